/** How far every hex is from a goal, in steps that can be walked; worked out once for a field and a goal. */
import { keptBy } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import { SIDES_OF_HEX } from '../field/ground.ts';

export const FAR = 250;

function walked({ ground: { map, inPlay, prohibited } }: Field, from: readonly number[]): Uint8Array {
  const steps = new Uint8Array(map.size).fill(FAR);
  let rim = from.filter((hex) => hex >= 0);
  for (const hex of rim) steps[hex] = 0;
  for (let far = 1; rim.length > 0 && far < FAR; far++) {
    const next: number[] = [];
    for (const hex of rim)
      for (let d = hex * SIDES_OF_HEX; d < (hex + 1) * SIDES_OF_HEX; d++) {
        const into = map.neighbours[d]!;
        if (into < 0 || inPlay[into] !== 1 || prohibited[into] === 1 || steps[into] !== FAR) continue;
        steps[into] = far;
        next.push(into);
      }
    rim = next;
  }
  return steps;
}

const known = keptBy((_: Field) => new Map<string, Uint8Array>());

/** By hex: steps to the nearest of these. */
export function stepsTo(field: Field, hexes: readonly number[]): Uint8Array {
  const all = known(field);
  const key = hexes.join();
  const found = all.get(key) ?? walked(field, hexes);
  all.set(key, found);
  return found;
}

/** To the hexes of a goal: its place, or any hex of its road. */
export const stepsToGoal = (field: Field, goal: number): Uint8Array => {
  const { cell, road } = field.goals[goal]!;
  return stepsTo(field, cell < 0 ? road : [cell]);
};
