/**
 * A retreat, rout, voluntary or cavalry retreat (10.4, 15), hex by hex. The owner chooses among what the charts
 * leave him; every unit of the stack takes the loss of each hex, and goes when it has no manpower left.
 *
 * Not here: what the combat result did to the units before, leaders, the roll for a cavalry retreat.
 */
import { type Procedure, RuleBug, type Umpire } from '@longroll/kernel';
import { NOT_BEGUN, type RetreatOrder, type RetreatProgress } from '../model/retreatOrder.ts';
import type { Unit } from '../model/unit.ts';
import { haltLine, offerLines, stepLines, surrenderLine } from './retreatLines.ts';
import { enter, type RetreatOffer, type RetreatOffers, retreatOffers } from './retreatOffers.ts';

/** A hex that may be entered, or was. */
export interface RetreatHex {
  readonly hex: string;
  readonly chart: 1 | 2;
  readonly priority: number;
  /** Manpower of each unit. */
  readonly loss: number;
}
export interface NextHex extends RetreatHex {
  readonly overrides: boolean;
}

export interface RetreatOutcome {
  /** Hexes entered, in order. */
  readonly path: readonly string[];
  readonly steps: readonly RetreatHex[];
  readonly overrode: boolean;
  readonly surrendered: boolean;
  /** Those who are left. */
  readonly units: readonly Unit[];
  readonly eliminated: readonly string[];
  /** What could be entered after the hexes that were given. */
  readonly next: readonly NextHex[];
  readonly mayHalt: boolean;
}

interface Walk extends RetreatProgress {
  readonly steps: readonly RetreatOffer[];
  readonly units: readonly Unit[];
  readonly eliminated: readonly string[];
  /** After the hexes that were given. */
  readonly next: RetreatOffers;
}

export const HALT = 'halt';
export const NO_OFFERS: RetreatOffers = { neighbours: [], hexes: [], mayHalt: false };

/** The loss of a hex is taken by each unit, not shared (15.6); works are left behind (15.9a). */
export const afterHex = (units: readonly Unit[], loss: number): readonly Unit[] =>
  units
    .map((unit): Unit => ({ ...unit, manpower: unit.manpower - loss, entrenchment: 'none' }))
    .filter(({ manpower }) => manpower > 0);

const lostBy = (units: readonly Unit[], loss: number): readonly string[] =>
  units.filter(({ manpower }) => manpower <= loss).map(({ name }) => name);

const shownHex = ({ ground }: RetreatOrder, { hex, chart, priority, loss }: RetreatOffer): RetreatHex => ({
  hex: ground.name(hex),
  chart: chart.number,
  priority,
  loss,
});

function outcomeOf(order: RetreatOrder, walk: Walk, surrendered: boolean): RetreatOutcome {
  const steps = walk.steps.map((step) => shownHex(order, step));
  const surrendering = surrendered ? walk.units.map(({ name }) => name) : [];
  return {
    path: steps.map(({ hex }) => hex),
    steps,
    overrode: walk.overrode,
    surrendered,
    units: surrendered ? [] : walk.units,
    eliminated: [...walk.eliminated, ...surrendering],
    next: walk.next.hexes.map((step) => ({ ...shownHex(order, step), overrides: step.overrides })),
    mayHalt: walk.next.mayHalt,
  };
}

/** The hex that the owner enters next, or null if he halts. At the end of its length the stack halts unasked. */
function decide(u: Umpire, { ground, side }: RetreatOrder, offers: RetreatOffers): RetreatOffer | null {
  if (offers.hexes.length === 0) return null;
  const names = offers.hexes.map(({ hex }) => ground.name(hex));
  const options = offers.mayHalt ? [HALT, ...names] : names;
  const chosen = u.choose({ id: 'retreat hex', side, options });
  if (chosen === HALT) return null;
  const offer = offers.hexes[names.indexOf(chosen)];
  if (!offer) throw new RuleBug(`"${chosen}" was not offered`);
  return offer;
}

const take = (walk: Walk, step: RetreatOffer): Walk => ({
  ...enter(walk, step),
  steps: [...walk.steps, step],
  units: afterHex(walk.units, step.loss),
  eliminated: [...walk.eliminated, ...lostBy(walk.units, step.loss)],
  next: walk.next,
});

/** `given` is how many hexes are known beforehand: what may be entered after them is part of the answer. */
export function retreat(order: RetreatOrder, given = 0): Procedure<RetreatOutcome> {
  return (u) => {
    let walk: Walk = { ...NOT_BEGUN, steps: [], units: order.units, eliminated: [], next: NO_OFFERS };
    while (walk.units.length > 0) {
      const at = walk;
      const offers = retreatOffers(order, at);
      if (at.entered.length === given) walk = { ...walk, next: offers };
      u.note(() => offerLines(order, at, offers));
      if (offers.hexes.length === 0 && !offers.mayHalt) {
        u.note(() => [surrenderLine(at)]);
        return outcomeOf(order, walk, true);
      }
      const step = decide(u, order, offers);
      if (!step) {
        u.note(() => [haltLine(order, at)]);
        return outcomeOf(order, walk, false);
      }
      u.note(() => stepLines(order, at, step, at.units));
      walk = take(walk, step);
    }
    return outcomeOf(order, walk, false);
  };
}
