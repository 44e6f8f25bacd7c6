/** Ten ways to play the campaign as no general would have: each may be tried against the plain player. */
import { SIEGE_AND_RELIEF } from '../../src/campaign/starts/siegeAndRelief.ts';
import type { CampaignStart } from '../../src/campaign/starts/start.ts';
import { WHOLE_CAMPAIGN } from '../../src/campaign/starts/whole.ts';
import type { Action } from '../../src/play/state/action.ts';
import type { CampaignRules } from '../../src/rulings/campaign/index.ts';
import { linePost as line } from './confederate.ts';
import { isHorse, type Man, type Sight } from './game.ts';
import type { Orders } from './player.ts';
import { ringPost as ring } from './union.ts';

export interface Strategy {
  readonly name: string;
  readonly start: CampaignStart;
  readonly orders: Orders;
  /** The constants of 7.2 that would answer it if it paid. */
  readonly answer: string;
  /** Each of them held otherwise, within its range. */
  readonly otherwise: readonly Partial<CampaignRules>[];
}

const isFoot = (man: Man): boolean => !isHorse(man);
const armyOf = ({ campaign }: Sight, { index }: Man): string => campaign.lay.unitArmies[index]!;

const TOKEN = ['Shoup', '2 TX', 'Waul TX Leg', 'Vaughn', 'Moore'];

/** The nearest open depot, for raiders. */
function depotNear(sight: Sight, { unit }: Man): string | null {
  const { depots } = sight.campaign;
  if (depots.length === 0 || unit.hex < 0) return null;
  const near = depots.reduce((a, b) => (sight.hexes(unit.hex, b) < sight.hexes(unit.hex, a) ? b : a));
  return sight.field.ground.map.ids[near]!;
}

/** The smallest of the garrison goes out in the evening and comes back in the morning. */
function sortie(sight: Sight, man: Man): string | null {
  if (!sight.campaign.besieged || !sight.works.includes(man.unit.hex)) return null;
  const inside = sight.men('confederate').filter(({ unit }) => sight.works.includes(unit.hex));
  const smallest = inside.reduce((a, b) => (b.unit.manpower < a.unit.manpower ? b : a));
  return smallest.index === man.index ? 'W2715' : null;
}

const wreck = (sight: Sight): Action | null =>
  sight.of('wreck').find(({ unit }) => sight.named(unit).unit.fatigue < 3) ?? null;

export const STRATEGIES: readonly Strategy[] = [
  {
    ...{ name: 'Dash for Vicksburg', start: WHOLE_CAMPAIGN, answer: 'SIEGE_RATIO, FORAGE_FROM' },
    otherwise: [{ siegeRatio: 1.6 }],
    orders: { side: 'union', objective: (_, man) => (isFoot(man) ? ring(man) : null) },
  },
  {
    ...{ name: 'Everyone into the works', start: WHOLE_CAMPAIGN, answer: 'SIEGE_RATIO, MOUTHS' },
    otherwise: [{ siegeMouths: 45 }, { siegeRatio: 1 }],
    orders: {
      side: 'confederate',
      objective: (sight, man) => (armyOf(sight, man) === 'AR' ? null : line(man)),
    },
  },
  {
    ...{ name: 'Token garrison, army outside', start: WHOLE_CAMPAIGN, answer: 'TOKEN, TOKEN_ON' },
    otherwise: [{ tokenGarrison: 20 }],
    orders: {
      side: 'confederate',
      objective: (_, man) => (TOKEN.includes(man.piece.name) ? line(man) : 'E2533'),
    },
  },
  {
    ...{ name: 'Crush Johnston first', start: WHOLE_CAMPAIGN, answer: 'AOM_CAP, VICKSBURG_PER_TURN' },
    otherwise: [{ maneuverCap: 'eight-less' }],
    orders: {
      side: 'union',
      objective: ({ turn }, man) =>
        isFoot(man) && turn >= 15 && turn < 40 ? (turn % 10 < 5 ? 'E2712' : 'E0504') : null,
      boldness: () => 1,
    },
  },
  {
    ...{ name: 'Assault until it breaks', start: SIEGE_AND_RELIEF, answer: 'LINE_DRM' },
    otherwise: [{ lineDie: 'as-written' }],
    orders: { side: 'union', boldness: () => 0.2 },
  },
  {
    ...{ name: 'Relief army rushes in', start: WHOLE_CAMPAIGN, answer: 'RAIL_PER_TURN, MOUTHS' },
    otherwise: [{ railJourneys: 2 }],
    orders: {
      side: 'confederate',
      objective: ({ turn }, man) => (turn >= 9 && turn < 15 && man.piece.command === null ? line(man) : null),
    },
  },
  {
    ...{ name: 'Wreck every crossing', start: WHOLE_CAMPAIGN, answer: 'WRECK_UNDER_FIRE, PONTOON_2' },
    otherwise: [{ wreckUnderFire: 5 }],
    orders: { side: 'confederate', wants: wreck },
  },
  {
    ...{ name: 'Raiders on the depots', start: WHOLE_CAMPAIGN, answer: 'DEPOT_VP' },
    otherwise: [{ depotPoints: 1 }],
    orders: { side: 'confederate', objective: (sight, man) => (isFoot(man) ? null : depotNear(sight, man)) },
  },
  {
    ...{ name: 'Sortie for one evening', start: SIEGE_AND_RELIEF, answer: 'SIEGE_GRACE' },
    otherwise: [{ siegeGrace: 2 }],
    orders: { side: 'confederate', objective: sortie },
  },
  {
    ...{ name: 'June divisions to Jackson', start: WHOLE_CAMPAIGN, answer: 'AOM_CAP' },
    otherwise: [{ maneuverCap: 'eight-less' }],
    orders: {
      side: 'union',
      objective: (_, man) =>
        ['Kimball', 'WS Smith', 'Herron', 'Welsh', 'Potter'].includes(man.piece.name) ? 'E2712' : null,
    },
  },
];
