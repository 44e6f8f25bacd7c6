/** Somebody is asked in the midst of what the other side does: on the map, whose word it is, what he may say, and its odds. */
import type { Registry } from '@longroll/kernel';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { answersOf } from './answers.ts';
import { Peek } from './Peek.tsx';
import { sideTitle } from './scenarios.ts';
import type { Desk } from './useDesk.ts';

/** Wide enough for words beside what they are about; else they would cover the map. */
const WIDE = '(min-width: 56rem)';
const hearWidth = (heard: () => void): (() => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', heard);
  return () => query.removeEventListener('change', heard);
};
export const useWide = (): boolean => useSyncExternalStore(hearWidth, () => matchMedia(WIDE).matches);

interface AskedWordProps {
  readonly desk: Desk;
  readonly registry: Registry;
}

export function AskedWord({ desk, registry }: AskedWordProps) {
  const answers = answersOf(desk);
  const first = useRef<HTMLButtonElement>(null);
  const { asked, prompt } = desk.table;
  const at = desk.played.game.moves.length;
  useLayoutEffect(() => {
    // A new question takes the keys to itself.
    if (at >= 0) first.current?.focus({ preventScroll: true });
  }, [at]);
  if (asked === undefined || answers.length === 0) return null;
  const side = sideTitle(desk.playable.sheet, asked);
  const words = prompt.startsWith(`${side}: `) ? prompt.slice(side.length + 2) : prompt;
  return (
    <section className="asked-word" data-side={asked} aria-label={`${side} is asked`}>
      <h2>
        <b>{side}, your word</b> {words}
      </h2>
      <ul>
        {answers.map(({ key, option }, i) => (
          <li key={option.key}>
            <button
              ref={i === 0 ? first : undefined}
              type="button"
              data-ends={option.told.ends || undefined}
              aria-keyshortcuts={key === '' ? undefined : key}
              onClick={() => desk.commit(option)}
              onPointerEnter={() => desk.setHint(option)}
              onPointerLeave={() => desk.setHint(null)}
              onFocus={() => desk.setHint(option)}
            >
              <span className="said">{option.told.text}</span>
              {key !== '' && <kbd>{key.toUpperCase()}</kbd>}
              {option.told.asks && <Peek registry={registry} option={option} />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** On the map, where there is room beside those it is about. */
export const AskedBeside = (props: AskedWordProps) => (useWide() ? <AskedWord {...props} /> : null);
