/** Laws of the combat phase over random battles, and what each side is told where units are hidden. */
import { Fast, Live, type Rng, seeded, storyOf } from '@longroll/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Field, fieldOf } from '../src/field/field.ts';
import { rangeOf } from '../src/field/ground.ts';
import { setUp } from '../src/field/setup.ts';
import { GONE, NOBODY, type UnitState, WAITING } from '../src/field/state.ts';
import { isArtillery, MODES_OF, SIDES, type Side } from '../src/model/vocabulary.ts';
import { isOfCommand } from '../src/play/command/chain.ts';
import { couldCharge, firePlotBar } from '../src/play/plots/plotting.ts';
import { lookAround } from '../src/play/seen/sighting.ts';
import type { PlayState } from '../src/play/state/stage.ts';
import { gunsLeft, isRouted } from '../src/play/state/standing.ts';
import { LEVELS } from '../src/scenarios/scenario.ts';
import { ANTIETAM, firing, playedTo, position, scenarioNamed } from './playing.ts';

/** The smallest and the largest. */
const FIELDS = ['sunken-road', 'whole-day'].map((id) => fieldOf(scenarioNamed(id), ANTIETAM));

const among = <T>(rng: Rng, list: readonly T[]): T => list[rng.int(list.length)]!;

/** Land in play around the middle of the field of the scenario, so that many meet. */
function arena({ inPlay, ground, units }: Field, rng: Rng): readonly number[] {
  const middle = among(rng, units).cell;
  return Array.from({ length: ground.map.size }, (_, square) => square).filter(
    (square) =>
      inPlay[square] === 1 && ground.water[square] === 0 && rangeOf(ground.map, square, middle) <= 4,
  );
}

function strewn(field: Field, start: PlayState, rng: Rng): PlayState {
  const land = arena(field, rng);
  const holders = new Map<number, Side>();
  const units = start.units.map((unit, i): UnitState => {
    const { side, arm, startMen, guns } = field.units[i]!;
    const free = land.filter((square) => (holders.get(square) ?? side) === side);
    if (free.length === 0 || rng.int(3) === 0) return { ...unit, square: WAITING };
    const square = among(rng, free);
    holders.set(square, side);
    const lostMen = rng.int(Math.max(1, startMen - 25));
    return {
      ...unit,
      ...{ square, men: startMen - lostMen, lostMen, lostGuns: Math.min(guns, Math.floor(lostMen / 16)) },
      mode: start.options.level === 'basic' && rng.int(4) > 0 ? MODES_OF[arm][0] : among(rng, MODES_OF[arm]),
      ...{ facing: rng.int(8), fatigue: rng.int(100), op: rng.int(13), ammo: rng.int(4), fort: rng.int(4) },
      ...{ holdFire: rng.int(5) === 0, meleeAdvance: rng.int(4) > 0, active: rng.int(4) > 0 },
    };
  });
  const kept = units.map((unit, i): UnitState => {
    const { arm } = field.units[i]!;
    const isBattery = isArtillery(arm) && unit.square >= 0;
    return isBattery && gunsLeft(field.units[i]!, unit) === 0 ? { ...unit, square: GONE } : unit;
  });
  return { ...start, units: kept };
}

/** A square of the enemy that a unit could plot, one next to it by preference; -1 if none is found. */
function targetFor(field: Field, state: PlayState, rng: Rng, unit: number): number {
  const { square } = state.units[unit]!;
  const { side } = field.units[unit]!;
  if (square < 0 || isRouted(state.units[unit]!)) return NOBODY;
  const enemies = state.units.flatMap((one, i) =>
    one.square >= 0 && field.units[i]!.side !== side ? [one.square] : [],
  );
  const near = enemies.filter((one) => rangeOf(field.ground.map, one, square) === 1);
  const target = among(rng, near.length > 0 && rng.int(3) > 0 ? near : [...enemies, square]);
  return firePlotBar(field, state, unit, target) === null ? target : NOBODY;
}

/** Plots that could be made, some of them charges; those of the other side stand. */
function withPlots(field: Field, state: PlayState, rng: Rng, side: Side): PlayState {
  let order = 0;
  const units = state.units.map((unit, i): UnitState => {
    const square = targetFor(field, state, rng, i);
    if (square === NOBODY) return unit;
    if (field.units[i]!.side !== side) return { ...unit, plot: { square, paid: 0, order: 0, melee: false } };
    const melee = couldCharge(field, state, i, square) && rng.int(3) > 0;
    const paid = melee || isArtillery(field.units[i]!.arm) ? 4 : 2;
    return { ...unit, plot: { square, paid, order: ++order, melee } };
  });
  return { ...state, units };
}

/** A random battle at the beginning of a combat phase. */
function battle(seed: string): { readonly field: Field; readonly state: PlayState } {
  const rng = seeded(seed);
  const field = among(rng, FIELDS);
  const level = among(rng, LEVELS);
  const options = { ...field.scenario.options, level, hidden: level !== 'basic' && rng.int(2) === 0 };
  const side = among(rng, SIDES);
  const start: PlayState = { ...setUp(field, options), houseRules: {}, stage: firing(side) };
  const placed = strewn(field, start, rng);
  const seen = lookAround(field, placed.units, placed);
  return { field, state: withPlots(field, seen, rng, side) };
}

const runs = (law: (seed: string) => void): void =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 30 }), (seed) => law(`battle ${seed}`)),
    {
      numRuns: 40,
    },
  );

const fought = (seed: string) => {
  const { field, state } = battle(seed);
  return { field, before: state, after: playedTo(field, state, new Fast(seeded(seed))) };
};

/** Men and guns by what has become of them (21.14). */
function muster(field: Field, { units }: PlayState, side: Side) {
  const own = field.own[side];
  const sum = (of: (unit: UnitState, i: number) => number): number =>
    own.reduce((all, i) => all + of(units[i]!, i), 0);
  return {
    men: sum(({ men, lostMen }) => men + lostMen),
    lostMen: sum(({ lostMen }) => lostMen),
    lostGuns: sum(({ lostGuns }) => lostGuns),
  };
}

describe('whatever happens', () => {
  test('no man and no gun is forgotten, and each is scored once', () =>
    runs((seed) => {
      const { field, before, after } = fought(seed);
      for (const side of SIDES) {
        const enemy = side === 'union' ? 'confederate' : 'union';
        const [was, is] = [muster(field, before, side), muster(field, after, side)];
        expect(is.men).toBe(was.men);
        expect(after.score.all[enemy].men).toBe(is.lostMen - was.lostMen);
        expect(after.score.all[enemy].guns).toBe(20 * (is.lostGuns - was.lostGuns));
        // Who suffers knows it all; who inflicts it never more than there is.
        expect(after.score[side][enemy]).toEqual(after.score.all[enemy]);
        expect(after.score[enemy][enemy].men).toBeLessThanOrEqual(after.score.all[enemy].men);
      }
    }));

  test('nobody stands in water, off the field or with the enemy', () =>
    runs((seed) => {
      const { field, after } = fought(seed);
      const holders = new Map<number, Side>();
      after.units.forEach(({ square }, i) => {
        if (square < 0) return;
        const { side } = field.units[i]!;
        expect([field.ground.water[square], field.inPlay[square]]).toEqual([0, 1]);
        expect(holders.get(square) ?? side).toBe(side);
        holders.set(square, side);
      });
    }));

  test('records stay within their bounds', () =>
    runs((seed) => {
      const { field, before, after } = fought(seed);
      after.units.forEach((unit, i) => {
        const { men, fatigue, efficiency, op, ammo, fort } = unit;
        expect(Math.min(men, fatigue, efficiency, op, ammo, fort)).toBeGreaterThanOrEqual(0);
        expect(Math.max(fatigue, efficiency)).toBeLessThanOrEqual(99);
        expect(op).toBeLessThanOrEqual(before.units[i]!.op);
      });
      const standing = after.units.flatMap(({ square }, i) => (square >= 0 ? [i] : []));
      const hurt = standing.filter((i) => after.units[i]!.lostMen > before.units[i]!.lostMen);
      expect(hurt.filter((i) => after.units[i]!.men < 25)).toEqual([]);
      const batteries = standing.filter((i) => isArtillery(field.units[i]!.arm));
      expect(batteries.filter((i) => gunsLeft(field.units[i]!, after.units[i]!) <= 0)).toEqual([]);
    }));

  test('the routed and the gone have no plots, the others only standing ones', () =>
    runs((seed) => {
      for (const { mode, square, plot } of fought(seed).after.units) {
        if (mode === 'routed' || square === GONE) expect(plot).toBeNull();
        if (plot) expect([plot.paid, plot.order, plot.melee]).toEqual([0, 0, false]);
      }
    }));

  test('every leader who serves rides with a unit of his own that is there', () =>
    runs((seed) => {
      const { field, after } = fought(seed);
      const ridden = after.leaders.flatMap(({ unit }) => (unit >= 0 ? [unit] : []));
      expect(new Set(ridden).size).toBe(ridden.length);
      for (const unit of ridden) expect(after.units[unit]!.square).not.toBe(GONE);
      after.leaders.forEach(({ status, unit }, i) => {
        expect(status === 'serving').toBe(unit >= 0);
        if (unit >= 0) expect(isOfCommand(field.leaders[i]!, field.units[unit]!)).toBe(true);
      });
    }));

  test('the same dice lead to the same end, and what is told needs no other dice', () =>
    runs((seed) => {
      const { field, state } = battle(seed);
      const u = new Live([], seeded(seed));
      const end = playedTo(field, state, u);
      expect(playedTo(field, state, new Live(u.journal, seeded('other')))).toEqual(end);
    }));

  test('where nothing is hidden everybody hears the same but of plots that came to nothing', () =>
    runs((seed) => {
      const { field, state } = battle(seed);
      if (state.options.hidden) return;
      const u = new Live([], seeded(seed));
      playedTo(field, state, u);
      const secret = u.notes.filter(({ only }) => only !== undefined);
      expect(secret.every(({ cite }) => cite === '6.7' || cite === '6.8')).toBe(true);
      expect(u.draws.every(({ only }) => only === undefined)).toBe(true);
    }));
});

describe('hidden units', () => {
  const HIDDEN = { hidden: true };
  const told = (board: ReturnType<typeof position>, side: Side) =>
    storyOf(board.notes.filter(({ only }) => only === undefined || only === side));

  test('guns that are not seen are heard, and only their side has the account', () => {
    const board = position({
      units: {
        // Fourteen squares away: too far to be seen, near enough to be hit.
        'U-V-ART2': { square: '3019', facing: 7, plot: { square: '1720', paid: 4, order: 1 }, leader: null },
        'U-WEBER-A': { square: '1719', facing: 5 },
        'C-RODES': { square: '1720', facing: 1, holdFire: true, leader: null },
      },
      stage: firing('union'),
      options: HIDDEN,
    });
    board.run('fire-settle', 1);
    const [mine] = told(board, 'union');
    const [theirs] = told(board, 'confederate');
    expect(mine).toMatch(/^.* fires into the flank of Rodes in the Sunken Road: \d+ men fall\.$/);
    expect(theirs).toMatch(
      /^Guns to the east fire into the flank of Rodes in the Sunken Road: \d+ men fall\.$/,
    );
    const account = board.notes.filter(({ story }) => story === undefined);
    expect(account.length).toBeGreaterThan(5);
    expect(new Set(account.map(({ only }) => only))).toEqual(new Set(['union']));
  });

  test('fire at a contact tells its own side nothing of what it does', () => {
    const board = position({
      units: {
        'U-V-ART2': { square: '3019', facing: 7, plot: { square: '1720', paid: 4, order: 1 }, leader: null },
        'C-RODES': { square: '1720', facing: 1, leader: null },
      },
      stage: firing('union'),
      options: HIDDEN,
    });
    board.run('flights', 1, 100);
    expect(told(board, 'union')).toEqual([
      expect.stringMatching(/^.* fires at somebody out of sight in the Sunken Road\.$/),
    ]);
    expect(told(board, 'confederate')).toEqual([expect.stringMatching(/^Guns to the east fire/)]);
    const { score } = board.state;
    expect(score.all.union.men).toBeGreaterThan(0);
    expect([score.union.union.men, score.confederate.union.men]).toEqual([0, score.all.union.men]);
    const account = board.notes.filter(({ story, group }) => story === undefined && /Fire/.test(group ?? ''));
    expect(account.every(({ only }) => only !== 'union' && only !== 'confederate')).toBe(true);
  });

  test('a melee is told to both', () => {
    const board = position({
      units: {
        'U-WEBER-A': {
          square: '1818',
          facing: 6,
          ammo: 0,
          plot: { square: '1719', paid: 4, order: 1, melee: true },
        },
        'C-RODES': { square: '1719', facing: 1, holdFire: true },
      },
      stage: firing('union'),
      options: HIDDEN,
    });
    board.run('melee-settle', 1.5, 0.5, 3, 4);
    expect(told(board, 'union').filter((text) => text.includes('charges'))).toEqual(
      told(board, 'confederate').filter((text) => text.includes('charges')),
    );
    expect(told(board, 'confederate')[0]).toBe(
      'Weber A charges Rodes in the Sunken Road: 3 men of the attack fall, 104 of the defence.',
    );
  });
});
