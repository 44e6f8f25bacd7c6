/** A file as versions 1 and 2 had it: without links. */
import { type GameRecord, UNSEALED_VERSION } from '../src/index.ts';

export function unlinked({ link: _, end: __, ...record }: GameRecord): GameRecord {
  const moves = record.moves.map(({ link: ___, ...move }) => move);
  return { ...record, version: UNSEALED_VERSION, moves };
}
