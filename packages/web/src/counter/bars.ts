/**
 * Bodies of men as an engineer's map has them, their front upwards: infantry a bar across its front, in column along
 * its march, cavalry a box divided by a diagonal, guns as guns. A cell is a hundred wide, the place of a body its middle.
 */
import { type Body, type Formation, hasFront } from './body.ts';
import { isClipped } from './frames.ts';
import { bold, boldHitched, gun, hitched } from './guns.ts';
import type { Part } from './parts.ts';

/**
 * What a body has of its cell: all of it, or the upper or lower half. In a half a bar lies along it, across it or aslant,
 * as its front has it.
 */
export type Room = 'whole' | 'along' | 'across' | 'aslant';
/** A bar without letters is drawn larger. */
export type Scope = 'bare' | 'lettered';

/** How far a bar may reach to either side, and from where to where it is deep. */
interface Bed {
  readonly most: number;
  readonly top: number;
  readonly foot: number;
}

const BEDS: Readonly<Record<Scope, Readonly<Record<Room, Bed>>>> = {
  lettered: {
    whole: { most: 47, top: -38, foot: -14 },
    along: { most: 47, top: -18, foot: -3 },
    across: { most: 23, top: -39, foot: -20 },
    aslant: { most: 27, top: -25, foot: -9 },
  },
  bare: {
    whole: { most: 47, top: -36, foot: -4 },
    along: { most: 47, top: -17, foot: 4 },
    across: { most: 24, top: -36, foot: -4 },
    aslant: { most: 30, top: -20, foot: 2 },
  },
};

/** A bar as it lies. */
interface Lying {
  readonly half: number;
  readonly top: number;
  readonly foot: number;
}

/** By the square root, so that a few are still seen and many keep within the cell. */
const share = ({ men }: Body): number => Math.min(1, 0.42 + 0.58 * Math.sqrt(men / 1000));

function lyingOf(body: Body, room: Room, scope: Scope, part = 1): Lying {
  const { most, top, foot } = BEDS[scope][room];
  return { half: most * share(body) * part, top, foot };
}

/** How much of its ends is pointed. */
const point = ({ top, foot }: Lying): number => Math.min(10, (foot - top) * 0.45);

/** The rear of those without drill is ragged. */
function ragged({ half, foot, top }: Lying): string {
  const [teeth, deep] = [5, (foot - top) * 0.34];
  const step = (2 * half) / teeth;
  const cuts = Array.from(
    { length: teeth },
    (_, i) => `M${-half + i * step} ${foot + 1}h${step}l${-step / 2} ${-deep}z`,
  );
  return cuts.join('');
}

/** Ends are square or pointed: the sides differ by it. */
function outlined(side: string, lying: Lying): string {
  const { half, top, foot } = lying;
  if (!isClipped(side)) return `M${-half} ${top}H${half}V${foot}H${-half}z`;
  const [middle, end] = [(top + foot) / 2, half - point(lying)];
  return `M${-end} ${top}H${end}L${half} ${middle}L${end} ${foot}H${-end}L${-half} ${middle}z`;
}

/** A bar of the side with pointed ends is open along its middle: it is known by that, without colour. */
function seam(side: string, lying: Lying, scope: Scope): readonly Part[] {
  const { half, top, foot } = lying;
  const [middle, end] = [(top + foot) / 2, half - point(lying)];
  return isClipped(side)
    ? [
        {
          role: 'seam',
          width: (foot - top) * (scope === 'bare' ? 0.16 : 0.2),
          d: `M${-end} ${middle}H${end}`,
        },
      ]
    : [];
}

/** The front. */
function tick({ half, top, foot }: Lying): string {
  const high = Math.min(8.5, (foot - top) * 0.36, half * 0.4);
  return `M${-high} ${top + 0.6}h${2 * high}L0 ${top - high}z`;
}

type Drawn = (body: Body, room: Room, scope: Scope) => readonly Part[];

const line: Drawn = (body, room, scope) => {
  const lying = lyingOf(body, room, scope);
  return [
    { role: 'bar', d: outlined(body.side, lying) + tick(lying) },
    ...seam(body.side, lying, scope),
    ...(body.irregular ? [{ role: 'cut', d: ragged(lying) }] : []),
  ];
};

/** A chain of small blocks, to every side. */
const skirmish: Drawn = (body, room, scope) => {
  const { half, top, foot } = lyingOf(body, room, scope);
  const [wide, high] = [half * 0.3, (foot - top) * 0.55];
  const blocks = [-1, 0, 1].map((i) => {
    const [x, y] = [i * half * 0.68, top + (i === 0 ? 0 : (foot - top) * 0.45)];
    return outlined(body.side, { half: wide, top: y, foot: y + high }).replace(
      /([MHL])(-?[\d.]+)/g,
      (_, to, at) => `${to}${Number(at) + x}`,
    );
  });
  return [{ role: 'bar', d: blocks.join('') }];
};

/** Half of the box is filled, from corner to corner. */
function divided({ side }: Body, lying: Lying): readonly Part[] {
  const { half, top, foot } = lying;
  const cut = isClipped(side) ? point(lying) : 0;
  const end = half - cut;
  const filled = `M${-end} ${foot}L${end} ${top}L${half} ${(top + foot) / 2}L${end} ${foot}z`;
  return [
    { role: 'bar', d: tick(lying) },
    { role: 'open', d: outlined(side, lying) },
    { role: 'bar', d: filled },
  ];
}

const mounted: Drawn = (body, room, scope) => divided(body, lyingOf(body, room, scope, 0.8));

/** On foot the same, but thin. */
const dismounted: Drawn = (body, room, scope) => {
  const lying = lyingOf(body, room, scope, 0.9);
  return divided(body, { ...lying, foot: lying.top + (lying.foot - lying.top) * 0.5 });
};

/** How long, half how wide, and how far aside, so that there is room for letters. */
const COLUMNS: Readonly<Record<Room, readonly [long: number, wide: number, aside: number]>> = {
  whole: [76, 13, -25],
  along: [42, 10, -30],
  across: [84, 9, -12],
  aslant: [56, 9, -14],
};

/** Blocks one behind the other; the first points where they march. */
const column: Drawn = (body, room, scope) => {
  const [most, usual, aside] = COLUMNS[room];
  const long = most * (0.45 + 0.55 * share(body));
  const [wide, x] = scope === 'bare' ? [usual * 1.15, aside * 0.3] : [usual, aside];
  const front = -long / 2 + wide * 0.4;
  const each = (long - wide * 0.8) / 3;
  const blocks = [0, 1, 2].map((i) => {
    const [top, foot] = [front + i * each, front + (i + 1) * each - 4];
    const head = i === 0 ? `L${x} ${top - wide * 0.8}` : '';
    return `M${x - wide} ${foot}V${top}${head}L${x + wide} ${top}V${foot}z`;
  });
  const stripe = { role: 'seam', width: wide * 0.4, d: `M${x} ${front}V${front + 3 * each - 6}` };
  return [{ role: 'bar', d: blocks.join('') }, ...(isClipped(body.side) ? [stripe] : [])];
};

/** How large a gun is, and where its axle. */
const GUNS: Readonly<Record<Scope, Readonly<Record<Room, readonly [large: number, axle: number]>>>> = {
  lettered: { whole: [0.86, -18], along: [0.56, -4], across: [0.62, -24], aslant: [0.56, -9] },
  bare: { whole: [1.3, 6], along: [0.9, 4], across: [0.9, 0], aslant: [0.84, 2] },
};

/** How many guns stand abreast in the picture; from afar one stands for all. */
function abreast({ guns }: Body, room: Room, scope: Scope): number {
  if (scope === 'bare') return 1;
  return Math.min(guns > 11 ? 3 : guns > 5 ? 2 : 1, room === 'across' || room === 'aslant' ? 2 : 3);
}

const guns =
  (near: typeof gun, far: typeof gun): Drawn =>
  (body, room, scope) => {
    const one = scope === 'bare' ? far : near;
    const [k, y] = GUNS[scope][room];
    const many = abreast(body, room, scope);
    const places = Array.from({ length: many }, (_, i) => (i - (many - 1) / 2) * 32 * k);
    const wide = (many * 16 + 3) * k;
    const seams = places.map((x) => `M${x} ${y - 28 * k}v${28 * k}`).join('');
    const slash = `M${-wide} ${y + 20 * k}L${wide} ${y - 18 * k}`;
    return [
      { role: 'bar', d: places.map((x) => one(x, y, k)).join('') },
      ...(isClipped(body.side) && near === gun ? [{ role: 'seam', width: 2.8 * k, d: seams }] : []),
      ...(body.horse ? [{ role: 'slash', width: 3.8 * k, d: slash }] : []),
    ];
  };

/** Each from its first point. */
const WAVES: readonly (readonly [x: number, y: number, d: string])[] = [
  [-42, -20, 'q5 -9 11 -2t11 -1'],
  [-12, -27, 'q6 -7 11 1t10 0'],
  [18, -18, 'q5 -9 10 -1t12 -4'],
  [-30, -4, 'q5 -8 11 0t10 -1'],
  [8, -5, 'q5 -7 11 0t12 1'],
];

/** Broken, and to no front. */
const routed: Drawn = (_, room, scope) => {
  const waves = room === 'whole' ? WAVES : WAVES.slice(0, 3);
  const down = (scope === 'bare' ? 14 : 0) + (room === 'whole' ? 0 : 11);
  const d = waves.map(([x, y, wave]) => `M${x} ${y + down}${wave}`).join('');
  return [{ role: 'waver', width: room === 'whole' ? 7.5 : 6.5, d }];
};

/** Somebody was there. */
const ghost: Drawn = (_, room) => {
  const [top, foot] = room === 'whole' ? [-34, -10] : [-20, -4];
  return [{ role: 'ghost', d: `M-34 ${top}H34V${foot}H-34z` }];
};

const DRAWN: Readonly<Record<Formation, Drawn>> = {
  ...{ line, column, mounted, dismounted, skirmish, routed, ghost },
  unlimbered: guns(gun, bold),
  limbered: guns(hitched, boldHitched),
};

export const MOST_WORKS = 5;

/** Half how long, and where: before the bar. */
const WORKS: Readonly<Record<Room, readonly [half: number, top: number, back: number]>> = {
  whole: [47, -49, 15],
  along: [47, -25, 9],
  across: [23.5, -49, 10],
  aslant: [30, -34, 9],
};

/** A bracket before the front, heavier with every level. */
export function worksParts({ works }: Pick<Body, 'works'>, room: Room): readonly Part[] {
  if (works <= 0) return [];
  const width = 2 + Math.min(works, MOST_WORKS) * 1.2;
  const [half, top, back] = WORKS[room];
  const d = `M${-half} ${top + back}V${top}H${half}V${top + back}`;
  return [
    { role: 'works under', width: width + 3.4, d },
    { role: 'works', width, d },
  ];
}

/** The ranks of the disrupted are broken in two places, whatever they are. */
function breaks(body: Body, room: Room, scope: Scope): readonly Part[] {
  if (!body.disrupted || body.formation === 'routed') return [];
  const { half, top, foot } = lyingOf(body, room, scope);
  const [lean, over] = [(foot - top) * 0.3, 3];
  const d = [-0.42, 0.42].map(
    (at) => `M${at * half - lean} ${foot + over}L${at * half + lean} ${top - over}`,
  );
  return [{ role: 'break', width: (foot - top) * 0.3, d: d.join('') }];
}

/** The body itself with its works, without letters. */
export const barParts = (body: Body, room: Room, scope: Scope): readonly Part[] => [
  ...(hasFront(body) ? worksParts(body, room) : []),
  ...DRAWN[body.formation](body, room, scope),
  ...breaks(body, room, scope),
];

/** From where its letters may stand, behind its front. */
export const footOf = (room: Room): number => BEDS.lettered[room].foot;
