/** Line of sight: what blocks (notes b and f), what is seen over, lines along hexsides. */
import { describe, expect, test } from 'vitest';
import { asked, type Input, refused, rolled } from './asked.ts';

const sees = (input: Input) => (rolled('line-of-sight', input).result as { readonly sees: boolean }).sees;
const WOODS = { ground: 'woods' };
const CREST = { elevation: 1, slope: true };
const between = (...hexes: Input[]) => ({ hexes: hexes.map((hex, i) => ({ at: i + 1, ...hex })) });

describe('what blocks on the level', () => {
  test.each<[string, Input, boolean]>([
    ['nothing', {}, true],
    ['woods', WOODS, false],
    ['a fieldwork', { ground: 'fieldwork' }, false],
    ['a slope', CREST, false],
    ['an embankment', { embankment: true }, false],
    ['marsh', { ground: 'marsh' }, true],
    ['a run', { ground: 'run' }, true],
    ['a creek', { ground: 'creek' }, true],
    ['high ground without a slope', { elevation: 2 }, true],
  ])('%s: sees %s', (_, hex, expected) => {
    expect(sees(between({}, hex))).toBe(expected);
  });

  test('adjacent hexes always see each other', () => {
    const { result, notes } = rolled('line-of-sight', { range: 1, target: CREST });
    expect(result).toEqual({ sees: true, blockedBy: [] });
    expect(notes).toMatchObject([{ cite: '7.2', applied: true }]);
  });
});

describe('embankments (note f)', () => {
  const over = (viewer: Input, target: Input = {}) =>
    sees({ range: 2, viewer, target, ...between({ embankment: true }) });

  test('block only between two units at ground level', () => {
    expect(over({})).toBe(false);
    expect(over({ embankment: true })).toBe(true);
    expect(over({}, { elevation: 1, slope: true })).toBe(true);
    expect(over({ slope: true }, { slope: true })).toBe(true);
  });

  test('and not for one who is as high as it is', () => {
    expect(over({ elevation: 1 })).toBe(true);
    const input = { range: 2, viewer: { elevation: 1 }, ...between({ embankment: true }) };
    expect(sees({ ...input, houseRules: { embankmentSight: 'always' } })).toBe(false);
  });
});

describe('seeing over', () => {
  test('both ends above it', () => {
    expect(
      sees({
        range: 2,
        viewer: { elevation: 2 },
        target: { elevation: 2 },
        ...between({ ...WOODS, elevation: 1 }),
      }),
    ).toBe(true);
    expect(
      sees({
        range: 2,
        viewer: { elevation: 1 },
        target: { elevation: 1 },
        ...between({ ...WOODS, elevation: 1 }),
      }),
    ).toBe(false);
  });

  test('one end above it, unless the other is right behind it', () => {
    const viewer = { elevation: 2, slope: true };
    expect(sees({ viewer, ...between(WOODS) })).toBe(true);
    expect(sees({ viewer, ...between({}, WOODS) })).toBe(false);
    expect(sees({ target: viewer, ...between({}, WOODS) })).toBe(true);
    expect(sees({ target: viewer, ...between(WOODS) })).toBe(false);
  });

  test('from behind a crest one sees the crest and no farther', () => {
    expect(sees({ range: 1, target: CREST })).toBe(true);
    expect(sees({ range: 2, ...between(CREST) })).toBe(false);
    expect(sees({ range: 2, target: { elevation: 1 }, ...between(CREST) })).toBe(false);
  });

  test('an embankment raises the eye above woods, not above what hides right behind them', () => {
    const viewer = { embankment: true };
    expect(sees({ range: 3, viewer, ...between(WOODS) })).toBe(true);
    expect(sees({ range: 2, viewer, ...between(WOODS) })).toBe(false);
  });
});

describe('a line along a hexside', () => {
  const along = (...hexes: Input[]) => ({ range: 2, aside: 1, hexes });

  test('is blocked only if both hexes block', () => {
    expect(sees(along({ beside: 'left', ...WOODS }))).toBe(true);
    expect(sees(along({ beside: 'left', ...WOODS }, { beside: 'right', ...WOODS }))).toBe(false);
    expect(sees(along(WOODS))).toBe(false);
    expect(
      sees({ ...along({ beside: 'right', ...WOODS }), houseRules: { lineAlongHexside: 'one-blocks' } }),
    ).toBe(false);
  });

  test('the ledger says why one of two does not block', () => {
    const { notes } = rolled('line-of-sight', along({ beside: 'left', ...WOODS }));
    expect(notes.find(({ text }) => text === 'place 1, left: woods')).toMatchObject({
      applied: false,
      cite: '7.2',
      reason: expect.stringContaining('along a hexside') as string,
    });
  });
});

describe('the sketch', () => {
  test('every place of every line can be described, and none beyond', () => {
    for (let range = 1; range <= 8; range++) {
      for (let aside = 0; 2 * aside <= range; aside++) {
        const places = new Set(
          asked('line-of-sight', { range, aside })
            .likeliest()
            .notes.flatMap(({ text }) => /^place (\d+)/.exec(text)?.[1] ?? []),
        ).size;
        expect(places).toBeGreaterThanOrEqual(Math.floor(range / 2) - 1);
        const at = (place: number) => refused('line-of-sight', { range, aside, hexes: [{ at: place }] });
        if (places > 0) expect(at(places)).toBeNull();
        expect(at(places + 1)).not.toBeNull();
      }
    }
  });

  test.each<[Input, string]>([
    [{ range: 3, aside: 2 }, 'aside'],
    [{ range: 3, hexes: [{ at: 3 }] }, 'hexes.0.at'],
    [{ range: 3, hexes: [{ at: 1, beside: 'left' }] }, 'hexes.0.beside'],
    [{ range: 3, hexes: [{ at: 1 }, { at: 1 }] }, 'hexes.1.at'],
    [{ range: 9 }, 'range'],
  ])('%j is refused', (input, field) => {
    expect(refused('line-of-sight', input)?.field).toBe(field);
  });
});
