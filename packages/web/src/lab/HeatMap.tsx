/** Where it was fought: the hotter a place, the larger and the darker its mark; and the places by name. */
import { type BatchDetail, boundsOf, centreOf, type GridMap, type MapBounds } from '@longroll/kernel';
import { useMemo } from 'react';
import { cellName } from '../field/words.ts';
import { percent } from '../figures/figures.ts';
import { around, grown } from '../map/bounds.ts';
import type { Overlay } from '../map/Easel.ts';
import { MapPicture } from '../map/MapPicture.tsx';
import { hottest } from './figures.ts';

interface HeatMapProps {
  readonly map: GridMap;
  readonly detail: BatchDetail;
}

const MOST_LISTED = 12;
/** Of a cell. */
const [LEAST, LARGEST] = [0.18, 0.62];

function painter(map: GridMap, fought: BatchDetail['fought']): Overlay {
  const most = Math.max(...fought.map(([, moves]) => moves));
  return (ctx) => {
    const ink = getComputedStyle(document.body).getPropertyValue('--accent');
    for (const [cell, moves] of fought) {
      const heat = Math.sqrt(moves / most);
      const [x, y] = centreOf(map, cell);
      ctx.beginPath();
      ctx.arc(x, y, LEAST + (LARGEST - LEAST) * heat, 0, 7);
      ctx.globalAlpha = 0.25 + 0.6 * heat;
      ctx.fillStyle = ink;
      ctx.fill();
    }
    ctx.globalAlpha = 1;
  };
}

/** Around the places, as far as there is a map. */
function partOf(map: GridMap, fought: BatchDetail['fought']): MapBounds {
  const near = grown(around(fought.map(([cell]) => centreOf(map, cell))), 2.5);
  const all = boundsOf(map);
  return {
    left: Math.max(near.left, all.left),
    top: Math.max(near.top, all.top),
    right: Math.min(near.right, all.right),
    bottom: Math.min(near.bottom, all.bottom),
  };
}

export function HeatMap({ map, detail }: HeatMapProps) {
  const { fought } = detail;
  const paint = useMemo(() => painter(map, fought), [map, fought]);
  const part = useMemo(() => partOf(map, fought), [map, fought]);
  const places = hottest(detail, MOST_LISTED);
  if (fought.length === 0) return <p className="hint">It came to blows nowhere.</p>;
  return (
    <figure className="lab-plot heat-map">
      <figcaption>Where it was fought</figcaption>
      <MapPicture
        {...{ map, part, paint }}
        label="Map of the places that were fought at; the table beside it names them"
      />
      <div className="scrolls">
        <table>
          <caption>
            {fought.length > MOST_LISTED
              ? `The ${MOST_LISTED} hottest of ${fought.length} places`
              : 'The places'}
          </caption>
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col" className="figure">
                Moves
              </th>
              <th scope="col" className="figure">
                Of all fighting
              </th>
            </tr>
          </thead>
          <tbody>
            {places.map(({ cell, moves, share }) => (
              <tr key={cell}>
                <th scope="row">{cellName(map, cell)}</th>
                <td className="figure">{moves}</td>
                <td className="figure">{percent(share)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
