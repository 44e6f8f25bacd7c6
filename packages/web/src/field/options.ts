/** What can be done now, in words: the legal actions of whoever is waited for. */
import { type Game, type Told, waitsFor } from '@longroll/kernel';

export interface Option {
  /** Stays the same as long as the state does. */
  readonly key: string;
  readonly side: string;
  readonly told: Told;
  readonly action: unknown;
}

function optionsFor({ rules, now }: Game, side: string): readonly Option[] {
  const view = rules.view(now, side);
  return rules
    .legal(view)
    .map((action, i) => ({ key: `${side} ${i}`, side, action, told: rules.tell(view, action) }));
}

export const optionsOf = (game: Game): readonly Option[] =>
  waitsFor(game).flatMap((side) => optionsFor(game, side));

/** In the order in which they are listed, each heading once. */
export function groupsOf(options: readonly Option[]): readonly (readonly [string, readonly Option[]])[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const { group } = option.told;
    groups.set(group, [...(groups.get(group) ?? []), option]);
  }
  return [...groups];
}

export const ofPiece = (options: readonly Option[], piece: string): readonly Option[] =>
  options.filter(({ told }) => told.piece === piece);

/** Pieces that something can be done with, in the order of the list. */
export const readyPieces = (options: readonly Option[]): readonly string[] => [
  ...new Set(options.flatMap(({ told }) => told.piece ?? [])),
];

/** What ends the player's doing, if there is just one such thing or a first. */
export const endingOf = (options: readonly Option[]): Option | undefined =>
  options.find(({ told }) => told.ends);

/** Done at once by a tap on the map: neither dice nor odds nor the end of anything. */
export const isLight = ({ told }: Option): boolean => !told.asks && !told.rolls && !told.ends;
