/** A field as its source files tell it: the sheet, its pictures, and what lies on it. */
import { existsSync, readFileSync } from 'node:fs';
import {
  type Entry,
  entriesIn,
  type Picture,
  pictureIn,
  type SourceFile,
  type Spot,
  spotsIn,
} from '@longroll/kernel/mapmaking';
import type { Sheet } from './sheet.ts';

export interface Field {
  readonly sheet: Sheet;
  readonly terrain: Picture;
  readonly levels: Picture;
  readonly places: readonly Spot[];
  /** The entries of a file; none where a field has no such file. */
  readonly entries: (file: string) => readonly Entry[];
}

function sheetOf({ name, terms, texts }: Entry): Sheet {
  const number = (key: string): number => {
    const value = Number(terms.get(key) ?? Number.NaN);
    if (!Number.isInteger(value)) throw new Error(`field.txt of ${name} has no whole number for ${key}`);
    return value;
  };
  const text = (key: string): string => terms.get(key) ?? '';
  return {
    ...{ name, title: text('title'), origin: text('origin') },
    ...{ degrees: text('degrees'), yardsPerDegree: text('yards-per-degree'), sources: texts('source') },
    ...{ columns: number('columns'), rows: number('rows'), west: number('west'), north: number('north') },
    baseLevel: number('base-level'),
  };
}

export function readField(name: string): Field {
  const folder = new URL(`../${name}/source/`, import.meta.url);
  const isThere = (file: string): boolean => existsSync(new URL(file, folder));
  const file = (of: string): SourceFile => ({ name: of, text: readFileSync(new URL(of, folder), 'utf8') });
  const [sheet] = entriesIn(file('field.txt'));
  if (!sheet) throw new Error(`${name} has no sheet`);
  return {
    sheet: sheetOf(sheet),
    terrain: pictureIn(file('hexes.txt'), 'terrain'),
    levels: pictureIn(file('hexes.txt'), 'levels'),
    places: spotsIn(file('places.txt')),
    entries: (of) => (isThere(of) ? entriesIn(file(of)) : []),
  };
}
