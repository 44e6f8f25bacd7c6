/** A campaign as it would lie on a device: for the pictures, the measures of the page, and the tests in a browser. */
import { readFileSync } from 'node:fs';
import type { PlayState } from '../packages/gcacw/src/play/state/stage.ts';
import {
  act,
  begin,
  type Game,
  type GameHead,
  parseMap,
  type Rules,
  seeded,
  temperedGame,
} from '../packages/kernel/src/index.ts';
import { registry } from '../packages/registry/src/index.ts';
import { keepGame } from '../packages/web/src/field/games.ts';
import { type OnShelf, SHEAF } from '../packages/web/src/field/keptCourse.ts';
import { openTable } from '../packages/web/src/field/seat.ts';
import type { Shelf } from '../packages/web/src/keep/shelf.ts';

/** As long as this is so of the state, the game goes on. */
export type GoesOn = (state: PlayState) => boolean;

type Play = (rules: Rules, head: GameHead, goesOn: (game: Game) => boolean) => Game;

const LUCK = 'a quiet campaign';
export const quietly: Play = (rules, head, goesOn) =>
  temperedGame(rules, head, 'quiet', seeded(LUCK), goesOn) as Game;

/** Whoever may end something does; else he does the first thing that is listed. */
function idled({ rules, now }: Game, side: string): unknown {
  const view = rules.view(now, side);
  const listed = rules.legal(view);
  return listed.find((action) => rules.tell(view, action).ends) ?? listed[0];
}

/** Nobody stirs: many turns in few moves. */
export const idly: Play = (rules, head, goesOn) => {
  const rng = seeded(LUCK);
  const first = begin(rules, head);
  if (first.refused) throw new Error(first.refused.text);
  let game: Game = first.value;
  for (let [side] = rules.toMove(game.now); side && goesOn(game); [side] = rules.toMove(game.now)) {
    const next = act(game, side, idled(game, side), rng);
    if (next.refused) throw new Error(next.refused.text);
    game = next.value;
  }
  return game;
};

const MAP = 'packages/gcacw/maps/vicksburg.map.txt';

/** All that lies on the device of one who has played it, by the names under which it lies there. */
export interface KeptCampaign {
  readonly texts: Readonly<Record<string, string>>;
  readonly moves: number;
}

/** A shelf in memory. */
function newShelf(): Shelf & { readonly texts: Record<string, string> } {
  const texts: Record<string, string> = {};
  return {
    texts,
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
}

/** Keeps a game as it is played: whenever a sheaf is full, and at the end. */
function keeper(key: string) {
  const shelf = newShelf();
  let on: OnShelf | undefined;
  const keep = (game: Game): void => {
    const kept = keepGame({ key, title: 'Kept' }, game, openTable(game, game.now), on, shelf);
    if (!kept.kept) throw new Error('the game was not kept');
    on = kept.on;
  };
  return { keep, texts: shelf.texts };
}

export async function keptCampaign(
  scenario: string,
  goesOn: GoesOn,
  key: string,
  play: Play = quietly,
): Promise<KeptCampaign> {
  const system = registry.systems.find(({ id }) => scenario.startsWith(`${id}/`))!;
  const rules = await registry.scenario(scenario)!.open(parseMap(readFileSync(MAP, 'utf8')));
  const head = { scenario, system: system.id, rulesVersion: system.version, houseRules: {} };
  const { keep, texts } = keeper(key);
  const game = play(rules, head, (played) => {
    if (played.moves.length % SHEAF === 0) keep(played);
    return goesOn(played.now as PlayState);
  });
  keep(game);
  const named = Object.entries(texts).map(([name, text]) => [`longroll.${name}`, text]);
  return { texts: Object.fromEntries(named), moves: game.moves.length };
}
