/**
 * A body of men on a battlefield, read off its counter: what arm it is, how it is formed, what state it is in. Records
 * of such counters have `men` and `mode`, and as far as they are known `guns`, `fort`, `fatigue`, `ammo`; what is marked by
 * hand is in `routed`, `marching`, `tired` and `outOfAmmo`. Others count `strength` points and have a `formation` and a `state`, and
 * `hits`, `reduced`, `marker`, `acted`.
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
  | 'skirmish'
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
  /** In the last combat phase, or at somebody who moved. */
  readonly fired: boolean;
  /** Men who know no drill. */
  readonly irregular: boolean;
  readonly disrupted: boolean;
  /** Taken by the side of the counter that is up. */
  readonly hits: number;
  /** The weaker side of the counter is up. */
  readonly reduced: boolean;
  /** It has fired at somebody who moved, and bears the marker of it. */
  readonly marker: boolean;
  /** It can do nothing more for now. */
  readonly acted: boolean;
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
  skirmish: 'skirmish',
  routed: 'routed',
};

/** In their usual order. */
const OF_ARM: Readonly<Record<string, Formation>> = {
  cavalry: 'mounted',
  artillery: 'unlimbered',
  'horse-artillery': 'unlimbered',
};

/** Whether a counter is such a body, and no leader or wagon. */
export const isBody = ({ men, mode, strength, formation }: CounterRecord): boolean =>
  (typeof men === 'number' && typeof mode === 'string') ||
  (typeof strength === 'number' && typeof formation === 'string');

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
function formationOf(kind: string, { mode, routed, marching, state, formation }: CounterRecord): Formation {
  if (routed === true || state === 'routed') return 'routed';
  const usual = OF_ARM[kind] ?? 'line';
  if (marching === true) return ON_THE_MARCH[kind] ?? usual;
  if (marching === false && ON_THE_MARCH[kind] === mode) return usual;
  return FORMATIONS[String(mode ?? formation)] ?? usual;
}

/** So long is the bar of a strength point, as if it were so many men; so many guns are one. */
const MEN_A_POINT = 165;
const GUNS_A_POINT = 2;

/** What is counted, and how large it is drawn. */
function sizeOf(kind: string, record: CounterRecord): Pick<Body, 'figure' | 'men' | 'guns'> {
  const { strength } = record;
  if (typeof strength === 'number') {
    const [men, guns] = [strength * MEN_A_POINT, kind === 'artillery' ? strength * GUNS_A_POINT : 0];
    return { figure: `${strength}`, men, guns };
  }
  const [men, guns] = [numberIn(record, 'men'), numberIn(record, 'guns')];
  return { figure: guns > 0 ? `${guns}` : men > 0 ? `${men}` : '', men, guns };
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
  const says = (start: string) => remarks.some((remark) => remark.startsWith(start));
  return {
    side: counter.side,
    formation: ghost ? 'ghost' : formationOf(counter.kind, record),
    horse: counter.kind === 'horse-artillery',
    irregular: counter.kind === 'irregular',
    ...sizeOf(counter.kind, record),
    works: numberIn(record, 'fort'),
    fatigue: fatigueLevel(record),
    empty: outOfAmmo === true || ammo === 0,
    held: says('not yet released') || says('in reserve'),
    outOfCommand: says('out of command') || record['inCommand'] === false,
    fired: fired === true,
    disrupted: record['state'] === 'disrupted',
    hits: numberIn(record, 'hits'),
    reduced: record['reduced'] === true,
    marker: record['marker'] === true,
    acted: record['acted'] === true,
    name: shortName(counter.name),
    hour: ghost ? hourIn(remarks) : '',
  };
}

const FRONTLESS: readonly Formation[] = ['routed', 'ghost', 'skirmish'];
export const hasFront = ({ formation }: Body): boolean => !FRONTLESS.includes(formation);

/** What its face shows and no mark or printed figure tells. */
export function bodyWords({ mode, ammo, outOfAmmo, formation }: CounterRecord): readonly string[] {
  if (typeof formation === 'string') return formation === 'line' ? [] : [formation];
  const rounds = typeof ammo === 'number' && ammo > 0 && outOfAmmo !== true ? [`ammunition ${ammo}`] : [];
  return mode === 'dismounted' ? [mode, ...rounds] : rounds;
}
