/** What is lettered beside a body on the map, upright whichever way it faces: its figure, its state, its name. */
import type { Body } from './body.ts';
import { cutTo, textWidth } from './fit.ts';
import { ellipse, type Part } from './parts.ts';

/** Sizes in hundredths of a cell. */
export interface Type {
  readonly figure: number;
  /** 0 where names are not lettered. */
  readonly name: number;
  /** A wedge before the figure says that something can be done with it. */
  readonly ready?: boolean;
}

/** Where the letters stand: the middle of their box, and how wide it may be. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly room: number;
  /** One below the other, or all on one line. */
  readonly form: 'stack' | 'row';
}

interface Sign {
  readonly wide: number;
  readonly draw: (x: number, y: number) => readonly Part[];
}

const under = (d: string): Part => ({ role: 'sign under', d });

/** In units of a tenth of the figure's height; `k` makes them of it. */
const filled = (wide: number, k: number, d: (x: number, y: number) => string): Sign => ({
  wide: wide * k,
  draw: (x, y) => [under(d(x, y)), { role: 'sign', d: d(x, y) }],
});

const stroked = (wide: number, k: number, d: (x: number, y: number) => string): Sign => ({
  wide: wide * k,
  draw: (x, y) => [under(d(x, y)), { role: 'sign line', width: 1.5 * k, d: d(x, y) }],
});

const dots = (count: number, k: number): Sign =>
  filled(4.3 * count + 1.6, k, (x, y) =>
    Array.from({ length: count }, (_, i) => ellipse(x + (i - (count - 1) / 2) * 4.3 * k, y, 1.7 * k)).join(
      '',
    ),
  );

type SignOf = (k: number) => Sign;

const RING: SignOf = (k) =>
  stroked(
    8.6,
    k,
    (x, y) => `${ellipse(x, y, 2.9 * k)}M${x - 3.3 * k} ${y + 3.3 * k}L${x + 3.3 * k} ${y - 3.3 * k}`,
  );
const PAUSE: SignOf = (k) =>
  filled(7, k, (x, y) =>
    [-2.1, 0.7].map((dx) => `M${x + dx * k} ${y - 3.2 * k}h${1.5 * k}v${6.4 * k}h${-1.5 * k}z`).join(''),
  );
const LINK: SignOf = (k) =>
  stroked(
    10.6,
    k,
    (x, y) =>
      `M${x - 4.4 * k} ${y}h${2.9 * k}M${x + 1.5 * k} ${y}h${2.9 * k}M${x - 1.7 * k} ${y + 3.4 * k}L${x + 1.7 * k} ${y - 3.4 * k}`,
  );
const HALF: SignOf = (k) => {
  const r = 3.2 * k;
  return {
    wide: 8.4 * k,
    draw: (x, y) => [
      under(ellipse(x, y, r)),
      { role: 'sign line', width: 1.2 * k, d: ellipse(x, y, r) },
      { role: 'sign', d: `M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}z` },
    ],
  };
};
const ZIGZAG: SignOf = (k) =>
  stroked(
    9.4,
    k,
    (x, y) => `M${x - 3.6 * k} ${y + 2 * k}l${2.4 * k} ${-4 * k}l${2.4 * k} ${4 * k}l${2.4 * k} ${-4 * k}`,
  );
/** Fire that leaps from a muzzle. */
const FLASH: SignOf = (k) =>
  stroked(
    8.6,
    k,
    (x, y) =>
      `M${x - 3 * k} ${y}h${6 * k}M${x - 1.6 * k} ${y - 2.6 * k}l${3.2 * k} ${5.2 * k}M${x - 1.6 * k} ${y + 2.6 * k}l${3.2 * k} ${-5.2 * k}`,
  );
const CHECK: SignOf = (k) =>
  stroked(8.4, k, (x, y) => `M${x - 3 * k} ${y}l${2.2 * k} ${2.6 * k}l${3.8 * k} ${-5.4 * k}`);

/**
 * Dots for fatigue or hits, a struck ring for no ammunition, two strokes for not released, a broken link for out of command, a
 * zigzag for disrupted, a half-filled disc for the reduced side, a flash for fire at movers, a check for who has acted.
 */
export function signsOf(body: Body, size: number): readonly Sign[] {
  const k = size / 10;
  const counted = Math.max(body.fatigue, body.hits);
  const borne: readonly (readonly [boolean, SignOf])[] = [
    [body.disrupted && body.formation !== 'routed', ZIGZAG],
    [body.reduced, HALF],
    [body.empty, RING],
    [body.held, PAUSE],
    [body.marker, FLASH],
    [body.outOfCommand, LINK],
    [body.acted, CHECK],
  ];
  return [
    ...(counted > 0 ? [dots(counted, k)] : []),
    ...borne.flatMap(([bears, sign]) => (bears ? [sign(k)] : [])),
  ];
}

/** Before a figure that begins at `left`. */
function wedge({ figure, ready }: Type, left: number, y: number): readonly Part[] {
  if (!ready) return [];
  const [high, long] = [figure * 0.2, figure * 0.27];
  const d = `M${left - long - 3} ${y - high}l${long} ${high}l${-long} ${high}z`;
  return [
    { role: 'wedge under', d },
    { role: 'wedge', d },
  ];
}

const widthOf = (signs: readonly Sign[]): number => signs.reduce((sum, { wide }) => sum + wide, 0);

function signRow(signs: readonly Sign[], left: number, y: number): readonly Part[] {
  let x = left;
  return signs.flatMap(({ wide, draw }) => {
    x += wide;
    return draw(x - wide / 2, y);
  });
}

/** Capitals and figures reach so far above their line, of their size. */
const CAP = 0.7;

function letters(
  role: string,
  text: string,
  x: number,
  y: number,
  size: number,
  room: number,
): readonly Part[] {
  const cut = cutTo(text, size, room);
  return text === '' ? [] : [{ role, text: cut, x, y: y + (size * CAP) / 2, size, room }];
}

const figureText = ({ figure, hour, formation }: Body): string =>
  formation === 'ghost' ? hour || '?' : figure;
const figureRole = ({ formation }: Body): string => (formation === 'ghost' ? 'figure past' : 'figure');
const nameOf = ({ name, formation }: Body): string => (formation === 'ghost' ? '' : name);

/** How wide and how high the letters of a body come out. */
export function labelSize(
  body: Body,
  type: Type,
  form: Place['form'],
): readonly [wide: number, high: number] {
  const signs = widthOf(signsOf(body, type.figure * 0.72));
  const figure = textWidth(figureText(body), type.figure);
  const name = type.name > 0 ? textWidth(nameOf(body), type.name) : 0;
  if (form === 'row') return [figure + signs + name + 6, type.figure];
  const high = type.figure * 0.86 + (signs > 0 ? type.figure * 0.62 : 0) + type.name * 1.05;
  return [Math.max(figure, signs, name), high];
}

function rowParts(body: Body, type: Type, { x, y, room }: Place): readonly Part[] {
  const signs = signsOf(body, type.figure * 0.86);
  const text = figureText(body);
  const figure = textWidth(text, type.figure);
  const signWide = widthOf(signs) + (signs.length > 0 ? 3 : 0);
  const name = type.name > 0 ? nameOf(body) : '';
  const wide = Math.min(textWidth(name, type.name), room - figure - signWide - 5);
  const isNamed = name !== '' && wide > 18;
  const left = x - (figure + signWide + (isNamed ? wide + 5 : 0)) / 2;
  return [
    ...wedge(type, left, y),
    ...signRow(signs, left + figure + 3, y),
    ...letters(figureRole(body), text, left + figure / 2, y, type.figure, room),
    ...(isNamed
      ? letters('body-name', name, left + figure + signWide + 5 + wide / 2, y, type.name, wide)
      : []),
  ];
}

function stackParts(body: Body, type: Type, { x, y, room }: Place): readonly Part[] {
  const signs = signsOf(body, type.figure * 0.72);
  const [, high] = labelSize(body, type, 'stack');
  const top = y - high / 2;
  const first = type.figure * 0.86;
  const second = signs.length > 0 ? type.figure * 0.62 : 0;
  return [
    ...wedge(type, x - textWidth(figureText(body), type.figure) / 2, top + first / 2),
    ...signRow(signs, x - widthOf(signs) / 2, top + first + second * 0.45),
    ...letters(figureRole(body), figureText(body), x, top + first / 2, type.figure, room),
    ...(type.name > 0
      ? letters('body-name', nameOf(body), x, top + first + second + type.name * 0.5, type.name, room)
      : []),
  ];
}

export const labelParts = (body: Body, type: Type, place: Place): readonly Part[] =>
  place.form === 'row' ? rowParts(body, type, place) : stackParts(body, type, place);
