/** A map to look at: the sheet, its tools, and the chosen hex in words. */
import type { GridMap } from '@longroll/kernel';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Easel } from './Easel.ts';
import { FindPlace } from './FindPlace.tsx';
import { HexPanel } from './HexPanel.tsx';
import { MapKey } from './MapKey.tsx';
import { useEasel } from './useEasel.ts';

interface MapPageProps {
  readonly map: GridMap;
}

export function MapPage({ map }: MapPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [cell, setCell] = useState(-1);
  const easel = useEasel(map, canvas, { onTap: setCell });
  useEffect(() => easel.current?.select(cell), [easel, cell]);
  const go = (to: number) => {
    setCell(to);
    easel.current?.showCell(to);
  };
  return (
    <div className="map-page">
      <header className="map-head">
        <h1>{map.title || map.name}</h1>
        <MapTools easel={easel} />
      </header>
      <div className="map-window">
        <canvas ref={canvas} role="img" tabIndex={0} aria-label={labelOf(map)} aria-describedby="map-keys" />
        <p id="map-keys" className="visually-hidden">
          Arrows move the map, plus and minus change the scale, 0 shows all of it, Enter chooses the hex in
          the middle. What is chosen is told in words beside the map.
        </p>
      </div>
      <section className="map-side" aria-label="Places and hexes">
        <FindPlace map={map} onGo={go} />
        <HexPanel map={map} cell={cell} onGo={go} />
        <MapKey map={map} />
      </section>
    </div>
  );
}

const labelOf = ({ title, name, size, places }: GridMap): string =>
  `Map: ${title || name}, ${size} hexes, ${places.length} places`;

export type MapTool = readonly [sign: string, name: string, act: (easel: Easel) => void];
const TOOLS: readonly MapTool[] = [
  ['+', 'Nearer', (easel) => easel.glideZoom(1.6)],
  ['−', 'Farther', (easel) => easel.glideZoom(1 / 1.6)],
  ['▢', 'Whole map', (easel) => easel.showWhole()],
];

interface MapToolsProps {
  readonly easel: RefObject<Easel | null>;
  readonly more?: readonly MapTool[];
}

export function MapTools({ easel, more = [] }: MapToolsProps) {
  return (
    <fieldset className="map-tools" aria-label="Scale">
      {[...TOOLS, ...more].map(([sign, name, act]) => (
        <button
          key={name}
          type="button"
          title={name}
          aria-label={name}
          onClick={() => easel.current && act(easel.current)}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </fieldset>
  );
}
