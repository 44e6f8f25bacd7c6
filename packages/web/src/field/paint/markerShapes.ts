/** The shapes of what lies on a map and is no counter: the same on the canvas and in the key. */
import type { Marker } from '@longroll/kernel';

export type MarkerKind = Marker['kind'];

/** A part is filled, or a line; its ink is the side's, that of warning, plain ink, or the paper's. */
export interface ShapePart {
  readonly d: string;
  readonly ink: 'side' | 'accent' | 'ink' | 'card';
  readonly line?: true;
}

/** In a box of 24 by 24 about the origin. What lies over the side between two cells has the way across from left to right. */
export const MARKER_SHAPES: Readonly<Record<MarkerKind, readonly ShapePart[]>> = {
  depot: [
    { d: 'M-9.5 8.5V-2.5L0 -9.5L9.5 -2.5V8.5z', ink: 'side' },
    { d: 'M-3 8.5V1.5H3V8.5z', ink: 'card' },
  ],
  ships: [
    { d: 'M-11.5 2.5H11.5L8.5 8.5H-8.5zM-7.5 2.5L-5.5 -2H6L8 2.5zM-2 -2V-10H1.5V-2z', ink: 'side' },
    { d: 'M-4 0.3H-2M0 0.3H2M4 0.3H6', ink: 'card', line: true },
  ],
  bridge: [
    { d: 'M-11 -3H11M-11 3H11', ink: 'ink', line: true },
    { d: 'M-6 -6.5V6.5M0 -6.5V6.5M6 -6.5V6.5', ink: 'side', line: true },
  ],
  broken: [
    { d: 'M-11 -3H-7M-11 3H-7M7 -3H11M7 3H11', ink: 'ink', line: true },
    { d: 'M-4.5 -5.5L4.5 5.5M4.5 -5.5L-4.5 5.5', ink: 'accent', line: true },
  ],
  burnt: [
    {
      d: 'M0.5 9.5C-6.5 9.5 -8 3 -4.5 -1.5C-3.5 1 -1.8 0.4 -2.4 -2.8C-3 -6 0.4 -8.4 2.4 -10C1.6 -6 7.8 -3.4 7.4 3C7.2 7 4.5 9.5 0.5 9.5z',
      ink: 'accent',
    },
    { d: 'M0.5 9C-2.4 9 -2.6 5.6 0.4 3.4C1 5 3.4 5.4 3 7.4C2.7 8.5 1.8 9 0.5 9z', ink: 'card' },
  ],
  works: [{ d: 'M-11.5 5H-8.5L-5.5 -4L-2.5 5H2.5L5.5 -4L8.5 5H11.5', ink: 'side', line: true }],
  redoubt: [
    { d: 'M-9 -9L-4 -6.5H4L9 -9L6.5 -4V4L9 9L4 6.5H-4L-9 9L-6.5 4V-4z', ink: 'side' },
    { d: 'M-3 -3H3V3H-3z', ink: 'card' },
  ],
  mine: [
    {
      d: 'M0 -11V-6.5M0 6.5V11M-11 0H-6.5M6.5 0H11M-7.8 -7.8L-4.8 -4.8M4.8 4.8L7.8 7.8M7.8 -7.8L4.8 -4.8M-4.8 4.8L-7.8 7.8',
      ink: 'accent',
      line: true,
    },
    { d: 'M4 0A4 4 0 1 1 -4 0A4 4 0 1 1 4 0z', ink: 'ink' },
  ],
};

/** What a shape stands for, where nothing more is known of it. */
export const MARKER_NAMES: Readonly<Record<MarkerKind, string>> = {
  depot: 'Storehouse: a depot',
  ships: 'Steamer: ships',
  bridge: 'Planks on boats over a hexside: a bridge laid by troops',
  broken: 'Cross over a hexside: a crossing that is wrecked',
  burnt: 'Flame: burnt or torn up',
  works: 'Line with teeth: works, with their level',
  redoubt: 'Four-pointed fort: a redoubt',
  mine: 'Burst: a mine has been sprung',
};
