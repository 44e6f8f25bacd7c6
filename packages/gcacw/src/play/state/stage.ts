/**
 * Where a game is in the sequence of play (3, 4): who decides, and what the stage must remember. The data of a stage is
 * its own; what it came from is inside it: a retreat knows the fight that it follows, the fight its march or assault.
 * Units, leaders and hexes are known by their places among the pieces and on the map.
 */
import type { StateAt } from '@longroll/kernel';
import type { Shift } from '../../campaign/randomEvents.ts';
import type { Campaign } from '../../campaign/state.ts';
import type { MarchAttack } from '../../charts/attackTypes.ts';
import type { StrategicEventName } from '../../charts/strategicEvents.ts';
import type { FieldState } from '../../field/state.ts';
import type { RetreatKind } from '../../model/retreatStep.ts';
import type { Side } from '../../model/vocabulary.ts';
import type { Party } from '../../procedures/suffering.ts';
import type { CampaignRules } from '../../rulings/campaign/index.ts';

/** An action phase (4.1): who won the initiative, whose action it is, and whether the other has passed. */
export interface Phase {
  readonly winner: Side;
  readonly active: Side;
  readonly passed: boolean;
}

/** A leader's list before his allowance is rolled (5.3.2). */
export interface Listing {
  readonly leader: number;
  readonly list: readonly number[];
}

/** An Activate Leader action (5.3): one allowance for all on the list, one after another. */
export interface Activation extends Listing {
  readonly mp: number;
  readonly done: readonly number[];
  /** The unit that the leader goes with; -1 while he has moved with none. */
  readonly with: number;
}

/** One unit on the march (5.2). */
export interface Marching {
  readonly unit: number;
  /** The activation that it marches in; null if it marches by itself. */
  readonly activation: Activation | null;
  readonly mp: number;
  /** It has left the hex in which it began (6.4.6). */
  readonly moved: boolean;
  /** It has done something: the minimum move is over (2.12). */
  readonly acted: boolean;
  readonly forced: boolean;
  /** Its last step was inside the works of Vicksburg: zones do not hold it (19.5.1.5). */
  readonly inside?: boolean;
  /** Leaders who go along. */
  readonly along: readonly number[];
  /** Where its coming offered cavalry a retreat: from which hex, in which hex; each pair once (10.6). */
  readonly offered: readonly { readonly from: number; readonly to: number }[];
}

/** An assault (14): who leads it, against which hex, with whom. */
export interface Assault {
  readonly leader: number;
  readonly target: number;
  readonly named: readonly number[];
}

/** Units being picked from a list, up to a number. */
export interface Pick {
  readonly from: readonly number[];
  readonly most: number;
  /** Units, in the order in which they were picked. */
  readonly picked: readonly number[];
}

/** Cavalry is asked whether it withdraws (10): before a unit on the march, or before an assault. */
export type Offer =
  | { readonly before: 'march'; readonly hex: number; readonly march: Marching }
  | { readonly before: 'assault'; readonly hex: number; readonly assault: Assault };

/** What an attack is part of. */
export type Cause =
  | { readonly by: 'march'; readonly march: Marching; readonly type: MarchAttack }
  | { readonly by: 'assault'; readonly leader: number; readonly type: 'assault' };

/** An attack before its dice (8.4). */
export interface Fight {
  readonly cause: Cause;
  /** The hex that the attack came from. */
  readonly from: number;
  readonly target: number;
  readonly attackers: readonly number[];
}

/** An attack whose dice have fallen, with the codes of the Combat Chart. */
export interface Fought extends Fight {
  readonly defenders: readonly number[];
  readonly attackerResult: string;
  readonly defenderResult: string;
}

/** Losses being divided: points still to lose, and those taken so far by each unit of the party. */
export interface Losing {
  readonly party: Party;
  readonly toLose: number;
  readonly lost: readonly number[];
}

/** An advance after combat (15.10): who has gone in, and the hex that the last of them came from. */
export interface Advancing {
  readonly fought: Fought;
  readonly advanced: readonly number[];
  readonly from: number;
}

/** A stack that retreats (15); it stands in `from` until it has halted. */
export interface Retreating {
  readonly kind: RetreatKind;
  readonly side: Side;
  readonly units: readonly number[];
  readonly leaders: readonly number[];
  readonly from: number;
  /** The active enemy's hex (15.9a). */
  readonly before: number;
  readonly entered: readonly number[];
  readonly overrode: boolean;
  /** What goes on when it is over. */
  readonly afterwards:
    | { readonly after: 'fight'; readonly fought: Fought }
    | { readonly after: 'offer'; readonly offer: Offer };
}

/** One stage for each name, with the same data. */
type Each<Name extends string, Data = unknown> = Name extends string
  ? { readonly at: Name; readonly side: Side } & Data
  : never;
type InPhase<Name extends string, Data = unknown> = Each<Name, Data & { readonly phase: Phase }>;

type Settled = { readonly settled: readonly number[] };

/** The frame of a turn, outside any action. */
type FrameStage =
  | Each<
      'set-up' | 'offer-transfers' | 'initiative' | 'recovery' | 'offer-refusals' | 'turn-end' | 'game-over'
    >
  /** Leaders who have transferred, hexes whose flanks are settled. */
  | Each<'transfer' | 'recovery-refuse', Settled>;

/** A strategic event of the Cycle that runs, and those that come after it. */
export interface Happening {
  readonly event: StrategicEventName;
  readonly rest: readonly StrategicEventName[];
}

/** Points that the garrison has to lose: who was in it, what each has lost of it, and what goes on afterwards. */
export interface GarrisonLosing {
  readonly units: readonly number[];
  readonly toLose: number;
  readonly lost: readonly number[];
  readonly rest: readonly StrategicEventName[] | null;
}

/** The campaign's phases and segments around its action cycle, in the order of the card (19.2). */
type CampaignStage =
  | Each<'turn-start' | 'random-event' | 'offer-gunboats' | 'gunboats' | 'offer-attachments' | 'attachment'>
  | Each<'entry-shift', { readonly shift: Shift }>
  | Each<'siege' | 'strategic-event' | 'offer-depots' | 'supply' | 'degradation' | 'garrison' | 'manpower'>
  | Each<'siege-loss', { readonly losing: GarrisonLosing }>
  | Each<'next-event', { readonly rest: readonly StrategicEventName[] }>
  | Each<'event-choice', { readonly happening: Happening; readonly asks: EventChoice }>
  | Each<'depot', { readonly opened: boolean }>
  | Each<'relief' | 'offer-maneuver' | 'reorganization' | 'offer-joins'>
  | Each<'maneuver', Settled>
  | Each<'reorganize', { readonly mended: boolean }>
  | Each<'surrender' | 'end-check' | 'turn-track' | 'offer-pontoons' | 'pontoon' | 'turn-marker'>;

/** What is chosen in an event: a unit of a pool, a hex to mine, and so on (19.3.2). */
export type EventChoice =
  | { readonly of: 'pool'; readonly units: readonly number[] }
  | { readonly of: 'mine'; readonly hexes: readonly number[] }
  | { readonly of: 'port-hudson' }
  | { readonly of: 'redoubt'; readonly hexes: readonly number[] }
  | { readonly of: 'depot'; readonly hexes: readonly number[] }
  | { readonly of: 'send-away'; readonly units: readonly number[] };

/** A journey by rail that is made: who went, and where it boarded (19.4.8). */
export interface Journey {
  readonly unit: number;
  readonly from: number;
}

type ActionStage =
  | InPhase<'choose-action' | 'end-of-action'>
  | InPhase<'ride-along', { readonly journey: Journey }>
  | InPhase<'activation-list', { readonly listing: Listing }>
  | InPhase<'next-unit', { readonly activation: Activation }>
  | InPhase<'march-start' | 'offers' | 'march' | 'contact' | 'march-end', { readonly march: Marching }>
  | InPhase<'cavalry-offer', { readonly offer: Offer }>;

type AssaultStage =
  | InPhase<'assault-names' | 'command-die' | 'vacated', { readonly assault: Assault }>
  | InPhase<'assault-pick', { readonly assault: Assault; readonly pick: Pick }>
  | InPhase<
      'muster-grand' | 'grand-names',
      { readonly assault: Assault; readonly taking: readonly number[]; readonly joining: readonly number[] }
    >
  | InPhase<
      'grand-pick',
      { readonly assault: Assault; readonly taking: readonly number[]; readonly pick: Pick }
    >;

type CombatStage =
  | InPhase<'combat', { readonly fight: Fight }>
  | InPhase<'loss-defender' | 'loss-attacker', { readonly fought: Fought; readonly losing: Losing }>
  | InPhase<'outcome' | 'fall-back', { readonly fought: Fought }>
  | InPhase<'offer-advance' | 'advance' | 'after-combat', { readonly advancing: Advancing }>
  | InPhase<'retreat-on' | 'retreat' | 'retreat-over', { readonly retreat: Retreating }>;

export type Stage = FrameStage | CampaignStage | ActionStage | AssaultStage | CombatStage;
export type StageName = Stage['at'];

/** Somebody decides in these; the rest is played through. */
export type DecisionStage =
  | 'set-up'
  | 'transfer'
  | 'choose-action'
  | 'ride-along'
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
  | 'entry-shift'
  | 'gunboats'
  | 'attachment'
  | 'siege-loss'
  | 'event-choice'
  | 'depot'
  | 'maneuver'
  | 'reorganize'
  | 'pontoon'
  | 'game-over';

export interface PlayState extends FieldState {
  /** What the Advanced Game keeps besides; scenarios of the Basic Game have none. */
  readonly campaign?: Campaign;
  /** Readings that players hold otherwise than we do. */
  readonly houseRules: Partial<CampaignRules>;
  readonly stage: Stage;
}

/** A state in one of its stages. */
export type In<At extends StageName> = StateAt<PlayState, At>;
/** A state in an action phase. */
export type Acting = PlayState & { readonly stage: Extract<Stage, { readonly phase: Phase }> };

/** A state known to be in a stage. */
type With<G extends Stage> = Omit<PlayState, 'stage'> & { readonly stage: G };

/** In the stage that was read off it. */
export const inStage = <G extends Stage>(state: PlayState, _: G): With<G> => state as With<G>;

/**
 * With other units, leaders, stage: written out field by field, since several are made for every action and a record that
 * is spread into another takes twenty times as long.
 */
export function stateWith<G extends Stage>(
  state: PlayState,
  units: PlayState['units'],
  leaders: PlayState['leaders'],
  stage: G,
): With<G> {
  const { scenario, turn, held, lost, strayed, overruled, burnt, houseRules, campaign } = state;
  return campaign === undefined
    ? { scenario, turn, units, leaders, held, lost, strayed, overruled, burnt, houseRules, stage }
    : { scenario, turn, units, leaders, held, lost, strayed, overruled, burnt, houseRules, campaign, stage };
}

/** On to another stage. */
export const to = <G extends Stage>(state: PlayState, stage: G): With<G> =>
  stateWith(state, state.units, state.leaders, stage);

/** The running action is over. */
export const endOfAction = (state: PlayState, phase: Phase): PlayState =>
  to(state, { at: 'end-of-action', side: phase.active, phase });
