/** The rulebook holds together, and everything that the system cites stands in it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  basisOf,
  type Chart,
  citedIds,
  type FieldSchema,
  type Modifier,
  type Refusal,
  rulesIn,
  seeded,
} from '@longroll/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { huzzah, RULEBOOK } from '../src/index.ts';
import { FIRER_WORKS, GROUNDS, STATES, UNIT_TYPES } from '../src/model/vocabulary.ts';
import { ASSAULT_MODIFIERS } from '../src/modifiers/assault.ts';
import { FIRE_MODIFIERS } from '../src/modifiers/fire.ts';
import { RULINGS } from '../src/rulings/index.ts';
import type { Input } from './asked.ts';

const { contents, text } = RULEBOOK;
const { chapters, glossary } = await text();
const rules = rulesIn(contents, chapters);

/** Chapter T is the kernel's, the same in every system's book. */
const resolves = (id: string): boolean => contents.line(id) !== undefined || /^T\.\d+$/.test(id);
const unresolved = (cites: Iterable<string>): readonly string[] => [
  ...new Set([...cites].flatMap(citedIds).filter((id) => !resolves(id))),
];

describe('the book', () => {
  test('contents and words tell of the same rules', () => {
    expect(rules).toHaveLength(contents.lines.length);
    expect(rules.length).toBeGreaterThan(100);
    expect(rules.filter(({ title, text: words }) => title === '' || words.length < 20)).toEqual([]);
  });

  test('chapters 1 to 15 and 17, without 5 and 16', () => {
    const ids = ['1', '2', '3', '4', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '17'];
    expect(chapters.map(({ id }) => id)).toEqual(ids);
  });

  test('rules refer to rules', () => {
    const references = rules.flatMap(({ text: words }) =>
      [...words.matchAll(/\((\d+(?:\.\d+)+|T\.\d+)\)/g)].map(([, id]) => id!),
    );
    expect(references.length).toBeGreaterThan(100);
    expect(unresolved(references)).toEqual([]);
  });

  test('stragglers are 3.6 here and 4.6 on the card; no rule of ours has the number 4.6', () => {
    expect(contents.line('3.6')).toMatchObject({ basis: 'printed', printed: '4.6' });
    expect(contents.line('4.6')).toBeUndefined();
  });

  test('what is printed has its place on the card, and nothing of ours has one', () => {
    for (const { id, basis, printed } of contents.lines)
      expect([id, printed !== null]).toEqual([id, basis === 'printed']);
  });
});

describe('the glossary', () => {
  test('has each word once, under a rule of the book', () => {
    const words = glossary.map(({ word }) => word.toLowerCase());
    expect(words.length).toBeGreaterThanOrEqual(50);
    expect(words).toEqual([...new Set(words)]);
    expect(unresolved(glossary.map(({ rule }) => rule))).toEqual([]);
  });

  test('names what the code knows', () => {
    const source = sourcesIn(fileURLToPath(new URL('../src', import.meta.url)));
    const unknown = glossary.filter(({ code }) => code !== '' && !new RegExp(`\\b${code}\\b`).test(source));
    expect(unknown.map(({ word, code }) => `${word}: ${code}`)).toEqual([]);
  });
});

/** All source of the system but its rulebook. */
function sourcesIn(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/^rules\b/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

/** The cites of a field and of all that is in it. */
function* fieldCites(field: FieldSchema): Generator<string> {
  if (field.cite) yield field.cite;
  for (const inner of Object.values(field.properties ?? {})) yield* fieldCites(inner);
  if (field.items) yield* fieldCites(field.items);
}

describe('what is cited stands in the book', () => {
  test.each(huzzah.charts.map((chart) => [chart.id, chart] as const))('%s', (_, chart: Chart) => {
    const { modifiers = [] } = chart as { readonly modifiers?: readonly Modifier<never>[] };
    expect(unresolved([chart.cite, ...modifiers.map(({ cite }) => cite)])).toEqual([]);
  });

  test.each(huzzah.questions.map((question) => [question.id, question] as const))(
    'fields of %s',
    (_, { schema }) => {
      const { houseRules, ...fields } = schema.properties;
      const cites = Object.values({ ...fields, ...houseRules!.properties }).flatMap((field) => [
        ...fieldCites(field),
      ]);
      expect(cites.length).toBeGreaterThan(0);
      expect(unresolved(cites)).toEqual([]);
    },
  );

  test('every reading, and each rests on a rule of ours', () => {
    const bases = RULINGS.map(({ id, cite }) => [
      id,
      ...citedIds(cite).map((one) => contents.line(one)?.basis),
    ]);
    expect(bases).toEqual(RULINGS.map(({ id, cite }) => [id, ...citedIds(cite).map(() => 'ours')]));
  });
});

/** Every cite of the refusals, or of the notes of every outcome and of a few rolls. */
function citesOf(id: string, input: Input): readonly string[] {
  const verdict = huzzah.questions.find((question) => question.id === id)!.ask(input);
  if (verdict.refused) return refusalCites(verdict.refused);
  const rolls = ['a', 'b', 'c'].map((seed) => verdict.value.roll(seeded(seed)));
  return [...verdict.value.odds().outcomes, ...rolls].flatMap(({ notes }) => notes.map(({ cite }) => cite));
}

const refusalCites = ({ cite, also = [] }: Refusal): readonly string[] => [
  cite,
  ...also.flatMap(refusalCites),
];

const yesNo = fc.boolean();
const anyUnit = fc.record({
  type: fc.constantFrom(...UNIT_TYPES),
  sp: fc.integer({ min: 0, max: 21 }),
  morale: fc.integer({ min: 0, max: 9 }),
  hits: fc.integer({ min: 0, max: 2 }),
  reduced: yesNo,
  higherOrganization: fc.constantFrom('', '', '', 'A', 'B'),
});
const units = fc.array(anyUnit, { minLength: 1, maxLength: 3 });
const anyStack = fc.record({
  units,
  state: fc.constantFrom(...STATES),
  leader: yesNo,
  inCommand: yesNo,
  isolated: yesNo,
  onDisrupt: fc.constantFrom('accept', 'try'),
});
const ground = fc.constantFrom(...GROUNDS);
const works = fc.constantFrom(...FIRER_WORKS);
const range = fc.integer({ min: 1, max: 9 });
const anyShot = {
  range,
  firer: fc.record({ units, state: fc.constantFrom('good-order', 'disrupted', 'routed') }),
  firerGround: ground,
  firerWorks: works,
  advanceFireMarker: yesNo,
  noLineOfSight: yesNo,
  targetGround: ground,
  targetThoroughfare: yesNo,
  targetElevation: fc.constantFrom('lower', 'same', 'higher'),
  targetWorks: works,
  targetFlanked: yesNo,
};
const anyAssault = {
  attacker: anyStack,
  defender: anyStack,
  attackerGround: ground,
  defenderGround: ground,
  elevation: fc.constantFrom('same', 'attacker-higher', 'defender-higher'),
  defenderWorks: works,
  defenderFlanked: yesNo,
  preAssaultFire: yesNo,
  preAssaultArm: fc.constantFrom('small-arms', 'artillery'),
  side: fc.constantFrom('union', 'confederate'),
  houseRules: fc.record({ assaultRounds: fc.constantFrom(1, 2), highestBaseMorale: fc.constantFrom(7, 9) }),
};
const wide = (arbitrary: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<Input> =>
  fc.record(arbitrary, { requiredKeys: [] });
const kind = fc.constantFrom('segment', 'action', 'advance', 'en-passant', 'pre-assault');
const approach = fc.array(wide({ ...anyShot, kind }), { maxLength: 2 });

const RANDOM: readonly (readonly [string, fc.Arbitrary<Input>, number])[] = [
  [
    'fire',
    wide({ ...anyShot, kind, target: anyStack, targetAction: fc.constantFrom('none', 'assault', 'charge') }),
    300,
  ],
  ['assault', wide(anyAssault), 60],
  ['charge', wide({ ...anyAssault, approachShots: approach }), 60],
  ['straggle', wide({ units, leader: yesNo, enemyZoc: yesNo, thoroughfare: yesNo }), 100],
  [
    'morale',
    fc
      .tuple(anyStack, wide({ flanked: yesNo, attacking: yesNo, noLineOfSight: yesNo }))
      .map(([a, b]) => ({ ...a, ...b })),
    100,
  ],
  [
    'rally',
    fc
      .tuple(anyStack, wide({ enemyZoc: yesNo, enemyMfz: yesNo, unit: fc.integer({ min: 0, max: 8 }) }))
      .map(([a, b]) => ({ ...a, ...b })),
    100,
  ],
  [
    'leader-loss',
    wide({
      combat: fc.constantFrom('fire', 'assault'),
      code: fc.constantFrom('1', '2', '3', 'D', 'NE', '4'),
    }),
    20,
  ],
  [
    'line',
    wide({
      fireFactor: fc.integer({ min: 0, max: 110 }),
      positive: fc.integer({ min: 0, max: 13 }),
      negative: fc.integer({ min: 0, max: 13 }),
      noLineOfSight: yesNo,
    }),
    60,
  ],
];

describe('what is answered stands in the book', () => {
  test.each(huzzah.questions.map(({ id, example }) => [id, example] as const))(
    'the example of %s',
    (id, example) => {
      const cites = citesOf(id, example);
      expect(cites.length).toBeGreaterThan(0);
      expect(unresolved(cites)).toEqual([]);
    },
  );

  test.each(RANDOM)('%s, at random, allowed and refused', (id, inputs, numRuns) => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(unresolved(citesOf(`huzzah/${id}`, input))).toEqual([]);
      }),
      { numRuns, seed: 1862 },
    );
  });
});

/** The basis of a row's line, or null where the row does not apply. */
function appliedBasis(id: string, input: Input, words: string): string | null {
  const verdict = huzzah.questions.find((question) => question.id === `huzzah/${id}`)!.ask(input);
  if (verdict.refused) throw new Error(verdict.refused.text);
  const lines = verdict.value.likeliest().notes.filter(({ text: line }) => line === words);
  const line = lines.find(({ applied }) => applied);
  return line ? basisOf(contents, line.cite) : null;
}

describe('a row of the card that applies by a reading of ours says so', () => {
  const textLike = (list: readonly Modifier<never>[], part: string) =>
    list.find(({ text: words }) => words.includes(part))!.text;
  const fireRow = (part: string) => textLike(FIRE_MODIFIERS.modifiers, part);
  const assaultRow = (part: string) => textLike(ASSAULT_MODIFIERS.modifiers, part);
  const guns = { units: [{ type: 'artillery' }] };
  const mixed = { units: [{ type: 'artillery' }, {}] };
  const abatis = { defenderWorks: 'abatis', preAssaultFire: false };

  test.each<[string, string, Input, string, string]>([
    ['a stone wall', 'fire', { targetWorks: 'wall' }, fireRow('protected'), 'printed'],
    ['a breastwork', 'fire', { targetWorks: 'breastwork' }, fireRow('protected'), 'ours'],
    ['a fence of its own', 'fire', { firerWorks: 'fence' }, fireRow('behind'), 'printed'],
    ['a breastwork of its own', 'fire', { firerWorks: 'breastwork' }, fireRow('behind'), 'ours'],
    ['clear ground', 'fire', {}, fireRow('in a clear hex'), 'printed'],
    [
      'a road in woods',
      'fire',
      { targetGround: 'woods', targetThoroughfare: true },
      fireRow('in a clear hex'),
      'ours',
    ],
    ['guns at infantry', 'fire', { firer: guns }, fireRow('at 1 hex'), 'printed'],
    ['guns at both arms', 'fire', { firer: guns, target: mixed }, fireRow('at 1 hex'), 'ours'],
    ['density', 'fire', { target: { units: [{ sp: 5 }] } }, fireRow('density'), 'ours'],
    ['Union at an abatis', 'assault', { ...abatis, side: 'union' }, assaultRow('behind'), 'printed'],
    [
      'Confederates at an abatis',
      'assault',
      { ...abatis, side: 'confederate' },
      assaultRow('behind'),
      'ours',
    ],
    [
      'a charge in its first round',
      'charge',
      { houseRules: { assaultRounds: 1 } },
      assaultRow('charge'),
      'printed',
    ],
  ])('%s', (_, id, input, words, basis) => {
    expect(appliedBasis(id, input, words)).toBe(basis);
  });
});
