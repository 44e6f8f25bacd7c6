/**
 * Makes the fields of Iuka and Seven Pines: `npx tsx packages/huzzah/maps/make/make.ts` reads ../iuka/source/ and
 * ../seven-pines/source/ and writes for each a map, which is played on, a drawing, which is looked at, and its SOURCES.md.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeDrawing } from '@longroll/kernel';
import { drawingOf } from './drawing.ts';
import { readField } from './field.ts';
import { sourcesSheet } from './sourcesSheet.ts';
import { writeHexes } from './writeHexes.ts';

export const FIELDS = ['iuka', 'seven-pines'] as const;

export interface Made {
  readonly text: string;
  readonly drawing: string;
  readonly sources: string;
}

const madeBy = (name: string): string =>
  `# Made by packages/huzzah/maps/make/make.ts from the files in ../${name}/source/; correct those, not this.`;

export function make(name: string): Made {
  const field = readField(name);
  return {
    text: `${madeBy(name)}\n${writeHexes(field)}`,
    drawing: `${madeBy(name)}\n${writeDrawing(drawingOf(field))}`,
    sources: sourcesSheet(field),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const name of FIELDS) {
    const made = make(name);
    writeFileSync(new URL(`../${name}.map.txt`, import.meta.url), made.text);
    writeFileSync(new URL(`../${name}.drawing.txt`, import.meta.url), made.drawing);
    writeFileSync(new URL(`../${name}/SOURCES.md`, import.meta.url), made.sources);
  }
}
