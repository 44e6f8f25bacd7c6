/** What pages say about winning, and house rules by chapter. */
import { readFileSync } from 'node:fs';
import { begin, parseMap } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { registry } from '../../registry/src/index.ts';
import { byChapter, held, soughtAmong } from '../src/field/readings.ts';
import { offeredAt, offeredScenarios, playableOf } from '../src/field/scenarios.ts';
import { tableOf } from '../src/field/seat.ts';
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
      expect(table.aims.map(({ text }) => text)).toEqual(
        AIMS[system.id]!.map((words) => expect.stringMatching(words)),
      );
      expect(table.track).toHaveLength(entry.turns);
      expect(counted(table.score).length + uncounted(table.score).length).toBe(table.score.length);
      expect(counted(table.score).every(({ applied }) => applied)).toBe(true);
    }
  });
});

describe('house rules', () => {
  const { rulings } = registry.systems.find(({ id }) => id === 'gcacw')!;
  const all = { query: '', onlyChanged: false };

  test('stand by chapter, in the order of the book, each once', () => {
    const chapters = byChapter(soughtAmong(rulings, {}, all));
    const numbers = chapters.map(({ id }) => Number(id));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(chapters.flatMap((one) => one.rulings)).toHaveLength(
      rulings.filter(({ alternatives }) => alternatives.length > 0).length,
    );
    for (const { id, rulings: those } of chapters)
      expect(those.every(({ cite }) => cite.startsWith(`${id}.`))).toBe(true);
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
