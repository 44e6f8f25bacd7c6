/** A small map as areas and lines, and its cells in words. */
import { cellOf, centreOf, parseMap, sideEnds } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { distance } from '../src/map/curves.ts';
import { allNamed, cellWords, found } from '../src/map/hexWords.ts';
import { letteringOf } from '../src/map/lettering.ts';
import { edgeLook, placeLook, terrainLook, wayLook } from '../src/map/looks.ts';
import { sceneOf } from '../src/map/scene.ts';

const TEXT = `map small
title A small map
grid pointy
legend
  . clear
  w woods
  ~ water
  ? moon dust
sheet A
  lines 1-5 from north
  columns 1-6 from west
  even lines shifted
  at 0 0
  terrain
    01 ......
    02 ..ww..
    03 ..ww..
    04 .....~
    05 ?...~~
edges creek
  Turkey Creek
    A0202 SE SW
    A0203 SE SW
edges bluff one-sided
  The Bluff
    A0404 E
crossings
  bridge A0203 SE Turkey Bridge
ways road
  High Road: A0101 A0102 A0103 A0104 A0105 A0106
  Side Road: A0103 A0203 A0303 A0403
ways railroad
  The Line: A0101 A0102 A0103 A0104
places
  A0103 town Bolton
  A0303 farm Ratliff's
`;
const map = parseMap(TEXT);
const scene = sceneOf(map);
const names = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name);

describe('the scene', () => {
  test('lays each look over all lower ones, and the lowest over the whole map', () => {
    expect(scene.regions.map(({ look }) => look.tint)).toEqual(['clear', 'woods', 'water']);
    const [lowest] = scene.regions[0]!.loops;
    expect(lowest!.bounds).toEqual(scene.bounds);
  });

  test('a creek goes through the middle of each of its sides', () => {
    const { line } = scene.waters.find(({ name }) => name === 'Turkey Creek')!;
    const [a, b] = sideEnds(map, cellOf(map, 'A0203'), 3);
    const middle = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const;
    expect(Math.min(...line.map((at) => distance(at, middle)))).toBeLessThan(0.06);
  });

  test('slopes run down from the high side', () => {
    const high = centreOf(map, cellOf(map, 'A0404'));
    for (const [[x], [dx]] of scene.slopes[0]!.feet) expect(Math.sign(dx)).toBe(Math.sign(x - high[0]));
  });

  test('a road goes through its place, and a railroad beside the road', () => {
    const at = centreOf(map, cellOf(map, 'A0103'));
    const nearest = (kind: number) =>
      Math.min(
        ...scene.ways
          .filter(({ look }) => look.rank === kind)
          .flatMap(({ line }) => line.map((point) => distance(point, at))),
      );
    expect(nearest(wayLook('road').rank)).toBeLessThan(1e-9);
    expect(nearest(wayLook('railroad').rank)).toBeGreaterThan(0.05);
  });

  test('a road that ends at the edge runs off the map', () => {
    const high = scene.ways.find(({ name }) => name === 'High Road')!;
    expect(high.bounds.right).toBeGreaterThan(centreOf(map, cellOf(map, 'A0106'))[0] + 0.3);
  });

  test('what nobody knows is drawn plainly', () => {
    expect(terrainLook('moon dust').stamp).toBeNull();
    expect(edgeLook('hedge').stroke).toBe('line');
    expect(edgeLook('quarry', true).stroke).toBe('slope');
    expect(wayLook('canal').stroke).toBe('dashed');
    expect(placeLook('inn').mark).toBe('dot');
  });

  test('is the same on every visit', () => {
    expect(sceneOf(parseMap(TEXT)).stamps).toEqual(scene.stamps);
  });

  test('lettering shows more the nearer one is', () => {
    const texts = (scale: number) =>
      letteringOf(scene, { serif: 'serif', sans: 'sans' }, scale, (text) => text.length * 6).map(
        ({ text }) => text,
      );
    expect(texts(12)).toEqual(['Bolton']);
    expect(texts(60)).toEqual(expect.arrayContaining(['Bolton', "Ratliff's", 'Turkey Bridge', 'A0501']));
  });
});

describe('words', () => {
  test('tell all that lies on the sides of a cell', () => {
    const { id, terrain, sides } = cellWords(map, cellOf(map, 'A0203'));
    expect([id, terrain]).toEqual(['A0203', 'woods']);
    const side = (direction: string) => sides.find((one) => one.direction === direction)!;
    expect(side('South-east').features).toEqual(
      expect.arrayContaining(['creek, Turkey Creek', 'bridge, Turkey Bridge']),
    );
    expect(sides.flatMap(({ features }) => features)).toContain('road, Side Road');
  });

  test('say up and down of a bluff, and where the map ends', () => {
    const of = (cell: string) => cellWords(map, cellOf(map, cell)).sides;
    expect(of('A0404').flatMap(({ features }) => features)).toContain('bluff down, The Bluff');
    expect(of('A0405').flatMap(({ features }) => features)).toContain('bluff up, The Bluff');
    expect(of('A0101').filter(({ beyond }) => beyond === null).length).toBeGreaterThan(1);
  });

  test('find places, crossings and numbers', () => {
    const named = allNamed(map);
    expect(named.map(({ title }) => title)).toEqual(['Bolton', "Ratliff's", 'Turkey Bridge']);
    expect(found(map, named, 'ratliffs')[0]!.title).toBe("Ratliff's");
    expect(found(map, named, 'a0303')[0]).toMatchObject({ title: 'A0303', cell: cellOf(map, 'A0303') });
    expect(found(map, named, 'nowhere')).toEqual([]);
    expect(names(scene.places)[0]).toBe('Bolton');
  });
});
