/** Positions on the real maps, and ways to play them: by dice on the table, or over every branch at once. */
import { readFileSync } from 'node:fs';
import {
  add,
  type Branching,
  byResult,
  exact,
  type GridMap,
  ONE,
  type Procedure,
  parseMap,
  type Rational,
  type Rules,
  Scripted,
  type Staged,
  stages,
  toFraction,
  type Umpire,
  ZERO,
} from '@longroll/kernel';
import { type Field, fieldOf } from '../src/field/field.ts';
import { setUp } from '../src/field/setup.ts';
import { GONE, type SegmentId, type StandingOrders, type UnitState, WAITING } from '../src/field/state.ts';
import type { Side } from '../src/model/vocabulary.ts';
import { rulesFor } from '../src/play/rules.ts';
import { MACHINE, SEQUENCE } from '../src/play/sequence/sequence.ts';
import type { Action } from '../src/play/state/action.ts';
import { FACINGS } from '../src/play/state/action.ts';
import { segmentOf } from '../src/play/state/segments.ts';
import type { PlayState, Stage, StageName } from '../src/play/state/stage.ts';
import { OUR_READINGS, type Readings } from '../src/rulings/index.ts';
import { SCENARIOS } from '../src/scenarios/index.ts';

const mapFile = (name: string): GridMap =>
  parseMap(readFileSync(new URL(`../maps/${name}.map.txt`, import.meta.url), 'utf8'));

export const MAPS: Readonly<Record<string, GridMap>> = {
  'huzzah/iuka': mapFile('iuka'),
  'huzzah/seven-pines': mapFile('seven-pines'),
};

export type ScenarioName = 'iuka' | 'seven-pines' | 'redoubt';

export const scenarioNamed = (name: ScenarioName) => SCENARIOS.find(({ id }) => id === `huzzah/${name}`)!;

const fields = new Map<ScenarioName, Field>();
export function fieldNamed(name: ScenarioName): Field {
  const scenario = scenarioNamed(name);
  const field = fields.get(name) ?? fieldOf(scenario, MAPS[scenario.map]!);
  fields.set(name, field);
  return field;
}

export const rulesNamed = (name: ScenarioName): Rules<PlayState, Action> => {
  const scenario = scenarioNamed(name);
  return rulesFor(scenario, MAPS[scenario.map]!) as Rules<PlayState, Action>;
};

/** "1621": the number of a hex, as the map has it. */
export const cell = ({ ground }: Field, id: string): number => {
  const found = ground.map.cells.get(id);
  if (found === undefined) throw new Error(`no hex ${id}`);
  return found;
};

export type Placed = Partial<Omit<UnitState, 'hex' | 'facing'>> & {
  readonly hex: string;
  readonly facing?: string;
};

export interface Position {
  readonly scenario: ScenarioName;
  readonly units: Readonly<Record<string, Placed>>;
  readonly leaders?: Readonly<Record<string, string>>;
  readonly segment?: SegmentId;
  readonly turn?: number;
  readonly houseRules?: Partial<Readings>;
  readonly orders?: Partial<Record<Side, Partial<StandingOrders>>>;
  /** From the very start of the segment, with command and the routed; else somebody chooses. */
  readonly fromStart?: boolean;
}

export interface Board {
  readonly field: Field;
  readonly state: PlayState;
}

/** Everybody else is off the map. */
export function position(given: Position): Board {
  const { units, leaders = {}, segment = 'f', turn = 1, houseRules = {}, orders = {} } = given;
  const field = fieldNamed(given.scenario);
  const start = setUp(field, { ...OUR_READINGS, ...houseRules });
  const placed = start.units.map((unit, i): UnitState => {
    const put = units[field.units[i]!.id];
    if (!put) return { ...unit, hex: GONE };
    const { hex, facing, ...rest } = put;
    const turned = facing === undefined ? unit.facing : FACINGS.indexOf(facing);
    return { ...unit, ...rest, hex: cell(field, hex), facing: turned };
  });
  const led = start.leaders.map((leader, i) => {
    const hex = leaders[field.leaders[i]!.id];
    return { ...leader, hex: hex === undefined ? WAITING : cell(field, hex) };
  });
  const { side } = segmentOf(segment);
  const state: PlayState = {
    ...start,
    ...{ turn, segment, units: placed, leaders: led, houseRules, resigned: null },
    orders: {
      union: { ...start.orders.union, ...orders.union },
      confederate: { ...start.orders.confederate, ...orders.confederate },
    },
    stage: { at: given.fromStart ? 'segment-start' : 'offer', side },
  };
  return { field, state: MACHINE.runOn(field, state, NO_DICE) };
}

const NO_DICE: Umpire = {
  draw: () => {
    throw new Error('no die was laid');
  },
  choose: () => {
    throw new Error('nobody is asked');
  },
  note: () => undefined,
};

export const unitAt = ({ field, state }: Board, id: string): UnitState =>
  state.units[field.unitsById.get(id)!]!;
export const leaderAt = ({ field, state }: Board, id: string) => state.leaders[field.leadersById.get(id)!]!;
export const hexOf = (board: Board, id: string): string =>
  board.field.ground.map.ids[unitAt(board, id).hex] ?? `off ${unitAt(board, id).hex}`;

/** Plays actions one after another, with these dice in all, none left over. */
export function played(
  { field, state }: Board,
  actions: readonly Action[],
  dice: readonly number[] = [],
): Board {
  const u = new Scripted(dice);
  let now = state;
  for (const action of actions) {
    const barred = MACHINE.bar(field, now, action);
    if (barred)
      throw new Error(`${JSON.stringify(action)} in ${now.stage.at}: ${barred.cite} ${barred.text}`);
    now = MACHINE.play(field, now, action, u);
  }
  u.finish();
  return { field, state: now };
}

export const legal = ({ field, state }: Board): readonly Action[] => MACHINE.legal(field, state);
export const legalWords = (board: Board, word: Action['do']): readonly Action[] =>
  legal(board).filter((action) => action.do === word);

/** The rule that bars an action, as "cite"; null if it is allowed. */
export const barOf = ({ field, state }: Board, action: Action): string | null =>
  MACHINE.bar(field, state, action)?.cite ?? null;

/** Who decides for everybody in a branch: an action for each decision. */
export type Deciding = (board: Board) => Action;

/** Tries on D results, fires when asked, takes the first of what is left. */
export const bold: Deciding = (board) => {
  const all = legal(board);
  const wanted = ['try', 'fire', 'take-hit'].flatMap((word) => all.filter((action) => action.do === word));
  return wanted[0] ?? all[0]!;
};

const stops = (at: StageName): boolean =>
  ['fire-choose', 'horse-choose', 'action-choose', 'game-over'].includes(at);

const AUTOMATIC = SEQUENCE.automatic as unknown as Readonly<
  Record<string, (field: Field, state: PlayState, u: Umpire) => PlayState>
>;

/** One stage further: played by the rules, or decided. */
const stepped =
  (field: Field, deciding: Deciding) =>
  (state: PlayState): Procedure<PlayState> => {
    const step = AUTOMATIC[state.stage.at];
    if (step) return (u) => step(field, state, u);
    const action = deciding({ field, state });
    const deeds = (SEQUENCE.decisions as never)[state.stage.at] as {
      readonly deeds: Readonly<Record<string, { play(...args: readonly unknown[]): PlayState }>>;
    };
    return (u) => deeds.deeds[action.do]!.play(field, state, action, u);
  };

/** What a state differs by from others of the same position; most units are off the map. */
function keyOf({ units, leaders, stage }: PlayState): string {
  let key = JSON.stringify(stage);
  for (const unit of units) {
    if (unit.hex < 0) key += unit.hex;
    else {
      const { hex, hits, reduced, formation, state, facing, marker, usedRoad } = unit;
      key += `|${hex} ${hits} ${reduced} ${formation} ${state} ${facing} ${marker} ${usedRoad}`;
    }
  }
  for (const { hex } of leaders) key += ` ${hex}`;
  return key;
}

export interface Watching {
  readonly isOver?: (stage: Stage) => boolean;
  /** Stages at most. */
  readonly most?: number;
  readonly branching?: Branching;
}

/** The worked cases leave leader dice aside: nobody is lost by them. */
export const noLeaderLost: Branching = (chance) =>
  chance.id === 'leader die'
    ? chance.branches
        .filter(({ value }) => (value as unknown) === false)
        .map((branch) => ({ ...branch, p: ONE }))
    : chance.branches;

/** Every way that an action may go, to where somebody chooses anew; equal states on the way are one. */
export function everyWay(
  { field, state }: Board,
  action: Action,
  read: (board: Board) => string,
  deciding: Deciding = bold,
  { isOver = ({ at }) => stops(at), most = 60, branching = byResult }: Watching = {},
): Readonly<Record<string, string>> {
  const first = (SEQUENCE.decisions as never)[state.stage.at] as {
    readonly deeds: Readonly<Record<string, { play(...args: readonly unknown[]): PlayState }>>;
  };
  const go = stepped(field, deciding);
  const start: Staged<PlayState, PlayState> = stages<PlayState, PlayState>({
    start: state,
    steps: [
      (from) => (u) => first.deeds[action.do]!.play(field, from, action, u),
      ...Array.from(
        { length: most },
        () => (from: PlayState) => (isOver(from.stage) ? () => from : go(from)),
      ),
    ],
    key: keyOf,
    done: () => false,
    finish: (end) => end,
  });
  const sums = new Map<string, Rational>();
  for (const { value, p } of exact(start, { key: keyOf, branching })) {
    if (!isOver(value.stage)) throw new Error(`still in ${value.stage.at}`);
    const name = read({ field, state: value });
    sums.set(name, add(sums.get(name) ?? ZERO, p));
  }
  return Object.fromEntries([...sums].map(([name, p]) => [name, toFraction(p)]));
}

/** What is done most. */
export const open = (hex: string): Action => ({ do: 'open', hex });
export const step = (hex: string): Action => ({ do: 'step', hex });
export const MOVE: Action = { do: 'move' };

/** Seven Pines with these pieces, and nobody else. */
export const pines = (
  units: Readonly<Record<string, Placed>>,
  leaders = {},
  segment: 'f' | 'g' | 'b' | 'i' = 'f',
  houseRules = {},
): Board => position({ scenario: 'seven-pines', segment, units, leaders, houseRules });
