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
import type { Scenario, SpecialScore } from '../src/scenarios/scenario.ts';
import { BASIC, VICKSBURG } from './playing.ts';

const FOLDER = new URL('../fixtures/games/', import.meta.url);
const scenarioOf = ({ scenario }: { readonly scenario: string }) => BASIC.find(({ id }) => id === scenario)!;
const endOf = ({ stage: _, houseRules: __, ...substance }: PlayState) => hashOf(substance);

/** Par and step of version 0.3.0, by the number of the scenario. */
const OLD_PARS: Readonly<Record<number, readonly [par: number, step: number]>> = {
  ...{ 1: [3, 3], 2: [20, 4], 3: [12, 4], 4: [14, 6], 5: [8, 6], 6: [12, 5], 7: [6, 5], 8: [0, 5] },
  ...{ 9: [14, 5], 10: [-8, 5], 11: [-10, 5] },
};
/** What hexes were worth then that are worth something else now. */
const OLD_HEXES: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  1: { W4921: 2 },
  7: { E2529: 4, E2629: 2 },
  9: { W2404: 4, W2406: 3 },
};
const OLD_SPECIAL: Readonly<Record<number, readonly SpecialScore[]>> = {
  9: [],
  10: [{ kind: 'infantry near', hex: 'W2414', within: 2, points: 12 }],
  11: [{ kind: 'manpower near', hex: 'E2712', within: 2, each: 4 }],
};

/** Versions since 0.4.0 have other terms, which are in no state: by those of 0.3.0 the verdict is the old one too. */
function asOfOld(scenario: Scenario): Scenario {
  const { number, scoring, special } = scenario;
  const [par, step] = OLD_PARS[number]!;
  const worth = OLD_HEXES[number] ?? {};
  const old = OLD_SPECIAL[number];
  return {
    ...{ ...scenario, par, step },
    scoring: scoring.map((one) => ({ ...one, points: worth[one.hex] ?? one.points })),
    special: old?.map((score) => ({ side: 'confederate' as const, score, words: '' })) ?? special,
  };
}

const golden = goldenGames(FOLDER, {
  rulesOf: (record) => rulesFor(asOfOld(scenarioOf(record)), VICKSBURG),
  endOf,
});
const today = goldenGames(FOLDER, { rulesOf: (record) => rulesFor(scenarioOf(record), VICKSBURG), endOf });

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
    const { record, state, opened } = today.goesOn(name);
    const unsealed = Math.floor(golden.recordIn(name).moves.length / 2);
    expect(record).toMatchObject({ version: 3, unsealed });
    expect(chainOf(record).state).toBe('whole');
    expect(opened).toBe(state);
  });
});
