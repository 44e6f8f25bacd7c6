/** What came of a what-if, in a sentence. */
import type { Prospect } from '@longroll/kernel';

/** One sentence before the figures: whether any of them is better than the first by more than chance. */
export function verdictOf(prospects: readonly Prospect[], tell: (action: unknown) => string): string {
  const [first, ...others] = prospects;
  if (!first) return '';
  if (first.plays === 0) return 'It was stopped before the first play was through.';
  const better = others.filter(({ better: { low } }) => low > 0);
  const [best] = better.sort((a, b) => b.better.mean - a.better.mean);
  if (best) return `Better than the first choice by more than chance: ${tell(best.action)}.`;
  const isWorse = others.length > 0 && others.every(({ better: { high } }) => high < 0);
  if (isWorse) return 'The first choice is better than all others by more than chance.';
  return others.length === 0
    ? 'Only one move was worth weighing.'
    : 'None is better than the first choice by more than chance.';
}
