/** Port Gibson on the table: the scenario that tests of the Field play. */
import { readFileSync } from 'node:fs';
import { act, begin, type Game, parseMap, type Rng } from '@longroll/kernel';
import { registry } from '../../registry/src/index.ts';
import { type Option, optionsOf } from '../src/field/options.ts';
import { offeredAt, playableOf } from '../src/field/scenarios.ts';

export const map = parseMap(
  readFileSync(new URL('../../gcacw/maps/vicksburg.map.txt', import.meta.url), 'utf8'),
);
export const playable = await playableOf(offeredAt(registry, 'gcacw/port-gibson')!);
const { entry, system } = playable;
export const rules = await entry.open(map);
export const cell = (id: string): number => map.cells.get(id)!;

/** Every die shows its best side. */
export const high: Rng = { int: (n) => n - 1 };

export function newGame(): Game {
  const head = { scenario: entry.id, system: system.id, rulesVersion: system.version, houseRules: {} };
  const begun = begin(rules, head);
  if (begun.refused) throw new Error(begun.refused.text);
  return begun.value;
}

export function called(game: Game, words: RegExp): Option {
  const option = optionsOf(game).find(({ told }) => words.test(told.text));
  if (!option) throw new Error(`nothing is called ${words}`);
  return option;
}

export function done(game: Game, words: RegExp, rng: Rng = high): Game {
  const option = called(game, words);
  const next = act(game, option.side, option.action, rng);
  if (next.refused) throw new Error(next.refused.text);
  return next.value;
}

/** Set-up and leaders behind us; whoever has the initiative chooses. */
export const opened = (rng: Rng = high): Game =>
  [/^Begin/, /^No more leaders/, /^No more leaders/].reduce(
    (game, words) => done(game, words, rng),
    newGame(),
  );
