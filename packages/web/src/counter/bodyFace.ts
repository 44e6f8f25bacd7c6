/**
 * The face of a body of men off the map, in rosters and in hand: drawn as it stands on the map, with its men or guns, its
 * weapon, its efficiency in a box, fatigue as pips and ammunition as cartridges.
 */
import type { Counter, CounterRecord } from '@longroll/kernel';
import { barParts, MOST_WORKS } from './bars.ts';
import { type Body, bodyOf, FATIGUE_PIPS, shortName } from './body.ts';
import { cutTo, textWidth } from './fit.ts';
import { frameOf } from './frames.ts';
import { signsOf } from './label.ts';
import { isLetters, type Part, rectangle } from './parts.ts';
import { bracket, corner, pips } from './states.ts';

const SYMBOL = { x: 29.5, y: 48, k: 0.37 };
const SMALLER = { x: 29.5, y: 46, k: 0.37 };
const TALL = ['column', 'limbered', 'unlimbered'];

function symbolParts(body: Body): readonly Part[] {
  const at = TALL.includes(body.formation) ? SMALLER : SYMBOL;
  const parts = barParts({ ...body, works: 0 }, 'whole', 'bare');
  return parts.map((part) => (isLetters(part) ? part : { ...part, at }));
}

const HEAD = { left: 12, right: 88, y: 20.5, size: 14, commandSize: 11 };

/** Of "II Corps, French" no more than "II": the rest is said beside the face. */
function headParts({ name, command }: Counter): readonly Part[] {
  const { left, right, y, size, commandSize } = HEAD;
  const [corps = ''] = (command ?? '').replace(/ corps\b/i, '').split(',');
  const taken = corps === '' ? 0 : Math.min(textWidth(corps, commandSize), 33) + 5;
  const room = right - left - taken;
  const title = { role: 'name', text: cutTo(shortName(name), size, room), x: left, y, size, room };
  if (corps === '') return [title];
  return [title, { role: 'command', text: corps, x: right, y, size: commandSize, room: 33 }];
}

const figureParts = ({ figure }: Body): readonly Part[] =>
  figure === ''
    ? []
    : [{ role: 'strength', text: figure, x: 69.5, y: 50.5, size: figure.length > 3 ? 23 : 26, room: 37 }];

/** How good it is, as the side of the counter says that is up. */
function worth({ efficiency, morale, reduced, reducedMorale }: CounterRecord): unknown {
  return efficiency ?? (reduced === true ? reducedMorale : morale);
}

function weaponParts(record: CounterRecord): readonly Part[] {
  const { weapon } = record;
  const code = typeof weapon === 'string' ? [{ role: 'weapon', text: weapon, x: 12, y: 71, size: 13 }] : [];
  const value = worth(record);
  if (typeof value !== 'number') return code;
  return [
    ...code,
    { role: 'box', d: rectangle({ x: 70, y: 58.8, width: 18, height: 14.6 }) },
    { role: 'value', text: `${value}`, x: 79, y: 70.7, size: 13 },
  ];
}

/** Not more than would fit; a scenario that is rich in it begins with six. */
const MOST_ROUNDS = 6;
const FEWEST_SHOWN = 4;

/** From the right: full ones, then those that are spent. */
function roundParts({ empty }: Body, { ammo }: CounterRecord): readonly Part[] {
  if (typeof ammo !== 'number') return [];
  const left = empty ? 0 : ammo;
  const shown = Math.min(MOST_ROUNDS, Math.max(FEWEST_SHOWN, left));
  return Array.from({ length: shown }, (_, i) => {
    const x = 84 - (shown - 1 - i) * 6;
    return { role: i < left ? 'round full' : 'round', d: `M${x} 86.5v-6.6q0 -3 2 -4.4q2 1.4 2 4.4v6.6z` };
  });
}

/** The hit after so many turns the counter over, or removes it. */
const HIT_PIPS = 2;

function pipParts(body: Body, { fatigue, tired, hits }: CounterRecord): readonly Part[] {
  if (typeof hits === 'number') return pips(hits, HIT_PIPS);
  return typeof fatigue === 'number' || typeof tired === 'number' ? pips(body.fatigue, FATIGUE_PIPS) : [];
}

/** Signs as on the map, at the foot: a zigzag, a flash, a broken link. */
function signParts(body: Body): readonly Part[] {
  const signs = signsOf({ ...body, fatigue: 0, hits: 0, empty: false, held: false, reduced: false }, 14);
  let x = 40;
  return signs.flatMap(({ wide, draw }) => {
    x += wide;
    return draw(x - wide / 2, 79.5);
  });
}

export function bodyFaceParts(counter: Counter, record: CounterRecord): readonly Part[] {
  const body = bodyOf({ counter, record, remarks: [], ghost: false });
  const { edge, inner } = frameOf(counter.side, body.reduced);
  return [
    ...bracket(Math.min(body.works, MOST_WORKS), MOST_WORKS),
    { role: 'card', d: edge },
    ...(inner ? [{ role: 'inner', d: inner }] : []),
    ...headParts(counter),
    ...symbolParts(body),
    ...figureParts(body),
    ...weaponParts(record),
    ...pipParts(body, record),
    ...signParts(body),
    ...roundParts(body, record),
    { role: 'frame', d: edge },
    ...corner(body.reduced ? 1 : 0, 1),
  ];
}
