/** What a side looks at when it decides: the map, the state, its plan, how it plays. */
import type { Bearing } from '@longroll/kernel';
import type { Plan } from './plan.ts';
import type { Survey } from './survey.ts';

export interface Look extends Survey {
  readonly plan: Plan;
  readonly bearing: Bearing;
  /** Only the best is asked for: what cannot be it need not be weighed. */
  readonly sole: boolean;
}
