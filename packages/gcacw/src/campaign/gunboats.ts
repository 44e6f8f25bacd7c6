/** Gunboats and batteries (19.4.4): reaches of the rivers, running past guns, support for the troops. */
import { type GridMap, type Procedure, terrainOf } from '@longroll/kernel';
import type { CampaignRules } from '../rulings/campaign/index.ts';
import { riverSides } from './areas.ts';
import { rolledDie } from './dice.ts';
import { hexOf, infantryIn, type Theatre } from './theatre.ts';
import { CITY } from './works.ts';

export const REACHES = [
  'upper Mississippi',
  'Vicksburg',
  'middle Mississippi',
  'lower Mississippi',
  'lower Yazoo',
  'upper Yazoo',
] as const;
export type Reach = (typeof REACHES)[number];

export interface Gunboat {
  /** Where it begins, and comes back to. */
  readonly home: Reach;
  /** Null while it is out of action. */
  readonly reach: Reach | null;
  /** The turn on which it is back, if it is out. */
  readonly back: number | null;
}

/** As they are called, in their order. */
export const BOATS = ['lower', 'upper'] as const;

const atHome = (home: Reach): Gunboat => ({ home, reach: home, back: null });
export const GUNBOATS: readonly Gunboat[] = [atHome('lower Mississippi'), atHome('upper Mississippi')];

/** The last line of sheet W of each reach of the Mississippi, from north to south. */
const LAST_LINES: readonly (readonly [number, Reach])[] = [
  [22, 'upper Mississippi'],
  [26, 'Vicksburg'],
  [45, 'middle Mississippi'],
  [55, 'lower Mississippi'],
];
const LOWER_YAZOO: readonly [number, number] = [14, 21];

const lineOfHex = (map: GridMap, hex: number): number => Number(map.ids[hex]!.slice(1, 3));

const riverReach = (map: GridMap, hex: number): Reach =>
  LAST_LINES.find(([last]) => lineOfHex(map, hex) <= last)![1];

/** A hexside is of the lower Yazoo if either of its hexes lies on those lines of sheet W. */
function yazooReach(map: GridMap, side: number): Reach {
  const banks = [Math.floor(side / map.sides), map.neighbours[side]!].filter((hex) => hex >= 0);
  const low = banks.some((hex) => {
    const line = lineOfHex(map, hex);
    return map.ids[hex]!.startsWith('W') && line >= LOWER_YAZOO[0] && line <= LOWER_YAZOO[1];
  });
  return low ? 'lower Yazoo' : 'upper Yazoo';
}

/** Water hexes of the Mississippi and hexsides of the Yazoo, by reach. */
export function watersOf(map: GridMap, reach: Reach): readonly number[] {
  if (reach.endsWith('Yazoo'))
    return [...riverSides(map, 'Yazoo')].filter(
      (side) => Math.floor(side / map.sides) < map.neighbours[side]! && yazooReach(map, side) === reach,
    );
  const hexes = Array.from({ length: map.size }, (_, hex) => hex);
  return hexes.filter((hex) => terrainOf(map, hex) === 'water' && riverReach(map, hex) === reach);
}

/** Reaches whose water a hex touches (19.4.4.5). */
export function reachesAt(map: GridMap, hex: number): ReadonlySet<Reach> {
  const yazoo = riverSides(map, 'Yazoo');
  const found = new Set<Reach>();
  for (let side = hex * map.sides; side < (hex + 1) * map.sides; side++) {
    const beyond = map.neighbours[side]!;
    if (yazoo.has(side)) found.add(yazooReach(map, side));
    if (beyond >= 0 && terrainOf(map, beyond) === 'water') found.add(riverReach(map, beyond));
  }
  return found;
}

/** Gunboats that support a hex. */
export const gunboatsAt = (map: GridMap, boats: readonly Gunboat[], hex: number): number => {
  const reaches = reachesAt(map, hex);
  return boats.filter(({ reach }) => reach !== null && reaches.has(reach)).length;
};

/** What gunboats add to the die: to Union defenders by their number, to a Union attack 1, but not on the city. */
export const defenceSupport = (map: GridMap, boats: readonly Gunboat[], hex: number): number =>
  gunboatsAt(map, boats, hex);
export const attackSupport = (theatre: Theatre, boats: readonly Gunboat[], hex: number): number =>
  hex !== hexOf(theatre, CITY) && gunboatsAt(theatre.field.ground.map, boats, hex) > 0 ? 1 : 0;

/** Guns that bar a reach or a step, by the hex in which their infantry stands (19.4.4.3). */
const isVicksburgBarred = (theatre: Theatre): boolean => infantryIn(theatre, 'confederate', CITY);

const STEPS: readonly (readonly [Reach, Reach, guns: string | null])[] = [
  ['upper Mississippi', 'Vicksburg', null],
  ['Vicksburg', 'middle Mississippi', null],
  ['middle Mississippi', 'lower Mississippi', 'W4622'],
  ['upper Mississippi', 'lower Yazoo', null],
  ['lower Yazoo', 'upper Yazoo', 'W1410'],
];

export interface Step {
  readonly to: Reach;
  /** Guns must be passed. */
  readonly run: boolean;
}

/** Where a gunboat may sail: while Vicksburg is barred it is passed, or not, in one run (19.4.4.4). */
export function stepsFrom(theatre: Theatre, from: Reach): readonly Step[] {
  const barred = isVicksburgBarred(theatre);
  const run = (guns: string | null) => guns !== null && infantryIn(theatre, 'confederate', guns);
  const both = STEPS.flatMap(([a, b, guns]) => [
    { from: a, to: b, run: run(guns) },
    { from: b, to: a, run: run(guns) },
  ]);
  const past = [
    { from: 'upper Mississippi', to: 'middle Mississippi', run: true },
    { from: 'middle Mississippi', to: 'upper Mississippi', run: true },
  ] as const;
  const steps = barred ? [...both.filter(({ to }) => to !== 'Vicksburg'), ...past] : both;
  return steps.filter((step) => step.from === from).map((step) => ({ to: step.to, run: step.run }));
}

/** Guns that come to Vicksburg drive a gunboat out of that reach, without a roll. */
export const drivenOff = (theatre: Theatre, boat: Gunboat): Gunboat =>
  boat.reach === 'Vicksburg' && isVicksburgBarred(theatre) ? { ...boat, reach: 'upper Mississippi' } : boat;

type RunRules = Pick<CampaignRules, 'runSunk' | 'runBack' | 'runOut' | 'sunkTurns'>;

/** Sunk, turned back, or through. */
const runPast =
  (boat: Gunboat, to: Reach, turn: number, rules: RunRules): Procedure<Gunboat> =>
  (u) => {
    const { total } = rolledDie(u, { name: 'running die', cite: '19.4.4.4' });
    if (total > Math.max(rules.runSunk, rules.runBack)) return { ...boat, reach: to };
    const out = total <= rules.runSunk ? rules.sunkTurns : rules.runOut;
    return { ...boat, reach: null, back: turn + out };
  };

/** A gunboat after its step of the turn. */
export const sailed =
  (boat: Gunboat, { to, run }: Step, turn: number, rules: RunRules): Procedure<Gunboat> =>
  (u) =>
    run ? runPast(boat, to, turn, rules)(u) : { ...boat, reach: to };

/** Who is due back lies in its home reach again. */
export const returned = (boat: Gunboat, turn: number): Gunboat =>
  boat.back !== null && boat.back <= turn ? atHome(boat.home) : boat;

/** Confederates use no Yazoo ferry under a gunboat (19.4.4.6). */
export function isFerryWatched(map: GridMap, boats: readonly Gunboat[], side: number): boolean {
  if (!riverSides(map, 'Yazoo').has(side)) return false;
  return boats.some(({ reach }) => reach === yazooReach(map, side));
}
