/** The rulebook holds together, and everything that the system cites stands in it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Asking,
  basisOf,
  type Chart,
  citedIds,
  type FieldSchema,
  type Modifier,
  type Note,
  type Refusal,
  rulesIn,
  seeded,
} from '@longroll/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { huzzah } from '../src/index.ts';
import { ASSAULT_MODIFIERS } from '../src/modifiers/assault.ts';
import { FIRE_MODIFIERS } from '../src/modifiers/fire.ts';
import { RULEBOOK } from '../src/rules/index.ts';
import { RULINGS } from '../src/rulings/index.ts';
import { asked, type Input, questionOf } from './asked.ts';
import { RANDOM } from './randomInputs.ts';

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

  test('chapters 1 to 18, without 5 and 16', () => {
    const ids = ['1', '2', '3', '4', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '17', '18'];
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

/** All source of the system but its rulebook. */
function sourceOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/^rules\b/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}
const SOURCE = sourceOf(fileURLToPath(new URL('../src', import.meta.url)));

describe('the glossary', () => {
  test('has each word once, under a rule of the book', () => {
    const words = glossary.map(({ word }) => word.toLowerCase());
    expect(words.length).toBeGreaterThanOrEqual(50);
    expect(words).toEqual([...new Set(words)]);
    expect(unresolved(glossary.map(({ rule }) => rule))).toEqual([]);
  });

  test('names what the code knows', () => {
    const unknown = glossary.filter(({ code }) => code !== '' && !new RegExp(`\\b${code}\\b`).test(SOURCE));
    expect(unknown.map(({ word, code }) => `${word}: ${code}`)).toEqual([]);
  });
});

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

  test('every number in quotes or in parentheses, in the code and in its comments', () => {
    const id = String.raw`\d+\.\d+(?:\.\d+)?`;
    const cited = new RegExp(`['(](${id}(?:, ${id})*)['),]`, 'g');
    const found = [...SOURCE.replace(/version: '.*'/, '').matchAll(cited)].map(([, cite]) => cite!);
    expect(found.length).toBeGreaterThan(150);
    expect(unresolved(found)).toEqual([]);
  });

  test('every reading, and each rests on a rule of ours', () => {
    const bases = RULINGS.map(({ id, cite }) => [
      id,
      ...citedIds(cite).map((one) => contents.line(one)?.basis),
    ]);
    expect(bases).toEqual(RULINGS.map(({ id, cite }) => [id, ...citedIds(cite).map(() => 'ours')]));
  });
});

const noted = (told: readonly { readonly notes: readonly Note[] }[]): readonly string[] =>
  told.flatMap(({ notes }) => notes.map(({ cite }) => cite));

const rolls = (asking: Asking, seeds: string) => [...seeds].map((seed) => asking.roll(seeded(seed)));

const refusalCites = ({ cite, also = [] }: Refusal): readonly string[] => [
  cite,
  ...also.flatMap(refusalCites),
];

describe('what is answered stands in the book', () => {
  test.each(huzzah.questions.map(({ id, example }) => [id, example] as const))(
    'the example of %s',
    (id, example) => {
      const asking = asked(id.replace('huzzah/', ''), example);
      const cites = noted([...asking.odds().outcomes, ...rolls(asking, 'abc')]);
      expect(cites.length).toBeGreaterThan(0);
      expect(unresolved(cites)).toEqual([]);
    },
  );

  test.each(RANDOM)('%s, at random', (id, inputs, numRuns) => {
    const verdicts = fc.sample(inputs, { numRuns, seed: 1862 }).map((input) => questionOf(id).ask(input));
    const refusals = verdicts.flatMap(({ refused }) => (refused ? [refused] : []));
    const askings = verdicts.flatMap((verdict) => (verdict.refused ? [] : [verdict.value]));
    expect(refusals.length).toBeGreaterThan(0);
    expect(askings.length).toBeGreaterThan(numRuns / 4);
    expect(unresolved(refusals.flatMap(refusalCites))).toEqual([]);
    expect(unresolved(noted(askings.flatMap((asking) => rolls(asking, 'abc'))))).toEqual([]);
  });
});

/** The basis of a row's line, or null where the row does not apply. */
function appliedBasis(id: string, input: Input, words: string): string | null {
  const lines = asked(id, input)
    .likeliest()
    .notes.filter(({ text: line }) => line === words);
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
