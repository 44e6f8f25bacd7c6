/** Movement Allowance (5.5): of one unit in a march, of a leader's units in an activation. */
import { type Chance, d6, type Grid, type Note, type Procedure, rollOn, sumOfDice } from '@longroll/kernel';
import { LEADER_ALLOWANCE, leaderRow } from '../charts/leaderAllowance.ts';
import { MARCH_ALLOWANCE, marchRow } from '../charts/marchAllowance.ts';
import type { Allowance, AllowanceRoll } from '../model/allowance.ts';
import {
  type ActivationInput,
  type AllowanceInput,
  armOfLeader,
  citedFor,
  type MarchInput,
  movesAs,
} from '../model/marching.ts';
import type { Arm, Game } from '../model/vocabulary.ts';
import type { HouseRules } from '../rulings/index.ts';

export interface AllowanceOutcome {
  readonly mp: number;
}

/** An entry of the Movement Summary, read for one case. */
export interface AllowanceReading {
  readonly cite: string;
  readonly chart: string;
  readonly row: number;
  readonly head: string;
  readonly printed: string;
  readonly roll: AllowanceRoll;
  readonly exception: { readonly text: string; readonly holds: true | string } | null;
  readonly arm: Arm;
}

const GROUP = 'Movement Allowance';
const DICE = [sumOfDice(d6('movement die')), sumOfDice(d6('first movement die'), d6('second movement die'))];

/** "SH" on the card is a game that the ruling names. */
const gamesNamed = (when: string, { shOnTheCard }: HouseRules): readonly string[] =>
  when.split(', ').map((name) => (name === 'SH' ? shOnTheCard : name));

const inGamesNamed = (when: string, game: Game, rules: HouseRules): true | string =>
  gamesNamed(when, rules).includes(game) || `not in ${game}`;

function reading(
  grid: Grid<Allowance>,
  cite: string,
  row: number,
  arm: Arm,
  holds: (when: string) => true | string,
): AllowanceReading {
  const { value, printed } = grid.cell(row, 0);
  const { usual, exception } = value;
  const holding = exception && holds(exception.when);
  return {
    ...{ cite, chart: grid.id, row, head: grid.rows[row]!.head, printed, arm },
    roll: exception && holding === true ? exception.roll : usual,
    exception: exception && holding !== null ? exceptionOf(exception, holding) : null,
  };
}

const exceptionOf = ({ when, roll }: NonNullable<Allowance['exception']>, holds: true | string) => ({
  text: `${when}: ${roll.printed}`,
  holds,
});

export function readMarch({ side, game, type, houseRules }: MarchInput): AllowanceReading {
  // The Union row names mounted infantry itself; only the Confederate one leaves it to our ruling.
  const named = side === 'union' && type === 'mounted-infantry';
  const arm = named ? 'cavalry' : movesAs(type, houseRules);
  const cite = named ? MARCH_ALLOWANCE.cite : citedFor(MARCH_ALLOWANCE.cite, type);
  return reading(MARCH_ALLOWANCE, cite, marchRow(side, arm), arm, (when) =>
    inGamesNamed(when, game, houseRules),
  );
}

export function readActivation(input: ActivationInput): AllowanceReading {
  const { side, game, leader, november1862, houseRules } = input;
  const row = leaderRow(side, leader) ?? 0;
  return reading(LEADER_ALLOWANCE, LEADER_ALLOWANCE.cite, row, armOfLeader(leader), (when) => {
    if (leader === 'grand-division') return november1862 || 'another date';
    return inGamesNamed(when, game, houseRules);
  });
}

/** MP that Movement Paralysis takes or Movement Bonus gives; cavalry feels both twice. */
function eventModifier({ event, houseRules }: AllowanceInput, arm: Arm): number {
  const size = houseRules.movementEventMP * (arm === 'cavalry' ? 2 : 1);
  if (event === 'none') return 0;
  return event === 'movement-bonus' ? size : -size;
}

function allowanceChance({ roll }: AllowanceReading, event: number): Chance<number> {
  const { dice, plus, least } = roll;
  return rollOn('movement dice', DICE[dice - 1]!, (thrown) => {
    const mp = Math.max(least, thrown + plus);
    return event < 0 ? Math.max(1, mp + event) : mp + event;
  });
}

const EVENT_NAMES = {
  'movement-paralysis': 'Movement Paralysis (at least 1 MP is left)',
  'movement-bonus': 'Movement Bonus',
} as const;

function eventLines({ event, game }: AllowanceInput, modifier: number): Note[] {
  const note = { cite: '17.3d', group: GROUP };
  if (event !== 'none') return [{ ...note, text: EVENT_NAMES[event], value: modifier, applied: true }];
  const reason = game === 'TOM' ? 'no such event' : `not in ${game}`;
  const text = 'Movement Paralysis or Movement Bonus';
  return [{ ...note, text, value: '-/+', applied: false, reason }];
}

function exceptionLines({ chart, exception }: AllowanceReading): Note[] {
  if (!exception) return [];
  const { text, holds } = exception;
  const [when, value = ''] = text.split(': ');
  const cite = text.includes('SH') ? '5.5, 5.5b' : '5.5';
  const note = { cite, text: `Exception: ${when}`, value, group: GROUP, chart };
  return [holds === true ? { ...note, applied: true } : { ...note, applied: false, reason: holds }];
}

function allowanceLines(read: AllowanceReading, input: AllowanceInput, event: number): readonly Note[] {
  const { cite, chart, head, printed } = read;
  const usual = printed.split(' ')[0]!;
  const replaced = read.exception?.holds === true;
  const row = { cite, text: head, value: usual, group: GROUP, chart };
  return [
    replaced ? { ...row, applied: false, reason: 'an exception holds' } : { ...row, applied: true },
    ...exceptionLines(read),
    ...eventLines(input, event),
  ];
}

function allowance(read: AllowanceReading, input: AllowanceInput): Procedure<AllowanceOutcome> {
  const event = eventModifier(input, read.arm);
  const chance = allowanceChance(read, event);
  return (u) => {
    u.note(() => allowanceLines(read, input, event));
    return { mp: u.draw(chance) };
  };
}

export const march = (input: MarchInput): Procedure<AllowanceOutcome> => allowance(readMarch(input), input);

export const activation = (input: ActivationInput): Procedure<AllowanceOutcome> =>
  allowance(readActivation(input), input);
