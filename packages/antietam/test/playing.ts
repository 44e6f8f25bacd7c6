/**
 * Positions on the field of Antietam: a scenario, units put where a case says, a stage; and stages played through with written
 * dice. Who is not named waits off the map. What is not said of a unit is as in a clear state: 12 points, no fatigue, in command,
 * active, its set-up facing, guns unlimbered.
 */
import { readFileSync } from 'node:fs';
import { cellOf, type Note, parseMap, Scripted, storyOf, type Umpire } from '@longroll/kernel';
import { directionNumbered, numberOf } from '../src/field/arc.ts';
import { type Field, fieldOf } from '../src/field/field.ts';
import { setUp } from '../src/field/setup.ts';
import { type LeaderState, NOBODY, type Plot, type UnitState, WAITING } from '../src/field/state.ts';
import { MODES_OF, type Side } from '../src/model/vocabulary.ts';
import { endCombat } from '../src/play/combat/ending.ts';
import { fire } from '../src/play/combat/firing.ts';
import { flee } from '../src/play/combat/flights.ts';
import { fightMelee } from '../src/play/combat/melee.ts';
import { settleFire, settleMelee } from '../src/play/combat/settling.ts';
import { lookAround } from '../src/play/seen/sighting.ts';
import type { In, Loss, PlayState, Stage, StageName } from '../src/play/state/stage.ts';
import type { FieldRules } from '../src/rulings/index.ts';
import { SCENARIOS } from '../src/scenarios/index.ts';
import type { Options, Scenario } from '../src/scenarios/scenario.ts';

export const ANTIETAM = parseMap(readFileSync(new URL('../maps/antietam.map.txt', import.meta.url), 'utf8'));

export const scenarioNamed = (id: string): Scenario => {
  const found = SCENARIOS.find((scenario) => scenario.id === `antietam/${id}`);
  if (!found) throw new Error(`there is no scenario ${id}`);
  return found;
};

/** A plot on a square: paid if `paid` says so. */
export type PlotAt = Partial<Omit<Plot, 'square'>> & { readonly square: string };

/** A unit where a case has it; directions are counted from 1 as players do. */
export interface Placed extends Partial<Omit<UnitState, 'square' | 'facing' | 'plot'>> {
  readonly square: string;
  readonly facing?: number;
  readonly plot?: PlotAt;
  /** Men at the start of the game; as many as now if not given. */
  readonly startMen?: number;
  /** Who rides with it: null for nobody, left out as in the scenario. */
  readonly leader?: string | null;
}

export interface Position {
  readonly scenario?: string;
  readonly units: Readonly<Record<string, Placed>>;
  /** Some stages name units, by their places. */
  readonly stage: Stage | ((at: (id: string) => number) => Stage);
  readonly options?: Partial<Options>;
  readonly houseRules?: Partial<FieldRules>;
  readonly turn?: number;
}

/** A side's combat phase at its beginning. */
export const firing = (side: Side, set: 1 | 2 = 1): Stage => ({ at: 'fire', side, set });
/** Its melees, before the first. */
export const meleeing = (side: Side, set: 1 | 2 = 1): Stage => ({
  ...{ at: 'melee', side, set },
  melees: { fought: [], losses: [] },
});

/** Losses of fire that are to be settled: by unit the men lost. */
export const settling =
  (
    side: Side,
    losses: Readonly<Record<string, Partial<Loss> & { readonly lost: number; readonly before: number }>>,
  ) =>
  (at: (id: string) => number): Stage => ({
    ...{ at: 'fire-settle', side, set: 1 },
    losses: Object.entries(losses).map(([id, loss]) => ({
      ...{ unit: at(id), square: 0, flanked: false },
      ...loss,
    })),
  });

/** Those who have routed are about to flee. */
export const fleeing =
  (side: Side, ...units: readonly string[]) =>
  (at: (id: string) => number): Stage => ({
    ...{ at: 'flights', side, set: 1 },
    fleeing: units.map(at),
    after: 'combat-end',
  });

/** The men of a case are those that the unit began with. */
const withMen = (scenario: Scenario, units: Position['units']): Scenario => ({
  ...scenario,
  setup: scenario.setup.map((line) => {
    const { men, startMen = men } = units[line.unit] ?? {};
    return startMen === undefined ? line : { ...line, men: startMen };
  }),
});

const plotted = ({ square, ...plot }: PlotAt): Plot => ({
  ...{ paid: 0, order: 0, melee: false },
  ...plot,
  square: cellOf(ANTIETAM, square),
});

function placed(field: Field, unit: number, was: UnitState, options: Options, put?: Placed): UnitState {
  if (!put) return { ...was, square: WAITING };
  const { square, facing, plot, startMen: _, leader: __, ...marks } = put;
  const { arm, startMen } = field.units[unit]!;
  return {
    ...was,
    ...{ op: 12, fatigue: 0, active: true, mode: MODES_OF[arm][0], men: startMen },
    ...(options.level === 'basic' && arm === 'infantry' && { mode: 'normal' }),
    lostMen: startMen - (marks.men ?? startMen),
    ...marks,
    square: cellOf(ANTIETAM, square),
    ...(facing !== undefined && { facing: directionNumbered(facing) }),
    ...(plot && { plot: plotted(plot) }),
  };
}

/** Leaders as the case has them; one who must make room for another is out of the game. */
function riding(field: Field, was: readonly LeaderState[], units: Position['units']): readonly LeaderState[] {
  let leaders = was;
  for (const [id, { leader }] of Object.entries(units)) {
    if (leader === undefined) continue;
    const unit = field.unitsById.get(id)!;
    leaders = leaders.map((one) => (one.unit === unit ? { ...one, unit: NOBODY, status: 'out' } : one));
    if (leader !== null)
      leaders = leaders.with(field.leadersById.get(leader)!, { ...was[0]!, unit, status: 'serving' });
  }
  return leaders;
}

const STAGES: {
  readonly [At in StageName]?: (field: Field, state: In<At>, u: Umpire) => PlayState;
} = {
  fire,
  'fire-settle': settleFire,
  flights: flee,
  melee: fightMelee,
  'melee-settle': settleMelee,
  'combat-end': endCombat,
};

/** One stage of a combat phase played. */
export function playedOn(field: Field, state: PlayState, u: Umpire): PlayState {
  const step = STAGES[state.stage.at] as
    | ((field: Field, state: PlayState, u: Umpire) => PlayState)
    | undefined;
  if (!step) throw new Error(`${state.stage.at} is no stage of combat`);
  return step(field, state, u);
}

const isCombat = ({ stage }: PlayState): boolean => stage.at in STAGES;

/** To the end of the combat phase, or to the stage that is named. */
export function playedTo(field: Field, state: PlayState, u: Umpire, until?: StageName): PlayState {
  let now = state;
  do now = playedOn(field, now, u);
  while (isCombat(now) && now.stage.at !== until);
  return now;
}

/** A position and what comes of it. */
export class Board {
  readonly field: Field;
  state: PlayState;
  notes: readonly Note[] = [];
  /** Names of the draws of the last run. */
  draws: readonly string[] = [];

  constructor(field: Field, state: PlayState) {
    this.field = field;
    this.state = state;
  }

  at(id: string): number {
    const unit = this.field.unitsById.get(id);
    if (unit === undefined) throw new Error(`the scenario has no unit ${id}`);
    return unit;
  }

  unit(id: string): UnitState {
    return this.state.units[this.at(id)]!;
  }

  /** The number of the square that a unit stands in; '' if in none. */
  square(id: string): string {
    return ANTIETAM.ids[this.unit(id).square] ?? '';
  }

  /** As players count directions. */
  facing(id: string): number {
    return numberOf(this.unit(id).facing);
  }

  leader(id: string): LeaderState {
    return this.state.leaders[this.field.leadersById.get(id)!]!;
  }

  /** Plays with these dice, which must all be used, to the end of the phase or up to a stage. */
  run(until: StageName | null, ...dice: readonly number[]): this {
    const u = new Scripted(dice);
    this.state = playedTo(this.field, this.state, u, until ?? undefined);
    u.finish();
    this.notes = u.notes;
    this.draws = u.journal.map((answer) => ('draw' in answer ? answer.draw : ''));
    return this;
  }

  /** What was told of the last run to a side; to everybody if none is named. */
  story(side?: Side): readonly string[] {
    return storyOf(this.notes.filter(({ only }) => only === undefined || only === side));
  }

  points(side: Side) {
    const { men, guns, leaders, places } = this.state.score.all[side];
    return men + guns + leaders + places;
  }
}

export function position({
  scenario = 'whole-day',
  units,
  stage,
  options = {},
  houseRules = {},
  turn,
}: Position): Board {
  const sheet = withMen(scenarioNamed(scenario), units);
  const field = fieldOf(sheet, ANTIETAM);
  const chosen: Options = { ...sheet.options, level: 'advanced', hidden: false, ...options };
  const missing = Object.keys(units).filter((id) => !field.unitsById.has(id));
  if (missing.length > 0) throw new Error(`${scenario} has no ${missing.join(', ')}`);
  const start = setUp(field, chosen);
  const records = start.units.map((was, i) => placed(field, i, was, chosen, units[field.units[i]!.id]));
  const state: PlayState = {
    ...start,
    ...(turn !== undefined && { turn }),
    units: records,
    leaders: riding(field, start.leaders, units),
    houseRules,
    stage: typeof stage === 'function' ? stage((id) => field.unitsById.get(id)!) : stage,
  };
  return new Board(field, lookAround(field, records, state));
}
