/** A map, unfolded when it is first looked at. */
import type { MapEntry } from '@longroll/kernel';
import { MapPage } from './MapPage.tsx';
import { useMap } from './useMap.ts';

interface MapRoomProps {
  readonly entry: MapEntry;
  readonly maps: readonly MapEntry[];
}

export function MapRoom({ entry, maps }: MapRoomProps) {
  const { read, again } = useMap(entry);
  if (read === null) return <p className="loading">The map is being unfolded.</p>;
  if ('wrong' in read) return <NoMap wrong={read.wrong} onAgain={again} />;
  return <MapPage map={read.map} maps={maps} id={entry.id} />;
}

interface NoMapProps {
  readonly wrong: string;
  readonly onAgain: () => void;
}

export function NoMap({ wrong, onAgain }: NoMapProps) {
  return (
    <section className="not-here">
      <h1>No map</h1>
      <p className="refused" role="alert">
        {wrong}
      </p>
      <p>
        <button type="button" onClick={onAgain}>
          Try again
        </button>
      </p>
    </section>
  );
}
