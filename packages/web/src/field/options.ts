/** What can be done now, in words: the legal actions of whoever is waited for. */
import { type Game, type Rules, type Told, waitsFor } from '@longroll/kernel';
import { computerAt } from '../opponent/seats.ts';

export interface Option {
  /** Stays the same as long as the state does. */
  readonly key: string;
  readonly side: string;
  readonly told: Told;
  readonly action: unknown;
}

/** Before it is told. */
type Untold = Omit<Option, 'told'>;

/** Actions of one side at one moment. */
interface Listing {
  readonly rules: Rules;
  readonly view: unknown;
  readonly side: string;
  readonly actions: readonly Untold[];
}

function listingFor({ rules, now }: Game, side: string): Listing {
  const view = rules.view(now, side);
  const actions = rules.legal(view).map((action, i) => ({ key: `${side} ${i}`, side, action }));
  return { rules, view, side, actions };
}

const toldIn = ({ rules, view }: Listing, untold: Untold): Option => ({
  ...untold,
  told: rules.tell(view, untold.action),
});

/** By piece; those of no piece under null. */
function byPiece({ rules, actions }: Listing): ReadonlyMap<string | null, readonly Untold[]> {
  const lists = new Map<string | null, Untold[]>();
  for (const one of actions) {
    const piece = rules.pieceOf!(one.action);
    const list = lists.get(piece);
    if (list) list.push(one);
    else lists.set(piece, [one]);
  }
  return lists;
}

const NONE: readonly Option[] = [];

/**
 * All that can be done at one moment. Where the rules know whose an action is without telling it (`Rules.pieceOf`), only
 * what is asked for is told, and once: one may list thousands.
 */
export class Offers {
  /** Told only for the piece that is asked for. */
  readonly isByPiece: boolean;
  readonly #listings: readonly Listing[];
  readonly #lists = new Map<Listing, ReturnType<typeof byPiece>>();
  readonly #told = new Map<string | null, readonly Option[]>();
  readonly #around = new Map<string | null, readonly Option[]>();
  readonly #made = new WeakSet<Option>();

  constructor(game: Game, sides: readonly string[]) {
    this.#listings = sides.map((side) => listingFor(game, side));
    this.isByPiece = game.rules.pieceOf !== undefined;
    if (this.isByPiece) for (const one of this.#listings) this.#lists.set(one, byPiece(one));
  }

  /** What can be done with a piece, or with none of them. */
  of(piece: string | null): readonly Option[] {
    if (!this.isByPiece)
      return this.#all().filter((one) =>
        piece === null ? one.told.piece === undefined : concerns(one, piece),
      );
    return this.#kept(this.#told, piece, () =>
      this.#listings.flatMap((listing) =>
        (this.#lists.get(listing)!.get(piece) ?? []).map((one) => toldIn(listing, one)),
      ),
    );
  }

  /** What lies open with a piece in hand: its own actions and those of no piece; all, where they are few. */
  around(piece: string | null): readonly Option[] {
    if (!this.isByPiece) return this.#all();
    if (piece === null) return this.of(null);
    return this.#kept(this.#around, piece, () => [...this.of(piece), ...this.of(null)]);
  }

  /** Pieces that something can be done with, in the order of the list. */
  pieces(): readonly string[] {
    if (!this.isByPiece) return readyPieces(this.#all());
    const pieces = [...this.#lists.values()].flatMap((lists) => [...lists.keys()]);
    return pieces.filter((piece) => piece !== null);
  }

  has(option: Option): boolean {
    return this.#made.has(option);
  }

  #all(): readonly Option[] {
    return this.#kept(this.#around, null, () =>
      this.#listings.flatMap((listing) => listing.actions.map((one) => toldIn(listing, one))),
    );
  }

  #kept(
    known: Map<string | null, readonly Option[]>,
    piece: string | null,
    make: () => readonly Option[],
  ): readonly Option[] {
    const found = known.get(piece) ?? make();
    known.set(piece, found);
    for (const option of found) this.#made.add(option);
    return found;
  }
}

/** Of every person who is waited for, or of one of them. */
export const offersOf = (game: Game, seat?: string | null): Offers =>
  new Offers(
    game,
    waitsFor(game).filter(
      (side) => (seat === undefined || side === seat) && computerAt(game.head, side) === null,
    ),
  );

/** While nothing can be done. */
export const NO_OFFERS = {
  isByPiece: false,
  of: () => NONE,
  around: () => NONE,
  pieces: () => [] as readonly string[],
  has: () => false,
} as const;

export type Offered = Pick<Offers, 'isByPiece' | 'of' | 'around' | 'pieces' | 'has'>;

export const optionsOf = (game: Game): readonly Option[] =>
  waitsFor(game).flatMap((side) => {
    const listing = listingFor(game, side);
    return listing.actions.map((one) => toldIn(listing, one));
  });

/** In the order in which they are listed, each heading once. */
export function groupsOf(options: readonly Option[]): readonly (readonly [string, readonly Option[]])[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const { group } = option.told;
    groups.set(group, [...(groups.get(group) ?? []), option]);
  }
  return [...groups];
}

/** Whether a piece does it, alone or together with others. */
export const concerns = ({ told }: Pick<Option, 'told'>, piece: string): boolean =>
  told.piece === piece || (told.pieces?.includes(piece) ?? false);

export const ofPiece = (options: readonly Option[], piece: string): readonly Option[] =>
  options.filter((one) => concerns(one, piece));

/** Pieces that something can be done with, in the order of the list. */
export const readyPieces = (options: readonly Option[]): readonly string[] => [
  ...new Set(options.flatMap(({ told }) => told.piece ?? [])),
];

/** What ends the player's doing, if there is just one such thing or a first. */
export const endingOf = (options: readonly Option[]): Option | undefined =>
  options.find(({ told }) => told.ends);

/** Done at once by a tap on the map: neither dice nor odds nor the end of anything. */
export const isLight = ({ told }: Option): boolean => !told.asks && !told.rolls && !told.ends;
