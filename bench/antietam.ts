/** The second card: one melee by exact areas, and a whole engagement merged between its steps, both with notes. */
import { antietam } from '../packages/antietam/src/index.ts';
import { race } from './timing.ts';

const UNIT = { men: 500, operationPoints: 10, efficiency: 70, fatigue: 20 };
const MELEE = { attackers: [{ men: 800 }], defenders: [{ men: 600 }] };
const ENGAGEMENT = { attacker: { ...UNIT, weapon: 'RFL' }, defender: { ...UNIT, weapon: 'MSK' } };

function odds(id: string, input: object) {
  const verdict = antietam.questions.find((question) => question.id === id)!.ask(input);
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value.odds();
}

function check(id: string, input: object): number {
  const { method, outcomes } = odds(id, input);
  const sum = outcomes.reduce((total, { p }) => total + p, 0);
  if (method !== 'exact' || Math.abs(sum - 1) > 1e-12) throw new Error(`${id} is not exact`);
  return outcomes.length;
}

export function antietamOdds(): void {
  const melees = check('antietam/melee', MELEE);
  const ends = check('antietam/engagement', ENGAGEMENT);
  const [one, whole] = race('Antietam: exact odds from raw input, with notes', 1, [
    { name: `one melee, ${melees} outcomes`, run: () => odds('antietam/melee', MELEE) },
    { name: `a whole engagement, ${ends} outcomes`, run: () => odds('antietam/engagement', ENGAGEMENT) },
  ]);
  console.log(
    `               a melee takes ${(1000 / one!).toFixed(2)} ms, an engagement ${(1000 / whole!).toFixed(1)} ms`,
  );
}
