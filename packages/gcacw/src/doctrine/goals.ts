/** What a side is after: hexes that score, and the special terms of the scenario (18.8), as places and what they are worth. */
import { cellOf, cellsWithin, keptBy, placesAt, terrainOf } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import { otherSide, type Side } from '../model/vocabulary.ts';
import type { SpecialScore } from '../scenarios/scenario.ts';
import { presentOf, type Survey } from './survey.ts';

export interface Goal {
  /**
   * - take: one of the hexes is the enemy's; to have stood there last is enough
   * - hold: it is ours
   * - stay: units must stand there at the end
   * - bar: the enemy must not stand there at the end
   */
  readonly kind: 'take' | 'hold' | 'stay' | 'bar';
  readonly hexes: readonly number[];
  /** Of a scenario: the hex that it names, or "join" where two armies are to meet. */
  readonly place?: string;
  /** In victory points; in a plan of who knows the scenario, so many `times` as much. */
  readonly worth: number;
  readonly times?: number;
  /** Of a goal to which every unit adds by itself: points for each manpower. */
  readonly each?: number;
  /** Only units of this army. */
  readonly army?: string;
}

/** By watched hex: what hangs on who holds it. */
const swings = keptBy((field: Field): readonly number[] =>
  field.watched.map((hex) =>
    field.scenario.scoring.reduce(
      (sum, one) => sum + (cellOf(field.ground.map, one.hex) === hex ? one.points : 0),
      0,
    ),
  ),
);

/** Lists of hexes that goals name: the same list each time, so that what is known of it is found again. */
const listsOf = keptBy((_: Field): Map<string, readonly number[]> => new Map());

function listed(field: Field, name: string, make: () => readonly number[]): readonly number[] {
  const lists = listsOf(field);
  const known = lists.get(name);
  if (known) return known;
  const made = make();
  lists.set(name, made);
  return made;
}

const landWithin = (field: Field, hex: string, within: number): readonly number[] =>
  listed(field, `${hex} ${within}`, () => {
    const { ground, inPlay } = field;
    return cellsWithin(ground.map, cellOf(ground.map, hex), within).filter(
      (one) => inPlay[one] === 1 && terrainOf(ground.map, one) !== 'water',
    );
  });

/** By watched hex: itself. */
const watchedLists = keptBy((field: Field): readonly (readonly number[])[] =>
  field.watched.map((hex) => [hex]),
);

function heldGoals({ field, state, side }: Survey): readonly Goal[] {
  const [worth, hexes] = [swings(field), watchedLists(field)];
  return hexes.flatMap((own, i): readonly Goal[] =>
    worth[i] === 0
      ? []
      : [
          {
            kind: state.held[i] === side ? 'hold' : 'take',
            hexes: own,
            place: field.ground.map.ids[own[0]!]!,
            worth: worth[i]!,
          },
        ],
  );
}

/** Either army goes to meet the other. */
function joining(survey: Survey, score: SpecialScore & { readonly kind: 'armies join' }): readonly Goal[] {
  const { field, state } = survey;
  const own = presentOf(survey, 'confederate').filter((i) => state.units[i]!.demoralized === 0);
  const hexesOf = (army: string) => [
    ...new Set(own.filter((i) => field.pieces.units[i]!.army === army).map((i) => state.units[i]!.hex)),
  ];
  const [am, ar] = [hexesOf('AM'), hexesOf('AR')].map((hexes) => hexes.filter((hex) => hex >= 0));
  if (am!.length === 0 || ar!.length === 0) return [];
  const worth = score.points / 2;
  return [
    { kind: 'stay', hexes: ar!, place: 'join', worth, army: 'AM' },
    { kind: 'stay', hexes: am!, place: 'join', worth, army: 'AR' },
  ];
}

function specialGoals(survey: Survey, owner: Side, score: SpecialScore): readonly Goal[] {
  const { field, side } = survey;
  const own = owner === side;
  if (score.kind === 'armies join') return own ? joining(survey, score) : [];
  const [hexes, place] = [landWithin(field, score.hex, score.within), score.hex];
  if (score.kind === 'manpower near')
    return own ? [{ kind: 'stay', hexes, place, worth: 1, each: 1 / score.each }] : [];
  if (score.kind === 'no enemy near')
    return own
      ? [{ kind: 'bar', hexes, place, worth: score.points }]
      : [{ kind: 'stay', hexes, place, worth: score.points }];
  return [{ kind: own ? 'stay' : 'bar', hexes, place, worth: score.points }];
}

export const goalsOf = (survey: Survey): readonly Goal[] => [
  ...heldGoals(survey),
  ...survey.field.scenario.special.flatMap(({ side, score }) => specialGoals(survey, side, score)),
];

/** By how much the side is ahead of par, as far as hexes and losses tell (18.9). */
export function aheadOf({ field, state, side }: Survey): number {
  const { scoring, lossPoints, par } = field.scenario;
  let net =
    state.lost.confederate * lossPoints.union - state.lost.union * lossPoints.confederate - (par ?? 0);
  for (const one of scoring) {
    const holder = state.held[field.watched.indexOf(cellOf(field.ground.map, one.hex))];
    if (holder === one.side) net += one.side === 'union' ? one.points : -one.points;
  }
  return side === 'union' ? net : -net;
}

/** What a unit is worth at a goal: its own share where each counts by itself. */
export const worthTo = ({ worth, each }: Goal, manpower: number): number =>
  each === undefined ? worth : each * manpower;

/** The same goal, weighing so many times what it scores. */
export function weighed(goal: Goal, times: number): Goal {
  const { worth, each } = goal;
  if (times === 1) return goal;
  return { ...goal, worth: worth * times, times, ...(each !== undefined && { each: each * times }) };
}

/** In victory points, whatever it weighs. */
export const scoreOf = ({ worth, times = 1 }: Goal): number => worth / times;

/** "Port Gibson", or the number of its hex. */
export const goalWords = ({ ground: { map } }: Field, { hexes }: Goal): string =>
  hexes.flatMap((hex) => placesAt(map, hex).map(({ name }) => name))[0] ?? map.ids[hexes[0]!]!;

export const enemyOf = ({ side }: Survey): Side => otherSide(side);
