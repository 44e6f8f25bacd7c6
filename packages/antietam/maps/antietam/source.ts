/** The source files of the field. Points are yards east and north of Dunker Church, `squares` the squares a way goes through. */
import { readFileSync } from 'node:fs';
import {
  type Entry,
  entriesIn,
  type Picture,
  pictureIn,
  type SourceFile,
  type Spot,
  spotsIn,
} from '@longroll/kernel/mapmaking';

const FOLDER = new URL('./source/', import.meta.url);

const file = (name: string): SourceFile => ({ name, text: readFileSync(new URL(name, FOLDER), 'utf8') });

export const entries = (name: string): Entry[] => entriesIn(file(name));
export const picture = (name: string): Picture => pictureIn(file('squares.txt'), name);
export const places = (): Spot[] => spotsIn(file('places.txt'));
