/** Retreats on sketched ground: priorities, restrictions, charts, override, surrender, losses. */
import { Live, noMoreLuck } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { OPEN_HEXSIDE } from '../src/model/retreatGround.ts';
import { retreat } from '../src/procedures/retreat.ts';
import { retreatOffers } from '../src/procedures/retreatOffers.ts';
import { hexOf } from '../src/questions/readSketch.ts';
import {
  AROUND,
  all,
  ask,
  closed,
  corridor,
  ENEMY,
  FARTHER,
  NOT_FARTHER,
  next,
  offered,
  orderOn,
  PLAIN_HEX,
  refusalOf,
  road,
  sorted,
  walk,
} from './retreating.ts';

const step = (changes: object, hex: string) => next(changes as never).find((one) => one.hex === hex);
const noted = (changes: object, hex: string, group = 'Hex 1') =>
  walk(changes as never).notes.find((n) => n.group === group && n.text === `To ${hex}`)!;
const gone = (...ids: readonly string[]) => all(ids, { offMap: true });

describe('Retreat Chart 1, the first hex', () => {
  test('1: along a way, farther', () => {
    const changes = { hexsides: [...road('0,0', '-1,0'), ...road('0,0', '0,1')] };
    expect(next(changes)).toEqual([{ hex: '-1,0', chart: 1, priority: 1, loss: 0, overrides: false }]);
    expect(noted(changes, '0,1')).toMatchObject({ applied: false, value: 'priority 3, loss 0' });
    expect(noted(changes, '0,1').reason).toBe('along a way, not farther; there is a hex of priority 1');
  });

  test('2: off the ways, farther', () => {
    expect(next()).toHaveLength(3);
    expect(offered()).toEqual(sorted(FARTHER));
    for (const one of next()) expect(one).toMatchObject({ chart: 1, priority: 2, loss: 0 });
  });

  test('3: not farther; 1 lost off the ways, none along a way', () => {
    const changes = { hexes: gone(...FARTHER), hexsides: road('0,0', '0,1') };
    expect(next(changes)).toEqual([
      { hex: '0,1', chart: 1, priority: 3, loss: 0, overrides: false },
      { hex: '1,-1', chart: 1, priority: 3, loss: 1, overrides: false },
    ]);
  });

  test('4 and 4: enemy ZOC, equal whether farther or not, but not in loss', () => {
    const changes = { hexes: all([...FARTHER, ...NOT_FARTHER], { enemyZoc: true }) };
    expect(offered(changes)).toEqual(sorted([...FARTHER, ...NOT_FARTHER]));
    for (const one of next(changes)) {
      expect(one).toMatchObject({ chart: 1, priority: 4, loss: FARTHER.includes(one.hex) ? 1 : 2 });
    }
  });

  test('•: 1 less along a way or into a friendly-occupied hex; both, if so ruled', () => {
    const hexes = [
      { id: '-1,0', enemyZoc: true, friendly: true },
      { id: '0,1', enemyZoc: true, friendly: true },
      ...all(['0,-1', '-1,1', '1,-1'], { enemyZoc: true }),
    ];
    const hexsides = [...road('0,0', '0,-1'), ...road('0,0', '1,-1')];
    const losses = (changes: object) =>
      Object.fromEntries(next({ hexes, hexsides, ...changes }).map(({ hex, loss }) => [hex, loss]));
    expect(losses({})).toEqual({ '-1,0': 0, '0,-1': 0, '-1,1': 1, '0,1': 1, '1,-1': 1 });
    const both = { houseRules: { retreatBulletNote: 'way-and-friendly' } };
    expect(losses(both)).toEqual({ '-1,0': 1, '0,-1': 1, '-1,1': 1, '0,1': 2, '1,-1': 2 });
    expect(losses({ ...both, hexsides: [...hexsides, ...road('0,0', '0,1')] })['0,1']).toBe(1);
  });

  test('5: enemy-occupied, only if nothing else is there', () => {
    const changes = { hexes: gone(...FARTHER, ...NOT_FARTHER) };
    expect(next(changes)).toEqual([{ hex: ENEMY, chart: 1, priority: 5, loss: 3, overrides: false }]);
    expect(noted({}, ENEMY)).toMatchObject({ value: 'priority 5, loss 3', applied: false });
  });
});

describe('Retreat Chart 2, later hexes', () => {
  const path = ['-1,0'];

  test('1: no enemy ZOC, no enemy, in whatever direction', () => {
    expect(offered({ path })).toEqual(sorted(['0,-1', '-1,-1', '-2,0', '-2,1', '-1,1']));
    for (const one of next({ path })) expect(one).toMatchObject({ chart: 2, priority: 1, loss: 0 });
  });

  test('2: enemy ZOC', () => {
    const hexes = [...all(['0,-1', '-1,-1', '-2,0', '-2,1', '-1,1'], { enemyZoc: true }), ...gone('9,9')];
    const changes = { path, hexes: hexes.map((h) => (h['id'] === '-2,0' ? { ...h, friendly: true } : h)) };
    expect(next({ ...changes, hexsides: road('0,0', '-1,0') })).toHaveLength(5);
    expect(step({ ...changes, hexsides: road('0,0', '-1,0') }, '-2,0')).toMatchObject({
      priority: 2,
      loss: 0,
    });
    expect(step({ ...changes, hexsides: road('0,0', '-1,0') }, '-2,1')).toMatchObject({
      priority: 2,
      loss: 1,
    });
  });

  test('3: enemy-occupied', () => {
    const changes = corridor({ id: '-1,0' }, { id: '-2,0', enemy: true }, { id: '-3,0' });
    expect(next({ ...changes, path })).toEqual([
      { hex: '-2,0', chart: 2, priority: 3, loss: 3, overrides: false },
    ]);
  });
});

describe('which chart', () => {
  test('a retreat uses 1 for its first hex and 2 for the others', () => {
    const { steps } = walk({ path: ['-1,0', '-2,0', '-3,0', '-4,0'] }).result;
    expect(steps.map(({ chart }) => chart)).toEqual([1, 2, 2, 2]);
  });

  test.each(['rout', 'cavalry'])('a %s uses 1 for its first four', (kind) => {
    const path = ['-1,0', '-2,0', '-3,0', '-4,0', '-5,0', '-6,0'];
    const units = [{ type: 'cavalry', manpower: 9 }];
    const { steps } = walk({ kind, path, units }).result;
    expect(steps.map(({ chart }) => chart)).toEqual([1, 1, 1, 1, 2, 2]);
  });

  test('leaving an enemy ZOC uses 1 again', () => {
    const changes = { hexes: all(['-1,0', '0,-1', '-1,1', ...NOT_FARTHER], { enemyZoc: true }) };
    const { steps } = walk({ ...changes, path: ['-1,0', '-2,0', '-3,0'] }).result;
    expect(steps.map(({ chart, priority }) => [chart, priority])).toEqual([
      [1, 4],
      [1, 2],
      [2, 1],
    ]);
  });

  test('a restricted ZOC counts, unless ruled otherwise', () => {
    const hexes = all(
      AROUND.filter((id) => id !== ENEMY),
      { restrictedZoc: true },
    );
    expect(walk({ hexes, path: ['-1,0', '-2,0'] }).result.steps.map((s) => [s.chart, s.priority])).toEqual([
      [1, 4],
      [1, 2],
    ]);
    const houseRules = { restrictedZocInRetreat: 'ignored' };
    expect(
      walk({ hexes, houseRules, path: ['-1,0', '-2,0'] }).result.steps.map((s) => [s.chart, s.priority]),
    ).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });
});

/** The hex that a case is about, if it is not the first one of the path. */
type Placed = Readonly<Record<string, unknown>> & { readonly at?: string; readonly path?: readonly string[] };

describe('restrictions', () => {
  const side = (more: object) => ({ hexsides: [{ a: '0,0', b: '-1,0', ...more }] });
  const there = (more: object) => ({ hexes: [{ id: '-1,0', ...more }] });

  test.each([
    ['off the map', there({ offMap: true })],
    ['off the map', { radius: 1, path: ['-1,0'], at: '-2,0' }],
    ['across a river without a crossing', side({ river: true })],
    ['swamp or mountain without a way', there({ terrain: 'swamp' })],
    ['swamp or mountain without a way', there({ terrain: 'mountain' })],
    ['swamp or mountain without a way', { ...there({ terrain: 'provisional-swamp' }), rain: true }],
    [
      'swamp or mountain without a way',
      { hexes: [{ id: '0,0', terrain: 'swamp' }], hexsides: road('0,0', '0,-1') },
    ],
    ['across a ford in rain', { ...side({ river: true, crossing: 'ford', way: true }), rain: true }],
    ['across a creek without a way in rain', { ...side({ creek: true }), rain: true }],
    ['a bluff without way or ferry', { ...side({ bluff: true }), bluffsImpassable: true }],
    ['already entered in this retreat', { path: ['-1,0', '-2,0'], at: '-1,0' }],
    ['already entered in this retreat', { path: ['-1,0'], at: '0,0' }],
  ])('%s: %o', (reason, changes) => {
    const { at = '-1,0', ...input }: Placed = changes;
    const group = `Hex ${(input.path?.length ?? 0) + 1}`;
    expect(noted(input, at, group)).toMatchObject({ applied: false, value: '–', reason });
    expect(offered(input)).not.toContain(at);
  });

  test.each([
    side({ river: true, crossing: 'bridge' }),
    side({ river: true, crossing: 'ford' }),
    side({ creek: true }),
    { ...side({ creek: true, way: true }), rain: true },
    side({ bluff: true }),
    { ...side({ bluff: true, way: true }), bluffsImpassable: true },
    { ...side({ bluff: true, crossing: 'ferry' }), bluffsImpassable: true },
    { ...there({ terrain: 'swamp' }), hexsides: road('0,0', '-1,0', '-2,0') },
    there({ terrain: 'provisional-swamp' }),
    there({ terrain: 'woods' }),
    { radius: 1, hexes: [{ id: '-2,0' }], path: ['-1,0'], at: '-2,0' },
    { path: ['-1,0'], houseRules: { retreatStartHex: 'open' }, at: '0,0' },
  ])('but not %o', (changes) => {
    const { at = '-1,0', ...input }: Placed = changes;
    expect(offered(input)).toContain(at);
  });
});

describe('zones of control of the enemies on the sketch', () => {
  const zoc = 'derived';

  test('the active enemy reaches both hexes beside him', () => {
    expect(noted({ zoc }, '1,-1')).toMatchObject({ value: 'priority 4, loss 2' });
    expect(noted({ zoc, hexes: [{ id: ENEMY, enemyWithoutZoc: true }] }, '1,-1')).toMatchObject({
      value: 'priority 3, loss 1',
    });
  });

  test('not across what closes a hexside', () => {
    const hexes = [{ id: '-2,0', enemy: true }];
    expect(noted({ zoc, hexes }, '-1,0').reason).toContain('enemy ZOC');
    expect(noted({ zoc, hexes, hexsides: closed('-2,0', '-1,0') }, '-1,0').reason).not.toContain('enemy ZOC');
  });

  test('restricted across woods and loess without a way, and marks add to it', () => {
    const hexes = [
      { id: '-2,0', enemy: true },
      { id: '-1,0', terrain: 'loess' },
      { id: '0,-1', enemyZoc: true },
    ];
    const houseRules = { restrictedZocInRetreat: 'ignored' };
    expect(noted({ zoc, hexes, houseRules }, '-1,0').reason).not.toContain('enemy ZOC');
    expect(noted({ zoc, hexes, houseRules }, '0,-1').reason).toContain('enemy ZOC');
    const markedToo = hexes.map((hex) => (hex.id === '-1,0' ? { ...hex, enemyZoc: true } : hex));
    expect(noted({ zoc, hexes: markedToo, houseRules }, '-1,0').reason).toContain('enemy ZOC');
    expect(noted({ zoc, hexes, houseRules, hexsides: road('-2,0', '-1,0') }, '-1,0').reason).toContain(
      'enemy ZOC',
    );
  });
});

describe('length', () => {
  test.each([
    ['retreat', 2, 4],
    ['voluntary', 2, 4],
    ['rout', 4, 6],
    ['cavalry', 4, 6],
  ])('%s: %i to %i hexes, halting as soon as it may unless told', (kind, least, most) => {
    const units = [{ type: 'cavalry', manpower: 9 }];
    expect(walk({ kind, units }).result.path).toHaveLength(least);
    const path = Array.from({ length: most }, (_, i) => `${-i - 1},0`);
    const whole = walk({ kind, units, path }).result;
    expect(whole).toMatchObject({ path, next: [], mayHalt: true });
    expect(walk({ kind, units, path: path.slice(0, least) }).result.mayHalt).toBe(true);
    expect(walk({ kind, units, path: path.slice(0, least - 1) }).result.mayHalt).toBe(false);
    const beyond = refusalOf({ kind, units, path: [...path, `${-most - 1},0`] });
    expect(beyond).toMatchObject({ field: `path.${most}` });
    expect(beyond?.text).toContain('the retreat is over; allowed: halt');
  });

  test('the owner decides hex by hex', () => {
    const { result, journal } = walk({}, '-1,0', '-2,0', '-2,-1', 'halt');
    expect(result.path).toEqual(['-1,0', '-2,0', '-2,-1']);
    expect(journal).toHaveLength(4);
    expect(journal[3]).toEqual({ ask: 'retreat hex', side: 'confederate', option: 'halt' });
    expect(ask().rollWith(['1,-1']).refused?.text).toContain('retreat hex takes one of');
  });

  test('stops for a player who has yet to decide, and goes on with his answers', () => {
    const procedure = retreat(orderOn([], []));
    expect(() => procedure(new Live([], noMoreLuck))).toThrow('confederate must decide: retreat hex');
    const answer = (option: string) => ({ ask: 'retreat hex', side: 'confederate', option });
    const live = new Live([answer('-1,0'), answer('-2,0'), answer('halt')], noMoreLuck);
    expect(procedure(live).path).toEqual(['-1,0', '-2,0']);
  });
});

describe('override', () => {
  /** The way leads into a dead end; everything else is open. */
  const deadEnd = {
    hexes: gone('-1,-1', '-2,0', '-2,1'),
    hexsides: [...road('0,0', '-1,0'), ...closed('-1,0', '0,-1', '-1,1')],
  };

  test('if the priorities lead to surrender, any hex from which the length can be completed', () => {
    expect(offered(deadEnd)).toEqual(sorted(['0,-1', '-1,1', ...NOT_FARTHER, ENEMY]));
    expect(next(deadEnd).every(({ overrides }) => overrides)).toBe(true);
    const { result, notes } = walk(deadEnd);
    expect(result).toMatchObject({ overrode: true, surrendered: false });
    expect(result.steps[0]).toMatchObject({ priority: 2, loss: 0 });
    expect(notes.map((n) => n.text)).toContain('The priorities are overridden');
    expect(noted(deadEnd, '-1,0')).toMatchObject({ applied: false });
    expect(noted(deadEnd, '-1,0').reason).toContain('the minimum length cannot be completed from there');
  });

  test('not if one of several hexes of the lowest priority will do', () => {
    const changes = { ...deadEnd, hexsides: [...deadEnd.hexsides, ...road('0,0', '0,-1')] };
    expect(next(changes)).toEqual([{ hex: '0,-1', chart: 1, priority: 1, loss: 0, overrides: false }]);
    expect(walk(changes).result.overrode).toBe(false);
  });

  /** One hex to begin with; beyond it the way leads into a dead end and open ground does not. */
  const later = {
    kind: 'rout',
    ...corridor({ id: '-1,0' }, { id: '-2,0' }, { id: '-1,-1' }, { id: '-1,-2' }, { id: '-1,-3' }),
  };
  const fork = {
    ...later,
    hexsides: [...closed('0,0', ENEMY), ...closed('-2,0', '-1,-1'), ...road('-1,0', '-2,0')],
  };

  test('may be saved for a later hex', () => {
    expect(next(fork)).toEqual([{ hex: '-1,0', chart: 1, priority: 2, loss: 0, overrides: false }]);
    const { result } = walk(fork);
    expect(result.path).toEqual(['-1,0', '-1,-1', '-1,-2', '-1,-3']);
    expect(result.overrode).toBe(true);
  });

  test('but not if ruled otherwise', () => {
    expect(walk({ ...fork, houseRules: { overrideTiming: 'first-need' } }).result).toMatchObject({
      surrendered: true,
      path: [],
    });
  });

  test('is used once only', () => {
    const twice = {
      kind: 'rout',
      ...corridor(
        { id: '-1,0' },
        { id: '-2,0' },
        { id: '-1,-1' },
        { id: '-2,-1' },
        { id: '-1,-2' },
        { id: '-1,-3' },
      ),
      hexsides: [
        ...closed('0,0', ENEMY),
        ...closed('-2,0', '-1,-1', '-2,-1'),
        ...road('-1,0', '-2,0'),
        ...closed('-2,-1', '-1,-2'),
        ...road('-1,-1', '-2,-1'),
      ],
    };
    expect(walk(twice).result).toMatchObject({ surrendered: true, path: [] });
    const order = orderOn(
      ['-1,-1', '-2,0', '-2,1'].map((id) => ({ ...PLAIN_HEX, hex: hexOf(id), offMap: true })),
      [
        { ...OPEN_HEXSIDE, way: true, a: hexOf('0,0'), b: hexOf('-1,0') },
        ...['0,-1', '-1,1'].map((b) => ({ ...OPEN_HEXSIDE, river: true, a: hexOf('-1,0'), b: hexOf(b) })),
      ],
    );
    expect(retreatOffers(order, { entered: [], overrode: false }).hexes).not.toEqual([]);
    expect(retreatOffers(order, { entered: [], overrode: true }).hexes).toEqual([]);
  });
});

describe('surrender', () => {
  const shut = { hexsides: closed('0,0', ...AROUND) };

  test('if no hex is left', () => {
    const { result, line, label } = walk(shut);
    expect(result).toMatchObject({ surrendered: true, path: [], units: [], eliminated: ['Green'], next: [] });
    expect(label).toBe('surrenders');
    expect(line).toBe('Retreat from 0,0: surrenders.');
  });

  test('if the minimum length cannot be completed at all', () => {
    expect(walk(corridor({ id: '-1,0' })).result).toMatchObject({ surrendered: true });
    expect(walk({ ...corridor({ id: '-1,0' }, { id: '-2,0' }), kind: 'rout' }).result.surrendered).toBe(true);
    expect(walk(corridor({ id: '-1,0' }, { id: '-2,0' })).result.surrendered).toBe(false);
  });

  test.each(['voluntary', 'cavalry'])('a %s retreat may then not be begun, unless so ruled', (kind) => {
    const changes = { ...shut, kind, units: [{ type: 'cavalry' }] };
    expect(refusalOf(changes)).toMatchObject({ code: 'would-surrender', field: 'kind' });
    expect(walk({ ...changes, houseRules: { willingSurrender: 'allowed' } }).result.surrendered).toBe(true);
  });
});

describe('enemy-occupied hexes', () => {
  const through = corridor({ id: '-1,0' }, { id: '-2,0', enemy: true }, { id: '-3,0' });

  test('nobody halts in one', () => {
    expect(walk({ ...through, path: ['-1,0', '-2,0'] }).result).toMatchObject({
      path: ['-1,0', '-2,0', '-3,0'],
      mayHalt: false,
    });
    expect(walk({ ...through }).result.units).toMatchObject([{ manpower: 6 }]);
  });

  test('nor enters one that he cannot leave', () => {
    const blind = corridor({ id: '-1,0' }, { id: '-2,0' }, { id: '-3,0', enemy: true });
    expect(next({ ...blind, path: ['-1,0', '-2,0'] })).toEqual([]);
    expect(noted({ ...blind, path: ['-1,0', '-2,0'] }, '-3,0', 'Hex 3').reason).toContain(
      'the retreat could not end from there',
    );
  });

  const last = corridor(
    { id: '-1,0' },
    { id: '-2,0' },
    { id: '-3,0' },
    { id: '-4,0', enemy: true },
    { id: '-5,0' },
  );
  const path = ['-1,0', '-2,0', '-3,0', '-4,0'];

  test('at the greatest length one hex more, or not at all if so ruled', () => {
    expect(walk({ ...last, path }).result.path).toEqual([...path, '-5,0']);
    const refused = refusalOf({ ...last, path, houseRules: { retreatEndsOnEnemy: 'not-entered' } });
    expect(refused).toMatchObject({ field: 'path.3', code: 'not-allowed' });
  });
});

describe('losses', () => {
  const inZoc = {
    hexes: all(
      AROUND.filter((id) => id !== ENEMY),
      { enemyZoc: true },
    ),
    path: ['0,1', '-1,2'],
  };
  const stack = [
    { name: 'Green', type: 'infantry', manpower: 5, entrenchment: 'abatis' },
    { name: 'Adams', type: 'cavalry', manpower: 2 },
    { name: 'Cowan', type: 'artillery', manpower: 3 },
  ];

  test('each unit takes them all, whatever it is; without manpower it is gone, works are left behind', () => {
    const { result, notes } = walk({ ...inZoc, units: stack });
    expect(result.steps[0]).toMatchObject({ priority: 4, loss: 2 });
    expect(result.units).toMatchObject([
      { name: 'Green', manpower: 3, entrenchment: 'none' },
      { name: 'Cowan', manpower: 1 },
    ]);
    expect(result.eliminated).toEqual(['Adams']);
    expect(notes.find((n) => n.value === 'removed')?.text).toBe('Adams has no manpower left');
  });

  test('a stack that is gone has not surrendered and goes no further', () => {
    const { result, label } = walk({ ...inZoc, path: ['0,1'], units: [{ manpower: 2 }, { manpower: 1 }] });
    expect(result).toMatchObject({
      path: ['0,1'],
      units: [],
      surrendered: false,
      eliminated: ['unit 1', 'unit 2'],
    });
    expect(label).toContain('destroyed');
    expect(refusalOf({ ...inZoc, units: [{ manpower: 2 }] })?.text).toContain('the retreat is over');
  });

  test('a cavalry retreat ignores them, except 3 among the enemy', () => {
    const units = [{ name: 'Adams', type: 'cavalry', manpower: 5 }];
    const cavalry = walk({ ...inZoc, kind: 'cavalry', units });
    expect(cavalry.result.steps[0]).toMatchObject({ priority: 4, loss: 0 });
    expect(cavalry.result.units).toMatchObject([{ manpower: 5 }]);
    expect(cavalry.notes.find((n) => n.text.startsWith('Goes to 0,1'))?.reason).toBe(
      '1/2•, but not in a cavalry retreat',
    );
    const only = { hexes: gone(...FARTHER, ...NOT_FARTHER), kind: 'cavalry', units };
    expect(walk(only).result.steps[0]).toMatchObject({ hex: ENEMY, loss: 3 });
    expect(walk(only).result.units).toMatchObject([{ manpower: 2 }]);
  });

  test('cavalry in a rout takes them', () => {
    const units = [{ type: 'cavalry', manpower: 5 }];
    expect(walk({ ...inZoc, kind: 'rout', units }).result.units).toMatchObject([{ manpower: 3 }]);
  });
});

describe('left to itself', () => {
  test('a stack loses as little as it can, then keeps to a way, and halts as soon as it may', () => {
    expect(walk({ hexsides: road('0,0', '-1,1', '-1,2', '-1,3') }).result.path).toEqual(['-1,1', '-1,2']);
    const hexes = all([...FARTHER, ...NOT_FARTHER], { enemyZoc: true });
    const { steps } = walk({ hexes, hexsides: road('0,0', '0,1') }).result;
    expect(steps[0]).toMatchObject({ loss: 1 });
  });

  test('one certain outcome, and the lines of the charts that were read', () => {
    const asked = ask({ hexsides: road('0,0', '-1,0') });
    expect(asked.odds().outcomes.map((o) => o.fraction)).toEqual(['1']);
    expect(asked.likeliest().lit).toEqual([
      { chart: 'gcacw/retreat-1', row: 0, column: 0 },
      { chart: 'gcacw/retreat-2', row: 0, column: 0 },
    ]);
    expect(asked.headline).toBe('Retreat of 2 to 4 hexes from 0,0, active enemy in 1,0');
  });
});

describe('refusals', () => {
  test.each([
    [{ path: ['1,-1'] }, 'path.0', 'there is a hex of priority 2; allowed: '],
    [{ path: ['5,5'] }, 'path.0', 'no neighbour of the hex left'],
    [{ path: ['west'] }, 'path.0', 'a hex as "q,r"'],
    [{ start: '1,0' }, 'activeEnemy', 'both'],
    [{ hexes: [{ id: '0,0', enemy: true }] }, 'start', 'cannot begin'],
    [{ hexes: [{ id: '1,0', friendly: true }] }, 'activeEnemy', 'not friendly'],
    [{ hexes: [{ id: '2,0' }, { id: '2,0' }] }, 'hexes.1.id', 'twice'],
    [{ hexes: [{ id: '2,0', enemy: true, friendly: true }] }, 'hexes.0.friendly', 'both sides'],
    [{ hexsides: [{ a: '0,0', b: '2,0' }] }, 'hexsides.0.b', 'share no hexside'],
    [{ hexsides: [...road('0,0', '0,1'), ...road('0,1', '0,0')] }, 'hexsides.1.a', 'twice'],
    [{ hexsides: [{ a: '0,0', b: '0,1', river: true, creek: true }] }, 'hexsides.0.creek', 'not both'],
    [{ kind: 'cavalry' }, 'units.0.type', 'cavalry alone'],
    [{ units: [] }, 'units', 'list of 1 to 20'],
  ])('%o', (changes, field, text) => {
    const refused = refusalOf(changes);
    expect(refused).toMatchObject({ field });
    expect(refused?.text).toContain(text);
  });
});
