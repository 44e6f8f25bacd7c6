/** What bench/requests.ts has seen, and the table of it. */
import type { DrawnRequest } from '../test/drawnRequest.ts';
import type { Answered } from '../test/sending.ts';

const MOST_BYTES = 1_000_000;
const SHOWN = 300;
const MOST_FAULTS = 20;

const wordsOf = (drawn: DrawnRequest): string => JSON.stringify(drawn).slice(0, SHOWN);

/** The first parts of its path, as far as it may be named: which route it was meant for. */
const routeOf = ({ method, url }: DrawnRequest): string => {
  const [, route = 'else'] =
    /^\/api\/(odds|roll|outcome|charts|questions|rules|openapi|docs)/.exec(url) ?? [];
  return method === 'POST' || method === 'GET' ? `${method} ${route}` : 'other methods';
};

interface Route {
  number: number;
  most: number;
  slowest: number;
}

export class Count {
  readonly statuses = new Map<number, number>();
  readonly routes = new Map<string, Route>();
  readonly faults: string[] = [];
  drawn = 0;
  answered = 0;

  add(at: number, drawn: DrawnRequest, { status, bytes, ms }: Answered): void {
    this.answered++;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    const name = routeOf(drawn);
    const route = this.routes.get(name) ?? { number: 0, most: 0, slowest: 0 };
    this.routes.set(name, {
      number: route.number + 1,
      most: Math.max(route.most, bytes),
      slowest: Math.max(route.slowest, ms),
    });
    if (status >= 500 || bytes > MOST_BYTES)
      this.faults.push(`request ${at}: ${status}, ${bytes} bytes: ${wordsOf(drawn)}`);
  }

  /** No answer at all. */
  fail(at: number, drawn: DrawnRequest, error: unknown): void {
    this.faults.push(`request ${at}: ${String(error)}: ${wordsOf(drawn)}`);
  }

  line(of: number): string {
    return `${this.answered} of ${of} answered, ${this.faults.length} faults`;
  }
}

export interface Waits {
  /** Of the one who only wants the list of charts, shortest first: before the flood, and in it. */
  readonly alone: readonly number[];
  readonly times: readonly number[];
  readonly seconds: number;
}

interface Memory {
  readonly rss: number;
  readonly heapUsed: number;
  readonly errors: readonly string[];
}

const at = (times: readonly number[], share: number): string =>
  (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1);

const waitLine = (when: string, times: readonly number[]): string =>
  `/api/charts ${when}, ${times.length} times: median ${at(times, 0.5)}, 99 % ${at(times, 0.99)}, worst ${at(times, 1)} ms`;

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

const memoryLine = (of: string, [before, after]: readonly [number, number]): string =>
  `${of}: ${megabytes(before)} before, ${megabytes(after)} after`;

const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell, i) => (i === 0 ? String(cell).padEnd(16) : String(cell).padStart(12))).join('');

const routeRows = ({ routes }: Count): readonly string[] => [
  row(['route', 'requests', 'most bytes', 'slowest ms']),
  ...[...routes]
    .sort(([, a], [, b]) => b.number - a.number)
    .map(([name, { number, most, slowest }]) => row([name, number, most, slowest.toFixed(0)])),
];

export function table(
  seed: string,
  count: Count,
  { alone, times, seconds }: Waits,
  [before, after]: readonly [Memory, Memory],
): readonly string[] {
  const statuses = [...count.statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`);
  const faults = [...count.faults, ...after.errors];
  return [
    `${count.answered} requests of seed "${seed}" answered in ${seconds.toFixed(0)} s`,
    ...routeRows(count),
    statuses.join(', '),
    waitLine('alone', alone),
    waitLine('meanwhile', times),
    memoryLine('memory in use', [before.heapUsed, after.heapUsed]),
    memoryLine('held from the machine', [before.rss, after.rss]),
    ...faults.slice(0, MOST_FAULTS).map((fault) => `FAULT ${fault}`),
    `${faults.length} faults`,
  ];
}
