/** A part of the printed card, as it is put together in `index.ts`. */
import type { Chart, Question } from '@longroll/kernel';

export interface CardPart {
  readonly charts: readonly Chart[];
  readonly questions: readonly Question[];
}
