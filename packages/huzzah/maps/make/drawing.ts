/** The drawing of a field: its ground as hexes have it, what lies on it as the sources do, and what is ours to make it whole. */
import type { Drawing, Shape } from '@longroll/kernel';
import {
  type Entry,
  type Frame,
  farmsteads,
  type Spot,
  townHouses,
  type Yards,
} from '@longroll/kernel/mapmaking';
import type { Field } from './field.ts';
import { farmland } from './fields.ts';
import { brows, grounds, heights } from './ground.ts';
import { banks, UNIT, waters, ways, works } from './lines.ts';
import { hexNamed, middle, type Sheet, unitsOf } from './sheet.ts';

const round = (n: number): number => Number(n.toFixed(2));

const shape = (
  sheet: Sheet,
  kind: string,
  name: string,
  points: readonly Yards[],
  traits: Shape['traits'] = {},
): Shape => ({
  kind,
  name,
  points: points.map((at) => {
    const [x, y] = unitsOf(sheet, at);
    return [round(x), round(y)];
  }),
  traits,
});

/** What stands at a place, by the plans there are. */
const PLANS: Readonly<Record<string, string>> = {
  farm: 'farm',
  tavern: 'farm',
  house: 'house',
  station: 'house',
  chapel: 'church',
  mill: 'mill',
};
/** The second of two houses, yards from the first. */
const TWIN: Yards = [46, -34];

/** Yards from the middle of its hex at which a place is still well inside it. */
const INSIDE = 60;

/** A place on the border of hexes is drawn in the one that has it. */
function inItsHex(sheet: Sheet, place: Spot): Spot {
  const [x, y] = middle(sheet, hexNamed(place.cell));
  const [dx, dy] = [place.at[0] - x, place.at[1] - y];
  const part = Math.min(1, INSIDE / (Math.hypot(dx, dy) || 1));
  return { ...place, at: [x + dx * part, y + dy * part] };
}

const built = (places: readonly Spot[]): Spot[] =>
  places.flatMap((place) => {
    const kind = PLANS[place.kind];
    if (!kind) return [];
    const [east, north] = place.at;
    const twin = { ...place, kind, at: [east + TWIN[0], north + TWIN[1]] as const };
    return [{ ...place, kind }, ...(place.name.startsWith('Twin') ? [twin] : [])];
  });

function buildings({ sheet, places, entries }: Field): Shape[] {
  const frame: Frame = { unitsOf: (at) => unitsOf(sheet, at), yards: UNIT };
  return [
    ...farmsteads(frame, built(places), entries('ways.txt')),
    ...townHouses(frame, entries('blocks.txt')),
  ];
}

/** A swamp is named across it, a town beside it. */
const UNLETTERED = ['swamp', 'town'];
const spots = ({ sheet, places }: Field): Shape[] =>
  places
    .filter(({ kind }) => !UNLETTERED.includes(kind))
    .map(({ kind, name, at }) => shape(sheet, kind, name, [at]));

/** What stands on every sheet has no name of its own. */
const FURNITURE = ['north', 'scale'];
const names = ({ sheet, entries }: Field): Shape[] =>
  entries('names.txt').map(({ kind, name, points }) =>
    shape(sheet, kind, FURNITURE.includes(kind) ? '' : name, points),
  );

const ringsOf = (sheet: Sheet, kind: string, list: readonly Entry[]): Shape[] =>
  list.map(({ points }) => shape(sheet, kind, '', points));

export function drawingOf(read: Field): Drawing {
  const { sheet, entries } = read;
  const field = { ...read, places: read.places.map((place) => inItsHex(sheet, place)) };
  const { parcels, fences } = farmland(field);
  const redoubts = entries('grounds.txt').filter(({ kind }) => kind === 'fieldwork');
  const high = heights(field);
  return {
    name: sheet.name,
    yards: UNIT,
    areas: byKind([
      ...high,
      ...parcels.map(({ kind, ring, turn }) => shape(sheet, kind, '', ring, { rows: [turn] })),
      ...grounds(field),
      ...ringsOf(sheet, 'redoubt', redoubts),
      ...ringsOf(sheet, 'block', entries('blocks.txt')),
    ]),
    lines: byKind([
      ...brows(sheet, high),
      ...waters(field),
      ...ways(field),
      ...banks(field),
      ...works(field),
      ...fences.map((fence) => shape(sheet, 'fence', '', fence)),
    ]),
    spots: byKind([...spots(field), ...names(field), ...buildings(field)]),
  };
}

/** Kinds together, in the order in which they first come. */
function byKind(shapes: readonly Shape[]): Shape[] {
  const kinds = [...new Set(shapes.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => shapes.filter((one) => one.kind === kind));
}
