/** Which page an address means. */
import {
  type CardSystem,
  type Chart,
  type MapEntry,
  type Question,
  type Registry,
  type SheetHead,
  systemOf,
} from '@longroll/kernel';
import { type Offered, offeredAt } from '../field/scenarios.ts';
import { type LabRoute, labRoute } from '../lab/labRoute.ts';
import { type LearnRoute, learnRoute } from '../lessons/learnRoute.ts';
import { type RulesRoute, rulesRoute } from '../rules/rulesRoute.ts';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'charts' }
  | { readonly page: 'card'; readonly system: CardSystem; readonly chart: Chart | null }
  | { readonly page: 'print-card'; readonly system: CardSystem }
  | { readonly page: 'question'; readonly question: Question }
  | RulesRoute
  | LearnRoute
  | LabRoute
  | { readonly page: 'rosters' }
  | { readonly page: 'roster'; readonly system: CardSystem; readonly sheet: SheetHead }
  | { readonly page: 'print-roster'; readonly system: CardSystem; readonly sheet: SheetHead }
  | { readonly page: 'map'; readonly entry: MapEntry }
  | { readonly page: 'field' }
  | { readonly page: 'scenario'; readonly offered: Offered }
  | { readonly page: 'game'; readonly name: string }
  | { readonly page: 'log' }
  | { readonly page: 'nowhere' };

const NOWHERE: Route = { page: 'nowhere' };

function cardRoute(registry: Registry, [id, chart]: readonly string[]): Route {
  const system = registry.systems.find((one) => one.id === id);
  if (!system) return NOWHERE;
  if (chart === undefined) return { page: 'card', system, chart: null };
  if (chart === 'print') return { page: 'print-card', system };
  const found = registry.chart(`${id}/${chart}`);
  return found ? { page: 'card', system, chart: found } : NOWHERE;
}

function rosterRoute(registry: Registry, [id, name, more]: readonly string[]): Route {
  const system = registry.systems.find((one) => one.id === id);
  const sheet = system?.muster?.sheets.find((one) => one.id === `${id}/${name}`);
  if (!system || !sheet) return NOWHERE;
  if (more === undefined) return { page: 'roster', system, sheet };
  return more === 'print' ? { page: 'print-roster', system, sheet } : NOWHERE;
}

function mapRoute(maps: readonly MapEntry[], id: string): Route {
  const entry = maps.find((one) => one.id === id);
  return entry ? { page: 'map', entry } : NOWHERE;
}

function fieldRoute(registry: Registry, rest: readonly string[]): Route {
  if (rest.length === 0) return { page: 'field' };
  if (rest[0] === 'game') return rest.length === 2 ? { page: 'game', name: rest[1]! } : NOWHERE;
  const offered = offeredAt(registry, rest.join('/'));
  return offered ? { page: 'scenario', offered } : NOWHERE;
}

type RoomRoute = (registry: Registry, rest: readonly string[], maps: readonly MapEntry[]) => Route | null;

/** By the first part of the address. */
const ROOMS: Readonly<Record<string, RoomRoute>> = {
  charts: (registry, rest) => (rest.length === 0 ? { page: 'charts' } : cardRoute(registry, rest)),
  rules: rulesRoute,
  roster: (registry, rest) => (rest.length === 0 ? { page: 'rosters' } : rosterRoute(registry, rest)),
  map: (_, rest, maps) => mapRoute(maps, rest.join('/')),
  field: fieldRoute,
  learn: learnRoute,
  lab: (_, rest) => labRoute(rest),
  log: (_, rest) => (rest.length === 0 ? { page: 'log' } : null),
};

/** `/charts/…`, `/rules/…`, `/roster/…`, `/field/…`, `/learn/…`, `/lab/…`, `/log`; whatever else is the id of a question. */
export function routeAt(registry: Registry, path: string, maps: readonly MapEntry[] = []): Route {
  const [room, ...rest] = path.split('/').filter((part) => part !== '');
  if (room === undefined) return { page: 'home' };
  const of = Object.hasOwn(ROOMS, room) ? ROOMS[room] : undefined;
  if (of) return of(registry, rest, maps) ?? NOWHERE;
  const question = registry.question([room, ...rest].join('/'));
  return question ? { page: 'question', question } : NOWHERE;
}

/** The system that a page is about and whose rules it cites; null if it is about no one system, or only finds out. */
export function systemAt(route: Route): string | null {
  if ('system' in route) return route.system.id;
  if (route.page === 'question') return systemOf(route.question.id);
  return route.page === 'scenario' ? route.offered.system.id : null;
}

/** What stands in the title of the window. */
export function titleOf(route: Route): string {
  const words: Record<Route['page'], (r: never) => string> = {
    home: () => 'the card, the dice, the odds',
    charts: () => 'Charts',
    card: ({ system, chart }: Extract<Route, { page: 'card' }>) => (chart ?? system).title,
    'print-card': ({ system }: Extract<Route, { page: 'print-card' }>) => system.title,
    question: ({ question }: Extract<Route, { page: 'question' }>) => question.title,
    rules: () => 'Rules',
    book: ({ system }: Extract<Route, { page: 'book' }>) => `Rules: ${system.title}`,
    glossary: ({ system }: Extract<Route, { page: 'glossary' }>) => `Glossary: ${system.title}`,
    rule: ({ system, id }: Extract<Route, { page: 'rule' }>) => `Rule ${id}: ${system.title}`,
    rosters: () => 'Rosters',
    roster: ({ sheet }: Extract<Route, { page: 'roster' }>) => sheet.title,
    'print-roster': ({ sheet }: Extract<Route, { page: 'print-roster' }>) => sheet.title,
    map: ({ entry }: Extract<Route, { page: 'map' }>) => entry.title,
    field: () => 'Field',
    scenario: ({ offered }: Extract<Route, { page: 'scenario' }>) => offered.entry.title,
    game: () => 'The table',
    learn: () => 'Learn to play',
    lesson: () => 'A lesson',
    lab: () => 'Lab',
    log: () => 'Log',
    nowhere: () => 'Nothing stands here',
  };
  return `${words[route.page](route as never)} · Long Roll`;
}
