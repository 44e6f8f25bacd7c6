/** Games kept on this device: a list of what there is, and each game as its save file. */
import { type Game, type GameRecord, recordOf, type Table } from '@longroll/kernel';
import { dropKept, readKept, writeKept } from '../keep/kept.ts';

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
const keyOf = (key: string): string => `field.game.${key}`;

function isKept(raw: unknown): raw is KeptGame {
  const one = raw as Partial<KeptGame> | null;
  const words = [one?.key, one?.scenario, one?.title, one?.touched, one?.stands, one?.verdict];
  return words.every((word) => typeof word === 'string') && typeof one?.moves === 'number';
}

/** Newest first; lines that cannot be read are left out. */
export function keptGames(): readonly KeptGame[] {
  const raw = readKept(LIST);
  const list = Array.isArray(raw) ? raw.filter(isKept) : [];
  return list.sort((a, b) => b.touched.localeCompare(a.touched));
}

export const newKey = (): string => `${Date.now().toString(36)}${crypto.randomUUID().slice(0, 6)}`;

function list(one: KeptGame): boolean {
  return writeKept(LIST, [one, ...keptGames().filter(({ key }) => key !== one.key)]);
}

const factWords = ({ facts }: Table): string => (facts[0] ? `${facts[0].title} ${facts[0].value}` : '');

/** Whether the device could keep it. */
export function keepGame(key: string, title: string, game: Game, table: Table): boolean {
  const { scenario, started = new Date().toISOString() } = game.head;
  const { verdict, over } = table;
  const said = { key, scenario, title, started, verdict, over, stands: factWords(table) };
  const kept = writeKept(keyOf(key), recordOf(game));
  return list({ ...said, touched: new Date().toISOString(), moves: game.turned.length }) && kept;
}

/** A game that came from a file: what it stands at is found when it is opened. */
export function keepRecord(key: string, title: string, record: GameRecord): boolean {
  const { scenario, started = '' } = record;
  const said = { key, scenario, title, started, verdict: 'from a file', over: false, stands: '' };
  const kept = writeKept(keyOf(key), record);
  return kept && list({ ...said, touched: new Date().toISOString(), moves: record.moves.length });
}

/** The raw save, unchecked; null if there is none. */
export const keptRecord = (key: string): unknown => readKept(keyOf(key));

export interface Struck {
  readonly game: KeptGame;
  readonly record: unknown;
}

/** Takes a game off the device and hands it back, so that it can be put there again. */
export function strikeGame(game: KeptGame): Struck {
  const record = keptRecord(game.key);
  writeKept(
    LIST,
    keptGames().filter(({ key }) => key !== game.key),
  );
  dropKept(keyOf(game.key));
  return { game, record };
}

export function bringBack({ game, record }: Struck): void {
  writeKept(keyOf(game.key), record);
  list(game);
}
