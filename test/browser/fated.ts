/** Games of a scenario with the luck that the page has by a seed. */
import { readFileSync } from 'node:fs';
import { act, begin, type Game, parseMap, type Rules, seeded } from '../../packages/kernel/src/index.ts';
import { registry } from '../../packages/registry/src/index.ts';
import { optionsOf } from '../../packages/web/src/field/options.ts';

export const VICKSBURG = parseMap(
  readFileSync(new URL('../../packages/gcacw/maps/vicksburg.map.txt', import.meta.url), 'utf8'),
);

export interface Fated {
  readonly rules: Rules;
  begun(): Game;
  /** The game after the actions whose words these are; null where one of them is not to be done. */
  played(seed: string, words: readonly RegExp[]): Game | null;
  /** A seed with this in its name by which they can be done, and lead to this. */
  seedFor(name: string, words: readonly RegExp[], leads?: (game: Game) => boolean): string;
}

export async function fated(scenario: string): Promise<Fated> {
  const rules = await registry.scenario(scenario)!.open(VICKSBURG);
  const { id: system, version: rulesVersion } = registry.systems.find(({ id }) =>
    scenario.startsWith(`${id}/`),
  )!;
  const begun = (): Game => {
    const game = begin(rules, { scenario, system, rulesVersion, houseRules: {} });
    if (game.refused) throw new Error(game.refused.text);
    return game.value;
  };
  const played = (seed: string, words: readonly RegExp[]): Game | null =>
    words.reduce<Game | null>((game, wanted) => {
      const option = game && optionsOf(game).find(({ told }) => wanted.test(told.text));
      if (!game || !option) return null;
      const next = act(game, option.side, option.action, seeded(`${seed} ${game.moves.length}`));
      return next.refused ? null : next.value;
    }, begun());
  return {
    ...{ rules, begun, played },
    seedFor(name, words, leads = () => true) {
      for (let i = 0; i < 500; i++) {
        const game = played(`${name} ${i}`, words);
        if (game && leads(game)) return `${name} ${i}`;
      }
      throw new Error(`no luck leads to ${words.join(', ')}`);
    },
  };
}
