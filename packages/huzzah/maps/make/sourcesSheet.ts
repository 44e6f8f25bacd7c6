/** SOURCES.md: what every feature of a field rests on, as its source says. */
import { type Entry, namedRows, pictureRow, sourceSection } from '@longroll/kernel/mapmaking';
import type { Field } from './field.ts';

const SECTIONS: readonly (readonly [title: string, file: string])[] = [
  ['Waters', 'waters.txt'],
  ['Roads and railroad', 'ways.txt'],
  ['Embankments', 'banks.txt'],
  ['Works and fences', 'works.txt'],
  ['Clearings, marsh and redoubts', 'grounds.txt'],
  ['Heights', 'heights.txt'],
];

const sectionOf = (title: string, list: readonly Entry[]): string[] =>
  list.length === 0 ? [] : sourceSection(title, namedRows(list));

export const sourcesSheet = ({ sheet, terrain, levels, places, entries }: Field): string =>
  [
    `# What ${sheet.title.replace(/^The/, 'the')} rests on`,
    '',
    'Made by `../make/make.ts` from the files in `source/`. Everything is measured in yards east and north of',
    `${sheet.origin} (${sheet.degrees}; a degree is ${sheet.yardsPerDegree} yards). A hex is 175 yards across.`,
    '',
    '"Sure within about 75 yards" means pinned by the coordinates of a marker or by firm knowledge, "within about 200 yards" the',
    'right hex or the next, "drawn freehand" what we would gladly see corrected. No survey of heights was at hand: the levels',
    'follow the ridges, rises and ravines that the reports speak of. Crests are not drawn but follow from the levels.',
    '',
    ...sourceSection('Hexes', [pictureRow('terrain', terrain), pictureRow('levels', levels)]),
    ...SECTIONS.flatMap(([title, file]) => sectionOf(title, entries(file))),
    ...sourceSection('Places', namedRows(places)),
    'In the drawing the outlines of woods, marsh and heights follow the hexes, so that every hex looks like what it is played as; roads',
    'pass through the hexes of their lists, works run along their hexsides. Fields within the clearings and what grows there,',
    'houses, barns and the blocks of a town are ours.',
    '',
    '## Read for it',
    '',
    ...sheet.sources.map((source) => `- ${source}`),
    '',
  ].join('\n');
