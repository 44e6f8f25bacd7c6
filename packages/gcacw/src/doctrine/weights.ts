/** What the doctrine makes of things that the rules do not count in victory points. All of it is ours, and may be tuned. */

/** What one more march to a goal takes off its worth. */
export const PER_MARCH = 0.75;
/** Of its worth to who asks whether he comes in time, the part that goes by the marches that are left. */
export const IN_TIME = 0.5;
/** Of its worth, what a goal is worth to a unit more than it needs there. */
export const SURPLUS = 0.2;

/** Of the strength that may come against what is held, the part that guards it. */
export const GUARD = 0.25;

/** Movement points that a march gives on the average (5.5). */
export const PACE = {
  union: { infantry: 3.5, cavalry: 7 },
  confederate: { infantry: 4.5, cavalry: 8 },
} as const;

/** Marches of a unit in a turn that is not the last: more would keep it from resting (12.0). */
export const MARCHES_A_TURN = 2.5;

/** Enemies who may be there in the next action count by how far away they are, in hexes. */
export const NEARNESS: readonly number[] = [1, 1, 0.8, 0.55, 0.3, 0.15];

/** Of what the enemy could do to a unit, the part that is feared: he cannot do it to all. */
export const FEARED = 0.5;

/** What letters of the Combat Chart are worth to the other side: so much, and so much for each point of Combat Value. */
export const LETTERS = {
  D: [0.1, 0.07],
  F: [0.05, 0.04],
  f: [0, 0.02],
  E: [0, 0.01],
  r: [0.3, 0.04],
  R: [0.6, 0.1],
  'R*': [1, 0.14],
} as const;

/** In the last turn what outlasts it is worth so much. */
export const LAST_TURN = 0.15;

/** Taking a goal out of the enemy's hand, by an advance after combat. */
export const BY_ADVANCE = 0.7;

/** Marching at all must be worth so much, by the Fatigue Level that it leads to. */
export const FATIGUE_COST = {
  last: [0, 0.02, 0.03, 0.05, 0.08],
  other: [0, 0.05, 0.1, 0.45, 0.8],
} as const;
/** What a roll on the Extended March Table costs, for each manpower point. */
export const STRAIN = { organized: 0.02, disorganized: 0.06 } as const;

/** Less than this is not worth an action. */
export const WORTHWHILE = 0.04;
