/** Ammunition: eligibility by range to the division leader (11.2), then the Resupply Table (11.5). */
import type { Note, Procedure } from '@longroll/kernel';
import {
  AMMO_ELIGIBILITY,
  type Eligibility,
  eligibilityAt,
  FLAT_ELIGIBILITY,
  LAST_RANGE,
} from '../charts/ammoEligibility.ts';
import { RESUPPLY, resupplyChance } from '../charts/resupply.ts';
import { check } from '../model/check.ts';
import { type Arm, isArtillery, type Side } from '../model/vocabulary.ts';
import type { HouseRules } from '../rulings/index.ts';

export interface ResupplyInput {
  readonly side: Side;
  readonly arm: Arm;
  readonly evansBrigade: boolean;
  readonly rangeToLeader: number;
  readonly midTurn: boolean;
  readonly houseRules: HouseRules;
}

export interface ResupplyOutcome {
  readonly eligible: boolean;
  readonly resupplied: boolean;
}

/** Who has no division leader to draw on: a flat chance, whatever the range. */
export function isFlat({ side, arm, evansBrigade }: ResupplyInput): boolean {
  if (arm === 'cavalry' || arm === 'horse-artillery' || evansBrigade) return true;
  return arm === 'artillery' && side === 'confederate';
}

export const asArtillery = ({ arm, houseRules }: ResupplyInput): boolean =>
  arm === 'horse-artillery' ? houseRules.horseArtilleryResupply === 'artillery' : isArtillery(arm);

/** Farther than the table goes, and by our reading as at its end (18.7). */
const isBeyond = ({ rangeToLeader, houseRules }: ResupplyInput): boolean =>
  rangeToLeader > LAST_RANGE && houseRules.supplyBeyondSeven === 'flat';

/** Whether the row of the range is read at all. */
export const readsRange = (input: ResupplyInput): boolean => !isFlat(input) && !isBeyond(input);

const eligibilityOf = (input: ResupplyInput): Eligibility =>
  readsRange(input) ? eligibilityAt(input.rangeToLeader) : FLAT_ELIGIBILITY;

/** Beyond the last range of the table we read on. */
function eligibilityRule(input: ResupplyInput): string {
  if (isFlat(input)) return '11.3';
  return input.rangeToLeader > LAST_RANGE ? '18.7' : '11.2';
}

/** The table has no row for them. */
const resupplyRule = ({ arm, evansBrigade, midTurn }: ResupplyInput): string =>
  arm === 'horse-artillery' || evansBrigade ? '11.8' : midTurn ? '11.6' : '11.5';

const PRINTED: Record<string, string> = { resupplied: 'at once', never: 'never' };

function eligibilityLine(input: ResupplyInput, chance: Eligibility): Note {
  const text = isFlat(input)
    ? 'Flat chance: no division leader'
    : `Range ${input.rangeToLeader} to the division leader`;
  const value = typeof chance === 'number' ? `${chance} %` : PRINTED[chance]!;
  return {
    ...{ cite: eligibilityRule(input), text, value, applied: true },
    ...{ group: 'Eligibility', chart: AMMO_ELIGIBILITY.id },
  };
}

function resupplyLine(input: ResupplyInput, chance: number, idle: string | null): Note {
  const text = input.midTurn ? 'Resupply Table, mid-turn' : 'Resupply Table';
  const line = {
    cite: resupplyRule(input),
    text,
    value: `${chance} %`,
    group: 'Resupply',
    chart: RESUPPLY.id,
  };
  return idle ? { ...line, applied: false, reason: idle } : { ...line, applied: true };
}

export function resupply(input: ResupplyInput): Procedure<ResupplyOutcome> {
  const eligibility = eligibilityOf(input);
  const chance = resupplyChance(asArtillery(input), input.side, input.midTurn);
  return (u) => {
    u.note(() => [eligibilityLine(input, eligibility)]);
    if (eligibility === 'resupplied') {
      u.note(() => [resupplyLine(input, chance, 'skipped: resupplied at once')]);
      return { eligible: true, resupplied: true };
    }
    const eligible = eligibility !== 'never' && check(u, 'eligibility', eligibility);
    u.note(() => [resupplyLine(input, chance, eligible ? null : 'not eligible')]);
    return { eligible, resupplied: eligible && check(u, 'resupply', chance) };
  };
}
