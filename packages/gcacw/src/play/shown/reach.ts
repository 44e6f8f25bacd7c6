/** How far a piece could go: on the march with what is left, before it with all that could be rolled. */
import { exact, type Reached, toNumber, UNREACHED } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { allowanceRoll } from '../march/marching.ts';
import { marchBar } from '../movement/able.ts';
import { whereIsUnit } from '../movement/entry.ts';
import { type MarchReach, marchReach } from '../movement/reach.ts';
import type { PlayState } from '../state/stage.ts';
import { unitPieceId } from '../state/words.ts';

const percent = (p: number): string => `${(p * 100).toFixed(p < 0.1 ? 1 : 0)} %`;

/** The chance of each allowance that a unit may roll. */
const chances = (field: Field, state: PlayState, unit: number) =>
  exact(allowanceRoll(field, state, unit), { key: ({ mp }) => `${mp}` }).map(
    ({ value, p }) => [value.mp, toNumber(p)] as const,
  );

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

/** Movement points that the unit has for certain now; null if they are still to be rolled, -1 if it has none. */
function pointsOf({ stage }: PlayState, unit: number): number | null {
  if (stage.at === 'next-unit' && stage.activation.list.includes(unit)) return stage.activation.mp;
  if (!('march' in stage)) return null;
  const { march } = stage;
  if (march.unit === unit) return stage.at === 'march' ? march.mp : -1;
  return march.activation?.list.includes(unit) ? march.activation.mp : null;
}

/** While an attack is fought out or a stack retreats nobody thinks of marching. */
const isIdle = ({ stage }: PlayState): boolean =>
  !['retreat', 'fight', 'fought', 'advancing', 'assault', 'offer'].some((part) => part in stage);

function reachWith(field: Field, state: PlayState, unit: number, mp: number): readonly Reached[] {
  const start = whereIsUnit(field, state, unit);
  const found = marchReach(field, state, unit, start, mp);
  const { stage } = state;
  const isOn = stage.at === 'march' && stage.march.unit === unit && stage.march.acted;
  return reachedBy(isOn ? { ...found, anyway: [] } : found, start, () => '');
}

export function reachOf(field: Field, state: PlayState, piece: string): readonly Reached[] {
  const unit = field.pieces.units.findIndex((_, i) => unitPieceId(field, i) === piece);
  if (unit < 0 || !isIdle(state)) return [];
  const known = pointsOf(state, unit);
  if (known === -1) return [];
  const isMarching = 'march' in state.stage && state.stage.march.unit === unit;
  if (!isMarching && marchBar(field, state, unit) !== null) return [];
  if (known !== null) return reachWith(field, state, unit, known);
  const spread = chances(field, state, unit);
  const most = Math.max(...spread.map(([mp]) => mp));
  const enough = (cost: number) => spread.reduce((sum, [mp, p]) => sum + (mp >= cost ? p : 0), 0);
  const start = whereIsUnit(field, state, unit);
  return reachedBy(marchReach(field, state, unit, start, most), start, (cost) => percent(enough(cost)));
}
