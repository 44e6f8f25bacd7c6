/** The Confederates in and about Vicksburg: who is of the garrison, how the works share it, and who gives it hope. */
import { cellsWithin } from '@longroll/kernel';
import { areaOf } from '../../campaign/areas.ts';
import { leashLimit } from '../../campaign/relief.ts';
import { CITY } from '../../campaign/works.ts';
import { situationIn } from '../../play/state/standing.ts';
import type { Goal } from '../goals.ts';
import { marchesTo, type Order, type Orders } from './orders.ts';
import { spot, spotAt } from './places.ts';
import { cell, footOf, isFieldMan, isFoot, isRelief, type Theme, unionNear, worksGoals } from './theme.ts';

/** Marches from which on the works are too far for who is cut off from them. */
const IN_REACH = 7;

/** Pemberton's men who can still come in, the nearest first: those who are inside stay. */
export function inReach(theme: Theme): readonly number[] {
  const city = spot(theme.field, CITY);
  const men = footOf(theme, 'confederate').filter(isFieldMan(theme));
  const days = new Map(men.map((unit) => [unit, Math.ceil(marchesTo(theme, unit, city))]));
  return men
    .filter((unit) => days.get(unit)! <= IN_REACH)
    .sort((a, b) => days.get(a)! - days.get(b)! || a - b);
}

/** A game that ends by this turn is over before anybody is hungry: then the more there are, the larger a ring must be (19.5.4.2). */
const HUNGRY = 30;

/** The garrison: no more than the stores feed, since more would eat them up before their time (19.5.4.3). */
export function garrisoned(theme: Theme): (unit: number) => boolean {
  const most = theme.field.scenario.turns > HUNGRY ? theme.rules.siegeMouths : Number.POSITIVE_INFINITY;
  const garrison = new Set<number>();
  let mouths = 0;
  for (const unit of inReach(theme)) {
    const { manpower } = theme.state.units[unit]!;
    if (mouths + manpower > most) continue;
    mouths += manpower;
    garrison.add(unit);
  }
  return (unit) => garrison.has(unit);
}

/** How many men a hex of the line wants beside one whose works are sound, by their level (19.5.1.3). */
const BY_LEVEL: readonly number[] = [2.4, 1.8, 1.15, 1.1, 1];
/** The city is the reserve: every breach is near. Once the enemy is in the line it is what he goes for. */
const [RESERVE, LAST_LINE] = [0.5, 2];

const isLost = ({ state, field }: Theme, { hexes }: Goal): boolean =>
  situationIn(field, state).holder(hexes[0]!) === 'union';

/** Every hex of the works has its share, the weaker ones more. */
export function works(theme: Theme, may: (unit: number) => boolean): Orders {
  const [city, ...line] = worksGoals(theme);
  const kept = line.flatMap((goal, i) =>
    isLost(theme, goal) ? [] : [{ goal, need: BY_LEVEL[theme.campaign.levels[i]!]! }],
  );
  const reserve = { goal: city!, need: kept.length < line.length ? LAST_LINE : RESERVE };
  return [{ shared: [reserve, ...kept].map((order) => ({ ...order, haste: 1.2, may })) }];
}

/** Turns before the garrison is first asked to give up. */
const SOON = 3;

const isHopeWanted = ({ campaign: { besieged, track, box }, rules }: Theme): boolean =>
  besieged && track.siege + SOON >= rules.surrenderFrom && leashLimit('right bank', box, rules) > 0;

/** So many enemies near a hex keep men from it as much as a march more. */
const A_MARCH = 10;
const [AROUND, A_BRIGADE] = [3, 4];

/** Of the hexes from which the garrison can see help come, the one that is soonest and safest had. */
function hopefulHex(theme: Theme, men: readonly number[]): number | undefined {
  const { map } = theme.field.ground;
  const dear = (hex: number): number =>
    Math.min(...men.map((unit) => marchesTo(theme, unit, spotAt(theme.field, hex)))) +
    unionNear(theme, hex, AROUND) / A_MARCH;
  return cellsWithin(map, cell(theme, CITY), theme.rules.hopeHexes)
    .filter((hex) => areaOf(map, hex) === 'right bank' && unionNear(theme, hex, 1) === 0)
    .map((hex) => ({ hex, dear: dear(hex) }))
    .sort((a, b) => a.dear - b.dear)[0]?.hex;
}

/** As long as somebody of Johnston's stands near, the garrison does not give up so soon (19.5.7.1). */
export function hope(theme: Theme): readonly Order[] {
  const may = (unit: number) => isRelief(theme, unit) && isFoot(theme, unit);
  const men = footOf(theme, 'confederate').filter(may);
  const hex = isHopeWanted(theme) && men.length > 0 ? hopefulHex(theme, men) : undefined;
  if (hex === undefined) return [];
  return [
    { goal: { kind: 'stay', hexes: spotAt(theme.field, hex), worth: 6 }, need: A_BRIGADE, haste: 2, may },
  ];
}
