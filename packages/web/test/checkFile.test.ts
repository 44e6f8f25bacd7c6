/** A file before it is kept: its form, its scenario, its rules, and every move of it. */
import { readFileSync } from 'node:fs';
import {
  chainOf,
  type GameRecord,
  linkedRecord,
  type Move,
  recordOf,
  seeded,
  writeRecord,
} from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { unlinked } from '../../kernel/test/unlinked.ts';
import { MAPS } from '../../registry/maps/index.ts';
import { registry } from '../../registry/src/index.ts';
import { type CheckedFile, checkFile, type Progress } from '../src/field/checkFile.ts';
import { done, newGame, opened, playable } from './portGibson.ts';

const read = async (address: string) => readFileSync(new URL(address), 'utf8');

async function checked(text: string, maps = MAPS) {
  const said: Progress[] = [];
  let pauses = 0;
  const result = await checkFile(
    { text: async () => text },
    {
      ...{ registry, maps, read },
      tell: (progress) => void said.push(progress),
      pause: async () => void pauses++,
    },
  );
  return { result, said, pauses };
}
const resultOf = async (record: unknown): Promise<CheckedFile> =>
  (await checked(JSON.stringify(record))).result;

const game = opened();
const record = recordOf(game);
const { version } = playable.system;

describe('a file', () => {
  test('is played through, and handed on with the state in which it ends', async () => {
    const { result, said, pauses } = await checked(writeRecord(record));
    const ended = { now: game.now, milestones: [], title: playable.entry.title };
    expect(result).toEqual({ record, ...ended, told: '', differs: '' });
    expect(said).toEqual([
      { done: 0, of: 0 },
      { done: 0, of: record.moves.length },
    ]);
    expect(pauses).toBe(1);
  });

  test('with a state beside its moves is not believed', async () => {
    const lie = { ...record, snapshots: [{ moves: 1, hash: 'x', state: {} }] };
    expect(await resultOf(linkedRecord(lie))).toEqual((await checked(writeRecord(record))).result);
  });

  test('of other rules says so, and is by these from then on', async () => {
    expect(await resultOf(linkedRecord({ ...record, rulesVersion: '0.1.7' }))).toMatchObject({
      told: `This game was made by version 0.1.7 of the rules; this page has version ${version}. All 3 moves were checked one by one: nothing differs.`,
      differs: '',
      record: { rulesVersion: version, begunBy: '0.1.7' },
    });
    expect(await resultOf(linkedRecord({ ...recordOf(newGame()), rulesVersion: '0.1.7' }))).toMatchObject({
      told: expect.stringContaining('No move has been made yet.'),
    });
  });

  test('that differs from the rules says from which move, and is had up to there', async () => {
    const strange: GameRecord = {
      ...record,
      rulesVersion: '0.1.7',
      moves: record.moves.with(1, { ...record.moves[1]!, action: { do: 'fly' } } as never),
    };
    const result = await resultOf(linkedRecord(strange));
    expect(result).toMatchObject({
      differs: expect.stringMatching(
        /^It was made by version 0\.1\.7 of the rules; by version .* it differs from move 2 of 3 on: /,
      ),
    });
    if ('wrong' in result) throw new Error(result.wrong);
    expect(result.record.moves).toHaveLength(1);
    expect(result.record.moves[0]).toMatchObject({ action: (record.moves[0] as Move).action });
  });

  test('that was edited says so, and is had up to there', async () => {
    const moves = record.moves.with(1, { ...record.moves[1]!, by: 'somebody else' });
    const result = await resultOf({ ...record, moves });
    expect(result).toMatchObject({
      differs: expect.stringMatching(/^Move 2 is not as it was written: its seal does not fit/),
      record: { moves: record.moves.slice(0, 1) },
    });
  });

  test.each([
    [
      'was cut off',
      { ...record, moves: record.moves.slice(0, 2) },
      /^The file does not end as it was written: its last seal does not fit these 2 moves/,
      2,
    ],
    ['has lost its end', { ...record, end: undefined }, /^The file has no last seal after these 3 moves/, 3],
    ['has another head', { ...record, started: '1864' }, /^The head of the game is not as it was/, 3],
  ])('that %s says so, and can be had as a game of its own', async (_, file, words, moves) => {
    const result = await resultOf(file);
    if ('wrong' in result) throw new Error(result.wrong);
    expect(result.differs).toMatch(words);
    expect(result.record.moves).toHaveLength(moves);
    expect(chainOf(result.record).state).toBe('whole');
  });

  test('of an older version says that nothing shows whether it was edited', async () => {
    expect(await resultOf(unlinked(record))).toMatchObject({
      told: 'It has no seals: nothing shows whether it was edited.',
      differs: '',
      record: { unsealed: record.moves.length },
    });
  });

  test.each([
    ['{', 'This is no saved game'],
    [JSON.stringify({ ...record, scenario: 'gcacw/elsewhere' }), 'gcacw/elsewhere, is not known here'],
    [JSON.stringify({ ...record, moves: [1] }), 'moves.0'],
  ])('that is none is refused in words: %#', async (text, words) => {
    const { result } = await checked(text);
    expect(result).toEqual({ wrong: expect.stringContaining(words) });
  });

  test('whose map is not here is refused in words', async () => {
    expect((await checked(writeRecord(record), [])).result).toEqual({
      wrong: expect.stringMatching(/^It could not be checked: its map, .* is not here/),
    });
  });

  test('that is gone before it is read is refused in words', async () => {
    const gone = { text: () => Promise.reject(new Error('not found')) };
    const by = { registry, maps: MAPS, read, tell: () => undefined, pause: async () => undefined };
    expect(await checkFile(gone, by)).toEqual({ wrong: 'It could not be checked: not found' });
  });

  test('of many moves is played in slices, and says how far it is', async () => {
    let long = game;
    for (let i = 0; long.moves.length < 100; i++) long = done(long, /./, seeded(`${i}`));
    const { said, pauses } = await checked(writeRecord(recordOf(long)));
    expect(said.slice(1)).toEqual([0, 40, 80].map((at) => ({ done: at, of: 100 })));
    expect(pauses).toBe(3);
  });
});
