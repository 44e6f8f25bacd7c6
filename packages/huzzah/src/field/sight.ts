/**
 * Lines of sight of a field (17.10), each looked for once: the ground does not change in a game, and a line is the same
 * from both its ends. What the house holds of sight is part of what is kept.
 */
import { sightOf } from '../procedures/sight.ts';
import type { HouseRules } from '../rulings/index.ts';
import { distanceOf, type Ground } from './ground.ts';

const [UNKNOWN, SEEN, BLOCKED] = [0, 1, 2] as const;

type Reading = Pick<HouseRules, 'seeingOver' | 'embankmentSight' | 'lineAlongHexside'>;
const keyOf = ({ seeingOver, embankmentSight, lineAlongHexside }: Reading): string =>
  `${seeingOver} ${embankmentSight} ${lineAlongHexside}`;

const tables = new WeakMap<Ground, Map<string, Uint8Array>>();
/** The table that was asked for last: a game is played by one set of readings. */
let last: { ground: Ground | null; rules: HouseRules | null; table: Uint8Array } = {
  ground: null,
  rules: null,
  table: new Uint8Array(0),
};

function tableOf(ground: Ground, rules: HouseRules): Uint8Array {
  if (last.ground === ground && last.rules === rules) return last.table;
  const all = tables.get(ground) ?? new Map<string, Uint8Array>();
  tables.set(ground, all);
  const key = keyOf(rules);
  const table = all.get(key) ?? new Uint8Array(ground.map.size * ground.map.size);
  all.set(key, table);
  last = { ground, rules, table };
  return table;
}

/** Whether two hexes of the field see each other. */
export function sees(ground: Ground, rules: HouseRules, a: number, b: number): boolean {
  if (distanceOf(ground.map, a, b) <= 1) return true;
  const table = tableOf(ground, rules);
  const [from, to] = a < b ? [a, b] : [b, a];
  const at = from * ground.map.size + to;
  if (table[at] === UNKNOWN) {
    const { sees: isSeen } = sightOf({ terrain: ground.terrain, from, to, houseRules: rules });
    table[at] = isSeen ? SEEN : BLOCKED;
  }
  return table[at] === SEEN;
}
