/** The pieces of a table as they are painted, and the canvas that they are painted on. */
import type { Arrow } from '@longroll/kernel';
import type { Face } from '../../counter/face.ts';
import type { Canvas2D } from '../../map/pen.ts';
import type { CounterArt } from './CounterArt.ts';
import type { Inks } from './inks.ts';
import type { Stack } from './stacks.ts';

export interface StackScene {
  readonly art: CounterArt;
  readonly inks: Inks;
  readonly face: Pick<Face, 'marks' | 'printed'>;
  readonly stacks: readonly Stack[];
  readonly picked: string | null;
  readonly active: readonly string[];
  /** Pieces that something can be done with. */
  readonly ready: ReadonlySet<string>;
  /** The cell whose stack is fanned out beside it. */
  readonly fanned: number;
  /** Orders that wait to be carried out. */
  readonly arrows: readonly Arrow[];
}

/** A frame's pixels: how the canvas lies over the map, in device pixels. */
export interface Pixels {
  readonly ctx: Canvas2D;
  /** Of a cell. */
  readonly unit: number;
  readonly left: number;
  readonly top: number;
  readonly dpr: number;
  /** Whether the scale differs from the frame before. */
  readonly moving: boolean;
}
