/** The rulebook holds together, and whatever the system cites stands in it. */
import {
  basisOf,
  citedIds,
  type FieldSchema,
  type Note,
  registryOf,
  rulesIn,
  seeded,
} from '@longroll/kernel';
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

const AT_THE_EDGE = {
  defenderCV: 4,
  hexes: Array.from({ length: 6 }, (_, i) =>
    i === 0 ? { cover: 'off-map' } : { cover: 'occupied', coveringCV: 4 },
  ),
};

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
    expect(chapters.map(({ id }) => id)).toEqual(Array.from({ length: 19 }, (_, i) => `${i + 1}`));
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

test.each(gcacw.questions.map((question) => [question.id, question] as const))(
  '%s: a line that points to a chart of the card rests on the card',
  (_, question) => {
    const rng = seeded(question.id);
    const inputs = [question.example, ...Array.from({ length: 60 }, () => strayInput(question, rng))];
    const notes = inputs.flatMap((input) => {
      const verdict = question.ask(input);
      return verdict.refused ? [] : verdict.value.roll(rng).notes;
    });
    const onCard = notes.filter(({ chart }) => gcacw.charts.some(({ id }) => id === chart));
    const isPrinted = (id: string) => contents.line(id)?.basis === 'printed';
    expect(onCard.filter(({ cite }) => !citedIds(cite).some(isPrinted))).toEqual([]);
  },
);

describe('a pasted line names the readings of ours', () => {
  const { questions } = registryOf([gcacw]);
  const pasted = (id: string, input: Input, ...faces: readonly number[]): string => {
    const asking = questions.find((question) => question.id === `gcacw/${id}`)!.ask(input);
    if (asking.refused) throw new Error(asking.refused.text);
    const rolled = asking.value.rollWith(faces);
    if (rolled.refused) throw new Error(rolled.refused.text);
    return rolled.value.line;
  };
  const weak = (manpower: number) => ({
    attackers: [{ manpower: 8 }],
    defenders: [{ manpower, disorganized: true }],
    defenderTerrain: 'woods',
  });

  test.each([
    ['an event', 'random-event', { turn: 40 }, [1, 2], '(our reading: 17.3e)'],
    ['rail limits', 'rail-movement', { side: 'confederate', hexes: 5 }, [], '(our reading: 16.2b)'],
    [
      'rail limits of the Union',
      'rail-movement',
      { side: 'union', hexes: 5, bothEndsHeld: true },
      [],
      '(our readings: 16.2b, 16.2c)',
    ],
    ['paralysis', 'march', { side: 'confederate', event: 'movement-paralysis' }, [3], '(our reading: 17.3d)'],
    ['a marker that is ours', 'attack', weak(4), [3, 3], '(our reading: 1.6a)'],
    ['a cavalry retreat below 1', 'cavalry-retreat', { units: [{ manpower: 1 }] }, [1], '10.3b'],
    ['half a Combat Value', 'entering-hex', { combatValue: 2.5 }, [], '(our reading: 2.10c)'],
    ['the edge of the map', 'flank', AT_THE_EDGE, [], '9.7c'],
  ] as const)('%s', (_, id, input, faces, words) => {
    expect(pasted(id, input, ...faces)).toContain(words);
  });

  test.each([
    ['Heat', 'random-event', { turn: 40 }, [3, 4]],
    ['a marker that is known', 'attack', weak(5), [3, 3]],
  ] as const)('but not where the card or a source says it: %s', (_, id, input, faces) => {
    expect(pasted(id, input, ...faces)).not.toContain('our reading');
  });

  test('odds say it of each event', () => {
    const labels = asked('random-event', { turn: 40 })
      .odds()
      .outcomes.map(({ label }) => label);
    expect(labels).toContain(
      'Grant Drunk: Grant makes no grand assault and may not transfer; the Confederates win initiative ties (our reading)',
    );
    expect(labels).toContain('Heat: Extended March +1');
    const strategic = asked('strategic-event', { turn: 25 })
      .odds()
      .outcomes.map(({ label }) => label);
    expect(strategic.some((label) => label.includes('(our reading)'))).toBe(true);
    expect(strategic.some((label) => label.includes('Army of Relief -1 (our'))).toBe(false);
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
    ['attack', { defenders: [{ name: 'Tracy', manpower: 5, disorganized: true }] }, '9.1, 1.6'],
    ['sequence-of-attacks', { defenders: [{ manpower: 4, disorganized: true }] }, '9.3, 1.6a'],
    [
      'attack',
      {
        attackers: [{ type: 'cavalry', manpower: 6 }],
        ...{ defenders: [{ type: 'cavalry', manpower: 4 }], flankBonus: 2 },
      },
      '9.7, 9.7f',
    ],
    ['cavalry-retreat', { units: [{ manpower: 4, disorganized: true }] }, '10.2, 1.6a'],
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
