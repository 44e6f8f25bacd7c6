/**
 * Cavalry retreat (10): one die with its modifiers takes MP from the active unit; the cavalry is disorganized
 * and fatigued, and loses manpower on a low roll. Then it retreats 4 to 6 hexes: procedures/retreat.ts.
 */
import { addUp, d6, type Note, type Procedure, rollOn, sumOfDice } from '@longroll/kernel';
import type { CavalryForce, CavalryRetreatInput } from '../model/cavalryRetreatInput.ts';
import { wearier } from '../model/fatigue.ts';
import { entrenchedValue } from '../model/stack.ts';
import type { Unit } from '../model/unit.ts';
import { CAVALRY_RETREAT_MODIFIERS, TERRAIN, terrainLedger } from '../modifiers/cavalryRetreat.ts';

export interface CavalryRetreatOutcome {
  /** MP that the active unit loses, of those it has. */
  readonly mpTaken: number;
  readonly mpLeft: number;
  /** The active unit's march, having no MP left; or the assault, which is void. */
  readonly ends: 'march' | 'assault' | null;
  /** Manpower that each unit loses. */
  readonly loss: number;
  /** Those who are left; they now retreat 4 to 6 hexes. */
  readonly units: readonly Unit[];
  readonly eliminated: readonly string[];
}

const DIE = sumOfDice(d6('cavalry retreat die'));
const LOSS_AT_MOST = 1;

const forceOf = (input: CavalryRetreatInput): CavalryForce => ({
  input,
  cv: entrenchedValue(input.units, input.houseRules),
});

const ledgerOf = (input: CavalryRetreatInput) => addUp(CAVALRY_RETREAT_MODIFIERS, forceOf(input));

/** What is added to the die. */
export const cavalryRetreatModifier = (input: CavalryRetreatInput): number => ledgerOf(input).total;

function halfOf(roll: number, { houseRules }: CavalryRetreatInput): number {
  const half = houseRules.cavalryRetreatRounding === 'up' ? Math.ceil(roll / 2) : Math.floor(roll / 2);
  return Math.max(0, half);
}

/** One Fatigue Level and disorganization, whatever the die says; works are left behind (11.3c). */
const retreated = (unit: Unit, loss: number): Unit => ({
  ...wearier(unit),
  manpower: unit.manpower - loss,
  organized: false,
  entrenchment: 'none',
});

function outcomeOf(input: CavalryRetreatInput, taken: number, loss: number): CavalryRetreatOutcome {
  const assault = input.from === 'assault';
  const mpTaken = assault ? 0 : Math.min(taken, input.activeMP);
  const mpLeft = assault ? 0 : input.activeMP - mpTaken;
  const units = input.units.map((unit) => retreated(unit, loss));
  return {
    mpTaken,
    mpLeft,
    ends: assault ? 'assault' : mpLeft === 0 ? 'march' : null,
    loss,
    units: units.filter(({ manpower }) => manpower > 0),
    eliminated: units.filter(({ manpower }) => manpower <= 0).map(({ name }) => name),
  };
}

/** Rolls that do the same are one result. */
function outcomesBy(input: CavalryRetreatInput): (roll: number) => CavalryRetreatOutcome {
  const known = new Map<string, CavalryRetreatOutcome>();
  return (roll) => {
    const outcome = outcomeOf(input, halfOf(roll, input), roll <= LOSS_AT_MOST ? 1 : 0);
    const key = `${outcome.mpTaken} ${outcome.loss}`;
    const same = known.get(key) ?? outcome;
    known.set(key, same);
    return same;
  };
}

const result = (cite: string, text: string, value: string, reason?: string): Note => ({
  cite,
  text,
  value,
  applied: true,
  group: 'Result',
  ...(reason === undefined ? {} : { reason }),
});

const ENDS = {
  march: result('10.3', 'No MP are left', 'march ends'),
  assault: result('10.3c', 'No MP are taken; the attackers may advance into the hex', 'assault void'),
} as const;

/** A roll of 1 is found, one below it known. */
const LOSS = '10.3, 10.3b';

export const RETREAT_HEXES = '4 to 6';

function retreatLine({ units }: CavalryRetreatOutcome): Note {
  const line = result('10.4', `Retreats ${RETREAT_HEXES} hexes by the Retreat Charts`, RETREAT_HEXES);
  return units.length > 0 ? line : { ...line, applied: false, reason: 'nothing is left of it' };
}

function resultLines({ from }: CavalryRetreatInput, o: CavalryRetreatOutcome): readonly Note[] {
  const mp =
    from === 'march'
      ? [result('10.3, 10.3a', 'Half the modified roll is taken from the active unit', `${o.mpTaken} MP`)]
      : [];
  const low = `modified roll ${LOSS_AT_MOST} or less`;
  return [
    ...mp,
    ...(o.ends ? [ENDS[o.ends]] : []),
    result('10.3', 'Each unit is disorganized and gains 1 Fatigue Level', 'D'),
    o.loss > 0
      ? result(LOSS, 'Each unit loses manpower', `${o.loss}`, low)
      : { ...result(LOSS, 'Each unit loses manpower', '1', `no ${low}`), applied: false },
    ...o.eliminated.map((name) => result(LOSS, `${name} has no manpower left`, 'destroyed')),
    retreatLine(o),
  ];
}

/** The printed list names no bluff. */
function bluffLines({ hexside, houseRules }: CavalryRetreatInput): readonly Note[] {
  if (hexside !== 'uphill-bluff') return [];
  const line = { cite: '10.2a', text: 'A bluff counts as a ridge', value: 'ridge', group: TERRAIN.title };
  if (houseRules.bluffInCavalryRetreat === 'counts') return [{ ...line, applied: true }];
  return [{ ...line, applied: false, reason: 'the list does not name it' }];
}

export function cavalryRetreat(input: CavalryRetreatInput): Procedure<CavalryRetreatOutcome> {
  const ledger = ledgerOf(input);
  const outcome = outcomesBy(input);
  const die = rollOn('cavalry retreat die', DIE, (face) => outcome(face + ledger.total));
  const net: Note = {
    cite: '10.2',
    text: 'Added to the die',
    value: ledger.total,
    applied: true,
    group: 'Net',
  };
  return (u) => {
    u.note(() => [...terrainLedger(input).lines(), ...bluffLines(input), ...ledger.lines(), net]);
    const rolled = u.draw(die);
    u.note(() => resultLines(input, rolled));
    return rolled;
  };
}
