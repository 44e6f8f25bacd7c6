/** Random events in the campaign (19.3.1): weather that carries over, late rain, and arrivals shifted. */
import type { Procedure } from '@longroll/kernel';
import { FIRST_EVENT_TURN } from '../charts/randomEvents.ts';
import type { Side } from '../model/vocabulary.ts';
import { type RandomEventOutcome, randomEvent } from '../procedures/randomEvent.ts';
import type { CampaignRules } from '../rulings/campaign/index.ts';

/** What the days before have left: whether the last was wet, and whether Heavy Rain goes on. */
export interface Yesterday {
  readonly wet: boolean;
  readonly rainGoesOn: boolean;
}

export type Rain = 'none' | 'pending' | 'on';

export interface Today {
  readonly event: RandomEventOutcome['event'];
  readonly rain: Rain;
  readonly rainTomorrow: boolean;
  /** On the Extended March Table; for whom, the event says. */
  readonly extendedMarch: number;
  /** The second day of Heavy Rain. */
  readonly secondDay: boolean;
}

/** Rain and heat do not meet (19.3.1a). */
const DRY_ONLY: readonly RandomEventOutcome['event'][] = ['Heat', 'Extreme Heat', 'Union Water Crisis'];

const RAIN_OF: Readonly<Record<RandomEventOutcome['rain'], Rain>> = {
  none: 'none',
  late: 'pending',
  'this turn': 'on',
  'this turn and next': 'on',
};

function inRain({ event, rain }: RandomEventOutcome): Today {
  const spent = DRY_ONLY.includes(event) || event === 'Late Rain';
  return {
    event: spent ? 'No Effect' : event,
    rain: 'on',
    rainTomorrow: rain === 'this turn and next',
    extendedMarch: 0,
    secondDay: true,
  };
}

const inTheDry = ({ event, rain, extendedMarch }: RandomEventOutcome): Today => ({
  event,
  rain: RAIN_OF[rain],
  rainTomorrow: rain === 'this turn and next',
  extendedMarch,
  secondDay: false,
});

/** Turn 1 has no event. */
const QUIET: Today = {
  event: 'No Effect',
  rain: 'none',
  rainTomorrow: false,
  extendedMarch: 0,
  secondDay: false,
};

/** The event of a turn; the effects are ours whether or not a question would tell them. */
export const dayBegins =
  (turn: number, { wet, rainGoesOn }: Yesterday, rules: CampaignRules): Procedure<Today> =>
  (u) => {
    if (turn < FIRST_EVENT_TURN) return QUIET;
    const houseRules = { ...rules, eventEffects: 'ours' } as const;
    const outcome = randomEvent({ turn, previousRain: wet, houseRules })(u);
    return rainGoesOn ? inRain(outcome) : inTheDry(outcome);
  };

const WET: readonly RandomEventOutcome['event'][] = ['Late Rain', 'Rain', 'Heavy Rain'];

/** What the day leaves: the event counts, whether or not late rain came. */
export const dayEnds = ({ event, rainTomorrow, secondDay }: Today): Yesterday => ({
  wet: WET.includes(event) || secondDay,
  rainGoesOn: rainTomorrow,
});

/** Late rain begins with the Action Phase whose initiative dice total this. */
export const rainAt = (rain: Rain, dice: number, { lateRainOn }: Pick<CampaignRules, 'lateRainOn'>): Rain =>
  rain === 'pending' && dice === lateRainOn ? 'on' : rain;

/** Who wins a tie for initiative by the event of the day; null where it decides nothing. */
export const tieWinner = (event: Today['event']): Side | null =>
  event === 'Union Intelligence' ? 'union' : event === 'Grant Drunk' ? 'confederate' : null;

// Arrivals shifted.

/** A Confederate unit or leader who comes on a turn and is not on the map. */
export interface Due {
  readonly name: string;
  readonly due: number;
}

type ShiftRules = Pick<CampaignRules, 'entryWindow' | 'entryShift'>;
export type Shift = 'delay' | 'accelerate';

/** Whom the event may shift: who is due now can be put off, not hastened. */
export const shiftable = <D extends Due>(
  arrivals: readonly D[],
  turn: number,
  shift: Shift,
  { entryWindow }: ShiftRules,
): readonly D[] =>
  arrivals.filter(({ due }) => due >= turn + (shift === 'delay' ? 0 : 1) && due <= turn + entryWindow);

/** The turn in which he is due afterwards; nobody comes before today. */
export const shiftedTo = (due: number, turn: number, shift: Shift, { entryShift }: ShiftRules): number =>
  shift === 'delay' ? due + entryShift : Math.max(turn, due - entryShift);
