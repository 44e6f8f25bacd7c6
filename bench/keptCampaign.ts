/** A quiet campaign as it would lie on a device: for the pictures, the measures of the page, and the tests in a browser. */
import { readFileSync } from 'node:fs';
import { begin, type Game, parseMap, seeded, type Table } from '../packages/kernel/src/index.ts';
import { registry } from '../packages/registry/src/index.ts';
import { keepGame } from '../packages/web/src/field/games.ts';
import { openTable } from '../packages/web/src/field/seat.ts';
import type { Shelf } from '../packages/web/src/keep/shelf.ts';
import { quietGame } from './quietGame.ts';

/** As long as this is so of the table, the game goes on. */
export type GoesOn = (table: Table) => boolean;

const MAP = 'packages/gcacw/maps/vicksburg.map.txt';

export async function quietCampaign(scenario: string, goesOn: GoesOn): Promise<Game> {
  const system = registry.systems.find(({ id }) => scenario.startsWith(`${id}/`))!;
  const rules = await registry.scenario(scenario)!.open(parseMap(readFileSync(MAP, 'utf8')));
  const begun = begin(rules, {
    ...{ scenario, system: system.id, rulesVersion: system.version, houseRules: {} },
  });
  if (begun.refused) throw new Error(begun.refused.text);
  return quietGame(rules, begun.value.head, seeded('a quiet campaign'), ({ now }) =>
    goesOn(rules.table(rules.view(now, null))),
  );
}

/** All that a device keeps of a game, by the names under which it lies there. */
export function keptTexts(game: Game, key: string): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  const shelf: Shelf = {
    read: (name) => texts[name] ?? null,
    write: (name, text) => {
      texts[name] = text;
      return true;
    },
    drop: (name) => {
      delete texts[name];
    },
    keys: () => Object.keys(texts),
  };
  const { kept } = keepGame({ key, title: 'Kept' }, game, openTable(game, game.now), undefined, shelf);
  if (!kept) throw new Error('the game was not kept');
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [`longroll.${name}`, text]));
}
