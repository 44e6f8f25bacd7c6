/** Positions of the four scenarios, changed as a test wants them, and stages played on them with scripted dice. */
import { readFileSync } from 'node:fs';
import { type Note, parseMap, Scripted, storyOf, type Umpire } from '@longroll/kernel';
import { type Field, fieldOf } from '../src/field/field.ts';
import { setUp } from '../src/field/setup.ts';
import { GONE, type LeaderState, type UnitState } from '../src/field/state.ts';
import { type PlayState, type Stage, to } from '../src/play/state/stage.ts';
import type { FieldRules } from '../src/rulings/index.ts';
import { SCENARIOS } from '../src/scenarios/index.ts';
import type { Options } from '../src/scenarios/scenario.ts';

export const MAP = parseMap(readFileSync(new URL('../maps/antietam.map.txt', import.meta.url), 'utf8'));

export type Name = 'whole-day' | 'morning' | 'sunken-road' | 'burnsides-bridge';

const FIELDS = new Map(SCENARIOS.map((scenario) => [scenario.id, fieldOf(scenario, MAP)]));
export const fieldFor = (name: Name): Field => FIELDS.get(`antietam/${name}`)!;

/** A record of a unit, with its square by its name. */
export type Marks = Partial<Omit<UnitState, 'square'>> & { readonly square?: string | number };

export interface Position {
  readonly stage?: Stage;
  readonly options?: Partial<Options>;
  readonly houseRules?: Partial<FieldRules>;
  readonly turn?: number;
  readonly units?: Readonly<Record<string, Marks>>;
  readonly leaders?: Readonly<Record<string, Partial<LeaderState>>>;
  /** Nobody else is on the map. */
  readonly alone?: boolean;
}

export const cell = (square: string): number => MAP.cells.get(square)!;
export const unitAt = (field: Field, id: string): number => field.unitsById.get(id)!;

function marked(unit: UnitState, marks: Marks | undefined, alone: boolean): UnitState {
  if (!marks) return alone ? { ...unit, square: GONE } : unit;
  const { square, ...rest } = marks;
  const at = square === undefined ? unit.square : typeof square === 'string' ? cell(square) : square;
  return { ...unit, ...rest, square: at };
}

const SET_UP: Stage = { at: 'set-up', side: 'union' };

/** Hidden units off unless said otherwise. */
export function positionOf(name: Name, position: Position = {}): PlayState {
  const field = fieldFor(name);
  const { options, houseRules = {}, turn, units = {}, leaders = {}, alone = false } = position;
  const begun = setUp(field, { ...field.scenario.options, hidden: false, ...options });
  const state = {
    ...begun,
    turn: turn ?? begun.turn,
    units: begun.units.map((unit, i) => marked(unit, units[field.units[i]!.id], alone)),
    leaders: begun.leaders.map((leader, i) => ({ ...leader, ...leaders[field.leaders[i]!.id] })),
    houseRules,
  };
  return to(state, position.stage ?? SET_UP);
}

export interface Ran {
  readonly state: PlayState;
  readonly notes: readonly Note[];
  /** What everybody hears; with a side what that side hears. */
  story(side?: string): readonly string[];
  unit(id: string): UnitState;
  /** Names of the draws, and for whose eyes. */
  readonly draws: readonly (readonly [string, string | undefined])[];
}

type Playing = (field: Field, state: never, u: Umpire) => PlayState;

/** One stage played with these dice, all of which must be used. */
export function ran(name: Name, play: Playing, state: PlayState, ...dice: number[]): Ran {
  const field = fieldFor(name);
  const u = new Scripted(dice);
  const after = play(field, state as never, u);
  u.finish();
  const { notes } = u;
  return {
    state: after,
    notes,
    story: (side) => storyOf(notes.filter(({ only }) => only === undefined || only === side)),
    unit: (id) => after.units[unitAt(field, id)]!,
    draws: u.draws.map(({ draw, only }) => [draw, only] as const),
  };
}
