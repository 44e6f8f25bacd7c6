/** What somebody on a phone waits for at the first visit: games and their counters come when they are played. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DIST } from './application.ts';

const MOST_BYTES = 250_000;

/** As it is sent: files of the page are compressed when they are built. */
const sentBytes = (script: string): number => {
  const file = join(DIST, script);
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
};

test('the script of a first visit is at most 250 kB, compressed', () => {
  const index = readFileSync(join(DIST, 'index.html'), 'utf8');
  const scripts = [...index.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, script = '']) => script);
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.reduce((sum, script) => sum + sentBytes(script), 0)).toBeLessThan(MOST_BYTES);
});
