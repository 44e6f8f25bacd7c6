/** Requests that nobody thought of: every route, with inputs that its schema allows and with such as it does not. */
import type { Question, Registry, Rng } from '@longroll/kernel';
import { changedInput, drawnInput } from './drawnInput.ts';

export interface DrawnRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const pick = <T>(rng: Rng, values: readonly T[]): T => values[rng.int(values.length)]!;

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Values that a field is not meant for. */
const STRAY: readonly unknown[] = [
  ...[null, true, -1, 0.3, 1e308, -0, 2 ** 53, '', 'none', 'é — \u0000\u202e', 'x'.repeat(5000)],
  ...[[], {}, [[]], [null], { length: 3 }, { __proto__: 1 }, { toString: 'no' }],
];

/** The input with a value somewhere that does not belong there. */
function spoilt(value: unknown, rng: Rng): unknown {
  if (typeof value !== 'object' || value === null || rng.int(4) === 0) return pick(rng, STRAY);
  const names = [...Object.keys(value), 'unknown', '__proto__', 'constructor'];
  const name = pick(rng, names);
  const inside = spoilt((value as Readonly<Record<string, unknown>>)[name], rng);
  return Array.isArray(value) ? [...value, inside] : { ...value, [name]: inside };
}

function drawnCase(question: Question, rng: Rng): unknown {
  const input = pick(rng, [drawnInput, (q: Question) => changedInput(q, q.example, rng)])(question, rng);
  return rng.int(3) === 0 ? spoilt(input, rng) : input;
}

const BODIES: readonly ((rng: Rng) => string)[] = [
  () => '',
  () => '{',
  () => 'null',
  () => '"text"',
  () => nested(5000),
  () => JSON.stringify(Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`f${i}`, i]))),
  () => `{"input":${nested(39)}}`,
  () => 'x'.repeat(70_000),
  (rng) => String.fromCharCode(...Array.from({ length: 40 }, () => 1 + rng.int(255))),
];

const DICE: readonly unknown[] = [
  [4, 2],
  [6],
  [],
  [0],
  [1e9],
  ['attack'],
  [0.75],
  'x',
  Array(600).fill(1),
  null,
];

/** Dice, a seed or an outcome beside the input, as they may stand there or not. */
const besides = (rng: Rng): Readonly<Record<string, unknown>> =>
  pick(rng, [
    () => ({}),
    () => ({ dice: pick(rng, DICE) }),
    () => ({ seed: pick(rng, ['a', '', 7, 'x'.repeat(300)]) }),
    () => ({ outcome: pick(rng, ['others', '0 0 false false', '', 3]) }),
    () => ({ strange: 1 }),
  ])();

function drawnBody(question: Question, rng: Rng): string {
  if (rng.int(12) === 0) return pick(rng, BODIES)(rng);
  const input = drawnCase(question, rng);
  return JSON.stringify(rng.int(2) === 0 ? input : { input, ...besides(rng) });
}

const TYPES = ['application/json', 'application/json', 'application/json; charset=utf-8', 'text/plain', 'x'];

function drawnAsking({ questions }: Registry, rng: Rng): DrawnRequest {
  const question = pick(rng, questions);
  const asked = pick(rng, ['odds', 'odds', 'roll', 'outcome']);
  const query = pick(rng, ['', '', '', '?dice=4,2', '?seed=x', '?dice=&dice=1', '?seed=%00']);
  const url = `/api/${asked}/${question.id}${query}`;
  const type = rng.int(20) === 0 ? pick(rng, TYPES) : TYPES[0]!;
  return { method: 'POST', url, headers: { 'content-type': type }, body: drawnBody(question, rng) };
}

/** The address as somebody mistypes it, or somebody means mischief by it. */
const MISTYPED: readonly ((url: string) => string)[] = [
  (url) => url,
  (url) => url.slice(0, -1),
  (url) => `${url}/`,
  (url) => url.replace('/api', '/%61pi'),
  (url) => url.replace('api', 'api/..'),
  (url) => `${url}%00`,
  (url) => `${url}${'/x'.repeat(500)}`,
  (url) => `${url}?${'a=b&'.repeat(300)}`,
  (url) => url.replaceAll('/', '%2f').replace('%2f', '/'),
  (url) => `${url}%E0%A4%A`,
];

const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'DELETE', 'PUT', 'PATCH'];

function drawnLookup({ charts, questions, systems }: Registry, rng: Rng): DrawnRequest {
  const url = pick(rng, [
    ...['/', '/api', '/api/charts', '/api/questions', '/api/openapi.json', '/api/docs/', '/field', '/x.js'],
    `/api/charts/${pick(rng, charts).id}`,
    `/api/questions/${pick(rng, questions).id}`,
    `/api/rules/${pick(rng, systems).id}`,
    `/api/rules/${pick(rng, systems).id}/${pick(rng, ['1.1', '7.3.15', 'T.9', '99', ''])}`,
  ]);
  const mistyped = rng.int(3) === 0 ? pick(rng, MISTYPED)(url) : url;
  const encoding = pick(rng, ['identity', 'identity', 'br', 'gzip, br;q=0', '*', 'x;q=2']);
  return { method: pick(rng, METHODS), url: mistyped, headers: { 'accept-encoding': encoding } };
}

export const drawnRequest = (registry: Registry, rng: Rng): DrawnRequest =>
  rng.int(3) === 0 ? drawnLookup(registry, rng) : drawnAsking(registry, rng);
