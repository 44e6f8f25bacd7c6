/** Emphasis: ANSI on a colour terminal, nothing elsewhere. Text is measured and padded before it is inked. */
import type { Tone } from '@longroll/kernel';

type Stroke = (text: string) => string;

export interface Ink {
  readonly colour: boolean;
  readonly bold: Stroke;
  readonly dim: Stroke;
  /** A row or column in use. */
  readonly band: Stroke;
  /** The one cell that counts. */
  readonly ring: Stroke;
  readonly tone: (tone: Tone) => Stroke;
}

const ESC = '\u001b[';
/** Blanks alone need no ink. */
const stroke =
  (...codes: readonly number[]): Stroke =>
  (text) =>
    text.trim() === '' ? text : `${ESC}${codes.join(';')}m${text}${ESC}0m`;

const [BOLD, DIM, UNDERLINE, INVERSE] = [1, 2, 4, 7] as const;
const [RED, GREEN, YELLOW, CYAN] = [31, 32, 33, 36] as const;

const TONES: Readonly<Record<Tone, Stroke>> = {
  worst: stroke(RED),
  bad: stroke(YELLOW),
  even: stroke(DIM),
  good: stroke(CYAN),
  best: stroke(GREEN),
};

const COLOURED: Ink = {
  colour: true,
  bold: stroke(BOLD),
  dim: stroke(DIM),
  band: stroke(BOLD, UNDERLINE),
  ring: stroke(BOLD, INVERSE),
  tone: (tone) => TONES[tone],
};

const plain: Stroke = (text) => text;
const PLAIN: Ink = {
  colour: false,
  bold: plain,
  dim: plain,
  band: plain,
  ring: plain,
  tone: () => plain,
};

export const inkFor = (colour: boolean): Ink => (colour ? COLOURED : PLAIN);
