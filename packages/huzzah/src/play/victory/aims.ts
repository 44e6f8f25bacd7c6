/** What each side is after, and what would change how it stands. */
import type { Aim } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { SIDES, type Side } from '../../model/vocabulary.ts';
import type { PlayState } from '../state/stage.ts';
import { rulesOf } from '../state/standing.ts';
import { judgementOf, levelOf } from './levels.ts';

const pointWords = (n: number): string => (n === 1 ? '1 point' : `${n} points`);

/** The fewest points more with which a side would stand better; null if it cannot. */
function nextStep(own: number, other: number, isBetter: (own: number) => boolean): number | null {
  for (let more = 1; more <= own + other + 60; more++) if (isBetter(own + more)) return more;
  return null;
}

/** From lost to drawn to won, as a number to compare. */
function rankOf(own: number, other: number, drawBelow: number, marginalBelow: number): number {
  const level = levelOf(own, other, drawBelow, marginalBelow);
  const size = { draw: 0, marginal: 1, decisive: 2 }[level];
  return own > other ? size : -size;
}

const RANK_WORDS: Readonly<Record<string, string>> = {
  ...{ '-1': 'a marginal defeat', '0': 'a draw', '1': 'a marginal victory', '2': 'a decisive victory' },
};

function toTake(field: Field, state: PlayState, side: Side): string {
  const open = field.goals.filter(
    ({ objective }, i) => state.control[i] !== side && (objective.kind === 'place' || objective.to === side),
  );
  return open.map(({ objective }) => `${objective.name} (${objective.points})`).join(', ');
}

function aimOf(field: Field, state: PlayState, side: Side): Aim {
  const { union, confederate } = judgementOf(field, state);
  const { drawBelow, marginalBelow } = rulesOf(state);
  const [own, other] = side === 'union' ? [union, confederate] : [confederate, union];
  const rank = rankOf(own, other, drawBelow, marginalBelow);
  const better = (points: number): boolean => rankOf(points, other, drawBelow, marginalBelow) > rank;
  const more = rank >= 2 ? null : nextStep(own, other, better);
  const next = more === null ? '' : RANK_WORDS[`${rankOf(own + more, other, drawBelow, marginalBelow)}`];
  const open = toTake(field, state, side);
  return {
    side,
    text:
      more === null || !next
        ? `has ${pointWords(own)}`
        : `has ${pointWords(own)}, ${pointWords(more)} more for ${next}`,
    more: open === '' ? [] : [`still to take: ${open}`],
  };
}

export const aimsOf = (field: Field, state: PlayState): readonly Aim[] =>
  SIDES.map((side) => aimOf(field, state, side));
