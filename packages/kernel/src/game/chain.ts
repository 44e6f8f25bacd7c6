/** Whether a file is as it was written, by the links of its chain; and files that are given a chain. */
import { type Refusal, refuse } from '../plain/refusal.ts';
import { closingLink, headLink, moveLink } from './link.ts';
import { type AnyMove, type GameHead, type GameRecord, headOf, SEALED_VERSION } from './record.ts';
import { SAVED_GAME } from './recordSchema.ts';

/** A link of a chain: that of the head, of a move by its place from 0, or the one that closes a file. */
export type ChainPlace = 'head' | number | 'end';

export interface Chain {
  /** None: files of older versions have no links. */
  readonly state: 'whole' | 'broken' | 'none';
  /** The first link that does not fit; null if all do. */
  readonly brokenAt: ChainPlace | null;
  readonly why: Refusal | null;
}

const WHOLE: Chain = { state: 'whole', brokenAt: null, why: null };
const NONE: Chain = { state: 'none', brokenAt: null, why: null };

export const NO_SEALS = 'It has no seals: nothing shows whether it was edited.';

function headWhy(): string {
  const over = 'scenario, rules, house rules, beginning and luck';
  return `The head of the game is not as it was written: its seal does not fit its ${over}.`;
}

function moveWhy(place: number, { link }: AnyMove): string {
  const why = link === undefined ? 'it has no seal' : 'its seal does not fit it and what stands before it';
  return `Move ${place + 1} is not as it was written: ${why}.`;
}

function endWhy({ end, moves }: GameRecord): string {
  const which = moves.length === 1 ? 'this one move' : `these ${moves.length} moves`;
  if (!end) return `The file has no last seal after ${which}: it was cut off, or added to.`;
  return `The file does not end as it was written: its last seal does not fit ${which} and what else it says.`;
}

function whyBroken(record: GameRecord, at: ChainPlace): string {
  if (at === 'head') return headWhy();
  return at === 'end' ? endWhy(record) : moveWhy(at, record.moves[at]!);
}

const broken = (record: GameRecord, brokenAt: ChainPlace): Chain => ({
  ...{ state: 'broken', brokenAt },
  why: refuse('not-as-written', SAVED_GAME, whyBroken(record, brokenAt)).refused,
});

/** The first move whose link does not fit; -1 if all do. */
function wrongMove({ link = '', moves }: GameRecord): number {
  let last = link;
  return moves.findIndex((move) => {
    if (move.link !== moveLink(last, move)) return true;
    last = move.link;
    return false;
  });
}

/** A game that is kept where it is played goes on, and has no closing link: then it need not be closed. */
export function chainOf(record: GameRecord, closed = true): Chain {
  if (record.link === undefined) return NONE;
  if (record.link !== headLink(headOf(record))) return broken(record, 'head');
  const at = wrongMove(record);
  if (at >= 0) return broken(record, at);
  const ends = record.end === undefined ? !closed : record.end === closingLink(record);
  return ends ? WHOLE : broken(record, 'end');
}

/** What there is to say of a chain that is not whole; empty for one that is. */
export const chainWords = ({ state, why }: Chain): string =>
  state === 'none' ? NO_SEALS : (why?.text ?? '');

export function linkedMoves<M extends AnyMove>(from: string, moves: readonly M[]): readonly M[] {
  let last = from;
  return moves.map((move) => {
    last = moveLink(last, move);
    return { ...move, link: last };
  });
}

/** A file with the link that closes it, as whoever saves it makes it. */
export const closedRecord = (record: GameRecord): GameRecord => ({ ...record, end: closingLink(record) });

/** A file with all its links made anew. */
export function linkedRecord({ end: _, ...record }: GameRecord): GameRecord {
  const link = headLink(headOf(record));
  return closedRecord({ ...record, version: SEALED_VERSION, link, moves: linkedMoves(link, record.moves) });
}

/** Moves that came without links, or with links that do not fit their head, get them now; the head says how many. */
export const relinkedRecord = (record: GameRecord): GameRecord =>
  linkedRecord(record.moves.length === 0 ? record : { ...record, unsealed: record.moves.length });

/** The record that is played on from: links are made anew only where none can be built upon. */
export const recordToPlay = (record: GameRecord, { state, brokenAt }: Chain): GameRecord =>
  state === 'none' || brokenAt === 'head' ? relinkedRecord(record) : record;

/** What whoever looks at a game should know of how it came about. */
export function originWords({ seed, unsealed }: GameHead): readonly string[] {
  const known = `It was begun with known luck: its dice follow from the seed "${seed}".`;
  const [first, they] =
    unsealed === 1 ? ['The first move', 'it was'] : [`The first ${unsealed} moves`, 'they were'];
  const came = `${first} came without seals that fit: nothing shows whether ${they} edited before.`;
  return [...(seed === undefined ? [] : [known]), ...(unsealed === undefined ? [] : [came])];
}
