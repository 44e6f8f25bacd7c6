/** Arrival of reinforcements (13.1, 13.2, 13.5): shifted by a turn at most, or one check a turn from the scheduled turn on. */
import { type Chance, type Note, type Procedure, rollOn, sumOfDice, type Umpire } from '@longroll/kernel';
import { check } from '../model/check.ts';
import type { HouseRules } from '../rulings/index.ts';

export interface ArrivalInput {
  readonly scheduledTurn: number;
  readonly variable: boolean;
  readonly percentPerTurn: number;
  readonly throughTurn: number;
  /** Where a scenario begins later than the day: nobody comes before it. */
  readonly earliestTurn?: number;
  readonly houseRules: HouseRules;
}

export interface ArrivalOutcome {
  /** Null if it does not come by then. */
  readonly turn: number | null;
}

const CERTAIN = 100;
const group = 'Arrival';
const SHIFT = sumOfDice({ name: 'shift', faces: [-1, 0, 1] });

const comesOn = (turn: number, { throughTurn }: ArrivalInput): number | null =>
  turn <= throughTurn ? turn : null;

const earliestOf = ({ earliestTurn = 1, houseRules }: ArrivalInput): number =>
  Math.max(houseRules.firstArrival, earliestTurn);

/** Shifts that lead to the same turn are one result. */
const shifted = (input: ArrivalInput): Chance<number | null> =>
  rollOn('arrival shift', SHIFT, (shift) =>
    comesOn(Math.max(earliestOf(input), input.scheduledTurn + shift), input),
  );

function onTime(input: ArrivalInput): Procedure<number | null> {
  const turn = comesOn(input.scheduledTurn, input);
  if (!input.variable) return () => turn;
  const chance = shifted(input);
  const [only, other] = chance.branches;
  return (u) => (other ? u.draw(chance) : only!.value);
}

function byChecks(u: Umpire, { scheduledTurn, throughTurn, percentPerTurn }: ArrivalInput): number | null {
  for (let turn = scheduledTurn; turn <= throughTurn; turn++) {
    if (check(u, `arrival check, turn ${turn}`, percentPerTurn)) return turn;
  }
  return null;
}

function scheduleLine({ scheduledTurn, variable, percentPerTurn }: ArrivalInput): Note {
  const line = { cite: '13.1', value: `turn ${scheduledTurn}`, applied: true, group };
  if (percentPerTurn < CERTAIN)
    return { ...line, cite: '13.5', text: `From then on ${percentPerTurn} % a turn` };
  if (!variable) return { ...line, text: 'Fixed arrival' };
  return { ...line, cite: '13.2', text: 'Shifted by -1, 0 or +1, one third each' };
}

export function arrival(input: ArrivalInput): Procedure<ArrivalOutcome> {
  const certain = onTime(input);
  return (u) => {
    u.note(() => [scheduleLine(input)]);
    const turn = input.percentPerTurn < CERTAIN ? byChecks(u, input) : certain(u);
    return { turn };
  };
}
