/** Fatigue (10.1): what each event adds, and what losses add by the size of the unit. */
import { divide, type Note, type Procedure, type Rational, rational } from '@longroll/kernel';
import { FATIGUE, type FatigueAction, fatigueFor } from '../charts/fatigue.ts';
import { figure, rounded } from '../model/exactly.ts';
import type { HouseRules } from '../rulings/index.ts';

/** The card eases the rate from here, and no further than there (18.3). */
const [EASES_FROM, EASES_TO, MEN_A_LOSS] = [600, 1000, 200] as const;
const FEW = 2;

/** Losses that make one point of fatigue, by the men before the loss. */
export function lossesPerPoint(men: number, { casualtiesPerFatigue }: HouseRules): Rational {
  if (men < EASES_FROM || casualtiesPerFatigue === 'always-2') return rational(FEW);
  return rational(Math.min(men, EASES_TO), MEN_A_LOSS);
}

export const casualtyFatigue = (men: number, losses: number, rules: HouseRules): number =>
  rounded(divide(rational(losses * fatigueFor('casualties')), lossesPerPoint(men, rules)), rules);

export const tired = (fatigue: number, gain: number, { fatigueCap }: HouseRules): number =>
  Math.min(fatigueCap, fatigue + gain);

export interface FatigueInput {
  readonly fatigue: number;
  /** Before the losses. */
  readonly men: number;
  readonly losses: number;
  readonly squaresNormal: number;
  readonly squaresColumn: number;
  readonly fortifyLevels: number;
  readonly forcedPoints: number;
  readonly routedPassed: number;
  readonly leaderDied: boolean;
  readonly houseRules: HouseRules;
}

export interface FatigueOutcome {
  readonly gain: number;
  readonly fatigue: number;
}

interface Gain {
  readonly action: FatigueAction;
  readonly times: number;
  readonly gain: number;
  readonly reason: string;
  readonly cite: string;
}

/** Under 600 men the table alone speaks; how much larger units gain is our reading of its note. */
const casualtyRules = (men: number): string => (men < EASES_FROM ? '10.1, 10.1.3' : '18.3, 10.1.3');

function gainsOf(input: FatigueInput): readonly Gain[] {
  const { men, losses, houseRules } = input;
  const counts: readonly (readonly [FatigueAction, number])[] = [
    ['normalSquare', input.squaresNormal],
    ['columnSquare', input.squaresColumn],
    ['fortify', input.fortifyLevels],
    ['forcedPoint', input.forcedPoints],
    ['leaderDies', input.leaderDied ? 1 : 0],
    ['routedPasses', input.routedPassed],
  ];
  const events = counts.map(([action, times]) => {
    const each = fatigueFor(action);
    return { action, times, gain: each * times, reason: `${times} × ${each}`, cite: '10.1' };
  });
  const per = figure(lossesPerPoint(men, houseRules));
  const gain = casualtyFatigue(men, losses, houseRules);
  const hurt: Gain = {
    action: 'casualties',
    times: losses,
    gain,
    reason: `${losses} / ${per} for ${men} men`,
    cite: casualtyRules(men),
  };
  return [...events.slice(0, 3), hurt, ...events.slice(3)];
}

const TEXTS: Record<FatigueAction, string> = {
  normalSquare: 'Squares entered in normal mode',
  columnSquare: 'Squares entered in column',
  fortify: 'Levels fortified',
  casualties: 'Casualties, rounded once',
  forcedPoint: 'Points of force march',
  leaderDies: 'Leader died in the unit',
  routedPasses: 'Routed units that passed through',
};

const gainLine = ({ action, times, gain, reason, cite }: Gain): Note => {
  const line = { cite, text: TEXTS[action], group: 'Fatigue', chart: FATIGUE.id, value: gain };
  return times > 0 ? { ...line, applied: true, reason } : { ...line, applied: false, reason: 'none' };
};

export function fatigue(input: FatigueInput): Procedure<FatigueOutcome> {
  const gains = gainsOf(input);
  const gain = gains.reduce((sum, one) => sum + one.gain, 0);
  const outcome = { gain, fatigue: tired(input.fatigue, gain, input.houseRules) };
  return (u) => {
    u.note(() => gains.map(gainLine));
    return outcome;
  };
}
