/** Fire that the known enemies could bring on every square, in men lost by a usual line; drawn once for a phase and what is seen. */
import { keptBy } from '@longroll/kernel';
import { casualtyRate } from '../charts/weapons.ts';
import type { Field } from '../field/field.ts';
import { rangeOf, squareKind } from '../field/ground.ts';
import { sightFrom } from '../field/sight.ts';
import { isArtillery } from '../model/vocabulary.ts';
import type { PlayState } from '../play/state/stage.ts';
import { gunsLeft, isRouted, rulesOf } from '../play/state/standing.ts';
import { enemiesOf, type Look } from './look.ts';

interface Threats {
  readonly key: string;
  /** By square. */
  readonly fire: Float32Array;
}

/** Guns bear on everything within this, and on little beyond it. */
const LONGEST = 6;
const USUAL = 0.6;

/** How much of fire a kind of ground keeps off. */
const COVER: Readonly<Record<string, number>> = { woods: 0.6, town: 0.5, cornfield: 0.85 };
export const coverIn = ({ ground }: Field, square: number): number => COVER[squareKind(ground, square)] ?? 1;

/** Men that a unit costs a usual target at a range. */
export function fireOf(field: Field, state: PlayState, unit: number, range: number): number {
  const piece = field.units[unit]!;
  const record = state.units[unit]!;
  const strength = isArtillery(piece.arm) ? gunsLeft(piece, record) : record.men / 100;
  return casualtyRate(piece.weapon, range, rulesOf(state)) * strength * USUAL;
}

/** The squares around one, itself included. */
function squaresAround({ ground: { map } }: Field, square: number, reach: number): readonly number[] {
  const [x, y] = [map.x[square]!, map.y[square]!];
  const found: number[] = [];
  const [left, right] = [Math.max(0, x - reach), Math.min(map.width - 1, x + reach)];
  for (let row = Math.max(0, y - reach); row <= y + reach; row++)
    for (let column = left; column <= right; column++) {
      const at = map.slots[row * map.width + column] ?? -1;
      if (at >= 0) found.push(at);
    }
  return found;
}

function drawn({ field, view, side }: Look, key: string): Threats {
  const fire = new Float32Array(field.ground.map.size);
  for (const enemy of enemiesOf(field, view, side)) {
    const record = view.units[enemy]!;
    if (isRouted(record) || record.mode === 'limbered') continue;
    const reach = isArtillery(field.units[enemy]!.arm) ? LONGEST : 2;
    const seen = sightFrom(field.ground, record.square);
    for (const square of squaresAround(field, record.square, reach))
      if (seen[square] === 1)
        fire[square]! += fireOf(field, view, enemy, rangeOf(field.ground.map, record.square, square));
  }
  return { key, fire };
}

const last = keptBy((_: Field): { threats: Threats | null } => ({ threats: null }));

/** All that the drawing hangs on. */
function keyOf({ field, view, side }: Look): string {
  let key = side as string;
  for (const enemy of enemiesOf(field, view, side)) {
    const { square, men, mode } = view.units[enemy]!;
    key += `,${enemy}:${square}:${men}${mode[0]}`;
  }
  return key;
}

export function threatsTo(look: Look): Float32Array {
  const kept = last(look.field);
  const key = keyOf(look);
  if (kept.threats?.key !== key) kept.threats = drawn(look, key);
  return kept.threats.fire;
}
