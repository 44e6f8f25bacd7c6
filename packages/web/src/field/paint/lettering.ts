/** Where the letters of a body stand: behind its front, within its part of the cell. */
import type { Point } from '@longroll/kernel';
import { footOf } from '../../counter/bars.ts';
import type { Formation } from '../../counter/body.ts';
import { labelSize, type Place, type Type } from '../../counter/label.ts';
import type { Standing } from './slots.ts';

/** Below so many pixels to a cell figures could not be read: there is only the line of battle. */
export const FIGURES_FROM = 30;
const NAMES_FROM = 58;
const SLANTED_NAMES_FROM = 88;

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** In hundredths of a cell that is so many pixels wide. */
export function typeAt({ room }: Standing, scale: number): Type {
  const isWhole = room === 'whole';
  const figure = isWhole ? within(scale * 0.25, 10, 22) : within(scale * 0.2, 9, 18);
  const isNamed = scale >= (room === 'aslant' ? SLANTED_NAMES_FROM : NAMES_FROM);
  const name = isNamed ? within(scale * (isWhole ? 0.148 : 0.138), 8.6, 14) : 0;
  return { figure: (figure / scale) * 100, name: (name / scale) * 100 };
}

export function turned([x, y]: Point, degrees: number): Point {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [x * cos - y * sin, x * sin + y * cos];
}

const isGuns = (formation: Formation): boolean => formation === 'unlimbered' || formation === 'limbered';

/** In a whole cell: as near behind the bar as their size allows. */
function wholePlace({ body, turn }: Standing, type: Type): Place {
  const [wide, high] = labelSize(body, type, 'stack');
  if (body.formation === 'routed') return { x: 0, y: 10 + high / 2, room: 96, form: 'stack' };
  if (body.formation === 'ghost') return { x: 0, y: -4 + high / 2, room: 96, form: 'stack' };
  if (body.formation === 'column') {
    const [x, y] = turned([20, 0], turn);
    return { x, y, room: Math.abs(x) > 10 ? 58 : 96, form: 'stack' };
  }
  const [ux, uy] = turned([0, 1], turn);
  const room = Math.abs(ux) < 0.3 ? 98 : 64;
  const extent = Math.abs(ux) * (Math.min(wide, room) / 2) + Math.abs(uy) * (high / 2);
  const foot = isGuns(body.formation) ? 5 : footOf('whole') + 3;
  const far = Math.min(foot + extent, 51 - extent);
  return { x: ux * far, y: uy * far, room, form: 'stack' };
}

/** Behind a bar that lies along its half is a line, behind one across it the rest of the half. */
function halfPlace({ body, turn, room }: Standing): Place {
  const [ux, uy] = turned([0, 1], turn);
  const guns = isGuns(body.formation);
  if (body.formation === 'column') {
    const [x, y] = turned([room === 'along' ? 12 : 13, 0], turn);
    return { x, y, room: room === 'along' ? 66 : 90, form: 'row' };
  }
  if (room === 'across') return { x: ux * (guns ? 20 : 15), y: 0, room: guns ? 56 : 62, form: 'stack' };
  if (room === 'aslant') return { x: ux * 28, y: uy * 15, room: 56, form: 'row' };
  if (guns) return { x: 24, y: 0, room: 54, form: 'stack' };
  return { x: 0, y: (uy < 0 ? -1 : 1) * 11, room: 98, form: 'row' };
}

/** How far guns make way for their letters. */
export const asideOf = ({ body, room }: Standing): number =>
  room === 'along' && isGuns(body.formation) ? -26 : 0;

export const placeOf = (standing: Standing, type: Type): Place =>
  standing.room === 'whole' ? wholePlace(standing, type) : halfPlace(standing);
