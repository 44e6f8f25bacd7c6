/** What lies on the table: every counter with its markers, the facts of the turn, the score. */
import type { Fact, Holding, Piece, Table } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import { scoreOf } from '../field/scoring.ts';
import { GONE, WAITING } from '../field/state.ts';
import { writeUnit } from '../model/readUnit.ts';
import { SIDES } from '../model/vocabulary.ts';
import { remarksOf } from '../muster/remarks.ts';
import { calendarTurn, dayOf } from '../scenarios/calendar.ts';
import type { ScoringHex, SetupLine } from '../scenarios/scenario.ts';
import { sideWords } from './action.ts';
import { askedHex } from './cavalryOffer.ts';
import { promptOf } from './prompt.ts';
import type { PlayState } from './stage.ts';
import { rulesOf, unitOf, weatherOf } from './standing.ts';
import { hexWords, leaderPieceId, unitPieceId } from './words.ts';

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
  const where = whereShown(state, i);
  return {
    id: unitPieceId(field, i),
    cell: where,
    off: offWords(field, unit),
    gone: unit.hex === GONE,
    record: { ...writeUnit(unitOf(field, state, i)) },
    remarks: [
      ...heldWords(field.unitLines[i]!, unit.released),
      ...(unit.flanksRefused ? ['flanks refused'] : []),
      ...(unit.moved ? ['moved this turn'] : []),
    ],
  };
}

/** A stack on its retreat is shown as far as it has come. */
function whereShown({ units, stage: { retreat } }: PlayState, i: number): number {
  const { hex } = units[i]!;
  if (hex < 0) return -1;
  return retreat?.units.includes(i) ? (retreat.entered.at(-1) ?? hex) : hex;
}

function leaderPiece(field: Field, state: PlayState, i: number): Piece {
  const leader = state.leaders[i]!;
  const { name, tactical, commandValue } = field.pieces.leaders[i]!;
  const { retreat } = state.stage;
  const along = retreat?.leaders.includes(i) ? retreat.entered.at(-1) : undefined;
  return {
    id: leaderPieceId(field, i),
    cell: leader.hex < 0 ? -1 : (along ?? leader.hex),
    off: offWords(field, leader),
    gone: leader.hex === GONE,
    record: { name, tactical, command: commandValue },
    remarks: [
      ...heldWords(field.leaderLines[i]!, leader.released),
      ...(leader.spent ? ['his assault failed this turn'] : []),
    ],
  };
}

function initiativeFact({ stage: { initiative } }: PlayState): readonly Fact[] {
  if (initiative === null) return [];
  const { side, dice } = initiative;
  return [{ title: 'Initiative', value: `${sideWords[side]}, ${dice[0]} to ${dice[1]}`, side }];
}

function factsOf(field: Field, state: PlayState, verdict: string): readonly Fact[] {
  const { scenario } = field;
  const day = dayOf(calendarTurn(scenario.firstTurn, state.turn));
  return [
    { title: 'Turn', value: `${state.turn} of ${scenario.turns}, ${day}` },
    { title: 'Weather', value: weatherOf(field, state) },
    ...initiativeFact(state),
    { title: 'Victory', value: verdict },
  ];
}

function holdingOf(field: Field, state: PlayState, { hex, place, points: worth }: ScoringHex): Holding {
  const cell = field.ground.map.cells.get(hex)!;
  const side = state.held[field.watched.indexOf(cell)]!;
  return { cell, side, title: place ?? hex, points: worth };
}

/** Pieces that the running action is about. */
function activePieces(field: Field, { stage }: PlayState): readonly string[] {
  const { march, activation, assault, retreat, fight } = stage;
  const units =
    retreat?.units ?? (march ? [march.unit] : (fight?.attackers ?? assault?.named ?? activation?.list ?? []));
  const leaders = [
    ...(march?.along ?? []),
    ...(assault ? [assault.leader] : []),
    ...(activation ? [activation.leader] : []),
  ];
  return [
    ...units.map((i) => unitPieceId(field, i)),
    ...[...new Set(leaders)].map((i) => leaderPieceId(field, i)),
  ];
}

function aimedAt(state: PlayState): readonly number[] {
  const { at, fight, assault } = state.stage;
  if (at === 'cavalry-offer') return [askedHex(state)];
  if (fight) return [fight.target];
  return assault ? [assault.target] : [];
}

function verdictOf(
  field: Field,
  state: PlayState,
): { readonly verdict: string; readonly score: Table['score'] } {
  const { union, confederate, level, lines } = scoreOf(field, state, rulesOf(state));
  const words = state.stage.at === 'game-over' ? `${level} victory` : `${level}`;
  return { verdict: `${words}, Union ${union} to Confederate ${confederate}`, score: lines };
}

export function tableOf(field: Field, state: PlayState): Table {
  const { verdict, score } = verdictOf(field, state);
  return {
    prompt: promptOf(field, state),
    facts: factsOf(field, state, verdict),
    pieces: [
      ...state.units.map((_, i) => unitPiece(field, state, i)),
      ...state.leaders.map((_, i) => leaderPiece(field, state, i)),
    ],
    holdings: field.scenario.scoring.map((hex) => holdingOf(field, state, hex)),
    active: activePieces(field, state),
    aimed: aimedAt(state),
    score,
    verdict,
    over: state.stage.at === 'game-over',
    losses: SIDES.flatMap((side) => [
      { side, title: 'Manpower lost in combat, retreats and surrenders', value: state.lost[side] },
      { side, title: 'Manpower lost on the march', value: state.strayed[side] },
    ]),
  };
}
