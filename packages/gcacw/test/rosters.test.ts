/** Our set-ups against a second transcription, cell by cell. Where the two differ on purpose it is said here. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../src/scenarios/index.ts';
import type { SetupLine } from '../src/scenarios/scenario.ts';

/** Scenario, side, name, manpower, hex; null where there is none, or where the list has words instead of a hex. */
type Row = readonly [number, 'confederate' | 'union', string, number | null, string | null];
const ROWS: readonly Row[] = JSON.parse(
  readFileSync(new URL('../fixtures/rosters.json', import.meta.url), 'utf8'),
);

/** The counters spell these otherwise than the lists. */
const SPELLED: Readonly<Record<string, string>> = { '25/29 GA': '25-29 GA', '49/69 IN': '49-69 IN' };

/** Listed twice; the second line is not set up (scenario 7). */
const LEFT_OUT: readonly Row[] = [[7, 'confederate', 'Stevenson', null, 'E2529']];

/** Hexes for lines that point to a rule which we do not have, or to a day: ours, by scenario and hex. */
const OUR_HEXES: Readonly<Record<number, Readonly<Record<string, readonly string[]>>>> = {
  2: { W5228: ['Dennis', 'Crocker'] },
  4: { E2712: ['Walker-A', 'Colquitt', 'Evans-A'], E4920: ['Maxey-A'] },
  8: {
    E1612: ['Johnston', 'Walker', 'Walker-B', 'Gregg-B', 'Colquitt'],
    E2529: ['Stevenson', 'Barton', 'Cumming', 'Lee', 'AW Reynolds'],
    E2629: ['Pemberton', 'Bowen', 'Cockrell-B', 'Green-B'],
    E2729: ['Loring-A', 'Tilghman-C', 'Buford-A', 'Featherston-A'],
    E2519: ['Grant', 'McPherson', 'Logan-B'],
    E2619: ['Crocker'],
    E2522: ['Hovey-A'],
    E2624: ['McClernand', 'Osterhaus'],
    E3021: ['Carr'],
    E3024: ['AJ Smith-A'],
  },
  10: {
    E1629: ['Johnston', 'Loring-B', 'Buford-B', 'J Adams', 'Featherston-B'],
    E1730: ['Walker', 'Wilson', 'Gregg-B', 'Gist-B', 'Ector-B'],
    E1826: ['French', 'Evans-B', 'Maxey-C', 'McNair-B'],
    E2429: ['Breckinridge', 'Helm', 'Stovall'],
    E2530: ['D Adams'],
    E1831: ['Cosby'],
    E2332: ['Whitfield'],
    W1006: ['Kimball'],
    W1410: ['Washburn', 'WS Smith'],
  },
  12: {
    E2712: [
      ...['Johnston', 'Breckinridge', 'Buford-A', '3 KY', 'Walker-A', '24 SC', '25-29 GA', 'Gist-A'],
      ...['Ector-A', 'McNair-A', 'Evans-A', 'D Adams', 'Helm', 'Stovall', 'Taliaferro'],
    ],
    E0504: ['Featherston-A', 'Cosby', 'Whitfield'],
    E4920: ['Gregg-A', 'Maxey-A'],
    W5508: ['1 MS'],
    W1006: ['Waul TX Leg'],
    W5228: [
      ...['Sherman', 'Dennis', 'Crocker', '6 MO', '2 IL', 'Steele', 'Tuttle', '3 IL', '4 IO', 'Blair-A'],
      ...['McArthur', 'Hall', 'Ewing', 'Bryant', 'Lauman', 'Bussey', 'Marine', '3 IO', '2 WI', 'Reid'],
      ...['Grover', 'Washburn', 'Parke', 'Kimball', 'WS Smith', 'Herron', 'Welsh', 'Potter'],
    ],
  },
};

const ourHex = (scenario: number, name: string): string | null =>
  Object.entries(OUR_HEXES[scenario] ?? {}).find(([, names]) => names.includes(name))?.[0] ?? null;

const isLeftOut = (row: Row): boolean => LEFT_OUT.some((out) => `${out}` === `${row}`);

function corrected([scenario, side, listed, manpower, hex]: Row): string {
  const name = SPELLED[listed] ?? listed;
  return `${side} ${name} ${manpower} ${hex ?? ourHex(scenario, name)}`;
}

const written = ({ side, counter, manpower, hex }: SetupLine): string =>
  `${side} ${counter} ${manpower} ${hex}`;

describe('the second transcription', () => {
  test.each(SCENARIOS.map((s) => [s.number, s] as const))('scenario %i', (n, { setup }) => {
    const rows = ROWS.filter((row) => row[0] === n && !isLeftOut(row));
    expect(setup.map(written).sort()).toEqual(rows.map(corrected).sort());
  });

  test('a hex of ours stands only where the list has none', () => {
    const given = ROWS.filter(([n, , name, , hex]) => hex !== null && ourHex(n, SPELLED[name] ?? name));
    expect(given).toEqual([]);
    const missing = ROWS.filter(([n, , name, , hex]) => hex === null && !ourHex(n, SPELLED[name] ?? name));
    expect(missing).toEqual([]);
  });

  test('every line that is left out is there to be left out', () => {
    expect(LEFT_OUT.map((out) => ROWS.filter((row) => `${row}` === `${out}`).length)).toEqual([1]);
  });
});
