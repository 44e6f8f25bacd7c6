/**
 * How well a computer plays, and in what temper. Levels differ in what they weigh and how far they look ahead; never in
 * their dice, and never in what they see.
 */
import type { Bearing } from '../contract/opponent.ts';

/** How far somebody looks ahead where much hangs on a decision. */
export interface Foresight {
  /** Of what the doctrine weighs, so many of the best are played on. */
  readonly width: number;
  /** What is worth less than the first thought by more points than this is not played on. */
  readonly within: number;
  /** Actions that may be applied for one decision: counted and never timed, so that games can be played again. */
  readonly budget: number;
  /** Nothing is played on more often than this: beyond it a difference is too small to matter. */
  readonly samples: number;
  /**
   * Actions after which a game that is played on is cut off and judged: so few that each of the width is played on a few
   * times within the budget, however long the game is.
   */
  readonly horizon: number;
  /** The first thought is overruled only by what is better by so many standard errors. */
  readonly guard: number;
}

interface Named {
  readonly id: string;
  readonly title: string;
  /** A sentence or two for whoever chooses an opponent. */
  readonly about: string;
}

export interface Level extends Named {
  readonly weighs: Pick<Bearing, 'odds' | 'foresight'>;
  /**
   * How wrong it may be about what something is worth, in parts of what the things usually differ by: what is much in one
   * game is nothing in another, and hangs on the decision.
   */
  readonly misjudges: number;
  /** Null for those who go by their first thought. */
  readonly looksAhead: Foresight | null;
}

export interface OpponentTemper extends Named {
  readonly caution: Bearing['caution'];
}

/** Plays anything that is allowed, and has no doctrine. */
export const RANDOM: Named = {
  id: 'random',
  title: 'Random',
  about: 'Does anything that the rules allow, each as likely as the other. For tests and for comparison.',
};

/** The weakest first. */
export const LEVELS: readonly Level[] = [
  {
    ...{ id: 'recruit', title: 'Recruit' },
    about:
      'Knows what the game is about, but goes by feeling, and is often wrong about what things are worth.',
    weighs: { odds: false, foresight: false },
    ...{ misjudges: 2, looksAhead: null },
  },
  {
    ...{ id: 'sergeant', title: 'Sergeant' },
    about: 'Goes by rules of thumb and makes few slips. Does not ask what you could do next.',
    weighs: { odds: false, foresight: false },
    ...{ misjudges: 0, looksAhead: null },
  },
  {
    ...{ id: 'captain', title: 'Captain' },
    about: 'Weighs every fight by its odds. Does not ask what you could do next.',
    weighs: { odds: true, foresight: false },
    ...{ misjudges: 0, looksAhead: null },
  },
  {
    ...{ id: 'general', title: 'General' },
    about:
      'Asks besides whether he comes in time and what you could do to whoever moves or is left behind, and where much hangs on a decision plays on in his head.',
    weighs: { odds: true, foresight: true },
    misjudges: 0,
    looksAhead: { width: 2, within: 0.5, budget: 1_000, samples: 12, horizon: 60, guard: 1.75 },
  },
];

/** What an own loss weighs beside the same loss of the enemy. */
export const OPPONENT_TEMPERS: readonly OpponentTemper[] = [
  { id: 'bold', title: 'Bold', about: 'Takes chances: its own losses weigh less than yours.', caution: 0.7 },
  { id: 'steady', title: 'Steady', about: 'Weighs its own losses like yours.', caution: 1 },
  {
    ...{ id: 'careful', title: 'Careful', caution: 1.4 },
    about: 'Spares its own: its losses weigh more than yours.',
  },
];

export interface Opponent extends Named {
  /** Null for who is random. */
  readonly level: Level | null;
  readonly bearing: Bearing;
}

const STEADY = OPPONENT_TEMPERS.find(({ id }) => id === 'steady')!;

/** How somebody fights of whom nothing is known. */
export const STEADY_BEARING: Bearing = { odds: true, foresight: true, caution: STEADY.caution };

const opponent = (level: Level, temper: OpponentTemper): Opponent => ({
  id: temper === STEADY ? level.id : `${level.id}-${temper.id}`,
  title: temper === STEADY ? level.title : `${level.title}, ${temper.title.toLowerCase()}`,
  about: temper === STEADY ? level.about : `${level.about} ${temper.about}`,
  level,
  bearing: { ...level.weighs, caution: temper.caution },
});

const ANYBODY: Opponent = { ...RANDOM, level: null, bearing: STEADY_BEARING };

/** All there are: who is random, then by level, then by temper. */
export const OPPONENTS: readonly Opponent[] = [
  ANYBODY,
  ...LEVELS.flatMap((level) => OPPONENT_TEMPERS.map((temper) => opponent(level, temper))),
];

/** By id: `random`, a level (`captain`), or a level in a temper (`captain-bold`). A level alone is steady. */
export const opponentNamed = (id: string): Opponent | null =>
  OPPONENTS.find((one) => one.id === id || `${one.id}-${STEADY.id}` === id) ?? null;
