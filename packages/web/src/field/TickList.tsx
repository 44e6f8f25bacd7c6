/** A list of units to choose: check marks with who is in, all and none; below it stands what ends the list. */
import type { Listing } from '@longroll/kernel';
import { useState } from 'react';
import { isLastOf, type Tick, ticksOf, whyNotUntick } from './listing.ts';
import type { Option } from './options.ts';
import type { Desk } from './useDesk.ts';
import { pieceWords, placeWords } from './words.ts';

export function TickList({ desk }: { readonly desk: Desk }) {
  const { table, options, played } = desk;
  const { listing } = table;
  const [last, setLast] = useState<Option | null>(null);
  if (!listing) return null;
  const ticks = ticksOf(table, options);
  // The one that would fill the list waits for a second word; from another list it is forgotten.
  const filling = last && options.includes(last) ? last : null;
  const stays = whyNotUntick(played.game, listing);
  const count = listing.pieces.length + (filling ? 1 : 0);
  const toggle = ({ piece, isIn, option }: Tick) => {
    if (isIn !== (listing.out !== undefined)) played.relist({ without: piece });
    else if (listing.out && option) desk.commit(option);
    else if (option && option === filling) setLast(null);
    else if (option && isLastOf(listing)) setLast(option);
    else if (option) desk.commit(option);
  };
  return (
    <section className="ticks" aria-label={listing.title}>
      <h3>
        {listing.title} <span>{countWords(count, ticks.length, listing.most)}</span>
      </h3>
      <p className="all-none">
        <AllAndNone
          {...{ desk, listing, ticks, count }}
          stays={stays !== null}
          onNone={() => setLast(null)}
        />
      </p>
      <ul>
        {ticks.map((tick) => (
          <TickLine
            key={tick.piece}
            desk={desk}
            tick={tick}
            isIn={tick.isIn || (filling !== null && tick.option === filling)}
            disabled={isShut(tick, listing, stays !== null, filling)}
            onToggle={() => toggle(tick)}
          />
        ))}
      </ul>
      {stays && (
        <p className="hint">
          {listing.out ? 'Who was left out stays out: ' : 'Who is on the list stays there: '}
          {stays.text}
        </p>
      )}
      {filling && (
        <button type="button" className="primary" onClick={() => desk.commit(filling)}>
          {listing.most === 1 ? 'This one, and go on' : `These ${listing.most}, and go on`}
        </button>
      )}
    </section>
  );
}

const countWords = (count: number, all: number, most: number): string =>
  most < all ? `${count} of at most ${most}` : `${count} of ${all}`;

/** Whether a box cannot be ticked or unticked now. */
function isShut({ isIn, option }: Tick, { out }: Listing, stays: boolean, filling: Option | null): boolean {
  if (out) return isIn ? option === undefined : stays;
  return isIn ? stays : filling !== null && option !== filling;
}

interface AllAndNoneProps {
  readonly desk: Desk;
  readonly listing: Listing;
  readonly ticks: readonly Tick[];
  readonly count: number;
  readonly stays: boolean;
  readonly onNone: () => void;
}

/** Where all are on the list at first, all is what was before. */
function AllAndNone({ desk, listing, ticks, count, stays, onNone }: AllAndNoneProps) {
  const { relist } = desk.played;
  if (listing.out) return <All all={listing.out.length > 0 && !stays} onAll={() => relist('none')} />;
  return (
    <>
      <All all={ticks.length < listing.most && ticks.some(({ isIn }) => !isIn)} onAll={() => relist('all')} />
      <None
        none={count > 0 && !stays}
        onNone={() => (listing.pieces.length > 0 ? relist('none') : onNone())}
      />
    </>
  );
}

const All = ({ all, onAll }: { readonly all: boolean; readonly onAll: () => void }) => (
  <button type="button" className="quiet" disabled={!all} onClick={onAll}>
    All
  </button>
);

const None = ({ none, onNone }: { readonly none: boolean; readonly onNone: () => void }) => (
  <button type="button" className="quiet" disabled={!none} onClick={onNone}>
    None
  </button>
);

interface TickLineProps {
  readonly desk: Desk;
  readonly tick: Tick;
  readonly isIn: boolean;
  readonly disabled: boolean;
  readonly onToggle: () => void;
}

function TickLine({ desk, tick: { piece: id, option }, isIn, disabled, onToggle }: TickLineProps) {
  const { playable, table, map } = desk;
  const { marks } = playable.muster;
  const counter = playable.counters.get(id);
  const piece = table.pieces.find((one) => one.id === id);
  if (!counter || !piece) return null;
  // What a choice turns on: where it is and what state it is in. Its figures are on the counter.
  const bare = { ...counter, name: '', command: null, size: '', kind: '' };
  const state = pieceWords(bare, piece, marks, []);
  const hint = () => option && desk.setHint(option);
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: one list of buttons is walked with the arrows; a field in it would take them. */}
      <button
        type="button"
        role="checkbox"
        aria-checked={isIn}
        className="tick"
        disabled={disabled}
        onClick={onToggle}
        onFocus={hint}
        onPointerEnter={hint}
        onBlur={() => desk.setHint(null)}
        onPointerLeave={() => desk.setHint(null)}
      >
        <span className="box" aria-hidden="true" />
        <span>
          <b>{counter.name}</b> <small>{[placeWords(map, piece), state].filter(Boolean).join(', ')}</small>
        </span>
      </button>
    </li>
  );
}
