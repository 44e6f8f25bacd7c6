/** Rulebooks: contents and words together, the chapter about this table, and what every line rests on. */
import { describe, expect, test } from 'vitest';
import {
  atThisTable,
  basisOf,
  blocksOf,
  bookOf,
  contents,
  contentsOf,
  groundWords,
  type Note,
  printedWords,
  RuleBug,
  referredIn,
  registryOf,
  runsOf,
  SAMPLES,
  seeded,
  stamped,
  strayIsBug,
  WORK_BUDGET,
  withReadings,
} from '../src/index.ts';
import { BOOK, BOOKED, NIGHT_DARE } from './fakeRulebook.ts';

const registry = registryOf([BOOKED]);
const strict = registryOf([BOOKED], strayIsBug);

function askedOf(raw: unknown, from = registry) {
  const verdict = from.question('booked/dare')!.ask(raw);
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value;
}

describe('the chapter about this table', () => {
  test('has T.1 to T.10, all of them ours, each with words', async () => {
    const rules = await bookOf(undefined).rules();
    expect(rules.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `T.${n}`));
    expect(new Set(rules.map(({ basis }) => basis))).toEqual(new Set(['ours']));
    for (const { title, text } of rules) expect(`${title} ${text}`.length).toBeGreaterThan(200);
  });

  test('stands at the end of every book', async () => {
    const book = registry.book('booked')!;
    const ids = (await book.rules()).map(({ id }) => id);
    expect(ids.slice(0, 5)).toEqual(['1.1', '1.2', '1.3', '2.1', '2.2']);
    expect(ids.slice(5)).toHaveLength(10);
    expect(book.contents.lines.map(({ id }) => id)).toEqual(ids);
    expect((await book.text()).glossary.map(({ word }) => word)).toEqual(['dare', 'yield']);
    expect(registry.book('nothing')).toBeUndefined();
  });

  test('refers only to rules that every book has', async () => {
    const { contents: table, rules } = bookOf(undefined);
    const like = (id: string) => /^\w+(\.\d+)+$/.test(id);
    for (const { text } of await rules())
      for (const id of referredIn(text, like)) expect(table.line(id), id).toBeDefined();
  });

  test('names the limits that the program has', async () => {
    const limits = (await bookOf(undefined).rules()).find(({ id }) => id === 'T.9')!;
    for (const n of [WORK_BUDGET, SAMPLES]) expect(limits.text).toContain(n.toLocaleString('en-US'));
  });
});

describe('words that cannot be fetched', () => {
  test('are asked for again', async () => {
    let tries = 0;
    const book = bookOf({
      contents: BOOK.contents,
      text: () => (++tries === 1 ? Promise.reject(new Error('no network')) : BOOK.text()),
    });
    await expect(book.rules()).rejects.toThrow('no network');
    expect(await book.rules()).toHaveLength(15);
    await book.rules();
    expect(tries).toBe(2);
  });

  test('and contents that are not those of the words are a mistake', async () => {
    const book = bookOf({ ...BOOK, contents: contents('1.1 printed\n1.9 ours') });
    await expect(book.rules()).rejects.toThrow(/1\.9/);
  });
});

describe('what a citation rests on', () => {
  test.each([
    ['1.1', 'printed'],
    ['1.1, 1.2', 'found'],
    ['1.3, 1.1', 'known'],
    ['1.1, 2.1, 1.2', 'ours'],
    ['9.9', null],
    ['1.1, 9.9', null],
    ['', null],
  ])('%s: its loosest ground, %s', (cite, basis) => {
    expect(basisOf(BOOK.contents, cite)).toBe(basis);
  });

  test('is said in words, with the printed number where there is another', () => {
    const { line } = BOOK.contents;
    expect(groundWords(line('1.1')!)).toBe('Stands on the printed card: 7.4.');
    expect(groundWords(line('2.1')!)).toBe('Our reading of Lines.');
    expect(printedWords(line('1.1')!)).toBe('card 7.4');
    expect(printedWords(line('1.3')!)).toBe('');
    expect(printedWords({ id: '7.4', basis: 'printed', printed: '7.4' })).toBe('');
  });
});

describe('answers of a registry', () => {
  const NOTES = [
    ['1.1', 'printed'],
    ['1.2, 1.1', 'found'],
    ['2.1', 'ours'],
    ['2.2', 'ours'],
    ['T.2', 'known'],
  ];
  const groundsOf = (notes: readonly Note[]) => notes.map(({ cite, basis }) => [cite, basis]);

  test('say of every line what it rests on; a line that says so itself is left as it is', () => {
    for (const from of [registry, strict]) {
      const asking = askedOf({ need: 5, night: true }, from);
      for (const { notes } of asking.odds().outcomes) expect(groundsOf(notes)).toEqual(NOTES);
      expect(groundsOf(asking.roll(seeded('a')).notes)).toEqual(NOTES);
      expect(groundsOf(asking.likeliest().notes)).toEqual(NOTES);
      const typed = asking.rollWith([6]);
      expect(typed.refused ?? groundsOf(typed.value.notes)).toEqual(NOTES);
    }
  });

  test('name our readings in the line for the log if they changed the result, and only then', () => {
    expect(askedOf({ need: 5, night: true }).likeliest().line).toBe('Dare on 5: lost. (our reading: 2.1)');
    expect(askedOf({ need: 5 }).likeliest().line).toBe('Dare on 5: lost.');
  });

  test('and few of them', () => {
    expect(withReadings('Held.', ['2.1', '2.2'])).toBe('Held. (our readings: 2.1, 2.2)');
    expect(withReadings('Held.', ['2.1', '2.2', '3.1', '4.1', '4.2'])).toBe(
      'Held. (our readings: 2.1, 2.2, 3.1 and 2 more)',
    );
  });

  test.each([
    [{ need: 1 }, '1.1, 2.1', 'ours'],
    [{ need: 7 }, '1.1', 'printed'],
    [{ neeed: 3 }, 'T.1', 'ours'],
    [[], 'T.1', 'ours'],
  ])('refuse %j by %s, which is %s', (raw, cite, basis) => {
    expect(strict.question('booked/dare')!.ask(raw).refused).toMatchObject({ cite, basis });
  });

  test('refuse further mistakes and dice in the same way', () => {
    expect(strict.question('booked/dare')!.ask({ need: 7, x: 1 }).refused?.also).toMatchObject([
      { cite: 'T.1', basis: 'ours' },
    ]);
    expect(askedOf({}).rollWith([7]).refused).toMatchObject({ cite: 'T.2', basis: 'ours' });
  });

  test('list readings with their ground', () => {
    expect(registry.systems[0]!.rulings.map(({ id, basis }) => [id, basis])).toEqual([
      ['twice', 'ours'],
      ['sixes', 'known'],
    ]);
  });

  test('do not change what the question itself answers to others', () => {
    const bare = NIGHT_DARE.ask({ need: 5, night: true });
    expect(bare.refused ?? bare.value.likeliest().line).toBe('Dare on 5: lost.');
  });
});

describe('a citation that no book has', () => {
  const short = { ...BOOKED, rulebook: { ...BOOK, contents: contents('1.1 printed') } };

  test('is ours for players and a mistake for tests', () => {
    const ask = (from: typeof registry) => askedOf({ need: 5 }, from).likeliest().notes;
    expect(ask(registryOf([short]))[1]).toMatchObject({ cite: '1.2, 1.1', basis: 'ours' });
    expect(() => registryOf([short], strayIsBug)).toThrow(RuleBug);
    expect(() => ask(registryOf([{ ...short, rulings: [] }], strayIsBug))).toThrow(/"1\.2, 1\.1" is no rule/);
  });
});

describe('marking', () => {
  test('is done once, on the same lines', () => {
    const note: Note = { cite: '1.1', text: 'x', value: 1, applied: true };
    const list = [note];
    expect(stamped(BOOK.contents, list)).toBe(list);
    expect(note).toEqual({ cite: '1.1', basis: 'printed', text: 'x', value: 1, applied: true });
    stamped(contentsOf([{ id: '1.1', basis: 'ours', printed: null }]), list);
    expect(note.basis).toBe('printed');
  });

  test('of the program’s own refusals leaves those of a game alone', () => {
    expect(atThisTable({ code: 'x', cite: 'T.9', text: 'No.' })).toHaveProperty('basis', 'ours');
    expect(atThisTable({ code: 'x', cite: '1.1', text: 'No.' })).not.toHaveProperty('basis');
  });
});

describe('the words of a rule', () => {
  test('are paragraphs, lists and tables', () => {
    const blocks = blocksOf(
      'One line\nand its end.\n- first\n  goes on\n- second\n\n| a | b |\n|---|:-:|\n| 1 | |\n\n| bare | table |',
    );
    expect(blocks).toEqual([
      { kind: 'paragraph', text: 'One line and its end.' },
      { kind: 'list', items: ['first goes on', 'second'] },
      { kind: 'table', heads: ['a', 'b'], rows: [['1', '']] },
      { kind: 'table', heads: [], rows: [['bare', 'table']] },
    ]);
  });

  test('hold stress, and other rules by their number in parentheses', () => {
    const isRule = (id: string) => BOOK.contents.line(id) !== undefined || id === 'T.2';
    expect(runsOf('A **six** wins (1.3, see T.2), 1.5 times (2.50).', isRule)).toEqual([
      { kind: 'words', text: 'A ' },
      { kind: 'stress', text: 'six' },
      { kind: 'words', text: ' wins ' },
      { kind: 'words', text: '(' },
      { kind: 'rule', text: '1.3' },
      { kind: 'words', text: ', see ' },
      { kind: 'rule', text: 'T.2' },
      { kind: 'words', text: ')' },
      { kind: 'words', text: ', 1.5 times ' },
      { kind: 'words', text: '(' },
      { kind: 'words', text: '2.50' },
      { kind: 'words', text: ')' },
      { kind: 'words', text: '.' },
    ]);
    expect(referredIn('(1.3) and (1.1, 1.3)', isRule)).toEqual(['1.3', '1.1']);
  });
});
