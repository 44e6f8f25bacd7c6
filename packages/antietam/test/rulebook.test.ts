/** The rulebook is whole, and whatever the system cites is a rule of it. */
import {
  basisOf,
  type Chapter,
  citedIds,
  type FieldSchema,
  type Note,
  type Question,
  type Refusal,
  type Rng,
  type Rule,
  rulesIn,
  seeded,
} from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { antietam } from '../src/index.ts';
import { RULEBOOK } from '../src/rules/index.ts';

const { contents } = RULEBOOK;
const { chapters, glossary } = await RULEBOOK.text();

/** Rules of the program itself are of another chapter, which every book has. */
const OF_THE_TABLE = /^T\.\d+$/;
const isRule = (id: string): boolean => contents.line(id) !== undefined;
const resolves = (cite: string): boolean => citedIds(cite).every((id) => OF_THE_TABLE.test(id) || isRule(id));
const stray = (cites: Iterable<string>): readonly string[] => [...cites].filter((cite) => !resolves(cite));

describe('the book', () => {
  test('has the same rules in its contents and in its words', () => {
    const rules: readonly Rule[] = rulesIn(contents, chapters);
    expect(rules.length).toBeGreaterThan(250);
    expect(rules.filter(({ title, text }) => title === '' || text === '')).toEqual([]);
  });

  test('names a printed heading only for what is printed', () => {
    expect(contents.lines.filter(({ basis, printed }) => printed !== null && basis !== 'printed')).toEqual(
      [],
    );
  });

  test('numbers its rules in order', () => {
    const parts = (id: string): readonly number[] => id.split('.').map(Number);
    const isBefore = (a: readonly number[], b: readonly number[]): boolean => {
      const at = b.findIndex((n, i) => n !== a[i]);
      return at >= 0 && (at >= a.length || a[at]! < b[at]!);
    };
    const ids = contents.lines.map(({ id }) => id);
    expect(ids.filter((id, i) => i > 0 && !isBefore(parts(ids[i - 1]!), parts(id)))).toEqual([]);
  });

  test('refers only to rules that there are', () => {
    const referred = chapters
      .flatMap(({ rules }: Chapter) => rules)
      .flatMap(({ text }) => [...text.matchAll(/\((\d+\.[\d.]+(?:, \d+\.[\d.]+)*)\)/g)])
      .flatMap(([, ids]) => ids!.split(', '));
    expect(referred.length).toBeGreaterThan(100);
    expect(referred.filter((id) => !isRule(id))).toEqual([]);
  });

  test('explains its words once each, by rules that there are', () => {
    expect(glossary.length).toBeGreaterThanOrEqual(50);
    expect(glossary.filter(({ rule }) => !isRule(rule))).toEqual([]);
    expect(new Set(glossary.map(({ word }) => word)).size).toBe(glossary.length);
  });

  test('tells of no other number of chapter 18 than the readings of the card', () => {
    const readings = contents.lines.filter(({ id }) => id.startsWith('18.'));
    expect(readings.map(({ basis }) => basis)).toEqual(Array.from({ length: 10 }, () => 'ours'));
  });
});

describe('what stands in the system', () => {
  test('charts are printed', () => {
    for (const { id, cite } of antietam.charts) expect(basisOf(contents, cite), id).toBe('printed');
  });

  test('rulings are ours', () => {
    for (const { id, cite } of antietam.rulings) expect(basisOf(contents, cite), id).toBe('ours');
  });

  /** The field of house rules is the kernel's; the readings in it are cited as our rulings are. */
  const citesOf = (fields: Readonly<Record<string, FieldSchema>>): readonly string[] =>
    Object.entries(fields).flatMap(([name, field]) => [
      ...(name === 'houseRules' ? [] : [field.cite ?? 'none']),
      ...citesOf(field.properties ?? {}),
      ...citesOf(field.items?.properties ?? {}),
    ]);

  test.each(antietam.questions.map((question) => [question.id, question] as const))(
    'fields of %s',
    (_, one) => {
      expect(stray(citesOf(one.schema.properties))).toEqual([]);
    },
  );
});

/** All that is said when a question is answered: every outcome of the odds, or the refusal. */
const citesIn = (notes: readonly Note[]): readonly string[] => notes.map(({ cite }) => cite);
const refusedBy = (refusal: Refusal): readonly string[] => [
  refusal.cite,
  ...(refusal.also ?? []).flatMap(refusedBy),
];

interface Said {
  readonly notes: Set<string>;
  readonly refusals: Set<string>;
}

function listen(said: Said, question: Question, input: unknown, rng: Rng, allOutcomes: boolean): void {
  const verdict = question.ask(input);
  if (verdict.refused) {
    for (const cite of refusedBy(verdict.refused)) said.refusals.add(cite);
    return;
  }
  for (const cite of citesIn(verdict.value.roll(rng).notes)) said.notes.add(cite);
  const { outcomes } = allOutcomes ? verdict.value.odds() : { outcomes: [] };
  for (const { notes } of outcomes) for (const cite of citesIn(notes)) said.notes.add(cite);
}

/** A value of a field: mostly one that it takes, at times one beyond its bounds or of another kind. */
function anyValue(field: FieldSchema, rng: Rng): unknown {
  if (field.enum) return rng.int(12) === 0 ? 'nothing' : field.enum[rng.int(field.enum.length)];
  if (field.type === 'boolean') return rng.int(15) === 0 ? 'maybe' : rng.int(2) === 1;
  if (field.type === 'array') return anyList(field, rng);
  if (field.type === 'object') return anyInput(field.properties ?? {}, rng);
  const [least, most] = [field.minimum ?? 0, field.maximum ?? 9];
  const at = rng.int(12) === 0 ? most + 1 : least + rng.int(Math.floor(most - least) + 1);
  return rng.int(3) > 0 && field.default !== undefined ? field.default : at;
}

function anyList({ items, minItems = 0, maxItems = 2 }: FieldSchema, rng: Rng): unknown {
  const length = minItems + rng.int(Math.min(maxItems - minItems, 1) + 1);
  return Array.from({ length }, () => (items ? anyValue(items, rng) : 0));
}

function anyInput(fields: Readonly<Record<string, FieldSchema>>, rng: Rng): Record<string, unknown> {
  const chosen = Object.entries(fields).filter(([name]) => name !== 'houseRules' && rng.int(3) > 0);
  return Object.fromEntries(chosen.map(([name, field]) => [name, anyValue(field, rng)]));
}

describe('what is said', () => {
  const INPUTS = 400;

  test.each(antietam.questions.map((question) => [question.id, question] as const))('%s', (id, question) => {
    const said: Said = { notes: new Set(), refusals: new Set() };
    const rng = seeded(`rules of ${id}`);
    listen(said, question, question.example, rng, true);
    for (let i = 0; i < INPUTS; i++)
      listen(said, question, anyInput(question.schema.properties, rng), rng, false);
    expect(said.notes.size).toBeGreaterThan(0);
    expect(said.refusals.size).toBeGreaterThan(0);
    expect(stray(said.notes)).toEqual([]);
    expect(stray(said.refusals)).toEqual([]);
  });
});

describe('nothing of ours is shown as printed', () => {
  const notesOf = (id: string, input: object): readonly Note[] => {
    const verdict = antietam.questions.find((question) => question.id === `antietam/${id}`)!.ask(input);
    if (verdict.refused) throw new Error(verdict.refused.text);
    return verdict.value.roll(seeded('ours')).notes;
  };
  const basisOfLine = (id: string, input: object, text: string) => {
    const line = notesOf(id, input).find((note) => note.text.startsWith(text));
    return basisOf(contents, line?.cite ?? 'none');
  };

  test.each<[string, string, object, string]>([
    ['cavalry on foot fires as infantry', 'fire', { firers: [{ mode: 'dismounted' }] }, 'Mode of the firer'],
    ['works reduce fire', 'fire', { targets: [{ fort: 2 }] }, 'Fortification'],
    ['points are read before paying', 'fire', {}, 'Battle time'],
    [
      'cover and height multiply',
      'fire',
      { firers: [{ targetHigher: true }], targetTerrain: 'woods' },
      'Target higher',
    ],
    ['large units tire less', 'fatigue', { men: 900, losses: 20 }, 'Casualties'],
    ['riders tire as in column', 'step', { arm: 'cavalry' }, 'Fatigue'],
    ['a climb by road', 'step', { mode: 'column', road: true, climbs: true }, 'Enter higher elevation'],
    ['routed units pay by arm', 'step', { mode: 'routed' }, 'Enter clear'],
    ['supply beyond range 7', 'resupply', { rangeToLeader: 12 }, 'Range 12'],
    ['horse artillery is resupplied as artillery', 'resupply', { arm: 'horse-artillery' }, 'Resupply Table'],
  ])('%s', (_, id, input, text) => {
    expect(basisOfLine(id, input, text)).toBe('ours');
  });

  test.each<[string, string, object, string]>([
    ['rates of fire', 'fire', {}, 'RFL at range 1'],
    ['terrain', 'fire', { targetTerrain: 'woods' }, 'Terrain of the target'],
    ['the mode of infantry', 'fire', { firers: [{ mode: 'column' }] }, 'Mode of the firer'],
    ['density', 'fire', {}, 'Density'],
    ['a step of infantry', 'step', {}, 'Enter clear'],
    ['its fatigue', 'step', {}, 'Fatigue'],
    ['supply at range 7', 'resupply', { rangeToLeader: 7 }, 'Range 7'],
    ['losses in melee', 'melee', {}, 'Attacker loses'],
  ])('but the card has %s', (_, id, input, text) => {
    expect(basisOfLine(id, input, text)).toBe('printed');
  });
});
