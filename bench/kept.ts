/**
 * A game that is kept: one move and its save in a game of 1,000 moves beside a short one, the opening of the long one
 * from what lies on the shelf, a look back, and the table for a viewer. Then a campaign of 70 turns: opened, and stepped back
 * to any of them.
 */
import { readFileSync } from 'node:fs';
import { campaignNamed } from '../packages/gcacw/src/campaign/starts/index.ts';
import { campaignRulesFor, rulesFor } from '../packages/gcacw/src/play/rules.ts';
import { SCENARIOS } from '../packages/gcacw/src/scenarios/index.ts';
import {
  act,
  begin,
  type Game,
  type GridMap,
  Growing,
  parseMap,
  pickAction,
  type Rules,
  readRecord,
  seeded,
  stateAt,
  temperedGame,
} from '../packages/kernel/src/index.ts';
import { turnFound } from '../packages/web/src/field/changes.ts';
import { findCourse, keepCourse, NOTHING_KEPT, type OnShelf } from '../packages/web/src/field/keptCourse.ts';
import { openGame } from '../packages/web/src/field/opening.ts';
import { tableOf } from '../packages/web/src/field/seat.ts';
import type { Shelf } from '../packages/web/src/keep/shelf.ts';
import { race } from './timing.ts';

const KEY = 'bench';
const HEAD = { scenario: 'gcacw/bench', system: 'gcacw', rulesVersion: '1', houseRules: {} };

/** A shelf in memory: what a device adds to it is not ours. */
function newShelf(): Shelf & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => texts.set(key, text) !== undefined,
    drop: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  };
}

/** A random game of so many moves; the campaign, which is over after fewer, is begun again with other luck. */
function gameOf(rules: Rules, moves: number): Game {
  for (let luck = 0; ; luck++) {
    const begun = begin(rules, HEAD);
    if (begun.refused) throw new Error(begun.refused.text);
    const rng = seeded(`kept ${luck}`);
    let game = begun.value;
    while (game.moves.length < moves) {
      const picked = pickAction(rules, game.now, rules.toMove(game.now), rng);
      if (!picked) break;
      const next = act(game, picked.side, picked.action, rng);
      if (next.refused) throw new Error(next.refused.text);
      game = next.value;
    }
    if (game.moves.length === moves) return game;
  }
}

interface Stand {
  readonly game: Game;
  readonly shelf: Shelf;
  readonly on: OnShelf;
}

function standOf(rules: Rules, moves: number): Stand {
  const [game, shelf] = [gameOf(rules, moves), newShelf()];
  return { game, shelf, on: keepCourse(shelf, KEY, game, NOTHING_KEPT).on };
}

/** So many moves on from a moment, by listed actions. */
function movesOn(game: Game, moves: number): readonly (readonly [side: string, action: unknown])[] {
  const rng = seeded('on');
  const picks: [string, unknown][] = [];
  for (let now = game; picks.length < moves; ) {
    const { side, action } = pickAction(now.rules, now.now, now.rules.toMove(now.now), rng)!;
    picks.push([side, action]);
    const next = act(now, side, action, seeded(`on ${picks.length}`));
    if (next.refused) throw new Error(next.refused.text);
    now = next.value;
  }
  return picks;
}

const BATCH = 20;

/** The same moves from the same state each time, each with its save; how many were kept. */
function moveAndSave({ game, shelf, on }: Stand): (times: number) => number {
  const picks = movesOn(game, BATCH);
  return () => {
    let [now, lies, kept] = [game, on, 0];
    for (const [i, [side, action]] of picks.entries()) {
      const next = act(now, side, action, seeded(`on ${i + 1}`));
      if (next.refused) throw new Error(next.refused.text);
      now = next.value;
      const keeping = keepCourse(shelf, KEY, now, lies);
      lies = keeping.on;
      if (keeping.kept) kept++;
    }
    return kept;
  };
}

/** The same state with more moves behind it: what a move costs must hang on the state alone. */
function behind({ game }: Stand, moves: number): Stand {
  const more = Array.from({ length: moves - game.moves.length }, () => game.moves.at(0)!);
  const [longer, shelf] = [{ ...game, moves: Growing.of([...more, ...game.moves]) }, newShelf()];
  return { game: longer, shelf, on: keepCourse(shelf, KEY, longer, NOTHING_KEPT).on };
}

function openedFrom(shelf: Shelf, rules: Rules, moves: number): Game {
  const found = findCourse(shelf, KEY, moves)!;
  const record = readRecord(found.record);
  if (record.refused) throw new Error(record.refused.text);
  const opening = openGame(rules, HEAD.rulesVersion, found, record.value);
  if (!('game' in opening)) throw new Error(opening.wrong);
  return opening.game;
}

function milliseconds(what: string, work: () => unknown): void {
  const times = Array.from({ length: 9 }, () => {
    const since = performance.now();
    work();
    return performance.now() - since;
  });
  const median = times.sort((a, b) => a - b)[4]!;
  console.log(`    ${what}: ${median.toFixed(1)} ms`);
}

/** Kept move by move, as a page does: so its milestones lie where they would. */
function keptAsPlayed(game: Game): Shelf {
  const shelf = newShelf();
  let on = NOTHING_KEPT;
  for (let moves = 1; moves <= game.moves.length; moves++) {
    const soFar = { head: game.head, moves: game.moves.cut(moves), now: stateAt(game, moves) };
    on = keepCourse(shelf, KEY, soFar, on).on;
  }
  return shelf;
}

/** How long each turn takes to be shown from a game that was just opened: nothing of it is remembered. */
function steppedBack(shelf: Shelf, rules: Rules, game: Game): void {
  const last = tableOf(game, game.now).turn;
  const times = Array.from({ length: last }, (_, i) => {
    const opened = openedFrom(shelf, rules, game.moves.length);
    const since = performance.now();
    tableOf(opened, stateAt(opened, turnFound(opened, i + 1)));
    return performance.now() - since;
  }).sort((a, b) => a - b);
  const [median, worst] = [times[times.length >> 1]!, times.at(-1)!];
  console.log(`    stepped back to a turn: ${median.toFixed(1)} ms, at worst ${worst.toFixed(1)} ms`);
}

function keptCampaign(map: GridMap): void {
  const rules = campaignRulesFor(campaignNamed('gcacw/campaign')!, map) as Rules;
  const game = temperedGame(rules, HEAD, 'quiet', seeded('kept campaign'));
  const shelf = keptAsPlayed(game) as ReturnType<typeof newShelf>;
  const size = [...shelf.texts.values()].reduce((sum, text) => sum + text.length, 0);
  const turns = tableOf(game, game.now).turn;
  const said = `${turns} turns, ${game.moves.length.toLocaleString('en-US')} moves`;
  console.log(`\nA campaign of ${said}, ${Math.round(size / 1024).toLocaleString('en-US')} KB on the shelf`);
  milliseconds('opened', () => openedFrom(shelf, rules, game.moves.length));
  steppedBack(shelf, rules, game);
  milliseconds('the table for a viewer', () => rules.table(rules.view(game.now, null)));
}

export function keptGames(): void {
  const map = parseMap(readFileSync('packages/gcacw/maps/vicksburg.map.txt', 'utf8'));
  const rules = rulesFor(SCENARIOS.find((one) => one.number === 12)!, map) as Rules;
  // As far into a sheaf as the long one.
  const short = standOf(rules, 8);
  race('one move with its save, the campaign (scenario 12)', BATCH, [
    { name: 'after 8 moves', run: moveAndSave(short) },
    { name: 'the same after 1,000 moves', run: moveAndSave(behind(short, 1000)) },
  ]);
  const { game, shelf } = standOf(rules, 1000);
  const kept = shelf as ReturnType<typeof newShelf>;
  const size = [...kept.texts.values()].reduce((sum, text) => sum + text.length, 0);
  console.log(`\nA game of 1,000 moves, ${Math.round(size / 1024).toLocaleString('en-US')} KB on the shelf`);
  milliseconds('opened', () => openedFrom(kept, rules, 1000));
  milliseconds('opened, and looked back to move 500', () => stateAt(openedFrom(kept, rules, 1000), 500));
  milliseconds('the table for a viewer', () => tableOf(game, game.now));
  keptCampaign(map);
}
