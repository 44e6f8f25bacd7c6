/** Every row of the three schedules: a case in which it applies, cases in which it does not, and its note. */
import { describe, expect, test } from 'vitest';
import { columnOfRoll } from '../src/charts/combatResults.ts';
import { ASSAULT_MODIFIERS } from '../src/modifiers/assault.ts';
import { FIRE_MODIFIERS } from '../src/modifiers/fire.ts';
import { MORALE_MODIFIERS } from '../src/modifiers/morale.ts';
import { STRAGGLE_MODIFIERS } from '../src/modifiers/straggle.ts';
import { asked, type Input, rolled, stack, unit } from './asked.ts';

/** Start of the row's text, its worth, when it applies, and cases in which it must not. */
type Case = readonly [string, number, Input, ...Input[]];

const GUNS = { units: [{ type: 'artillery', sp: 3 }] };
const MIXED = { units: [{ type: 'artillery', sp: 2 }, { sp: 2 }] };

const FIRE: readonly Case[] = [
  ['Target in a woods', -1, { targetGround: 'woods' }, {}, { targetGround: 'run' }, { firerGround: 'woods' }],
  ['Target in a woods', -1, { targetGround: 'marsh' }, {}],
  ['Target in a woods', -1, { targetGround: 'marsh-run' }, {}],
  [
    'Target in a clear',
    1,
    {},
    { targetGround: 'woods' },
    { targetGround: 'run' },
    { range: 2, firer: GUNS },
    { range: 2, firer: GUNS, targetThoroughfare: true },
  ],
  [
    'Target in a clear',
    1,
    { targetGround: 'woods', targetThoroughfare: true },
    { targetGround: 'woods' },
    {
      targetGround: 'woods',
      targetThoroughfare: true,
      houseRules: { thoroughfareTarget: 'no-effect' },
    },
  ],
  ['Target in a clear', 1, { firer: GUNS }, { firer: GUNS, targetGround: 'marsh' }],
  [
    'Target on a lower',
    1,
    { targetElevation: 'lower' },
    {},
    { targetElevation: 'higher' },
    { targetElevation: 'lower', noLineOfSight: true, firer: GUNS },
    { targetElevation: 'lower', range: 7, firer: GUNS },
  ],
  ['Target protected', -1, { targetWorks: 'abatis' }, {}, { firerWorks: 'abatis' }],
  ['Target protected', -1, { targetWorks: 'wall' }, {}],
  [
    'Target protected',
    -1,
    { targetWorks: 'breastwork' },
    { targetWorks: 'breastwork', houseRules: { breastworks: 'none' } },
  ],
  ['Target fired at through', 1, { targetFlanked: true }, {}],
  ['Advance or pre-assault', 1, { kind: 'advance' }, {}, { kind: 'segment' }, { kind: 'en-passant' }],
  ['Advance or pre-assault', 1, { kind: 'pre-assault' }, { kind: 'action' }],
  ['Target is charging', 1, { targetAction: 'charge' }, {}, { targetAction: 'assault' }],
  ['Small arms against', -1, { target: GUNS }, {}, { target: MIXED }, { target: GUNS, firer: GUNS }],
  ['Small arms against', -1, { target: MIXED, houseRules: { mixedTarget: 'artillery' } }, { target: MIXED }],
  [
    'Target density',
    1,
    { target: stack(unit(3, 5), unit(2, 5)) },
    { target: stack(unit(4, 5)) },
    { target: { units: [{ sp: 6, reduced: true }] } },
    { target: stack(unit(5, 5)), houseRules: { densityFrom: 6 } },
  ],
  ['Firing stack disrupted', -3, { firer: { state: 'disrupted' } }, {}, { target: { state: 'disrupted' } }],
  ['Firing stack has', -2, { advanceFireMarker: true }, {}],
  ['Firing stack behind', 1, { firerWorks: 'fence' }, {}, { targetWorks: 'wall' }],
  ['Firing stack behind', 1, { firerWorks: 'abatis' }, {}],
  ['Firing stack behind', 1, { firerWorks: 'wall' }, {}],
  [
    'Firing stack behind',
    1,
    { firerWorks: 'breastwork' },
    { firerWorks: 'breastwork', houseRules: { breastworks: 'none' } },
  ],
  [
    'Artillery against small arms',
    1,
    { firer: GUNS },
    {},
    { firer: GUNS, range: 2 },
    { firer: GUNS, target: GUNS },
  ],
  ['Artillery against small arms', 1, { firer: GUNS, target: MIXED }, { target: MIXED }],
  [
    'Artillery fire without LoS',
    0,
    { firer: GUNS, targetElevation: 'lower', noLineOfSight: true },
    { firer: GUNS, targetElevation: 'lower' },
  ],
  [
    'Artillery fire without LoS',
    0,
    { firer: GUNS, targetElevation: 'lower', range: 8 },
    { firer: GUNS, targetElevation: 'lower', range: 6 },
  ],
];

/** Cases of the attacker's line in the first round. */
const ATTACKER: readonly Case[] = [
  ['Defender on a higher', -1, { elevation: 'defender-higher' }, {}, { elevation: 'attacker-higher' }],
  ['Attacker on a stream', -1, { attackerGround: 'run' }, {}, { defenderGround: 'run' }],
  ['Attacker on a stream', -1, { attackerGround: 'marsh-run' }, { attackerGround: 'marsh' }],
  ['Attacker on a higher', 1, { elevation: 'attacker-higher' }, {}, { elevation: 'defender-higher' }],
  ['Attacker in a marsh', 0, { attackerGround: 'marsh' }, {}, { defenderGround: 'marsh' }],
  ['Attacker in a marsh', 0, { attackerGround: 'marsh-run' }, { attackerGround: 'run' }],
  ['Defender behind', -1, { defenderWorks: 'wall' }, {}, { defenderWorks: 'fence' }],
  [
    'Defender behind',
    -1,
    { defenderWorks: 'abatis', side: 'confederate' },
    { defenderWorks: 'abatis', side: 'confederate', houseRules: { abatisPenalty: 'union-only' } },
  ],
  ['Defender behind', -1, { defenderWorks: 'abatis', houseRules: { abatisPenalty: 'union-only' } }, {}],
  [
    'Defender behind',
    -1,
    { defenderWorks: 'breastwork' },
    { defenderWorks: 'breastwork', houseRules: { breastworks: 'none' } },
  ],
  ['Defender flanked', 1, { defenderFlanked: true }, {}],
  ['Target hex density', 1, { defender: stack(unit(5, 5)) }, {}, { attacker: stack(unit(5, 5)) }],
  ['Stack disrupted', -3, { attackerGround: 'marsh' }, {}, { defender: { state: 'disrupted' } }],
  ['Stack includes', 1, { attacker: { leader: true } }, {}, { defender: { leader: true } }],
];

const DEFENDER: readonly Case[] = [
  ['Target hex density', 1, { attacker: stack(unit(5, 5)) }, {}, { defender: stack(unit(5, 5)) }],
  ['Stack disrupted', -3, { defender: { state: 'disrupted' } }, {}, { attackerGround: 'marsh' }],
  ['Stack includes', 1, { defender: { leader: true } }, {}, { attacker: { leader: true } }],
];

const MORALE: readonly Case[] = [
  ['Out of command', -1, { inCommand: false }, {}],
  ['Out of command', -1, { state: 'routed' }, { state: 'disrupted' }],
  ['Flanked', -1, { flanked: true }, {}],
  ['Isolated', -2, { isolated: true }, {}],
  ['Stacked with a leader', 1, { leader: true }, {}],
  ['Executing', 1, { attacking: true }, {}],
  ['Target of artillery', 1, { noLineOfSight: true }, {}],
];

const STRAGGLE: readonly Case[] = [
  ['Leader moving', -1, { leader: true }, {}],
  ['Leaving or entering', -1, { enemyZoc: true }, {}],
  ['Moving along', -1, { thoroughfare: true }, {}],
];

const notesOf = (id: string, input: Input) => asked(id, input).likeliest().notes;
const NO_PRE_ASSAULT = { preAssaultFire: false };
const LISTS = [
  ['fire', '', FIRE_MODIFIERS, FIRE, {}],
  ['assault', 'Round 1, attacker: ', ASSAULT_MODIFIERS, ATTACKER, NO_PRE_ASSAULT],
  ['assault', 'Round 1, defender: ', ASSAULT_MODIFIERS, DEFENDER, NO_PRE_ASSAULT],
  ['morale', '', MORALE_MODIFIERS, MORALE, {}],
  ['straggle', '', STRAGGLE_MODIFIERS, STRAGGLE, {}],
] as const;

describe.each(LISTS)('%s %s', (id, heading, list, cases, always) => {
  const linesOf = (input: Input) =>
    notesOf(id, { ...always, ...input }).filter((n) => n.group === `${heading}${list.title}`);

  test.each(cases.map((c) => [c[0], c[1], c] as const))(
    '%s: %i',
    (_start, _worth, [start, worth, applies, ...idle]) => {
      const lineOf = (input: Input) => {
        const lines = linesOf(input);
        expect(lines).toHaveLength(list.modifiers.length);
        const found = lines.filter(({ text }) => text.startsWith(start));
        expect(found).toHaveLength(1);
        return found[0]!;
      };
      expect(lineOf(applies)).toMatchObject({ applied: true, value: worth });
      for (const input of idle) {
        const line = lineOf(input);
        expect(line.applied).toBe(false);
        expect(line.reason).toMatch(/\w/);
        expect(line.cite).toMatch(/\d/);
      }
    },
  );
});

describe('no row of the card is left without a case', () => {
  const charge: Case = ['Executing a charge', 1, {}];
  test.each([
    [FIRE_MODIFIERS, FIRE],
    [ASSAULT_MODIFIERS, [...ATTACKER, charge]],
    [MORALE_MODIFIERS, MORALE],
    [STRAGGLE_MODIFIERS, [...STRAGGLE, ['A roll of 9', 0, {}], ['A charging', 0, {}]] as readonly Case[]],
  ] as const)('$title', (list, cases) => {
    const rows: readonly { readonly text: string }[] = list.modifiers;
    const covered = (text: string) => cases.some(([start]) => text.startsWith(start));
    expect(rows.map((row) => row.text).filter((text) => !covered(text))).toEqual([]);
  });

  test('executing a charge: +1 in all rounds of a charge, none in an assault, the first only by house rule', () => {
    const lines = (id: string, houseRules: Input) => {
      const input = { preAssaultFire: false, houseRules };
      const dice = [9, 9, 9, 9, 9, 9];
      return rolled(id, input, ...dice)
        .notes.filter(({ text }) => text === 'Executing a charge')
        .map(({ group, applied }) => `${group?.slice(0, 17)} ${applied}`);
    };
    const of = (...attacker: boolean[]) =>
      attacker.flatMap((applied, i) => [
        `Round ${i + 1}, attacker ${applied}`,
        `Round ${i + 1}, defender false`,
      ]);
    expect(lines('charge', {})).toEqual(of(true, true, true));
    expect(lines('charge', { chargeBonus: 'first-round' })).toEqual(of(true, false, false));
    expect(lines('assault', {})).toEqual(of(false, false, false));
  });

  test("rows of the attacker's line alone never count for the defender", () => {
    const own = ['Defender on', 'Attacker', 'Defender behind', 'Defender flanked', 'Executing'];
    const input = {
      attackerGround: 'marsh-run',
      elevation: 'attacker-higher',
      defenderWorks: 'wall',
      defenderFlanked: true,
    };
    const lines = notesOf('charge', input).filter(
      ({ group, text }) =>
        /^Round 1, defender: Fire/.test(group ?? '') && own.some((o) => text.startsWith(o)),
    );
    expect(lines).toHaveLength(7);
    expect(lines.map(({ applied }) => applied)).not.toContain(true);
  });
});

describe('order of signs', () => {
  const line = (input: Input) => rolled('fire', input, 9).result as { line: string };
  const CASE = {
    kind: 'pre-assault',
    firer: { units: [{ sp: 4 }], state: 'disrupted' },
    firerWorks: 'fence',
    target: { units: [{ sp: 5 }] },
    targetElevation: 'lower',
    targetAction: 'charge',
  };

  test('at the top: positive first is held at 36+, then comes down', () => {
    expect(line(CASE).line).toBe('16-20');
    expect(line({ ...CASE, houseRules: { endsHeld: 'at-the-end' } }).line).toBe('21-26');
  });

  test('at line 0: negative first would be held there and then rise', () => {
    const low = { firer: { units: [{ type: 'cavalry', sp: 1 }], state: 'disrupted' } };
    // F = 1 is row 1. +1 clear, then -3: held at 0. Negative first: 1 - 3, held at 0, then +1: row 1.
    const { result } = rolled('fire', low, 2);
    expect(result).toMatchObject({ fireFactor: 1, line: '0', code: 'NE' });
    const negativeFirst = Math.max(0, 1 - 3) + 1;
    const codes = ['3', '2', '1', 'D', 'NE'];
    expect([codes[columnOfRoll(0, 2)], codes[columnOfRoll(negativeFirst, 2)]]).toEqual(['NE', 'D']);
  });

  test.each([
    [8, 6, 3, 7],
    [30, 3, 2, 8],
    [2, 0, 4, 0],
    [0, 2, 5, 0],
    [36, 12, 12, 0],
  ])('F %i, +%i, -%i: row %i', (fireFactor, positive, negative, row) => {
    expect(rolled('line', { fireFactor, positive, negative }).result).toMatchObject({ row });
  });

  test('it differs from the plain sum exactly when the positive ones pass the top and a negative one follows', () => {
    const ROWS = [0, 1, 2, 3, 5, 8, 12, 16, 21, 27, 36];
    const row = (fireFactor: number, positive: number, negative: number, endsHeld: string) =>
      (rolled('line', { fireFactor, positive, negative, houseRules: { endsHeld } }).result as { row: number })
        .row;
    const upTo = (n: number) => Array.from({ length: n + 1 }, (_, i) => i);
    const cases = upTo(10).flatMap((l) => upTo(8).flatMap((p) => upTo(9).map((n) => [l, p, n] as const)));
    const differ = ([l, p, n]: (typeof cases)[number]) => l + p > 10 && n >= 1;
    for (const [l, p, n] of cases) {
      const gap = row(ROWS[l]!, p, n, 'at-the-end') - row(ROWS[l]!, p, n, 'after-each-sign');
      expect(gap).toBe(differ([l, p, n]) ? Math.min(l + p - 10, n) : 0);
    }
    expect(cases).toHaveLength(990);
    expect(cases.filter(differ)).toHaveLength(324);
  });
});
