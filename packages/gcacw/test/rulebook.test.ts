/** The rulebook holds together, and whatever the system cites stands in it. */
import { basisOf, citedIds, type FieldSchema, type Note, rulesIn, seeded } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { gcacw } from '../src/index.ts';
import { ARMY_OF_RELIEF_MODIFIERS } from '../src/modifiers/armyOfRelief.ts';
import { ATTACKER_MODIFIERS } from '../src/modifiers/attacker.ts';
import { CAVALRY_RETREAT_MODIFIERS } from '../src/modifiers/cavalryRetreat.ts';
import { DEFENDER_MODIFIERS } from '../src/modifiers/defender.ts';
import { EXTENDED_MARCH_MODIFIERS } from '../src/modifiers/extendedMarch.ts';
import { RULEBOOK } from '../src/rules/index.ts';
import { asked, type Input, questionOf } from './asked.ts';
import { strayInput } from './strayInput.ts';

const { contents } = RULEBOOK;
const { chapters, glossary } = await RULEBOOK.text();

const MODIFIER_LISTS = [
  ATTACKER_MODIFIERS,
  DEFENDER_MODIFIERS,
  CAVALRY_RETREAT_MODIFIERS,
  EXTENDED_MARCH_MODIFIERS,
  ARMY_OF_RELIEF_MODIFIERS,
];

/** Rules of the program itself, chapter T, are the same in every book and not in this one's contents. */
const OF_THE_PROGRAM = /^T\.\d+$/;
const isKnown = (id: string): boolean => contents.line(id) !== undefined || OF_THE_PROGRAM.test(id);

/** Ids among the citations that no book has. */
const astray = (cites: Iterable<string>): readonly string[] =>
  [...new Set(cites)].flatMap(citedIds).filter((id) => !isKnown(id));

const citesOf = (notes: readonly Note[]): readonly string[] => notes.map(({ cite }) => cite);

describe('the book', () => {
  test('contents and words tell of the same rules', () => {
    expect(rulesIn(contents, chapters)).toHaveLength(contents.lines.length);
    expect(chapters.map(({ id }) => id)).toEqual(Array.from({ length: 18 }, (_, i) => `${i + 1}`));
  });

  test('every rule that another names exists', () => {
    const references = rulesIn(contents, chapters).flatMap(({ text }) =>
      [...text.matchAll(/\((\d+\.\d[^)]*)\)/g)].map(([, ids]) => ids!),
    );
    expect(references.length).toBeGreaterThan(100);
    expect(astray(references)).toEqual([]);
  });

  test('each word of the glossary has its rule, and stands once', () => {
    expect(glossary.length).toBeGreaterThanOrEqual(60);
    expect(astray(glossary.map(({ rule }) => rule))).toEqual([]);
    expect(new Set(glossary.map(({ word }) => word)).size).toBe(glossary.length);
  });

  test('a printed number is given for what a card or booklet prints, never for what is ours', () => {
    const ours = contents.lines.filter(({ basis }) => basis === 'ours');
    expect(ours.filter(({ printed }) => printed !== null).map(({ id }) => id)).toEqual([]);
  });
});

describe('what stands on the card cites a printed rule', () => {
  test.each(gcacw.charts.map(({ id, cite }) => [id, cite] as const))('%s', (_, cite) => {
    expect(basisOf(contents, cite)).toBe('printed');
  });

  const lines = MODIFIER_LISTS.flatMap(({ id, modifiers }) =>
    (modifiers as readonly { readonly cite: string; readonly text: string }[]).map(
      ({ cite, text }) => [id, text, cite] as const,
    ),
  );
  test.each(lines)('%s: %s', (_, __, cite) => {
    expect(basisOf(contents, cite)).toBe('printed');
  });
});

test.each(gcacw.rulings.map(({ id, cite }) => [id, cite] as const))(
  'the reading %s cites rules that are ours',
  (_, cite) => {
    expect(citedIds(cite).map((id) => contents.line(id)?.basis)).toEqual(citedIds(cite).map(() => 'ours'));
  },
);

/** A field and all that are in it; that house rules may be given at all is a rule of the program. */
function fieldCites(name: string, field: FieldSchema): readonly (string | undefined)[] {
  const within = Object.entries({ ...field.properties, ...field.items?.properties });
  const inner = within.flatMap(([part, schema]) => fieldCites(part, schema));
  return name === 'houseRules' ? inner : [field.cite, ...inner];
}

describe.each(gcacw.questions.map((question) => [question.id, question] as const))('%s', (_, question) => {
  test('every field cites rules of the book', () => {
    const cites = Object.entries(question.schema.properties).flatMap(([name, field]) =>
      fieldCites(name, field),
    );
    expect(cites).not.toContain(undefined);
    expect(astray(cites as string[])).toEqual([]);
  });

  test('so does every note of its example, whatever comes of it', () => {
    const verdict = question.ask(question.example);
    if (verdict.refused) throw new Error(verdict.refused.text);
    const { outcomes } = verdict.value.odds();
    const cites = outcomes.flatMap(({ notes }) => citesOf(notes));
    expect(cites.length).toBeGreaterThan(0);
    expect(astray(cites)).toEqual([]);
  });

  test('so do notes and refusals of inputs that nobody thought of', () => {
    const rng = seeded(question.id);
    const cites = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const verdict = question.ask(strayInput(question, rng));
      const said = verdict.refused ? [verdict.refused.cite] : citesOf(verdict.value.roll(rng).notes);
      for (const cite of said) cites.add(cite);
    }
    expect(cites.size).toBeGreaterThan(0);
    expect(astray(cites)).toEqual([]);
  });
});

/** What is ours in a result is cited beside the chart that left it open. */
describe('a reading of ours is cited where it is used', () => {
  const cases: readonly (readonly [string, Input, string])[] = [
    ['assault', { armyCommand: 6, joiners: [{ name: 'Logan', manpower: 8 }] }, '14.7a, 14.9a'],
    [
      'assault',
      { armyCommand: 6, joiners: [{ name: 'Logan', manpower: 8 }], defenderTerrain: 'clear' },
      '14.7a',
    ],
    ['combat', { defenderEntrenchment: 'abatis' }, '9.3, 11.3b'],
    ['combat', { attackerCV: 80 }, '9.3, 9.4a'],
    ['combat', { defenderTerrain: 'clear', attackerAV: 0, defenderAV: 0 }, '9.6, 9.6a'],
    ['combat', { flankBonus: 2, flanksRefused: 1 }, '9.7, 9.8b'],
    ['cavalry-retreat', { hexside: 'uphill-bluff' }, '10.2a'],
    ['cavalry-retreat', { from: 'assault' }, '10.3c'],
    ['command-radius', { zocOnPath: 'restricted' }, '7.2, 7.2a'],
    ['entering-hex', { terrain: 'loess' }, '2.10, 2.10b, 2.10c'],
    ['entering-hex', { terrain: 'provisional-swamp', combatValue: 4 }, '2.10, 2.2a'],
    ['entering-hex', { type: 'mounted-infantry' }, '2.10, 1.2b'],
    ['march', { type: 'wagon' }, '5.5, 5.5a'],
    ['march', { side: 'confederate', type: 'mounted-infantry' }, '5.5, 1.2b'],
    ['activation', { side: 'union', game: 'SIV' }, '5.5, 5.5b'],
    ['force-march', { type: 'wagon' }, '6.6, 5.5a'],
    ['strategic-movement', { game: 'GTC', type: 'mounted-infantry' }, '17.12, 1.2b'],
    ['retreat', { hexes: [{ id: '-1,0', enemyZoc: true }] }, '15.4, 15.4a'],
    ['attack', { defenders: [{ name: 'Tracy', manpower: 4, disorganized: true }] }, '9.1, 1.6a'],
  ];
  test.each(cases)('%s %o: %s', (id, changes, cite) => {
    const { outcomes } = asked(id, { ...questionOf(id).example, ...changes }).odds();
    const cites = outcomes.flatMap(({ notes }) => citesOf(notes));
    expect(cites).toContain(cite);
    expect(astray(cites)).toEqual([]);
    expect(basisOf(contents, cite)).not.toBe('printed');
  });

  test.each([
    ['Heat', '17.3a'],
    ['Late Rain', '17.3b'],
    ['Union Water Crisis', '17.3c'],
    ['Confederate MP', '17.3d'],
    ['Confederate CP', '17.3e'],
  ] as const)('the effect of %s rests on %s', (event, cite) => {
    const notes = [10, 31, 40].flatMap((turn) =>
      asked('random-event', { turn })
        .odds()
        .outcomes.flatMap((outcome) => outcome.notes),
    );
    expect(notes.find(({ value }) => value === event)?.cite).toBe(cite);
  });

  test('where only the card is told, an effect that it does not print cites the table', () => {
    const { outcomes } = asked('random-event', {
      turn: 40,
      houseRules: { eventEffects: 'card-only' },
    }).odds();
    const notes = outcomes.flatMap((outcome) => outcome.notes);
    expect(notes.find(({ value }) => value === 'Late Rain')?.cite).toBe('17.3');
    expect(notes.find(({ value }) => value === 'Heat')?.cite).toBe('17.3a');
  });
});
