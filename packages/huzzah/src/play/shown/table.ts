/** What lies on the table. Nothing is hidden in this game, so it is the same for everybody. */
import { capital, type Fact, type Holding, inWords, type Table, type TrackedTurn } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { GONE } from '../../field/state.ts';
import { SIDE_NAMES, SIDES, type Side } from '../../model/vocabulary.ts';
import { hourOf } from '../../scenarios/scenario.ts';
import { groupIn } from '../choosing/groups.ts';
import { MACHINE } from '../sequence/sequence.ts';
import { isDusk, placeOf, SEGMENTS } from '../state/segments.ts';
import type { Group, PlayState } from '../state/stage.ts';
import { segmentIn } from '../state/standing.ts';
import { hexWords, leaderPieceId, unitPieceId } from '../state/words.ts';
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
    ...(isRunning
      ? [
          {
            title: 'Segment',
            value: `${placeOf(id)} of ${SEGMENTS.length}, ${title}`,
            ...(id === 'o' ? {} : { side }),
          },
        ]
      : []),
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

const idsOf = (field: Field, { units, leaders }: Group): readonly string[] => [
  ...units.map((unit) => unitPieceId(field, unit)),
  ...leaders.map((leader) => leaderPieceId(field, leader)),
];

/** Who takes part in what a group does, and who has been left out (17.1). */
function listingOf(field: Field, state: PlayState): Pick<Table, 'listing'> {
  const { stage } = state;
  if (!('group' in stage)) return {};
  const { group } = stage;
  const all = idsOf(field, group.hex < 0 ? group : groupIn(field, state, group.hex));
  if (all.length < 2) return {};
  const pieces = idsOf(field, group);
  const out = all.filter((id) => !pieces.includes(id));
  return { listing: { title: 'Who takes part', pieces, most: all.length, out } };
}

/** The passive side is asked while the other acts. */
function askedIn(state: PlayState): Pick<Table, 'asked'> {
  const { at, side } = state.stage;
  if (at === 'set-up' || at === 'game-over' || at === 'replace') return {};
  return side === segmentIn(state).side ? {} : { asked: side };
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
    ...listingOf(field, state),
    ...askedIn(state),
    over: state.stage.at === 'game-over',
    losses: lossesOf(field, state),
  };
}
