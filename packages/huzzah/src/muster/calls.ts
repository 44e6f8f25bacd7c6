/** Counters called up for `huzzah/fire` and `huzzah/assault`: what they fill in, and what a result makes of them. */
import type { Call, Counter, CounterRecord, Picked, Rank } from '@longroll/kernel';
import type { StackAfter } from '../model/stack.ts';
import { otherSide, type Side } from '../model/vocabulary.ts';
import type { AssaultOutcome } from '../procedures/assault.ts';
import type { FireOutcome } from '../procedures/fire.ts';
import { becomeOf, isLeader, strengthIn, unitFields, unitsOf } from './records.ts';

type After = Readonly<Record<string, CounterRecord | null>>;

const MOST_UNITS = 8;
const FIRERS: Rank = { id: 'firers', title: 'Firers', most: MOST_UNITS };
const TARGETS: Rank = { id: 'targets', title: 'Target stack', most: MOST_UNITS, opposes: 'firers' };
const ATTACKERS: Rank = { id: 'attackers', title: 'Attackers', most: MOST_UNITS };
const DEFENDERS: Rank = { id: 'defenders', title: 'Defenders', most: MOST_UNITS, opposes: 'attackers' };

/** The side that acts, told by either rank. */
function sideFields(picked: Picked, acting: Rank, suffering: Rank): CounterRecord {
  const own = unitsOf(picked, acting.id)[0]?.side as Side | undefined;
  const enemy = unitsOf(picked, suffering.id)[0]?.side as Side | undefined;
  if (own) return { side: own };
  return enemy ? { side: otherSide(enemy) } : {};
}

/** All units of a stack are in the state of the first; a leader picked with them is with them. */
function stackFields(picked: Picked, { id }: Rank): CounterRecord {
  const units = unitsOf(picked, id);
  return {
    units: units.map(unitFields),
    state: units[0]!.record['state'],
    leader: (picked[id] ?? []).some(isLeader),
    inCommand: units.every(({ record }) => record['inCommand'] !== false),
  };
}

/** Nothing is filled in for a rank that nobody was picked for. */
const given = (picked: Picked, rank: Rank, fields: () => CounterRecord): CounterRecord =>
  unitsOf(picked, rank.id).length > 0 ? fields() : {};

const marked = (picked: Picked, { id }: Rank): boolean =>
  unitsOf(picked, id).some(({ record }) => record['marker'] === true);

/** The records of a stack after a result. */
function suffered(counters: readonly Counter[], { state, units }: StackAfter): After {
  const become = becomeOf(counters, units);
  return Object.fromEntries(
    counters.map(({ id, record }, i) => {
      const unit = become[i];
      if (!unit) return [id, null];
      const after = { ...record, hits: unit.hits, reduced: unit.reduced, state };
      return [id, { ...after, strength: strengthIn(after) }];
    }),
  );
}

export const FIRE_CALL: Call = {
  question: 'huzzah/fire',
  ranks: [FIRERS, TARGETS],
  fill: (picked) => ({
    ...sideFields(picked, FIRERS, TARGETS),
    ...given(picked, FIRERS, () => {
      const { units, state } = stackFields(picked, FIRERS);
      return { firer: { units, state }, advanceFireMarker: marked(picked, FIRERS) };
    }),
    ...given(picked, TARGETS, () => ({
      target: stackFields(picked, TARGETS),
      targetSkirmish: unitsOf(picked, TARGETS.id).every(({ record }) => record['formation'] === 'skirmish'),
    })),
  }),
  after: (picked, result) => suffered(unitsOf(picked, TARGETS.id), result as FireOutcome),
};

export const ASSAULT_CALL: Call = {
  question: 'huzzah/assault',
  ranks: [ATTACKERS, DEFENDERS],
  fill: (picked) => ({
    ...sideFields(picked, ATTACKERS, DEFENDERS),
    ...given(picked, ATTACKERS, () => ({ attacker: stackFields(picked, ATTACKERS) })),
    ...given(picked, DEFENDERS, () => ({
      defender: stackFields(picked, DEFENDERS),
      defenderFireMarker: marked(picked, DEFENDERS),
    })),
  }),
  after: (picked, result) => {
    const { attacker, defender } = result as AssaultOutcome;
    return {
      ...suffered(unitsOf(picked, ATTACKERS.id), attacker),
      ...suffered(unitsOf(picked, DEFENDERS.id), defender),
    };
  },
};
