/** What the tints and lines of a map mean. */
import type { GridMap } from '@longroll/kernel';
import { Glyph } from '../form/Glyph.tsx';
import { drawingOf } from './drawings.ts';
import { plainWord } from './hexWords.ts';
import { BANDS, edgeLook, terrainLook, wayLook } from './looks.ts';

/** As the painter marks them: the way goes across. */
const CROSSINGS: Readonly<Record<string, string>> = {
  bridge: 'M2 5l3 3.5h14l3-3.5M2 19l3-3.5h14l3 3.5',
  ferry: 'M3 9h18l-4 7H7z',
  ford: 'M2 9.5h3M8 9.5h3M14 9.5h3M20 9.5h2M2 14.5h3M8 14.5h3M14 14.5h3M20 14.5h2',
};

/** What a drawing shows beside the cells: tints by their tokens, lines by their strokes. */
const GROWN = ['grass', 'stubble', 'ploughed', 'fallow', 'orchard'];
const COURSES: Readonly<Record<string, string>> = {
  fence: 'M1 14l3.7-4 3.7 4 3.7-4 3.7 4 3.7-4 3.5 4',
  wall: 'M2 12h1.5M6.5 12H8M11 12h1.5M15.5 12H17M20 12h1.5',
  ledge: 'M3 9v6M7 9v5M11 9v6M15 9v5M19 9v6',
  sunken: 'M3 5v4M7 5v3M11 5v4M15 5v3M19 5v4M3 19v-4M7 19v-3M11 19v-4M15 19v-3M19 19v-4',
};
/** What covers a cell, with the enemy above. */
const COVERS: Readonly<Record<string, string>> = {
  abatis: 'M4 19V7M4 10L1.5 5M4 10l2.5-5M12 19V7M12 10L9.5 5M12 10l2.5-5M20 19V7M20 10l-2.5-5M20 10l2.5-5',
  fence: COURSES['fence']!,
  wall: COURSES['wall']!,
  breastwork: 'M1 15h22M1 18h22M4 15l1.5-5L7 15M10.5 15l1.5-5 1.5 5M17 15l1.5-5 1.5 5',
};
const MARKED: Readonly<Record<string, string>> = {
  crest: 'M2 7h20M4 7v6M8 7v9M12 7v6M16 7v9M20 7v6',
  embankment: 'M1 12h22M4 9V4M8 9V6M12 9V4M16 9V6M20 9V4M4 15v5M8 15v3M12 15v5M16 15v3M20 15v5',
};
const COURSE_NAMES: Readonly<Record<string, string>> = {
  wall: 'stone wall',
  ledge: 'rock ledge',
  sunken: 'sunken road',
};
/** Where a drawing paints the ground of cells in a tint of its own. */
const DRAWN_TINTS: Readonly<Record<string, string>> = {
  clear: 'slope',
  woods: 'forest',
  town: 'block',
  marsh: 'marsh',
  'marsh with run': 'marsh',
  run: 'thicket',
  fieldwork: 'upland',
};

export const MapKey = ({ map }: { readonly map: GridMap }) => (
  <details className="map-key">
    <summary>Key to the signs</summary>
    <MapSigns map={map} />
  </details>
);

const tintOf = (map: GridMap, name: string): string =>
  (drawingOf(map) && DRAWN_TINTS[name]) ?? terrainLook(name).tint;

export const MapSigns = ({ map }: { readonly map: GridMap }) => (
  <ul className="map-signs">
    {map.terrains.map(({ name }) => (
      <Sign key={name} name={name} tint={tintOf(map, name)} />
    ))}
    {map.edgeKinds.map(({ name, oneSided }) => (
      <EdgeSign key={name} name={name} oneSided={oneSided} />
    ))}
    {map.markKinds.map((name) => (
      <Sign key={name} name={name} mark={MARKED[name]} />
    ))}
    {map.crossingKinds.map((name) => (
      <Sign key={name} name={name} mark={CROSSINGS[name]} />
    ))}
    {map.wayKinds.map((name) => (
      <Sign key={name} name={name} line={wayLook(name).stroke} />
    ))}
    <DrawnSigns map={map} />
  </ul>
);

const EdgeSign = ({ name, oneSided }: { readonly name: string; readonly oneSided: boolean }) => {
  const { covers, stroke } = edgeLook(name, oneSided);
  return covers ? <Sign name={name} mark={COVERS[name]} /> : <Sign name={name} line={stroke} />;
};

function DrawnSigns({ map }: { readonly map: GridMap }) {
  const drawing = drawingOf(map);
  if (!drawing) return null;
  const has = (kind: string) => [...drawing.areas, ...drawing.lines].some((shape) => shape.kind === kind);
  const highest = Math.max(...map.levels);
  return (
    <>
      {BANDS.slice(0, highest + 1).map((band, level) => (
        <Sign key={band} name={`elevation ${level}`} tint={band} />
      ))}
      {GROWN.filter(has).map((kind) => (
        <Sign key={kind} name={kind} tint={kind} />
      ))}
      {Object.entries(COURSES)
        .filter(([kind]) => has(kind) && !map.edgeKinds.some(({ name }) => name === kind))
        .map(([kind, path]) => (
          <Sign key={kind} name={COURSE_NAMES[kind] ?? kind} mark={path} />
        ))}
    </>
  );
}

interface SignProps {
  readonly name: string;
  readonly tint?: string;
  /** The kind of stroke; its picture is in the style sheet. */
  readonly line?: string;
  readonly mark?: string | undefined;
}

function Sign({ name, tint, line, mark }: SignProps) {
  return (
    <li>
      <span
        className="map-sign"
        data-line={line}
        style={tint ? { background: `var(--map-${tint})` } : undefined}
      >
        {mark && <Mark path={mark} />}
        {line === undefined && mark === undefined && <Glyph of={name} />}
      </span>
      {plainWord(name)}
    </li>
  );
}

const Mark = ({ path }: { readonly path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
  </svg>
);
