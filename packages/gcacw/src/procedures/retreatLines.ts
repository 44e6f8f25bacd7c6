/** The explanation of a retreat: each neighbour with the reason why it is offered or not, then the step taken. */
import type { Note } from '@longroll/kernel';
import type { RetreatOrder, RetreatProgress } from '../model/retreatOrder.ts';
import { RETREAT_LENGTHS, type StepFacts } from '../model/retreatStep.ts';
import type { Unit } from '../model/unit.ts';
import type { RetreatStep } from './retreatHexes.ts';
import { couldEndAtEdge, type RetreatOffer, type RetreatOffers } from './retreatOffers.ts';

const groupOf = ({ entered }: RetreatProgress): string => `Hex ${entered.length + 1}`;

function factWords(facts: StepFacts): string {
  const words = [
    facts.alongWay ? 'along a way' : 'off the ways',
    facts.farther ? 'farther' : 'not farther',
    facts.enemyZoc && 'enemy ZOC',
    facts.enemyOccupied && 'enemy-occupied',
    facts.friendlyOccupied && 'friendly-occupied',
  ];
  return words.filter((word) => word !== false).join(', ');
}

/** A hex of a lower priority number is to be had, and no override is needed: the chart itself passes this one over. */
function lowerPriority({ priority }: RetreatStep, { hexes, neighbours }: RetreatOffers): number | null {
  const open = neighbours.filter(({ restriction }) => restriction === null);
  const lowest = Math.min(...open.map((step) => step.priority));
  const overriding = hexes.some(({ overrides }) => overrides);
  return priority > lowest && !overriding ? lowest : null;
}

/** Why a hex that could be entered is not offered. */
function passedOver(step: RetreatStep, offers: RetreatOffers): string {
  const lowest = lowerPriority(step, offers);
  if (lowest !== null) return `there is a hex of priority ${lowest}`;
  return offers.mayHalt
    ? 'the retreat could not end from there'
    : 'the minimum length cannot be completed from there';
}

/** The chart; the note • as we read it; the outlook to the end of the retreat, which is ours too. */
function chartCite(step: RetreatStep, offers: RetreatOffers): string {
  const bullet = step.chart.lines[step.row]!.loss.mark === '•';
  const offered = offers.hexes.some(({ hex }) => hex === step.hex);
  const outlook = !offered && lowerPriority(step, offers) === null;
  return [step.chart.cite, bullet && '15.4a', outlook && '15.9a'].filter((cite) => cite !== false).join(', ');
}

function neighbourLine(
  { ground, start }: RetreatOrder,
  group: string,
  step: RetreatStep,
  offers: RetreatOffers,
): Note {
  const { hex, restriction, chart, priority, loss, facts } = step;
  const offer = offers.hexes.find((one) => one.hex === hex);
  const text = `To ${ground.name(hex)}`;
  if (restriction) {
    const cite = hex === start ? '15.9a' : '15.2';
    return { cite, text, value: '–', applied: false, reason: restriction, group };
  }
  const value = `priority ${priority}, loss ${loss}`;
  const override = offer?.overrides ? '; overrides the priorities' : '';
  const reason = offer ? factWords(facts) + override : `${factWords(facts)}; ${passedOver(step, offers)}`;
  const cite = chartCite(step, offers);
  return { cite, text, value, applied: offer !== undefined, reason, group, chart: chart.id };
}

export const offerLines = (
  order: RetreatOrder,
  at: RetreatProgress,
  offers: RetreatOffers,
): readonly Note[] => offers.neighbours.map((step) => neighbourLine(order, groupOf(at), step, offers));

/** The printed figure, where it is not simply the loss. */
function lossReason({ kind }: RetreatOrder, { loss, row, chart }: RetreatOffer): string | undefined {
  const printed = chart.rows[row]!.cells[0]!;
  if (printed === `${loss}`) return undefined;
  return kind === 'cavalry' ? `${printed}, but not in a cavalry retreat` : printed;
}

/** Losses are for each unit; a cavalry retreat has only those of an enemy-occupied hex. */
function lossCite({ kind }: RetreatOrder, { chart, row }: RetreatOffer): string {
  if (kind === 'cavalry') return `${chart.cite}, 15.6a`;
  const bullet = chart.lines[row]!.loss.mark === '•';
  return [chart.cite, bullet && '15.4a', '15.6'].filter((cite) => cite !== false).join(', ');
}

function removedLines(group: string, units: readonly Unit[], loss: number): Note[] {
  const gone = units.filter(({ manpower }) => manpower <= loss);
  return gone.map(({ name }) => {
    const text = `${name} has no manpower left`;
    return { cite: '15.9a', text, value: 'removed', applied: true, group };
  });
}

export function stepLines(
  order: RetreatOrder,
  at: RetreatProgress,
  step: RetreatOffer,
  units: readonly Unit[],
): readonly Note[] {
  const { chart, loss, overrides } = step;
  const group = groupOf(at);
  const text = `Goes to ${order.ground.name(step.hex)}, each unit loses`;
  const reason = lossReason(order, step);
  const cite = lossCite(order, step);
  const line: Note = { cite, text, value: `${loss}`, applied: true, group, chart: chart.id };
  const override: Note = {
    cite: '15.7',
    text: 'The priorities are overridden',
    value: 'once',
    applied: true,
    group,
  };
  return [
    reason === undefined ? line : { ...line, reason },
    ...(overrides ? [override] : []),
    ...removedLines(group, units, loss),
  ];
}

/** It may be for our reading of the edge of the map alone. */
export const surrenderLine = (order: RetreatOrder, at: RetreatProgress): Note => ({
  cite: couldEndAtEdge(order, at) ? '15.3, 15.3a' : '15.3',
  text: 'No hex from which the minimum length can be completed',
  value: 'surrenders',
  applied: true,
  group: groupOf(at),
});

export function haltLine({ kind }: RetreatOrder, at: RetreatProgress): Note {
  const { least, most } = RETREAT_LENGTHS[kind];
  const text = `Ends after ${at.entered.length} hexes (${least} to ${most})`;
  const cite = at.entered.length < least ? '15.1, 15.3a' : '15.1';
  return { cite, text, value: 'halt', applied: true, group: groupOf(at) };
}
