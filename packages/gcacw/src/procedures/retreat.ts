/**
 * A retreat, rout, voluntary or cavalry retreat (10.4, 15), hex by hex. The owner chooses among what the charts
 * leave him; every unit of the stack takes the loss of each hex, and goes when it has no manpower left.
 *
 * Not here: what the combat result did to the units before, leaders, the roll for a cavalry retreat.
 */
import { type Choice, decided, type Procedure, type Umpire } from '@longroll/kernel';
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

/** A retreat on its way. */
export interface Walk extends RetreatProgress {
  readonly order: RetreatOrder;
  /** Those who are left. */
  readonly units: readonly Unit[];
  readonly steps: readonly RetreatOffer[];
  readonly eliminated: readonly string[];
  /** What may be entered next, where somebody has looked. */
  readonly offers: RetreatOffers | null;
  /** How it ended; null while there is something to choose. */
  readonly ended: 'halted' | 'surrendered' | 'destroyed' | null;
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

function outcomeOf(order: RetreatOrder, walk: Walk, next: RetreatOffers): RetreatOutcome {
  const steps = walk.steps.map((step) => shownHex(order, step));
  const surrendered = walk.ended === 'surrendered';
  const surrendering = surrendered ? walk.units.map(({ name }) => name) : [];
  return {
    path: steps.map(({ hex }) => hex),
    steps,
    overrode: walk.overrode,
    surrendered,
    units: surrendered ? [] : walk.units,
    eliminated: [...walk.eliminated, ...surrendering],
    next: next.hexes.map((step) => ({ ...shownHex(order, step), overrides: step.overrides })),
    mayHalt: next.mayHalt,
  };
}

/** On to the next choice: at the end of its length the stack halts unasked, without a way it surrenders (15.3). */
function goOn(walk: Walk, u: Umpire): Walk {
  if (walk.units.length === 0) return { ...walk, ended: 'destroyed' };
  const { order } = walk;
  const offers = retreatOffers(order, walk);
  if (offers.hexes.length > 0) return { ...walk, offers };
  u.note(() => offerLines(order, walk, offers));
  u.note(() => [offers.mayHalt ? haltLine(order, walk) : surrenderLine(order, walk)]);
  return { ...walk, ended: offers.mayHalt ? 'halted' : 'surrendered' };
}

/** A retreat that has come so far. */
export const walkAt = (order: RetreatOrder, at: RetreatProgress): Walk => ({
  order,
  ...{ entered: at.entered, overrode: at.overrode, units: order.units },
  ...{ steps: [], eliminated: [], offers: null, ended: null },
});

/** The same, on to its next choice. */
export const walkOf = (order: RetreatOrder, at: RetreatProgress, u: Umpire): Walk =>
  goOn(walkAt(order, at), u);

const entering = (walk: Walk, step: RetreatOffer): Walk => ({
  ...walk,
  ...enter(walk, step),
  offers: null,
  steps: [...walk.steps, step],
  units: afterHex(walk.units, step.loss),
  eliminated: [...walk.eliminated, ...lostBy(walk.units, step.loss)],
});

/** The owner chooses the next hex among what the charts leave him, or halts. */
export const RETREAT: Choice<Walk, RetreatOffer | typeof HALT> = {
  id: 'retreat hex',
  side: ({ order }) => order.side,
  options(walk) {
    if (walk.ended !== null) return [];
    const { hexes, mayHalt } = walk.offers ?? retreatOffers(walk.order, walk);
    return mayHalt ? [HALT, ...hexes] : hexes;
  },
  name: ({ order }, option) => (option === HALT ? HALT : order.ground.name(option.hex)),
  take(walk, option, u) {
    const { order } = walk;
    u.note(() => offerLines(order, walk, retreatOffers(order, walk)));
    u.note(() => (option === HALT ? [haltLine(order, walk)] : stepLines(order, walk, option, walk.units)));
    return option === HALT ? { ...walk, ended: 'halted' } : goOn(entering(walk, option), u);
  },
};

/** What may be entered after so many hexes of a walk. */
function offersAfter(order: RetreatOrder, { steps }: Walk, given: number): RetreatOffers {
  if (steps.length < given) return NO_OFFERS;
  const before = steps.slice(0, given);
  const units = before.reduce((left, { loss }) => afterHex(left, loss), order.units);
  return units.length === 0 ? NO_OFFERS : retreatOffers(order, before.reduce(enter, NOT_BEGUN));
}

/** `given` is how many hexes are known beforehand: what may be entered after them is part of the answer. */
export const retreat =
  (order: RetreatOrder, given = 0): Procedure<RetreatOutcome> =>
  (u) => {
    const walk = decided(RETREAT, walkOf(order, NOT_BEGUN, u), u);
    return outcomeOf(order, walk, offersAfter(order, walk, given));
  };
