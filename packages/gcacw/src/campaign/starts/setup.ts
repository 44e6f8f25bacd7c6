/** The state in which a campaign begins (19.0.6, 19.1.1, 19.10.0). */
import { cellOf, sideBetween } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { type FieldState, GONE, type UnitOnField } from '../../field/state.ts';
import type { CampaignRules } from '../../rulings/campaign/index.ts';
import type { Army } from '../../scenarios/scenario.ts';
import { GUNBOATS } from '../gunboats.ts';
import { isReturning, RETURNS } from '../manpower.ts';
import { trackAtStart } from '../siege.ts';
import { type Campaign, type Lay, NEW_TURN, type UnitRecord } from '../state.ts';
import { POOLS } from '../strategicEvents.ts';
import { isInfantry } from '../theatre.ts';
import type { Levels } from '../works.ts';
import { controlAtStart } from './control.ts';
import { listedManpower } from './sheet.ts';
import type { CampaignStart } from './start.ts';

const SOUND: Levels = [4, 4, 4, 4];

/** Points that a unit got back before a short campaign begins (19.4.10.0). */
const returnsBefore = (turn: number, counter: string): number =>
  Object.keys(RETURNS).filter((cycle) => Number(cycle) < turn && isReturning(Number(cycle), counter)).length;

/** What a unit mustered: its own and that of those in it; never less than it has. */
function musterOf(start: CampaignStart, counter: string, manpower: number): number {
  const given = start.musters[counter];
  if (given !== undefined) return given;
  const all = [counter, ...(start.joined[counter] ?? [])].reduce((sum, one) => sum + listedManpower(one), 0);
  return Math.max(manpower, all + returnsBefore(start.scenario.firstTurn, counter));
}

function recordOf(start: CampaignStart, field: Field, { manpower, hex }: UnitOnField, i: number): UnitRecord {
  const { name, side, type } = field.pieces.units[i]!;
  const muster = manpower === 0 ? 0 : musterOf(start, name, manpower);
  const forages = side === 'union' && hex >= 0 && isInfantry({ type }) && start.supply === 'foraging';
  return {
    ...{ muster, lost: muster - manpower, back: 0 },
    ...{ supply: forages ? 'foraging' : 'in', foraged: forages ? 1 : 0, outRuns: 0 },
    children: start.joined[name] ?? [],
    fortBegun: false,
  };
}

/** In a start with an Army of Relief everybody is Pemberton's or Johnston's, and who comes later is Johnston's. */
function armyAtStart({ relief }: CampaignStart, army: Army, name: string, comes: boolean): Army {
  if (relief.length === 0 || army === 'AT') return army;
  if (army === 'AR' || comes || relief.includes(name)) return 'AR';
  return 'AM';
}

function layOf(start: CampaignStart, { pieces, unitLines }: Field): Lay {
  return {
    units: pieces.units.map(({ name }) => name),
    leaders: pieces.leaders.map(({ name }) => name),
    unitArmies: pieces.units.map(({ army, name }, i) =>
      armyAtStart(start, army, name, unitLines[i]!.arrives !== null),
    ),
    leaderArmies: pieces.leaders.map(({ army }) => army),
  };
}

export function campaignAtStart(
  start: CampaignStart,
  field: Field,
  units: readonly UnitOnField[],
  rules: CampaignRules,
): Campaign {
  const { map } = field.ground;
  const hexes = (ids: readonly string[]) => ids.map((id) => cellOf(map, id));
  const [lower, upper] = start.gunboats;
  const none = { union: 0, confederate: 0 };
  return {
    lay: layOf(start, field),
    bridges: {
      wrecked: start.wrecked.map(([a, b]) => sideBetween(map, cellOf(map, a), cellOf(map, b))),
      pontoons: [],
    },
    records: units.map((unit, i) => recordOf(start, field, unit, i)),
    controlled: [...controlAtStart(map, start)].sort((a, b) => a - b),
    today: { event: 'No Effect', rain: 'none', rainTomorrow: false, extendedMarch: 0, secondDay: false },
    yesterday: { wet: false, rainGoesOn: false },
    ofTheTurn: NEW_TURN,
    ...{ besieged: false, track: trackAtStart(rules), levels: SOUND, heart: 0, mine: null, fell: null },
    ...{ box: 0, reliefFormed: start.relief.length > 0, maneuver: [], maneuverLed: false, siegeHolds: false },
    ...{ frenchCalled: false, johnston: 'as he is', marchBonus: false },
    ...{ portHudson: 'open', groverCalled: false, pools: POOLS },
    ...{ depots: hexes(start.depots), disrupted: [], embarked: [] },
    gunboats: GUNBOATS.map((boat, i) => ({ ...boat, reach: i === 0 ? lower : upper })),
    pontoons: Array.from({ length: start.pontoons }, () => ({ from: 1 })),
    ...{ redoubts: [], jacksonScored: start.destroyed.includes('E2712') },
    ...{ ledger: [], cameBack: none, captured: 0, days: [] },
  };
}

/** Counters without strength are not there at all: they have not been detached yet. */
export const withoutAbsent = (state: FieldState): FieldState => ({
  ...state,
  units: state.units.map((unit) => (unit.manpower === 0 ? { ...unit, hex: GONE } : unit)),
});
