/** scenarios, fuzz, replay: with a system made for tests, whose rules we can break. */
import {
  allow,
  type FuzzResult,
  type Game,
  hashOf,
  linkedRecord,
  listRulings,
  type Refusal,
  type Rules,
  randomGame,
  recordOf,
  refuse,
  registryOf,
  ruling,
  type ScenarioEntry,
  sameJson,
  seeded,
  stateAt,
  stateOf,
  writeRecord,
} from '@longroll/kernel';
import { MAPS as REAL_MAPS } from '@longroll/registry/maps';
import { describe, expect, it } from 'vitest';
import { FAKE, ONLY } from '../../kernel/test/fakeSystem.ts';
import { RACE, RACE_RULES, type RaceView } from '../../kernel/test/raceRules.ts';
import { unlinked } from '../../kernel/test/unlinked.ts';
import { GROUND, MAPS } from './ground.ts';
import { type Circumstances, linesOf, longroll, type Printed, registry as real } from './support.ts';

const withScenarios = (...scenarios: readonly ScenarioEntry[]): Circumstances => ({
  registry: registryOf([{ ...FAKE, scenarios }]),
  maps: MAPS,
  mapTexts: { 'the ground': GROUND },
});
const PLAYED = withScenarios(ONLY, RACE);
const broken = (rules: Partial<Rules>): ScenarioEntry => ({
  ...RACE,
  open: async () => ({ ...RACE_RULES, ...rules }) as Rules,
});
const CRASHING = broken({
  apply: () => {
    throw new TypeError('no such runner');
  },
});

const REST = { kind: 'rest' };
/** East rests for ever. */
const ENDLESS: Partial<Rules> = {
  toMove: () => ['east'],
  legal: (view) => ((view as RaceView).seat === 'east' ? [REST] : []),
  check: (view, action) =>
    (view as RaceView).seat === 'east' && sameJson(action, REST)
      ? allow(REST)
      : refuse('rest', '1', 'East rests.'),
};

const answerIn = <T>({ out }: Printed): T => JSON.parse(out) as T;
const refusalIn = (printed: Printed): Refusal => answerIn<{ refused: Refusal }>(printed).refused;

describe('scenarios', () => {
  it('lists id, system, title, turns and options in JSON', async () => {
    const printed = await longroll(['scenarios', '--json'], PLAYED);
    expect(printed).toMatchObject({ status: 0, err: '' });
    expect(answerIn(printed)).toEqual([
      {
        ...{ id: 'fake/only', system: 'fake', title: 'The only one', turns: 4 },
        options: [{ id: 'turns', title: 'Turns', values: [2, 4, 6], default: 4 }],
      },
      { id: 'fake/race', system: 'fake', title: 'The race', turns: 60, options: [] },
    ]);
  });

  it('lists them for a person under the title of their system', async () => {
    const lines = linesOf(await longroll(['scenarios'], PLAYED));
    expect(lines[0]).toBe('Fake  fake');
    expect(lines).toContain('  fake/race  The race');
    expect(lines).toContain('      a holiday; 60 turns. Two runners.');
    expect(lines).toContain('      Turns (turns): 2, 4, 6; 4 unless set.');
  });

  it('lists all that the real systems have', async () => {
    const listed = answerIn<{ id: string }[]>(await longroll(['scenarios', '--json']));
    expect(listed.map(({ id }) => id)).toEqual(real.scenarios.map(({ id }) => id));
    for (const { map } of real.scenarios) expect(REAL_MAPS.map(({ id }) => id)).toContain(map);
  });
});

describe('fuzz', () => {
  const fuzzed = (id: string, given: Circumstances, ...more: readonly string[]) =>
    longroll(['fuzz', id, '--games', '7', '--seed', 'x', ...more], given);

  it('counts sound games and ends with 0', async () => {
    const printed = await fuzzed('fake/race', PLAYED, '--json');
    expect(printed).toMatchObject({ status: 0, err: '' });
    expect(answerIn(printed)).toEqual({
      ...{ games: 7, actions: expect.any(Number), finished: 7, crashes: 0, deadEnds: 0, endless: 0 },
      ...{ roundTripFailures: 0, replayFailures: 0, leaks: 0, unlisted: 0 },
      ...{ ruled: 0, agreed: 0, refused: expect.any(Number), stages: {} },
    });
  });

  it('plays the same games for the same seed', async () => {
    const once = await fuzzed('fake/race', PLAYED, '--json');
    expect(await fuzzed('fake/race', PLAYED, '--json')).toEqual(once);
    expect((await longroll(['fuzz', 'fake/race', '--games', '7', '--json'], PLAYED)).out).not.toBe(once.out);
  });

  it('deals the games of all to the scenarios in turn and prints a row for each', async () => {
    const { status, out } = await fuzzed('all', PLAYED);
    const rows = out.split('\n').map((line) => line.trim().split(/\s+/).slice(0, 2).join(' '));
    expect(status).toBe(0);
    expect(rows).toEqual(expect.arrayContaining(['fake/only 4', 'fake/race 3', 'in all']));
    expect(out).toMatch(/^in all +7 /m);
    expect(out).toContain('Every game came to its end');
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
    expect(answerIn<FuzzResult>(await fuzzed('all', PLAYED, '--json')).games).toBe(7);
  });

  it('plays the scenarios of a system', async () => {
    const all = answerIn<FuzzResult>(await fuzzed('all', PLAYED, '--json'));
    expect(answerIn<FuzzResult>(await fuzzed('fake', PLAYED, '--json'))).toEqual(all);
    const none = await fuzzed('fake', withScenarios(), '--json');
    expect(refusalIn(none)).toMatchObject({
      code: 'no-scenarios',
      text: 'There is no scenario of fake to play.',
    });
  });

  it('begins every game with the options that are given, and refuses what the rules refuse', async () => {
    const actions = async (...more: readonly string[]) =>
      answerIn<FuzzResult>(await fuzzed('fake/only', PLAYED, '--json', ...more)).actions;
    const [usual, short] = [await actions(), await actions('--options', '{"turns": 1}')];
    expect(short).toBeLessThan(usual);
    expect(short).toBeGreaterThanOrEqual(7);
    const refused = async (options: string) =>
      refusalIn(await fuzzed('fake/only', PLAYED, '--json', '--options', options)).code;
    expect(await refused('{"turns": "many"}')).toBe('bad-value');
    expect(await refused('{turns')).toBe('bad-json');
    const { out } = await fuzzed('fake/race', withScenarios(CRASHING), '--options', '{"a":1}');
    expect(out).toContain(`--seed "x" --options '{"a":1}'`);
  });

  it('draws the readings of a scenario itself beside those of its system', async () => {
    const begun: unknown[] = [];
    const lanes = ruling(['wide', 'narrow'], { cite: '1', title: 'Lanes', text: 'How wide a lane is.' });
    const given = withScenarios({
      ...broken({
        begin: (houseRules) => {
          begun.push(houseRules);
          return RACE_RULES.begin();
        },
      }),
      rulings: async () => listRulings({ lanes }),
    });
    expect((await fuzzed('fake/race', given)).status).toBe(0);
    expect(begun).toContainEqual({ lanes: 'narrow' });
    begun.length = 0;
    await fuzzed('fake/race', given, '--options', '{}');
    expect(begun).not.toContainEqual({ lanes: 'narrow' });
  });

  it('names the first fault, how to see it again, and ends with 1', async () => {
    const given = withScenarios(ONLY, CRASHING);
    const printed = await fuzzed('all', given, '--json');
    expect(printed.status).toBe(1);
    expect(answerIn(printed)).toMatchObject({
      ...{ games: 7, finished: 4, crashes: 3 },
      firstFailure: { scenario: 'fake/race', seed: 'x', game: 1, move: 0, kind: 'crashes' },
    });
    const { status, out } = await fuzzed('all', given);
    expect(status).toBe(1);
    expect(out).toContain('The first fault: fake/race, game 1, after 0 moves');
    expect(out).toContain('TypeError: no such runner');
    expect(out).toContain('longroll fuzz fake/race --games 1 --from 1 --seed "x"');
    expect(out).not.toContain('Every game');
  });

  it.each([
    ['dead ends', { legal: () => [] }, 'deadEnds'],
    ['games without end', ENDLESS, 'endless'],
    ['leaks', { audit: () => ['a leak'] }, 'leaks'],
  ] as const)('ends with 1 for %s', async (_, rules, kind) => {
    const printed = await fuzzed('fake/race', withScenarios(broken(rules)), '--json', '--limit', '100');
    expect(printed.status).toBe(1);
    expect(answerIn<FuzzResult>(printed)[kind]).toBe(7);
  });

  it('replays every game in another process, and counts those that end otherwise there', async () => {
    expect(await fuzzed('fake/race', PLAYED, '--json', '--replay')).toEqual(
      await fuzzed('fake/race', PLAYED, '--json'),
    );
    const lying = { ...PLAYED, elsewhere: (out: string) => out.replace(/"state": "./, '"state": "x') };
    const printed = await fuzzed('fake/race', lying, '--json', '--replay');
    expect(printed.status).toBe(1);
    expect(answerIn(printed)).toMatchObject({
      ...{ games: 7, finished: 6, replayFailures: 1 },
      firstFailure: { kind: 'replayFailures', scenario: 'fake/race', game: 1 },
    });
    const silent = answerIn<FuzzResult>(
      await fuzzed('fake/race', { ...PLAYED, elsewhere: () => '' }, '--json', '--replay'),
    );
    expect(silent.replayFailures).toBe(7);
  });

  it('tells how often each stage was come to', async () => {
    const real = await longroll(['fuzz', 'gcacw/port-gibson', '--games', '2', '--seed', 'x', '--json']);
    const { stages, refused } = answerIn<FuzzResult>(real);
    expect(stages).toMatchObject({ 'set-up': 2, 'grand-pick': expect.any(Number) });
    expect(stages['combat']).toBeGreaterThan(0);
    expect(stages['game-over']).toBeGreaterThanOrEqual(2);
    expect(refused).toBeGreaterThan(100);
    const { out } = await longroll([
      'fuzz',
      'gcacw/port-gibson',
      '--games',
      '1',
      '--from',
      '8',
      '--seed',
      'x',
    ]);
    expect(out).toMatch(/^How often each stage was come to$/m);
    expect(out).toMatch(/game-over +1\b/);
    for (const line of out.split('\n').slice(4)) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('tells how far it is only where somebody looks', async () => {
    expect((await fuzzed('fake/race', PLAYED)).err).toBe('');
    const { err, out } = await fuzzed('fake/race', { ...PLAYED, watched: true });
    expect(err).toContain('fake/race: 7 of 7 games');
    expect(out).not.toContain('7 of 7');
  });

  it('refuses to play all of nothing', async () => {
    const printed = await fuzzed('all', withScenarios(), '--json');
    expect(printed.status).toBe(1);
    expect(refusalIn(printed).code).toBe('no-scenarios');
  });

  it('refuses an unknown scenario and names the nearest', async () => {
    const printed = await fuzzed('fake/rase', PLAYED, '--json');
    expect(printed.status).toBe(1);
    expect(refusalIn(printed)).toEqual({
      code: 'unknown-scenario',
      cite: 'T.9',
      basis: 'ours',
      text: 'There is no scenario "fake/rase": did you mean fake/race?',
    });
  });
});

describe('replay', () => {
  const HEAD = { scenario: 'fake/race', system: 'fake', rulesVersion: '1', houseRules: {} };
  const game = randomGame(RACE_RULES, seeded('saved'), 1000, HEAD);
  const record = recordOf(game as Game);
  const moves = record.moves.length;
  const replayed = (text: string, ...more: readonly string[]) =>
    longroll(['replay', 'game.json', ...more], { ...PLAYED, files: { 'game.json': text } });
  const edited = writeRecord({
    ...record,
    moves: record.moves.map((move, at) => (at === 2 ? { ...move, action: { kind: 'fly' } } : move)),
  });

  it('of a game as it was played is ok and names its last state', async () => {
    const printed = await replayed(writeRecord(record), '--json');
    expect(printed).toMatchObject({ status: 0, err: '' });
    const state = hashOf(stateOf(game));
    expect(answerIn(printed)).toEqual({
      ...{ ok: true, actions: moves, state, divergedAt: null },
      ...{ chain: 'whole', brokenAt: null },
    });
    const { out } = await replayed(writeRecord(record));
    expect(out).toMatch(/^The race +fake\/race\n/);
    expect(out).toContain(`${moves} moves replayed, every one as written.`);
    expect(out).toContain(state);
  });

  it('of an edited game stops at the move that cannot be, with 1', async () => {
    const printed = await replayed(edited, '--json');
    expect(printed.status).toBe(1);
    expect(answerIn(printed)).toMatchObject({
      ...{ ok: false, actions: 2, divergedAt: 2, state: hashOf(stateAt(game, 2)) },
      ...{ chain: 'broken', brokenAt: 2, broken: { code: 'not-as-written', cite: 'T.6' } },
      why: { code: 'no-such-action', cite: '1' },
    });
    const { status, out } = await replayed(edited);
    expect(status).toBe(1);
    expect(out).toContain(`Move 3 of ${moves} cannot be as written: One may run or rest. [1]`);
  });

  it('of a long file that is none names ten mistakes, and says that there are at least so many more', async () => {
    const strange = Array.from({ length: 5000 }, () => ({ side: 7, action: 0, journal: [1] }));
    const { status, err } = await replayed(JSON.stringify({ ...record, moves: strange }));
    expect(status).toBe(1);
    expect(err).toMatch(/\nlongroll: At least \d+ more mistakes like these\.\n$/);
  });

  it('of another die that is as legal says which move is not as it was written, with 1', async () => {
    const at = record.moves.findIndex((move) => 'journal' in move && move.journal.length > 0);
    const text = writeRecord(record);
    const lines = text.split('\n');
    const line = lines.findIndex((one) => one.includes('"faces":['));
    const other = lines[line]!.replace(/"faces":\[(\d)/, (_, face) => `"faces":[${face === '6' ? 5 : 6}`);
    const changed = lines.with(line, other).join('\n');
    const printed = await replayed(changed, '--json');
    expect(printed.status).toBe(1);
    expect(answerIn(printed)).toMatchObject({ ok: false, chain: 'broken', brokenAt: at });
    const { status, out } = await replayed(changed);
    expect(status).toBe(1);
    expect(out).not.toContain('every one as written');
    expect(out.replace(/\s+/g, ' ')).toContain(
      `Move ${at + 1} is not as it was written: its seal does not fit it and what stands before it. [T.6]`,
    );
  });

  it('of a file that was cut off says so, with 1', async () => {
    const cut = writeRecord({ ...record, moves: record.moves.slice(0, 5) });
    const printed = await replayed(cut, '--json');
    expect(printed.status).toBe(1);
    expect(answerIn(printed)).toMatchObject({
      ...{ ok: false, actions: 5, divergedAt: null, chain: 'broken', brokenAt: 'end' },
    });
    expect((await replayed(cut)).out.replace(/\s+/g, ' ')).toContain(
      'The file does not end as it was written: its last seal does not fit these 5 moves and what else it says.',
    );
  });

  it('of a game with known luck names its seed', async () => {
    const fated = writeRecord(linkedRecord({ ...record, seed: 'a good day' }));
    expect(answerIn(await replayed(fated, '--json'))).toMatchObject({ ok: true, seed: 'a good day' });
    expect((await replayed(fated)).out.replace(/\s+/g, ' ')).toContain(
      'It was begun with known luck: its dice follow from the seed "a good day".',
    );
  });

  it('of a list of games answers for each', async () => {
    const list = `[${writeRecord(record)},${edited}]`;
    const printed = await replayed(list, '--json');
    expect(printed.status).toBe(1);
    expect(answerIn(printed)).toMatchObject([
      { ok: true, actions: moves },
      { ok: false, divergedAt: 2 },
    ]);
    const { out } = await replayed(list);
    expect(out).toContain(`${moves} moves replayed`);
    expect(out).toContain('Move 3 of');
    expect((await replayed(`[${writeRecord(record)}]`)).status).toBe(0);
    expect(refusalIn(await replayed('[{}]', '--json')).code).toBe('not-a-game');
  });

  it('of a file with signs that steer a terminal finds it as it was written, and shows pictures of them', async () => {
    const fated = linkedRecord({ ...record, seed: 'a\u001b[2J\u009bday', title: '\u007f' });
    for (const text of [writeRecord(fated), JSON.stringify(fated)]) {
      const printed = await replayed(text, '--json');
      expect(answerIn(printed)).toMatchObject({ ok: true, chain: 'whole', seed: 'a␛[2J�day' });
      expect((await replayed(text)).out).not.toContain('\u009b');
    }
    expect(refusalIn(await replayed(writeRecord(record).replace('"1"', '"\u001b"'), '--json'))).toMatchObject(
      {
        code: 'bad-json',
        text: expect.not.stringContaining('\u001b'),
      },
    );
  });

  it('says when it was begun by other rules', async () => {
    const { status, out } = await replayed(writeRecord(linkedRecord({ ...record, rulesVersion: '0' })));
    expect(status).toBe(0);
    expect(out).toContain('It was made by version 0 of the rules; these are version 1.');
  });

  it('reads files of version 1', async () => {
    const first = JSON.stringify({ ...unlinked(record), version: 1 });
    expect(answerIn(await replayed(first, '--json'))).toMatchObject({
      ...{ ok: true, actions: moves, chain: 'none', brokenAt: null },
    });
    const { status, out } = await replayed(first);
    expect(status).toBe(0);
    expect(out).toContain(`${moves} moves replayed, every one legal.`);
    expect(out).toContain('It has no seals: nothing shows whether it was edited.');
  });

  it.each([
    ['what is not JSON', 'moves: none', 'bad-json'],
    ['another file', '{"format": "map"}', 'not-a-game'],
    ['a broken record', '{"format": "longroll-game", "version": 1}', 'missing-field'],
    ['a later version', '{"format": "longroll-game", "version": 4}', 'unknown-version'],
    ['a file whose first seal is gone', '{"format": "longroll-game", "version": 3}', 'not-as-written'],
    ['a scenario that is not there', writeRecord({ ...record, scenario: 'fake/no' }), 'unknown-scenario'],
    [
      'house rules that are none',
      writeRecord({ ...record, scenario: 'fake/only', houseRules: { turns: 0 }, moves: [] }),
      'bad-value',
    ],
  ])('refuses %s', async (_, text, code) => {
    const printed = await replayed(text, '--json');
    expect(printed).toMatchObject({ status: 1, err: '' });
    expect(refusalIn(printed)).toMatchObject({ code, cite: expect.any(String), text: expect.any(String) });
  });

  it('refuses a file that is not there, in a sentence', async () => {
    const { status, out, err } = await longroll(['replay', 'nowhere.json'], PLAYED);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain('nowhere.json cannot be read: there is no such file.');
  });
});
