/**
 * Where a game is in the sequence of play (3.0, 4.0): who decides, and all that the running action must remember.
 * Only states in which somebody decides are kept; what needs no decision is played through at once.
 */
import type { FieldState } from '../field/state.ts';
import type { RetreatKind } from '../model/retreatStep.ts';
import type { Attack, Side } from '../model/vocabulary.ts';
import type { FieldRules } from '../rulings/index.ts';

/** Nobody is asked in these. */
export type AutomaticStage =
  | 'offer-transfers'
  | 'initiative'
  | 'march-start'
  | 'offers'
  | 'march-end'
  | 'command-die'
  | 'muster-grand'
  | 'combat'
  | 'losses-defender'
  | 'losses-attacker'
  | 'outcome'
  | 'retreat-on'
  | 'retreat-over'
  | 'offer-advance'
  | 'after-combat'
  | 'end-of-action'
  | 'recovery'
  | 'offer-refusals'
  | 'turn-end';

/** Somebody decides. */
export type DecisionStage =
  | 'set-up'
  | 'transfer'
  | 'choose-action'
  | 'activation-list'
  | 'next-unit'
  | 'march'
  | 'contact'
  | 'cavalry-offer'
  | 'assault-names'
  | 'assault-pick'
  | 'grand-names'
  | 'grand-pick'
  | 'vacated'
  | 'loss-defender'
  | 'loss-attacker'
  | 'fall-back'
  | 'retreat'
  | 'advance'
  | 'recovery-refuse'
  | 'game-over';

export type StageName = AutomaticStage | DecisionStage;

/** An Activate Leader action (5.3). Units and leaders are known by their place among the pieces. */
export interface Activation {
  readonly leader: number;
  readonly list: readonly number[];
  readonly done: readonly number[];
  /** One allowance for all; -1 before it is rolled. */
  readonly mp: number;
  /** The unit that the leader goes with; -1 while he has moved with none. */
  readonly with: number;
}

/** One unit on the march (5.2). */
export interface Marching {
  readonly unit: number;
  readonly mp: number;
  /** It has left the hex in which it began (6.4.6). */
  readonly moved: boolean;
  /** It has done something: the minimum move is over (2.12). */
  readonly acted: boolean;
  readonly forced: boolean;
  /** Leaders who go along. */
  readonly along: readonly number[];
  /** Where its coming offered cavalry a retreat: from which hex, in which hex; each pair once (10.6). */
  readonly offered: readonly { readonly from: number; readonly to: number }[];
}

/** An assault being made ready (14). */
export interface Assaulting {
  readonly leader: number;
  readonly target: number;
  readonly named: readonly number[];
  /** How many may be picked: by the command die, then by that of the grand assault. */
  readonly most: number;
  readonly picked: readonly number[];
  /** Named to join a grand assault, and those who do. */
  readonly joining: readonly number[];
  readonly joined: readonly number[];
}

/** An attack whose dice have fallen (8.4). */
export interface Fight {
  readonly type: Attack;
  /** The hex that the attack came from; in an assault the leader's. */
  readonly from: number;
  readonly target: number;
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  /** Codes of the Combat Chart. */
  readonly attackerResult: string;
  readonly defenderResult: string;
  /** While losses are divided: points still to lose, and those taken so far by each unit of the side. */
  readonly toLose: number;
  readonly lost: readonly number[];
  /** Who has advanced, in order. */
  readonly advanced: readonly number[];
}

/** A stack that retreats (15); it stands in `from` until it has halted. */
export interface Retreating {
  readonly kind: RetreatKind;
  readonly units: readonly number[];
  readonly leaders: readonly number[];
  readonly from: number;
  /** The active enemy's hex (15.9a). */
  readonly before: number;
  readonly entered: readonly number[];
  readonly overrode: boolean;
}

export interface Stage {
  readonly at: StageName;
  /** Who decides. */
  readonly side: Side;
  /** Whose action phase it is; of no meaning outside one. */
  readonly active: Side;
  /** Who won the initiative, and with which dice: Union, Confederate. */
  readonly initiative: { readonly side: Side; readonly dice: readonly [number, number] } | null;
  readonly passed: boolean;
  /** Leaders that were transferred, or hexes whose flanks were settled, in this phase. */
  readonly settled: readonly number[];
  readonly activation: Activation | null;
  readonly march: Marching | null;
  readonly assault: Assaulting | null;
  readonly fight: Fight | null;
  readonly retreat: Retreating | null;
}

export interface PlayState extends FieldState {
  /** Readings that players hold otherwise than we do. */
  readonly houseRules: Partial<FieldRules>;
  readonly stage: Stage;
}

const IDLE = { activation: null, march: null, assault: null, fight: null, retreat: null } as const;

/** A stage of the frame of a turn, outside any action. */
export const frame = (at: StageName, side: Side): Stage => ({
  ...IDLE,
  at,
  side,
  active: side,
  initiative: null,
  passed: false,
  settled: [],
});

/** The running action is over; what the phase remembers stays. */
export const idle = (stage: Stage): Stage => ({ ...stage, ...IDLE });

export const withStage = (state: PlayState, change: Partial<Stage>): PlayState => ({
  ...state,
  stage: { ...state.stage, ...change },
});
