/** Units that may not act yet (16.6): what sets them free, and what they have from then on. */
import { cellDistance } from '@longroll/kernel';
import { releaseBy } from '../../campaign/release.ts';
import type { Field } from '../../field/field.ts';
import { otherSide, type Side } from '../../model/vocabulary.ts';
import { isOnMap } from '../../scenarios/readTerms.ts';
import type { Release, SetupLine } from '../../scenarios/scenario.ts';
import { rulesIn } from '../state/campaign.ts';
import { changeLeaders, changeUnits } from '../state/change.ts';
import type { PlayState } from '../state/stage.ts';
import { leadersIn, sideOfLeader, sideOfUnit, unitsIn } from '../state/standing.ts';

const WHEN_ADJACENT: Release = { turn: null, adjacent: true, within: null, infantryIn: null, fatigue: null };

/** Who stays in his hex until an enemy is adjacent is released by him (scenario 2). */
const releaseOf = ({ release, staysInHex }: SetupLine): Release | null =>
  release ?? (staysInHex ? WHEN_ADJACENT : null);

/** In the campaign players may agree on the hexes within which who may be is released early (19.1.1a). */
function releaseIn(state: PlayState, line: SetupLine): Release | null {
  const release = releaseOf(line);
  return release === null || !state.campaign ? release : releaseBy(release, rulesIn(state));
}

function freeUnits(field: Field, state: PlayState, which: readonly number[]): PlayState {
  return changeUnits(state, which, (unit, i) => {
    const fatigue = releaseOf(field.unitLines[i]!)?.fatigue ?? null;
    return { released: true, ...(fatigue === null ? {} : { fatigue, exhausted: false }), hex: unit.hex };
  });
}

/** Units on the map that wait, of one side. */
function heldUnits({ own }: Field, { units }: PlayState, side: Side): readonly number[] {
  const held: number[] = [];
  for (const i of own.units[side]) if (!units[i]!.released && units[i]!.hex >= 0) held.push(i);
  return held;
}

function heldLeaders({ own }: Field, { leaders }: PlayState, side: Side): readonly number[] {
  const held: number[] = [];
  for (const i of own.leaders[side]) if (!leaders[i]!.released && leaders[i]!.hex >= 0) held.push(i);
  return held;
}

/** A leader in the hex is released with the unit. */
function withLeaders(field: Field, state: PlayState, units: readonly number[]): PlayState {
  if (units.length === 0) return state;
  const leaders = units.flatMap((unit) =>
    leadersIn(state, state.units[unit]!.hex).filter(
      (leader) => sideOfLeader(field, leader) === sideOfUnit(field, unit) && !state.leaders[leader]!.released,
    ),
  );
  return changeLeaders(freeUnits(field, state, units), leaders, { released: true });
}

/** At the start of their turn. */
export function releaseByTurn(field: Field, state: PlayState): PlayState {
  const isTime = (line: SetupLine) => {
    const turn = releaseOf(line)?.turn ?? null;
    return turn !== null && state.turn >= turn;
  };
  const units = state.units.flatMap((unit, i) => (!unit.released && isTime(field.unitLines[i]!) ? [i] : []));
  const leaders = state.leaders.flatMap((leader, i) =>
    !leader.released && isTime(field.leaderLines[i]!) ? [i] : [],
  );
  return changeLeaders(freeUnits(field, state, units), leaders, { released: true });
}

/** A unit that has come to a hex, as those who wait for it look at it. */
interface Comer {
  readonly hex: number;
  readonly infantry: boolean;
}

const isInArea = ({ scenario, ground: { map } }: Field, name: string, hex: number): boolean => {
  const area = scenario.areas.find((one) => one.name === name);
  return area !== undefined && isOnMap(map.ids[hex]!, area.parts);
};

function isFreed(field: Field, release: Release | null, hex: number, comer: Comer): boolean {
  if (release === null) return false;
  const { infantryIn } = release;
  const invaded = infantryIn !== null && comer.infantry && isInArea(field, infantryIn, comer.hex);
  return invaded || isNear(field, release, hex, comer.hex);
}

function isNear(field: Field, { adjacent, within }: Release, hex: number, enemy: number): boolean {
  const reach = Math.max(adjacent ? 1 : 0, within ?? 0);
  return reach > 0 && cellDistance(field.ground.map, hex, enemy) <= reach;
}

/** A unit has marched or advanced into a hex: enemies who waited for that are free. */
export function releaseNear(field: Field, state: PlayState, unit: number): PlayState {
  const enemy = otherSide(sideOfUnit(field, unit));
  const [units, leaders] = [heldUnits(field, state, enemy), heldLeaders(field, state, enemy)];
  if (units.length + leaders.length === 0) return state;
  const comer = { hex: state.units[unit]!.hex, infantry: field.pieces.units[unit]!.type !== 'cavalry' };
  const freed = units.filter((i) =>
    isFreed(field, releaseIn(state, field.unitLines[i]!), state.units[i]!.hex, comer),
  );
  const led = leaders.filter((i) =>
    isFreed(field, releaseIn(state, field.leaderLines[i]!), state.leaders[i]!.hex, comer),
  );
  return changeLeaders(withLeaders(field, state, freed), led, { released: true });
}

/** Who waits for an enemy to come is released by an attack too; who waits for his day is not (16.6). */
export function releaseAttacked(field: Field, state: PlayState, hex: number): PlayState {
  const freed = unitsIn(field, state, hex).filter((i) => {
    const release = releaseOf(field.unitLines[i]!);
    return !state.units[i]!.released && release !== null && (release.adjacent || release.within !== null);
  });
  return withLeaders(field, state, freed);
}
