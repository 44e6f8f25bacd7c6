/**
 * What a retreating player may do next (15.9a): hexes of the lowest priority from which the retreat can still be
 * finished by the priorities; failing that the one override; failing that he surrenders.
 */
import { type RetreatOrder, type RetreatProgress, standsIn } from '../model/retreatOrder.ts';
import { RETREAT_LENGTHS } from '../model/retreatStep.ts';
import { nextSteps, type RetreatStep } from './retreatHexes.ts';

export interface RetreatOffer extends RetreatStep {
  /** Entering it uses the override. */
  readonly overrides: boolean;
}

export interface RetreatOffers {
  /** Every neighbour as the charts see it. */
  readonly neighbours: readonly RetreatStep[];
  /** Least loss first, then along a way: whoever takes the first option retreats sensibly. */
  readonly hexes: readonly RetreatOffer[];
  readonly mayHalt: boolean;
}

export const enter = (at: RetreatProgress, { hex, overrides }: RetreatOffer): RetreatProgress => ({
  entered: [...at.entered, hex],
  overrode: at.overrode || overrides,
});

/** A retreat that has come to the edge of the map may end there, however short, if players hold so (15.3a). */
const endsAtEdge = (order: RetreatOrder, at: RetreatProgress): boolean =>
  order.houseRules.retreatAtEdge === 'ends' &&
  at.entered.length > 0 &&
  order.ground.isAtEdge(standsIn(order, at));

/** From the minimum length on, but never among the enemy. */
function mayHalt(order: RetreatOrder, at: RetreatProgress): boolean {
  const { least } = RETREAT_LENGTHS[order.kind];
  const farEnough = at.entered.length >= least || endsAtEdge(order, at);
  return farEnough && !order.ground.isEnemyOccupied(standsIn(order, at));
}

/** At the maximum length only out of an enemy-occupied hex, for one hex more. */
function mayGoOn(order: RetreatOrder, at: RetreatProgress): boolean {
  const { most } = RETREAT_LENGTHS[order.kind];
  if (at.entered.length !== most) return at.entered.length < most;
  const oneMore = order.houseRules.retreatEndsOnEnemy === 'one-hex-more';
  return oneMore && order.ground.isEnemyOccupied(standsIn(order, at));
}

const unrestricted = (steps: readonly RetreatStep[]): readonly RetreatStep[] =>
  steps.filter(({ restriction }) => restriction === null);

/** The hexes that the priorities leave: those with the lowest number there is. */
function ofLowestPriority(open: readonly RetreatStep[]): readonly RetreatStep[] {
  const lowest = Math.min(...open.map(({ priority }) => priority));
  return open.filter(({ priority }) => priority === lowest);
}

type FromStep = (step: RetreatStep) => boolean;

/** Whether the retreat can be finished from here by the priorities, with so many overrides. */
function canFinish(order: RetreatOrder, at: RetreatProgress, overrides: number): boolean {
  if (mayHalt(order, at)) return true;
  if (!mayGoOn(order, at)) return false;
  const open = unrestricted(nextSteps(order, at));
  const byPriority = ofLowestPriority(open);
  if (byPriority.some(finishing(order, at, overrides))) return true;
  if (overrides === 0) return false;
  return open.filter((step) => !byPriority.includes(step)).some(finishing(order, at, overrides - 1));
}

const finishing =
  (order: RetreatOrder, at: RetreatProgress, overrides: number): FromStep =>
  ({ hex }) =>
    canFinish(order, { entered: [...at.entered, hex], overrode: at.overrode }, overrides);

const offerOf = (
  { hex, restriction, facts, chart, row, priority, loss }: RetreatStep,
  overrides: boolean,
): RetreatOffer => ({ hex, restriction, facts, chart, row, priority, loss, overrides });

/** Only if surrender is unavoidable otherwise: leave the priorities now, or keep them and leave them later. */
function withOverride(
  order: RetreatOrder,
  at: RetreatProgress,
  open: readonly RetreatStep[],
  byPriority: readonly RetreatStep[],
): RetreatOffer[] {
  const later = order.houseRules.overrideTiming === 'any-step' ? 1 : 0;
  const keeping = byPriority.filter(finishing(order, at, later));
  const leaving = open.filter((step) => !byPriority.includes(step)).filter(finishing(order, at, 0));
  return [...keeping.map((step) => offerOf(step, false)), ...leaving.map((step) => offerOf(step, true))];
}

const bySense = (a: RetreatOffer, b: RetreatOffer): number =>
  a.loss - b.loss ||
  Number(b.facts.alongWay) - Number(a.facts.alongWay) ||
  Number(a.overrides) - Number(b.overrides) ||
  a.priority - b.priority;

function offered(order: RetreatOrder, at: RetreatProgress, steps: readonly RetreatStep[]): RetreatOffer[] {
  const open = unrestricted(steps);
  const byPriority = ofLowestPriority(open);
  const keeping = byPriority.filter(finishing(order, at, 0));
  if (keeping.length > 0 || at.overrode || mayHalt(order, at)) {
    return keeping.map((step) => offerOf(step, false));
  }
  return withOverride(order, at, open, byPriority);
}

function offersBy(order: RetreatOrder, at: RetreatProgress): RetreatOffers {
  const halt = mayHalt(order, at);
  if (!mayGoOn(order, at)) return { neighbours: [], hexes: [], mayHalt: halt };
  const steps = nextSteps(order, at);
  return { neighbours: steps, hexes: offered(order, at, steps).sort(bySense), mayHalt: halt };
}

/** Both ways of treating bluffs: the owner may take either (2.8), but a reading without the override goes first (15.7). */
function offersByEither(open: RetreatOffers, closed: RetreatOffers): RetreatOffers {
  const calm = [open, closed].filter(
    ({ hexes }) => hexes.length > 0 && !hexes.some(({ overrides }) => overrides),
  );
  const hexes = (calm.length > 0 ? calm : [open, closed]).flatMap((reading) => reading.hexes);
  return { ...open, hexes: hexes.filter(({ hex }, i) => hexes.findIndex((one) => one.hex === hex) === i) };
}

/** Whether the stack need not surrender if its retreat might end at the edge of the map (15.3a). */
export function couldEndAtEdge(order: RetreatOrder, at: RetreatProgress): boolean {
  const houseRules = { ...order.houseRules, retreatAtEdge: 'ends' as const };
  const { hexes, mayHalt: halts } = retreatOffers({ ...order, houseRules }, at);
  return halts || hexes.length > 0;
}

export function retreatOffers(order: RetreatOrder, at: RetreatProgress): RetreatOffers {
  if (order.bluffsImpassable !== 'either') return offersBy(order, at);
  const [open, closed] = [false, true].map((bluffsImpassable) => ({ ...order, bluffsImpassable }));
  return offersByEither(offersBy(open!, at), offersBy(closed!, at));
}
