/**
 * Everything within 14 movement points on a map of 60 lines and 70 columns: the walker asking a cost function, the
 * walker over a table of costs, and a bare Dijkstra written by hand for this one graph.
 */
import { costTable, parseMap, type StepCost, seeded, Walker } from '../packages/kernel/src/index.ts';
import { bareDijkstra } from './bareDijkstra.ts';
import { race } from './timing.ts';

const [LINES, COLUMNS, BUDGET] = [60, 70, 14];

function randomMap() {
  const rng = seeded('map bench');
  const row = () => Array.from({ length: COLUMNS }, () => '.,wh'[rng.int(4)]!).join('');
  const rows = Array.from({ length: LINES }, (_, i) => `    ${i + 1} ${row()}`);
  const id = (line: number, column: number) =>
    String(line).padStart(2, '0') + String(column).padStart(2, '0');
  const river = Array.from({ length: 600 }, () => id(rng.int(LINES) + 1, rng.int(COLUMNS - 1) + 1));
  const roads = Array.from({ length: LINES / 4 }, (_, i) =>
    Array.from({ length: COLUMNS }, (_, column) => id(i * 4 + 1, column + 1)).join(' '),
  );
  return parseMap(`
map bench
grid pointy
legend
  . open
  , rolling
  w wooded
  h high
sheet
  lines 1-${LINES} from north
  columns 1-${COLUMNS} from west
  even lines shifted
  terrain
${rows.join('\n')}
edges river
  -
${[...new Set(river)].map((at) => `    ${at} E`).join('\n')}
ways road
${roads.map((road) => `  -: ${road}`).join('\n')}
`);
}

const map = randomMap();
const { size, sides, terrain, edges, ways } = map;
const ENTER = Uint8Array.of(3, 3, 4, 5);

/** As a rule would put it: along a way 1, over a river not, else the ground that is entered. */
const cost: StepCost = (from, to, direction) => {
  const side = from * 6 + direction;
  if (ways[side]) return 1;
  return edges[side] ? -1 : ENTER[terrain[to]!]!;
};
const table = costTable(map, cost);

const START = 30 * COLUMNS + 35;

/** Starts lie all over the middle of the map, so that no one neighbourhood is learnt by heart. */
function total(times: number, run: (start: number) => number): number {
  let sum = 0;
  for (let i = 0; i < times; i++) sum += run(START + ((i * 37) % 1400) - 700);
  return sum;
}

export function mapPaths(): void {
  const bare = bareDijkstra(map, table, new Uint8Array(size), BUDGET);
  const walker = new Walker(map);
  for (let start = 0; start < size; start += 61) {
    const expected = bare(start).costs.join();
    if (walker.reach(start, BUDGET, cost).cost.join() !== expected) throw new Error(`costs from ${start}`);
    if (walker.reach(start, BUDGET, table).cost.join() !== expected) throw new Error(`table from ${start}`);
  }
  const cells = Math.round(total(100, (start) => bare(start).count) / 100);
  const title = `cells within ${BUDGET} on a ${LINES}×${COLUMNS} ${sides}-sided map, ${cells} on average`;
  const paces = race(title, 100, [
    { name: 'a bare Dijkstra by hand, costs known', run: (n) => total(n, (start) => bare(start).count) },
    {
      name: 'Walker, a cost function',
      run: (n) => total(n, (start) => walker.reach(start, BUDGET, cost).count),
    },
    {
      name: 'Walker, a cost table',
      run: (n) => total(n, (start) => walker.reach(start, BUDGET, table).count),
    },
    {
      name: 'Walker, a cost function, some cells stop',
      run: (n) => total(n, (start) => walker.reach(start, BUDGET, cost, (cell) => cell % 16 === 0).count),
    },
  ]);
  const times = paces.map((pace) => `${(1e6 / pace).toFixed(1)} µs`);
  console.log(`               the four take ${times.join(', ')}`);
}
