/** What lies on the table: every counter with its markers, the facts of the turn, the score. */
import type { Fact, Holding, Piece, Table } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import type { Score } from '../../field/scoring.ts';
import { GONE, WAITING } from '../../field/state.ts';
import { writeUnit } from '../../model/readUnit.ts';
import { SIDE_NAMES, SIDES } from '../../model/vocabulary.ts';
import { remarksOf } from '../../muster/remarks.ts';
import { calendarTurn, dayOf } from '../../scenarios/calendar.ts';
import type { ScoringHex, SetupLine } from '../../scenarios/scenario.ts';
import { MACHINE } from '../sequence/sequence.ts';
import type { PlayState } from '../state/stage.ts';
import { unitOf, weatherOf } from '../state/standing.ts';
import { hexWords, leaderPieceId, unitPieceId } from '../state/words.ts';
import { campaignRemarks, campaignTable, isNowhere } from './campaign/table.ts';
import { aimedAt, concerned, listingOf } from './running.ts';
import { scoreNow } from './score.ts';
import { aimsOf, holderOf, trackOf } from './track.ts';

const offWords = (
  field: Field,
  { hex, entry, arrives }: PlayState['units'][number] | PlayState['leaders'][number],
): string => {
  if (hex === GONE) return 'lost';
  if (hex !== WAITING) return '';
  if (entry < 0) return 'off the map, returns with a unit of his';
  return `enters at ${hexWords(field, entry)} from turn ${arrives}`;
};

/** Footnotes of the set-up hold until the unit is released. */
const heldWords = (line: SetupLine, released: boolean): readonly string[] =>
  released ? [] : remarksOf(line);

function unitPiece(field: Field, state: PlayState, i: number): Piece {
  const unit = state.units[i]!;
  return {
    id: unitPieceId(field, i),
    side: field.pieces.units[i]!.side,
    known: 'seen',
    cell: unit.hex < 0 ? -1 : (onRetreat(state, 'units', i) ?? unit.hex),
    off: offWords(field, unit),
    gone: unit.hex === GONE,
    record: { ...writeUnit(unitOf(field, state, i)) },
    remarks: [
      ...heldWords(field.unitLines[i]!, unit.released),
      ...(unit.flanksRefused ? ['flanks refused'] : []),
      ...(unit.moved ? ['moved this turn'] : []),
      ...(state.campaign ? campaignRemarks(field, state, i) : []),
    ],
  };
}

/** A stack on its retreat is shown as far as it has come. */
function onRetreat({ stage }: PlayState, who: 'units' | 'leaders', i: number): number | undefined {
  return 'retreat' in stage && stage.retreat[who].includes(i) ? stage.retreat.entered.at(-1) : undefined;
}

function leaderPiece(field: Field, state: PlayState, i: number): Piece {
  const leader = state.leaders[i]!;
  const { name, side, tactical, commandValue } = field.pieces.leaders[i]!;
  return {
    id: leaderPieceId(field, i),
    side,
    known: 'seen',
    cell: leader.hex < 0 ? -1 : (onRetreat(state, 'leaders', i) ?? leader.hex),
    off: offWords(field, leader),
    gone: leader.hex === GONE,
    record: { name, tactical, command: commandValue },
    remarks: [
      ...heldWords(field.leaderLines[i]!, leader.released),
      ...(leader.spent ? ['his assault failed this turn'] : []),
    ],
  };
}

function initiativeFact({ stage }: PlayState): readonly Fact[] {
  if (!('phase' in stage)) return [];
  const { winner } = stage.phase;
  return [{ title: 'Initiative', value: SIDE_NAMES[winner], side: winner }];
}

const weatherWords = (field: Field, state: PlayState): string =>
  state.campaign?.today.rain === 'pending' ? 'dry, rain to come' : weatherOf(field, state);

function factsOf(field: Field, state: PlayState): readonly Fact[] {
  const { scenario } = field;
  const day = dayOf(calendarTurn(scenario.firstTurn, state.turn));
  return [
    { title: 'Turn', value: `${state.turn} of ${scenario.turns}, ${day}` },
    { title: 'Weather', value: weatherWords(field, state) },
    ...(state.campaign ? [{ title: 'Event', value: state.campaign.today.event }] : []),
    ...initiativeFact(state),
  ];
}

function holdingOf(field: Field, state: PlayState, { hex, place, points: worth }: ScoringHex): Holding {
  const cell = field.ground.map.cells.get(hex)!;
  return { cell, side: holderOf(field, state, cell), title: place ?? hex, points: worth };
}

/** The next thing to do, in one sentence. */
function promptOf(field: Field, state: PlayState): string {
  const { at, side } = state.stage;
  if (at === 'game-over') return 'The game is over.';
  return `${SIDE_NAMES[side]}: ${MACHINE.decision(state).prompt(field, state)}`;
}

function verdictOf({ stage }: PlayState, { union, confederate, level }: Score): string {
  const words = stage.at === 'game-over' ? `${level} victory` : `${level}`;
  return `${words}, Union ${union} to Confederate ${confederate}`;
}

export function tableOf(field: Field, state: PlayState): Table {
  const score = scoreNow(field, state);
  const verdict = verdictOf(state, score);
  return {
    prompt: promptOf(field, state),
    decides: state.stage.at,
    facts: factsOf(field, state),
    pieces: [
      ...state.units.flatMap((_, i) => (isNowhere(state, 'units', i) ? [] : [unitPiece(field, state, i)])),
      ...state.leaders.flatMap((_, i) =>
        isNowhere(state, 'leaders', i) ? [] : [leaderPiece(field, state, i)],
      ),
    ],
    holdings: field.scenario.scoring.map((hex) => holdingOf(field, state, hex)),
    active: concerned(field, state),
    aimed: aimedAt(state),
    score: score.lines,
    verdict,
    aims: aimsOf(field, state, score),
    track: trackOf(field, state),
    turn: state.turn,
    ...listingOf(field, state),
    ...(state.campaign ? campaignTable(field, state) : {}),
    over: state.stage.at === 'game-over',
    losses: SIDES.flatMap((side) => [
      { side, title: 'Manpower lost in combat, retreats and surrenders', value: state.lost[side] },
      { side, title: 'Manpower lost on the march', value: state.strayed[side] },
    ]),
  };
}
