/** What the tints and lines of a map mean. */
import type { GridMap } from '@longroll/kernel';
import { Glyph } from '../form/Glyph.tsx';
import { plainWord } from './hexWords.ts';
import { edgeLook, terrainLook, wayLook } from './looks.ts';

/** As the painter marks them: the way goes across. */
const CROSSINGS: Readonly<Record<string, string>> = {
  bridge: 'M2 5l3 3.5h14l3-3.5M2 19l3-3.5h14l3 3.5',
  ferry: 'M3 9h18l-4 7H7z',
  ford: 'M2 9.5h3M8 9.5h3M14 9.5h3M20 9.5h2M2 14.5h3M8 14.5h3M14 14.5h3M20 14.5h2',
};

export const MapKey = ({ map }: { readonly map: GridMap }) => (
  <details className="map-key">
    <summary>Key to the signs</summary>
    <MapSigns map={map} />
  </details>
);

export const MapSigns = ({ map }: { readonly map: GridMap }) => (
  <ul className="map-signs">
    {map.terrains.map(({ name }) => (
      <Sign key={name} name={name} tint={terrainLook(name).tint} />
    ))}
    {map.edgeKinds.map(({ name, oneSided }) => (
      <Sign key={name} name={name} line={edgeLook(name, oneSided).stroke} />
    ))}
    {map.crossingKinds.map((name) => (
      <Sign key={name} name={name} mark={CROSSINGS[name]} />
    ))}
    {map.wayKinds.map((name) => (
      <Sign key={name} name={name} line={wayLook(name).stroke} />
    ))}
  </ul>
);

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
