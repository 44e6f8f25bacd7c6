/** Initiative and passing (4.0). */
import { d6, rollOn, throwOf, type Umpire } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import { otherSide, type Side } from '../model/vocabulary.ts';
import { sideWords } from './action.ts';
import { marchBar } from './marching.ts';
import { frame, type PlayState } from './stage.ts';
import { sideOfUnit } from './standing.ts';

const DICE = throwOf(
  [d6('Union initiative die'), d6('Confederate initiative die')],
  ([u, c]) => u! * 10 + c!,
);

/** The higher die; a tied 1, 2 or 3 is the Union's, a tied 4, 5 or 6 the Confederates' (TOM). */
function winner(union: number, confederate: number): Side {
  if (union !== confederate) return union > confederate ? 'union' : 'confederate';
  return union <= 3 ? 'union' : 'confederate';
}

interface Initiative {
  readonly side: Side;
  readonly dice: readonly [number, number];
}

const CHANCE = rollOn('initiative dice', DICE, (both): Initiative => {
  const dice = [Math.floor(both / 10), both % 10] as const;
  return { side: winner(...dice), dice };
});

/** Whoever can do anything but pass can march: every other action too wants a unit that could (22.4). */
const isAble = (field: Field, state: PlayState, side: Side): boolean =>
  state.units.some((_, i) => sideOfUnit(field, i) === side && marchBar(field, state, i) === null);

/** The action phase begins; a side that can do nothing passes by itself (4.4). */
export function rollInitiative(field: Field, state: PlayState, u: Umpire): PlayState {
  if (!isAble(field, state, 'union') && !isAble(field, state, 'confederate'))
    return { ...state, stage: frame('recovery', 'union') };
  const initiative = u.draw(CHANCE);
  const { side, dice } = initiative;
  u.note(() => [
    {
      cite: '4.2',
      text: `Initiative: Union ${dice[0]}, Confederate ${dice[1]}`,
      value: sideWords[side],
      applied: true,
      group: 'Initiative',
    },
  ]);
  const able = isAble(field, state, side);
  const chooses = able ? side : otherSide(side);
  return { ...state, stage: { ...frame('choose-action', chooses), initiative, passed: !able } };
}

/** The other side may act if it can; if both have passed the cycle is over (4.3, 4.4). */
export function pass(field: Field, state: PlayState): PlayState {
  const { stage } = state;
  const other = otherSide(stage.side);
  if (stage.passed || !isAble(field, state, other)) return { ...state, stage: frame('recovery', 'union') };
  return { ...state, stage: { ...stage, side: other, active: other, passed: true } };
}
