/** The chosen cell in words. */
import type { GridMap } from '@longroll/kernel';
import { useMemo } from 'react';
import { cellWord, cellWords, hasLevels, plainWord, type SideWords } from './hexWords.ts';

interface HexPanelProps {
  readonly map: GridMap;
  readonly cell: number;
  readonly onGo: (cell: number) => void;
}

export function HexPanel({ map, cell, onGo }: HexPanelProps) {
  return (
    <section className="map-hex" aria-live="polite" aria-label={`The chosen ${cellWord(map)}`}>
      {cell < 0 ? (
        <p className="hint">Tap a {cellWord(map)}, or move with the arrows and press Enter.</p>
      ) : (
        <Chosen map={map} cell={cell} onGo={onGo} />
      )}
    </section>
  );
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function Chosen({ map, cell, onGo }: HexPanelProps) {
  const words = useMemo(() => cellWords(map, cell), [map, cell]);
  const { id, otherIds, terrain, level, marks, ways, places, sides } = words;
  return (
    <>
      <h2>
        {places[0]?.name ?? `${capital(cellWord(map))} ${id}`}{' '}
        <small>{[id, ...otherIds].join(', also ')}</small>
      </h2>
      <p className="map-terrain">
        {[terrain, ...(hasLevels(map) ? [`elevation ${level}`] : []), ...marks].join(', ')}
      </p>
      {map.shape === 'square' && ways.length > 0 && <p className="map-ways">{ways.join(', ')}</p>}
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
