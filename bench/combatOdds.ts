/** Exact odds with outcomes and notes, beside one calculation of @smogon/calc with its description. */
import { calculate, Generations, Move, Pokemon } from '@smogon/calc';
import { COMBAT, COMBAT_SPEC } from '../packages/gcacw/src/questions/combat.ts';
import { BARE } from '../packages/gcacw/test/bare.ts';
import { asking } from '../packages/kernel/src/index.ts';
import { race } from './timing.ts';

const ATTACK = {
  ...BARE,
  attack: 'prepared',
  attackerCV: 7,
  defenderCV: 2,
  attackerTV: 3,
  defenderTV: 2,
  attackerAV: 4,
  defenderAV: 1,
  defenderPrintedAV: 1,
  defenderTerrain: 'woods',
  hexside: 'creek',
} as const;
const RAW = COMBAT.example;

const generation = Generations.get(9);
const attacker = () =>
  new Pokemon(generation, 'Gengar', {
    item: 'Choice Specs',
    nature: 'Timid',
    evs: { spa: 252 },
    boosts: { spa: 1 },
  });
const defender = () =>
  new Pokemon(generation, 'Chansey', { item: 'Eviolite', nature: 'Calm', evs: { hp: 252, spd: 252 } });
const move = () => new Move(generation, 'Focus Blast');
const [gengar, chansey, blast] = [attacker(), defender(), move()];

const ours = () => asking(COMBAT_SPEC, ATTACK).odds();
function oursFromJson() {
  const verdict = COMBAT.ask(RAW);
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value.odds();
}
const theirs = () => calculate(generation, gengar, chansey, blast).desc();
const theirsFromNames = () => calculate(generation, attacker(), defender(), move()).desc();

function check(): void {
  for (const odds of [ours(), oursFromJson()]) {
    const sum = odds.outcomes.reduce((total, o) => total + o.p, 0);
    if (odds.outcomes.length !== 11 || Math.abs(sum - 1) > 1e-12) throw new Error('our odds are wrong');
    if (odds.outcomes.some((o) => o.notes.length < 33)) throw new Error('our notes are missing');
  }
  const expected = '274-324 (38.9 - 46%) -- guaranteed 3HKO';
  if (!theirs().endsWith(expected) || theirs() !== theirsFromNames())
    throw new Error('their answer is wrong');
}

const repeat = (work: () => unknown) => (times: number) => {
  let last: unknown;
  for (let i = 0; i < times; i++) last = work();
  return last;
};

export function combatOdds(): void {
  check();
  race('Odds of one attack, typed input', 50, [
    { name: '@smogon/calc: calculate and describe', run: repeat(theirs) },
    { name: 'exact odds, 11 outcomes, each with its notes', run: repeat(ours) },
  ]);
  race('Odds of one attack, from raw input', 50, [
    { name: '@smogon/calc: build both sides, calculate, describe', run: repeat(theirsFromNames) },
    { name: 'validate JSON, exact odds, outcomes, notes', run: repeat(oursFromJson) },
  ]);
}
