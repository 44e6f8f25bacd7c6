/** How it stands (14, 21.15): the points of each side, as they are and as far as somebody knows them. */
import { fromDecimal, multiply, type Rational, type Result, rational, toNumber } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import type { Tally } from '../../field/state.ts';
import { SIDES, type Side } from '../../model/vocabulary.ts';
import type { PlayState } from '../state/stage.ts';
import { isHidden } from '../state/standing.ts';
import { type Judgement, judgementOf, type Totals } from './levels.ts';
import { endValues } from './places.ts';

type BySide<T> = Readonly<Record<Side, T>>;

/** What somebody knows of points and places. */
export interface Knowledge {
  readonly score: BySide<Tally>;
  readonly held: readonly Side[];
}

const isOver = ({ stage }: PlayState): boolean => stage.at === 'game-over';

const lesser = (a: Tally, b: Tally): Tally => ({
  men: Math.min(a.men, b.men),
  guns: Math.min(a.guns, b.guns),
  leaders: Math.min(a.leaders, b.leaders),
  places: Math.min(a.places, b.places),
});

/** Who only watches a game with hidden units knows what both sides know. */
function watched({ goals }: Field, { score, held }: PlayState): Knowledge {
  const { union, confederate } = score;
  return {
    score: {
      union: lesser(union.union, confederate.union),
      confederate: lesser(union.confederate, confederate.confederate),
    },
    held: goals.map(({ atStart }, i) => (held.union[i] === held.confederate[i] ? held.union[i]! : atStart)),
  };
}

/** A finished game opens everything, and where units are not hidden nothing is unknown. */
export function knownTo(field: Field, state: PlayState, seat: Side | null): Knowledge {
  const { score, held } = state;
  if (isOver(state) || !isHidden(state)) return { score: score.all, held: held.all };
  return seat === null ? watched(field, state) : { score: score[seat], held: held[seat] };
}

const sumOf = ({ men, guns, leaders, places }: Tally): number => men + guns + leaders + places;

/** Points without the factor; while a game goes on with what places would count if it ended now. */
export function pointsOf(field: Field, state: PlayState, { score, held }: Knowledge): BySide<number> {
  const end = isOver(state) ? { union: 0, confederate: 0 } : endValues(field, held);
  return {
    union: sumOf(score.union) + end.union,
    confederate: sumOf(score.confederate) + end.confederate,
  };
}

export const factorOf = ({ scenario }: Field, side: Side): Rational => fromDecimal(scenario.factor[side]);

/** Points times the factor of the side, exactly (21.15.2). */
export function totalsOf(field: Field, state: PlayState, knowledge: Knowledge): Totals {
  const points = pointsOf(field, state, knowledge);
  const total = (side: Side): Rational => multiply(rational(points[side]), factorOf(field, side));
  return { union: total('union'), confederate: total('confederate') };
}

/** To whom the other has resigned. */
const resignedTo = ({ stage }: PlayState): Side | null =>
  stage.at === 'game-over' && stage.resigned ? stage.side : null;

/** How it has ended, or would end now, for all that somebody knows. */
export const judgementFor = (field: Field, state: PlayState, knowledge: Knowledge): Judgement =>
  judgementOf(totalsOf(field, state, knowledge), resignedTo(state));

/** As it is, whoever knows it. */
export function resultOf(field: Field, state: PlayState): Result {
  const all = { score: state.score.all, held: state.held.all };
  const totals = totalsOf(field, state, all);
  const points = Object.fromEntries(SIDES.map((side) => [side, toNumber(totals[side])]));
  const { winner, level } = judgementFor(field, state, all);
  const margin = points[SIDES[0]]! - points[SIDES[1]]!;
  return { over: isOver(state), points, margin, winner, level };
}
