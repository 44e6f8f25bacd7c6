/** The shapes of pieces that have a front, as far as they are on the table: each drawn as on the map, and in words. */
import type { Arrow, Table } from '@longroll/kernel';
import { barParts, worksParts } from '../counter/bars.ts';
import { type Body, bodyOf, type Formation, isBody } from '../counter/body.ts';
import { labelParts } from '../counter/label.ts';
import type { Part } from '../counter/parts.ts';
import type { Desk } from './useDesk.ts';

/** Whether it is a battlefield: pieces have fronts. */
export const isBattlefield = ({ pieces }: Pick<Table, 'pieces'>): boolean =>
  pieces.some(({ facing }) => facing !== undefined);

const FORMATIONS: Readonly<Record<Formation, string>> = {
  line: 'infantry in line: its front is at the tick, and it is as long as it is strong',
  column: 'infantry in column, along its march',
  mounted: 'cavalry, mounted',
  dismounted: 'cavalry on foot',
  unlimbered: 'guns ready to fire, pointing where they would',
  limbered: 'guns limbered up to move, turned about',
  skirmish: 'skirmishers: to every side',
  routed: 'routed: broken, to no front',
  ghost: 'somebody was last seen here, at this hour',
};
const ORDER = Object.keys(FORMATIONS) as readonly Formation[];

/** As bodies of the table are, but plain. */
const sample = (side: string, formation: Formation, more: Partial<Body> = {}): Body => ({
  ...{ side, formation, horse: false, figure: '', men: 700, guns: 8, works: 0, fatigue: 0 },
  ...{ empty: false, held: false, outOfCommand: false, fired: false, name: '', hour: '' },
  ...{ irregular: false, disrupted: false, hits: 0, reduced: false, marker: false, acted: false },
  ...more,
});

export interface Entry {
  readonly key: string;
  readonly side: string;
  readonly parts: readonly Part[];
  readonly words: string;
}

const LETTERS = { figure: 30, name: 0 };
const signs = (body: Body): readonly Part[] =>
  labelParts({ ...body, figure: '' }, { figure: 46, name: 0 }, { x: 0, y: 0, room: 100, form: 'row' });

/** A shape is made for the front of a cell; in the key it stands in the middle. */
const moved = (parts: readonly Part[], y: number, k = 1): readonly Part[] =>
  parts.map((part) => ('d' in part ? { ...part, at: { x: 0, y, k } } : part));

const GUNS: readonly Formation[] = ['unlimbered', 'limbered'];

function pictured(body: Body): readonly Part[] {
  const { formation } = body;
  if (GUNS.includes(formation)) return moved(barParts(body, 'whole', 'lettered'), 21);
  const parts = barParts(body, 'whole', 'bare');
  return formation === 'column' ? moved(parts, 2, 0.82) : moved(parts, formation === 'routed' ? 6 : 20);
}

function formationEntries(bodies: readonly Body[]): readonly Entry[] {
  return ORDER.flatMap((formation) => {
    const found = bodies.find((body) => body.formation === formation);
    if (!found) return [];
    const body = sample(found.side, formation, { hour: found.hour });
    const hour = labelParts(body, LETTERS, { x: 0, y: 26, room: 90, form: 'row' });
    const parts = [...pictured(body), ...(formation === 'ghost' ? hour : [])];
    return [{ key: formation, side: found.side, parts, words: FORMATIONS[formation] }];
  });
}

/** A state, how it is drawn, and who bears it. */
const STATES: readonly (readonly [
  key: string,
  more: Partial<Body>,
  words: string,
  bears: (body: Body) => boolean,
])[] = [
  ['fatigue', { fatigue: 3 }, 'fatigue: a dot for every 20', ({ fatigue }) => fatigue > 0],
  ['hits', { hits: 2 }, 'hits: a dot each; the third turns the counter over', ({ hits }) => hits > 0],
  [
    'disrupted',
    { disrupted: true },
    'disrupted: its ranks are broken on the map',
    ({ disrupted }) => disrupted,
  ],
  ['reduced', { reduced: true }, 'its reduced side is up', ({ reduced }) => reduced],
  ['marker', { marker: true }, 'has fired at movers: its next fire is weaker', ({ marker }) => marker],
  ['empty', { empty: true }, 'no ammunition left', ({ empty }) => empty],
  ['held', { held: true }, 'not yet released: takes no orders', ({ held }) => held],
  ['out', { outOfCommand: true }, 'out of command', ({ outOfCommand }) => outOfCommand],
  ['acted', { acted: true }, 'has acted: nothing more for now', ({ acted }) => acted],
];

/** What the figure beside a body counts. */
export function figureWords({ table }: Pick<Desk, 'table'>): string {
  const counts = table.pieces.some(({ record }) => typeof record['strength'] === 'number');
  return counts ? 'strength points' : 'men, or guns';
}

function stateEntries(bodies: readonly Body[]): readonly Entry[] {
  const states = STATES.flatMap(([key, more, words, bears]) =>
    bodies.some(bears) ? [{ key, side: '', parts: signs(sample('', 'line', more)), words }] : [],
  );
  if (!bodies.some(({ works }) => works > 0)) return states;
  const works = { key: 'works', side: '', words: 'works before the front, heavier with each level' };
  return [{ ...works, parts: moved(worksParts({ works: 3 }, 'whole'), 42) }, ...states];
}

const ARROWS: Readonly<Record<Arrow['kind'], readonly [d: string, words: string]>> = {
  fire: ['M-42 -3H14V-12L42 0L14 12V3H-42z', 'fire that is ordered'],
  standing: [
    'M-42 -2h14v4h-14zM-20 -2h14v4h-14zM2 -2h12V-10L42 0L14 10V2H2z',
    'fire ordered earlier, which still stands',
  ],
  charge: ['M-42 -9H4V-26L42 0L4 26V9H-42z', 'a charge'],
};

const arrowEntries = (arrows: readonly Arrow[]): readonly Entry[] =>
  (['fire', 'standing', 'charge'] as const).flatMap((kind) => {
    const found = arrows.find((arrow) => arrow.kind === kind);
    const [d, words] = ARROWS[kind];
    return found ? [{ key: kind, side: found.side, parts: [{ role: 'bar', d }], words }] : [];
  });

/** What the key explains: only what lies there. */
export function entriesOf({ table, playable }: Pick<Desk, 'table' | 'playable'>): readonly Entry[] {
  const bodies = table.pieces.flatMap(({ id, cell, gone, record, remarks, known }) => {
    const counter = playable.counters.get(id);
    const isGhost = known === 'there';
    if (!counter || cell < 0 || gone || !(isGhost || isBody(record))) return [];
    return [bodyOf({ counter, record, remarks, ghost: isGhost })];
  });
  return [...formationEntries(bodies), ...stateEntries(bodies), ...arrowEntries(table.arrows ?? [])];
}
