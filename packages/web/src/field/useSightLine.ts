/** The line of sight over the map, while it is asked for. */
import type { SightLine } from '@longroll/kernel';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Easel, Overlay } from '../map/Easel.ts';
import { onLightChange } from '../map/palette.ts';
import { Inks } from './paint/inks.ts';
import { paintLine } from './paint/paintLine.ts';
import type { Desk } from './useDesk.ts';

export function useSightLine({ map }: Desk, easel: RefObject<Easel | null>, line: SightLine | null): void {
  const inks = useMemo(() => new Inks(document.body), []);
  const shown = useRef(line);
  shown.current = line;
  const overlay = useMemo<Overlay>(
    () => (ctx, _, pixel) => {
      if (shown.current) paintLine(ctx, pixel, { map, inks, line: shown.current });
    },
    [map, inks],
  );
  useEffect(() => onLightChange(() => inks.forget()), [inks]);
  useEffect(() => {
    const here = easel.current;
    if (here && !here.overlays.includes(overlay)) here.overlays = [...here.overlays, overlay];
    here?.redraw();
  });
}
