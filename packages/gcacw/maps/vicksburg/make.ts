/**
 * Draws the Vicksburg map: `npx tsx packages/gcacw/maps/vicksburg/make.ts` reads source/, writes ../vicksburg.map.txt
 * and SOURCES.md, and says what it could not draw.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ALL_HEXES } from './grid.ts';
import { terrain } from './ground.ts';
import { entries, latLon, type Place, rows } from './source.ts';
import { sourcesSheet } from './sourcesSheet.ts';
import { type Bluff, bluffOf, type Chain, chainOf, waterHexes } from './waters.ts';
import { crossings, type Ground, hexAt, wayOf } from './ways.ts';
import { type Drawn, write } from './write.ts';

export interface Made {
  readonly drawn: Drawn;
  readonly text: string;
  readonly sources: string;
  /** What the source asks for and the ground does not allow. */
  readonly complaints: readonly string[];
}

function places(): Place[] {
  return rows('places.txt').map(({ text, basis }) => {
    const [at = '', kind = '', ...name] = text.split(' ');
    const point = latLon(at);
    return { hex: point ? hexAt(point, ALL_HEXES) : at, kind, name: name.join(' '), basis };
  });
}

function waters(land: ReadonlySet<string>): { readonly water: string[]; readonly chains: Chain[] } {
  const all = entries('waters.txt');
  const water = all
    .filter(({ head }) => head.startsWith('water '))
    .flatMap((entry) => waterHexes(entry, land));
  const chains: Chain[] = [];
  for (const entry of all.filter(({ head }) => !head.startsWith('water '))) {
    chains.push(chainOf(entry, chains, new Set(water)));
  }
  return { water, chains };
}

/** A hex that is above one bluff and below another would be a terrace; here it is a slip in the course. */
function folded(bluffs: readonly Bluff[]): string[] {
  const drops = bluffs.flatMap((bluff) => bluff.drops);
  const low = new Set(drops.map((drop) => drop.low));
  return [...new Set(drops.map(({ high }) => high).filter((hex) => low.has(hex)))].map(
    (hex) => `${hex} is both above and below a bluff`,
  );
}

export function make(): Made {
  const complaints: string[] = [];
  const named = places();
  // A place is on dry ground; the name of a river is the one thing that stands in the water.
  const onLand = named.filter(({ kind }) => kind !== 'river').map(({ hex }) => hex);
  const { water, chains } = waters(new Set(onLand));
  const rivers = new Set(chains.filter(({ kind }) => kind !== 'creek').flatMap(({ sides }) => sides));
  const over = crossings(chains, complaints);
  const ground: Ground = { places: named, crossings: over, water: new Set(water), rivers, complaints };
  const dry = ALL_HEXES.filter((hex) => !ground.water.has(hex));
  const trodden = new Set<string>();
  const ways = entries('ways.txt').map((entry) => wayOf(entry, ground, dry, trodden));
  const bluffs = entries('bluffs.txt').map(bluffOf);
  complaints.push(...folded(bluffs));
  const drawn = {
    terrain: terrain({ chains, bluffs, water }),
    chains,
    bluffs,
    crossings: over,
    ways,
    places: named,
  };
  return { drawn, text: write(drawn), sources: sourcesSheet(drawn), complaints };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const made = make();
  writeFileSync(new URL('../vicksburg.map.txt', import.meta.url), made.text);
  writeFileSync(new URL('./SOURCES.md', import.meta.url), made.sources);
  process.stdout.write([...made.complaints, `${made.text.split('\n').length} lines written`, ''].join('\n'));
}
