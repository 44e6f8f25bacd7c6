/**
 * A body of men on a battlefield, read off its counter: what arm it is, how it is formed, what state it is in. Records
 * of such counters have `men` and `mode`, and as far as they are known `guns`, `fort`, `fatigue`, `ammo`; what is marked by
 * hand is in `routed`, `marching`, `tired` and `outOfAmmo`.
 */
import type { Counter, CounterRecord } from '@longroll/kernel';

/** How it stands, and so what it is drawn as. */
export type Formation =
  | 'line'
  | 'column'
  | 'mounted'
  | 'dismounted'
  | 'unlimbered'
  | 'limbered'
  | 'routed'
  | 'ghost';

export interface Body {
  readonly side: string;
  readonly formation: Formation;
  /** Guns that keep up with cavalry. */
  readonly horse: boolean;
  /** What is counted: men, or guns where it has some. */
  readonly figure: string;
  readonly men: number;
  readonly guns: number;
  /** Level of the works before its front. */
  readonly works: number;
  /** 0 to 4. */
  readonly fatigue: number;
  /** It has no ammunition left. */
  readonly empty: boolean;
  /** It may not be given orders yet. */
  readonly held: boolean;
  readonly outOfCommand: boolean;
  /** In the last combat phase. */
  readonly fired: boolean;
  /** Short enough for a map. */
  readonly name: string;
  /** When a ghost was last seen. */
  readonly hour: string;
}

const FORMATIONS: Readonly<Record<string, Formation>> = {
  line: 'line',
  column: 'column',
  mounted: 'mounted',
  dismounted: 'dismounted',
  unlimbered: 'unlimbered',
  limbered: 'limbered',
  routed: 'routed',
};

/** In their usual order. */
const OF_ARM: Readonly<Record<string, Formation>> = {
  cavalry: 'mounted',
  artillery: 'unlimbered',
  'horse-artillery': 'unlimbered',
};

/** Whether a counter is such a body, and no leader or wagon. */
export const isBody = ({ men, mode }: CounterRecord): boolean =>
  typeof men === 'number' && typeof mode === 'string';

const numberIn = (record: CounterRecord, field: string): number => {
  const value = record[field];
  return typeof value === 'number' ? value : 0;
};

const ON_THE_MARCH: Readonly<Record<string, Formation>> = {
  infantry: 'column',
  artillery: 'limbered',
  'horse-artillery': 'limbered',
};

/** What players mark by hand on a roster goes before what the game wrote down. */
function formationOf(kind: string, { mode, routed, marching }: CounterRecord): Formation {
  if (routed === true) return 'routed';
  const usual = OF_ARM[kind] ?? 'line';
  if (marching === true) return ON_THE_MARCH[kind] ?? usual;
  if (marching === false && ON_THE_MARCH[kind] === mode) return usual;
  return FORMATIONS[String(mode)] ?? usual;
}

/** "Gibbon (Iron Brigade) A" as "Gibbon A", "Lawton's brigade B" as "Lawton B", of several names the first. */
export const shortName = (name: string): string =>
  name
    .replace(/['’]s? (brigade|battalion|batteries|battery)\b/gi, '')
    .replace(/\s*\([^)]*\)/g, '')
    .split(',')[0]!
    .trim();

/** Every so much is a point less to act with; more than four is drawn as four. */
const FATIGUE_STEP = 20;
export const FATIGUE_PIPS = 4;

function fatigueLevel(record: CounterRecord): number {
  const { tired } = record;
  const level = typeof tired === 'number' ? tired : Math.floor(numberIn(record, 'fatigue') / FATIGUE_STEP);
  return Math.min(FATIGUE_PIPS, level);
}

const hourIn = (remarks: readonly string[]): string =>
  remarks.map((remark) => /\d{1,2}:\d\d/.exec(remark)?.[0]).find((hour) => hour !== undefined) ?? '';

export interface Seen {
  readonly counter: Pick<Counter, 'side' | 'kind' | 'name'>;
  readonly record: CounterRecord;
  readonly remarks: readonly string[];
  /** No more is known than that somebody is, or was, there. */
  readonly ghost: boolean;
}

export function bodyOf({ counter, record, remarks, ghost }: Seen): Body {
  const { ammo, outOfAmmo, fired } = record;
  const [men, guns] = [numberIn(record, 'men'), numberIn(record, 'guns')];
  const says = (start: string) => remarks.some((remark) => remark.startsWith(start));
  return {
    side: counter.side,
    formation: ghost ? 'ghost' : formationOf(counter.kind, record),
    horse: counter.kind === 'horse-artillery',
    figure: guns > 0 ? `${guns}` : men > 0 ? `${men}` : '',
    ...{ men, guns },
    works: numberIn(record, 'fort'),
    fatigue: fatigueLevel(record),
    empty: outOfAmmo === true || ammo === 0,
    held: says('not yet released'),
    outOfCommand: says('out of command'),
    fired: fired === true,
    name: shortName(counter.name),
    hour: ghost ? hourIn(remarks) : '',
  };
}

export const hasFront = ({ formation }: Body): boolean => formation !== 'routed' && formation !== 'ghost';

/** What its face shows and no mark or printed figure tells. */
export function bodyWords({ mode, ammo, outOfAmmo }: CounterRecord): readonly string[] {
  const rounds = typeof ammo === 'number' && ammo > 0 && outOfAmmo !== true ? [`ammunition ${ammo}`] : [];
  return mode === 'dismounted' ? [mode, ...rounds] : rounds;
}
