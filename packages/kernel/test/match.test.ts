/** One game between two players: the same by the same seed, a game like any other, and its result as data. */
import { describe, expect, test } from 'vitest';
import {
  deviationOf,
  type MatchOptions,
  type Player,
  playMatch,
  type Rules,
  recordOfMatch,
  replay,
  type Table,
} from '../src/index.ts';
import { DARE_RULES } from './fakeSystem.ts';
import { PATROL_RULES } from './patrol/rules.ts';
import { randomPlayer } from './randomPlayer.ts';
import { TUG_RULES, type TugAction, type TugState, type TugView } from './tugRules.ts';

type Tug = Rules<TugState, TugAction, TugView>;

const always = (kind: TugAction['kind']): Player<TugView, TugAction> => ({
  decide: () => ({ action: { kind }, value: 0, reason: '', others: () => [] }),
});

const tugged = (
  seed: string,
  players = { east: always('tug'), west: always('rest') },
  rules: Tug = TUG_RULES,
) => playMatch(rules, { seed, players });

const drawn = (seed: string): MatchOptions<never, never>['players'] => ({
  east: randomPlayer(`${seed} east`),
  west: randomPlayer(`${seed} west`),
});

describe('a match', () => {
  test('is played to its end, and its result is what the rules say', () => {
    const { result, moves } = tugged('a');
    expect(result).toMatchObject({ over: true, winner: 'east', level: '', turns: 1 });
    expect(result.margin).toBe(result.points['east']! - result.points['west']!);
    expect(result.actions).toBe(moves.length);
    expect(result.points['west']).toBe(0);
  });

  test('is the same by the same seed, and another by another', () => {
    const moves = (seed: string, luck: string) => playMatch(TUG_RULES, { seed, players: drawn(luck) }).moves;
    expect(moves('a', 'x')).toEqual(moves('a', 'x'));
    expect(moves('a', 'x')).not.toEqual(moves('b', 'x'));
    expect(moves('a', 'x')).not.toEqual(moves('a', 'y'));
  });

  test.each([
    ['the tug', TUG_RULES as Rules, 'tug'],
    ['a game with secrets', PATROL_RULES as Rules, 'patrol'],
  ])('of %s is a game that can be opened: every move checked, to the same end', (_, rules, name) => {
    const players = Object.fromEntries(rules.sides.map((side) => [side, randomPlayer(`p ${side}`)]));
    const match = playMatch(rules, { seed: 's', players });
    const names = Object.fromEntries(rules.sides.map((side) => [side, 'random']));
    const head = { scenario: `fake/${name}`, rulesVersion: '1', houseRules: {}, seed: 's', names };
    const record = recordOfMatch(head, match);
    expect(record.seats).toEqual(rules.sides.map((side) => ({ side, name: 'random', kind: 'computer' })));
    const again = replay(rules, record);
    if (again.refused) throw new Error(again.refused.text);
    expect(again.value).toMatchObject({ ok: true, moves: match.moves.length });
    expect(rules.result(again.value.game.now)).toMatchObject({ over: true, margin: match.result.margin });
  });

  test('stops at its limit, as it stands', () => {
    const { result } = playMatch(TUG_RULES, { seed: 'a', players: drawn('a'), limit: 3 });
    expect(result).toMatchObject({ over: false, actions: 3 });
  });

  test('counts the dice of each side under their names', () => {
    const { result, moves } = tugged('a');
    const faces = moves.flatMap(({ journal }) =>
      journal.flatMap((one) => ('draw' in one ? [one.faces] : [])),
    );
    const arm = result.luck.find(({ die }) => die === 'arm')!;
    expect(result.luck.map(({ side, die }) => `${side} ${die}`)).toEqual(['east arm', 'east mud']);
    expect(arm.thrown).toBe(faces.length);
    expect(arm.sum).toBe(faces.reduce((sum, [first]) => sum + first!, 0));
    expect(arm.expected).toBeCloseTo(3.5 * faces.length);
    expect(arm.variance).toBeCloseTo((35 / 12) * faces.length);
    expect(deviationOf(arm)).toBeCloseTo((arm.sum - arm.expected) / Math.sqrt(arm.variance));
  });

  test('counts where it was fought: the cell at which a sentence of a move with dice was aimed', () => {
    const noting: Tug = {
      ...TUG_RULES,
      apply(state, side, action, u) {
        const after = TUG_RULES.apply(state, side, action, u);
        const cells = side === 'east' ? [1, 7] : [3];
        u.note(() => [{ cite: '1', text: 'Mud.', value: '', applied: true, story: 'happened', cells }]);
        return after;
      },
    };
    const { result, moves } = tugged('a', undefined, noting);
    const tugs = moves.filter(({ action }) => action.kind === 'tug').length;
    expect(result.fought).toEqual([[7, tugs]]);
  });

  test('tells what each side had lost when a turn ended, as its own table has it', () => {
    const lossy: Tug = {
      ...TUG_RULES,
      table(view): Table {
        const losses = ['east', 'west'].map((side) => ({
          ...{ side, title: 'Breath' },
          value: view.seat === side ? view.moves : -1,
        }));
        return { ...TUG_RULES.table(view), turn: 1 + Math.floor(view.moves / 7), losses };
      },
    };
    const resting = { east: always('rest'), west: always('rest') };
    const { result } = tugged('a', resting, lossy);
    expect(result).toMatchObject({ actions: 60, turns: 9, winner: null, margin: 0 });
    const east = result.losses.filter(({ side }) => side === 'east');
    expect(east.map(({ turn, value }) => [turn, value])).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((turn) => [turn, 7 * turn]),
      [9, 60],
    ]);
  });

  test('is no match if a player does what nobody may, or nobody plays a side', () => {
    const cheat = {
      decide: () => ({ action: { kind: 'cut' } as never, value: 0, reason: '', others: () => [] }),
    };
    expect(() => tugged('a', { east: cheat, west: cheat })).toThrow('One may tug or rest');
    expect(() => playMatch(TUG_RULES, { seed: 'a', players: {} })).toThrow('nobody plays east');
    expect(() => playMatch(DARE_RULES, { seed: 'a', players: {}, houseRules: { none: 1 } })).toThrow(
      'cannot begin',
    );
  });
});
