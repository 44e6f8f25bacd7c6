/** What walkers are measured against: a Dijkstra written by hand, without checks, over costs that are known. */
import { NO_STEP, type Paths, UNREACHED } from '../packages/kernel/src/index.ts';

export interface Bare {
  readonly costs: Int32Array;
  readonly count: number;
}

/** Six sides, a stack per movement point; `stops` marks cells that are entered but not left. */
export function bareDijkstra(
  { size, neighbours }: Paths,
  table: Uint8Array,
  stops: Uint8Array,
  budget: number,
): (start: number) => Bare {
  const costs = new Int32Array(size).fill(UNREACHED);
  const before = new Int32Array(size);
  const reached = new Int32Array(size);
  const stacks = Array.from({ length: budget + 1 }, () => new Int32Array(size * 6));
  const heights = new Int32Array(budget + 1);
  let count = 0;
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one loop without calls is what bare means
  return (start) => {
    for (let i = 0; i < count; i++) costs[reached[i]!] = UNREACHED;
    count = 0;
    costs[start] = 0;
    before[start] = -1;
    stacks[0]![heights[0]!++] = start;
    for (let spent = 0; spent <= budget; spent++) {
      const stack = stacks[spent]!;
      while (heights[spent]! > 0) {
        const cell = stack[--heights[spent]!]!;
        if (costs[cell]! < spent) continue;
        reached[count++] = cell;
        if (stops[cell] === 1 && cell !== start) continue;
        for (let side = cell * 6; side < cell * 6 + 6; side++) {
          const step = table[side]!;
          if (step === NO_STEP) continue;
          const [to, sum] = [neighbours[side]!, spent + step];
          if (sum > budget || sum >= costs[to]!) continue;
          costs[to] = sum;
          before[to] = cell;
          stacks[sum]![heights[sum]!++] = to;
        }
      }
    }
    return { costs, count };
  };
}
