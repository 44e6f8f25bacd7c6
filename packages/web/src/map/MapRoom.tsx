/** A map, read when it is first looked at. */
import { type GridMap, type MapEntry, parseMap } from '@longroll/kernel';
import { useEffect, useState } from 'react';
import { MapPage } from './MapPage.tsx';

type Read = { readonly map: GridMap } | { readonly wrong: string } | null;

async function readMap({ address }: MapEntry): Promise<Read> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return { wrong: `The map did not come (${answer.status}).` };
    return { map: parseMap(await answer.text()) };
  } catch (e) {
    return { wrong: e instanceof Error ? e.message : String(e) };
  }
}

export function MapRoom({ entry }: { readonly entry: MapEntry }) {
  const [read, setRead] = useState<Read>(null);
  useEffect(() => {
    let left = false;
    readMap(entry).then((next) => left || setRead(next));
    return () => {
      left = true;
    };
  }, [entry]);
  if (read === null) return <p className="loading">The map is being unfolded.</p>;
  if ('wrong' in read)
    return (
      <p className="refused" role="alert">
        {read.wrong}
      </p>
    );
  return <MapPage map={read.map} />;
}
