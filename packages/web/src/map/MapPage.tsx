/** A map to look at: the sheet, its tools, and the chosen hex in words. */
import { cellAt, type GridMap } from '@longroll/kernel';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Easel } from './Easel.ts';
import { FindPlace } from './FindPlace.tsx';
import { takeGestures } from './gestures.ts';
import { HexPanel } from './HexPanel.tsx';
import { MapKey } from './MapKey.tsx';
import { sceneOf } from './scene.ts';
import { toMap } from './viewport.ts';

interface MapPageProps {
  readonly map: GridMap;
}

/** The easel lives as long as the canvas; a tap says which cell it met. */
function useEasel(map: GridMap, canvas: RefObject<HTMLCanvasElement | null>, onTap: (cell: number) => void) {
  const scene = useMemo(() => sceneOf(map), [map]);
  const easel = useRef<Easel>(null);
  const tapped = useRef(onTap);
  tapped.current = onTap;
  useEffect(() => {
    if (!canvas.current) return;
    const here = new Easel(canvas.current, scene);
    easel.current = here;
    const letGo = takeGestures(canvas.current, here, (at) =>
      tapped.current(cellAt(map, ...toMap(here.view, here.size, at))),
    );
    return () => {
      letGo();
      here.close();
    };
  }, [map, scene, canvas]);
  return easel;
}

export function MapPage({ map }: MapPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [cell, setCell] = useState(-1);
  const easel = useEasel(map, canvas, setCell);
  useEffect(() => easel.current?.select(cell), [easel, cell]);
  const go = (to: number) => {
    setCell(to);
    easel.current?.showCell(to);
  };
  return (
    <div className="map-page">
      <header className="map-head">
        <h1>{map.title || map.name}</h1>
      </header>
      <div className="map-window">
        <canvas ref={canvas} role="img" tabIndex={0} aria-label={labelOf(map)} aria-describedby="map-keys" />
        <p id="map-keys" className="visually-hidden">
          Arrows move the map, plus and minus change the scale, 0 shows all of it, Enter chooses the hex in
          the middle. What is chosen is told in words beside the map.
        </p>
        <Tools easel={easel} />
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

const TOOLS: readonly (readonly [sign: string, name: string, act: (easel: Easel) => void])[] = [
  ['+', 'Nearer', (easel) => easel.glideZoom(1.6)],
  ['−', 'Farther', (easel) => easel.glideZoom(1 / 1.6)],
  ['▢', 'Whole map', (easel) => easel.showWhole()],
];

function Tools({ easel }: { readonly easel: RefObject<Easel | null> }) {
  return (
    <fieldset className="map-tools" aria-label="Scale">
      {TOOLS.map(([sign, name, act]) => (
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
