/** The flank bonus: the printed examples, the quarter, every reduction, the floor, refused flanks. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FLANK } from '../src/charts/flank.ts';
import { COVERS } from '../src/model/flankInput.ts';
import type { FlankOutcome } from '../src/procedures/flank.ts';
import { FLANK_BONUS } from '../src/questions/flank.ts';

type Hex = Readonly<Record<string, unknown>>;
const ENEMY: Hex = { cover: 'occupied', coveringCV: 5 };
const ZOC: Hex = { cover: 'zoc', coveringCV: 5 };
const FRIEND: Hex = { ...ZOC, defenderFriend: true };
const OPEN: Hex = { cover: 'open' };
/** Two enemies opposite one another reach all six hexes. */
const SIX = [ENEMY, ZOC, ZOC, ENEMY, ZOC, ZOC];
const FIVE = [ENEMY, ZOC, ENEMY, ZOC, ZOC, OPEN];

function answer(hexes: readonly Hex[], more: Hex = {}) {
  const verdict = FLANK_BONUS.ask({ defenderCV: 10, hexes, ...more });
  if (verdict.refused) throw new Error(verdict.refused.text);
  const rolled = verdict.value.rollWith([]);
  if (rolled.refused) throw new Error(rolled.refused.text);
  return rolled.value;
}
const flank = (hexes: readonly Hex[], more: Hex = {}): FlankOutcome =>
  answer(hexes, more).result as FlankOutcome;
const refusal = (hexes: readonly Hex[], more: Hex = {}) =>
  FLANK_BONUS.ask({ defenderCV: 10, hexes, ...more }).refused;
const replaced = (hexes: readonly Hex[], ...by: readonly Hex[]) => [...hexes.slice(0, 6 - by.length), ...by];

describe('the printed examples', () => {
  test.each([
    ['+4', SIX],
    ['+3', replaced(SIX, FRIEND)],
    ['+2', FIVE],
    ['+1', [ENEMY, ZOC, ENEMY, ZOC, FRIEND, OPEN]],
  ])('%s', (head, hexes) => {
    const row = FLANK.rows.findIndex((r) => r.head === head);
    const { result, lit } = answer(hexes);
    expect(result).toEqual({
      covered: FLANK.cell(row, 0).value,
      basic: FLANK.cell(row, 1).value,
      reductions: FLANK.cell(row, 2).value,
      bonus: Number(head),
      unrefused: Number(head),
      refused: 0,
    });
    expect(lit).toEqual([{ chart: 'gcacw/flank', row, column: 1 }]);
  });

  test('6 covered hexes with one defender-side unit give +3', () => {
    expect(flank(replaced(SIX, FRIEND)).bonus).toBe(3);
  });

  test('a second friend in the last example makes it 0', () => {
    expect(flank([ENEMY, ZOC, ENEMY, FRIEND, FRIEND, OPEN])).toMatchObject({
      basic: 2,
      reductions: 2,
      bonus: 0,
    });
  });
});

describe('covered hexes', () => {
  const third: Hex = { cover: 'zoc', coveringCV: 3 };

  test('a helper of CV 3 covers against 10 and does not against 15', () => {
    const hexes = replaced(SIX, third);
    expect(flank(hexes, { defenderCV: 10 })).toMatchObject({ covered: 6, bonus: 4 });
    expect(flank(hexes, { defenderCV: 10, defenderEntrenchment: 'abatis' })).toMatchObject({
      covered: 5,
      bonus: 2,
    });
    expect(flank(hexes, { defenderCV: 15 })).toMatchObject({ covered: 5, bonus: 2 });
  });

  test.each([
    [2.5, 10, 6],
    [2, 10, 5],
    [2, 8, 6],
    [0.5, 2, 6],
    [0.5, 2.5, 5],
  ])('CV %f against %f: %i covered', (coveringCV, defenderCV, covered) => {
    const strong = SIX.map((hex) => ({ ...hex, coveringCV: 20 }));
    expect(flank(replaced(strong, { cover: 'occupied', coveringCV }), { defenderCV })).toMatchObject({
      covered,
    });
  });

  test.each([
    ['swamp-or-mountain', 6, 3],
    ['river', 6, 3],
    ['off-map', 6, 4],
    ['open', 5, 2],
  ])('%s', (cover, covered, bonus) => {
    expect(flank(replaced(SIX, { cover }))).toMatchObject({ covered, bonus });
  });

  test('four or fewer give nothing', () => {
    expect(flank(replaced(SIX, OPEN, OPEN))).toEqual({
      covered: 4,
      basic: 0,
      reductions: 0,
      bonus: 0,
      unrefused: 0,
      refused: 0,
    });
    expect(flank([OPEN, OPEN, OPEN, OPEN, OPEN, OPEN]).covered).toBe(0);
  });

  test('each hex has a line that says why', () => {
    const { notes } = answer([ENEMY, third, { cover: 'river' }, OPEN, ZOC, { cover: 'off-map' }], {
      defenderCV: 15,
    });
    const lines = notes.filter((n) => n.group === 'Covered hexes');
    expect(lines.map((n) => n.value)).toEqual([
      'covered',
      'not covered',
      'covered',
      'not covered',
      'covered',
      'covered',
    ]);
    expect(lines[1]).toMatchObject({ applied: false, reason: 'Combat Value 3 against 15: less than ¼' });
    expect(lines[3]!.reason).toBe('nothing covers it');
  });
});

describe('reductions', () => {
  test.each([
    ["held by an undemoralized unit of the defender's side", FRIEND],
    ['unoccupied and reached across woods or loess only', { cover: 'restricted-zoc', coveringCV: 5 }],
    ['covered only as swamp or mountain', { cover: 'swamp-or-mountain' }],
    ['covered only by a river', { cover: 'river' }],
  ])('%s: -1, and not for another hex', (text, hex) => {
    const { result, notes } = answer(replaced(SIX, hex));
    expect(result).toMatchObject({ reductions: 1, bonus: 3 });
    const lines = notes.filter((n) => n.text.endsWith(text));
    expect(lines).toHaveLength(6);
    expect(lines.filter((n) => n.applied).map((n) => n.text)).toEqual([`Hex 6: ${text}`]);
    for (const line of lines.slice(0, 5)) expect(line.reason).toMatch(/\w/);
  });

  test('off the map: none, unless ruled otherwise', () => {
    const hexes = replaced(SIX, { cover: 'off-map' });
    expect(flank(hexes).bonus).toBe(4);
    expect(flank(hexes, { houseRules: { flankOffMap: 'reduces' } }).bonus).toBe(3);
    const open = flank(hexes, { houseRules: { flankOffMap: 'not-covered' } });
    expect(open).toMatchObject({ covered: 5, bonus: 2 });
  });

  test('closed ground in a zone of control: none, unless ruled otherwise', () => {
    const hexes = replaced(SIX, { ...ZOC, closedGround: true });
    expect(flank(hexes).bonus).toBe(4);
    expect(answer(hexes).notes.filter(({ cite }) => cite === '9.7e')).toMatchObject([{ applied: false }]);
    expect(flank(hexes, { houseRules: { closedGroundInZoc: 'reduces' } })).toMatchObject({
      ...{ covered: 6, reductions: 1, bonus: 3 },
    });
    expect(refusal(replaced(SIX, { ...ENEMY, closedGround: true }))?.field).toBe('hexes.5.closedGround');
  });

  test('one hex reduces by at most 1', () => {
    const { result, notes } = answer(
      replaced(SIX, { cover: 'restricted-zoc', coveringCV: 5, defenderFriend: true }),
    );
    expect(result).toMatchObject({ reductions: 1, bonus: 3 });
    expect(notes.find((n) => n.reason === 'a hex reduces by at most 1')?.text).toContain('Hex 6');
  });

  test('a hex that is not covered does not reduce', () => {
    expect(flank(replaced(SIX, { cover: 'open', defenderFriend: true }))).toMatchObject({
      reductions: 0,
      bonus: 2,
    });
    const weak = { cover: 'restricted-zoc', coveringCV: 1 };
    expect(flank(replaced(SIX, weak))).toMatchObject({ covered: 5, reductions: 0 });
  });

  test('from +4 never below +1, from +2 down to 0', () => {
    const river: Hex = { cover: 'river' };
    expect(flank(replaced(SIX, river, river, river)).bonus).toBe(1);
    expect(flank(replaced(SIX, river, river, river, river))).toMatchObject({ reductions: 4, bonus: 1 });
    expect(answer(replaced(SIX, river, river, river, river)).notes.map((n) => n.text)).toContain(
      'Never below +1 from +4',
    );
    expect(flank([ENEMY, ZOC, river, river, river, OPEN])).toMatchObject({ basic: 2, bonus: 0 });
  });
});

describe('flanks refused', () => {
  test.each([
    [10, 'none', 1],
    [4, 'none', 1],
    [3.5, 'none', 2],
    [3, 'abatis', 1],
    [2, 'abatis', 2],
  ])('CV %f, works %s: +%i and no bonus', (defenderCV, defenderEntrenchment, refused) => {
    expect(flank(SIX, { defenderCV, defenderEntrenchment, flanksRefused: true })).toMatchObject({
      bonus: 0,
      refused,
      covered: 6,
    });
  });

  test('as ruled otherwise', () => {
    const refused = (houseRules: object) => flank(SIX, { flanksRefused: true, houseRules });
    expect(refused({ refusedFlanksModifier: 'always-2' }).refused).toBe(2);
    expect(refused({ refusedFlanksModifier: 'always-1' }).refused).toBe(1);
    expect(refused({ flankBonusAgainstRefused: 'both' })).toMatchObject({ bonus: 4, refused: 1 });
    expect(refused({ flankBonusAgainstRefused: 'halved' })).toMatchObject({ bonus: 2, refused: 1 });
    const three = { flanksRefused: true, houseRules: { flankBonusAgainstRefused: 'halved' } };
    expect(flank(replaced(SIX, FRIEND), three)).toMatchObject({ bonus: 1, unrefused: 3, refused: 1 });
  });
});

describe('refusals', () => {
  test.each([
    ['six', [ENEMY], {}, 'hexes'],
    ['a Combat Value', replaced(SIX, { cover: 'zoc' }), {}, 'hexes.5.coveringCV'],
    ['either side', replaced(SIX, { ...ENEMY, defenderFriend: true }), {}, 'hexes.5.defenderFriend'],
    ['on the map', replaced(SIX, { cover: 'off-map', defenderFriend: true }), {}, 'hexes.5.defenderFriend'],
    ['halves', replaced(SIX, { cover: 'zoc', coveringCV: 0.3 }), {}, 'hexes.5.coveringCV'],
    ['a defender', SIX, { defenderCV: 0 }, 'defenderCV'],
  ])('%s', (_, hexes, more, field) => {
    const refused = refusal(hexes, more);
    expect(refused?.field).toBe(field);
    expect(refused?.text).toMatch(/\w/);
  });
});

test('one certain outcome, and the bonus stays within 0 to 4 and never rises with a friend of the defender', () => {
  const anyHex = fc.record({
    cover: fc.constantFrom(...COVERS.filter((c) => c !== 'occupied' && c !== 'off-map')),
    coveringCV: fc.integer({ min: 1, max: 20 }),
    defenderFriend: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(anyHex, { minLength: 6, maxLength: 6 }), (hexes) => {
      const { bonus, covered, basic, reductions } = flank(hexes, { defenderCV: 30 });
      expect(bonus).toBeGreaterThanOrEqual(basic === 4 ? 1 : 0);
      expect(bonus).toBeLessThanOrEqual(basic);
      expect(reductions).toBeLessThanOrEqual(covered);
      const befriended = hexes.map((hex) => ({ ...hex, defenderFriend: true }));
      expect(flank(befriended, { defenderCV: 30 }).bonus).toBeLessThanOrEqual(bonus);
    }),
  );
  const asked = FLANK_BONUS.ask(FLANK_BONUS.example);
  expect(asked.refused === null && asked.value.odds().outcomes.map((o) => o.fraction)).toEqual(['1']);
});
