/** Values that stay on the device. */
import { DEVICE, jsonIn, type Shelf } from './shelf.ts';

/** Null if there is none, or nonsense. */
export const readKept = (key: string): unknown => jsonIn(DEVICE.read(key));

/** What a reader made of what was kept, and whether that is all of it. */
export interface Understood<T> {
  readonly value: T;
  readonly isWhole: boolean;
}

const asideKey = (key: string): string => `aside.${key}`;

/** Texts that could not be read and were set aside, the latest last. */
export function setAside(key: string, shelf: Shelf = DEVICE): readonly string[] {
  const texts = jsonIn(shelf.read(asideKey(key)));
  return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
}

export const forgetAside = (key: string, shelf: Shelf = DEVICE): void => shelf.drop(asideKey(key));

function putAside(key: string, text: string, shelf: Shelf): boolean {
  const texts = setAside(key, shelf);
  return texts.includes(text) || shelf.write(asideKey(key), JSON.stringify([...texts, text]));
}

/** Neither read nor set aside: nothing is written over them. */
const untouched = new Set<string>();

/** Reads what is kept; where that is not all of it, the text is first set aside as it is. */
export function readWhole<T>(
  key: string,
  understand: (raw: unknown) => Understood<T>,
  shelf: Shelf = DEVICE,
): T {
  const text = shelf.read(key);
  const { value, isWhole } = understand(jsonIn(text));
  if (text !== null && !isWhole && !putAside(key, text, shelf)) untouched.add(key);
  return value;
}

/** Whether it could be kept; if not, what is on the page lasts as long as the page. */
export const writeKept = (key: string, value: unknown, shelf: Shelf = DEVICE): boolean =>
  !untouched.has(key) && shelf.write(key, JSON.stringify(value));
