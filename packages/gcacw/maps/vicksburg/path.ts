/** Shortest paths over anything that has names. */
export type Reach = (at: string) => Iterable<readonly [to: string, cost: number]>;

class Queue {
  private readonly heap: { readonly cost: number; readonly at: string }[] = [];
  add(cost: number, at: string): void {
    this.heap.push({ cost, at });
    let n = this.heap.length - 1;
    for (let up = (n - 1) >> 1; n > 0 && this.heap[up]!.cost > cost; up = (n - 1) >> 1) {
      this.swap(n, up);
      n = up;
    }
  }
  take(): { readonly cost: number; readonly at: string } | undefined {
    const first = this.heap[0];
    const last = this.heap.pop();
    if (this.heap.length > 0 && last) {
      this.heap[0] = last;
      this.sink();
    }
    return first;
  }
  private sink(): void {
    for (let n = 0; ; ) {
      const low = [2 * n + 1, 2 * n + 2]
        .filter((m) => m < this.heap.length)
        .reduce((best, m) => (this.heap[m]!.cost < this.heap[best]!.cost ? m : best), n);
      if (low === n) return;
      this.swap(n, low);
      n = low;
    }
  }
  private swap(a: number, b: number): void {
    [this.heap[a], this.heap[b]] = [this.heap[b]!, this.heap[a]!];
  }
}

/** The cheapest path from one name to another, both included, or undefined. */
export function shortestPath(from: string, to: string, reach: Reach): string[] | undefined {
  const best = new Map<string, number>([[from, 0]]);
  const before = new Map<string, string>();
  const queue = new Queue();
  queue.add(0, from);
  for (let next = queue.take(); next; next = queue.take()) {
    if (next.at === to) return walkBack(before, to);
    if (next.cost > best.get(next.at)!) continue;
    for (const [at, step] of reach(next.at)) {
      const cost = next.cost + step;
      if (cost >= (best.get(at) ?? Number.POSITIVE_INFINITY)) continue;
      best.set(at, cost);
      before.set(at, next.at);
      queue.add(cost, at);
    }
  }
  return undefined;
}

function walkBack(before: ReadonlyMap<string, string>, to: string): string[] {
  const path = [to];
  for (let at = before.get(to); at !== undefined; at = before.get(at)) path.unshift(at);
  return path;
}

/** Without loops: whoever comes back to where he was has not gone away. */
export function withoutLoops(path: readonly string[]): string[] {
  const kept: string[] = [];
  for (const at of path) {
    const seen = kept.indexOf(at);
    if (seen >= 0) kept.length = seen;
    kept.push(at);
  }
  return kept;
}

/** All that can be reached. */
export function flood(from: string, next: (at: string) => Iterable<string>): Set<string> {
  const seen = new Set([from]);
  for (const at of seen) for (const to of next(at)) seen.add(to);
  return seen;
}
