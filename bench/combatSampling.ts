/** Sampling one combat: our rule through the fast umpire against hand-written typed-array code. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { COMBAT_ATTACKER } from '../packages/gcacw/src/charts/combatAttacker.ts';
import { COMBAT_DEFENDER } from '../packages/gcacw/src/charts/combatDefender.ts';
import { attackerColumn, combat, defenderColumn } from '../packages/gcacw/src/procedures/combat.ts';
import { BARE } from '../packages/gcacw/test/bare.ts';
import { exact, Fast, seeded } from '../packages/kernel/src/index.ts';
import { type Entrant, race } from './timing.ts';

/** A real attack with all three dice: rough ground, 2 guns against 1, so the artillery die is thrown too. */
const ATTACK = {
  ...BARE,
  attack: 'prepared',
  attackerCV: 9,
  defenderCV: 4,
  attackerAV: 2,
  defenderAV: 1,
  defenderPrintedAV: 1,
  defenderTerrain: 'rough',
} as const;
/** Ratio 2-1 and a prepared attack; the artillery die takes 1 off on an even face. */
const NET = 2;
const LOWEST = -8;
const HIGHEST = 10;

const losses = (chart: typeof COMBAT_DEFENDER, column: number): Int8Array =>
  Int8Array.from(chart.rows, (_, row) => chart.cell(row, column).value.loss);
const DEFENDER_LOSS = losses(COMBAT_DEFENDER, defenderColumn(ATTACK.defenderCV));
const ATTACKER_LOSS = losses(COMBAT_ATTACKER, attackerColumn(ATTACK.attackerCV));

type Luck = (n: number) => number;

/** Counts by difference, so that both entrants do the same work with what they roll. */
function byHand(int: Luck, counts: Float64Array, times: number): number {
  let lost = 0;
  for (let i = 0; i < times; i++) {
    const net = NET - (int(6) & 1);
    const difference = int(6) - int(6) + net;
    const row = Math.min(HIGHEST, Math.max(LOWEST, difference)) - LOWEST;
    lost += DEFENDER_LOSS[row]! + ATTACKER_LOSS[row]!;
    counts[difference + 20]!++;
  }
  return lost;
}

const procedure = combat(ATTACK);
function throughUmpire(umpire: Fast, counts: Float64Array, times: number): number {
  let lost = 0;
  for (let i = 0; i < times; i++) {
    const { difference, defenderLoss, attackerLoss } = procedure(umpire);
    lost += defenderLoss + attackerLoss;
    counts[difference + 20]!++;
  }
  return lost;
}

/** A bare 32-bit generator inlined by the compiler: the ceiling, not what a product would use. */
function bareLuck(): Luck {
  let state = 0x9e3779b9;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (((state >>> 0) * n) / 4294967296) | 0;
  };
}

const library = xoroshiro128plus(1863);
const libraryLuck: Luck = (n) => uniformInt(library, 0, n - 1);
const bare = bareLuck();
const fast = new Fast(seeded('bench'));
const counts = new Float64Array(41);

/** Every entrant must give the exact distribution before it may run. */
function check(name: string, run: (counts: Float64Array, times: number) => unknown): void {
  const seen = new Float64Array(41);
  const times = 400_000;
  run(seen, times);
  for (const { value, p } of exact(procedure, { key: (o) => `${o.difference}` })) {
    const expected = Number(p.n) / Number(p.d);
    const error = Math.abs(seen[value.difference + 20]! / times - expected);
    if (error > 0.004)
      throw new Error(`${name}: ${value.difference} came up ${error} too often or too rarely`);
  }
}

export function combatSampling(): void {
  check('by hand, library luck', (c, n) => byHand(libraryLuck, c, n));
  check('by hand, bare luck', (c, n) => byHand(bare, c, n));
  check('umpire', (c, n) => throughUmpire(fast, c, n));
  const entrants: readonly Entrant[] = [
    { name: 'by hand on typed arrays, the same generator', run: (n) => byHand(libraryLuck, counts, n) },
    { name: 'the rule through the fast umpire', run: (n) => throughUmpire(fast, counts, n) },
    { name: 'by hand on typed arrays, a bare xorshift (ceiling)', run: (n) => byHand(bare, counts, n) },
  ];
  race('Sampling one combat with three dice', 10_000, entrants);
}
