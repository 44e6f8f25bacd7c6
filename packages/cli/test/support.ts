/** A world without a process: what was printed, and the status. */
import { readFile } from 'node:fs/promises';
import type { MapEntry, Registry } from '@longroll/kernel';
import { registry } from '@longroll/registry';
import { MAPS } from '@longroll/registry/maps';
import { run, type World } from '../src/index.ts';

export { registry };

export interface Printed {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

export interface Circumstances {
  readonly colour?: boolean;
  readonly width?: number;
  readonly registry?: Registry;
  readonly maps?: readonly MapEntry[];
  /** By address; the others are files. */
  readonly mapTexts?: Readonly<Record<string, string>>;
  readonly watched?: boolean;
  readonly files?: Readonly<Record<string, string>>;
  readonly webDir?: string;
  /** What becomes of that which another process prints. */
  readonly elsewhere?: (out: string) => string;
  /** Called with what was printed so far. */
  readonly untilStopped?: (out: string) => Promise<void>;
  /** Settles when somebody has had enough; nobody has, unless it is given. */
  readonly enough?: () => Promise<void>;
}

function worldOf(given: Circumstances, out: string[], err: string[]): World {
  return {
    registry: given.registry ?? registry,
    maps: given.maps ?? MAPS,
    readMap: async (address) => given.mapTexts?.[address] ?? readFile(new URL(address), 'utf8'),
    watched: given.watched ?? false,
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    colour: given.colour ?? false,
    width: given.width ?? 80,
    readText: async (path) => {
      const text = given.files?.[path];
      if (text === undefined) throw Object.assign(new Error('none'), { code: 'ENOENT' });
      return text;
    },
    elsewhere: async (words, input) => {
      const { out } = await longroll(words, { ...given, files: { ...given.files, '-': input } });
      return given.elsewhere?.(out) ?? out;
    },
    webDir: given.webDir,
    cores: 1,
    untilStopped: async () => given.untilStopped?.(out.join('')),
    enough: given.enough ?? (() => new Promise(() => {})),
  };
}

export async function longroll(argv: readonly string[], given: Circumstances = {}): Promise<Printed> {
  const out: string[] = [];
  const err: string[] = [];
  const status = await run(argv, worldOf(given, out, err));
  return { status, out: out.join(''), err: err.join('') };
}

export const linesOf = ({ out }: Printed): string[] => out.trimEnd().split('\n');

export const COMBAT = '{"attackerCV": 7, "defenderCV": 2}';
