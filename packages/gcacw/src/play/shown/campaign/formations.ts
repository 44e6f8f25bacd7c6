/** The formations of a campaign: each leader with the units of his command, and those who have none. */
import type { Formation } from '@longroll/kernel';
import type { Field } from '../../../field/field.ts';
import { isSubordinate } from '../../../field/pieces.ts';
import { SIDE_NAMES, SIDES, type Side } from '../../../model/vocabulary.ts';
import type { PlayState } from '../../state/stage.ts';
import { leadersOfSide, unitsOfSide } from '../../state/standing.ts';
import { hexWords, leaderPieceId, unitPieceId } from '../../state/words.ts';

/** In the order of march: the hexes from the leader's on, then the strongest first. */
function inOrder(field: Field, state: PlayState, units: readonly number[], lead: number): readonly number[] {
  const first = (i: number) => (state.units[i]!.hex === lead ? 0 : 1);
  const name = (i: number) => field.pieces.units[i]!.name;
  return [...units].sort(
    (a, b) =>
      first(a) - first(b) ||
      state.units[a]!.hex - state.units[b]!.hex ||
      state.units[b]!.manpower - state.units[a]!.manpower ||
      (name(a) < name(b) ? -1 : 1),
  );
}

function textOf(field: Field, state: PlayState, units: readonly number[], hex: number): string {
  const manpower = units.reduce((sum, i) => sum + state.units[i]!.manpower, 0);
  const count = units.length === 1 ? '1 unit' : `${units.length} units`;
  const where = hex >= 0 ? ` at ${hexWords(field, hex)}` : '';
  return `${count}, ${manpower} manpower${where}`;
}

const onMap = (field: Field, state: PlayState, side: Side): readonly number[] =>
  unitsOfSide(field, side).filter((i) => state.units[i]!.hex >= 0);

function ledBy(field: Field, state: PlayState, leader: number): readonly Formation[] {
  const piece = field.pieces.leaders[leader]!;
  const { hex } = state.leaders[leader]!;
  if (hex < 0 || piece.rank === 'army') return [];
  const his = onMap(field, state, piece.side).filter((i) => isSubordinate(field.pieces.units[i]!, piece));
  const units = inOrder(field, state, his, hex);
  return [
    {
      ...{ title: piece.name, side: piece.side, leader: leaderPieceId(field, leader) },
      pieces: units.map((i) => unitPieceId(field, i)),
      text: textOf(field, state, units, hex),
    },
  ];
}

function others(field: Field, state: PlayState, side: Side, led: readonly Formation[]): readonly Formation[] {
  const taken = new Set(led.flatMap(({ pieces }) => pieces));
  const left = onMap(field, state, side).filter((i) => !taken.has(unitPieceId(field, i)));
  if (left.length === 0) return [];
  const units = inOrder(field, state, left, -1);
  return [
    {
      ...{ title: `${SIDE_NAMES[side]} units without a leader of their own`, side },
      pieces: units.map((i) => unitPieceId(field, i)),
      text: textOf(field, state, units, -1),
    },
  ];
}

export const formationsOf = (field: Field, state: PlayState): readonly Formation[] =>
  SIDES.flatMap((side) => {
    const led = leadersOfSide(field, side).flatMap((leader) => ledBy(field, state, leader));
    return [...led, ...others(field, state, side, led)];
  });
