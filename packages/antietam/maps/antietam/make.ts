/**
 * Draws the field of Antietam: `npx tsx packages/antietam/maps/antietam/make.ts` reads source/ and writes
 * ../antietam.map.txt, which is played on, ../antietam.drawing.txt, which is looked at, and SOURCES.md.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeDrawing } from '@longroll/kernel';
import { drawingOf } from './drawing.ts';
import { entries, picture, places } from './source.ts';
import { sourcesSheet } from './sourcesSheet.ts';
import { type Squares, writeSquares } from './writeSquares.ts';

export interface Made {
  readonly text: string;
  readonly drawing: string;
  readonly sources: string;
}

const MADE_BY =
  '# Made by packages/antietam/maps/antietam/make.ts from the files in source/; correct those, not this.';

export function make(): Made {
  const squares: Squares = {
    ...{ terrain: picture('terrain'), levels: picture('levels') },
    ...{ ways: entries('ways.txt'), places: places() },
  };
  const drawing = `${MADE_BY}\n${writeDrawing(drawingOf(squares.places))}`;
  return { text: `${MADE_BY}\n${writeSquares(squares)}`, drawing, sources: sourcesSheet(squares) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const made = make();
  writeFileSync(new URL('../antietam.map.txt', import.meta.url), made.text);
  writeFileSync(new URL('../antietam.drawing.txt', import.meta.url), made.drawing);
  writeFileSync(new URL('./SOURCES.md', import.meta.url), made.sources);
}
