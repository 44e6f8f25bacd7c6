/** Dice as they fall over the map: under half a second, skipped by a tap, still at once for those who want calm. */
import type { Drawn } from '@longroll/kernel';
import { useEffect, useState } from 'react';
import { DieFace } from '../roll/DieFace.tsx';
import { resultOf } from './changes.ts';
import { seenAt } from './seat.ts';
import type { Desk } from './useDesk.ts';

const STEPS = 6;
const STEP = 65;

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How many steps of the fall are left: 0 when the dice lie. */
function useFall(key: string): { readonly left: number; readonly skip: () => void } {
  const [fall, setFall] = useState({ key, left: 0 });
  if (fall.key !== key) setFall({ key, left: isCalm() ? 0 : STEPS });
  useEffect(() => {
    if (fall.left === 0) return;
    const next = setTimeout(() => setFall((now) => ({ ...now, left: now.left - 1 })), STEP);
    return () => clearTimeout(next);
  }, [fall]);
  return { left: fall.left, skip: () => setFall({ key: fall.key, left: 0 }) };
}

interface Fallen {
  readonly move: number;
  readonly words: string;
  readonly draws: readonly Drawn[];
  readonly result: string;
}

/** What fell in the move that the table is shown after. */
function fallenAt({ played: { game }, at, playable, side }: Desk): Fallen | null {
  const seen = at > 0 ? seenAt(game, at - 1, side) : null;
  if (!seen || seen.sealed || seen.draws.length === 0) return null;
  const { told, draws } = seen;
  return { move: at, words: told.text, draws, result: resultOf(game, playable, seen, side) };
}

export function DiceTray({ desk }: { readonly desk: Desk }) {
  const fallen = fallenAt(desk);
  const key = fallen ? `${fallen.move} ${fallen.draws.length}` : '';
  const { left, skip } = useFall(key);
  const [away, setAway] = useState('');
  if (!fallen || away === key) return null;
  return (
    <button
      key={key}
      type="button"
      className="dice-tray"
      data-falling={left > 0 || undefined}
      onClick={() => (left > 0 ? skip() : setAway(key))}
    >
      <span className="fallen">
        {fallen.draws.flatMap(({ draw, dice, faces }, d) =>
          dice.map(({ name, faces: sides }, i) => (
            <DieFace
              // biome-ignore lint/suspicious/noArrayIndexKey: the same die may be thrown twice.
              key={`${draw} ${d} ${i}`}
              name={name}
              face={
                left > 0 ? (sides[(faces[i]! + left * 5 + i * 3) % sides.length] ?? faces[i]!) : faces[i]!
              }
              pips={sides.at(-1) === 6}
            />
          )),
        )}
      </span>
      <span className="told">
        <span className="words">{fallen.words}</span>
        {fallen.result !== '' && left === 0 && <b>{fallen.result}</b>}
      </span>
      <span className="visually-hidden">{left > 0 ? 'Skip the fall of the dice' : 'Put the dice away'}</span>
    </button>
  );
}
