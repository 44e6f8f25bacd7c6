import type { CounterRecord } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { barParts, type Room, worksParts } from '../src/counter/bars.ts';
import { type Body, bodyOf, type Formation, shortName } from '../src/counter/body.ts';
import { bodyFaceParts } from '../src/counter/bodyFace.ts';
import { cutTo, textWidth } from '../src/counter/fit.ts';
import { signsOf } from '../src/counter/label.ts';
import type { Part } from '../src/counter/parts.ts';
import { counterWords } from '../src/counter/words.ts';
import { bodyWith, RECORD, UNIT } from './square.ts';

describe('a body is read off its counter', () => {
  test.each([
    ['infantry', 'normal', 'line'],
    ['infantry', 'column', 'column'],
    ['cavalry', 'normal', 'mounted'],
    ['cavalry', 'dismounted', 'dismounted'],
    ['artillery', 'unlimbered', 'unlimbered'],
    ['horse-artillery', 'limbered', 'limbered'],
    ['infantry', 'routed', 'routed'],
  ])('%s in mode %s is drawn as %s', (kind, mode, formation) => {
    expect(bodyWith({ mode }, { kind }).formation).toBe(formation);
  });

  test('what is marked by hand goes before what the game wrote', () => {
    expect(bodyWith({ mode: 'normal', marching: true }).formation).toBe('column');
    expect(bodyWith({ mode: 'column', marching: false }).formation).toBe('line');
    expect(bodyWith({ mode: 'unlimbered', marching: true }, { kind: 'artillery' }).formation).toBe(
      'limbered',
    );
    expect(bodyWith({ mode: 'column', routed: true }).formation).toBe('routed');
    expect(bodyWith({ fatigue: 80, tired: 1 }).fatigue).toBe(1);
    expect(bodyWith({ ammo: 4, outOfAmmo: true }).empty).toBe(true);
  });

  test('guns are counted where there are some, a dot stands for 20 of fatigue', () => {
    expect(bodyWith({ guns: 6, men: 96 }).figure).toBe('6');
    expect(bodyWith({}).figure).toBe('550');
    expect([0, 19, 20, 59, 99].map((fatigue) => bodyWith({ fatigue }).fatigue)).toEqual([0, 0, 1, 2, 4]);
  });

  test('remarks say who waits and who is out of command', () => {
    const remarks = ['not yet released: at 10:00, or when an enemy comes near', 'out of command'];
    expect(bodyWith({}, {}, remarks)).toMatchObject({ held: true, outOfCommand: true });
    expect(bodyWith({}, {}, ['holds its fire'])).toMatchObject({ held: false, outOfCommand: false });
  });

  test('of one who was only seen there is the hour, and nothing of its state', () => {
    const ghost = bodyOf({
      counter: UNIT,
      record: { men: 500 },
      remarks: ['last seen at 07:00'],
      ghost: true,
    });
    expect(ghost).toMatchObject({ formation: 'ghost', hour: '07:00', fatigue: 0, empty: false });
  });

  test('names are short enough for a map, and keep the letter of a half', () => {
    expect(shortName('Gibbon (Iron Brigade) A')).toBe('Gibbon A');
    expect(shortName("Lawton's brigade B")).toBe('Lawton B');
    expect(shortName('Campbell, Monroe, Edgell')).toBe('Campbell');
    expect(cutTo('Gibbon A', 10, 100)).toBe('Gibbon A');
    const cut = cutTo('Featherstonhaugh A', 10, 30);
    expect(cut).toMatch(/^F\w+\. A$/);
    expect(textWidth(cut, 10)).toBeLessThan(textWidth('Featherstonhaugh A', 10));
  });
});

const FORMATIONS: readonly Formation[] = [
  ...(['line', 'column', 'mounted', 'dismounted', 'unlimbered', 'limbered', 'routed', 'ghost'] as const),
];
const ROOMS: readonly Room[] = ['whole', 'along', 'across', 'aslant'];
const paths = (parts: readonly Part[]) => parts.map((part) => ('d' in part ? part.d : '')).join(' ');
const reach = (body: Body) =>
  Math.max(
    ...[...paths(barParts(body, 'whole', 'lettered')).matchAll(/H(-?[\d.]+)/g)].map(([, x]) => Number(x)),
  );

describe('shapes', () => {
  test('every formation has its own, with and without letters, in every part of a cell', () => {
    for (const room of ROOMS)
      for (const scope of ['bare', 'lettered'] as const) {
        const drawn = FORMATIONS.map((formation) =>
          paths(barParts({ ...bodyWith({ guns: 6 }), formation }, room, scope)),
        );
        expect(new Set(drawn).size).toBe(FORMATIONS.length);
      }
  });

  test('sides differ without colour, men lengthen a bar, and nobody outgrows the cell', () => {
    const union = paths(barParts(bodyWith({}), 'whole', 'bare'));
    expect(paths(barParts(bodyWith({}, { side: 'confederate' }), 'whole', 'bare'))).not.toBe(union);
    const lengths = [100, 400, 900, 4000].map((men) => reach(bodyWith({ men })));
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(lengths[3]).toBeGreaterThan(lengths[0]! * 1.5);
    expect(lengths[3]).toBeLessThanOrEqual(50);
  });

  test('works are heavier with every level, and stand before no front that is not there', () => {
    const widths = [1, 2, 3, 4, 5].map((works) => {
      const [, heavy] = worksParts({ works }, 'whole');
      return heavy && 'width' in heavy ? heavy.width! : 0;
    });
    expect(new Set(widths).size).toBe(5);
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    expect(worksParts({ works: 0 }, 'whole')).toEqual([]);
    const isWorks = ({ role }: Part) => role.startsWith('works');
    expect(barParts(bodyWith({ fort: 3 }), 'whole', 'bare').some(isWorks)).toBe(true);
    expect(barParts(bodyWith({ fort: 3, routed: true }), 'whole', 'bare').some(isWorks)).toBe(false);
  });

  test('every state has a shape of its own', () => {
    const of = (more: Partial<Body>) =>
      paths(signsOf({ ...bodyWith({}), ...more }, 20).flatMap(({ draw }) => draw(0, 0)));
    const states = [
      {},
      { fatigue: 1 },
      { fatigue: 2 },
      { empty: true },
      { held: true },
      { outOfCommand: true },
    ];
    expect(new Set(states.map(of)).size).toBe(states.length);
    expect(of({})).toBe('');
  });
});

describe('faces off the map', () => {
  const roles = (record: CounterRecord) =>
    bodyFaceParts(UNIT, { ...RECORD, ...record }).map(({ role }) => role);

  test('show pips of fatigue and the rounds that are left', () => {
    const shown = roles({ fatigue: 45, ammo: 1, efficiency: 70 });
    expect(shown.filter((role) => role === 'pip full')).toHaveLength(2);
    expect(shown.filter((role) => role === 'round full')).toHaveLength(1);
    expect(shown.filter((role) => role === 'round')).toHaveLength(3);
    expect(roles({ ammo: 4, outOfAmmo: true })).not.toContain('round full');
  });

  test('of an enemy they show no more than is known', () => {
    const shown = bodyFaceParts(UNIT, { men: 550, mode: 'normal', fort: 0 }).map(({ role }) => role);
    expect(shown).toContain('strength');
    for (const role of ['pip', 'round', 'value']) expect(shown).not.toContain(role);
  });

  test('and say for ears what no mark tells', () => {
    const words = counterWords(
      { ...UNIT, kind: 'cavalry' },
      { ...RECORD, mode: 'dismounted', ammo: 3 },
      [],
      [],
    );
    expect(words).toContain('dismounted');
    expect(words).toContain('ammunition 3');
  });
});
