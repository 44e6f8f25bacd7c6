/** All lettering of a map at one scale: places, waters along their course, ways, numbers of cells. */
import { centreOf, cornersOf, type MapBounds, type Point } from '@longroll/kernel';
import { grown, holds } from './bounds.ts';
import { curveThrough, relaxed, Walk } from './curves.ts';
import { flagBox } from './flags.ts';
import { furnitureBoxes } from './furniture.ts';
import {
  type Glyph,
  type Lettered,
  middleOf,
  placedAlong,
  placedBeside,
  placedOver,
  Taken,
} from './labels.ts';
import { CROSSING_LETTERS, isSeen, type LetterLook } from './looks.ts';
import type { Palette } from './palette.ts';
import { growthAt, type Pen } from './pen.ts';
import type { Drawn, Scene } from './scene.ts';
import { levelOf } from './viewport.ts';

/** One word in one piece; in pixels from the origin of the drawing. */
interface Word extends Glyph {
  readonly font: string;
  readonly spaced: number;
  readonly ink: LetterLook['ink'];
  readonly halo: boolean;
}

export type Lettering = readonly Word[];
export type Measure = (text: string, font: string) => number;

interface Desk {
  readonly scene: Scene;
  readonly scale: number;
  readonly palette: Pick<Palette, 'serif' | 'sans'>;
  readonly measure: Measure;
  readonly taken: Taken;
  readonly sheet: MapBounds;
  readonly words: Word[];
  /** Where names of lines stand. */
  readonly stands: Map<string, Point[]>;
}

const sizeAt = (size: number, scale: number): number =>
  size * Math.max(0.68, Math.min(1.3, (scale / 36) ** 0.26));

const fontOf = ({ palette, scale }: Desk, { size, italic }: LetterLook): string =>
  `${italic ? 'italic ' : ''}${sizeAt(size, scale).toFixed(1)}px ${palette.serif}`;

const toPixels = ([x, y]: Point, scale: number): Point => [x * scale, y * scale];

function wordOf(desk: Desk, text: string, look: LetterLook): Lettered {
  const width = desk.measure(text, fontOf(desk, look)) + look.spaced * text.length;
  return { text, width: width + 6, height: sizeAt(look.size, desk.scale) * 1.12 };
}

const styleOf = (desk: Desk, look: LetterLook) => ({
  font: fontOf(desk, look),
  spaced: look.spaced,
  ink: look.ink,
  halo: true,
});

/** Over the ground that it names, if nothing stands there. */
function letterOver(desk: Desk, at: Point, text: string, look: LetterLook): void {
  const middle = placedOver(desk.taken, toPixels(at, desk.scale), wordOf(desk, text, look), desk.sheet);
  if (middle) desk.words.push({ text, at: middle, angle: 0, ...styleOf(desk, look) });
}

/** Beside a mark, if there is room for it. */
function letterBeside(desk: Desk, at: Point, gap: number, text: string, look: LetterLook): void {
  const middle = placedBeside(
    desk.taken,
    toPixels(at, desk.scale),
    gap,
    wordOf(desk, text, look),
    desk.sheet,
  );
  if (middle) desk.words.push({ text, at: middle, angle: 0, ...styleOf(desk, look) });
}

const CALM_EVERY = 0.75;
/** Waters wind with every side of a cell, ways do not. */
const MEANDERS = 3;

/** The course of a line without its small bends: lettering follows the valley, not every meander. */
function calm(line: readonly Point[], times: number): Point[] {
  const walk = new Walk(line);
  const count = Math.max(2, Math.round(walk.length / CALM_EVERY));
  const points = Array.from({ length: count + 1 }, (_, i) => walk.stand((i / count) * walk.length).at);
  return curveThrough(
    relaxed(points, () => false, times),
    5,
  );
}

const AGAIN_AFTER = 900;
/** Ties, casings and small bends reach beyond the line itself. */
const CLEAR_OF_LINE = 2.4;

function letterAlong(
  desk: Desk,
  { line }: Drawn,
  name: string,
  look: LetterLook,
  width: number,
  inside: boolean,
): void {
  const font = fontOf(desk, look);
  const height = sizeAt(look.size, desk.scale);
  const letters = [...name].map((text) => [text, desk.measure(text, font) + look.spaced] as const);
  const course = {
    line: calm(line, look.ink === 'water-ink' ? MEANDERS : 1).map((point) => toPixels(point, desk.scale)),
    letters,
    height,
    lift: inside ? 0 : height * 0.52 + (width / 2 + CLEAR_OF_LINE) * growthAt(desk.scale),
    every: AGAIN_AFTER,
    elsewhere: desk.stands.get(name) ?? [],
  };
  const placed = placedAlong(desk.taken, course);
  desk.stands.set(name, [...course.elsewhere, ...placed.map(middleOf)]);
  const style = { font, spaced: 0, ink: look.ink, halo: true };
  desk.words.push(...placed.flat().map((glyph) => ({ ...glyph, ...style })));
}

const gapAt = (scale: number): number => 3 + 4.2 * growthAt(scale);

interface Task {
  readonly rank: number;
  readonly letter: (desk: Desk) => void;
}

function placeTasks({ scene: { places }, scale }: Desk): Task[] {
  const level = levelOf(scale);
  return places
    .filter(({ look }) => isSeen(look.letters.from, level))
    .map(({ at, name, look }) => ({
      rank: look.letters.rank,
      letter: (desk) =>
        look.over
          ? letterOver(desk, at, name, look.letters)
          : letterBeside(desk, at, gapAt(scale) + (look.reach ?? 0) * scale, name, look.letters),
    }));
}

/** A name that is a place and a crossing as well is lettered once. */
function crossingTasks({ scene: { crossings, places }, scale }: Desk): Task[] {
  if (!isSeen(CROSSING_LETTERS.from, levelOf(scale))) return [];
  const named = new Set(places.map(({ name }) => name));
  return crossings
    .filter(({ name }) => name !== '' && !named.has(name))
    .map(({ at, name }) => ({
      rank: CROSSING_LETTERS.rank,
      letter: (desk) => letterBeside(desk, at, gapAt(scale) + 2, name, CROSSING_LETTERS),
    }));
}

function lineTasks({ scene, scale }: Desk): Task[] {
  const level = levelOf(scale);
  // A drawing may letter the name of a line at a spot of its own.
  const lettered = new Set(scene.survey ? scene.places.map(({ name }) => name) : []);
  return [...scene.waters, ...scene.ways].flatMap((line) => {
    const { letters, width } = line.look;
    if (!letters || line.name === '' || lettered.has(line.name) || !isSeen(letters.from, level)) return [];
    const inside = 'inside' in line.look && line.look.inside === true;
    const letter = (desk: Desk) => letterAlong(desk, line, line.name, letters, width, inside);
    return [{ rank: letters.rank, letter }];
  });
}

/** Numbers come last, and only where nothing stands. */
function letterNumbers({ scene, scale, palette, taken, words, measure }: Desk): void {
  const { map, survey } = scene;
  // Over trees a number needs a ground of its own.
  const halo = survey?.wooded === true;
  const size = Math.max(7.5, Math.min(11, scale * 0.145));
  const font = `${size}px ${palette.sans}`;
  const width = measure(map.ids[0] ?? '', font);
  for (let cell = 0; cell < map.size; cell++) {
    const top = Math.min(...cornersOf(map, cell).map((corner) => corner[1]));
    const at = toPixels([centreOf(map, cell)[0], top + (map.shape === 'pointy' ? 0.17 : 0.11)], scale);
    const [half, tall] = [width / 2, size * 0.4];
    const box = { left: at[0] - half, right: at[0] + half, top: at[1] - tall, bottom: at[1] + tall };
    if (taken.isFree(box))
      words.push({ text: map.ids[cell]!, at, angle: 0, font, spaced: 0, ink: 'faint', halo });
  }
}

function takeMarks({ scene, scale, taken }: Desk): void {
  const [level, half] = [levelOf(scale), 4.5 * growthAt(scale)];
  const mark = ([x, y]: Point) =>
    taken.take({ left: x - half, right: x + half, top: y - half, bottom: y + half });
  for (const { at, look } of scene.places)
    if ((look.mark !== 'none' || look.built) && isSeen(look.from, level)) mark(toPixels(at, scale));
  if (isSeen('middle', level))
    for (const { at } of [...scene.crossings, ...(scene.survey?.buildings ?? [])]) mark(toPixels(at, scale));
  for (const box of scene.survey ? furnitureBoxes(scene.survey) : [])
    taken.take({
      left: box.left * scale,
      right: box.right * scale,
      top: box.top * scale,
      bottom: box.bottom * scale,
    });
  for (const cell of scene.flagged) taken.take(flagBox(toPixels(centreOf(scene.map, cell), scale), scale));
}

const NUMBERS_OVER_DRAWING = 58;

export function letteringOf(
  scene: Scene,
  palette: Desk['palette'],
  scale: number,
  measure: Measure,
): Lettering {
  const { left, top, right, bottom } = scene.bounds;
  const sheet = { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale };
  const desk: Desk = {
    scene,
    palette,
    scale,
    measure,
    taken: new Taken(),
    sheet,
    words: [],
    stands: new Map(),
  };
  takeMarks(desk);
  const tasks = [...placeTasks(desk), ...crossingTasks(desk), ...lineTasks(desk)];
  for (const { letter } of tasks.sort((a, b) => b.rank - a.rank)) letter(desk);
  // Over a drawing numbers come later: there the ground is looked at first.
  if (levelOf(scale) === 'near' && (!scene.survey || scale >= NUMBERS_OVER_DRAWING)) letterNumbers(desk);
  return desk.words;
}

const FARTHEST_WORD = 160;

/** Halos of all before the ink of any: no letter is bitten by its neighbour's halo. */
export function paintLettering({ ctx, palette, bounds, scale }: Pen, lettering: Lettering): void {
  const wide = grown(bounds, FARTHEST_WORD / scale);
  const seen = lettering.filter(({ at }) => holds(wide, [at[0] / scale, at[1] / scale]));
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  const each = (words: Lettering, ink: (word: Word) => void) => {
    for (const word of words) {
      ctx.save();
      ctx.translate(word.at[0] / scale, word.at[1] / scale);
      ctx.rotate(word.angle);
      ctx.scale(1 / scale, 1 / scale);
      ctx.font = word.font;
      ctx.letterSpacing = `${word.spaced}px`;
      ink(word);
      ctx.restore();
    }
  };
  ctx.strokeStyle = palette.ink.halo;
  ctx.lineWidth = 3.4;
  each(
    seen.filter(({ halo }) => halo),
    ({ text }) => ctx.strokeText(text, 0, 0),
  );
  each(seen, ({ text, ink }) => {
    ctx.fillStyle = palette.ink[ink];
    ctx.fillText(text, 0, 0);
  });
}
