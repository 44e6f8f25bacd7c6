/** odds and roll */
import type { OddsAnswer, OddsSummary, RollAnswer } from '@longroll/kernel';
import { describe, expect, it } from 'vitest';
import { COMBAT, linesOf, longroll } from './support.ts';

const WITH_ARTILLERY_DIE = '{"attackerCV": 8, "defenderCV": 2, "attackerAV": 9}';
const ROLL = ['roll', 'gcacw/combat', '--input', COMBAT, '--dice', '4,2'];

describe('odds', () => {
  it('answers in JSON, likeliest first, with summaries and averages', async () => {
    const { status, out, err } = await longroll(['odds', 'gcacw/combat', '--input', COMBAT, '--json']);
    const odds = JSON.parse(out) as OddsAnswer & OddsSummary;
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(odds).toMatchObject({ id: 'gcacw/combat', method: 'exact', error: 0 });
    expect(odds.outcomes.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 12);
    expect(odds.outcomes[0]).toMatchObject({ fraction: '1/6', p: 1 / 6, notes: expect.any(Array) });
    expect(odds.summaries[0]!.classes.map(({ label }) => label)).toEqual(['holds', 'retreats', 'routs']);
    expect(odds.averages).toHaveLength(2);
  });

  it('shows bars, averages, outcomes and says that it is exact', async () => {
    const { out } = await longroll(['odds', 'gcacw/combat', '--example']);
    expect(out).toContain('exact, 11 outcomes');
    expect(out).toMatch(/ {2}routs +41\.7 % {2}5\/12 +█{16}▋\n/);
    expect(out).toMatch(/attacker loses {2}0\.44\n/);
    expect(out).toMatch(/ 16\.7 % {2}1\/6 +\+3: defender Dr/);
  });

  it('starts all bars in one column and keeps within the width', async () => {
    const lines = linesOf(await longroll(['odds', 'gcacw/combat', '--example']));
    const classes = /^ {2}(holds|retreats|routs|stopped|advances)/;
    const bars = lines.filter((line) => line.includes('█') && classes.test(line));
    expect(bars).toHaveLength(6);
    expect(new Set(bars.map((line) => line.indexOf('█'))).size).toBe(1);
    for (const line of lines) expect([...line].length).toBeLessThanOrEqual(80);
  });

  it('shows the ledger of what holds whatever falls', async () => {
    const { out } = await longroll(['odds', 'gcacw/combat', '--example']);
    expect(out).toContain('+2  Ratio modifier: 7 : 2 is 3-1');
    expect(out).toContain('lines do not apply (--all shows them)');
    expect(out).not.toContain('Combat Results');
    expect(out).not.toContain('hang on a die');
  });

  it('lists a modifier that hangs on a die once for each case', async () => {
    const { out } = await longroll(['odds', 'gcacw/combat', '--input', WITH_ARTILLERY_DIE]);
    expect(out).toMatch(/\+1 {2}Artillery modifier: .*\n.*odd die/);
    expect(out).toMatch(/\+2 {2}Artillery modifier: .*\n.*even die/);
    expect(out).toContain('once for each case');
  });
});

describe('a long answer', () => {
  const EXCHANGE = ['odds', 'antietam/exchange', '--example'];
  const outcomesIn = (out: string) => /Outcomes\n((?: {2}.*\n)+)/.exec(out)![1]!.trimEnd().split('\n');

  it('has its likeliest outcomes, and says how many more there are and how to see them', async () => {
    const { out } = await longroll(EXCHANGE);
    const outcomes = outcomesIn(out);
    expect(outcomes.filter((line) => / % {2}/.test(line))).toHaveLength(20);
    expect(outcomes.at(-1)).toMatch(/^ {2}988 less likely ones, \d+\.\d % together \(--all shows them\)$/);
    expect(out).toMatch(/\n {2}\d+ more lines apply \(--all shows them\)\n/);
  });

  it('has all of them with --all, and in JSON', async () => {
    const { out } = await longroll([...EXCHANGE, '--all']);
    expect(outcomesIn(out).filter((line) => / % {2}/.test(line))).toHaveLength(1008);
    expect(out).not.toContain('--all shows them');
    const odds = JSON.parse((await longroll([...EXCHANGE, '--json'])).out) as OddsAnswer;
    expect(odds.outcomes).toHaveLength(1008);
  });

  it('has the sum of the others where there are more than can be listed', async () => {
    const MEN = ['odds', 'antietam/melee', '--example', 'detail=men'];
    const odds = JSON.parse((await longroll([...MEN, '--json'])).out) as OddsAnswer;
    const { others = 0 } = odds.outcomes.find((one) => one.others !== undefined)!;
    const { out } = await longroll([...MEN, '--all']);
    const words = others.toLocaleString('en-US');
    expect(outcomesIn(out).at(-1)).toContain(`any of ${words} others, none likelier than 1 in `);
    expect(out).toContain(`exact, ${odds.outcomes.length - 1 + others} outcomes`);
  });

  it('explains its likeliest outcomes, and any other by its key', async () => {
    const { out } = await longroll(EXCHANGE);
    expect(out).toMatch(/lines of the \d+ likeliest outcomes; --outcome KEY explains another/);
    const one = await longroll([...EXCHANGE, '--outcome', '20 26 true true']);
    expect(one.out).toContain('defender loses 26 men and routs, attacker loses 20 men and routs');
    expect(one.out).toContain('Losses of the target');
    const json = JSON.parse((await longroll([...EXCHANGE, '--outcome', '20 26 true true', '--json'])).out);
    expect(json).toMatchObject({ key: '20 26 true true', explained: true });
    expect(await longroll([...EXCHANGE, '--outcome', 'none'])).toMatchObject({
      status: 1,
      err: expect.stringContaining('No outcome of this case has the key "none"'),
    });
  });

  it('is not cut for the sake of a few', async () => {
    const { out } = await longroll(['odds', 'gcacw/sequence-of-attacks', '--example']);
    expect(out).toContain('23 outcomes');
    expect(out).not.toContain('less likely');
  });
});

describe('roll', () => {
  it('answers in JSON', async () => {
    const { status, out } = await longroll([...ROLL, '--json']);
    const roll = JSON.parse(out) as RollAnswer;
    expect(status).toBe(0);
    expect(roll.dice).toEqual([
      { name: "attacker's die", faces: [4] },
      { name: "defender's die", faces: [2] },
    ]);
    expect(roll.result).toMatchObject({ difference: 4, attacker: 'fa', defender: 'DR' });
    expect(roll.notes).toContainEqual(
      expect.objectContaining({ applied: false, reason: expect.any(String) }),
    );
    expect(roll.line).toMatch(/^TOM normal attack 7:2, .*\.$/);
  });

  it('shows the dice, the line for the log, and the ledger with its citations', async () => {
    const { out } = await longroll(ROLL);
    expect(out).toContain("attacker's die 4, defender's die 2");
    expect(out).toContain('TOM normal attack 7:2, net +2, dice 4-2 = +4');
    expect(out).toMatch(
      / {2}Attacker's die roll modifiers\n +\+2 {2}Ratio modifier: 7 : 2 is 3-1 +9\.3 · card Ratio Chart\n/,
    );
    expect(out).toMatch(/\d+ lines do not apply \(--all shows them\)/);
    expect(out).not.toContain('no flank bonus');
  });

  it('lists what does not apply, and why, with --all', async () => {
    const { out } = await longroll([...ROLL, '--all']);
    expect(out).toMatch(/\(\+1 to \+4\) {2}Flank attack bonus: no flank bonus/);
    expect(out).not.toContain('--all shows them');
    const heads = linesOf({ status: 0, out, err: '' }).filter((line) => /^[> ] +≤-8 │/.test(line));
    expect(heads).toHaveLength(2);
  });

  it('puts what applies before what does not', async () => {
    const { out } = await longroll([...ROLL, '--all']);
    const group = out.slice(out.indexOf("Attacker's die roll modifiers"));
    expect(group.indexOf('+2  Ratio modifier')).toBeLessThan(group.indexOf('(+1 to +4)'));
  });

  it('marks row and cell of each chart it used, in brackets without colour', async () => {
    const { out } = await longroll(ROLL);
    expect(out).toMatch(/\n> +\+4 │.*\[DR\]/);
    expect(out).toMatch(/\n> +\+4 │.*\[fa\]/);
    expect(out).toMatch(/\n> +3-1 │ +\[\+2\]/);
  });

  it('keeps the tables even though a cell is ringed', async () => {
    const tables = (await longroll(ROLL)).out.split('\n\n').filter((part) => part.includes('┼'));
    expect(tables.length).toBeGreaterThanOrEqual(4);
    for (const table of tables) {
      const ruled = table.split('\n').filter((line) => /[┬│┼┴]/.test(line));
      expect(new Set(ruled.map((line) => [...line].length)).size).toBe(1);
    }
  });

  it('rolls the same for the same seed, and by itself without one', async () => {
    const seeded = ['roll', 'gcacw/combat', '--example', '--seed', 'Shiloh'];
    expect(await longroll(seeded)).toEqual(await longroll(seeded));
    expect((await longroll(['roll', 'gcacw/combat', '--example'])).status).toBe(0);
  });
});

describe('colour', () => {
  const ESC = '\u001b[';

  it.each([['charts'], ['chart', 'gcacw/ratio'], ['odds', 'gcacw/combat', '--example'], ROLL])(
    'is absent without a terminal: %s',
    async (...argv) => {
      expect((await longroll(argv)).out).not.toContain(ESC);
    },
  );

  it('makes bands of row and column and inverts the cell', async () => {
    const { out } = await longroll(ROLL, { colour: true });
    const row = out.split('\n').find((line) => line.startsWith('> '))!;
    expect(row).toMatch(/\[1;7m +DR +/);
    expect(row.match(/\[1;4m/g)!.length).toBeGreaterThan(7);
    expect(row).not.toContain('[DR]');
  });

  it('never enters JSON, and changes no letter', async () => {
    expect((await longroll([...ROLL, '--json'], { colour: true })).out).not.toContain(ESC);
    const coloured = await longroll(['odds', 'gcacw/combat', '--example'], { colour: true });
    const bare = coloured.out.replaceAll(new RegExp(`${'\\u001b'}\\[[0-9;]+m`, 'g'), '');
    expect(bare).toBe((await longroll(['odds', 'gcacw/combat', '--example'])).out);
  });
});
