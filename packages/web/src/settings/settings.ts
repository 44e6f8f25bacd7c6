/** How somebody likes his table: kept on the device, worn by the whole page. */
import { useSyncExternalStore } from 'react';
import { readKept, writeKept } from '../keep/kept.ts';

/** Every setting with what it may be; the first is what a new device has. */
export const CHOICES = {
  /** A decision with one choice is made by itself. */
  forced: [false, true],
  /** How dice fall and the map glides. */
  motion: ['normal', 'fast', 'off'],
  /** Of the replay. */
  pace: ['normal', 'slow', 'fast'],
  sound: [false, true],
  /** The second palette can be told apart by those who see red and green alike. */
  palette: ['plain', 'clear'],
  /** Size of the type, in percent. */
  type: [100, 115, 130],
} as const;

export type Settings = { readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] };
export type SettingName = keyof Settings;

const NAMES = Object.keys(CHOICES) as readonly SettingName[];
const KEY = 'settings';

/** What is not known, or nonsense, is as on a new device. */
export function readSettings(raw: unknown): Settings {
  const said = (typeof raw === 'object' && raw !== null ? raw : {}) as Partial<Record<SettingName, unknown>>;
  const chosen = (name: SettingName) => {
    const choices: readonly unknown[] = CHOICES[name];
    return choices.includes(said[name]) ? said[name] : choices[0];
  };
  return Object.fromEntries(NAMES.map((name) => [name, chosen(name)])) as unknown as Settings;
}

let worn: Settings | null = null;
const watchers = new Set<() => void>();

export function settings(): Settings {
  worn ??= readSettings(readKept(KEY));
  return worn;
}

/** What the style sheet and the canvas go by. */
export function dress(root: HTMLElement, { palette, type, motion }: Settings = settings()): void {
  root.dataset['palette'] = palette;
  root.dataset['type'] = `${type}`;
  root.dataset['motion'] = motion;
}

export function change(part: Partial<Settings>): void {
  worn = { ...settings(), ...part };
  writeKept(KEY, worn);
  dress(document.documentElement);
  for (const call of watchers) call();
}

function watch(call: () => void): () => void {
  watchers.add(call);
  return () => watchers.delete(call);
}

export const useSettings = (): Settings => useSyncExternalStore(watch, settings);
