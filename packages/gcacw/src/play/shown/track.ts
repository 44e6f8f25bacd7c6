/** The turns of the game with who comes in each and who is released, and what each side is after. */
import type { Aim, TrackedTurn } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { type Score, scoreOf } from '../../field/scoring.ts';
import { WAITING } from '../../field/state.ts';
import type { Side } from '../../model/vocabulary.ts';
import { calendarTurn, dayOf } from '../../scenarios/calendar.ts';
import type { SetupLine } from '../../scenarios/scenario.ts';
import { levelOf } from '../../scenarios/victory.ts';
import { listed } from '../../story/words.ts';
import type { PlayState } from '../state/stage.ts';
import { leaderName, rulesOf, sideOfLeader, sideOfUnit, unitName } from '../state/standing.ts';
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

/** Those of a side who share an event are told together. */
function told(comers: readonly Comer[], words: (comer: Comer) => string) {
  const groups = new Map<string, Comer[]>();
  for (const comer of comers) {
    const event = `${comer.side} ${words(comer)}`;
    groups.set(event, [...(groups.get(event) ?? []), comer]);
  }
  return [...groups.values()].map((group) => ({
    side: group[0]!.side,
    text: `${listed(group.map(({ name }) => name))} ${words(group[0]!)}`,
  }));
}

const eventsOf = (field: Field, all: readonly Comer[], turn: number): TrackedTurn['events'] => [
  ...told(
    all.filter(({ piece }) => piece.hex === WAITING && piece.entry >= 0 && piece.arrives === turn),
    ({ piece }) => `may enter at ${hexWords(field, piece.entry)}`,
  ),
  ...told(
    all.filter(({ piece, line }) => !piece.released && line.release?.turn === turn),
    () => 'released',
  ),
];

export function trackOf(field: Field, state: PlayState): readonly TrackedTurn[] {
  const { turns, firstTurn } = field.scenario;
  const all = everybody(field, state);
  return Array.from({ length: turns }, (_, i) => ({
    turn: i + 1,
    title: dayOf(calendarTurn(firstTurn, i + 1)),
    events: eventsOf(field, all, i + 1),
  }));
}

const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);

/** What is still to be had on the map by the side that it counts for. */
function toTake(field: Field, state: PlayState, side: Side): string {
  const open = field.scenario.scoring.filter(({ hex, side: whose }) => {
    const at = field.watched.indexOf(field.ground.map.cells.get(hex)!);
    return whose === side && state.held[at] !== side;
  });
  return open.map(({ place, hex, points: worth }) => `${place ?? hex} (${worth})`).join(', ');
}

/** How many points more, or fewer, the Union would need for another level. */
function nextLevel({ union, confederate }: Score, par: number, step: number): string {
  const net = union - confederate;
  const now = levelOf(net, par, step);
  const better = [1, 2, 3, 4, 5].map((n) => par + (n - 3) * step).find((at) => at > net);
  if (better === undefined) return '';
  return `${points(better - net)} more for ${levelOf(better, par, step)} instead of ${now}`;
}

export function aimsOf(field: Field, state: PlayState): readonly Aim[] {
  const { par, step } = field.scenario;
  if (par === null || step === null) return [];
  const score = scoreOf(field, state, rulesOf(state));
  const take = { union: toTake(field, state, 'union'), confederate: toTake(field, state, 'confederate') };
  const needs = par + score.confederate;
  const union = [
    `needs ${points(needs)}, has ${score.union}`,
    take.union && `still to take: ${take.union}`,
    nextLevel(score, par, step),
  ];
  const confederate = [
    `wins while the Union has fewer than ${needs}`,
    take.confederate && `still to take: ${take.confederate}`,
  ];
  return [
    { side: 'union', text: `${union.filter(Boolean).join('; ')}.` },
    { side: 'confederate', text: `${confederate.filter(Boolean).join('; ')}.` },
  ];
}
