/** Positions of the campaign for tests: its map, and those units on it that a case names. */
import { cellOf, type Procedure, Scripted } from '@longroll/kernel';
import type { Theatre } from '../src/campaign/theatre.ts';
import { fieldOf } from '../src/field/field.ts';
import { setUp } from '../src/field/setup.ts';
import { GONE, type UnitOnField } from '../src/field/state.ts';
import type { Side } from '../src/model/vocabulary.ts';
import { OUR_CAMPAIGN_RULES } from '../src/rulings/campaign/index.ts';
import { CAMPAIGN } from '../src/scenarios/campaign.ts';
import { VICKSBURG } from './playing.ts';

export const FIELD = fieldOf(CAMPAIGN, VICKSBURG);
/** Figures by which the worked cases were reckoned, before play between computers moved them (docs/BALANCE.md). */
export const AS_RECKONED = { lineDie: 'as-written', surrenderFrom: 45 } as const;
export const RULES = { ...OUR_CAMPAIGN_RULES, ...AS_RECKONED };
export const at = (id: string): number => cellOf(VICKSBURG, id);
export const all = (...ids: readonly string[]): readonly number[] => ids.map(at);

export const indexOf = (side: Side, name: string): number => {
  const index = FIELD.named.units[side].get(name);
  if (index === undefined) throw new Error(`no ${side} unit ${name}`);
  return index;
};

/** Who stands where: hex, or hex and manpower; everybody else is off the map. */
type Placed = Readonly<Record<string, string | readonly [hex: string, manpower: number]>>;

const placed = (unit: UnitOnField, where: Placed[string] | undefined): UnitOnField => {
  if (where === undefined) return { ...unit, hex: GONE };
  const [hex, manpower] = typeof where === 'string' ? [where, unit.manpower] : where;
  return { ...unit, hex: at(hex), manpower, released: true };
};

export function theatreOf(union: Placed, confederate: Placed = {}): Theatre {
  const by = { union, confederate };
  const units = setUp(FIELD).units.map((unit, i) => {
    const { side, name } = FIELD.pieces.units[i]!;
    return placed(unit, by[side][name]);
  });
  for (const side of ['union', 'confederate'] as const)
    for (const name of Object.keys(by[side])) indexOf(side, name);
  return { field: FIELD, units };
}

/** A procedure with its dice and choices written down; none may be left over. */
export function scripted<R>(procedure: Procedure<R>, ...script: readonly (number | string)[]): R {
  const umpire = new Scripted(script);
  const result = procedure(umpire);
  umpire.finish();
  return result;
}
