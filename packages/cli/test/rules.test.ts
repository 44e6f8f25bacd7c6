/** The rules on the command line. */
import { registryOf } from '@longroll/kernel';
import { describe, expect, it } from 'vitest';
import { BOOKED } from '../../kernel/test/fakeRulebook.ts';
import { linesOf, longroll } from './support.ts';

const registry = registryOf([BOOKED]);
const run = (argv: readonly string[], width = 80) => longroll(argv, { registry, width });
const json = async (argv: readonly string[]) => JSON.parse((await run([...argv, '--json'])).out);

describe('rules', () => {
  it('lists every rule with its title and what it rests on', async () => {
    const list = await json(['rules', 'booked']);
    expect(list).toHaveLength(15);
    expect(list[0]).toEqual({
      ...{ system: 'booked', id: '1.1', title: 'A dare', basis: 'printed', printed: '7.4' },
    });
    expect(list[2]).toEqual({
      ...{ system: 'booked', id: '1.3', title: 'Sixes', basis: 'known', printed: null },
    });
    expect(list.at(-1)).toMatchObject({ id: 'T.10', basis: 'ours' });
    expect(await json(['rules'])).toEqual(list);
  });

  it('by chapters, with the printed number beside ours', async () => {
    const lines = linesOf(await run(['rules', 'booked']));
    expect(lines).toContain('  1       Dares');
    expect(lines.find((line) => line.includes('A dare'))).toMatch(/^ {4}1\.1 {3}A dare +card 7\.4$/);
    expect(lines.find((line) => line.includes('Twice'))).toMatch(/^ {4}2\.2 {3}Twice +ours$/);
    expect(lines).toContain('  T       At this table');
  });

  it('refuses an unknown system and names the nearest', async () => {
    const { status, err } = await run(['rules', 'boked']);
    expect(status).toBe(1);
    expect(err).toContain('did you mean booked? [T.9]');
  });

  it('of the real systems all have the chapter about this table', async () => {
    const { status, out } = await longroll(['rules', '--json']);
    expect(status).toBe(0);
    const ids = (JSON.parse(out) as { system: string; id: string }[]).filter(({ id }) => id === 'T.1');
    expect(ids.map(({ system }) => system)).toEqual(['gcacw', 'antietam', 'huzzah']);
  });
});

describe('rule', () => {
  it('answers with the whole rule', async () => {
    expect(await json(['rule', 'booked', '2.1'])).toEqual({
      ...{ system: 'booked', id: '2.1', title: 'In the dark', basis: 'ours', printed: 'Lines' },
      text: 'At night a dare is harder by one (1.1).',
    });
  });

  it('sets words, lists and tables, and names the rules that it refers to', async () => {
    expect(linesOf(await run(['rule', 'booked', '1.1'], 60))).toEqual([
      '1.1  A dare                                           booked',
      'Stands on the printed card: 7.4.',
      '',
      '  One side dares the other, who stands or yields (1.2).',
      '',
      '  - He who dared wins on a high die.',
      '  - A six always wins (1.3, 2.1).',
      '',
      'Refers to',
      '  1.2  Yielding',
      '  1.3  Sixes',
      '  2.1  In the dark',
    ]);
    expect(linesOf(await run(['rule', 'booked', '1.2'])).slice(3)).toEqual([
      '  face  result',
      '  ────  ──────',
      '     1  loses',
      '     6  wins',
    ]);
  });

  it('fits the page', async () => {
    for (const id of ['T.1', 'T.4', 'T.9'])
      for (const line of linesOf(await run(['rule', 'booked', id], 60)))
        expect([...line].length).toBeLessThanOrEqual(60);
  });

  it.each([
    ['booked', '1.11', 'did you mean 1.1?'],
    ['booked', '7.4', 'what is printed as 7.4 is 1.1 here, A dare.'],
    ['booked', '8.1', 'the chapters are 1, 2, T.'],
    ['bookd', '1.1', 'did you mean booked?'],
  ])('%s %s is refused: %s', async (system, id, hint) => {
    const { status, out, err } = await run(['rule', system, id]);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain(hint);
    const { refused } = await json(['rule', system, id]);
    expect(refused).toMatchObject({ cite: 'T.9', basis: 'ours', text: expect.stringContaining(hint) });
  });
});

describe('what rests on us', () => {
  it('is said in the ledger, in the line for the log and in the list of readings', async () => {
    const rolled = await run(['roll', 'booked/dare', '--example', '--dice', '3']);
    expect(rolled.out).toContain('(our reading: 2.1)');
    expect(rolled.out).toMatch(/\+1 {2}Night +2\.1 · card Lines · ours/);
    expect((await run(['odds', 'booked/dare', '--example'])).out).toMatch(/The dare +1\.1 · card 7\.4\n/);
    expect((await run(['rulings'])).out).toContain('twice  2.2 · ours');
    expect(await json(['rulings', 'booked'])).toMatchObject([{ basis: 'ours' }, { basis: 'known' }]);
  });
});
