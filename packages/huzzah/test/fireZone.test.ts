/** The minimum fire zone: 1 hex, or 2 by notes a and h of the terrain chart. */
import { describe, expect, test } from 'vitest';
import { type Input, refused, rolled } from './asked.ts';

interface Zone {
  readonly zone: readonly string[];
  readonly reach: number;
}
const zoneOf = (input: Input) => rolled('fire-zone', input).result as Zone;
const far = (input: Input) =>
  zoneOf(input)
    .zone.filter((name) => name.startsWith('2 hexes'))
    .map((name) => name.replace('2 hexes ', ''));
const why = (input: Input, name: string) =>
  rolled('fire-zone', input).notes.find(({ text }) => text === name);

const CREST = { elevation: 1, slope: true };
const ALL_SEVEN = [
  'ahead',
  'half left',
  'half right',
  'left',
  'right',
  'at the left side',
  'at the right side',
];

test('on level ground without works: the three hexes of the front', () => {
  expect(zoneOf({})).toEqual({ zone: ['ahead', 'ahead left', 'ahead right'], reach: 1 });
  expect(why({}, '2 hexes ahead')).toMatchObject({ applied: false, cite: '3.2.1' });
});

describe('note a', () => {
  test('down a slope: all seven at 2, but not crests, embankments, or what is as high', () => {
    expect(far({ hex: CREST }).sort()).toEqual([...ALL_SEVEN].sort());
    const hexes = [
      { place: 'far-ahead', ...CREST },
      { place: 'far-left', embankment: true },
      { place: 'far-right', elevation: 1 },
    ];
    expect(far({ hex: CREST, hexes }).sort()).toEqual(
      ['half left', 'half right', 'at the left side', 'at the right side'].sort(),
    );
    expect(why({ hex: CREST, hexes }, '2 hexes ahead')).toMatchObject({ reason: 'it is a crest' });
    expect(why({ hex: CREST, hexes }, '2 hexes left')).toMatchObject({ reason: 'it is an embankment' });
    expect(why({ hex: CREST, hexes }, '2 hexes right')).toMatchObject({ reason: 'it is not lower' });
  });

  test('from an embankment, into hexes as high too', () => {
    const hexes = [
      { place: 'far-ahead', elevation: 3 },
      { place: 'far-left', embankment: true },
    ];
    expect(far({ hex: { embankment: true }, hexes })).toContain('ahead');
    expect(far({ hex: { embankment: true }, hexes })).not.toContain('left');
  });

  test('high ground without a slope reaches 1', () => {
    expect(zoneOf({ hex: { elevation: 2 } }).reach).toBe(1);
  });

  test.each(['abatis', 'fence', 'wall', 'breastwork'])(
    'through %s ahead: straight, and by its corners',
    (works) => {
      expect(far({ worksAhead: works }).sort()).toEqual(['ahead', 'half left', 'half right'].sort());
      expect(why({ worksAhead: works }, '2 hexes ahead')).toMatchObject({
        applied: true,
        cite: works === 'breastwork' ? '3.2.4' : '3.2.1',
      });
    },
  );

  test('through works at two: a crest too, which height alone does not reach', () => {
    const hexes = [{ place: 'far-ahead', ...CREST }];
    expect(far({ worksAhead: 'fence', hexes })).toContain('ahead');
    expect(far({ worksLeft: 'fence' }).sort()).toEqual(['left', 'half left', 'at the left side'].sort());
  });
});

describe('sight', () => {
  test('woods ahead hide what is behind them, not what lies beside the line', () => {
    const hexes = [{ place: 'ahead', ground: 'woods' }];
    const found = far({ worksAhead: 'wall', hexes });
    expect(found.sort()).toEqual(['half left', 'half right']);
    expect(why({ worksAhead: 'wall', hexes }, '2 hexes ahead')).toMatchObject({
      applied: false,
      cite: '3.5.2, 7.1',
      reason: 'not in sight: ahead',
    });
  });

  test('woods in both hexes beside a line hide what is behind, in one of them not', () => {
    const woods = (...places: string[]) => places.map((place) => ({ place, ground: 'woods' }));
    expect(far({ worksAhead: 'wall', hexes: woods('ahead', 'left') })).toEqual(['half right']);
    expect(far({ worksLeft: 'wall', hexes: woods('left', 'rear-left') })).toEqual(['half left']);
  });
});

test.each<[Input, string]>([
  [{ state: 'routed' }, '3.5.2'],
  [{ formation: 'limbered' }, '3.5.2, 4.3'],
  [{ formation: 'mounted' }, '3.5.2, 4.2'],
])('%j has none', (input, cite) => {
  expect(zoneOf({ hex: CREST, ...input })).toEqual({ zone: [], reach: 0 });
  expect(rolled('fire-zone', input).notes).toMatchObject([{ applied: false, cite }]);
});

test('a disrupted stack has one; skirmishers have 1 hex all round, also on a crest', () => {
  expect(zoneOf({ state: 'disrupted' }).reach).toBe(1);
  expect(zoneOf({ formation: 'skirmish', hex: CREST, worksAhead: 'fence' })).toMatchObject({ reach: 1 });
  expect(zoneOf({ formation: 'skirmish' }).zone).toHaveLength(6);
});

test('a hex is described once', () => {
  const hexes = [{ place: 'left' }, { place: 'left' }];
  expect(refused('fire-zone', { hexes })).toMatchObject({ code: 'described-twice', field: 'hexes.1.place' });
});
