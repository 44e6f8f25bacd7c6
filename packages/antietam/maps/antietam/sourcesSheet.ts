/** SOURCES.md: what every feature of the field rests on, as its source says. */
import { namedRows, pictureRow, sourceSection } from '@longroll/kernel/mapmaking';
import { entries } from './source.ts';
import type { Squares } from './writeSquares.ts';

export const sourcesSheet = ({ terrain, levels, ways, places }: Squares): string =>
  [
    '# What the field of Antietam rests on',
    '',
    'Made by `make.ts` from the files in `source/`. Everything is measured in yards east and north of Dunker Church',
    '(39.47537 N, 77.74678 W; a degree is 121,418 yards of latitude, 94,108 of longitude). Coordinates of markers that',
    'stand on the field pin the church, the Lutheran cemetery, the Upper and the Lower Bridge, the Poffenberger farms and the',
    'ridge of the horse batteries; the Cornfield has the 24 acres of its sign. The rest was placed from those points by general',
    'knowledge of the field and of the maps made for the Battlefield Board; none of them was at hand, and none was traced.',
    'There was no survey of heights either: the four levels follow the ridges that are known.',
    '',
    'So "sure within about 75 yards" means pinned, "within about 200 yards" the right square or the next, "drawn freehand" what',
    'we would gladly see corrected. The test of the map measures fourteen distances and areas on it.',
    '',
    ...sourceSection('Squares', [pictureRow('terrain', terrain), pictureRow('levels', levels)]),
    ...sourceSection('Waters', namedRows(entries('waters.txt'))),
    ...sourceSection('Ways', namedRows(ways)),
    ...sourceSection('Woods, corn, orchards and the town', namedRows(entries('grounds.txt'))),
    ...sourceSection('Heights', namedRows(entries('heights.txt'))),
    ...sourceSection('Places', namedRows(places)),
    ...sourceSection('What is only drawn', namedRows([...entries('fields.txt'), ...entries('details.txt')])),
    'The other fields, their fences, the buildings of the farms and the houses of the town are ours: fields lie between the',
    'roads and are parted as farms are, every farm has a house and a barn or so, streets have houses.',
    '',
  ].join('\n');
