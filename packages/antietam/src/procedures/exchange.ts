/**
 * Two units fire at each other at once, then both check for rout (3, 7, 9.2). All fire uses the strengths from
 * before; given the losses the two checks have nothing to do with each other.
 */
import { type Note, type Procedure, type Umpire, under } from '@longroll/kernel';
import type { Firer, TargetSquare } from '../model/shot.ts';
import { menWords, type Side, type Terrain } from '../model/vocabulary.ts';
import type { HouseRules } from '../rulings/index.ts';
import { lossDrawn } from './casualties.ts';
import { type RoutOutcome, rout, type Steadiness } from './rout.ts';
import { type Shot, shot } from './shot.ts';

/** One side of an exchange: what it fires with, and how steady it is. */
export interface Fighter extends Steadiness {
  /** Range, height and flank are the exchange's. */
  readonly arms: Omit<Firer, 'range' | 'targetHigher' | 'shootingBack'>;
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
    firer: { ...attacker.arms, range, targetHigher: higher === 'defender', shootingBack: false },
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
    firer: { ...defender.arms, range, targetHigher: higher === 'attacker', shootingBack: defenderFlanked },
    square: squareOf(attacker, input.attackerTerrain, false),
    houseRules,
  });
}

export interface Losses {
  readonly attackerLoss: number;
  readonly defenderLoss: number;
}

const lossLine = (lost: number): Note => ({
  cite: '7.3',
  text: 'Losses of the target',
  value: menWords(lost),
  applied: true,
  group: 'Fire',
});

const SILENT: Note = {
  cite: '7.1',
  text: 'The defender fires',
  value: 'no',
  applied: false,
  reason: 'it holds its fire',
};

function shoot(u: Umpire, one: Shot | null): number {
  u.note(() => (one ? one.lines() : [SILENT]));
  const lost = one ? lossDrawn(u, one.casualties) : 0;
  if (one) u.note(() => [lossLine(lost)]);
  return lost;
}

/** Both sides fire: the attacker's factor, then the defender's. */
export function volleys(input: ExchangeInput): Procedure<Losses> {
  const attack = attackersShot(input);
  const reply = defendersShot(input);
  return (u) => {
    const defenderLoss = shoot(under('Attacker', u), attack);
    const attackerLoss = shoot(under('Defender', u), reply);
    return { attackerLoss, defenderLoss };
  };
}

type Check = (losses: number) => Procedure<RoutOutcome>;

/** The same loss leads to the same check in hundreds of paths, so each is made once. */
function checks(name: string, make: (losses: number) => Procedure<RoutOutcome>): Check {
  const known: Procedure<RoutOutcome>[] = [];
  return (losses) => {
    known[losses] ??= make(losses);
    return (u) => known[losses]!(under(name, u));
  };
}

/** The rout checks that any losses lead to. */
export function routChecks(input: ExchangeInput): { readonly attacker: Check; readonly defender: Check } {
  const { attacker, defender, defenderFlanked, houseRules } = input;
  const steady = ({ men, startMen, efficiency, fatigue, leader }: Fighter): Steadiness => ({
    ...{ men, startMen, efficiency, fatigue, leader },
  });
  return {
    attacker: checks('Attacker', (losses) =>
      rout({ ...steady(attacker), losses, flank: false, houseRules }, "attacker's rout check"),
    ),
    defender: checks('Defender', (losses) =>
      rout({ ...steady(defender), losses, flank: defenderFlanked, houseRules }, "defender's rout check"),
    ),
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
