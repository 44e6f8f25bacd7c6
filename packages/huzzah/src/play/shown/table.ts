/** What lies on the table. Nothing is hidden in this game, so it is the same for everybody. */
import { capital, type Fact, type Holding, inWords, type Table, type TrackedTurn } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { GONE } from '../../field/state.ts';
import { SIDES, type Side } from '../../model/vocabulary.ts';
import { hourOf } from '../../scenarios/scenario.ts';
import { canOpen, groupIn, ownHexes } from '../choosing/groups.ts';
import { MACHINE } from '../sequence/sequence.ts';
import { isDusk } from '../state/segments.ts';
import type { PlayState } from '../state/stage.ts';
import { segmentIn } from '../state/standing.ts';
import { hexWords, leaderPieceId, pieceIn, SIDE_NAMES, unitPieceId } from '../state/words.ts';
import { aimsOf } from '../victory/aims.ts';
import { judgementOf } from '../victory/levels.ts';
import { scoreLines } from '../victory/points.ts';
import { leaderPiece, unitPiece } from './pieces.ts';
import { aimedAt, concernedIn } from './running.ts';

function promptOf(field: Field, state: PlayState): string {
  const { at, side } = state.stage;
  if (at === 'game-over') return `The game is over: ${judgementOf(field, state).words}.`;
  return `${SIDE_NAMES[side]}: ${MACHINE.decision(state).prompt(field, state)}`;
}

function factsOf(field: Field, state: PlayState): readonly Fact[] {
  const { turns } = field.scenario;
  const { title, side, id } = segmentIn(state);
  const dusk = isDusk(field, state) ? ', dusk' : '';
  const isRunning = state.stage.at !== 'set-up' && state.stage.at !== 'game-over';
  return [
    { title: 'Turn', value: `${state.turn} of ${turns}, ${hourOf(field.scenario, state.turn)}${dusk}` },
    ...(isRunning ? [{ title: 'Segment', value: `${id}, ${title}`, ...(id === 'o' ? {} : { side }) }] : []),
    { title: 'Victory', value: capital(judgementOf(field, state).words) },
  ];
}

const holdings = ({ goals }: Field, { control }: PlayState): readonly Holding[] =>
  goals.flatMap(({ cell, objective }, i) =>
    cell < 0 ? [] : [{ cell, side: control[i]!, title: objective.name, points: objective.points }],
  );

function arrivalsIn(field: Field, side: Side, turn: number): TrackedTurn['events'] {
  const { units, leaders } = field;
  const comers = [...units, ...leaders].filter((piece) => piece.side === side && piece.arrives === turn);
  const entries = [...new Set(comers.map(({ cell }) => cell))];
  return entries.map((cell) => ({
    side,
    text: `${inWords(comers.filter((one) => one.cell === cell).map(({ label }) => label))}, by ${hexWords(field, cell)}`,
  }));
}

const trackOf = (field: Field): readonly TrackedTurn[] =>
  Array.from({ length: field.scenario.turns }, (_, i) => i + 1).map((turn) => ({
    turn,
    title: hourOf(field.scenario, turn),
    events: SIDES.flatMap((side) => arrivalsIn(field, side, turn)),
  }));

/** Stacks that could still be chosen, by their first piece. */
function readyOf(field: Field, state: PlayState): readonly string[] {
  const { at } = state.stage;
  if (at !== 'fire-choose' && at !== 'horse-choose' && at !== 'action-choose') return [];
  return ownHexes(field, state)
    .filter((hex) => canOpen(field, state, hex))
    .map((hex) => pieceIn(field, groupIn(field, state, hex)));
}

const lossesOf = (field: Field, state: PlayState): Table['losses'] =>
  SIDES.flatMap((side) => {
    const lost = field.own[side].filter((unit) => state.units[unit]!.hex === GONE).length;
    const sp = field.own[side].reduce((sum, unit) => {
      const { hex, reduced } = state.units[unit]!;
      const piece = field.units[unit]!;
      return sum + (hex === GONE ? piece.sp : reduced ? piece.sp - piece.reducedSp : 0);
    }, 0);
    return [
      { side, title: 'Units destroyed', value: lost },
      { side, title: 'Strength points lost', value: sp },
    ];
  });

export function tableOf(field: Field, state: PlayState): Table {
  const { units, leaders } = concernedIn(state);
  return {
    prompt: promptOf(field, state),
    decides: state.stage.at,
    facts: factsOf(field, state),
    pieces: [
      ...state.units.map((_, i) => unitPiece(field, state, i)),
      ...state.leaders.map((_, i) => leaderPiece(field, state, i)),
    ],
    holdings: holdings(field, state),
    active: [...units.map((i) => unitPieceId(field, i)), ...leaders.map((i) => leaderPieceId(field, i))],
    aimed: aimedAt(state),
    score: scoreLines(field, state),
    verdict: capital(judgementOf(field, state).words),
    aims: aimsOf(field, state),
    track: trackOf(field),
    turn: state.turn,
    ready: readyOf(field, state),
    over: state.stage.at === 'game-over',
    losses: lossesOf(field, state),
  };
}
