/** Five successive attacks on a stack of three units that stands its ground: exact, merged between attacks. */
import { SEQUENCE_OF_ATTACKS } from '../packages/gcacw/src/questions/sequenceOfAttacks.ts';
import { race } from './timing.ts';

const STACK = [
  { name: 'Green', manpower: 8, tactical: 2, artillery: 2 },
  { name: 'Tracy', manpower: 7, tactical: 2, artillery: 1 },
  { name: 'Cockrell', manpower: 6, tactical: 1, artillery: 1 },
];
const ATTACK = { attack: 'normal', attackerCV: 14, attackerTV: 3, attackerAV: 4 };

const input = (attacks: number) => ({
  defenders: STACK,
  attacks: Array.from({ length: attacks }, () => ATTACK),
  standsItsGround: true,
  defenderTerrain: 'rough',
});

function odds(attacks: number) {
  const verdict = SEQUENCE_OF_ATTACKS.ask(input(attacks));
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value.odds();
}

export function sequence(): void {
  const five = odds(5);
  const sum = five.outcomes.reduce((total, o) => total + o.p, 0);
  if (five.method !== 'exact' || Math.abs(sum - 1) > 1e-12) throw new Error('five attacks are not exact');
  const [one, all] = race('End states of a stack of three, with notes', 1, [
    { name: 'one attack', run: () => odds(1) },
    { name: `five attacks, ${five.outcomes.length} end states`, run: () => odds(5) },
  ]);
  console.log(
    `               five attacks take ${(1000 / all!).toFixed(1)} ms, one ${(1000 / one!).toFixed(2)} ms`,
  );
}
