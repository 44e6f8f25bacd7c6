/** A list of units to choose: check marks with who is in, all and none; below it stands what ends the list. */
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
  const isShut = ({ isIn, option }: Tick): boolean => {
    if (listing.out) return isIn ? option === undefined : stays !== null;
    return isIn ? stays !== null : filling !== null && option !== filling;
  };
  return (
    <section className="ticks" aria-label={listing.title}>
      <h3>
        {listing.title} <span>{countWords(count, ticks.length, listing.most)}</span>
      </h3>
      <p className="all-none">
        {listing.out ? (
          <All all={listing.out.length > 0 && stays === null} onAll={() => played.relist('none')} />
        ) : (
          <>
            <All
              all={ticks.length < listing.most && ticks.some(({ isIn }) => !isIn)}
              onAll={() => played.relist('all')}
            />
            <None
              none={count > 0 && stays === null}
              onNone={() => (listing.pieces.length > 0 ? played.relist('none') : setLast(null))}
            />
          </>
        )}
      </p>
      <ul>
        {ticks.map((tick) => (
          <TickLine
            key={tick.piece}
            desk={desk}
            tick={tick}
            isIn={tick.isIn || (filling !== null && tick.option === filling)}
            disabled={isShut(tick)}
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
