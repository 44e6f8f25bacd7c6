/** The explanation of a retreat: each neighbour with the reason why it is offered or not, then the step taken. */
import type { Note } from '@longroll/kernel';
import type { RetreatOrder, RetreatProgress } from '../model/retreatOrder.ts';
import { RETREAT_LENGTHS, type StepFacts } from '../model/retreatStep.ts';
import type { Unit } from '../model/unit.ts';
import type { RetreatStep } from './retreatHexes.ts';
import type { RetreatOffer, RetreatOffers } from './retreatOffers.ts';

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

/** Why a hex that could be entered is not offered. */
function passedOver({ priority }: RetreatStep, { hexes, neighbours, mayHalt }: RetreatOffers): string {
  const open = neighbours.filter(({ restriction }) => restriction === null);
  const lowest = Math.min(...open.map((step) => step.priority));
  const overriding = hexes.some(({ overrides }) => overrides);
  if (priority > lowest && !overriding) return `there is a hex of priority ${lowest}`;
  return mayHalt
    ? 'the retreat could not end from there'
    : 'the minimum length cannot be completed from there';
}

function neighbourLine(
  { ground }: RetreatOrder,
  group: string,
  step: RetreatStep,
  offers: RetreatOffers,
): Note {
  const { hex, restriction, chart, priority, loss, facts } = step;
  const offer = offers.hexes.find((one) => one.hex === hex);
  const text = `To ${ground.name(hex)}`;
  if (restriction) {
    return { cite: '7.6', text, value: '–', applied: false, reason: restriction, group };
  }
  const value = `priority ${priority}, loss ${loss}`;
  const override = offer?.overrides ? '; overrides the priorities' : '';
  const reason = offer ? factWords(facts) + override : `${factWords(facts)}; ${passedOver(step, offers)}`;
  return { cite: chart.title, text, value, applied: offer !== undefined, reason, group, chart: chart.id };
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

function removedLines(group: string, units: readonly Unit[], loss: number): Note[] {
  const gone = units.filter(({ manpower }) => manpower <= loss);
  return gone.map(({ name }) => {
    const text = `${name} has no manpower left`;
    return { cite: '7.6', text, value: 'removed', applied: true, group };
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
  const line: Note = { cite: chart.title, text, value: `${loss}`, applied: true, group, chart: chart.id };
  const override: Note = {
    cite: 'Overriding Retreat Priorities',
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

export const surrenderLine = (at: RetreatProgress): Note => ({
  cite: '7.6',
  text: 'No hex from which the minimum length can be completed',
  value: 'surrenders',
  applied: true,
  group: groupOf(at),
});

export function haltLine({ kind }: RetreatOrder, at: RetreatProgress): Note {
  const { least, most } = RETREAT_LENGTHS[kind];
  const text = `Ends after ${at.entered.length} hexes (${least} to ${most})`;
  return { cite: '7.6', text, value: 'halt', applied: true, group: groupOf(at) };
}
