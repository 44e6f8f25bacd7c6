/** What the stages of the campaign ask of a state again and again, and how they write it. */
import { happened, keptBy, RuleBug, type Umpire } from '@longroll/kernel';
import { campaignRules } from '../../campaign/campaignRules.ts';
import { isRingBroken } from '../../campaign/siege.ts';
import type { Campaign, Lay, OfTheTurn, UnitRecord } from '../../campaign/state.ts';
import type { Standing, Theatre } from '../../campaign/theatre.ts';
import type { Entry } from '../../campaign/victory.ts';
import type { Field } from '../../field/field.ts';
import type { CampaignRules } from '../../rulings/campaign/index.ts';
import type { PlayState } from './stage.ts';

export function campaignOf({ campaign }: PlayState): Campaign {
  if (!campaign) throw new RuleBug('this game is no campaign');
  return campaign;
}

export const rulesIn = ({ houseRules }: PlayState): CampaignRules => campaignRules(houseRules);

export const theatreIn = (field: Field, { units }: PlayState): Theatre => ({ field, units });

export const standingOf = ({ pieces }: Field, { units }: PlayState, index: number): Standing => ({
  index,
  unit: units[index]!,
  piece: pieces.units[index]!,
});

export const change = (state: PlayState, campaign: Partial<Campaign>): PlayState => ({
  ...state,
  campaign: { ...campaignOf(state), ...campaign },
});

export const changeTurn = (state: PlayState, ofTheTurn: Partial<OfTheTurn>): PlayState =>
  change(state, { ofTheTurn: { ...campaignOf(state).ofTheTurn, ...ofTheTurn } });

export const changeRecord = (state: PlayState, unit: number, record: Partial<UnitRecord>): PlayState => {
  const { records } = campaignOf(state);
  return change(state, { records: records.with(unit, { ...records[unit]!, ...record }) });
};

/** A line of the ledger, written when the thing happens; what is worth nothing is not written. */
export const scored = (state: PlayState, entry: Entry): PlayState =>
  entry.points === 0 ? state : change(state, { ledger: [...campaignOf(state).ledger, entry] });

/** A line of the calendar. */
export const entered = (state: PlayState, text: string): PlayState =>
  changeTurn(state, { told: [...campaignOf(state).ofTheTurn.told, text] });

/** What happened, for the account of the action and for the calendar. */
export function tells(state: PlayState, u: Umpire, cite: string, text: string): PlayState {
  u.note(() => [happened(cite, text)]);
  return entered(state, text);
}

export const controlledSet = (state: PlayState): ReadonlySet<number> => new Set(campaignOf(state).controlled);
export const isCycle = ({ turn }: Pick<PlayState, 'turn'>): boolean => turn % 5 === 0;

/** Besieged, or in the turn of grace after it: the Army of Maneuver and the siege's hold last so long (19.4.12). */
export const isSiegeOn = (state: PlayState): boolean => {
  const { fell, track } = campaignOf(state);
  return fell === null && !isRingBroken(track, rulesIn(state));
};

/** Johnston's men, by place. */
const reliefOf = keptBy(
  ({ unitArmies }: Lay): ReadonlySet<number> =>
    new Set(unitArmies.flatMap((army, i) => (army === 'AR' ? [i] : []))),
);
export const reliefSet = (state: PlayState): ReadonlySet<number> => reliefOf(campaignOf(state).lay);

export const assignedSet = (state: PlayState): ReadonlySet<number> => maneuverOf(campaignOf(state).maneuver);
const maneuverOf = keptBy((units: readonly number[]): ReadonlySet<number> => new Set(units));
