/** Where a front is chosen: an arrow for every direction round the cell, beside the list that has the same. */
import { centreOf, type GridMap } from '@longroll/kernel';
import { type RefObject, useCallback, useMemo, useRef } from 'react';
import type { Easel } from '../map/Easel.ts';
import { toScreen } from '../map/viewport.ts';
import type { Option } from './options.ts';
import { turnOf } from './paint/stacks.ts';
import type { Desk } from './useDesk.ts';

/** In hundredths of a cell, over the side that is faced: the middle of the cell beside it stays free for a tap. */
const ARROW = 'M0 -62L10 -47H-10z';
const WIDE = 1.3;
/** Smaller arrows could not be hit. */
const LEAST = 42;

/** Keeps the arrows round their cell while the map moves under them. */
export function useRose(map: GridMap, cell: number) {
  const rose = useRef<HTMLDivElement>(null);
  const place = useCallback(
    ({ view, size }: Easel) => {
      const element = rose.current;
      if (!element || cell < 0) return;
      const [x, y] = toScreen(view, size, centreOf(map, cell));
      const wide = view.scale * WIDE;
      element.hidden = view.scale < LEAST;
      element.style.width = element.style.height = `${wide}px`;
      element.style.transform = `translate(${x - wide / 2}px, ${y - wide / 2}px)`;
    },
    [map, cell],
  );
  return { rose, place };
}

interface FacingRoseProps {
  readonly desk: Desk;
  readonly facings: readonly Option[];
  readonly rose: RefObject<HTMLDivElement | null>;
}

export function FacingRose({ desk, facings, rose }: FacingRoseProps) {
  const turns = useMemo(() => facings.map(({ told }) => turnOf(desk.map, told.facing!)), [desk.map, facings]);
  return (
    <div className="rose-place" ref={rose}>
      <svg className="facing-rose" viewBox="-65 -65 130 130" aria-hidden="true">
        {facings.map((option, i) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list of actions has the same as buttons.
          <path
            key={option.key}
            d={ARROW}
            data-ending={option === desk.ending || undefined}
            transform={`rotate(${turns[i]})`}
            onClick={() => desk.commit(option)}
          >
            <title>{option.told.text}</title>
          </path>
        ))}
      </svg>
    </div>
  );
}
