/** A campaign as its plans look at it: who stands where, what the works hold, what the sheet pays. */
import { cellDistance } from '@longroll/kernel';
import { areaOf } from '../../campaign/areas.ts';
import type { Campaign } from '../../campaign/state.ts';
import { isInfantry } from '../../campaign/theatre.ts';
import { CITY, garrisonSize, LINE } from '../../campaign/works.ts';
import type { Side } from '../../model/vocabulary.ts';
import { campaignOf, rulesIn, theatreIn } from '../../play/state/campaign.ts';
import type { CampaignRules } from '../../rulings/campaign/index.ts';
import type { ShortTerms } from '../../scenarios/shortTerms.ts';
import { type Goal, goalsOf } from '../goals.ts';
import { placeOf, presentOf, type Survey } from '../survey.ts';
import { spot } from './places.ts';

export interface Theme extends Survey {
  readonly campaign: Campaign;
  /** Null in the whole campaign. */
  readonly terms: ShortTerms | null;
  readonly rules: CampaignRules;
}

export const themeOf = (survey: Survey): Theme => ({
  ...survey,
  campaign: campaignOf(survey.state),
  terms: survey.field.terms ?? null,
  rules: rulesIn(survey.state),
});

export const cell = ({ field }: Survey, id: string): number => spot(field, id)[0]!;

export const isFoot = ({ field }: Survey, unit: number): boolean => isInfantry(field.pieces.units[unit]!);
export const isHorse = (survey: Survey, unit: number): boolean => !isFoot(survey, unit);

export const manpowerOf = ({ state }: Survey, units: readonly number[]): number =>
  units.reduce((sum, i) => sum + state.units[i]!.manpower, 0);

/** Infantry of a side on the map or due. */
export const footOf = (survey: Survey, side: Side): readonly number[] =>
  presentOf(survey, side).filter((i) => isFoot(survey, i));

export const hexesFrom = (survey: Survey, unit: number, hex: number): number =>
  cellDistance(survey.field.ground.map, Math.max(0, placeOf(survey, unit)), hex);

/** Of some units those within so many hexes. */
export const near = (survey: Survey, units: readonly number[], hex: number, within: number) =>
  units.filter((i) => placeOf(survey, i) >= 0 && hexesFrom(survey, i, hex) <= within);

/** Union infantry within so many hexes, by manpower. */
export const unionNear = (survey: Survey, hex: number, within: number): number =>
  manpowerOf(survey, near(survey, footOf(survey, 'union'), hex, within));

export const garrisonOf = (theme: Theme): number => garrisonSize(theatreIn(theme.field, theme.state));

/** Manpower that a ring wants round the garrison (19.5.4.2), with some to spare for losses. */
const TO_SPARE = 1.12;
export const ringNeed = (theme: Theme): number =>
  Math.ceil(garrisonOf(theme) * theme.rules.siegeRatio * TO_SPARE) + 2;

export const isRelief = ({ campaign }: Theme, unit: number): boolean =>
  campaign.lay.unitArmies[unit] === 'AR';

/** Infantry of Pemberton's. */
export const isFieldMan = (theme: Theme) => (unit: number) => isFoot(theme, unit) && !isRelief(theme, unit);

export const areaOfUnit = (theme: Theme, unit: number) =>
  areaOf(theme.field.ground.map, Math.max(0, placeOf(theme, unit)));

export const isControlled = (theme: Theme, id: string): boolean =>
  theme.campaign.controlled.includes(cell(theme, id));

const LAST = 70;

/** What the city is worth beyond a siege that goes on to the end (19.6.1, 19.10). */
export function cityWorth({ terms, campaign, state, field, rules }: Theme): number {
  const left = field.scenario.turns - state.turn;
  if (terms === null) return rules.vicksburgPoints / 2 + rules.vicksburgPerTurn * (LAST - state.turn) * 0.5;
  const siege = terms.besieged + terms.perTrack * (campaign.track.siege + left);
  return Math.max(8, terms.vicksburgHeld - (campaign.besieged ? siege : terms.besieged));
}

/** A hex of the line opens the way to the city; but sound works cost who storms them more men than the ring can spare. */
const OF_THE_CITY = { union: 0.1, confederate: 0.25 } as const;

/** The works that the Union does not hold: what it would be worth to come into them. */
export function worksGoals(theme: Theme): readonly Goal[] {
  const worth = cityWorth(theme);
  const kind = theme.side === 'union' ? 'take' : 'hold';
  return [CITY, ...LINE]
    .filter((id) => theme.side === 'confederate' || !isControlled(theme, id))
    .map((id) => ({
      kind,
      hexes: spot(theme.field, id),
      worth: id === CITY ? worth : worth * OF_THE_CITY[theme.side],
    }));
}

/** Depots are points to who destroys them, and supply to who has them (19.4.1.5). */
export const depotGoals = (theme: Theme): readonly Goal[] =>
  theme.campaign.depots.map((hex) => ({
    kind: theme.side === 'union' ? 'hold' : 'take',
    hexes: spot(theme.field, theme.field.ground.map.ids[hex]!),
    worth: theme.rules.depotPoints,
  }));

/** Hexes of the sheet. */
export const sheetGoals = (survey: Survey): readonly Goal[] => goalsOf(survey);
