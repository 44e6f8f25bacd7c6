/** Units and leaders as they lie on the table. */
import type { CounterRecord, Piece } from '@longroll/kernel';
import type { Field, UnitPiece } from '../../field/field.ts';
import { GONE, UNKNOWN, type UnitState, WAITING } from '../../field/state.ts';
import { unitRecord } from '../../muster/records.ts';
import { hourWords } from '../../scenarios/hours.ts';
import type { View } from '../seen/viewing.ts';
import { isHidden } from '../state/standing.ts';
import { leaderPieceId, squareWords, unitPieceId } from '../state/words.ts';

/** What is never seen of an enemy, and what is not where units are hidden (21.13). */
const UNSEEN = ['ammo', 'outOfAmmo'];
const INSIDE = ['efficiency', 'fatigue', 'tired', 'operationPoints', ...UNSEEN];

const without = (record: CounterRecord, fields: readonly string[]): CounterRecord =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !fields.includes(field)));

function recordOf(field: Field, view: View, unit: number): CounterRecord {
  const piece = field.units[unit]!;
  const record = unitRecord(piece, view.units[unit]!);
  const whole = view.shots.some((shot) => shot.unit === unit) ? { ...record, fired: true } : record;
  if (piece.side === view.seat || view.stage.at === 'game-over') return whole;
  return without(whole, isHidden(view) ? INSIDE : UNSEEN);
}

function offWords(field: Field, unit: number, { square }: UnitState): string {
  if (square === GONE) return 'gone';
  if (square !== WAITING) return '';
  const { line, cell } = field.units[unit]!;
  return `comes at ${hourWords(line.arrives!)}, by ${squareWords(field, cell)}`;
}

function remarksOf(
  { seat }: View,
  { side, release, releasePercent }: UnitPiece,
  unit: UnitState,
): readonly string[] {
  if (side !== seat) return [];
  const when =
    releasePercent < 100
      ? `from ${hourWords(release)} by ${releasePercent} % a turn`
      : `at ${hourWords(release)}`;
  return [
    ...(unit.active ? [] : [`not yet released: ${when}, or when an enemy comes near`]),
    ...(unit.inCommand ? [] : ['out of command']),
    ...(unit.ambushed ? ['ambushed: does nothing more in this phase'] : []),
    ...(unit.holdFire ? ['holds its fire'] : []),
    ...(unit.plot?.melee ? ['is to charge'] : []),
  ];
}

/** Null for one of whom nothing is known. */
export function unitPiece(field: Field, view: View, i: number): Piece | null {
  const unit = view.units[i]!;
  const piece = field.units[i]!;
  if (unit.square === UNKNOWN) return null;
  return {
    id: unitPieceId(field, i),
    side: piece.side,
    ...(unit.mode === 'routed' ? {} : { facing: unit.facing }),
    known: 'seen',
    cell: unit.square < 0 ? -1 : unit.square,
    off: offWords(field, i, unit),
    gone: unit.square === GONE,
    record: recordOf(field, view, i),
    remarks: remarksOf(view, piece, unit),
  };
}

const LEADER_OFF = { lost: 'lost', out: 'without a unit', serving: '' } as const;

export function leaderPiece(field: Field, view: View, i: number): Piece | null {
  const { unit, status, replacement } = view.leaders[i]!;
  const { side, name, rank, factor } = field.leaders[i]!;
  if (unit === UNKNOWN) return null;
  const square = unit < 0 ? -1 : view.units[unit]!.square;
  const waits = unit >= 0 && square < 0;
  return {
    id: leaderPieceId(field, i),
    side,
    known: 'seen',
    cell: Math.max(-1, square),
    off: waits ? offWords(field, unit, view.units[unit]!) : LEADER_OFF[status],
    gone: status !== 'serving',
    record: { name, rank, factor: replacement ? 1 : factor },
    remarks: replacement ? [`stands in for ${name}`] : [],
  };
}

/** Where somebody was last seen (21.13.2): a ghost with its hour. */
export function contactPieces(field: Field, { sight, seat, units }: View): readonly Piece[] {
  if (seat !== 'union' && seat !== 'confederate') return [];
  return sight[seat].contacts
    .filter(({ unit }) => units[unit]!.square === UNKNOWN)
    .map(({ unit, square, men, turn }) => ({
      id: unitPieceId(field, unit),
      side: field.units[unit]!.side,
      known: 'there',
      cell: square,
      off: '',
      gone: false,
      record: { name: field.units[unit]!.name, men },
      remarks: [`last seen at ${hourWords(turn)}`],
    }));
}
