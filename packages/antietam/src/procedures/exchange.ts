/**
 * Two units fire at each other at once, then both check for rout (7.1, 9.2). All fire uses the strengths from
 * before (7.1.4); given the losses the two checks have nothing to do with each other.
 */
import { headed, type Note, once, type Procedure, type Umpire } from '@longroll/kernel';
import type { Firer, TargetSquare } from '../model/shot.ts';
import { menWords, type Side, type Terrain } from '../model/vocabulary.ts';
import type { HouseRules } from '../rulings/index.ts';
import { lossDrawn } from './casualties.ts';
import { type RoutOutcome, rout, type Steadiness } from './rout.ts';
import { type Shot, shot } from './shot.ts';

/** One side of an exchange: what it fires with, and how steady it is. */
export interface Fighter extends Steadiness {
  /** Range, height and flank are the exchange's. */
  readonly arms: Omit<Firer, 'range' | 'targetHigher' | 'shootingBack' | 'defending'>;
  readonly fort: number;
}

export interface ExchangeInput {
  readonly side: Side;
  readonly attacker: Fighter;
  readonly defender: Fighter;
  readonly range: number;
  readonly attackerTerrain: Terrain;
  readonly defenderTerrain: Terrain;
  readonly higher: 'none' | 'attacker' | 'defender';
  readonly defenderFlanked: boolean;
  readonly defenderFires: boolean;
  readonly houseRules: HouseRules;
}

export interface ExchangeOutcome {
  readonly attackerLoss: number;
  readonly defenderLoss: number;
  readonly attackerRouts: boolean;
  readonly defenderRouts: boolean;
}

const squareOf = ({ men, fort }: Fighter, terrain: Terrain, flanked: boolean): TargetSquare => ({
  targets: [{ men, fort, flankedBy: flanked ? [0] : [] }],
  terrain,
  difficultyFactor: 1,
});

export function attackersShot(input: ExchangeInput): Shot {
  const { attacker, defender, range, higher, defenderFlanked, houseRules } = input;
  return shot({
    at: 0,
    factorName: "attacker's random factor",
    firer: {
      ...attacker.arms,
      ...{ range, targetHigher: higher === 'defender', shootingBack: false, defending: false },
    },
    square: squareOf(defender, input.defenderTerrain, defenderFlanked),
    houseRules,
  });
}

/** Null if the defender does not fire. */
export function defendersShot(input: ExchangeInput): Shot | null {
  const { attacker, defender, range, higher, defenderFlanked, houseRules } = input;
  if (!input.defenderFires) return null;
  return shot({
    at: 0,
    factorName: "defender's random factor",
    firer: {
      ...defender.arms,
      ...{ range, targetHigher: higher === 'attacker', shootingBack: defenderFlanked, defending: true },
    },
    square: squareOf(attacker, input.attackerTerrain, false),
    houseRules,
  });
}

export interface Losses {
  readonly attackerLoss: number;
  readonly defenderLoss: number;
}

const lossLine = (who: string, lost: number): Note => ({
  cite: '7.3.15',
  text: 'Losses of the target',
  value: menWords(lost),
  applied: true,
  group: `${who}: Fire`,
});

/** Limbered guns cannot fire, whatever they were told. */
function silentLine({ arms }: Fighter): Note {
  const line = { text: 'The defender fires', value: 'no', applied: false, group: 'Defender: Fire' };
  return arms.mode === 'limbered'
    ? { ...line, cite: '6.9', reason: 'its guns are limbered' }
    : { ...line, cite: '7.1.5', reason: 'it holds its fire' };
}

function shooting(who: string, one: Shot): (u: Umpire) => number {
  const lines = once(() => headed(who, one.lines()));
  return (u) => {
    u.note(lines);
    const lost = lossDrawn(u, one.casualties);
    u.note(() => [lossLine(who, lost)]);
    return lost;
  };
}

const holdingFire =
  (defender: Fighter) =>
  (u: Umpire): number => {
    u.note(() => [silentLine(defender)]);
    return 0;
  };

/** Both sides fire: the attacker's factor, then the defender's. */
export function volleys(input: ExchangeInput): Procedure<Losses> {
  const reply = defendersShot(input);
  const attack = shooting('Attacker', attackersShot(input));
  const answer = reply ? shooting('Defender', reply) : holdingFire(input.defender);
  return (u) => {
    const defenderLoss = attack(u);
    return { attackerLoss: answer(u), defenderLoss };
  };
}

type Check = (losses: number) => Procedure<RoutOutcome>;

/** The same loss leads to the same check in hundreds of paths, so each is made once. */
function kept(make: Check): Check {
  const known: Procedure<RoutOutcome>[] = [];
  return (losses) => {
    known[losses] ??= make(losses);
    return known[losses];
  };
}

/** The rout checks that any losses lead to. */
export function routChecks(input: ExchangeInput): { readonly attacker: Check; readonly defender: Check } {
  const { defenderFlanked, houseRules } = input;
  const checking = (who: 'attacker' | 'defender', heading: string, flank: boolean): Check => {
    const { men, startMen, efficiency, fatigue, leader } = input[who];
    const steady: Steadiness = { men, startMen, efficiency, fatigue, leader };
    const names = { check: `${who}'s rout check`, heading };
    return kept((losses) => rout({ ...steady, losses, flank, houseRules }, names));
  };
  return {
    attacker: checking('attacker', 'Attacker', false),
    defender: checking('defender', 'Defender', defenderFlanked),
  };
}

export function exchange(input: ExchangeInput): Procedure<ExchangeOutcome> {
  const fire = volleys(input);
  const routs = routChecks(input);
  return (u) => {
    const losses = fire(u);
    const attackerRouts = routs.attacker(losses.attackerLoss)(u).routs;
    const defenderRouts = routs.defender(losses.defenderLoss)(u).routs;
    return { ...losses, attackerRouts, defenderRouts };
  };
}
