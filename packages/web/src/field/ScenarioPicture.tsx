/** Where a scenario is fought: the part of the map in play, both sides as they stand, and what counts by name. */
import { centreOf, type GridMap, type Holding, type Point, type Rules, type Table } from '@longroll/kernel';
import { useMemo } from 'react';
import { around, grown } from '../map/bounds.ts';
import type { Overlay } from '../map/Easel.ts';
import { MapPicture } from '../map/MapPicture.tsx';
import type { Canvas2D } from '../map/pen.ts';
import { restOf } from './paint/cells.ts';
import { Inks } from './paint/inks.ts';
import { type Playable, sideTitle } from './scenarios.ts';

interface ScenarioPictureProps {
  readonly playable: Playable;
  readonly map: GridMap;
  readonly rules: Pick<Rules, 'inPlay' | 'sides'>;
  readonly table: Table;
}

const DOT = 5;
const LETTERS = 12;
/** Around the cells in play; and as a share of its width around those who stand, for the names beside them. */
const RIM = 0.9;
const MARGIN = 0.08;

/** The cells in play, or where somebody stands if that is everywhere. */
function partOf(map: GridMap, inPlay: Uint8Array | undefined, { pieces, holdings }: Table) {
  const all = Array.from({ length: map.size }, (_, cell) => cell);
  const stood = [...pieces, ...holdings].map(({ cell }) => cell).filter((cell) => cell >= 0);
  const isPart = inPlay !== undefined && !inPlay.every((one) => one === 1);
  const cells = isPart ? all.filter((cell) => inPlay[cell] === 1) : stood;
  const part = around((cells.length > 0 ? cells : all).map((cell) => centreOf(map, cell)));
  return grown(part, isPart ? RIM : Math.max(RIM, (part.right - part.left) * MARGIN));
}

/** The first side's dots are round, the others' square: they differ without colour. */
function paintDot(ctx: Canvas2D, [x, y]: Point, r: number, round: boolean): void {
  ctx.beginPath();
  if (round) ctx.arc(x, y, r, 0, 7);
  else ctx.rect(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8);
  ctx.fill();
  ctx.stroke();
}

function paintPieces(ctx: Canvas2D, pixel: number, map: GridMap, table: Table, inks: Inks, first: string) {
  const stacks = new Map<string, { readonly cell: number; readonly side: string; count: number }>();
  for (const { cell, side, gone } of table.pieces) {
    if (cell < 0 || gone) continue;
    const key = `${side} ${cell}`;
    const stack = stacks.get(key) ?? { cell, side, count: 0 };
    stacks.set(key, { ...stack, count: stack.count + 1 });
  }
  for (const { cell, side, count } of stacks.values()) {
    ctx.fillStyle = inks.side(side).strong;
    ctx.strokeStyle = inks.token('card');
    ctx.lineWidth = 1.4 * pixel;
    const r = (DOT + Math.min(3, count - 1)) * pixel;
    paintDot(ctx, centreOf(map, cell), r, side === first);
  }
}

/** Whether the name of another stands where this one's would: closely above it. */
const isUnder = (map: GridMap, pixel: number, cell: number, all: readonly Holding[]): boolean => {
  const [x, y] = centreOf(map, cell);
  return all.some((other) => {
    const [across, down] = centreOf(map, other.cell);
    return other.cell !== cell && Math.abs(across - x) < 90 * pixel && y > down && y - down < 36 * pixel;
  });
};

/** A ring around what counts, its name and its worth above it, or below where another is above. */
function paintHolding(
  ctx: Canvas2D,
  pixel: number,
  map: GridMap,
  inks: Inks,
  { cell, title, points }: Holding,
  below: boolean,
) {
  const [x, y] = centreOf(map, cell);
  ctx.strokeStyle = inks.token('accent');
  ctx.lineWidth = 2 * pixel;
  ctx.beginPath();
  ctx.arc(x, y, 11 * pixel, 0, 7);
  ctx.stroke();
  ctx.save();
  ctx.translate(x, y + (below ? 14 + LETTERS : -15) * pixel);
  ctx.scale(pixel, pixel);
  ctx.font = `600 ${LETTERS}px ${inks.sans}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  ctx.lineJoin = 'round';
  ctx.lineWidth = 4;
  ctx.strokeStyle = inks.token('paper');
  const words = `${title} ${points}`;
  ctx.strokeText(words, 0, 0);
  ctx.fillStyle = inks.token('accent');
  ctx.fillText(words, 0, 0);
  ctx.restore();
}

function painter(map: GridMap, inPlay: Uint8Array | undefined, table: Table, first: string): Overlay {
  const beyond = inPlay ? restOf(map, inPlay) : null;
  return (ctx, _, pixel) => {
    const inks = new Inks(document.body);
    if (beyond) {
      ctx.globalAlpha = 0.62;
      ctx.fillStyle = inks.token('paper');
      ctx.fill(beyond.area, 'evenodd');
      ctx.globalAlpha = 1;
    }
    paintPieces(ctx, pixel, map, table, inks, first);
    for (const holding of table.holdings) {
      const below = isUnder(map, pixel, holding.cell, table.holdings);
      paintHolding(ctx, pixel, map, inks, holding, below);
    }
  };
}

const pictureWords = ({ title, holdings }: { title: string; holdings: readonly Holding[] }): string =>
  `Map of ${title}${holdings.length === 0 ? '' : `: ${holdings.map((one) => `${one.title} counts ${one.points}`).join(', ')}`}`;

export function ScenarioPicture({ playable, map, rules, table }: ScenarioPictureProps) {
  const { inPlay } = rules;
  const first = playable.sheet.sides[0]?.id ?? '';
  const part = useMemo(() => partOf(map, inPlay, table), [map, inPlay, table]);
  const paint = useMemo(() => painter(map, inPlay, table, first), [map, inPlay, table, first]);
  const label = pictureWords({ title: playable.entry.title, holdings: table.holdings });
  return (
    <figure className="scenario-picture">
      <MapPicture map={map} part={part} label={label} paint={paint} />
      <figcaption>
        {playable.sheet.sides.map(({ id }, i) => (
          <span key={id} data-side={id}>
            <i data-square={i > 0 || undefined} aria-hidden="true" /> {sideTitle(playable.sheet, id)}
          </span>
        ))}
        {table.holdings.length > 0 && (
          <span>
            <i data-ring aria-hidden="true" /> counts, with its points
          </span>
        )}
      </figcaption>
    </figure>
  );
}
