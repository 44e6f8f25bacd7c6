/** Strategic events in the campaign (19.3.2), as far as they are dice and choices among records. */

import { type Bar, bar, type Procedure } from '@longroll/kernel';
import type { Side } from '../model/vocabulary.ts';
import type { CampaignRules } from '../rulings/campaign/index.ts';
import { JACKSON } from './areas.ts';
import { rolledDie } from './dice.ts';
import {
  hexOf,
  isBeside,
  isInEnemyZone,
  isInfantry,
  neighboursOf,
  type Standing,
  standing,
  standingIn,
  type Theatre,
} from './theatre.ts';
import { facing, type Level, type Levels, lineOf } from './works.ts';

/** Units that come by Variable Reinforcement. */
export type Pools = Readonly<Record<Side, readonly string[]>>;
export const POOLS: Pools = { union: ['Marine', '3 IO', '2 WI', 'Reid'], confederate: ['Taliaferro'] };

/** Whose reinforcement it is, and among whom he chooses; nobody: No Effect. */
export const variableReinforcement =
  (
    pools: Pools,
    { poolConfederate }: Pick<CampaignRules, 'poolConfederate'>,
  ): Procedure<{ readonly side: Side; readonly pool: readonly string[] }> =>
  (u) => {
    const { total } = rolledDie(u, { name: 'reinforcement die', cite: '19.3.2' });
    const side = total <= poolConfederate ? 'confederate' : 'union';
    return { side, pool: pools[side] };
  };

/** Points that attrition costs the garrison, all it has if less; divided like bombardment (garrisonLoss). */
export const siegeAttrition =
  (garrison: number): Procedure<number> =>
  (u) =>
    Math.min(garrison, rolledDie(u, { name: 'attrition die', cite: '19.3.2' }).total);

// Mines.

/** Places in the line at which a mine may be dug: Confederate, of a level to lose, faced by Union infantry. */
export function mineSites(
  theatre: Theatre,
  levels: Levels,
  controlled: ReadonlySet<number>,
  siege: { readonly besieged: boolean; readonly track: number },
  { mineFrom }: Pick<CampaignRules, 'mineFrom'>,
): readonly number[] {
  if (!siege.besieged || siege.track < mineFrom) return [];
  return lineOf(theatre).flatMap((hex, at) =>
    !controlled.has(hex) && levels[at]! > 0 && facing(theatre, hex).length > 0 ? [at] : [],
  );
}

export interface Mine {
  readonly level: Level;
  /** Manpower that each unit there loses. */
  readonly each: number;
  /** What the first Union assault on it in the next turn has. */
  readonly assault: number;
}

const GREAT_MINE = 6;

export const mineSprung =
  (level: Level, { mineOn, mineAssault }: Pick<CampaignRules, 'mineOn' | 'mineAssault'>): Procedure<Mine> =>
  (u) => {
    const { total } = rolledDie(u, { name: 'mine die', cite: '19.3.2' });
    if (total < mineOn) return { level, each: 0, assault: 0 };
    const great = total >= GREAT_MINE;
    return { level: (level - 1) as Level, each: great ? 1 : 0, assault: great ? mineAssault : 0 };
  };

// Port Hudson.

const PORT_HUDSON_FROM = 25;

/** Whether Port Hudson falls when the siege is pressed. */
export const portHudsonPressed =
  (
    turn: number,
    groverCalled: boolean,
    { portHudsonOn, groverPenalty }: Pick<CampaignRules, 'portHudsonOn' | 'groverPenalty'>,
  ): Procedure<boolean> =>
  (u) => {
    const modifiers = [
      { text: `Turn ${turn}`, value: Math.floor((turn - PORT_HUDSON_FROM) / 5) },
      { text: 'Grover is called away', value: groverCalled ? -groverPenalty : 0 },
    ];
    return rolledDie(u, { name: 'Port Hudson die', cite: '19.3.2', modifiers }).total >= portHudsonOn;
  };

export const groverArrives = (turn: number, { groverDelay }: Pick<CampaignRules, 'groverDelay'>): number =>
  turn + groverDelay;

// Redoubts at Jackson.

/** Where a redoubt may be put; nowhere unless the Confederates control Jackson. */
export function redoubtSites(
  theatre: Theatre,
  redoubts: readonly number[],
  holdJackson: boolean,
  { redoubtsMost }: Pick<CampaignRules, 'redoubtsMost'>,
): readonly number[] {
  if (!holdJackson || redoubts.length >= redoubtsMost) return [];
  const jackson = hexOf(theatre, JACKSON);
  return [jackson, ...neighboursOf(theatre, jackson)].filter(
    (hex) =>
      !redoubts.includes(hex) &&
      standingIn(theatre, 'union', [hex]).length === 0 &&
      !isBeside(theatre, 'union', hex),
  );
}

// Milliken's Bend.

/** Before the die decides: all Union arrivals of the next turn in which some are due come later. */
export function arrivalsPutOff<D extends { readonly due: number }>(
  arrivals: readonly D[],
  turn: number,
  { millikenDelay }: Pick<CampaignRules, 'millikenDelay'>,
): readonly D[] {
  const next = Math.min(...arrivals.map(({ due }) => due).filter((due) => due > turn));
  return arrivals.map((one) => (one.due === next ? { ...one, due: one.due + millikenDelay } : one));
}

/** From when on a die decides, and when a unit that was sent away is due again. */
export const isMillikenByDie = (
  turn: number,
  { millikenFrom }: Pick<CampaignRules, 'millikenFrom'>,
): boolean => turn >= millikenFrom;
export const awayUntil = (turn: number, { millikenAway }: Pick<CampaignRules, 'millikenAway'>): number =>
  turn + millikenAway;

export type MillikenResult = 'depot' | 'send-away' | 'nothing';

export const millikensBend: Procedure<MillikenResult> = (u) => {
  const { total } = rolledDie(u, { name: "Milliken's Bend die", cite: '19.3.2' });
  return total <= 2 ? 'depot' : total <= 4 ? 'send-away' : 'nothing';
};

const NOT_SENT = bar(
  'not-sent',
  '19.3.2',
  'Only a small unit of infantry is sent, and none from an enemy zone of control.',
);

export const sendAwayBar = (
  theatre: Theatre,
  { unit, piece }: Standing,
  { millikenManpower }: Pick<CampaignRules, 'millikenManpower'>,
): Bar | null =>
  isInfantry(piece) && unit.manpower <= millikenManpower && !isInEnemyZone(theatre, 'union', unit.hex)
    ? null
    : NOT_SENT;

/** Who may be sent; nobody: the Confederates score. */
export const sendable = (theatre: Theatre, rules: CampaignRules): readonly Standing[] =>
  standing(theatre, 'union').filter((one) => sendAwayBar(theatre, one, rules) === null);
