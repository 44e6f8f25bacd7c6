/** Attachment and detachment (19.4.9): small units join larger ones, and leave them again. */
import { type Bar, bar } from '@longroll/kernel';
import { unitCounter } from '../counters/index.ts';
import type { Fatigue, UnitState } from '../model/unit.ts';
import { ENTRENCHMENTS, type Entrenchment } from '../model/vocabulary.ts';
import type { CampaignRules } from '../rulings/campaign/index.ts';
import type { Army } from '../scenarios/scenario.ts';
import type { ManpowerRecord } from './manpower.ts';
import { isHeldDown, type Standing, type Theatre } from './theatre.ts';

/** A unit as far as joining touches it; `children` are the counters that it has taken in. */
export interface Joinable extends Omit<UnitState, 'demoralized'>, ManpowerRecord {
  readonly counter: string;
  readonly children: readonly string[];
}

/** Who joins whom; `whole` is the counter that lies there once all children of the list have joined (19.4.9a). */
interface Join {
  readonly parents: readonly string[];
  readonly children: Readonly<Record<string, number>>;
  readonly whole?: string;
  readonly most?: number;
}

const CAVALRY = { '2 IL': 1, '3 IL': 1, '4 IO': 1, '6 MO': 1, '3 IO': 1, '2 WI': 1 } as const;

const JOINS: readonly Join[] = [
  { parents: ['Logan-A'], children: { Dennis: 4 }, whole: 'Logan-B' },
  { parents: ['Blair-A'], children: { Ewing: 3 }, whole: 'Blair-B' },
  { parents: ['McArthur'], children: { Hall: 3, Ransom: 3, Reid: 2 } },
  { parents: ['Lauman'], children: { Bryant: 4 } },
  { parents: ['Bussey'], children: CAVALRY, most: 5 },
  { parents: ['Cockrell-A'], children: { '2 MO': 2, '1 MO': 1 }, whole: 'Cockrell-B' },
  { parents: ['Green-A'], children: { '1 MO (dmnt)': 1 }, whole: 'Green-B' },
  { parents: ['Tilghman-A'], children: { '27 AL': 1 }, whole: 'Tilghman-C' },
  { parents: ['J Adams'], children: { '14 MS': 1 } },
  { parents: ['Moore'], children: { '2 TX': 1 } },
  { parents: ['24 SC'], children: { '14 MS': 1 }, whole: 'Colquitt' },
  { parents: ['Gist-A', 'Gist-B'], children: { '24 SC': 2 } },
  { parents: ['Walker-A', 'Wilson'], children: { '25-29 GA': 2 } },
];

/** Units that can be detached though they never joined: the parent's strength has them in it. */
const WITHIN: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Osterhaus: { '49-69 IN': 2, Lindsey: 3 },
  Tuttle: { '95 OH': 1, Mower: 3 },
  McArthur: { Ransom: 3 },
};
/** The manpower with which a counter is detached that never joined. */
export const detachedFigure = (child: string): number | undefined =>
  Object.values(WITHIN).find((units) => child in units)?.[child];

/** The counters that come only by detachment. */
export const WITHIN_UNITS: readonly string[] = Object.values(WITHIN).flatMap((units) => Object.keys(units));
/** McArthur needs so much to let Ransom go. */
const RANSOM_FROM = 6;

/** The counter that takes in others, and the one that lies there when all have joined. */
export const WHOLES: readonly (readonly [string, string])[] = JOINS.flatMap(({ parents, whole }) =>
  whole === undefined ? [] : [[parents[0]!, whole] as const],
);

export const MOST_JOINED = 18;

const joinOf = (counter: string): Join | undefined =>
  JOINS.find(({ parents, whole }) => parents.includes(counter) || whole === counter);

/** The counter that lies there once these have joined. */
function counterWith(join: Join, from: string, children: readonly string[]): string {
  const { parents, whole } = join;
  if (whole === undefined) return from;
  return Object.keys(join.children).every((child) => children.includes(child)) ? whole : parents[0]!;
}

const lesserWorks = (a: Entrenchment, b: Entrenchment): Entrenchment =>
  ENTRENCHMENTS.indexOf(a) < ENTRENCHMENTS.indexOf(b) ? a : b;

const NO_PAIR = bar('no-pair', '19.4.9a', 'These two do not join.');
const LARGE = bar('too-large', '19.4.9', 'Together they would be too large.');
const APART = bar('apart', '19.4.9', 'They are not in one hex of the map.');
const UNABLE = bar('unable', '19.4.9', 'Both must be released and not demoralized.');
const ARMIES = bar('two-armies', '19.4.9', 'They belong to different armies.');
const ZONE = bar('enemy-zone', '19.4.9', 'Not in an unrestricted enemy zone of control.');

/** Who has no command yet obeys either army leader (1.10a). */
const isOneArmy = (a: Army, b: Army): boolean => a === b || [a, b].includes('AM or AR');

/** What the map says against it: for joining both stand there, for detaching the parent. */
export function placeBar(
  theatre: Theatre,
  armyOf: (index: number) => Army,
  ...units: readonly Standing[]
): Bar | null {
  const [{ index, unit, piece }] = units as [Standing, ...Standing[]];
  if (units.some((one) => one.unit.hex !== unit.hex)) return APART;
  if (units.some((one) => !one.unit.released || one.unit.demoralized > 0)) return UNABLE;
  if (units.some((one) => !isOneArmy(armyOf(one.index), armyOf(index)))) return ARMIES;
  return isHeldDown(theatre, piece.side, unit.hex) ? ZONE : null;
}

export function attachBar(parent: Joinable, child: Joinable): Bar | null {
  const join = joinOf(parent.counter);
  if (join?.children[child.counter] === undefined || parent.children.includes(child.counter)) return NO_PAIR;
  return parent.manpower + child.manpower > (join.most ?? MOST_JOINED) ? LARGE : null;
}

/** The joined unit: strength added up, the wearier and the less orderly of both. */
export function attached(parent: Joinable, child: Joinable): Joinable {
  const children = [...parent.children, child.counter];
  return {
    counter: counterWith(joinOf(parent.counter)!, parent.counter, children),
    children,
    manpower: parent.manpower + child.manpower,
    fatigue: Math.max(parent.fatigue, child.fatigue) as Fatigue,
    exhausted: parent.exhausted || child.exhausted,
    organized: parent.organized && child.organized,
    entrenchment: lesserWorks(parent.entrenchment, child.entrenchment),
    muster: parent.muster + child.muster,
    lost: parent.lost + child.lost,
    back: parent.back + child.back,
  };
}

/** The manpower with which a child is detached; undefined where it is none of the parent's. */
export function detachedAs({ counter, children }: Joinable, child: string): number | undefined {
  if (children.includes(child)) return joinOf(counter)?.children[child];
  return WITHIN[counter]?.[child];
}

const NO_CHILD = bar('no-child', '19.4.9a', 'It has no such unit to detach.');
const AWAY = bar('not-free', '19.4.9', 'That unit is on the map already, or lost.');
const WEAK = bar('too-weak', '19.4.9', 'Too little would be left.');

/** `free`: the child's counter is neither on the map nor lost. */
export function detachBar(
  parent: Joinable,
  child: string,
  free: boolean,
  { detachLeave }: Pick<CampaignRules, 'detachLeave'>,
): Bar | null {
  const figure = detachedAs(parent, child);
  if (figure === undefined) return NO_CHILD;
  if (!free) return AWAY;
  const least = child === 'Ransom' && !parent.children.includes(child) ? RANSOM_FROM : figure + detachLeave;
  return parent.manpower < least ? WEAK : null;
}

/** Both units afterwards: what was lost stays with the parent, works are not copied. */
export function detached(
  parent: Joinable,
  child: string,
): { readonly parent: Joinable; readonly child: Joinable } {
  const figure = detachedAs(parent, child)!;
  const children = parent.children.filter((one) => one !== child);
  const join = joinOf(parent.counter);
  const left = { manpower: parent.manpower - figure, muster: parent.muster - figure, children };
  const counter = join ? counterWith(join, parent.counter, children) : parent.counter;
  const { fatigue, exhausted, organized } = parent;
  const fresh = {
    manpower: figure,
    muster: figure,
    lost: 0,
    back: 0,
    children: [],
    entrenchment: 'none',
  } as const;
  return {
    parent: { ...parent, ...left, counter },
    child: { counter: child, ...fresh, fatigue, exhausted, organized },
  };
}

/** Printed values of a joined unit are those of the counter that lies there. */
export const artilleryOf = (side: 'union' | 'confederate', { counter }: Joinable): number =>
  unitCounter(side, counter)!.artillery;
