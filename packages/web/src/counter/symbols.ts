/** What stands in the middle of a counter: the arm of a unit with the mark of its size, or a leader's plate. */
import { type Box, ellipse, type Part, rectangle } from './parts.ts';

/** The strokes within the box, from its corners and its middle. */
const STROKES: Readonly<Record<string, (box: Box) => string>> = {
  infantry: (box) => slash(box) + backslash(box),
  cavalry: (box) => slash(box),
  'mounted-infantry': (box) => slash(box) + backslash(box),
  wagon: (box) => {
    const [x, y] = middleOf(box);
    return `M${x - 8.5} ${y}h17M${x} ${y - 8.5}v17`;
  },
};

const slash = ({ x, y, width, height }: Box): string => `M${x} ${y + height}L${x + width} ${y}`;
const backslash = ({ x, y, width, height }: Box): string => `M${x} ${y}L${x + width} ${y + height}`;
const middleOf = ({ x, y, width, height }: Box) => [x + width / 2, y + height / 2] as const;

export function unitSymbol(kind: string, box: Box): readonly Part[] {
  const arm = kind.toLowerCase().replaceAll(' ', '-');
  const strokes = STROKES[arm]?.(box);
  const [x] = middleOf(box);
  return [
    { role: 'plate', d: rectangle(box) },
    ...(strokes ? [{ role: 'stroke', d: strokes }] : []),
    ...solidOf(arm, box),
    ...(strokes || arm === 'artillery'
      ? []
      : [{ role: 'letter', text: kind.slice(0, 1).toUpperCase(), x, y: box.y + box.height - 7, size: 18 }]),
  ];
}

/** A gun's muzzle, a wheel, and the saddle that tells mounted infantry from those on foot. */
function solidOf(arm: string, box: Box): readonly Part[] {
  const [x, y] = middleOf(box);
  if (arm === 'artillery') return [{ role: 'solid', d: ellipse(x, y, 6.5) }];
  if (arm === 'wagon') return [{ role: 'stroke', d: ellipse(x, y, 8.5) }];
  if (arm !== 'mounted-infantry') return [];
  const foot = box.y + box.height + 0.6;
  return [{ role: 'solid', d: `M${box.x} ${foot}L${x} ${y}L${box.x + box.width} ${foot}z` }];
}

/** The sign and how often it stands, from the whole word or its beginning: "Regt" is a regiment. */
const SIZES: readonly (readonly [word: RegExp, sign: 'X' | 'I', times: number])[] = [
  [/^army/, 'X', 4],
  [/^corps/, 'X', 3],
  [/^div/, 'X', 2],
  [/^brig|^bde/, 'X', 1],
  [/^reg/, 'I', 3],
  [/^batt?(alio)?n|^bn/, 'I', 2],
  [/^batt|^comp/, 'I', 1],
];

function sizeSign(size: string): string {
  const [, sign = '', times = 0] = SIZES.find(([word]) => word.test(size.toLowerCase())) ?? [];
  return sign.repeat(times);
}

const STEP = { X: 8.4, I: 4.4 };
const STROKE = { X: 'l6 6.6m0 -6.6l-6 6.6', I: 'v6.6' };
const WIDTH = { X: 6, I: 0 };

/** Drawn, not lettered: at the size of a real counter type would blur. */
export function sizeMark(size: string, centre: number, top: number): readonly Part[] {
  const mark = sizeSign(size);
  if (mark === '') return [];
  const letter = mark.startsWith('X') ? 'X' : 'I';
  const left = centre - ((mark.length - 1) * STEP[letter] + WIDTH[letter]) / 2;
  const d = Array.from(mark, (_, i) => `M${left + i * STEP[letter]} ${top}${STROKE[letter]}`).join('');
  return [{ role: 'size-mark', d }];
}

/** Five points around a centre. */
export function star(x: number, y: number, reach: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [angle, radius] = [(i * Math.PI) / 5, i % 2 === 0 ? reach : reach * 0.392];
    return `${(x + radius * Math.sin(angle)).toFixed(2)} ${(y - radius * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}z`;
}

export const leaderPlate = (x: number, y: number, grown = 1): readonly Part[] => [
  { role: 'plate', d: ellipse(x, y, 27 * grown, 16 * grown) },
  { role: 'stroke fine', d: ellipse(x, y, 23.6 * grown, 12.9 * grown) },
  { role: 'solid', d: star(x, y + 0.7 * grown, 12.5 * grown) },
];
