/** Public names: chart and question ids that scripts, bookmarks and other programs rely on. */
import { describe, expect, test } from 'vitest';
import { compareWays } from '../packages/kernel/src/index.ts';
import { MAPS } from '../packages/registry/maps/index.ts';
import { registry } from '../packages/registry/src/index.ts';

/** Id, and rows × columns where the card fixes them. */
const CHARTS: readonly (readonly [string, number?, number?])[] = [
  ['gcacw/combat-defender', 19, 8],
  ['gcacw/combat-attacker', 19, 10],
  ['gcacw/defender-modifiers', 11],
  ['gcacw/attacker-modifiers', 19],
  ['gcacw/results'],
  ['gcacw/attack-types', 4, 3],
  ['gcacw/ratio', 26, 1],
  ['gcacw/artillery', 5, 5],
  ['gcacw/retreat-1'],
  ['gcacw/retreat-2'],
  ['gcacw/cavalry-retreat'],
  ['gcacw/flank'],
  ['gcacw/sequence'],
  ['gcacw/army-of-relief'],
  ['gcacw/army-of-relief-modifiers'],
  ['gcacw/random-events', 11, 3],
  ['gcacw/strategic-events', 11],
  ['gcacw/rail-fatigue'],
  ['gcacw/march-allowance'],
  ['gcacw/leader-allowance'],
  ['gcacw/force-march'],
  ['gcacw/extended-march', 4, 4],
  ['gcacw/extended-march-modifiers'],
  ['gcacw/friendly-occupied', 4, 2],
  ['gcacw/strategic-movement-confederate', 3, 3],
  ['gcacw/strategic-movement-union', 3, 3],
  ['gcacw/command-radius'],
  ['antietam/operation-costs', 18, 4],
  ['antietam/ammo-eligibility'],
  ['antietam/resupply'],
  ['antietam/melee', 5],
  ['antietam/weapons', 17, 7],
  ['antietam/fatigue'],
  ['antietam/terrain-modifiers'],
  ['antietam/mode-modifiers'],
  ['antietam/other-modifiers'],
  ['huzzah/terrain', 11, 5],
  ['huzzah/fire-limits'],
  ['huzzah/assault-limits'],
  ['huzzah/movement-points'],
  ['huzzah/straggle'],
  ['huzzah/straggle-modifiers'],
  ['huzzah/morale-modifiers'],
  ['huzzah/combat-results', 11, 5],
  ['huzzah/range-factors', 5, 4],
  ['huzzah/result-summary'],
  ['huzzah/fire-modifiers'],
  ['huzzah/assault-modifiers'],
];

const QUESTIONS: readonly string[] = [
  'gcacw/combat',
  'gcacw/attack',
  'gcacw/assault',
  'gcacw/sequence-of-attacks',
  'gcacw/march',
  'gcacw/activation',
  'gcacw/force-march',
  'gcacw/extended-march',
  'gcacw/whole-march',
  'gcacw/cavalry-retreat',
  'gcacw/retreat',
  'gcacw/flank',
  'gcacw/entering-hex',
  'gcacw/recovery',
  'gcacw/random-event',
  'gcacw/strategic-event',
  'gcacw/army-of-relief',
  'antietam/fire',
  'antietam/exchange',
  'antietam/melee',
  'antietam/engagement',
  'antietam/step',
  'antietam/operation-points',
  'antietam/resupply',
  'antietam/rout',
  'antietam/rally',
  'antietam/fatigue',
  'antietam/recovery',
  'antietam/leader-loss',
  'antietam/arrival',
  'huzzah/fire',
  'huzzah/assault',
  'huzzah/charge',
  'huzzah/straggle',
  'huzzah/morale',
  'huzzah/rally',
  'huzzah/leader-loss',
  'huzzah/line',
  'huzzah/movement',
  'huzzah/fire-zone',
  'huzzah/line-of-sight',
];

describe('charts', () => {
  test.each(CHARTS.map((chart) => ({ id: chart[0], rows: chart[1], columns: chart[2] })))(
    '$id',
    ({ id, rows, columns }) => {
      const chart = registry.chart(id);
      expect(chart?.title).toMatch(/\w/);
      if (rows !== undefined) expect(chart?.rows).toHaveLength(rows);
      if (columns !== undefined) expect(chart?.columns).toHaveLength(columns);
      for (const { cells } of chart!.rows) expect(cells).toHaveLength(chart!.columns.length);
    },
  );
});

describe('questions', () => {
  test.each(QUESTIONS)('%s is there', (id) => {
    expect(registry.question(id)?.title).toMatch(/\w/);
  });

  test.each(registry.questions.map((question) => [question.id, question] as const))(
    '%s: its example is allowed, sums to one, and every field is described with its rule',
    (_, question) => {
      const verdict = question.ask(question.example);
      if (verdict.refused) throw new Error(verdict.refused.text);
      expect(verdict.value.headline).toMatch(/^[A-Z0-9]/);
      const odds = verdict.value.odds();
      expect(odds.method).toBe('exact');
      expect(odds.outcomes.reduce((sum, o) => sum + o.p, 0)).toBeCloseTo(1, 12);
      for (const [name, field] of Object.entries(question.schema.properties)) {
        expect(field.description, name).toMatch(/\w/);
        expect(field.cite, name).toMatch(/\w/);
      }
      const classes = verdict.value
        .summary()
        .summaries.map((s) => s.classes.reduce((sum, c) => sum + c.p, 0));
      for (const sum of classes) expect(sum).toBeCloseTo(1, 12);
    },
  );

  test.each(registry.questions.map((question) => [question.id, question] as const))(
    '%s: takes nonsense as a refusal, never as an exception',
    (_, question) => {
      for (const raw of [
        null,
        [],
        7,
        'x',
        { x: 1 },
        { houseRules: 1 },
        Object.fromEntries(Object.keys(question.schema.properties).map((k) => [k, {}])),
      ]) {
        expect(question.ask(raw).refused?.text ?? '').toMatch(/\w/);
      }
    },
  );
});

test.each(registry.questions.map((question) => [question.id, question] as const))(
  '%s: each other way to go about its example can be asked, or is refused in words; one way is best',
  (_, question) => {
    const ways = compareWays(question, question.example);
    for (const { label, values, refused, summary } of ways) {
      expect(label).toMatch(/\w/);
      expect(question.ask(values).refused === null).toBe(summary !== null);
      if (refused)
        expect(refused.code, `${label}: ${refused.text}`).not.toMatch(/bad-value|unknown-field|missing/);
    }
    if (ways.length > 0) expect(ways.some(({ best }) => best)).toBe(true);
  },
);

test('every note names a chart that exists, if it names one', () => {
  for (const question of registry.questions) {
    const verdict = question.ask(question.example);
    if (verdict.refused) throw new Error(verdict.refused.text);
    for (const { notes } of verdict.value.odds().outcomes) {
      for (const { chart } of notes)
        if (chart) expect(registry.chart(chart), `${question.id}: ${chart}`).toBeDefined();
    }
  }
});

/** Lengths in turns are those of the scenario list. */
const SCENARIOS: readonly (readonly [id: string, turns: number])[] = [
  ['gcacw/port-gibson', 1],
  ['gcacw/invasion-and-breakout', 5],
  ['gcacw/unite-your-troops', 2],
  ['gcacw/yankee-blitzkrieg', 5],
  ['gcacw/lorings-memorandum', 3],
  ['gcacw/grant-moves-west', 3],
  ['gcacw/champion-hill', 1],
  ['gcacw/i-move-at-once', 2],
  ['gcacw/this-is-success', 2],
  ['gcacw/army-of-relief-scenario', 5],
  ['gcacw/inflict-all-the-punishment', 3],
  ['gcacw/campaign', 70],
  ['gcacw/river-to-jackson', 15],
  ['gcacw/race-to-vicksburg', 16],
  ['gcacw/siege-and-relief', 26],
  ['antietam/sunken-road', 4],
  ['antietam/morning', 4],
  ['antietam/burnsides-bridge', 9],
  ['antietam/whole-day', 13],
  ['huzzah/redoubt', 6],
  ['huzzah/iuka', 10],
  ['huzzah/seven-pines', 18],
];

describe('scenarios', () => {
  test('all that can be played, in order', () => {
    expect(registry.scenarios.map(({ id, turns }) => [id, turns])).toEqual(SCENARIOS);
  });

  test.each(SCENARIOS)('%s has a sheet of counters and a map that is there', (id) => {
    const { map } = registry.scenario(id)!;
    const sheets = registry.systems.flatMap(({ muster }) => muster?.sheets ?? []);
    expect(sheets.map((sheet) => sheet.id)).toContain(id);
    expect(MAPS.map((entry) => entry.id)).toContain(map);
  });
});
