/** The game turn segment (17.19): markers off, leaders replaced, points for holding, the next turn or the end. */
import { type Bar, bar, began, happened, type Umpire } from '@longroll/kernel';
import { ALL } from '../../counters/counter.ts';
import type { Field } from '../../field/field.ts';
import { GONE } from '../../field/state.ts';
import { SIDES, type Side } from '../../model/vocabulary.ts';
import { changeLeaders, changeUnits } from '../state/change.ts';
import type { DecisionIn, DeedIn } from '../state/flow.ts';
import type { In, PlayState } from '../state/stage.ts';
import { to } from '../state/stage.ts';
import { hexId, hexNamed, leaderNamed, rulesOf, situationIn } from '../state/standing.ts';
import { groupWords, hexWords, leaderName, leaderPieceId, told } from '../state/words.ts';
import { controlled } from '../victory/control.ts';
import { judgementOf } from '../victory/levels.ts';

const marked = ({ units }: PlayState): readonly number[] =>
  units.flatMap(({ marker }, unit) => (marker ? [unit] : []));

/** Hexes in which a leader who was lost may be replaced: with any stack of his organization (17.14.3). */
function placesFor(field: Field, state: PlayState, leader: number): readonly number[] {
  const { side, leads } = field.leaders[leader]!;
  const situation = situationIn(field, state);
  return situation
    .hexesOf(side)
    .filter((hex) => leads === ALL || field.units[situation.firstIn(hex)]!.higherOrganization === leads);
}

const lostOf = (field: Field, state: PlayState, side: Side): readonly number[] =>
  field.ownLeaders[side].filter((leader) => state.leaders[leader]!.hex === GONE);

const hasReplacement = (field: Field, state: PlayState, side: Side): boolean =>
  lostOf(field, state, side).some((leader) => placesFor(field, state, leader).length > 0);

/** Markers off; then the owners replace their leaders, the Union first. */
export function gameTurn(field: Field, state: In<'game-turn'>): PlayState {
  const clean = changeUnits(state, marked(state), { marker: false });
  const due = SIDES.find((side) => hasReplacement(field, clean, side));
  return due === undefined
    ? to(clean, { at: 'taking-stock', side: 'union' })
    : to(clean, { at: 'replace', side: due });
}

const NOT_LOST = bar('not-lost', '17.14.3', 'He is not lost, or not yours.');
const NOT_HIS = bar('not-his', '17.14.3', 'No stack of his organization stands there.');

function replaceBar(field: Field, state: In<'replace'>, leader: number, hex: number): Bar | null {
  if (leader < 0 || !lostOf(field, state, state.stage.side).includes(leader)) return NOT_LOST;
  return placesFor(field, state, leader).includes(hex) ? null : NOT_HIS;
}

const REPLACE_LEADER: DeedIn<'replace', 'replace'> = {
  candidates: (field, state) =>
    lostOf(field, state, state.stage.side).flatMap((leader) =>
      placesFor(field, state, leader).map((hex) => ({
        do: 'replace' as const,
        leader: leaderPieceId(field, leader),
        hex: hexId(field, hex),
      })),
    ),
  bar: (field, state, { leader, hex }) =>
    replaceBar(field, state, leaderNamed(field, leader), hexNamed(field, hex)),
  play: (field, state, { leader, hex }, u) => {
    const who = leaderNamed(field, leader);
    const { replacementRadiusLoss } = rulesOf(state);
    u.note(() => [
      happened(
        '17.14.3',
        `Another takes the place of ${leaderName(field, who)}, at ${hexWords(field, hexNamed(field, hex))}.`,
      ),
    ]);
    const placed = changeLeaders(state, [who], ({ radius }) => ({
      hex: hexNamed(field, hex),
      radius: Math.max(1, radius - replacementRadiusLoss),
    }));
    return to(placed, { at: 'game-turn', side: state.stage.side });
  },
  tell: (field, state, { leader, hex }) => {
    const [who, where] = [leaderNamed(field, leader), hexNamed(field, hex)];
    const units = situationIn(field, state).unitsIn(where);
    const text = `Another takes the place of ${leaderName(field, who)}, with ${groupWords(field, { units, leaders: [] })} in ${hexWords(field, where)}`;
    return told('Replacements', '17.14.3', text, { piece: leaderPieceId(field, who), cell: where });
  },
};

export const REPLACE: DecisionIn<'replace'> = {
  rule: bar('replace', '17.14.3', 'Leaders who were lost are replaced.'),
  prompt: () => 'place a leader for one who was lost.',
  deeds: { replace: REPLACE_LEADER },
};

/** Points for holding, control, then the next turn or the end (17.19). */
export function takeStock(field: Field, state: In<'taking-stock'>, u: Umpire): PlayState {
  const held = controlled(field, holdCounted(field, state), u);
  if (state.turn >= field.scenario.turns) {
    const over = to(held, { at: 'game-over', side: 'union' });
    u.note(() => [began('17.19', `The game is over: ${judgementOf(field, over).words}.`)]);
    return over;
  }
  return to({ ...held, turn: state.turn + 1 }, { at: 'turn-start', side: 'union' });
}

/** Points for a hex that is kept at the end of a turn (18.3.2). */
function holdCounted(field: Field, state: PlayState): PlayState {
  const { holdRedoubt } = rulesOf(state);
  const kept = field.scenario.hold.filter(({ hex, side }) => {
    const goal = field.goals.findIndex(({ cell }) => cell === hexNamed(field, hex));
    return state.control[goal] === side;
  });
  const won = (side: Side): number => kept.filter((one) => one.side === side).length * holdRedoubt;
  const { union, confederate } = state.hold;
  return {
    ...state,
    hold: { union: union + won('union'), confederate: confederate + won('confederate') },
  };
}
