/** Games kept on this device: a list of what there is, and each with its moves and its last states. */
import { type Game, type GameRecord, Growing, headOf, type Move, type Table } from '@longroll/kernel';
import { DEVICE, jsonIn, type Shelf } from '../keep/shelf.ts';
import {
  type FoundCourse,
  findCourse,
  type Keeping,
  keepCourse,
  NOTHING_KEPT,
  type OnShelf,
} from './keptCourse.ts';

/** What the list says of a game without opening it. */
export interface KeptGame {
  readonly key: string;
  readonly scenario: string;
  readonly title: string;
  readonly started: string;
  readonly touched: string;
  readonly moves: number;
  /** The first of its facts: "Turn 2". */
  readonly stands: string;
  readonly verdict: string;
  readonly over: boolean;
}

const LIST = 'field.games';

function isKept(raw: unknown): raw is KeptGame {
  const one = raw as Partial<KeptGame> | null;
  const words = [one?.key, one?.scenario, one?.title, one?.touched, one?.stands, one?.verdict];
  return words.every((word) => typeof word === 'string') && typeof one?.moves === 'number';
}

/** Newest first; lines that cannot be read are left out. */
export function keptGames(shelf: Shelf = DEVICE): readonly KeptGame[] {
  const raw = jsonIn(shelf.read(LIST));
  const list = Array.isArray(raw) ? raw.filter(isKept) : [];
  return list.sort((a, b) => b.touched.localeCompare(a.touched));
}

export const newKey = (): string => `${Date.now().toString(36)}${crypto.randomUUID().slice(0, 6)}`;

function list(one: KeptGame, shelf: Shelf): boolean {
  const others = keptGames(shelf).filter(({ key }) => key !== one.key);
  return shelf.write(LIST, JSON.stringify([one, ...others]));
}

const factWords = ({ facts }: Table): string => (facts[0] ? `${facts[0].title} ${facts[0].value}` : '');

/** What is new in a game since it was last kept; whether the device could keep it. */
export function keepGame(
  { key, title }: Pick<KeptGame, 'key' | 'title'>,
  game: Game,
  table: Table,
  on: OnShelf = NOTHING_KEPT,
  shelf: Shelf = DEVICE,
): Keeping {
  const { scenario, started = new Date().toISOString() } = game.head;
  const { verdict, over } = table;
  const said = { key, scenario, title, started, verdict, over, stands: factWords(table) };
  const keeping = keepCourse(shelf, key, game, on);
  const isListed =
    keeping.kept && list({ ...said, touched: new Date().toISOString(), moves: game.moves.length }, shelf);
  return { ...keeping, kept: keeping.kept && isListed };
}

/** A game that came from a file: what it stands at, and whether its moves can be, is found when it is opened. */
export function keepRecord(key: string, title: string, record: GameRecord, shelf: Shelf = DEVICE): boolean {
  const { scenario, started = '', moves } = record;
  const said = { key, scenario, title, started, verdict: 'from a file', over: false, stands: '' };
  // Unplayed, so neither rules nor a state are known: only what moves and head are written from.
  const unplayed = { head: headOf(record), moves: Growing.of(moves as readonly Move[]) };
  const { kept } = keepCourse(shelf, key, unplayed, NOTHING_KEPT);
  return kept && list({ ...said, touched: new Date().toISOString(), moves: moves.length }, shelf);
}

/** As it lies there; null if there is none. */
export function foundGame(key: string, shelf: Shelf = DEVICE): FoundCourse | null {
  return findCourse(shelf, key, keptGames(shelf).find((game) => game.key === key)?.moves);
}

export interface Struck {
  readonly game: KeptGame;
  readonly texts: Readonly<Record<string, string>>;
}

/** Takes a game off the device and hands it back, so that it can be put there again. */
export function strikeGame(game: KeptGame, shelf: Shelf = DEVICE): Struck {
  const texts = foundGame(game.key, shelf)?.texts ?? {};
  const others = keptGames(shelf).filter(({ key }) => key !== game.key);
  shelf.write(LIST, JSON.stringify(others));
  for (const key of Object.keys(texts)) shelf.drop(key);
  return { game, texts };
}

export function bringBack({ game, texts }: Struck, shelf: Shelf = DEVICE): void {
  for (const [key, text] of Object.entries(texts)) shelf.write(key, text);
  list(game, shelf);
}
