/** A map to look at: the sheet, its tools, and the chosen cell in words. */
import type { GridMap, MapEntry } from '@longroll/kernel';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Easel } from './Easel.ts';
import { FindPlace } from './FindPlace.tsx';
import { HexPanel } from './HexPanel.tsx';
import { cellWord, cellWordsOf } from './hexWords.ts';
import { MapKey } from './MapKey.tsx';
import { useEasel } from './useEasel.ts';

interface MapPageProps {
  readonly map: GridMap;
  /** All maps there are, and which this is. */
  readonly maps: readonly MapEntry[];
  readonly id: string;
}

export function MapPage({ map, maps, id }: MapPageProps) {
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
        {maps.length > 1 && <OtherMaps maps={maps} id={id} />}
        <MapTools easel={easel} />
      </header>
      <div className="map-window">
        <canvas ref={canvas} role="img" tabIndex={0} aria-label={labelOf(map)} aria-describedby="map-keys" />
        <p id="map-keys" className="visually-hidden">
          Arrows move the map, plus and minus change the scale, 0 shows all of it, Enter chooses the{' '}
          {cellWord(map)} in the middle. What is chosen is told in words beside the map.
        </p>
      </div>
      <section className="map-side" aria-label={`Places and ${cellWordsOf(map)}`}>
        <FindPlace map={map} onGo={go} />
        <HexPanel map={map} cell={cell} onGo={go} />
        <MapKey map={map} />
      </section>
    </div>
  );
}

const OtherMaps = ({ maps, id }: Omit<MapPageProps, 'map'>) => (
  <nav className="map-choice" aria-label="Maps">
    {maps.map((entry) => (
      <a key={entry.id} href={`/map/${entry.id}`} aria-current={entry.id === id ? 'page' : undefined}>
        {entry.title}
      </a>
    ))}
  </nav>
);

const labelOf = (map: GridMap): string => {
  const { title, name, size, places } = map;
  return `Map: ${title || name}, ${size} ${cellWordsOf(map)}, ${places.length} places`;
};

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
