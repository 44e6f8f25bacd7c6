/** Every row of both modifier lists: a case in which it applies, a case in which it does not, and its note. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ASSAULT_LEADERS, LEADER_BONUSES } from '../src/model/leaderBonus.ts';
import { ATTACKER_MODIFIERS } from '../src/modifiers/attacker.ts';
import { DEFENDER_MODIFIERS } from '../src/modifiers/defender.ts';
import { roll } from './attack.ts';

type Changes = Readonly<Record<string, unknown>>;
/** Start of the row's text, its worth, when it applies, and cases in which it must not. */
type Case = readonly [string, number, Changes, ...Changes[]];

const DEFENDER: readonly Case[] = [
  ['Defending across a bridge', 2, { hexside: 'bridge' }, {}, { hexside: 'creek' }],
  ['Defending across a bridge', 2, { hexside: 'dam' }, { hexside: 'uphill-ridge' }],
  ['Defending across a bridge', 2, { hexside: 'ferry' }, {}],
  ['Defending across a bridge', 2, { hexside: 'ford' }, {}],
  ['Defending in a mountain', 2, { defenderTerrain: 'mountain' }, {}, { attackerTerrain: 'mountain' }],
  ['Defending in a mountain', 1, { defenderTerrain: 'mountain', attackerTerrain: 'mountain' }, {}],
  ['Defending in a mountain', 1, { defenderTerrain: 'mountain', hexside: 'downhill-ridge' }, {}],
  ['Defending against an attack uphill', 2, { hexside: 'uphill-ridge' }, {}, { hexside: 'downhill-ridge' }],
  ['Defending against an attack uphill', 2, { hexside: 'uphill-bluff' }, {}],
  [
    'Defending in a hill',
    1,
    { defenderTerrain: 'hill' },
    {},
    { defenderTerrain: 'hill', attackerTerrain: 'hill' },
    { defenderTerrain: 'hill', attackerTerrain: 'mountain' },
    { defenderTerrain: 'hill', hexside: 'downhill-ridge' },
  ],
  ['Defending across a creek', 1, { hexside: 'creek' }, {}, { hexside: 'ford' }],
  ['Defending across a creek', 2, { hexside: 'creek', rain: true }, { rain: true }],
  ['At least half', -1, { defenderDemoralized2: true }, {}],
  ['Gunboat defensive', 1, { gunboatDefence: 1, attackerSide: 'confederate' }, {}, { gunboatDefence: 1 }],
  ['Gunboat defensive', 2, { gunboatDefence: 2, game: 'OTR' }, { game: 'OTR' }, { game: 'SJW' }],
  ['Gunboat defensive', 1, { gunboatDefence: 1, game: 'GTC' }, {}],
  ['Gunboat defensive', 1, { gunboatDefence: 1, game: 'BTC' }, {}],
  ['Gunboat defensive', 1, { gunboatDefence: 1, game: 'TPC' }, {}],
  ['Thomas bonus', 1, { game: 'AIO', leaderBonus: 'thomas' }, { game: 'AIO' }, {}],
  [
    'Hunt bonus',
    1,
    { game: 'BTC', leaderBonus: 'hunt', attackerSide: 'confederate' },
    { game: 'BTC' },
    { game: 'BTC', leaderBonus: 'hunt', attackerSide: 'union' },
    {},
  ],
  [
    'Union Panic',
    -1,
    { game: 'SJW', unionPanic: true, attackerSide: 'confederate' },
    { game: 'SJW' },
    { game: 'SJW', unionPanic: true, attackerSide: 'union' },
    { game: 'AGA', unionPanic: true, attackerSide: 'confederate' },
  ],
  [
    'Confederate garrison',
    -1,
    { garrisonDemoralized: 1 },
    {},
    { garrisonDemoralized: 1, attackerSide: 'confederate' },
  ],
  ['Confederate garrison', -2, { garrisonDemoralized: 2 }, { game: 'SJW' }],
];

const ATTACKER: readonly Case[] = [
  ['Flank attack', 1, { flankBonus: 1 }, {}],
  ['Flank attack', 4, { flankBonus: 4 }, { flankBonus: 4, flanksRefused: 1 }],
  ['Artillery', -2, { defenderAV: 3 }, {}, { defenderAV: 3, defenderTerrain: 'woods' }],
  ["Defender's flanks", 1, { flanksRefused: 1 }, {}],
  ["Defender's flanks", 2, { flanksRefused: 2 }, {}],
  ['Assault action', 1, { attack: 'assault' }, {}, { attack: 'prepared' }],
  ['Tactical', 3, { attackerTV: 4, defenderTV: 1 }, {}, { attackerTV: 2, defenderTV: 2 }],
  ['Tactical', -2, { attackerTV: 1, defenderTV: 3 }, {}],
  ['Attack in a rain turn', -1, { rain: true }, {}],
  ...(['SJW', 'OTR', 'HCR', 'BTC', 'SLB', 'GTC', 'TPC', 'LLO'] as const).map(
    (game): Case => [
      'Assault bonus',
      1,
      { game, attack: 'assault', leaderBonus: 'lee' },
      { game, attack: 'prepared', leaderBonus: 'lee' },
      { game, attack: 'assault' },
    ],
  ),
  ...(['SJW', 'HCR', 'SLB'] as const).map(
    (game): Case => ['Assault bonus', 1, { game, attack: 'assault', leaderBonus: 'jackson' }, { game }],
  ),
  ...(['GTC', 'BAC', 'TPC'] as const).map(
    (game): Case => ['Assault bonus', 1, { game, attack: 'assault', leaderBonus: 'longstreet' }, { game }],
  ),
  [
    'Assault bonus',
    1,
    { game: 'BAC', attack: 'assault', leaderBonus: 'sherman' },
    { game: 'BAC', attack: 'assault' },
  ],
  ['Assault bonus', 1, { game: 'HSN', attack: 'assault', leaderBonus: 'hood-forrest' }, { game: 'HSN' }],
  [
    'Union Panic',
    -1,
    { game: 'SJW', unionPanic: true },
    { game: 'SJW' },
    { game: 'SJW', unionPanic: true, attackerSide: 'confederate' },
    {},
  ],
  ['Union Panic', -1, { game: 'AGA', unionPanic: true, attackerSide: 'confederate' }, { game: 'AGA' }],
  ['Surprise', 1, { game: 'SLB', surpriseOrCharge: true }, { game: 'SLB' }, {}],
  ['Union gunboat', 1, { gunboatAttack: true }, {}, { gunboatAttack: true, attackerSide: 'confederate' }],
  [
    'Union infantry out of supply',
    -1,
    { outOfSupply: true },
    {},
    { outOfSupply: true, attackerArm: 'cavalry' },
    { outOfSupply: true, attackerSide: 'confederate' },
  ],
  [
    'Confederate garrison',
    -1,
    { garrisonDemoralized: 1, attackerSide: 'confederate' },
    {},
    { garrisonDemoralized: 1 },
  ],
  [
    'Confederate garrison',
    -2,
    { garrisonDemoralized: 2, attackerSide: 'confederate' },
    { garrisonDemoralized: 2 },
  ],
  ['Stafford Heights', 1, { game: 'BTC', leaderBonus: 'stafford-heights' }, { game: 'BTC' }, {}],
  [
    'Stafford Heights',
    1,
    { game: 'BTC', leaderBonus: 'hunt', attackerSide: 'union' },
    { game: 'BTC', leaderBonus: 'hunt', attackerSide: 'confederate' },
  ],
  [
    'Hooker Loses',
    -1,
    { game: 'SLB', hookerLosesConfidence: true },
    { game: 'SLB' },
    { game: 'SLB', hookerLosesConfidence: true, attackerSide: 'confederate' },
  ],
  [
    'March attack while insubordinate',
    -2,
    { game: 'BAC', insubordinate: true },
    { game: 'BAC' },
    { game: 'BAC', insubordinate: true, attack: 'assault' },
  ],
  ['Prepared', 1, { attack: 'prepared' }, {}, { attack: 'assault' }],
  ['Hasty', -1, { attack: 'hasty' }, {}, { attack: 'assault' }],
  ['Column of route', -3, { attack: 'column-of-route' }, {}, { attack: 'prepared' }],
];

const LISTS = [
  [DEFENDER_MODIFIERS, DEFENDER],
  [ATTACKER_MODIFIERS, ATTACKER],
] as const;

const lineOf = (group: string, start: string, changes: Changes) => {
  const { notes, dice } = roll(changes, 3, 3);
  expect(dice).toHaveLength(2);
  const found = notes.filter((n) => n.group === group && n.text.startsWith(start));
  expect(found).toHaveLength(1);
  return found[0]!;
};

describe.each(LISTS.map(([list, cases]) => [list.title, cases] as const))('%s', (title, cases) => {
  test.each(cases.map((c) => [c[0], c[1], c] as const))(
    '%s: %i',
    (_start, _worth, [start, worth, applies, ...idle]) => {
      expect(lineOf(title, start, applies)).toMatchObject({ applied: true, value: worth });
      for (const changes of idle) {
        const line = lineOf(title, start, changes);
        expect(line.applied).toBe(false);
        expect(line.reason).toMatch(/\w/);
        expect(line.cite).toMatch(/\w/);
      }
    },
  );

  test('the net moves by exactly what the row is worth', () => {
    const sign = title.startsWith('Def') ? -1 : 1;
    for (const [start, worth, applies, idle] of cases) {
      const total = (changes: Changes) =>
        roll(changes, 3, 3)
          .notes.filter((n) => n.group === title && n.applied && n.text.startsWith(start))
          .reduce((sum, n) => sum + Number(n.value), 0);
      expect(total(applies) - total(idle!)).toBe(worth);
      const { notes, result } = roll(applies, 3, 3);
      const netLine = notes.find((n) => n.group === 'Net');
      expect((result as { difference: number }).difference).toBe(netLine?.value);
      expect(sign * worth).not.toBe(0);
    }
  });
});

test.each(LISTS.map(([list, cases]) => [list.title, list, cases] as const))(
  '%s: no row of the card is left without a case',
  (_, list, cases) => {
    const always = ['Ratio modifier'];
    const covered = (text: string) =>
      always.includes(text) || cases.some(([start]) => text.startsWith(start));
    expect(list.modifiers.map((row) => row.text).filter((text) => !covered(text))).toEqual([]);
  },
);

test('printed order and values of the two lists', () => {
  expect(DEFENDER_MODIFIERS.rows.map((r) => r.head)).toEqual([
    '+2',
    '+2',
    '+2',
    '+1',
    '+1',
    '-1',
    '+1/+2',
    '+1',
    '+1',
    '-1',
    '-1/-2',
  ]);
  expect(ATTACKER_MODIFIERS.rows.map((r) => r.head)).toEqual([
    '+1 to +4',
    '-3 to +2',
    '+1 or +2',
    '+1',
    '+/-',
    '+/-',
    '-1',
    '+1',
    '-1',
    '+1',
    '+1',
    '-1',
    '-1/-2',
    '+1',
    '-1',
    '-2',
    '+1',
    '-1',
    '-3',
  ]);
});

describe('against a second transcription of the lists', () => {
  interface Fixture {
    readonly rows: readonly { readonly head: string; readonly cells: readonly [string, string] }[];
  }
  const read = (name: string) =>
    JSON.parse(readFileSync(new URL(`../fixtures/card/${name}.json`, import.meta.url), 'utf8')) as Fixture;
  /** Every game code in a text, sorted, leaders' lists joined. */
  const games = (text: string) =>
    [...new Set(text.match(/\b[A-Z]{3}\b/g)?.filter((code) => code !== 'OOS'))].sort();

  test.each([
    ['defender-modifiers-000', DEFENDER_MODIFIERS],
    ['attacker-modifiers-000', ATTACKER_MODIFIERS],
  ] as const)('%s: values, order and games', (name, list) => {
    const { rows } = read(name);
    expect(list.rows.map((row) => row.head)).toEqual(rows.map((row) => row.head));
    expect(list.rows.map((row) => games(row.cells[0]!))).toEqual(rows.map((row) => games(row.cells[1])));
  });

  test('each leader of the assault bonus with his own games', () => {
    const cell = read('attacker-modifiers-000').rows.find((row) => row.cells[1].includes('Lee:'))!.cells[1];
    const printed = Object.fromEntries(
      cell.split(';').map((part) => [part.split(':')[0]!.trim(), games(part)]),
    );
    for (const id of ASSAULT_LEADERS) {
      const { name, games: ours } = LEADER_BONUSES[id];
      expect([...ours].sort(), name).toEqual(printed[name]);
    }
  });
});

test('rows add up: terrain and hexside, attack type and tactics', () => {
  const { notes, result } = roll(
    {
      defenderTerrain: 'hill',
      hexside: 'creek',
      rain: true,
      attack: 'prepared',
      attackerTV: 3,
      flankBonus: 2,
    },
    3,
    3,
  );
  expect(notes.find((n) => n.group === 'Net')?.text).toBe('Net modifier: attacker +5, defender +3');
  expect(result).toMatchObject({ difference: 2 });
});
