/** The heart of a map, to be looked at: the country around the place that matters most. */
import { centreOf, type GridMap, type MapBounds, type MapEntry } from '@longroll/kernel';
import { useMemo } from 'react';
import { placeLook } from './looks.ts';
import { MapPicture } from './MapPicture.tsx';
import { useMap } from './useMap.ts';

/** So many cells to each side of it. */
const [ACROSS, DOWN] = [9, 6.5];

function heartOf(map: GridMap): MapBounds {
  const rank = (kind: string): number => placeLook(kind).letters.rank;
  const [first] = [...map.places].sort((a, b) => rank(b.kind) - rank(a.kind));
  const [x, y] = centreOf(map, first?.cell ?? 0);
  return { left: x - ACROSS * 0.45, right: x + ACROSS * 1.55, top: y - DOWN, bottom: y + DOWN };
}

/** Nothing where the map does not come: it is only a picture. */
export function MapGlimpse({ entry }: { readonly entry: MapEntry }) {
  const { read } = useMap(entry);
  return read && 'map' in read ? <Heart map={read.map} title={entry.title} /> : null;
}

function Heart({ map, title }: { readonly map: GridMap; readonly title: string }) {
  const part = useMemo(() => heartOf(map), [map]);
  return <MapPicture map={map} part={part} label={`Part of the map: ${title}`} />;
}
