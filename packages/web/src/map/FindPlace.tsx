/** A field that finds places and numbers of cells, and the list of all that has a name. */
import type { GridMap } from '@longroll/kernel';
import { useMemo, useState } from 'react';
import { FindOnMap, NamesOnMap } from './FindOnMap.tsx';
import { allNamed, cellWord, type Found, found } from './hexWords.ts';

interface FindPlaceProps {
  readonly map: GridMap;
  readonly onGo: (cell: number) => void;
}

export function FindPlace({ map, onGo }: FindPlaceProps) {
  const [query, setQuery] = useState('');
  const named = useMemo(() => allNamed(map), [map]);
  const hits = useMemo(() => found(map, named, query), [map, named, query]);
  const go = ({ cell }: Found) => {
    setQuery('');
    onGo(cell);
  };
  return (
    <search className="map-find">
      <FindOnMap
        label={`Find a place or a ${cellWord(map)} number`}
        none={`No place and no ${cellWord(map)} of that name.`}
        {...{ query, hits }}
        onQuery={setQuery}
        onGo={go}
      />
      <details>
        <summary>All places ({named.length})</summary>
        <NamesOnMap named={named} onGo={go} />
      </details>
    </search>
  );
}
