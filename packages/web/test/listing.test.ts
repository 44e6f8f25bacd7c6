/** Lists of units as check marks: who is in, taken back and added again, all, none, and a list that fills up. */
import { readFileSync } from 'node:fs';
import { act, begin, type Game, parseMap, type Rng } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { registry } from '../../registry/src/index.ts';
import { isLastOf, type Relisting, relisted, ticksOf, whyNotUntick } from '../src/field/listing.ts';
import { optionsOf } from '../src/field/options.ts';
import { offeredAt } from '../src/field/scenarios.ts';
import { tableOf } from '../src/field/seat.ts';

const map = parseMap(readFileSync(new URL('../../gcacw/maps/vicksburg.map.txt', import.meta.url), 'utf8'));
const { entry, system } = offeredAt(registry, 'gcacw/lorings-memorandum')!;
const rules = await entry.open(map);

const dice = (face: number): Rng => ({ int: () => face - 1 });
const high = () => dice(6);

function done(game: Game, words: RegExp, rng = dice(6)): Game {
  const option = optionsOf(game).find(({ told }) => words.test(told.text));
  if (!option) throw new Error(`nothing is called ${words}`);
  const next = act(game, option.side, option.action, rng);
  if (next.refused) throw new Error(next.refused.text);
  return next.value;
}

/** Loring is about to assault with some of his three brigades. */
function naming(): Game {
  const head = { scenario: entry.id, system: system.id, rulesVersion: system.version, houseRules: {} };
  const begun = begin(rules, head);
  if (begun.refused) throw new Error(begun.refused.text);
  let game = [/^Begin/, /^No more leaders/, /^No more leaders/].reduce((g, w) => done(g, w), begun.value);
  const assaults = /^Loring-A assaults/;
  if (!optionsOf(game).some(({ told }) => assaults.test(told.text))) game = done(game, /^Pass/);
  return done(game, assaults);
}

const table = (game: Game) => tableOf(game, game.now);
const named = (game: Game) => table(game).listing!.pieces;
const ticks = (game: Game) => ticksOf(table(game), optionsOf(game));
function relist(game: Game, change: Relisting): Game {
  const next = relisted(game, change, high);
  if (next.refused) throw new Error(next.refused.text);
  return next.value;
}

const [FEATHERSTON, BUFORD, TILGHMAN] = ['featherston-a', 'buford-a', 'tilghman-c'].map(
  (name) => `confederate-${name}`,
) as [string, string, string];
const add = (game: Game, ...names: readonly string[]) =>
  names.reduce((g, name) => done(g, new RegExp(`^${name} is to take part`)), game);

describe('a list of units', () => {
  test('shows who is in and who may be, in one order whatever is ticked', () => {
    const game = naming();
    const all = ticks(game).map(({ piece }) => piece);
    expect(all).toEqual(expect.arrayContaining([FEATHERSTON, BUFORD, TILGHMAN]));
    const after = ticks(add(game, 'Buford-A'));
    expect(after.map(({ piece }) => piece)).toEqual(all);
    expect(after.filter(({ isIn }) => isIn).map(({ piece }) => piece)).toEqual([BUFORD]);
    expect(after.every(({ isIn, option }) => isIn === (option === undefined))).toBe(true);
  });

  test('unticking takes one back and adds the later ones again', () => {
    const game = add(naming(), 'Featherston-A', 'Buford-A', 'Tilghman-C');
    const without = relist(game, { without: FEATHERSTON });
    expect(named(without)).toEqual([BUFORD, TILGHMAN]);
    expect(without.moves.length).toBe(game.moves.length - 1);
    expect(relist(without, { without: 'union-nobody' })).toBe(without);
  });

  test('all adds all, none goes back to the empty list', () => {
    const game = naming();
    const all = relist(game, 'all');
    expect(named(all)).toHaveLength(ticks(game).length);
    const none = relist(all, 'none');
    expect(none.moves.length).toBe(game.moves.length);
    expect(none.now).toEqual(game.now);
  });

  test('with a most, nothing fills it by itself, and what a die decided stays', () => {
    const all = relist(naming(), 'all');
    const picking = [1, 2, 3, 4, 5, 6]
      .map((face) => done(all, /^Declare/, dice(face)))
      .find((game) => table(game).decides === 'assault-pick')!;
    const { listing } = table(picking);
    expect(listing!.most).toBeLessThan(ticks(picking).length);
    const filled = relist(picking, 'all');
    expect(named(filled)).toHaveLength(listing!.most - 1);
    expect(isLastOf(table(filled).listing!)).toBe(true);
    const back = relist(filled, 'none');
    expect(named(back)).toEqual([]);
    expect(back.moves.length).toBe(picking.moves.length);
  });

  test('says why nobody can be taken off where the rules do not allow it', () => {
    const game = add(naming(), 'Buford-A');
    expect(whyNotUntick(game, table(game).listing!)).toBeNull();
    const reveals = { reveals: () => true } as never;
    const secret = { ...game, rules: { ...game.rules, secrets: reveals } };
    expect(whyNotUntick(secret, table(game).listing!)?.text).toContain('cannot be taken back');
    expect(relisted(secret, 'none', high).refused?.cite).toBe('T.5');
  });
});
