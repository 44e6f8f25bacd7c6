/**
 * Old games always open. Forty finished games, written by version 0.3.0 of the rules as save files of version 1, are
 * played again move by move to the state in which they ended. Where a change of the rules alters one of them, the
 * version of the system must be raised; then the game must say where it differs, and go on from there.
 */
import { chainOf, hashOf } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { goldenGames } from '../../kernel/test/goldenGames.ts';
import { gcacw } from '../src/index.ts';
import { rulesFor } from '../src/play/rules.ts';
import type { PlayState } from '../src/play/state/stage.ts';
import { BASIC, VICKSBURG } from './playing.ts';

const golden = goldenGames(new URL('../fixtures/games/', import.meta.url), {
  rulesOf: ({ scenario }) => rulesFor(BASIC.find(({ id }) => id === scenario)!, VICKSBURG),
  endOf: ({ stage: _, houseRules: __, ...substance }: PlayState) => hashOf(substance),
});

test('there are forty, of every scenario, with and without house rules, short and long', () => {
  const records = golden.ends.map(([name]) => golden.recordIn(name));
  expect(golden.files).toHaveLength(40);
  expect(records).toHaveLength(40);
  expect(new Set(records.map(({ scenario }) => scenario)).size).toBe(BASIC.length);
  const ruled = records.filter(({ houseRules }) => Object.keys(houseRules).length > 0);
  expect(ruled.length).toBeGreaterThan(10);
  expect(ruled.length).toBeLessThan(40);
  const lengths = golden.ends.map(([, { moves }]) => moves);
  expect(Math.min(...lengths)).toBeLessThan(20);
  expect(Math.max(...lengths)).toBeGreaterThan(1000);
});

describe('an old game is played again to its end', () => {
  test.each(golden.ends)('%s', (name, end) => {
    expect(golden.again(name), `read by ${gcacw.version}`).toEqual({
      ...end,
      ...{ ok: true, why: null, chain: 'none', over: true },
    });
  });
});

const NAMES = ['12-port-gibson', '18-champion-hill', '04-yankee-blitzkrieg'];

describe('an old game that is not over', () => {
  test.each(NAMES)('%s opens and is played on', (name) => {
    const { record, state, opened } = golden.goesOn(name);
    const unsealed = Math.floor(golden.recordIn(name).moves.length / 2);
    expect(record).toMatchObject({ version: 3, unsealed });
    expect(chainOf(record).state).toBe('whole');
    expect(opened).toBe(state);
  });
});
