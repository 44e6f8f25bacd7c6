/** A stack fanned out beside its cell: every counter to be seen and picked, by hand or by keyboard. */
import { useLayoutEffect, useRef } from 'react';
import { CounterFace } from '../counter/CounterFace.tsx';
import { type Beside, lyingAt, type Setting } from './tapping.ts';
import type { Desk } from './useDesk.ts';
import { useRoving } from './useRoving.ts';
import { cellName, pieceWords } from './words.ts';

interface FanProps {
  readonly desk: Desk;
  readonly cell: number;
  /** The march of the piece in hand that would come here. */
  readonly march: Setting | undefined;
  /** What else the piece in hand could do here. */
  readonly beside?: Beside | undefined;
  /** Opened by keyboard: then the first counter takes the focus. */
  readonly keyed: boolean;
  readonly onClose: () => void;
}

export function Fan({ desk, cell, march, beside, keyed, onClose }: FanProps) {
  const { map, table, playable, picked } = desk;
  const { marks, printed } = playable.muster;
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = useRoving(list, onClose);
  useLayoutEffect(() => {
    if (keyed) list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [keyed]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere.
    <div
      ref={list}
      className="fan"
      role="group"
      aria-label={`At ${cellName(map, cell)}`}
      onKeyDown={onKeyDown}
    >
      {lyingAt(table.pieces, cell).map((piece) => {
        const counter = playable.counters.get(piece.id);
        return counter ? (
          <button
            key={piece.id}
            type="button"
            className="tapped"
            aria-pressed={piece.id === picked}
            title={pieceWords(counter, piece, marks, printed)}
            onClick={() => {
              desk.pick(piece.id);
              onClose();
            }}
          >
            <CounterFace counter={counter} record={piece.record} marks={marks} printed={printed} />
          </button>
        ) : null;
      })}
      {march && (
        <button type="button" className="march-here" onClick={() => desk.setOpen({ what: 'odds', ...march })}>
          {march.option.told.text} here
        </button>
      )}
      {beside && <BesideThem {...{ desk, beside, cell }} />}
    </div>
  );
}

interface BesideThemProps extends Pick<FanProps, 'desk' | 'cell'> {
  readonly beside: Beside;
}

function BesideThem({ desk, cell, beside: { options, way } }: BesideThemProps) {
  const { inHand, map, playable } = desk;
  const name = playable.counters.get(inHand ?? '')?.name ?? 'On';
  return (
    <>
      {options.map((option) => (
        <button key={option.key} type="button" className="march-here" onClick={() => desk.choose(option)}>
          {option.told.text}
        </button>
      ))}
      {way && inHand !== null && (
        <button
          type="button"
          className="march-here"
          onClick={() => desk.goOn({ piece: inHand, path: way.path })}
        >
          {name} to {cellName(map, cell)}: {way.cost}
        </button>
      )}
    </>
  );
}
