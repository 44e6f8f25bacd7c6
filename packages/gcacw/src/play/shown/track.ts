/** The turns of the game with who comes in each and who is released, and what each side is after. */
import { type Aim, inWords, type TrackedTurn } from '@longroll/kernel';
import { levelsFromOf } from '../../campaign/victory.ts';
import type { Field } from '../../field/field.ts';
import type { Score } from '../../field/scoring.ts';
import { WAITING } from '../../field/state.ts';
import type { Side } from '../../model/vocabulary.ts';
import { calendarTurn, dayOf } from '../../scenarios/calendar.ts';
import type { SetupLine } from '../../scenarios/scenario.ts';
import { levelOf, pointWords } from '../../scenarios/victory.ts';
import { isCycle, rulesIn } from '../state/campaign.ts';
import type { PlayState } from '../state/stage.ts';
import { leaderName, sideOfLeader, sideOfUnit, unitName } from '../state/standing.ts';
import { hexWords } from '../state/words.ts';

interface Comer {
  readonly side: Side;
  readonly name: string;
  readonly line: SetupLine;
  readonly piece: {
    readonly hex: number;
    readonly entry: number;
    readonly arrives: number;
    readonly released: boolean;
  };
}

const everybody = (field: Field, state: PlayState): readonly Comer[] => [
  ...state.units.map((piece, i) => ({
    ...{ piece, side: sideOfUnit(field, i), name: unitName(field, i), line: field.unitLines[i]! },
  })),
  ...state.leaders.map((piece, i) => ({
    ...{ piece, side: sideOfLeader(field, i), name: leaderName(field, i), line: field.leaderLines[i]! },
  })),
];

/** Those of a side who share an event are told together; the words go with one of them or with several. */
function told(comers: readonly Comer[], words: (comer: Comer, several?: boolean) => string) {
  const groups = new Map<string, Comer[]>();
  for (const comer of comers) {
    const event = `${comer.side} ${words(comer)}`;
    groups.set(event, [...(groups.get(event) ?? []), comer]);
  }
  return [...groups.values()].map((group) => ({
    side: group[0]!.side,
    text: `${inWords(group.map(({ name }) => name))} ${words(group[0]!, group.length > 1)}`,
  }));
}

/** Where he comes in: the Union of a campaign at any landing that is open then (19.1.3a). */
const entryWords = (field: Field, { campaign }: PlayState, { side, piece }: Comer): string =>
  campaign && side === 'union' ? 'may land at a river depot' : `may enter at ${hexWords(field, piece.entry)}`;

const cycleOf = ({ campaign }: PlayState, turn: number): TrackedTurn['events'] =>
  campaign && isCycle({ turn }) ? [{ side: null, text: 'Strategic Cycle' }] : [];

const eventsOf = (
  field: Field,
  state: PlayState,
  all: readonly Comer[],
  turn: number,
): TrackedTurn['events'] => [
  ...told(
    all.filter(({ piece }) => piece.hex === WAITING && piece.entry >= 0 && piece.arrives === turn),
    (comer) => entryWords(field, state, comer),
  ),
  ...told(
    all.filter(({ piece, line }) => !piece.released && line.release?.turn === turn),
    (_, several) => (several ? 'are released' : 'is released'),
  ),
  ...cycleOf(state, turn),
];

export function trackOf(field: Field, state: PlayState): readonly TrackedTurn[] {
  const { turns, firstTurn } = field.scenario;
  const all = everybody(field, state);
  const first = beganOn(state);
  return Array.from({ length: turns - first + 1 }, (_, i) => ({
    turn: first + i,
    title: dayOf(calendarTurn(firstTurn, first + i)),
    events: eventsOf(field, state, all, first + i),
  }));
}

/** A short campaign begins in the midst of the calendar. */
const beganOn = ({ campaign, turn }: PlayState): number => (campaign ? (campaign.days[0]?.turn ?? turn) : 1);

/** Whose a hex that scores is: in a campaign by control (19.0.6), else who was there last. */
export function holderOf(field: Field, { campaign, held }: PlayState, cell: number): Side {
  if (!campaign) return held[field.watched.indexOf(cell)]!;
  return campaign.controlled.includes(cell) ? 'union' : 'confederate';
}

/** What is still to be had on the map by the side that it counts for. */
function toTake(field: Field, state: PlayState, side: Side): string {
  const open = field.scenario.scoring.filter(({ hex, side: whose }) => {
    return whose === side && holderOf(field, state, field.ground.map.cells.get(hex)!) !== side;
  });
  return open.map(({ place, hex, points: worth }) => `${place ?? hex} (${worth})`).join(', ');
}

/** How many points more, or fewer, the Union would need for another level. */
function nextLevel({ union, confederate }: Score, par: number, step: number): string {
  const net = union - confederate;
  const now = levelOf(net, par, step);
  const better = [1, 2, 3, 4, 5].map((n) => par + (n - 3) * step).find((at) => at > net);
  if (better === undefined) return '';
  return `${pointWords(better - net)} more for ${levelOf(better, par, step)} instead of ${now}`;
}

/** In the campaign the Union wins from so many points on; Vicksburg is worth most of them (19.6). */
function campaignAims(state: PlayState, { union, confederate }: Score): readonly Aim[] {
  const rules = rulesIn(state);
  const { unionWins } = levelsFromOf(rules);
  const { vicksburgPoints, vicksburgPerTurn } = rules;
  const city = `Vicksburg is worth ${vicksburgPoints}, and ${vicksburgPerTurn} more for each turn before the last`;
  const needs = unionWins + confederate;
  return [
    { side: 'union', text: `needs ${pointWords(needs)}, has ${union}`, more: [city] },
    { side: 'confederate', text: `wins while the Union has fewer than ${needs}`, more: [] },
  ];
}

export function aimsOf(field: Field, state: PlayState, score: Score): readonly Aim[] {
  const { par, step } = field.scenario;
  if (par === null || step === null) return state.campaign ? campaignAims(state, score) : [];
  const needs = par + score.confederate;
  const aim = (side: Side, text: string, more: string): Aim => {
    const take = toTake(field, state, side);
    const still = take === '' ? '' : `still to take: ${take}`;
    return { side, text, more: [still, more].filter((words) => words !== '') };
  };
  return [
    aim('union', `needs ${pointWords(needs)}, has ${score.union}`, nextLevel(score, par, step)),
    aim('confederate', `wins while the Union has fewer than ${needs}`, ''),
  ];
}
