/** Dice as they fall: under half a second, skipped by a tap, still at once for those who want calm. */
import type { Drawn } from '@longroll/kernel';
import { useEffect, useRef, useState } from 'react';
import { DieFace } from '../roll/DieFace.tsx';
import { isCalm, lasting } from '../settings/motion.ts';
import { useSettings } from '../settings/settings.ts';
import { soundDice } from './sound.ts';

const STEPS = 6;
const STEP = 65;
/** A night's recovery throws dozens: so many are shown. */
const MOST = 6;

export interface Fall {
  /** How many steps are left: 0 when the dice lie. */
  readonly left: number;
  readonly skip: () => void;
}

/** `key` tells one throw from another; those that lay there when the page came have fallen long ago. */
export function useFall(key: string): Fall {
  const [fall, setFall] = useState({ key, left: 0 });
  if (fall.key !== key) setFall({ key, left: key === '' || isCalm() ? 0 : STEPS });
  useEffect(() => {
    if (fall.left === 0) return;
    const next = setTimeout(() => setFall((now) => ({ ...now, left: now.left - 1 })), lasting(STEP));
    return () => clearTimeout(next);
  }, [fall]);
  return { left: fall.left, skip: () => setFall({ key: fall.key, left: 0 }) };
}

/** Each new throw is heard, where the player wants to hear it. */
export function useDiceSound(key: string, dice: number): void {
  const { sound } = useSettings();
  const heard = useRef(key);
  useEffect(() => {
    if (heard.current === key) return;
    heard.current = key;
    if (sound && dice > 0) soundDice(dice);
  }, [key, dice, sound]);
}

interface Fallen {
  readonly key: string;
  readonly name: string;
  readonly sides: readonly number[];
  readonly face: number;
}

export const fallenIn = (draws: readonly Drawn[]): readonly Fallen[] =>
  draws.flatMap(({ draw, dice, faces }, d) =>
    dice.map(({ name, faces: sides }, i) => ({ key: `${draw} ${d} ${i}`, name, sides, face: faces[i]! })),
  );

/** What a die shows on its way. */
const tumbling = ({ sides, face }: Fallen, left: number, place: number): number =>
  left > 0 ? (sides[(face + left * 5 + place * 3) % sides.length] ?? face) : face;

interface DiceTrayProps {
  readonly draws: readonly Drawn[];
  readonly fall: Fall;
}

export function DiceTray({ draws, fall: { left, skip } }: DiceTrayProps) {
  const fallen = fallenIn(draws);
  if (fallen.length === 0) return null;
  const dice = fallen
    .slice(0, MOST)
    .map((die, i) => (
      <DieFace key={die.key} name={die.name} face={tumbling(die, left, i)} pips={die.sides.at(-1) === 6} />
    ));
  if (left > 0)
    return (
      <button type="button" className="dice-tray fallen" data-falling onClick={skip}>
        {dice}
        <span className="visually-hidden">Skip the fall of the dice</span>
      </button>
    );
  return (
    <div className="dice-tray fallen">
      {dice}
      {fallen.length > MOST && <span className="more-dice">and {fallen.length - MOST} more</span>}
    </div>
  );
}
