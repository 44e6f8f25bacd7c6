/** charts, chart, rulings, questions, schema */
import type { Chart, InputSchema } from '@longroll/kernel';
import { describe, expect, it } from 'vitest';
import { linesOf, longroll, registry } from './support.ts';

const CHARTS = registry.charts.map(({ id }) => id);

describe('charts', () => {
  it('lists id, system, title and source in JSON', async () => {
    const { status, out, err } = await longroll(['charts', '--json']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const list = JSON.parse(out) as Record<string, string>[];
    expect(list.map(({ id }) => id)).toEqual(CHARTS);
    expect(Object.keys(list[0]!)).toEqual(['id', 'system', 'title', 'source']);
  });

  it('lists them for a person, aligned, under the title of their system', async () => {
    const lines = linesOf(await longroll(['charts']));
    for (const { title } of registry.systems) expect(lines.some((line) => line.startsWith(title))).toBe(true);
    const rows = lines.filter((line) => line.startsWith('  '));
    const firsts = rows.filter((row) => /^ {2}\S/.test(row));
    expect(firsts.map((row) => row.trim().split(/\s+/)[0])).toEqual(CHARTS);
    expect(new Set(firsts.map((row) => row.length))).toEqual(new Set([80]));
  });
});

describe('chart', () => {
  it('answers in JSON with the printed codes', async () => {
    const { status, out } = await longroll(['chart', 'gcacw/combat-defender', '--json']);
    const chart = JSON.parse(out) as Chart;
    expect(status).toBe(0);
    expect(chart).toMatchObject({ id: 'gcacw/combat-defender', title: 'Combat Chart: defender' });
    expect(chart.columns).toHaveLength(8);
    expect(chart.rows[18]).toMatchObject({ head: '≥+10' });
    expect(chart.rows[18]!.cells).toContain('11DR*');
    expect(chart.notes[0]).toEqual({ mark: '½', text: expect.any(String) });
  });

  it.each(CHARTS.flatMap((id) => [80, 70, 60].map((width) => [id, width] as const)))(
    'prints %s in tables of even lines within %i characters',
    async (id, width) => {
      const lines = linesOf(await longroll(['chart', id], { width }));
      for (const block of lines.join('\n').split('\n\n')) {
        const ruled = block.split('\n').filter((line) => /[┬│┼┴]/.test(line));
        expect(new Set(ruled.map((line) => [...line].length)).size).toBeLessThanOrEqual(1);
      }
      for (const line of lines) expect([...line].length).toBeLessThanOrEqual(width);
    },
  );

  it('a chart too wide for the page stands in blocks, each with the heads of its rows', async () => {
    const lines = linesOf(await longroll(['chart', 'gcacw/combat-attacker'], { width: 60 }));
    expect(lines.filter((line) => line.includes('┬'))).toHaveLength(2);
    const row = lines.filter((line) => /≤-8 │/.test(line)).map((line) => line.split('│')[1]!);
    expect(row.map((cells) => cells.trim().split(/\s+/))).toEqual([
      ['3D', '4D', '5D', '5D', '6D'],
      ['8D', '10D', '12D', '14D', '16D'],
    ]);
  });

  it('a code is never broken, whatever stands around it', async () => {
    const lines = linesOf(await longroll(['chart', 'gcacw/combat-attacker']));
    expect(lines.filter((line) => /^ +│ +$/.test(line))).toEqual([]);
  });

  it.each(CHARTS.flatMap((id) => [80, 60].map((width) => [id, width] as const)))(
    'leaves no word of %s out in %i characters',
    async (id, width) => {
      const { out } = await longroll(['chart', id], { width });
      const { rows, columns, notes, title, source, rowsAre, columnsAre } = registry.chart(id)!;
      const texts = [
        title,
        source,
        rowsAre,
        columnsAre,
        ...columns,
        ...rows.flatMap((r) => [r.head, ...r.cells]),
      ];
      const words = [...texts, ...notes.flatMap((n) => [n.mark, n.text])].join(' ').split(' ');
      const printed = new Set(out.split(/\s+/));
      for (const word of words.filter(Boolean)) expect(printed).toContain(word);
    },
  );

  it('has the title and the source on top, what the columns are above them, the notes below', async () => {
    const lines = linesOf(await longroll(['chart', 'gcacw/artillery']));
    const at = (text: string) => lines.findIndex((line) => line.includes(text));
    expect(lines[0]).toMatch(/^Artillery Modifier Summary +gcacw\/artillery$/);
    expect(lines[1]).toBe('Thunder on the Mississippi, Charts & Tables v1.6');
    expect(at("Attacker's Artillery Value minus")).toBeLessThan(at('-3 to +1'));
    expect(at('†  Roll a die')).toBeGreaterThan(at('Swamps$'));
  });

  it('aligns row heads right and numbers at their last digit', async () => {
    const lines = linesOf(await longroll(['chart', 'gcacw/ratio'])).filter((line) => line.includes('│'));
    const rows = lines.filter((line) => /\d-1|1-\d/.test(line));
    expect(rows).toHaveLength(26);
    expect(
      new Set(rows.map((line) => line.indexOf('│') - line.slice(0, line.indexOf('│')).trimEnd().length)).size,
    ).toBe(1);
    expect(new Set(rows.map((line) => line.trimEnd().length)).size).toBe(1);
  });

  it('wraps into a narrower terminal', async () => {
    const lines = linesOf(await longroll(['chart', 'gcacw/results'], { width: 60 }));
    for (const line of lines) expect([...line].length).toBeLessThanOrEqual(60);
  });

  it('refuses an unknown id and names the nearest', async () => {
    const { status, out, err } = await longroll(['chart', 'combat-defendr']);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain('did you mean gcacw/combat-defender?');
    expect(err).toContain('[T.9]');
  });

  it.each([
    ['a name without its system', 'ratio', 'gcacw/ratio'],
    ['the beginning of two names', 'gcacw/combat', 'gcacw/combat-defender or gcacw/combat-attacker'],
    ['a part of a name', 'gcacw/relief', 'gcacw/army-of-relief or gcacw/army-of-relief-modifiers'],
    ['a name of another system', 'huzzah/melee', 'antietam/melee'],
    ['letters changed', 'gcacw/ratoi', 'gcacw/ratio'],
  ])('asks whether another chart was meant: %s', async (_, id, meant) => {
    expect((await longroll(['chart', id])).err).toContain(
      `There is no chart "${id}": did you mean ${meant}?`,
    );
  });

  it('lists some of what there is where nothing is near', async () => {
    expect((await longroll(['chart', 'xyzzy'])).err).toContain('known are gcacw/combat-defender, ');
  });
});

describe('rulings', () => {
  it('lists every ruling with its system in JSON', async () => {
    const { out } = await longroll(['rulings', '--json']);
    const rulings = JSON.parse(out) as object[];
    expect(rulings).toHaveLength(registry.systems.flatMap((system) => system.rulings).length);
    expect(rulings[0]).toMatchObject({ system: 'gcacw', id: expect.any(String), cite: expect.any(String) });
  });

  it('lists those of one system for a person', async () => {
    const { status, out } = await longroll(['rulings', 'gcacw']);
    expect(status).toBe(0);
    expect(out).toContain('We hold to: no-minus. Else: as-printed.');
  });

  it('refuses an unknown system', async () => {
    const { status, out } = await longroll(['rulings', 'gcaw', '--json']);
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      refused: { text: expect.stringContaining('did you mean gcacw?') },
    });
  });
});

describe('questions and schema', () => {
  it('lists id, system and title', async () => {
    const { out } = await longroll(['questions', '--json']);
    expect(JSON.parse(out)).toContainEqual({ id: 'gcacw/combat', system: 'gcacw', title: 'Combat' });
    expect((await longroll(['questions'])).out).toContain('One attack, its numbers typed in');
  });

  it('gives the JSON Schema with description, default and cite of each field', async () => {
    const { out } = await longroll(['schema', 'gcacw/combat', '--json']);
    const { properties, required } = JSON.parse(out) as InputSchema;
    expect(required).toEqual(['attackerCV', 'defenderCV']);
    expect(properties['flankBonus']).toMatchObject({ default: 0, cite: expect.any(String) });
    for (const field of Object.values(properties)) expect(field.description).toBeTruthy();
  });

  it('shows the form to a person, every field, within the width', async () => {
    const printed = await longroll(['schema', 'gcacw/combat']);
    for (const name of Object.keys(registry.question('gcacw/combat')!.schema.properties))
      expect(printed.out).toContain(`  ${name} `);
    expect(printed.out).toMatch(/attackerCV +required/);
    for (const line of linesOf(printed)) expect([...line].length).toBeLessThanOrEqual(80);
  });

  it('refuses an unknown question', async () => {
    const { status, out } = await longroll(['schema', 'gcacw/combt', '--json']);
    expect(status).toBe(1);
    expect(JSON.parse(out)).toEqual({
      refused: {
        code: 'unknown-question',
        cite: 'T.9',
        basis: 'ours',
        text: 'There is no question "gcacw/combt": did you mean gcacw/combat?',
      },
    });
  });
});

describe('the form of a question on a page', () => {
  it.each(registry.questions.map(({ id }) => id))('%s fits', async (id) => {
    const { status, out } = await longroll(['schema', id]);
    expect(status).toBe(0);
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    expect(out).not.toContain('[object');
  });
});
