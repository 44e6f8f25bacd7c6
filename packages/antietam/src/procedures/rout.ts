/** Morale and the rout check after a step's losses (3.10, 9.1, 9.2): fatigue, efficiency, then one check. */
import { headed, type Note, once, type Procedure } from '@longroll/kernel';
import { check } from '../model/check.ts';
import type { HouseRules } from '../rulings/index.ts';
import { casualtyFatigue, tired } from './fatigue.ts';
import { isBrokenUp } from './fire.ts';

/** What a unit is before the step. */
export interface Steadiness {
  readonly men: number;
  readonly startMen: number;
  readonly efficiency: number;
  readonly fatigue: number;
  readonly leader: boolean;
}

export interface Losses {
  readonly losses: number;
  /** Whether any of them came from the flank. */
  readonly flank: boolean;
}

export interface RoutInput extends Steadiness, Losses {
  readonly houseRules: HouseRules;
}

/** A unit when it checks. */
export interface Shaken {
  readonly percent: number;
  readonly morale: number;
  readonly fatigue: number;
  readonly efficiency: number;
}
export interface RoutOutcome extends Shaken {
  readonly routs: boolean;
}

const MORALE_MOST = 99;
const TENTHS = 10;

export const moraleOf = (efficiency: number, fatigue: number): number =>
  Math.max(0, Math.min(MORALE_MOST, efficiency - fatigue));

const tenthsLost = (startMen: number, men: number): number =>
  Math.floor(((startMen - men) * TENTHS) / startMen);

function efficiencyAfter({ men, startMen, efficiency, losses, houseRules }: RoutInput): number {
  const tenths = tenthsLost(startMen, men - losses) - tenthsLost(startMen, men);
  return Math.max(0, efficiency - tenths * houseRules.efficiencyLossTenth);
}

const percentLost = ({ men, losses }: RoutInput): number => Math.trunc((losses * 100) / men);

/** Who lost nobody, and who is broken up, makes no check. */
const noCheck = ({ men, losses, houseRules }: RoutInput): string | null => {
  if (losses === 0) return 'it lost nobody';
  return isBrokenUp(men, losses, houseRules)
    ? `fewer than ${houseRules.brokenUpUnder} men left: it is broken up`
    : null;
};

interface Term {
  readonly cite: string;
  readonly text: string;
  readonly value: number;
  readonly idle: string | null;
  readonly reason?: string;
}

function termsOf(input: RoutInput, morale: number): readonly Term[] {
  const { routBase, routFlank, routLeader } = input.houseRules;
  const low = Math.max(0, routBase - morale);
  return [
    {
      cite: '9.2.1',
      text: `Morale under ${routBase}`,
      value: low,
      idle: low > 0 ? null : `morale is ${morale}`,
      reason: `${routBase} - ${morale}`,
    },
    {
      cite: '9.2.2',
      text: 'Percent of its men lost in the step',
      value: percentLost(input),
      idle: null,
      reason: `${input.losses} of ${input.men}`,
    },
    {
      cite: '9.2.3',
      text: 'Losses from the flank',
      value: routFlank,
      idle: input.flank ? null : 'none from the flank',
    },
    {
      cite: '9.2.4',
      text: 'Leader attached',
      value: routLeader,
      idle: input.leader ? null : 'no leader',
    },
  ];
}

const termLine = ({ cite, text, value, idle, reason }: Term): Note => {
  const line = { cite, text, value, applied: idle === null, group: 'Rout check' };
  const why = idle ?? reason;
  return why === undefined ? line : { ...line, reason: why };
};

/** What the step has made of the unit, and its chance to rout. */
export function shakenBy(input: RoutInput): Shaken {
  const gain = casualtyFatigue(input.men, input.losses, input.houseRules);
  const fatigue = tired(input.fatigue, gain, input.houseRules);
  const efficiency = efficiencyAfter(input);
  const morale = moraleOf(efficiency, fatigue);
  const sum = termsOf(input, morale).reduce((s, { value, idle }) => (idle === null ? s + value : s), 0);
  const percent = noCheck(input) ? 0 : Math.max(0, Math.min(input.houseRules.routMost, sum));
  return { percent, morale, fatigue, efficiency };
}

function routLines(input: RoutInput, { percent, morale, fatigue, efficiency }: Shaken): readonly Note[] {
  const group = 'Rout check';
  const idle = noCheck(input);
  const state: Note = {
    cite: '9.1',
    text: `Efficiency ${efficiency} less fatigue ${fatigue}`,
    value: `morale ${morale}`,
    applied: true,
    group,
  };
  if (idle)
    return [state, { cite: '9.2', text: 'No rout check', value: '0 %', applied: false, reason: idle, group }];
  const total: Note = {
    cite: '9.2, 9.2.5',
    text: 'Chance to rout',
    value: `${percent} %`,
    applied: true,
    group,
  };
  return [state, ...termsOf(input, morale).map(termLine), total];
}

function routedLine({ houseRules }: RoutInput, { efficiency }: Shaken): Note {
  const after = Math.max(0, efficiency - houseRules.efficiencyLossRout);
  const text = `It routs: efficiency falls to ${after}, plots and fort are lost, it flees`;
  return { cite: '9.1.1, 9.3', text, value: 'routs', applied: true, group: 'Rout check' };
}

/** A step with two units has two checks: each with its name in journals and its heading in notes. */
interface CheckNames {
  readonly check: string;
  /** Empty where one check stands alone. */
  readonly heading: string;
}
const LONE: CheckNames = { check: 'rout check', heading: '' };

export function rout(input: RoutInput, { check: name, heading }: CheckNames = LONE): Procedure<RoutOutcome> {
  const shaken = shakenBy(input);
  const kept = (lines: () => readonly Note[]) => once(() => headed(heading, lines()));
  const before = kept(() => routLines(input, shaken));
  const after = kept(() => [routedLine(input, shaken)]);
  return (u) => {
    u.note(before);
    const routs = check(u, name, shaken.percent);
    if (routs) u.note(after);
    return { routs, ...shaken };
  };
}
