/** Every kind of die is fair, through every umpire that draws, and from every source of luck: alone, and one after the other. */
import { describe, expect, test } from 'vitest';
import {
  anyFace,
  type Chance,
  d6,
  d10,
  d100,
  dieOf,
  Fast,
  factor,
  Keyed,
  KeyedLuck,
  KeyedMinutes,
  Live,
  measured,
  opposedDice,
  rational,
  sample,
  secretly,
  seeded,
  sumOfDice,
  toNumber,
  type Umpire,
} from '../src/index.ts';
import { foulness, tried } from './fairDice.ts';

const WIND = measured(
  'wind',
  [factor('wind', 0.5, 1.5)],
  [
    { value: 0, p: rational(1, 4), faces: [0.6] },
    { value: 1, p: rational(13, 20), faces: [1] },
    { value: 2, p: rational(1, 10), faces: [1.45] },
  ],
  ([f]) => (f! < 0.75 ? 0 : f! < 1.4 ? 1 : 2),
);

const KINDS: readonly (readonly [string, Chance<number>])[] = [
  ['one die of six', anyFace('d6', sumOfDice(d6('die')))],
  ['two dice added', anyFace('2d6', sumOfDice(d6('first'), d6('second')))],
  ['one die against another', anyFace('opposed', opposedDice(d6('attacker'), d6('defender')))],
  ['a die of ten', anyFace('d10', sumOfDice(d10('die')))],
  ['two dice of ten', anyFace('2d10', sumOfDice(d10('first'), d10('second')))],
  ['a die of twenty-five', anyFace('d25', sumOfDice(dieOf('die', 25)))],
  ['percentage dice', anyFace('d100', sumOfDice(d100('die')))],
  ['a die that one side sees', secretly('union', anyFace('secret', sumOfDice(d6('die'))))],
  ['a factor', WIND],
];

/** The same for all throws of a test. */
function kept(made: (name: string) => Umpire): (name: string, i: number) => Umpire {
  let one: Umpire | null = null;
  return (name, i) => {
    if (i === 0 || !one) one = made(name);
    return one;
  };
}

/** On the page and over HTTP every roll has a luck with a name of its own: all that falls is the first of its generator. */
const UMPIRES: readonly (readonly [string, (name: string, i: number) => Umpire])[] = [
  ['play, one luck for all', kept((name) => new Live([], seeded(name)))],
  ['play, a luck for each move', (name, i) => new Live([], seeded(`${name} ${i}`))],
  ['many runs', kept((name) => new Fast(seeded(name)))],
  ['search, by the number of the draw', kept((name) => new Keyed(name))],
  ['search, a luck for each branch', (name, i) => new Keyed(`${name} ${i}`)],
  ['search, written down', (name, i) => new KeyedMinutes(new KeyedLuck(`${name} ${i}`))],
];

const THROWS = 20_000;
const sharesOf = ({ branches }: Chance<number>) => branches.map(({ p }) => toNumber(p));
const orderOf = ({ branches }: Chance<number>) => new Map(branches.map(({ value }, i) => [value, i]));

describe.each(UMPIRES)('%s', (umpire, umpireAt) => {
  test.each(KINDS)('%s', (kind, chance) => {
    const order = orderOf(chance);
    const throws = THROWS * (chance.branches.length > 30 ? 4 : 1);
    const { alone, inPairs } = tried(
      sharesOf(chance),
      throws,
      (i) => order.get(umpireAt(`${umpire} ${kind}`, i).draw(chance))!,
    );
    expect(alone).toBeLessThan(1);
    expect(inPairs).toBeLessThan(1);
  });
});

test.each(KINDS)('sampled odds: %s', (kind, chance) => {
  const order = orderOf(chance);
  const { outcomes } = sample((u) => u.draw(chance), String, { samples: THROWS }, seeded(kind));
  const counts = new Array<number>(order.size).fill(0);
  for (const { value, p } of outcomes) counts[order.get(value)!] = Math.round(toNumber(p) * THROWS);
  expect(foulness(counts, sharesOf(chance))).toBeLessThan(1);
});

describe('what is not fair is found', () => {
  const SIX = Array.from({ length: 6 }, () => 1 / 6);
  const fair = seeded('fair');
  const foul: readonly (readonly [string, (i: number) => number, 'alone' | 'inPairs'])[] = [
    ['a die that never shows 3', () => [0, 1, 3, 4, 5][fair.int(5)]!, 'alone'],
    ['a six a little too often', () => (fair.int(40) === 0 ? 5 : fair.int(6)), 'alone'],
    ['a die that goes round', (i) => i % 6, 'inPairs'],
    ['a die that seldom repeats itself', (i) => (i * 2 + fair.int(5)) % 6, 'inPairs'],
  ];
  test.each(foul)('%s', (_, fall, where) => {
    expect(tried(SIX, THROWS, fall)[where]).toBeGreaterThan(1);
  });
});
