import { expect, test } from 'vitest';
import { keptPromise } from '../src/keep/keptPromise.ts';

test('what is fetched is the same promise each time, and is fetched anew only after a failure', async () => {
  const answers = [() => Promise.reject(new Error('no network')), () => Promise.resolve('counters')];
  let asked = 0;
  const fetched = keptPromise((_: object): Promise<string> => answers[Math.min(asked++, 1)]!());
  const system = {};
  await expect(fetched(system)).rejects.toThrow('no network');
  const second = fetched(system);
  expect(await second).toBe('counters');
  expect(fetched(system)).toBe(second);
  expect(asked).toBe(2);
  expect(fetched({})).not.toBe(second);
});
