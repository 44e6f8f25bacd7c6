/** Units and leaders as they lie on the table. */
import type { CounterRecord, Piece } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { GONE, WAITING } from '../../field/state.ts';
import { unitRecord } from '../../muster/records.ts';
import { hourOf } from '../../scenarios/scenario.ts';
import { isReserved } from '../choosing/groups.ts';
import type { PlayState } from '../state/stage.ts';
import { ordersOf, rulesOf } from '../state/standing.ts';
import { FORMATION_WORDS, hexWords, leaderPieceId, unitPieceId } from '../state/words.ts';

const recordOf = (field: Field, state: PlayState, i: number): CounterRecord => ({
  ...unitRecord(field.units[i]!, state.units[i]!),
  orders: ordersOf(field, state, [i]),
});

function offWords(
  field: Field,
  { hex }: { readonly hex: number },
  arrives: number | null,
  cell: number,
): string {
  if (hex === GONE) return 'lost';
  if (hex !== WAITING || arrives === null) return '';
  return `comes at ${hourOf(field.scenario, arrives)}, by ${hexWords(field, cell)}`;
}

function remarksOf(field: Field, state: PlayState, i: number): readonly string[] {
  const { hex, formation, marker, inCommand, usedRoad, acted } = state.units[i]!;
  if (hex < 0) return [];
  return [
    ...(formation === 'line' ? [] : [FORMATION_WORDS[formation]]),
    ...(marker ? ['has fired at movers: -2 on its fire'] : []),
    ...(inCommand ? [] : ['out of command']),
    ...(usedRoad ? ['on the road'] : []),
    ...(acted ? ['has acted in this segment'] : []),
    ...(isReserved(field, state, i) ? [`in reserve until turn ${rulesOf(state).fitchRelease}`] : []),
  ];
}

export function unitPiece(field: Field, state: PlayState, i: number): Piece {
  const record = state.units[i]!;
  const { side, arrives, cell } = field.units[i]!;
  const isFaced = record.state !== 'routed' && record.formation !== 'skirmish';
  return {
    id: unitPieceId(field, i),
    side,
    ...(isFaced && { facing: record.facing }),
    known: 'seen',
    cell: Math.max(-1, record.hex),
    off: offWords(field, record, arrives, cell),
    gone: record.hex === GONE,
    record: recordOf(field, state, i),
    remarks: remarksOf(field, state, i),
  };
}

export function leaderPiece(field: Field, state: PlayState, i: number): Piece {
  const record = state.leaders[i]!;
  const { side, name, rank, leads, arrives, cell } = field.leaders[i]!;
  return {
    id: leaderPieceId(field, i),
    side,
    known: 'seen',
    cell: Math.max(-1, record.hex),
    off: offWords(field, record, arrives, cell),
    gone: record.hex === GONE,
    record: { name, rank, leads, radius: record.radius },
    remarks: record.lost > 0 && record.hex >= 0 ? [`stands in for ${name}`] : [],
  };
}
