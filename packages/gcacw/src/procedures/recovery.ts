/**
 * The Recovery Phase (12) for one unit: side, fatigue, organization, demoralization, works. All of it is
 * judged by the state before the phase. No dice, unless players have works rise by one.
 */
import { d6, type Note, type Procedure, rollOn, sumOfDice, type Umpire } from '@longroll/kernel';
import type { Demoralized, Fatigue, Unit } from '../model/unit.ts';
import type { HouseRules } from '../rulings/index.ts';
import { type Digging, type Dug, dig } from './digging.ts';

export interface RecoveryInput extends Digging {
  readonly unit: Unit;
  readonly houseRules: HouseRules;
}

export interface RecoveryOutcome {
  readonly unit: Unit;
  /** What changed, in words; empty if nothing did. */
  readonly changes: readonly string[];
}

const REST_TAKES = 3;

/** Fatigue Level 2 or less; on the exhausted side 1 or less. */
export const isRested = ({ exhausted, fatigue }: Pick<Unit, 'exhausted' | 'fatigue'>): boolean =>
  fatigue <= (exhausted ? 1 : 2);

const rest = (fatigue: Fatigue): Fatigue => Math.max(0, fatigue - REST_TAKES) as Fatigue;
const rally = (demoralized: Demoralized): Demoralized => Math.max(0, demoralized - 1) as Demoralized;

/** One line of the phase: what is before, what is after, and why. */
interface Change {
  readonly cite: string;
  readonly what: string;
  readonly before: string;
  readonly after: string;
  readonly reason: string;
}

const sideOf = ({ exhausted }: Unit): string => (exhausted ? 'exhausted' : 'normal');
const orderOf = ({ organized }: Unit): string => (organized ? 'organized' : 'disorganized');
const spiritOf = ({ demoralized }: Unit): string =>
  demoralized === 0 ? 'none' : `Demoralize-${demoralized}`;

function changesOf(before: Unit, after: Unit, works: string): readonly Change[] {
  const rest = isRested(before) ? 'rested' : 'not rested';
  const from = `Fatigue Level ${before.fatigue} on the ${sideOf(before)} side: ${rest}`;
  const order = before.organized ? 'it is organized' : rest;
  const spirit = before.demoralized === 0 ? 'it is not demoralized' : rest;
  const phase = '12.0';
  return [
    { cite: phase, what: 'Side', before: sideOf(before), after: sideOf(after), reason: from },
    {
      cite: phase,
      what: 'Fatigue Level',
      before: `${before.fatigue}`,
      after: `${after.fatigue}`,
      reason: 'less 3',
    },
    { cite: '12.1', what: 'Strength marker', before: orderOf(before), after: orderOf(after), reason: order },
    {
      cite: '12.2',
      what: 'Demoralization',
      before: spiritOf(before),
      after: spiritOf(after),
      reason: spirit,
    },
    {
      cite: '11.2c, 11.2e',
      what: 'Works',
      before: before.entrenchment,
      after: after.entrenchment,
      reason: works,
    },
  ];
}

const DIE = sumOfDice(d6('works die'));

/** The works after the phase; where they rise by a die it is rolled now. */
function dug(
  u: Umpire,
  { entrenchment, reason, onDie }: Dug,
  before: Unit,
): Pick<Dug, 'entrenchment' | 'reason'> {
  if (onDie === null) return { entrenchment, reason };
  const chance = rollOn('works die', DIE, (face) => face >= onDie);
  if (u.draw(chance)) return { entrenchment, reason: `die ${onDie} or more` };
  return { entrenchment: before.entrenchment, reason: `die below ${onDie}` };
}

const isChange = ({ before, after }: Change): boolean => before !== after;

function changeLine(change: Change): Note {
  const { cite, what, before, after, reason } = change;
  const note = { cite, value: after, reason, group: 'Recovery Phase' };
  if (!isChange(change)) return { ...note, text: `${what}, no change`, applied: false };
  return { ...note, text: `${what}, was ${before}`, applied: true };
}

export function recovery(input: RecoveryInput): Procedure<RecoveryOutcome> {
  const { unit, houseRules } = input;
  const rested = isRested(unit);
  const works = dig(input, unit, rested, houseRules);
  const rallied: Unit = {
    ...unit,
    exhausted: !rested,
    fatigue: rest(unit.fatigue),
    organized: unit.organized || rested || houseRules.reorganizes === 'always',
    demoralized: rested || houseRules.rallies === 'always' ? rally(unit.demoralized) : unit.demoralized,
  };
  return (u) => {
    const { entrenchment, reason } = dug(u, works, unit);
    const after = { ...rallied, entrenchment };
    const changes = changesOf(unit, after, reason);
    u.note(() => changes.map(changeLine));
    return {
      unit: after,
      changes: changes.filter(isChange).map((c) => `${c.what} ${c.before} to ${c.after}`),
    };
  };
}
