/** What a counter is drawn of: paths and lettering, each with a role that the style sheet colours. */

export interface Stroke {
  readonly role: string;
  readonly d: string;
  /** Where the weight of the line says something; else it is the style's. */
  readonly width?: number;
  /** Where the origin of the path lies and how large it is drawn, where it was made for another picture. */
  readonly at?: Placing;
}

export interface Placing {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Letters {
  readonly role: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Wider than this it is drawn narrower. */
  readonly room?: number;
}

export type Part = Stroke | Letters;

export const isLetters = (part: Part): part is Letters => 'text' in part;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const rectangle = ({ x, y, width, height }: Box): string => `M${x} ${y}h${width}v${height}h${-width}z`;

export const ellipse = (x: number, y: number, across: number, down = across): string =>
  `M${x - across} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0z`;
