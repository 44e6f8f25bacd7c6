/**
 * Cheapest ways from one cell or several: Dijkstra with a ring of buckets, since a step costs a small whole number.
 * A walker keeps its arrays from one search to the next; what it found is overwritten by the next.
 */
import type { GridMap } from './gridMap.ts';

/** What a step costs: a whole number from 0 to 254; negative or Infinity where there is none. */
export type StepCost = (from: number, to: number, direction: number) => number;
/** Costs by side, `NO_STEP` where there is none. */
export type CostTable = Uint8Array;
export type Paths = Pick<GridMap, 'size' | 'sides' | 'neighbours'>;

export const NO_STEP = 255;
/** The cost of a cell that was not reached: more than any budget. */
export const UNREACHED = 0x7fffffff;
const BUCKETS = 256;
const LAST_BUCKET = BUCKETS - 1;
/** Adding a step must stay below UNREACHED. */
const MOST = UNREACHED - BUCKETS;

export interface Reach {
  /** By cell. */
  readonly cost: Int32Array;
  /** By cell that was reached: the one before on the cheapest way, -1 at a start. */
  readonly from: Int32Array;
  /** Cells that were reached, cheapest first, the start included: as many as `count` says. */
  readonly reached: Int32Array;
  readonly count: number;
}

/** Checked where a cost comes from a rule: a wrong one must not turn into a wrong way. */
function asked(cost: number): number {
  // The whole number of 32 bits is the quick test, and asked in this order nearly always the only one.
  if ((cost | 0) === cost && cost < NO_STEP) return cost < 0 ? NO_STEP : cost;
  if (cost < 0 || cost === Infinity) return NO_STEP;
  throw new RangeError(`a step cannot cost ${cost}`);
}

export class Walker implements Reach {
  readonly cost: Int32Array;
  readonly from: Int32Array;
  readonly reached: Int32Array;
  count = 0;
  readonly #paths: Paths;
  /** The newest entry of each bucket, and the entry below it; -1 at the bottom. */
  readonly #top = new Int32Array(BUCKETS).fill(-1);
  readonly #below: Int32Array;
  /** The cell of each entry. A cell that became cheaper has several; those that are too dear are passed over. */
  readonly #cell: Int32Array;
  #entries = 0;
  /** The dearest bucket that holds anything. */
  #last = 0;
  /** A cost function that threw has left a search half done. */
  #unfinished = false;

  constructor(paths: Paths) {
    const { size, sides } = paths;
    this.#paths = paths;
    this.cost = new Int32Array(size).fill(UNREACHED);
    this.from = new Int32Array(size).fill(-1);
    this.reached = new Int32Array(size);
    // Each neighbour improves a cell at most once, and a start needs no neighbour.
    this.#below = new Int32Array(size * (sides + 1));
    this.#cell = new Int32Array(size * (sides + 1));
  }

  /**
   * Every cell within the budget. `stop` says of a cell that it may be entered but not left, or marks such cells with 1; it
   * is not asked about a start. Of equally cheap ways the first found stays: the same search always finds the same.
   */
  reach(
    start: number | readonly number[],
    budget: number,
    cost: StepCost | CostTable,
    stop?: ((cell: number) => boolean) | Uint8Array,
  ): Reach {
    this.#begin(typeof start === 'number' ? [start] : start);
    const most = Math.min(budget, MOST);
    if (typeof cost !== 'function' && typeof stop !== 'function') this.#byTable(most, cost, stop);
    else this.#byAsking(most, cost, typeof stop === 'object' ? (cell) => stop[cell] === 1 : stop);
    this.#unfinished = false;
    return this;
  }

  #byAsking(most: number, cost: StepCost | CostTable, stop?: (cell: number) => boolean): void {
    for (let spent = 0; spent <= this.#last; spent++) {
      for (let cell = this.#take(spent); cell >= 0; cell = this.#take(spent)) {
        this.reached[this.count++] = cell;
        if (stop !== undefined && this.from[cell]! >= 0 && stop(cell)) continue;
        if (typeof cost === 'function') this.#leave(cell, spent, most, cost);
        else this.#leaveByTable(cell, spent, most, cost);
      }
    }
  }

  /** The same in one loop that calls nothing and looks nothing up twice: marches ask for it again and again. */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: parted into calls it takes half as long again
  #byTable(most: number, table: CostTable, stops?: Uint8Array): void {
    const { sides, neighbours } = this.#paths;
    const { cost: known, from, reached } = this;
    const [top, below, cells] = [this.#top, this.#below, this.#cell];
    let [entries, last, count] = [this.#entries, this.#last, 0];
    for (let spent = 0; spent <= last; spent++) {
      const bucket = spent & LAST_BUCKET;
      for (let entry = top[bucket]!; entry >= 0; entry = top[bucket]!) {
        const cell = cells[entry]!;
        top[bucket] = below[entry]!;
        if (known[cell] !== spent) continue;
        reached[count++] = cell;
        if (stops !== undefined && stops[cell] === 1 && from[cell]! >= 0) continue;
        for (let side = cell * sides, end = side + sides; side < end; side++) {
          const step = table[side]!;
          if (step === NO_STEP) continue;
          const sum = spent + step;
          const to = neighbours[side]!;
          if (sum > most || to < 0 || sum >= known[to]!) continue;
          known[to] = sum;
          from[to] = cell;
          cells[entries] = to;
          below[entries] = top[sum & LAST_BUCKET]!;
          top[sum & LAST_BUCKET] = entries++;
          if (sum > last) last = sum;
        }
      }
    }
    this.count = count;
  }

  /** The cheapest way found to a cell, from its start on, both included; empty if it was not reached. */
  pathTo(cell: number): number[] {
    if (this.cost[cell] === UNREACHED) return [];
    const path: number[] = [];
    for (let at = cell; at >= 0; at = this.from[at]!) path.push(at);
    return path.reverse();
  }

  #begin(starts: readonly number[]): void {
    this.#clear();
    this.#unfinished = true;
    for (const start of starts) {
      if (this.cost[start] === 0) continue;
      this.from[start] = -1;
      this.#put(start, 0);
    }
  }

  #clear(): void {
    const { cost, reached, count } = this;
    if (this.#unfinished) {
      cost.fill(UNREACHED);
      this.#top.fill(-1);
    } else for (let i = 0; i < count; i++) cost[reached[i]!] = UNREACHED;
    this.count = 0;
    this.#entries = 0;
    this.#last = 0;
  }

  #put(cell: number, cost: number): void {
    const entry = this.#entries++;
    const bucket = cost & LAST_BUCKET;
    this.cost[cell] = cost;
    this.#cell[entry] = cell;
    this.#below[entry] = this.#top[bucket]!;
    this.#top[bucket] = entry;
    if (cost > this.#last) this.#last = cost;
  }

  /** The next cell that costs exactly this; -1 when there is no more. */
  #take(cost: number): number {
    const bucket = cost & LAST_BUCKET;
    for (let entry = this.#top[bucket]!; entry >= 0; entry = this.#below[entry]!) {
      const cell = this.#cell[entry]!;
      if (this.cost[cell] !== cost) continue;
      this.#top[bucket] = this.#below[entry]!;
      return cell;
    }
    this.#top[bucket] = -1;
    return -1;
  }

  #leave(cell: number, spent: number, most: number, price: StepCost): void {
    const { sides, neighbours } = this.#paths;
    const known = this.cost;
    for (let direction = 0, side = cell * sides; direction < sides; direction++, side++) {
      const to = neighbours[side]!;
      // Nothing is asked about a cell that no cost could improve.
      if (to < 0 || known[to]! <= spent) continue;
      const step = asked(price(cell, to, direction));
      const sum = spent + step;
      if (step === NO_STEP || sum > most || sum >= known[to]!) continue;
      this.from[to] = cell;
      this.#put(to, sum);
    }
  }

  #leaveByTable(cell: number, spent: number, most: number, table: CostTable): void {
    const { sides, neighbours } = this.#paths;
    const known = this.cost;
    for (let side = cell * sides, end = side + sides; side < end; side++) {
      const step = table[side]!;
      if (step === NO_STEP) continue;
      const to = neighbours[side]!;
      const sum = spent + step;
      if (to < 0 || sum > most || sum >= known[to]!) continue;
      this.from[to] = cell;
      this.#put(to, sum);
    }
  }
}

/** One search with arrays of its own; who searches often keeps a `Walker`. */
export const reachable = (
  paths: Paths,
  start: number | readonly number[],
  budget: number,
  cost: StepCost | CostTable,
  stop?: ((cell: number) => boolean) | Uint8Array,
): Reach & Pick<Walker, 'pathTo'> => {
  const walker = new Walker(paths);
  walker.reach(start, budget, cost, stop);
  return walker;
};

/** Costs of all steps of a map, asked once. */
export function costTable({ size, sides, neighbours }: Paths, cost: StepCost): CostTable {
  const table = new Uint8Array(size * sides).fill(NO_STEP);
  for (let side = 0; side < table.length; side++) {
    const to = neighbours[side]!;
    if (to >= 0) table[side] = asked(cost(Math.floor(side / sides), to, side % sides));
  }
  return table;
}
