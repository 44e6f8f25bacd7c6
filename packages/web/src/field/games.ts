/**
 * Games kept on this device. They are found by what lies there: a game is there if anything of it is, whatever any list
 * says. Beside each lies a line with what can be said of it without opening it, and a stamp that every writing changes.
 */
import {
  type Game,
  type GameHead,
  type GameRecord,
  Growing,
  headOf,
  type Move,
  type Snapshot,
  type Table,
} from '@longroll/kernel';
import { DEVICE, jsonIn, type Shelf } from '../keep/shelf.ts';
import { unlikeAny } from '../keep/unlikeAny.ts';
import { seenKey } from './absence.ts';
import {
  type FoundCourse,
  findCourse,
  gameOfName,
  headKey,
  type Keeping,
  keepCourse,
  NOTHING_KEPT,
  type OnShelf,
  type ToKeep,
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
  /** Not even what game it is can be read. */
  readonly unreadable?: boolean;
}

/** Where earlier versions of the page listed all games: a cache of lines for those that have none of their own. */
const OLD_LIST = 'field.games';

export const lineKey = (key: string): string => `${headKey(key)}.line`;

function isLine(raw: unknown): raw is KeptGame {
  const one = raw as Partial<KeptGame> | null;
  const words = [one?.key, one?.scenario, one?.title, one?.touched, one?.stands, one?.verdict];
  return words.every((word) => typeof word === 'string') && typeof one?.moves === 'number';
}

function oldLines(shelf: Shelf): readonly KeptGame[] {
  const raw = jsonIn(shelf.read(OLD_LIST));
  return Array.isArray(raw) ? raw.filter(isLine) : [];
}

function lineOf(key: string, shelf: Shelf): KeptGame | null {
  const line = jsonIn(shelf.read(lineKey(key)));
  return isLine(line) ? line : (oldLines(shelf).find((one) => one.key === key) ?? null);
}

function headAt(key: string, shelf: Shelf): GameHead | null {
  const head = jsonIn(shelf.read(headKey(key))) as Partial<GameHead> | null;
  return typeof head?.scenario === 'string' ? (head as GameHead) : null;
}

const UNKNOWN = { started: '', touched: '', moves: 0, stands: '', verdict: '', over: false };

/** What can be said of a game beside which there is no line. */
function readOff(key: string, shelf: Shelf): KeptGame {
  const record = findCourse(shelf, key)?.record as Partial<GameRecord> | null;
  const scenario = String(record?.scenario ?? '');
  const { started = '', moves } = record ?? {};
  const said = { started, touched: started, moves: Array.isArray(moves) ? moves.length : 0 };
  return { ...UNKNOWN, key, scenario, title: String(record?.title ?? ''), ...said };
}

function listed(key: string, shelf: Shelf): KeptGame {
  const line = lineOf(key, shelf);
  const head = headAt(key, shelf);
  if (!head) return { ...(line ?? { ...UNKNOWN, scenario: '', title: '' }), key, unreadable: true };
  return line ?? readOff(key, shelf);
}

const keysOfGames = (shelf: Shelf): readonly string[] => [
  ...new Set(shelf.keys().flatMap((name) => gameOfName(name) ?? [])),
];

/** Newest first; those of which nothing can be read are there too. */
export const keptGames = (shelf: Shelf = DEVICE): readonly KeptGame[] =>
  keysOfGames(shelf)
    .map((key) => listed(key, shelf))
    .sort((a, b) => b.touched.localeCompare(a.touched));

export const newKey = (): string => `${Date.now().toString(36)}${unlikeAny().slice(0, 6)}`;

const UNSTAMPED = 'unstamped';

/** Which writing of a game lies there; null if there is no game. */
export function stampAt(key: string, shelf: Shelf = DEVICE): string | null {
  const line = jsonIn(shelf.read(lineKey(key))) as { readonly stamp?: unknown } | null;
  if (typeof line?.stamp === 'string') return line.stamp;
  return shelf.read(headKey(key)) === null ? null : UNSTAMPED;
}

const factWords = ({ facts }: Table): string => (facts[0] ? `${facts[0].title} ${facts[0].value}` : '');

export interface GameKeeping extends Keeping {
  /** Another tab has written since what is here was read: nothing was written. */
  readonly isBehind: boolean;
}

type Said = Pick<KeptGame, 'key' | 'title' | 'stands' | 'verdict' | 'over'>;

/** The line comes last: whoever sees its stamp sees all that was written with it. */
function written(said: Said, game: ToKeep, on: OnShelf, shelf: Shelf): GameKeeping {
  const { key } = said;
  if (stampAt(key, shelf) !== on.stamp) return { kept: false, isBehind: true, on };
  const keeping = keepCourse(shelf, key, game, on);
  const stamp = unlikeAny();
  const { scenario, started = '' } = game.head;
  const when = { started, touched: new Date().toISOString(), moves: game.moves.length };
  const line: KeptGame = { ...said, scenario, ...when };
  const kept = keeping.kept && shelf.write(lineKey(key), JSON.stringify({ ...line, stamp }));
  return { kept, isBehind: false, on: kept ? { ...keeping.on, stamp } : keeping.on };
}

/** What is new in a game since it was last kept; whether the device could keep it. */
export function keepGame(
  { key, title }: Pick<KeptGame, 'key' | 'title'>,
  game: Game,
  table: Table,
  on: OnShelf = NOTHING_KEPT,
  shelf: Shelf = DEVICE,
): GameKeeping {
  const { verdict, over } = table;
  return written({ key, title, verdict, over, stands: factWords(table) }, game, on, shelf);
}

interface CheckedGame {
  readonly record: GameRecord;
  readonly now: unknown;
  readonly milestones?: readonly Snapshot[];
  readonly title: string;
}

/** A game that came from a file, and was played through: it opens from the state in which it ended. */
export function keepChecked(
  key: string,
  { record, now, title, milestones = [] }: CheckedGame,
  shelf: Shelf = DEVICE,
): boolean {
  const moves = Growing.of(record.moves as readonly Move[]);
  const game = { head: headOf(record), moves, now, milestones };
  const said = { key, title, verdict: 'from a file', over: false, stands: '' };
  return written(said, game, NOTHING_KEPT, shelf).kept;
}

/** As it lies there; null if there is none. */
export function foundGame(key: string, shelf: Shelf = DEVICE): FoundCourse | null {
  const found = findCourse(shelf, key, lineOf(key, shelf)?.moves);
  return found && { ...found, on: { ...found.on, stamp: stampAt(key, shelf) } };
}

export interface Struck {
  readonly game: KeptGame;
  readonly texts: Readonly<Record<string, string>>;
}

const seenOf = (key: string, shelf: Shelf): string => seenKey(key, headAt(key, shelf));

/** All names that belong to a game; how much of it was seen may be known of a copy too, and stays with that. */
function namesOf(key: string, shelf: Shelf): readonly string[] {
  const own = shelf.keys().filter((name) => gameOfName(name) === key);
  const seen = seenOf(key, shelf);
  const others = keysOfGames(shelf).filter((one) => one !== key);
  return others.some((one) => seenOf(one, shelf) === seen) ? own : [...own, seen];
}

/** An old list that cannot be read goes with the last game. */
function unlist(key: string, shelf: Shelf): void {
  if (shelf.read(OLD_LIST) === null) return;
  const others = oldLines(shelf).filter((one) => one.key !== key);
  if (others.length > 0) shelf.write(OLD_LIST, JSON.stringify(others));
  else if (oldLines(shelf).length > 0 || keysOfGames(shelf).length === 0) shelf.drop(OLD_LIST);
}

/** Takes a game off the device, without a trace, and hands it back, so that it can be put there again. */
export function strikeGame(game: KeptGame, shelf: Shelf = DEVICE): Struck {
  const texts: Record<string, string> = {};
  for (const name of namesOf(game.key, shelf)) {
    const text = shelf.read(name);
    if (text !== null) texts[name] = text;
    shelf.drop(name);
  }
  unlist(game.key, shelf);
  return { game, texts };
}

export function bringBack({ game, texts }: Struck, shelf: Shelf = DEVICE): void {
  for (const [key, text] of Object.entries(texts)) shelf.write(key, text);
  const line = lineKey(game.key);
  if (!(line in texts) && !game.unreadable) shelf.write(line, JSON.stringify(game));
}
