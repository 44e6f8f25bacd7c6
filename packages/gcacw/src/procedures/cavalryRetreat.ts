/**
 * Cavalry retreat (10): one die with its modifiers takes MP from the active unit; the cavalry is disorganized
 * and fatigued, and loses manpower on a low roll. Then it retreats 4 to 6 hexes: procedures/retreat.ts.
 */
import { addUp, d6, type Ledger, type Note, type Procedure, rollOn, sumOfDice } from '@longroll/kernel';
import type { CavalryForce, CavalryRetreatInput } from '../model/cavalryRetreatInput.ts';
import { wearier } from '../model/fatigue.ts';
import { entrenchedValue } from '../model/stack.ts';
import { isOurMarker, type Unit } from '../model/unit.ts';
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
const FACES = [1, 2, 3, 4, 5, 6];
const LOSS_AT = 1;

/** A roll of 1 costs manpower; whether one below it does too is a matter of ruling (10.3b). */
const lossAt = (roll: number, { houseRules }: CavalryRetreatInput): 0 | 1 => {
  if (roll >= LOSS_AT) return roll === LOSS_AT ? 1 : 0;
  return houseRules.cavalryRetreatLoss === '1-or-less' ? 1 : 0;
};

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
    const outcome = outcomeOf(input, halfOf(roll, input), lossAt(roll, input));
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

const LOSS_WORDS = { '1-or-less': 'modified roll 1 or less', 'exactly-1': 'modified roll 1' } as const;

export const RETREAT_HEXES = '4 to 6';

function retreatLine({ units }: CavalryRetreatOutcome): Note {
  const line = result('10.4', `Retreats ${RETREAT_HEXES} hexes by the Retreat Charts`, RETREAT_HEXES);
  return units.length > 0 ? line : { ...line, applied: false, reason: 'nothing is left of it' };
}

/** `below`: a roll below 1 may have brought the result. */
function resultLines(input: CavalryRetreatInput, o: CavalryRetreatOutcome, below: boolean): readonly Note[] {
  const { from, houseRules } = input;
  const mp =
    from === 'march'
      ? [result('10.3, 10.3a', 'Half the modified roll is taken from the active unit', `${o.mpTaken} MP`)]
      : [];
  const low = LOSS_WORDS[houseRules.cavalryRetreatLoss];
  const loss = below ? '10.3, 10.3b' : '10.3';
  return [
    ...mp,
    ...(o.ends ? [ENDS[o.ends]] : []),
    result('10.3', 'Each unit is disorganized and gains 1 Fatigue Level', 'D'),
    o.loss > 0
      ? result(loss, 'Each unit loses manpower', `${o.loss}`, low)
      : { ...result(loss, 'Each unit loses manpower', '1', `no ${low}`), applied: false },
    ...o.eliminated.map((name) => result(loss, `${name} has no manpower left`, 'destroyed')),
    retreatLine(o),
  ];
}

/** The Combat Value of a force may rest on readings of ours: markers that are not known, works. */
function sizeLines({ units }: CavalryRetreatInput, ledger: Ledger): readonly Note[] {
  const ours = [
    units.some(isOurMarker) && '1.6a',
    units.some(({ entrenchment }) => entrenchment !== 'none') && '11.3b',
  ].filter((cite) => typeof cite === 'string');
  if (ours.length === 0) return ledger.lines();
  return ledger
    .lines()
    .map((note) => (/force:/.test(note.text) ? { ...note, cite: [note.cite, ...ours].join(', ') } : note));
}

/** The printed list names no bluff. */
function bluffLines({ hexside, alsoUphill, alsoBluff, houseRules }: CavalryRetreatInput): readonly Note[] {
  if (hexside !== 'uphill-bluff' && !(alsoUphill && alsoBluff)) return [];
  const line = { cite: '10.2a', text: 'A bluff counts as a ridge', value: 'ridge', group: TERRAIN.title };
  if (houseRules.bluffInCavalryRetreat === 'counts') return [{ ...line, applied: true }];
  return [{ ...line, applied: false, reason: 'the list does not name it' }];
}

export function cavalryRetreat(input: CavalryRetreatInput): Procedure<CavalryRetreatOutcome> {
  const ledger = ledgerOf(input);
  const outcome = outcomesBy(input);
  const below = FACES.map((face) => face + ledger.total).filter((roll) => roll < LOSS_AT);
  const die = rollOn('cavalry retreat die', DIE, (face) => outcome(face + ledger.total));
  const net: Note = {
    cite: '10.2',
    text: 'Added to the die',
    value: ledger.total,
    applied: true,
    group: 'Net',
  };
  return (u) => {
    u.note(() => [...terrainLedger(input).lines(), ...bluffLines(input), ...sizeLines(input, ledger), net]);
    const rolled = u.draw(die);
    u.note(() =>
      resultLines(
        input,
        rolled,
        below.some((roll) => outcome(roll) === rolled),
      ),
    );
    return rolled;
  };
}
