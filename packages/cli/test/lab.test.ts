/** opponents, sim, ladder, balance: with a small game made for tests, and with real ones on real threads. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { LEVELS, type Rules, registryOf } from '@longroll/kernel';
import { describe, expect, it } from 'vitest';
import { FAKE, ONLY } from '../../kernel/test/fakeSystem.ts';
import { PATROL_DOCTRINE } from '../../kernel/test/patrol/doctrine.ts';
import { PATROL_RULES } from '../../kernel/test/patrol/rules.ts';
import { GROUND, MAPS } from './ground.ts';
import { type Circumstances, linesOf, longroll, type Printed } from './support.ts';

const PATROL = {
  ...ONLY,
  id: 'fake/patrol',
  options: [],
  open: async () => ({ ...PATROL_RULES, doctrine: async () => PATROL_DOCTRINE }) as unknown as Rules,
};
const HERE: Circumstances = {
  registry: registryOf([{ ...FAKE, scenarios: [ONLY, PATROL] }]),
  maps: MAPS,
  mapTexts: { 'the ground': GROUND },
};

const here = (...words: readonly string[]): Promise<Printed> => longroll(words, HERE);
const simWords = (scenario: string, ...more: readonly string[]) => [
  ...['sim', scenario, '--union', 'captain', '--confederate', 'random', '--seed', 'x', ...more],
];
const jsonOf = ({ out }: Printed) => JSON.parse(out);
const refusedOf = (printed: Printed) => ({ status: printed.status, ...jsonOf(printed).refused });

describe('opponents', () => {
  it('are listed, the weakest first', async () => {
    const listed: { id: string; title: string; about: string }[] = jsonOf(await here('opponents', '--json'));
    expect(Object.keys(listed[0]!)).toEqual(['id', 'title', 'about']);
    expect(listed[0]!.id).toBe('random');
    const places = LEVELS.map(({ id }) => listed.findIndex((one) => one.id === id));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect((await here('opponents')).out).toContain('random  Random');
  });
});

describe('sim', () => {
  it('answers as it is agreed', async () => {
    const printed = await here(...simWords('fake/patrol', '--games', '6', '--json'));
    expect(printed).toMatchObject({ status: 0, err: '' });
    const { games, wins, margin, levels, seconds, ...more } = jsonOf(printed);
    expect(games).toBe(6);
    expect(Object.keys(wins)).toEqual([...PATROL_RULES.sides, 'draw']);
    expect(Object.values(wins as Record<string, number>).reduce((a, b) => a + b)).toBe(6);
    expect(Object.values(levels as Record<string, number>).reduce((a, b) => a + b)).toBe(6);
    expect([typeof margin.mean, typeof margin.sd, typeof seconds]).toEqual(['number', 'number', 'number']);
    expect(more).toEqual({});
  });

  it('plays every seed twice with --duplicate, and who knows the game wins the pairs', async () => {
    const printed = await here(...simWords('fake/patrol', '--games', '20', '--duplicate', '--json'));
    const { games, pairs, first, rate, interval } = jsonOf(printed);
    expect({ games, pairs }).toEqual({ games: 40, pairs: 20 });
    expect(first.won + first.drawn + first.lost).toBe(20);
    expect(rate).toBe((first.won + first.drawn / 2) / 20);
    expect(interval[0]).toBeLessThan(rate);
    expect(interval[1]).toBeGreaterThan(rate);
    expect(rate).toBeGreaterThan(0.5);
  });

  it('tells a person the same, with losses and luck', async () => {
    const { status, out } = await here(...simWords('fake/patrol', '--games', '4', '--duplicate'));
    expect(status).toBe(0);
    expect(out).toMatch(/^fake\/patrol: captain \(\w+\) against random \(\w+\), seed "x"\n8 games in/);
    expect(out).toContain('sides exchanged:');
    expect(out).toContain('How the dice fell');
  });

  it('writes a line to a game as CSV, and every game as JSON', async () => {
    const sheet = await here(...simWords('fake/patrol', '--games', '3', '--csv'));
    expect(linesOf(sheet)).toHaveLength(4);
    expect(linesOf(sheet)[0]).toMatch(/^game,seed,/);
    const { rows, detail, batch, id } = jsonOf(
      await here(...simWords('fake/patrol', '--games', '3', '--json', '--rows')),
    );
    expect(rows.map(({ game }: { game: number }) => game)).toEqual([1, 2, 3]);
    expect(detail).toMatchObject({ unfinished: 0, turns: { games: 3 } });
    expect(batch).toMatchObject({ scenario: 'fake/patrol', games: 3 });
    expect(id).toMatch(/^[0-9a-f]{16}$/);
  });

  it('prints one of its games as a file that replays', async () => {
    const { out } = await here(...simWords('fake/patrol', '--games', '3', '--record', '2'));
    const replayed = await longroll(['replay', '-', '--json'], { ...HERE, files: { '-': out } });
    expect(replayed.status).toBe(0);
    expect(jsonOf(replayed)).toMatchObject({ ok: true, divergedAt: null });
    expect(
      refusedOf(await here(...simWords('fake/patrol', '--games', '3', '--record', '4', '--json'))),
    ).toMatchObject({ status: 1, code: 'no-such-game' });
  });

  it('stops when somebody has had enough, and shows what there is', async () => {
    let games = 0;
    let stop = (): void => undefined;
    const enough = new Promise<void>((done) => {
      stop = done;
    });
    const slow = {
      ...PATROL,
      open: async () => {
        const rules = (await PATROL.open()) as Rules;
        const begin: Rules['begin'] = (given) => {
          if (++games === 4) stop();
          return rules.begin(given);
        };
        return { ...rules, begin };
      },
    };
    const printed = await longroll(simWords('fake/patrol', '--games', '500', '--json'), {
      ...HERE,
      registry: registryOf([{ ...FAKE, scenarios: [slow] }]),
      enough: () => enough,
    });
    expect(printed.status).toBe(0);
    expect(jsonOf(printed).games).toBeLessThan(500);
    expect(printed.err).toMatch(/^Stopped after \d+ of 500 games\.\n$/);
  });

  it.each([
    ['a scenario that there is not', simWords('fake/none'), 'unknown-scenario'],
    ['a game that nobody has learnt', simWords('fake/only'), 'no-doctrine'],
    [
      'an opponent that there is not',
      ['sim', 'fake/patrol', '--union', 'x', '--confederate', 'random'],
      'unknown-opponent',
    ],
    ['options that are no JSON', simWords('fake/patrol', '--options', '{'), 'bad-json'],
    ['options that are no record', simWords('fake/patrol', '--house-rules', '[1]'), 'bad-value'],
    [
      'options that the rules refuse',
      ['sim', 'fake/only', '--union', 'random', '--confederate', 'random', '--options', '{"turns":-1}'],
      'bad-value',
    ],
    ['a seed without end', simWords('fake/patrol', '--seed', 'x'.repeat(101)), 'bad-value'],
  ])('refuses %s', async (_, words, code) => {
    expect(refusedOf(await here(...words, '--json'))).toMatchObject({ status: 1, code });
  });

  it('takes options into the game', async () => {
    const words = ['sim', 'fake/only', '--union', 'random', '--confederate', 'random', '--json', '--rows'];
    const { batch } = jsonOf(await here(...words, '--games', '2', '--options', '{"turns":2}'));
    expect(batch.houseRules).toEqual({ turns: 2 });
  });

  it.each([
    ['no opponents', ['sim', 'fake/patrol']],
    ['no games', simWords('fake/patrol', '--games', '0')],
    ['no threads', simWords('fake/patrol', '--threads', '0')],
    ['both JSON and CSV', simWords('fake/patrol', '--json', '--csv')],
  ])('is misused with %s', async (_, words) => {
    expect((await here(...words)).status).toBe(2);
  });
});

describe('tables for the docs', () => {
  it('ladder: Elo of those who are named, from pairs between neighbours', async () => {
    const words = ['ladder', 'fake/patrol', '--games', '15', '--opponents', 'random,sergeant,captain'];
    const { rated, meetings } = jsonOf(await here(...words, '--json'));
    expect(rated.map(({ id }: { id: string }) => id)).toEqual(['random', 'sergeant', 'captain']);
    expect(rated[0]).toMatchObject({ elo: 0, games: 30 });
    expect(rated[2].elo).toBeGreaterThan(0);
    expect(meetings).toHaveLength(3);
    for (const { won, drawn, lost, plain } of meetings) {
      expect(won + drawn + lost).toBe(15);
      expect(plain.map(({ side, games }: { side: string; games: number }) => [side, games])).toEqual(
        PATROL_RULES.sides.map((side) => [side, 15]),
      );
    }
    const page = await here(...words);
    expect(linesOf(page)[0]).toMatch(/^\| opponent +\| +Elo \|/);
    const all = linesOf(page).filter((line) => /^\| all .* to /.test(line));
    expect(all).toHaveLength(3);
  });

  it('leaves out what nobody has learnt, and says so if nothing is left', async () => {
    const words = ['--games', '1', '--opponents', 'random,recruit', '--json'];
    expect(jsonOf(await here('ladder', 'all', ...words)).meetings).toHaveLength(1);
    expect(refusedOf(await here('ladder', 'fake/only', ...words))).toMatchObject({ code: 'no-doctrine' });
    expect((await here('ladder', 'all', '--opponents', 'nobody')).status).toBe(2);
  });

  it('balance: how often each side wins between equals, and which par would be even', async () => {
    const [row] = jsonOf(
      await here('balance', 'fake/patrol', '--games', '9', '--opponent', 'captain', '--json'),
    );
    expect(row).toMatchObject({ scenario: 'fake/patrol', games: 9, side: PATROL_RULES.sides[0] });
    expect(row.interval[0]).toBeLessThanOrEqual(row.rate);
    expect(typeof row.even).toBe('number');
    expect((await here('balance', 'fake/patrol', '--games', '2', '--opponent', 'random')).out).toContain(
      'even at',
    );
  });
});

describe('threads', () => {
  const BIN = fileURLToPath(new URL('../bin/longroll.js', import.meta.url));
  const spawned = (...words: readonly string[]): Promise<string> =>
    new Promise((done, failed) => {
      execFile(process.execPath, [BIN, ...words], (error, out) => (error ? failed(error) : done(out)));
    });

  it('give the same games, however many there are', async () => {
    const words = [
      'sim',
      'gcacw/port-gibson',
      '--games',
      '4',
      '--union',
      'random',
      '--confederate',
      'random',
    ];
    const rows = async (threads: string): Promise<unknown> =>
      JSON.parse(await spawned(...words, '--duplicate', '--threads', threads, '--json', '--rows')).rows;
    const { out } = await longroll([...words, '--duplicate', '--json', '--rows']);
    expect(await rows('3')).toEqual(JSON.parse(out).rows);
  });
});
