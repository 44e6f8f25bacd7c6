/** The chosen hex in words. */
import type { GridMap } from '@longroll/kernel';
import { useMemo } from 'react';
import { cellWords, plainWord, type SideWords } from './hexWords.ts';

interface HexPanelProps {
  readonly map: GridMap;
  readonly cell: number;
  readonly onGo: (cell: number) => void;
}

export function HexPanel({ map, cell, onGo }: HexPanelProps) {
  return (
    <section className="map-hex" aria-live="polite" aria-label="The chosen hex">
      {cell < 0 ? (
        <p className="hint">Tap a hex, or move with the arrows and press Enter.</p>
      ) : (
        <Chosen map={map} cell={cell} onGo={onGo} />
      )}
    </section>
  );
}

function Chosen({ map, cell, onGo }: HexPanelProps) {
  const words = useMemo(() => cellWords(map, cell), [map, cell]);
  const { id, otherIds, terrain, level, places, sides } = words;
  return (
    <>
      <h2>
        {places[0]?.name ?? `Hex ${id}`} <small>{[id, ...otherIds].join(', also ')}</small>
      </h2>
      <p className="map-terrain">
        {terrain}
        {level > 0 && `, level ${level}`}
      </p>
      {places.length > 0 && (
        <ul className="map-here">
          {places.map(({ kind, name }) => (
            <li key={name}>
              {name} <small>{plainWord(kind)}</small>
            </li>
          ))}
        </ul>
      )}
      <dl className="map-sides">
        {sides.map((side) => (
          <Side
            key={side.direction}
            side={side}
            onGo={() => onGo(map.cells.get(side.beyond ?? '') ?? cell)}
          />
        ))}
      </dl>
    </>
  );
}

function Side({ side, onGo }: { readonly side: SideWords; readonly onGo: () => void }) {
  const { direction, beyond, features } = side;
  return (
    <div>
      <dt>{direction}</dt>
      <dd>
        {beyond === null ? (
          <span className="map-edge">the map ends</span>
        ) : (
          <button type="button" className="quiet" onClick={onGo}>
            {beyond}
          </button>
        )}
        {features.map((feature) => (
          <span key={feature}>{feature}</span>
        ))}
      </dd>
    </div>
  );
}
