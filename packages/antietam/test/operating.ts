/** A position of the whole map in somebody's operations, to try orders in. */
import { readFileSync } from 'node:fs';
import { type GridMap, parseMap } from '@longroll/kernel';
import { type Field, fieldOf } from '../src/field/field.ts';
import { setUp } from '../src/field/setup.ts';
import { GONE, NOBODY, type UnitState } from '../src/field/state.ts';
import type { Side } from '../src/model/vocabulary.ts';
import { OPERATIONS } from '../src/play/operations/deciding.ts';
import { renew } from '../src/play/operations/ending.ts';
import { secretsOf } from '../src/play/seen/secrets.ts';
import { lookAround } from '../src/play/seen/sighting.ts';
import type { Action } from '../src/play/state/action.ts';
import type { In, PlayState } from '../src/play/state/stage.ts';
import { squareNamed, unitNamed } from '../src/play/state/standing.ts';
import { SCENARIOS } from '../src/scenarios/index.ts';
import type { Options } from '../src/scenarios/scenario.ts';

export const MAP: GridMap = parseMap(
  readFileSync(new URL('../maps/antietam.map.txt', import.meta.url), 'utf8'),
);

/** A unit as a case has it: where it stands, by the number of the square, its facing as players count, and the rest of its record. */
export interface Placed extends Partial<Omit<UnitState, 'square' | 'plot'>> {
  readonly square: string;
  readonly plot?: {
    readonly square: string;
    readonly paid: number;
    readonly order: number;
    readonly melee: boolean;
  } | null;
}

const fields = new Map<string, Field>();
export function fieldFor(scenario: string): Field {
  const known = fields.get(scenario) ?? fieldOf(SCENARIOS.find(({ id }) => id === scenario)!, MAP);
  fields.set(scenario, known);
  return known;
}

interface Setting {
  readonly side?: Side;
  readonly options?: Partial<Options>;
  readonly houseRules?: PlayState['houseRules'];
}

const POINTS = 12;

/** Only the named units are on the map: fresh, active, in command, with all their points. */
function placed(field: Field, before: PlayState, units: Readonly<Record<string, Placed>>): PlayState {
  const records = before.units.map((unit, i): UnitState => {
    const at = units[field.units[i]!.id];
    if (!at) return { ...unit, square: GONE, men: 0, lostMen: 0 };
    const { square, plot, facing, ...rest } = at;
    const shot = plot ? { ...plot, square: squareNamed(field, plot.square) } : null;
    const fresh = { fatigue: 0, op: POINTS, active: true, inCommand: true, fort: 0 };
    const turned = facing === undefined ? {} : { facing: facing - 1 };
    return { ...unit, ...fresh, ...rest, ...turned, plot: shot, square: squareNamed(field, square) };
  });
  return { ...before, units: records };
}

export class Table {
  readonly field: Field;
  readonly state: In<'operations'>;
  constructor(field: Field, state: In<'operations'>) {
    this.field = field;
    this.state = state;
  }
  unit(id: string): UnitState {
    return this.state.units[unitNamed(this.field, id)]!;
  }
  /** The code of the rule that forbids it; null if it is allowed. */
  refusal(action: Action): string | null {
    return this.deed(action).bar(this.field, this.state, action as never)?.code ?? null;
  }
  deed(action: Action) {
    return OPERATIONS.deeds[action.do as keyof typeof OPERATIONS.deeds]!;
  }
  sees(id: string): boolean {
    return this.state.sight[this.state.stage.side].seen.includes(unitNamed(this.field, id));
  }
  reveals(before: Table): boolean {
    return secretsOf(this.field).reveals(before.state, this.state, this.state.stage.side);
  }
  renewed(): Table {
    const { side, set, ordering } = this.state.stage;
    const stage = { at: 'renewal', side, set, plots: ordering.plots } as const;
    return new Table(this.field, renew(this.field, { ...this.state, stage }) as unknown as In<'operations'>);
  }
}

export function operating(
  scenario: string,
  units: Readonly<Record<string, Placed>>,
  setting: Setting = {},
): Table {
  const field = fieldFor(scenario);
  const { side = 'union', options = {}, houseRules = {} } = setting;
  const first = setUp(field, { ...field.scenario.options, hidden: false, ...options });
  const stage = {
    ...({ at: 'operations', side, set: 1 } as const),
    phase: { turn: first.turn, set: 1 } as const,
    ordering: { plots: 0, unit: NOBODY, before: null },
  };
  const state = placed(field, { ...first, houseRules, stage }, units);
  return new Table(field, lookAround(field, state.units, state) as In<'operations'>);
}

/** Allowed orders, one after another; one that is barred is a mistake of the test. */
export const afterAll = (table: Table, actions: readonly Action[]): Table =>
  actions.reduce((now, action) => {
    const barred = now.refusal(action);
    if (barred !== null) throw new Error(`${JSON.stringify(action)}: ${barred}`);
    const next = now.deed(action).play(now.field, now.state, action as never, undefined as never);
    return new Table(now.field, next as In<'operations'>);
  }, table);
