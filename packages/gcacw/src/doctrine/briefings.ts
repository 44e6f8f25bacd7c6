/**
 * What who looks ahead has learnt of a scenario, besides what it scores. Found by play between computers, each line on some games and
 * kept for what it gained in others (docs/BALANCE.md); it is all ours, and may be tuned.
 */
import type { Side } from '../model/vocabulary.ts';
import type { Survey } from './survey.ts';

export interface Briefing {
  /** By the hex of a goal: it weighs so many times what it scores. */
  readonly times?: Readonly<Record<string, number>>;
  /** So much more is risked than the score calls for, or less. */
  readonly venture?: number;
  /** Of what the enemy could do, the part that is feared. */
  readonly feared?: number;
  /** How the worth of a goal falls off with the way to it, where not as usual. */
  readonly by?: 'nearness';
}

type Briefings = Readonly<Record<number, Readonly<Partial<Record<Side, Briefing>>>>>;

/** By the number of the scenario. */
export const BRIEFINGS: Briefings = {
  // Port Gibson: the Confederates can only win time, so they stand closer than is safe.
  1: { confederate: { venture: 0.5 } },
  // Invasion and Breakout: Willows opens the road to Hankinson's; Grindstone Ford shuts it.
  2: { union: { times: { W4614: 2.5 } }, confederate: { times: { W4814: 2.5 } } },
  // Unite Your Troops: Hankinson's Bridge decides.
  3: { confederate: { times: { W4014: 2.5 } } },
  // Loring's Memorandum: Edwards is too far for the Union, Cayuga within reach of the Confederates; who risks less does better.
  5: {
    union: { times: { E2533: 0.3 }, venture: -0.5, feared: 1 },
    confederate: { times: { W3705: 2.5 }, venture: -0.5, feared: 1 },
  },
  // Grant Moves West: Edwards falls to who has the road to it; to win Bolton back costs more than it gives.
  6: { union: { times: { E2533: 0.3 } }, confederate: { times: { E2425: 0.3 } } },
  // Champion Hill: past the hill to Edwards; Ratliff covers the way there, Bolton does not.
  7: {
    union: { times: { E2533: 2.5 } },
    confederate: { times: { E2629: 2.5, E2425: 0.3 }, feared: 0 },
  },
  // I Move At Once: Jackson is the Union's to lose; Mississippi College is only on the way.
  8: { union: { times: { E2712: 2.5 } }, confederate: { times: { E2519: 0.3 } } },
  // This Is Success: the bridge is held while the rest goes back to the works, past Bovina and Mt. Alban.
  9: {
    union: { times: { W2404: 2.5, W2510: 2.5 } },
    confederate: { times: { W2404: 2.5, W2406: 0.3, W2510: 0.3, W2414: 2.2 }, by: 'nearness' },
  },
  // Inflict All the Punishment: the chase is won at the college, and ends at Jackson.
  11: {
    union: { times: { E2519: 5.5 } },
    confederate: { times: { E2712: 2.5 }, venture: -0.4, feared: 1 },
  },
};

const NONE: Briefing = {};

export const briefingOf = ({ field: { scenario }, side }: Survey): Briefing =>
  BRIEFINGS[scenario.number]?.[side] ?? NONE;
