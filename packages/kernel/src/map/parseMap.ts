/** The text of a map, read and checked. Every fault is a `MapError` that names its line. */
import type { GridMap, Terrain } from './gridMap.ts';
import { LATTICES, type MapShape } from './lattice.ts';
import { layCells } from './layCells.ts';
import { branch, type Line, leaf, one, outline, refuse } from './outline.ts';
import { readCrossings, readEdges, readMarks, readPlaces, readWays } from './readFeatures.ts';
import { NO_CELL, readSheet } from './readSheet.ts';

const SECTIONS = ['map', 'title', 'grid', 'legend', 'sheet', 'edges', 'crossings', 'ways', 'marks', 'places'];
const MOST_TERRAINS = 255;

function section(lines: readonly Line[], word: string): Line {
  const first = lines[0] ?? { number: 1, indent: 0, text: '', words: [], under: [] };
  return one(lines, word) ?? refuse(first, `the map has no "${word}"`);
}

function readName(line: Line): string {
  if (leaf(line).words.length !== 2) refuse(line, 'the name of a map is one word');
  return line.words[1]!;
}

const readTitle = (line: Line | undefined): string => (line ? leaf(line).words.slice(1).join(' ') : '');

function readShape(line: Line): MapShape {
  const shapes = Object.keys(LATTICES) as MapShape[];
  const word = leaf(line).words.slice(1).join(' ');
  return shapes.find((shape) => shape === word) ?? refuse(line, `expected "grid ${shapes.join(' | ')}"`);
}

function readTerrain(line: Line, before: readonly Line[]): Terrain {
  const [letter, ...name] = leaf(line).words;
  if ([...letter!].length !== 1 || letter === NO_CELL || name.length === 0)
    refuse(line, `expected one letter other than "${NO_CELL}", and a name`);
  const other = { letter: letter!, name: name.join(' ') };
  if (before.some(({ words }) => words[0] === letter)) refuse(line, `the letter ${letter} stands twice`);
  if (before.some(({ words }) => words.slice(1).join(' ') === other.name))
    refuse(line, `${other.name} stands twice`);
  return other;
}

function readLegend(heading: Line): readonly Terrain[] {
  if (heading.words.length > 1) refuse(heading, 'nothing may follow "legend"');
  const rows = branch(heading);
  if (rows.length > MOST_TERRAINS)
    refuse(rows[MOST_TERRAINS]!, `there is room for ${MOST_TERRAINS} terrains`);
  return rows.map((line, i) => readTerrain(line, rows.slice(0, i)));
}

export function parseMap(text: string): GridMap {
  const lines = outline(text);
  const strange = lines.find(({ words }) => !SECTIONS.includes(words[0]!));
  if (strange) refuse(strange, `"${strange.words[0]}" begins no section of a map`);
  const all = (word: string) => lines.filter(({ words }) => words[0] === word);
  const name = readName(section(lines, 'map'));
  const title = readTitle(one(lines, 'title'));
  const shape = readShape(section(lines, 'grid'));
  const terrains = readLegend(section(lines, 'legend'));
  const sheets = all('sheet').map((line) => readSheet(line, shape, terrains));
  const ground = layCells(shape, sheets, sheets[0]?.line ?? section(lines, 'map'));
  return {
    name,
    title,
    ...ground,
    terrains,
    ...readEdges(ground, all('edges')),
    ...readCrossings(ground, all('crossings')),
    ...readWays(ground, all('ways')),
    ...readMarks(ground, all('marks')),
    places: readPlaces(ground, all('places')),
  };
}
