/**
 * A whole engagement (3.9): both sides fire, both check for rout, the attacker closes, somebody retreats.
 * Its printed steps are stages; equal states are merged between them, and once only the bands of the losses
 * matter the odds ask for no more than the bands. So every chance stays an exact fraction.
 */
import {
  type Chance,
  type Procedure,
  type Staged,
  type Step,
  stages,
  type Umpire,
  under,
} from '@longroll/kernel';
import { MELEE_ROWS, type PrintedLoss } from '../charts/melee.ts';
import { bandKey, bandOf, type Lost } from '../model/band.ts';
import { randomDie } from '../model/check.ts';
import { coarse } from '../model/coarse.ts';
import type { Terrain } from '../model/vocabulary.ts';
import { type End, endLine, endOf, endOfMelee, type SquareFate, squareAfter } from './engagementEnd.ts';
import { type ExchangeInput, type Fighter, type Losses, routChecks, volleys } from './exchange.ts';
import { isBrokenUp } from './fire.ts';
import { rowLines } from './melee.ts';
import { retreatOf } from './meleeRetreat.ts';
import { meleeRows, type RowRead, rowDrawn } from './meleeRows.ts';
import { attackStrength, defenceStrength, type Strength } from './meleeStrength.ts';

export interface EngagementInput extends ExchangeInput {
  /** The attacker enters a square that falls empty. */
  readonly meleeAdvance: boolean;
  /** With no square to go to, whoever must retreat surrenders. */
  readonly defenderCanRetreat: boolean;
}

export interface EngagementOutcome {
  /** Whether the square changes hands; empty if the defender is gone and nobody enters. */
  readonly square: SquareFate;
  readonly end: End;
  readonly attackerLoss: Lost;
  readonly defenderLoss: Lost;
}

/** What a side has lost so far, and whether anything of it is left. */
interface SideState {
  readonly lost: Lost;
  readonly gone: boolean;
}

interface State {
  readonly attacker: SideState;
  readonly defender: SideState;
  /** The row of the melee, once it is known. */
  readonly row: number;
  readonly end: End | null;
}

const NO_ROW = -1;
const FRESH: SideState = { lost: 0, gone: false };
const START: State = { attacker: FRESH, defender: FRESH, row: NO_ROW, end: null };

const stateKey = ({ attacker, defender, row, end }: State): string => {
  const side = ({ lost, gone }: SideState) => `${typeof lost === 'number' ? lost : `to${lost.to}`}${gone}`;
  return `${end} ${row} ${side(attacker)} ${side(defender)}`;
};

const TALLIES: Chance<Lost>[] = [];

/** Nothing is thrown; but from here on the odds need only the band of a loss. */
function tally(men: number): Chance<Lost> {
  TALLIES[men] ??= coarse<Lost>('losses told', {
    dice: [],
    exactly: () => men,
    classed: () => bandOf(men),
    key: bandKey,
  });
  return TALLIES[men];
}

/** The fight is over: losses are told as they will be read. */
function over(u: Umpire, { attackerLoss, defenderLoss }: Losses, end: End): State {
  return {
    attacker: { lost: u.draw(tally(attackerLoss)), gone: false },
    defender: { lost: u.draw(tally(defenderLoss)), gone: false },
    row: NO_ROW,
    end,
  };
}

function fireStep(input: EngagementInput): Step<State> {
  const fire = volleys(input);
  return () => (u) => {
    const { attackerLoss, defenderLoss } = fire(u);
    return {
      ...START,
      attacker: { lost: attackerLoss, gone: isBrokenUp(input.attacker.men, attackerLoss, input.houseRules) },
      defender: { lost: defenderLoss, gone: isBrokenUp(input.defender.men, defenderLoss, input.houseRules) },
    };
  };
}

/** Before the melee every loss is a number of men, in odds too. */
const lossesOf = ({ attacker, defender }: State): Losses => ({
  attackerLoss: attacker.lost as number,
  defenderLoss: defender.lost as number,
});

/** Both check, also when the other is broken up; whoever is broken up himself does not. */
function routStep(input: EngagementInput): Step<State> {
  const routs = routChecks(input);
  return (state) => {
    const losses = lossesOf(state);
    const attacker = routs.attacker(losses.attackerLoss);
    const defender = routs.defender(losses.defenderLoss);
    const ends: readonly [End, End] = [
      state.attacker.gone ? 'attacker-broken-up' : 'attacker-routs',
      state.defender.gone ? 'defender-broken-up' : 'defender-routs',
    ];
    return (u) => {
      const attackerOut = attacker(u).routs || state.attacker.gone;
      const defenderOut = defender(u).routs || state.defender.gone;
      const end = endOf(attackerOut, defenderOut, ends);
      return end ? over(u, losses, end) : state;
    };
  };
}

const isCrossing = (terrain: Terrain): boolean => terrain === 'bridge' || terrain === 'ford';

const left = ({ men, arms: { mode, leaderFactor } }: Fighter, lost: number) => ({
  ...{ men: men - lost, mode, leaderFactor },
});

function attackAfter(input: EngagementInput, { attackerLoss, defenderLoss }: Losses): Strength {
  const unit = {
    ...left(input.attacker, attackerLoss),
    defenderHigher: input.higher === 'defender',
    onBridgeOrFord: isCrossing(input.attackerTerrain),
    flanks: input.defenderFlanked,
  };
  return attackStrength([unit], input.defender.men - defenderLoss, input.houseRules);
}

const defenceAfter = (input: EngagementInput, { defenderLoss }: Losses): Strength =>
  defenceStrength(
    [{ ...left(input.defender, defenderLoss), flanked: input.defenderFlanked }],
    input.houseRules,
  );

/** What has been made for the same number is made once: it comes back in many states. */
function keptBy<T>(key: (losses: Losses) => number, make: (losses: Losses) => T): (losses: Losses) => T {
  const known = new Map<number, T>();
  return (losses) => {
    const value = known.get(key(losses)) ?? make(losses);
    known.set(key(losses), value);
    return value;
  };
}

/** Strengths after fire; the attacker's hangs on the defender's men only where density counts in melee. */
function strengthsAfter(input: EngagementInput) {
  const { houseRules, defender } = input;
  const dense = houseRules.densityInMelee === 'used' ? defender.men + 1 : 0;
  return {
    attack: keptBy(
      ({ attackerLoss, defenderLoss }) => (dense ? attackerLoss * dense + defenderLoss : attackerLoss),
      (losses) => attackAfter(input, losses),
    ),
    defence: keptBy(
      ({ defenderLoss }) => defenderLoss,
      (losses) => defenceAfter(input, losses),
    ),
  };
}

interface MeleeLossDraw {
  readonly who: string;
  readonly printed: PrintedLoss;
  readonly men: number;
  /** By fire. */
  readonly before: number;
}

/** The loss of a melee on top of that by fire: a roll counts men, the odds ask for the band of the sum. */
function lossChance({ who, printed, men, before }: MeleeLossDraw, { houseRules }: EngagementInput) {
  const name = `${who} random of ${printed.random}`;
  const sum = (face: number): SideState => {
    const lost = Math.min(men, before + face + printed.plus);
    return { lost, gone: isBrokenUp(men, lost, houseRules) };
  };
  return coarse<SideState>(name, {
    dice: [randomDie(name, printed.random, houseRules.randomOfLeast)],
    exactly: ([face]) => sum(face!),
    classed: ({ lost, gone }) => ({ lost: bandOf(lost as number), gone }),
    key: ({ lost, gone }) => `${bandKey(lost)} ${gone}`,
  });
}

type LossChances = (row: number, before: number) => Chance<SideState>;

/** The same loss by fire meets the same printed loss in many states: each chance is made once. */
function lossChances(input: EngagementInput, side: 'attacker' | 'defender'): LossChances {
  const known = new Map<number, Chance<SideState>>();
  const { men } = input[side];
  return (row, before) => {
    const printed = MELEE_ROWS[row]![`${side}Loss`];
    const key = printed.plus * (men + 1) + before;
    const chance = known.get(key) ?? lossChance({ who: `${side}'s`, printed, men, before }, input);
    known.set(key, chance);
    return chance;
  };
}

function meleeStep(input: EngagementInput): Step<State> {
  const attackers = lossChances(input, 'attacker');
  const defenders = lossChances(input, 'defender');
  const strengths = strengthsAfter(input);
  return (state) => {
    const losses = lossesOf(state);
    const [attacker, defender] = [strengths.attack(losses), strengths.defence(losses)];
    const rows = meleeRows(attacker.total, defender.total, input.houseRules);
    return (plain) => {
      const u = under('Melee', plain);
      u.note(() => [...attacker.lines(), ...defender.lines()]);
      const read: RowRead = rowDrawn(u, rows);
      u.note(() => rowLines(read));
      const attack = u.draw(attackers(read.row, losses.attackerLoss));
      const defence = u.draw(defenders(read.row, losses.defenderLoss));
      return { attacker: attack, defender: defence, row: read.row, end: null };
    };
  };
}

/** With nowhere to go a unit surrenders; unlimbered guns cannot go at all (8.4.3, 8.4.4). */
const cannotGo = ({ defender, defenderCanRetreat }: EngagementInput): boolean =>
  !defenderCanRetreat || defender.arms.mode === 'unlimbered';

function retreatStep(input: EngagementInput): Step<State> {
  const routed = input.defender.arms.mode === 'routed';
  return (state) => (plain) => {
    const u = under('Melee', plain);
    const retreat = retreatOf(u, {
      row: MELEE_ROWS[state.row]!,
      attackerGone: state.attacker.gone,
      defenderGone: state.defender.gone,
      someRouted: routed,
      someSteady: !routed,
      houseRules: input.houseRules,
    });
    const gone = { attacker: state.attacker.gone, defender: state.defender.gone };
    const end = endOfMelee(gone, retreat, cannotGo(input));
    if (end !== 'defender-surrenders') return { ...state, end };
    return { ...state, defender: { lost: u.draw(tally(input.defender.men)), gone: true }, end };
  };
}

function finish({ attacker, defender, end }: State, { meleeAdvance }: EngagementInput): EngagementOutcome {
  const ended = end ?? 'stand-off';
  return {
    square: squareAfter(ended, meleeAdvance),
    end: ended,
    attackerLoss: attacker.lost,
    defenderLoss: defender.lost,
  };
}

/** Tells the end once, whichever step it came in. */
const told =
  (step: Step<State>): Step<State> =>
  (state) => {
    const procedure: Procedure<State> = step(state);
    return (u) => {
      const after = procedure(u);
      const { end, attacker, defender } = after;
      if (end) u.note(() => [endLine(end, attacker.lost, defender.lost)]);
      return after;
    };
  };

export const engagementKey = ({ end, attackerLoss, defenderLoss }: EngagementOutcome): string =>
  `${end} ${bandKey(attackerLoss)} ${bandKey(defenderLoss)}`;

export function engagement(input: EngagementInput): Staged<State, EngagementOutcome> {
  return stages<State, EngagementOutcome>({
    start: START,
    steps: [fireStep(input), routStep(input), meleeStep(input), retreatStep(input)].map(told),
    key: stateKey,
    done: ({ end }) => end !== null,
    finish: (state) => finish(state, input),
  });
}
