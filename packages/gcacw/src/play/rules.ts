/** The rules of a scenario, laid out on its map, as anybody may play them. */
import {
  allow,
  exact,
  type GridMap,
  type Reached,
  type Rules,
  refuse,
  toNumber,
  UNREACHED,
  type Verdict,
} from '@longroll/kernel';
import { type Field, fieldOf } from '../field/field.ts';
import { setUp } from '../field/setup.ts';
import { otherSide, SIDES, type Side } from '../model/vocabulary.ts';
import { march } from '../procedures/allowance.ts';
import { FIELD_HOUSE_RULES, type FieldRules, OUR_FIELD_RULES } from '../rulings/index.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { type Action, sideWords } from './action.ts';
import { audit } from './audit.ts';
import { check } from './check.ts';
import { whereIsUnit } from './entry.ts';
import { legalIn, playIn } from './machine.ts';
import { GAME, marchBar } from './marching.ts';
import { overruled, overruleOf } from './overruling.ts';
import { type MarchReach, marchReach } from './reach.ts';
import { frame, type PlayState } from './stage.ts';
import { rulesOf } from './standing.ts';
import { tableOf } from './table.ts';
import { tell } from './tell.ts';
import { unitPieceId } from './words.ts';

/** Only what the players hold otherwise is kept: a state says how it differs from our reading. */
function readHouseRules(raw: unknown): Verdict<Partial<FieldRules>> {
  const read = FIELD_HOUSE_RULES.safeParse(raw ?? {});
  if (!read.success) {
    const { path, message } = read.error.issues[0]!;
    return refuse('house-rules', 'rulings', `${path.join('.') || 'houseRules'}: ${message}.`, 'houseRules');
  }
  const held = Object.entries(read.data ?? {}).filter(
    ([id, value]) => OUR_FIELD_RULES[id as keyof FieldRules] !== value,
  );
  return allow(Object.fromEntries(held));
}

function begin(field: Field, raw: unknown): Verdict<PlayState> {
  const read = readHouseRules(raw);
  if (read.refused) return read;
  const houseRules = read.value;
  const { transfersFirst } = { ...OUR_FIELD_RULES, ...houseRules };
  return allow({ ...setUp(field), houseRules, stage: frame('set-up', transfersFirst) });
}

const percent = (p: number): string => `${(p * 100).toFixed(p < 0.1 ? 1 : 0)} %`;

/** The chance of each allowance that a unit may roll. */
function chances(
  field: Field,
  state: PlayState,
  unit: number,
): readonly (readonly [mp: number, p: number])[] {
  const { side, type } = field.pieces.units[unit]!;
  const roll = march({ side, game: GAME, type, event: 'none', houseRules: rulesOf(state) });
  return exact(roll, { key: ({ mp }) => `${mp}` }).map(({ value, p }) => [value.mp, toNumber(p)] as const);
}

function reachedBy({ reach, anyway, stops }: MarchReach, start: number, remark: (cost: number) => string) {
  const found: Reached[] = [];
  for (const cell of reach.reached.subarray(0, reach.count)) {
    if (cell === start || reach.cost[cell] === UNREACHED) continue;
    const cost = reach.cost[cell]!;
    const words = remark(cost);
    const said = words === '' ? {} : { remark: words };
    const stopping = stops[cell] === 1 ? { stops: true as const } : {};
    found.push({ cell, cost, path: reach.pathTo(cell), ...stopping, ...said });
  }
  const only = anyway.map((cell): Reached => ({ cell, cost: 0, path: [start, cell], only: true }));
  return [...found, ...only];
}

/** On the march: with what is left. Before it: with all that could be rolled, and the chance of it. */
function reach(field: Field, state: PlayState, piece: string): readonly Reached[] {
  const unit = field.pieces.units.findIndex((_, i) => unitPieceId(field, i) === piece);
  const { march: marching, at, activation, fight, retreat, assault } = state.stage;
  // While an attack is fought out or a stack retreats nobody thinks of marching.
  if (unit < 0 || fight || retreat || assault) return [];
  const start = whereIsUnit(field, state, unit);
  if (marching?.unit === unit) {
    if (at !== 'march') return [];
    const found = marchReach(field, state, unit, start, marching.mp);
    return reachedBy(marching.acted ? { ...found, anyway: [] } : found, start, () => '');
  }
  if (marchBar(field, state, unit) !== null) return [];
  if (activation?.list.includes(unit) && activation.mp >= 0)
    return reachedBy(marchReach(field, state, unit, start, activation.mp), start, () => '');
  const spread = chances(field, state, unit);
  const most = Math.max(...spread.map(([mp]) => mp));
  const enough = (cost: number) => spread.reduce((sum, [mp, p]) => sum + (mp >= cost ? p : 0), 0);
  return reachedBy(marchReach(field, state, unit, start, most), start, (cost) => percent(enough(cost)));
}

/** Both throw for the initiative; the defender answers the attacker's die. */
function throwerOf(die: string, mover: string): string {
  const named = SIDES.find((side) => die.startsWith(sideWords[side]));
  if (named) return named;
  return die.startsWith('defender') ? otherSide(mover as Side) : mover;
}

export function rulesFor(scenario: Scenario, map: GridMap): Rules<PlayState, Action> {
  const field = fieldOf(scenario, map);
  return {
    inPlay: field.inPlay,
    begin: (houseRules) => begin(field, houseRules),
    toMove: ({ stage }) => (stage.at === 'game-over' ? [] : [stage.side]),
    legal: (state, side) => (side === state.stage.side ? legalIn(field, state) : []),
    check: (state, side, action) => check(field, state, side, action),
    apply: (state, _, action, u) =>
      action.do === 'overrule' ? overruled(field, state, action) : playIn(field, state, action, u),
    table: (state) => tableOf(field, state),
    tell: (state, action) => tell(field, state, action),
    reach: (state, piece) => reach(field, state, piece),
    overrule: (change) => overruleOf(field, change),
    throwerOf,
    audit: (state) => audit(field, state),
  };
}
