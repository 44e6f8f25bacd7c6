/** A whole assault of three units on two, leaders on both sides: pre-assault fire and three rounds, exact. */

import { assault, assaultKey } from '../packages/huzzah/src/procedures/assault.ts';
import { ASSAULT } from '../packages/huzzah/src/questions/assault.ts';
import { readAssault } from '../packages/huzzah/src/questions/assaultFields.ts';
import { type Asking, exact } from '../packages/kernel/src/index.ts';
import { race } from './timing.ts';

const unit = (sp: number) => ({
  type: 'infantry' as const,
  sp,
  morale: 5,
  hits: 0,
  reduced: false,
  higherOrganization: '',
});
const stack = (...sp: number[]) => ({
  units: sp.map(unit),
  state: 'good-order' as const,
  leader: true,
  inCommand: true,
  isolated: false,
  onDisrupt: 'try' as const,
});
const INPUT = {
  attacker: stack(3, 3, 2),
  defender: stack(3, 2),
  attackerGround: 'clear' as const,
  defenderGround: 'clear' as const,
  attackerThoroughfare: false,
  attackerWorks: 'none' as const,
  leadersAtRisk: false,
  elevation: 'same' as const,
  defenderWorks: 'none' as const,
  defenderFlanked: false,
  preAssaultFire: true,
  defenderFireMarker: false,
  side: 'union' as const,
};

function asked(): Asking {
  const verdict = ASSAULT.ask(INPUT);
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value;
}

/** The bare distribution, from a fresh order each time: nothing is kept from one run to the next. */
const endStates = (preAssaultFire: boolean) =>
  exact(assault(readAssault({ ...INPUT, preAssaultFire })), { key: assaultKey });

export function huzzahAssault(): void {
  const { method, outcomes } = asked().odds();
  const sum = outcomes.reduce((total, o) => total + o.p, 0);
  if (method !== 'exact' || Math.abs(sum - 1) > 1e-12) throw new Error('the assault is not exact');
  const names = [
    `three rounds, ${endStates(false).length} end states`,
    `with pre-assault fire, ${outcomes.length}`,
  ];
  const paces = race('Huzzah! assault of three units on two with leaders', 1, [
    { name: names[0]!, run: () => endStates(false) },
    { name: names[1]!, run: () => endStates(true) },
    { name: 'the same as a summary, from raw input', run: () => asked().summary() },
    { name: 'the same as odds, every end state explained', run: () => asked().odds() },
  ]);
  const times = paces.map((pace) => `${(1000 / pace).toFixed(1)} ms`);
  console.log(`               the four take ${times.join(', ')}`);
}
