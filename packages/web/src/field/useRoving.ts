/** One list, one stop of the Tab key: arrows walk its buttons, letters find them, Escape leaves it. */
import { type KeyboardEvent, type RefObject, useRef } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
/** Letters typed within this time of one another are one word. */
const WORD = 700;

const buttonsIn = (list: HTMLElement): readonly HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('button:not(:disabled)'),
];

function target(list: HTMLElement, key: string): HTMLElement | undefined {
  const all = buttonsIn(list);
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const at = all.indexOf(document.activeElement as HTMLElement);
  return all[(at + step + all.length) % all.length];
}

const plain = (text: string | null): string => (text ?? '').trim().toLowerCase();

/** The next button whose words begin with what was typed, or have a word that does. */
function spelled(list: HTMLElement, typed: string): HTMLElement | undefined {
  const all = buttonsIn(list);
  const from = all.indexOf(document.activeElement as HTMLElement) + (typed.length === 1 ? 1 : 0);
  const turned = [...all.slice(from), ...all.slice(0, from)];
  const begins = (one: HTMLElement) => plain(one.textContent).startsWith(typed);
  return turned.find(begins) ?? turned.find((one) => plain(one.textContent).includes(` ${typed}`));
}

/** What was spelled is done with Enter: the next letter begins anew. */
const afterKey = <T extends { readonly until: number }>(word: T, { key }: KeyboardEvent): T =>
  key === 'Enter' ? { ...word, until: 0 } : word;

/** `reserved` are letters that mean something else when nothing has been typed before; Shift overrides that. */
export function useRoving(list: RefObject<HTMLElement | null>, onEscape?: () => void, reserved = '') {
  const word = useRef({ typed: '', until: 0 });
  const spell = (event: KeyboardEvent): HTMLElement | undefined => {
    const isOpen = event.timeStamp < word.current.until;
    const typed = (isOpen ? word.current.typed : '') + event.key.toLowerCase();
    if (!isOpen && !event.shiftKey && reserved.includes(typed)) return undefined;
    word.current = { typed, until: event.timeStamp + WORD };
    event.stopPropagation();
    return spelled(list.current!, typed);
  };
  return (event: KeyboardEvent) => {
    word.current = afterKey(word.current, event);
    if (!list.current || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && onEscape) {
      event.stopPropagation();
      onEscape();
      return;
    }
    // A blank within a word is part of it, not a press of the button.
    const isBlank = event.key === ' ' && event.timeStamp < word.current.until;
    const isLetter = event.key.length === 1 && /\p{L}|\p{N}/u.test(event.key);
    const next = isLetter || isBlank ? spell(event) : target(list.current, event.key);
    if (next || isBlank) event.preventDefault();
    next?.focus();
  };
}
