/** The words of the card, as inputs and results spell them. */
export const SIDES = ['union', 'confederate'] as const;
export const UNIT_TYPES = ['infantry', 'irregular', 'cavalry', 'artillery'] as const;
export const STATES = ['good-order', 'disrupted', 'routed'] as const;
export const GROUNDS = ['clear', 'woods', 'marsh', 'marsh-run', 'run'] as const;
/** What a hex can be: ground, or what nobody enters. */
export const HEX_GROUNDS = [...GROUNDS, 'creek', 'fieldwork'] as const;
export const SEGMENTS = ['action', 'horse'] as const;
export const FORMATIONS = ['line', 'skirmish', 'limbered', 'mounted'] as const;
export const FIRE_KINDS = ['segment', 'action', 'advance', 'en-passant', 'pre-assault'] as const;
export const FIRER_WORKS = ['none', 'abatis', 'fence', 'wall', 'breastwork'] as const;
export const TARGET_WORKS = ['none', 'abatis', 'wall', 'breastwork'] as const;
export const TARGET_ELEVATIONS = ['lower', 'same', 'higher'] as const;
export const TARGET_ACTIONS = ['none', 'assault', 'charge'] as const;
export const ASSAULT_ELEVATIONS = ['same', 'attacker-higher', 'defender-higher'] as const;
export const ON_DISRUPT = ['accept', 'try'] as const;
export const ARMS = ['small-arms', 'artillery'] as const;
export const CODES = ['3', '2', '1', 'D', 'NE'] as const;

export type Side = (typeof SIDES)[number];
export const SIDE_NAMES: Readonly<Record<Side, string>> = { union: 'Union', confederate: 'Confederate' };
export type UnitType = (typeof UNIT_TYPES)[number];
export type StackState = (typeof STATES)[number];
export type Ground = (typeof GROUNDS)[number];
export type HexGround = (typeof HEX_GROUNDS)[number];
export type Segment = (typeof SEGMENTS)[number];
export type Formation = (typeof FORMATIONS)[number];
export type FireKind = (typeof FIRE_KINDS)[number];
export type FirerWorks = (typeof FIRER_WORKS)[number];
export type TargetWorks = (typeof TARGET_WORKS)[number];
export type TargetElevation = (typeof TARGET_ELEVATIONS)[number];
export type TargetAction = (typeof TARGET_ACTIONS)[number];
export type AssaultElevation = (typeof ASSAULT_ELEVATIONS)[number];
export type OnDisrupt = (typeof ON_DISRUPT)[number];
/** A combat result, after the rule of the parentheses. */
export type Code = (typeof CODES)[number];

export const otherSide = (side: Side): Side => (side === 'union' ? 'confederate' : 'union');

export const GROUND_WORDS: Record<Ground, string> = {
  clear: 'clear',
  woods: 'woods',
  marsh: 'marsh',
  'marsh-run': 'marsh with run',
  run: 'run',
};

export const HEX_GROUND_WORDS: Record<HexGround, string> = {
  ...GROUND_WORDS,
  creek: 'creek, river or pond',
  fieldwork: 'fieldwork (fort)',
};

/** With or without a run in it. */
export const isMarsh = (ground: string): boolean => ground === 'marsh' || ground === 'marsh-run';

export const STATE_WORDS: Record<StackState, string> = {
  'good-order': 'good order',
  disrupted: 'disrupted',
  routed: 'routed',
};
