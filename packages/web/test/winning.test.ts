/** What pages say about winning, and house rules by chapter. */
import { readFileSync } from 'node:fs';
import { begin, parseMap } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { registry } from '../../registry/src/index.ts';
import { byChapter, headingsOf, held, type Readings, soughtAmong } from '../src/field/readings.ts';
import { offeredAt, offeredScenarios, playableOf } from '../src/field/scenarios.ts';
import { tableOf, termsOf } from '../src/field/seat.ts';
import { counted, forceOf, forceWords, uncounted } from '../src/field/winning.ts';

const mapIn = (file: string) => parseMap(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
const MAPS = new Map([
  ['gcacw/vicksburg', mapIn('gcacw/maps/vicksburg.map.txt')],
  ['antietam/sharpsburg', mapIn('antietam/maps/antietam.map.txt')],
  ['huzzah/iuka', mapIn('huzzah/maps/iuka.map.txt')],
  ['huzzah/seven-pines', mapIn('huzzah/maps/seven-pines.map.txt')],
]);
/** What each side is after, in the words of its system. */
const AIMS: Readonly<Record<string, readonly RegExp[]>> = {
  gcacw: [/^needs -?\d+ points?, has \d+$/, /^wins while/],
  huzzah: [/^(needs|has) .*points?/, /^(needs|has) .*points?/],
  antietam: [/^needs [\d,]+ points? to win, has [\d,]+$/, /^needs [\d,]+ points? to win, has [\d,]+$/],
};

describe('winning', () => {
  test('both forces off their counters', async () => {
    const { sheet, muster } = await playableOf(offeredAt(registry, 'gcacw/port-gibson')!);
    const words = (side: string) =>
      forceWords(
        forceOf(
          sheet.counters.filter((one) => one.side === side),
          muster.marks,
        ),
      );
    expect(words('union')).toBe('5 units, 2 leaders, 42 manpower');
    expect(words('confederate')).toBe('6 units, 1 leader, 17 manpower');
  });

  test('every scenario says how it is won, what each side needs, and has its turns', async () => {
    for (const offered of offeredScenarios(registry)) {
      const { entry, system, sheet } = await playableOf(offered);
      const rules = await entry.open(MAPS.get(entry.map)!);
      const head = { scenario: entry.id, system: system.id, rulesVersion: system.version, houseRules: {} };
      const game = begin(rules, head);
      if (game.refused) throw new Error(game.refused.text);
      const table = tableOf(game.value, game.value.now);
      expect(sheet.terms.length).toBeGreaterThan(0);
      expect(termsOf(game.value, sheet)).toEqual(sheet.terms);
      expect(table.aims.map(({ text }) => text)).toEqual(
        AIMS[system.id]!.map((words) => expect.stringMatching(words)),
      );
      expect(table.track).toHaveLength(entry.turns);
      expect(counted(table.score).length + uncounted(table.score).length).toBe(table.score.length);
      expect(counted(table.score).every(({ applied }) => applied)).toBe(true);
    }
  });
});

describe('how a game is won under house rules', () => {
  const termsUnder = async (id: string, houseRules: Readings): Promise<string> => {
    const { entry, system } = offeredAt(registry, id)!;
    const rules = await entry.open(MAPS.get(entry.map)!);
    const head = { scenario: id, system: system.id, rulesVersion: system.version, houseRules };
    const game = begin(rules, head);
    if (game.refused) throw new Error(game.refused.text);
    return termsOf(game.value, { terms: [] }).join('\n');
  };

  test('follows them in a campaign and in its parts', async () => {
    const campaign = { vicksburgPoints: 60, levelsFrom: 'six-less', pursuit: 2 };
    const words = await termsUnder('gcacw/campaign', campaign);
    expect(words).toContain('come to 44 or more');
    expect(words).toContain('60 points if Vicksburg has fallen');
    expect(words).toContain('or 2 turns after');
    expect(await termsUnder('gcacw/river-to-jackson', { jacksonPoints: 6 })).toContain(
      "6 when Jackson's station",
    );
  });

  test('follows them in a battle', async () => {
    expect(await termsUnder('gcacw/port-gibson', { marchLosses: 'half' })).toContain('scores half as much');
    const figures = { pointsDestroyed: 4, drawBelow: 5, marginalBelow: 20, handicap: -5, holdRedoubt: 2 };
    const words = await termsUnder('huzzah/redoubt', figures);
    expect(words).toContain('reduced counts 1 point, destroyed 4; a leader 2');
    expect(words).toContain('The Union side is given 5 points at the end.');
    expect(words).toContain('2 points for each turn');
    expect(words).toContain('A lead of 5 % of all points wins marginally, one of 20 % decisively.');
    expect(await termsUnder('huzzah/redoubt', { holdRedoubt: 0 })).not.toContain('for each turn');
  });
});

describe('house rules', () => {
  const { rulings } = registry.systems.find(({ id }) => id === 'gcacw')!;
  const all = { query: '', onlyChanged: false };

  test('stand by chapter, in the order of the book, each once', () => {
    const chapters = byChapter(rulings);
    const numbers = chapters.map(({ id }) => Number(id));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(chapters.flatMap(({ groups }) => groups.flatMap((one) => one.rulings))).toHaveLength(
      rulings.filter(({ alternatives }) => alternatives.length > 0).length,
    );
    for (const { id, groups } of chapters)
      for (const group of groups)
        expect(group.rulings.every(({ cite }) => cite.startsWith(`${id}.`))).toBe(true);
  });

  test('on which there are many are parted by sections, each with a name', async () => {
    const { system, entry } = offeredAt(registry, 'gcacw/campaign')!;
    const chapters = byChapter([...system.rulings, ...(await entry.rulings!())]);
    const headings = headingsOf((await system.rulebook.text()).chapters);
    const last = chapters.at(-1)!;
    const names = last.groups.map(({ id }) => `${id} ${headings(id)}`);
    expect(names).toContain('19.3.2 Strategic events');
    expect(names).toContain('19.4.4 Gunboats');
    expect(names).toContain('19.5.7 Surrender');
    expect(new Set(names).size).toBe(names.length);
    const groups = chapters.flatMap((one) => one.groups);
    expect(groups.every(({ id }) => headings(id) !== '')).toBe(true);
    expect(Math.max(...groups.map((one) => one.rulings.length))).toBeLessThanOrEqual(15);
    // One rule stands in one group only, and its number begins with that of the group.
    for (const { id, rulings: those } of groups)
      for (const { cite } of those) expect(cite).toMatch(new RegExp(`^${id.replaceAll('.', '\\.')}(?!\\d)`));
  });

  test('are found by words, by number, by what could be meant, and by being changed', () => {
    const found = (query: string) => soughtAmong(rulings, {}, { ...all, query }).map(({ id }) => id);
    expect(found('abatis multiplies')).toEqual(['abatisMultiplier']);
    expect(found('14.9a')).toContain('grandAssaultNumber');
    expect(found('without a die')).toContain('grandAssaultNumber');
    expect(found('xyzzy')).toEqual([]);
    const changed = soughtAmong(rulings, { attackerCap: 'none' }, { ...all, onlyChanged: true });
    expect(changed.map(({ id }) => id)).toEqual(['attackerCap']);
  });

  test('what is held otherwise is kept with its type, and ours again is forgotten', () => {
    const ruling = rulings.find(({ id }) => id === 'abatisMultiplier')!;
    expect(held({}, ruling, '2')).toEqual({ abatisMultiplier: 2 });
    expect(held({ abatisMultiplier: 2 }, ruling, ruling.value)).toEqual({});
  });
});
