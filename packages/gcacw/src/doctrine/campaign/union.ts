/** The Union in a campaign: over the river, the places that the sheet pays for, then round Vicksburg and the ring kept closed. */
import { riverDepots } from '../../campaign/depots.ts';
import { CITY } from '../../campaign/works.ts';
import { theatreIn } from '../../play/state/campaign.ts';
import type { Goal } from '../goals.ts';
import type { Plan } from '../plan.ts';
import { inReach } from './garrison.ts';
import { marchesTo, type Order, type Orders, planBy } from './orders.ts';
import { FRONTS, PLACES, spot } from './places.ts';
import {
  areaOfUnit,
  cell,
  cityWorth,
  depotGoals,
  footOf,
  garrisonOf,
  isControlled,
  isFoot,
  isHorse,
  isRelief,
  manpowerOf,
  near,
  ringNeed,
  sheetGoals,
  type Theme,
  worksGoals,
} from './theme.ts';

const ALL = Number.POSITIVE_INFINITY;
const foot = (theme: Theme) => (unit: number) => isFoot(theme, unit);
const horse = (theme: Theme) => (unit: number) => isHorse(theme, unit);
/** Horsemen, and infantry that a ring can do without. */
const SMALL = 4;
const small = (theme: Theme) => (unit: number) => theme.state.units[unit]!.manpower <= SMALL;

const LARGE = 7;
const large = (theme: Theme) => (unit: number) =>
  isFoot(theme, unit) && theme.state.units[unit]!.manpower >= LARGE;

/** Enemies within a day of a hex, by manpower. */
const DAY = 6;
const opposed = (theme: Theme, hex: number): number =>
  manpowerOf(theme, near(theme, footOf(theme, 'confederate'), hex, DAY));

/** Marches of whoever is nearest to a goal. */
const nearestTo = (theme: Theme, hexes: readonly number[]): number =>
  footOf(theme, 'union').reduce((least, unit) => Math.min(least, marchesTo(theme, unit, hexes)), ALL);

const TO_TAKE = 1.4;
const AT_LEAST = 6;

/** What pays most for its way first. */
function takes(theme: Theme): readonly Order[] {
  const open = sheetGoals(theme).filter(({ kind }) => kind === 'take');
  const pays = new Map(open.map((goal) => [goal, goal.worth / (2 + nearestTo(theme, goal.hexes))]));
  return [...open]
    .sort((a, b) => pays.get(b)! - pays.get(a)!)
    .map((goal) => ({ goal, need: AT_LEAST + TO_TAKE * opposed(theme, goal.hexes[0]!), may: foot(theme) }));
}

/** What is held is kept against whoever is near, but by no more than it is worth. */
function guards(theme: Theme): readonly Order[] {
  const kept = sheetGoals(theme).filter(({ kind, worth }) => kind === 'hold' && worth >= WORTH_A_GUARD);
  return kept.map((goal) => {
    const against = opposed(theme, goal.hexes[0]!);
    return { goal, need: Math.min(GUARD * against, 2 * goal.worth), may: foot(theme) };
  });
}
const [WORTH_A_GUARD, GUARD] = [4, 0.8];

/** The rest is watched by whoever is small. */
const holds = (theme: Theme, may = small(theme)): readonly Order[] =>
  [...sheetGoals(theme), ...depotGoals(theme)]
    .filter(({ kind }) => kind === 'hold')
    .map((goal) => ({ goal, need: 1, haste: 0.7, may }));

/** So many are wanted to walk over a garrison in its works. */
const [PER_DEFENDER, STORMERS] = [4, 8];

/** A city that is nearly empty is stormed by whoever is near. */
function storm(theme: Theme): readonly Order[] {
  const goal = place(theme, CITY, cityWorth(theme));
  const need = STORMERS + PER_DEFENDER * garrisonOf(theme);
  const able = near(theme, footOf(theme, 'union'), goal.hexes[0]!, 2 * DAY);
  return manpowerOf(theme, able) >= need ? [{ goal, need, haste: 1.3, may: foot(theme) }] : [];
}

/** Where the river is left behind for good. */
const place = (theme: Theme, id: string, worth: number): Goal => ({
  kind: isControlled(theme, id) ? 'hold' : 'take',
  hexes: spot(theme.field, id),
  worth,
});

/** A sheet that pays for places and not for the siege. */
function fieldOrders(theme: Theme): readonly Order[] {
  const open = takes(theme);
  const body = open.at(-1)?.goal ?? place(theme, PLACES.bridge, 1);
  return [...storm(theme), ...guards(theme), ...holds(theme), ...open, { goal: body, need: ALL }];
}

/** The landing: a depot at Grand Gulf before anything else (19.4.1). */
function landingOrders(theme: Theme): readonly Order[] {
  const [gulf, gibson] = [place(theme, PLACES.grandGulf, 4), place(theme, PLACES.portGibson, 4)];
  const need = (goal: Goal) => (goal.kind === 'take' ? 2 * AT_LEAST + opposed(theme, goal.hexes[0]!) : 0);
  return [
    { goal: gibson, need: need(gibson) },
    { goal: gulf, need: need(gulf) },
    { goal: place(theme, PLACES.hankinsons, 4), need: ALL },
  ];
}

const CUTTING = 3;

/**
 * Stacks on three fronts cut the city off (19.5.4.1); with a third of the ring each they make it strong enough (19.5.4.2).
 * Half of each are large units: small ones, sent by themselves to the front that is farthest, are beaten or do not dare to go.
 */
function ring(theme: Theme): Orders {
  const fronts = FRONTS.slice(0, CUTTING);
  const half = Math.max(STORMERS, ringNeed(theme) / CUTTING) / 2;
  return [
    fronts.map((id) => ({ ...before(theme, id, half), may: large(theme) })),
    fronts.map((id) => before(theme, id, half)),
  ];
}

const before = (theme: Theme, id: string, need: number): Order => ({
  ...{ goal: { kind: 'stay', hexes: spot(theme.field, id), worth: 3 }, need, may: foot(theme) },
});

/** The landings on the Yazoo feed the ring (19.4.1.2): whoever stands on the hills above opens the first. */
function yazoo(theme: Theme): readonly Order[] {
  const open = theme.campaign.depots.some((hex) => hex === cell(theme, PLACES.johnsonsLanding));
  const hills = { kind: 'stay', hexes: spot(theme.field, PLACES.walnutHills), worth: 2 } as const;
  return [{ goal: hills, need: open ? 0 : 1, haste: 1.2, may: spared(theme) }];
}

/** A ring that is short of men spares no infantry: depots are left to the horsemen, but for the last that feeds it. */
const spared = (theme: Theme) =>
  isShort(theme) && openLandings(theme).length > 1 ? horse(theme) : small(theme);
const isShort = (theme: Theme): boolean =>
  manpowerOf(theme, footOf(theme, 'union')) < ringNeed(theme) + FOR_DEPOTS;
const FOR_DEPOTS = 12;

const openLandings = ({ field, state, campaign }: Theme): readonly number[] =>
  riverDepots(theatreIn(field, state), campaign.depots);

/** A landing with the hex that must be the Union's before it can be opened (19.4.1.2). */
interface Site {
  readonly landing: string;
  readonly from: string;
}
/** Those that feed a ring, then those of the way to it. */
const BEFORE_THE_CITY: readonly Site[] = [
  { landing: PLACES.johnsonsLanding, from: PLACES.walnutHills },
  { landing: PLACES.warrenton, from: PLACES.warrenton },
];
const ALL_SITES: readonly Site[] = [
  ...BEFORE_THE_CITY,
  { landing: PLACES.grandGulf, from: PLACES.grandGulf },
  { landing: PLACES.bruinsburg, from: PLACES.bruinsburg },
];
const [PER_MARCH, BESIDE] = [5, 1];

/** Without a landing nobody is fed and nobody comes: of some the one that is soonest had is opened again (19.4.1). */
function opening(theme: Theme, sites: readonly Site[]): readonly Order[] {
  const open = openLandings(theme);
  if (sites.some(({ landing }) => open.includes(cell(theme, landing)))) return [];
  const ways = sites.map(({ from }) => {
    const goal = place(theme, from, 4);
    const hostile = near(theme, footOf(theme, 'confederate'), goal.hexes[0]!, BESIDE);
    const against = manpowerOf(theme, hostile);
    return { goal, against, dear: nearestTo(theme, goal.hexes) * PER_MARCH + against };
  });
  const { goal, against } = ways.reduce((best, one) => (one.dear < best.dear ? one : best));
  return [{ goal, need: AT_LEAST + TO_TAKE * against, haste: 1.3, may: foot(theme) }];
}

/** Johnston's infantry on this bank, or one march from it. */
const [AT_THE_RIVER, WATCH] = [7, 1.1];

/** Whoever the ring can spare stands before Johnston where he comes over. */
function watch(theme: Theme): readonly Order[] {
  const coming = footOf(theme, 'confederate').filter(
    (unit) =>
      isRelief(theme, unit) &&
      (areaOfUnit(theme, unit) === 'right bank' ||
        [PLACES.bridge, PLACES.tiffentown].some(
          (id) => near(theme, [unit], cell(theme, id), AT_THE_RIVER).length > 0,
        )),
  );
  if (coming.length === 0) return [];
  const need = WATCH * manpowerOf(theme, coming);
  return [{ goal: place(theme, PLACES.tiffentown, 3), need, may: foot(theme) }];
}

const siegeOrders = (theme: Theme): Orders => [
  ...storm(theme),
  ...yazoo(theme),
  ...holds(theme, spared(theme)),
  ...takes(theme).map((order) => ({ ...order, need: 1, may: horse(theme) })),
  ...ring(theme),
  ...watch(theme),
  FRONTS.map((id) => before(theme, id, ALL)),
];

/** The city is ours: it is kept, and the rest of the sheet is gathered in. */
function afterFall(theme: Theme): readonly Order[] {
  const city: Goal = { kind: 'hold', hexes: spot(theme.field, CITY), worth: 20 };
  return [
    { goal: city, need: 16, may: foot(theme) },
    ...holds(theme),
    ...takes(theme),
    { goal: city, need: ALL },
  ];
}

const [AT_ROCKY_SPRINGS, AT_THE_LATEST] = [12, 12];

/** Before the works one after another would be beaten: the army gathers until it is strong enough for a ring (19.5.4.2). */
function isGathering(theme: Theme): boolean {
  const { besieged } = theme.campaign;
  if (theme.terms !== null || besieged || theme.state.turn >= AT_THE_LATEST) return false;
  const there = footOf(theme, 'union').filter(
    (unit) => marchesTo(theme, unit, spot(theme.field, CITY)) <= AT_ROCKY_SPRINGS,
  );
  return manpowerOf(theme, there) < theme.rules.siegeRatio * manpowerOf(theme, inReach(theme));
}

const gatheringOrders = (theme: Theme): Orders => [
  ...storm(theme),
  ...holds(theme),
  { goal: place(theme, PLACES.rockySprings, 3), need: ALL },
];

const isForPlaces = ({ terms }: Theme): boolean =>
  terms !== null && terms.perTrack === 0 && terms.perLevel === 0;
const isLanding = (theme: Theme): boolean =>
  theme.terms === null &&
  theme.state.turn < 10 &&
  !(isControlled(theme, PLACES.grandGulf) && isControlled(theme, PLACES.portGibson));

function ordersOf(theme: Theme): Orders {
  if (theme.campaign.fell !== null) return afterFall(theme);
  if (isForPlaces(theme)) return fieldOrders(theme);
  if (isLanding(theme)) return landingOrders(theme);
  return isGathering(theme)
    ? [...opening(theme, ALL_SITES), ...gatheringOrders(theme)]
    : [...opening(theme, BEFORE_THE_CITY), ...siegeOrders(theme)];
}

export const unionPlan = (theme: Theme): Plan =>
  planBy(theme, ordersOf(theme), [...worksGoals(theme), ...depotGoals(theme), ...sheetGoals(theme)]);
