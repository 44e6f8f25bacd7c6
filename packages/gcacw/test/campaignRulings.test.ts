/** What players of the campaign may agree on, and what its rules cite. */
import { readdirSync, readFileSync } from 'node:fs';
import { citedIds } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { gcacw } from '../src/index.ts';
import { RULEBOOK } from '../src/rules/index.ts';
import {
  CAMPAIGN_HOUSE_RULES,
  CAMPAIGN_RULING_LIST,
  OUR_CAMPAIGN_RULES,
} from '../src/rulings/campaign/index.ts';
import { OUR_FIELD_RULES, RULINGS } from '../src/rulings/index.ts';

const EACH = CAMPAIGN_RULING_LIST.map((ruling) => [ruling.id, ruling] as const);

describe('the readings of the campaign', () => {
  test.each(EACH)('%s is told in words and rests on a rule that is ours', (id, ruling) => {
    const { title, text, cite, value, alternatives, choices } = ruling;
    expect(title).not.toBe(id);
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(Object.keys(choices).sort()).toEqual([value, ...alternatives].sort());
    expect(alternatives.length).toBeGreaterThan(0);
    expect(new Set(Object.values(choices)).size).toBe(alternatives.length + 1);
    for (const sentence of Object.values(choices)) expect(sentence).toMatch(/^[A-Z0-9+].*\.$/);
    expect(citedIds(cite).map((one) => RULEBOOK.contents.line(one)?.basis)).toEqual(['ours']);
  });

  test('no title stands twice, among those of other games neither', () => {
    const titles = [...RULINGS, ...CAMPAIGN_RULING_LIST].map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('hold beside those of every game on the map', () => {
    expect(OUR_CAMPAIGN_RULES).toMatchObject(OUR_FIELD_RULES);
    expect(CAMPAIGN_HOUSE_RULES.parse({ surrenderFrom: 47 })).toEqual({
      ...OUR_CAMPAIGN_RULES,
      surrenderFrom: 47,
    });
    expect(() => CAMPAIGN_HOUSE_RULES.parse({ surrenderFrom: 4 })).toThrow();
  });

  test('are not offered where the campaign is not played', () => {
    const offered = new Set(gcacw.rulings.map(({ id }) => id));
    expect(CAMPAIGN_RULING_LIST.filter(({ id }) => offered.has(id))).toEqual([]);
  });

  test('the ten that balance hangs on can be changed', () => {
    const changeable = new Set(CAMPAIGN_RULING_LIST.map(({ id }) => id));
    const ten = [
      ...['siegeGrace', 'siegeEase', 'reliefPoints', 'surrenderFrom', 'surrenderOn', 'siegeRatio'],
      ...['siegeNear', 'lineDie', 'reliefBox1', 'reliefBox2', 'reliefBox4', 'reliefBox5', 'maneuverCap'],
      ...['vicksburgPerTurn', 'levelsFrom', 'depotRange', 'forageFrom', 'forageCycles', 'siegeMouths'],
      ...['siegeFew', 'manpowerUnion', 'manpowerConfederate', 'earlyRelease', 'railJourneys'],
    ];
    expect(ten.filter((id) => !changeable.has(id))).toEqual([]);
  });
});

describe('every rule that the campaign cites stands in the book', () => {
  const source = new URL('../src/', import.meta.url);
  const files = ['campaign/', 'play/campaign/', 'play/actions/'].flatMap((folder) =>
    readdirSync(new URL(folder, source), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}${name}`),
  );

  test('there is something to read', () => {
    expect(files.length).toBeGreaterThan(20);
  });

  test.each(files)('%s', (name) => {
    const text = readFileSync(new URL(name, source), 'utf8');
    const cited = [...text.matchAll(/'(\d+(?:\.\d+)+[a-z]?)'/g)].map(([, id]) => id!);
    expect(cited.filter((id) => RULEBOOK.contents.line(id) === undefined)).toEqual([]);
  });
});
