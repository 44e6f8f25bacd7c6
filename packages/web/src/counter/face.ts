/**
 * The face of a counter as parts: name, command, symbol, strength, printed figures and every state. Pages show them
 * as SVG, the table paints them on its canvas.
 */
import type { Counter, CounterRecord, Mark } from '@longroll/kernel';
import { isBody } from './body.ts';
import { bodyFaceParts } from './bodyFace.ts';
import { textWidth } from './fit.ts';
import { frameOf } from './frames.ts';
import { type Part, rectangle } from './parts.ts';
import { isFolded, smallParts, stateParts } from './states.ts';
import { leaderPlate, sizeMark, unitSymbol } from './symbols.ts';
import { figuresOf, markOf, type Printed } from './words.ts';

export interface Face {
  readonly counter: Counter;
  /** Its present state; the counter's own record is the one it began with. */
  readonly record: CounterRecord;
  readonly marks: readonly Mark[];
  readonly printed: Printed;
}

const NAME = { left: 12, right: 88, size: 14, commandSize: 11, y: 20.5 };
const SYMBOL = { x: 12.5, y: 40, width: 38, height: 25 };
const SYMBOL_MIDDLE = SYMBOL.x + SYMBOL.width / 2;

export function faceParts(face: Face): readonly Part[] {
  const { counter, record, marks } = face;
  if (isBody(record)) return bodyFaceParts(counter, record);
  const frame = frameOf(counter.side, isFolded(marks, record));
  return [
    ...stateParts('bracket', marks, record),
    { role: 'card', d: frame.edge },
    ...stateParts('band', marks, record),
    ...(frame.inner ? [{ role: 'inner', d: frame.inner }] : []),
    ...headingParts(counter),
    ...middleParts(counter),
    ...strengthParts(face),
    ...stateParts('chevrons', marks, record),
    ...stateParts('pips', marks, record),
    ...figureParts(face),
    { role: 'frame', d: frame.edge },
    ...stateParts('corner', marks, record),
  ];
}

function headingParts({ name, command }: Counter): readonly Part[] {
  const { left, right, size, commandSize, y } = NAME;
  const taken = command === null ? 0 : Math.min(textWidth(command, commandSize), 24) + 5;
  const title = { role: 'name', text: name, x: left, y, size, room: right - left - taken };
  if (command === null) return [title];
  return [title, { role: 'command', text: command, x: right, y, size: commandSize, room: 24 }];
}

const middleParts = ({ kind, size }: Counter): readonly Part[] =>
  kind === 'leader'
    ? [...sizeMark(size, 50, 25.5), ...leaderPlate(50, 52.5)]
    : [...sizeMark(size, SYMBOL_MIDDLE, 28.9), ...unitSymbol(kind, SYMBOL)];

function strengthParts({ marks, record }: Face): readonly Part[] {
  const mark = markOf(marks, 'strength', record);
  if (!mark) return [];
  const text = String(record[mark.field]);
  const place = text.length === 1 ? { x: 72, y: 65.2, size: 36 } : { x: 71, y: 64, size: 32.5 };
  return [{ role: 'strength', text, ...place }];
}

/** The first printed figure stands in a box, the next beside it, left of where a corner may be folded. */
function figureParts({ counter, record, printed }: Face): readonly Part[] {
  const figures = figuresOf(record, printed).slice(0, 2);
  const left = counter.kind === 'leader' ? 50 - (figures.length * 12.5) / 2 : 49;
  return figures.flatMap(({ field, value }): readonly Part[] => {
    const boxed = field === printed[0]?.field;
    const figure = {
      role: 'value',
      text: String(value),
      x: boxed ? left + 6.5 : left + 19,
      y: 84.8,
      size: 14,
    };
    const box = { role: 'box', d: rectangle({ x: left, y: 72.5, width: 13, height: 15 }) };
    return boxed ? [box, figure] : [figure];
  });
}

const PLAIN_SYMBOL = { x: 24, y: 13, width: 52, height: 31 };

/** For a smaller picture: arm and strength large, states as they are, no small type. */
export function plainParts(face: Face): readonly Part[] {
  const { counter, record, marks } = face;
  const frame = frameOf(counter.side, isFolded(marks, record));
  const mark = markOf(marks, 'strength', record);
  return [
    ...stateParts('bracket', marks, record),
    { role: 'card', d: frame.edge },
    ...stateParts('band', marks, record),
    ...(counter.kind === 'leader' ? leaderPlate(50, 50, 1.3) : unitSymbol(counter.kind, PLAIN_SYMBOL)),
    ...(mark ? [{ role: 'strength', text: String(record[mark.field]), x: 50, y: 86, size: 48 }] : []),
    ...smallParts('pips', marks, record),
    ...smallParts('chevrons', marks, record),
    { role: 'frame heavy', d: frame.edge },
    ...stateParts('corner', marks, record),
  ];
}
