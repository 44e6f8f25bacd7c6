/** Rout moves (17.12): automatic but for ties. */
import { type Bar, bar, happened, type Umpire } from '@longroll/kernel';
import { type Field, marchingOf } from '../../field/field.ts';
import { distanceOf, SIDES_OF_HEX } from '../../field/ground.ts';
import type { Situation } from '../../field/situation.ts';
import { otherSide, type Side } from '../../model/vocabulary.ts';
import { gunsNeedRoad } from '../../procedures/steps.ts';
import { captured, changeLeaders, changeUnits, destroyed, joined, leadersLost } from '../state/change.ts';
import { type DecisionIn, withHex } from '../state/flow.ts';
import type { Group, In, PlayState, Routing, Then } from '../state/stage.ts';
import { to } from '../state/stage.ts';
import { hasStrangers, isGun, rulesOf, sideOfUnit, situationIn } from '../state/standing.ts';
import { does, groupWords, hexWords, pieceIn, told } from '../state/words.ts';

/** The body turns and runs: guns limber and cavalry mounts without cost. */
export function routs(
  field: Field,
  state: PlayState,
  { hex, units, leaders }: Group,
  afterwards: Then,
): PlayState {
  const side = sideOfUnit(field, units[0]!);
  const running = units.reduce(
    (now, unit) => changeUnits(now, [unit], { formation: marchingOf(field.units[unit]!), usedRoad: false }),
    changeUnits(state, units, { state: 'routed', inCommand: false }),
  );
  const routing = { hex, units, leaders, side, entered: [] };
  return to(running, { at: 'rout', side, routing, afterwards });
}

function nearestEnemy({ ground: { map } }: Field, situation: Situation, side: Side, hex: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const enemy of situation.hexesOf(otherSide(side)))
    least = Math.min(least, distanceOf(map, hex, enemy));
  return least;
}

/** What bars guns there (3.2.1). */
function barsGuns(field: Field, state: PlayState, { hex, units }: Routing, next: number): boolean {
  if (!units.some((unit) => isGun(field, unit))) return false;
  const { terrain, hexes } = field.ground;
  const byRoad = terrain.isByRoad(hex, next);
  if (byRoad) return false;
  const plan = { terrain, houseRules: rulesOf(state) };
  return (
    gunsNeedRoad(plan, { from: hex, to: next, left: hexes[hex]!, entered: hexes[next]!, byRoad }) !== null
  );
}

function candidates(field: Field, state: PlayState, routing: Routing): readonly number[] {
  const { map, inPlay, prohibited } = field.ground;
  const situation = situationIn(field, state);
  const found: number[] = [];
  for (let d = routing.hex * SIDES_OF_HEX; d < (routing.hex + 1) * SIDES_OF_HEX; d++) {
    const next = map.neighbours[d]!;
    if (next < 0 || inPlay[next] !== 1 || prohibited[next] === 1 || routing.entered.includes(next)) continue;
    if (situation.isEnemyIn(routing.side, next) || barsGuns(field, state, routing, next)) continue;
    found.push(next);
  }
  return found;
}

const [FARTHER, AS_FAR, NEARER, ZONED] = [1, 2, 3, 4] as const;

function classOf(field: Field, situation: Situation, { side, hex }: Routing, next: number): number {
  if (situation.isInZoc(side, next)) return ZONED;
  const [here, there] = [hex, next].map((at) => nearestEnemy(field, situation, side, at)) as [number, number];
  if (there > here) return FARTHER;
  return there === here ? AS_FAR : NEARER;
}

interface Ways {
  readonly hexes: readonly number[];
  readonly class: number;
}

/** The hexes among which it runs: of the lowest class the nearest to the friendly edge. */
function waysOf(field: Field, state: PlayState, routing: Routing): Ways {
  const situation = situationIn(field, state);
  const ranked = candidates(field, state, routing).map((hex) => ({
    hex,
    class: classOf(field, situation, routing, hex),
    far: field.toEdge[routing.side][hex]!,
  }));
  const lowest = Math.min(...ranked.map((one) => one.class));
  const among = ranked.filter((one) => one.class === lowest);
  const least = Math.min(...among.map(({ far }) => far));
  return { hexes: among.filter(({ far }) => far === least).map(({ hex }) => hex), class: lowest };
}

/** It may not stay with friends that are not routed, or of another organization (17.12.1). */
function mayStand(field: Field, state: PlayState, { units, hex }: Routing): boolean {
  const others = situationIn(field, state)
    .unitsIn(hex)
    .filter((unit) => !units.includes(unit));
  if (others.some((unit) => state.units[unit]!.state !== 'routed')) return false;
  return !hasStrangers(field, state, units, hex);
}

/** The run is over, and what it was part of goes on. */
const runOver = (state: PlayState, { side }: Routing, afterwards: Then): PlayState =>
  to(state, { at: 'routed', side, afterwards });

function eliminated(
  field: Field,
  state: PlayState,
  routing: Routing,
  afterwards: Then,
  u: Umpire,
): PlayState {
  const { units, leaders } = routing;
  u.note(() => [
    happened('17.12.2', `${groupWords(field, routing)} ${does(routing, 'is', 'are')} lost in the rout.`),
  ]);
  return runOver(leadersLost(destroyed(state, units), leaders), routing, afterwards);
}

function halted(field: Field, state: PlayState, routing: Routing, afterwards: Then, u: Umpire): PlayState {
  const { hex, units } = routing;
  u.note(() => [
    {
      ...happened(
        '17.12',
        `${groupWords(field, routing)} ${does(routing, 'runs', 'run')} to ${hexWords(field, hex)}.`,
      ),
      cells: [hex],
    },
  ]);
  return runOver(joined(field, state, hex, units), routing, afterwards);
}

/** One hex farther; into an EZOC it costs an O hit. */
function ranTo(
  field: Field,
  state: PlayState,
  routing: Routing,
  next: number,
  afterwards: Then,
  isZoned: boolean,
): PlayState {
  const { side, units, leaders, entered, hex } = routing;
  const { map } = field.ground;
  const facing = Math.max(
    0,
    map.neighbours.subarray(hex * SIDES_OF_HEX, (hex + 1) * SIDES_OF_HEX).indexOf(next),
  );
  const moved = changeLeaders(changeUnits(state, units, { hex: next, facing }), leaders, { hex: next });
  const there = captured(field, moved, next, side);
  const running: Routing = { ...routing, hex: next, entered: [...entered, next] };
  if (!isZoned) return to(there, { at: 'rout', side, routing: running, afterwards });
  const circumstances = { flanked: false, attacking: false, noLineOfSight: false };
  const suffering = { hex: next, units, leaders, side, circumstances } as const;
  const hit = { code: 'hits', hits: 1, role: 'target', combat: 'fire', onDisrupt: null, picks: [] } as const;
  return to(there, {
    at: 'suffer',
    side,
    sufferings: [{ ...suffering, ...hit }],
    afterwards: { after: 'rout', routing: running, afterwards },
  });
}

export function rout(field: Field, state: In<'rout'>, u: Umpire): PlayState {
  const { routing, afterwards, side } = state.stage;
  const { routHexes, routMost } = rulesOf(state);
  const gone = routing.entered.length;
  if (gone >= routHexes && mayStand(field, state, routing))
    return halted(field, state, routing, afterwards, u);
  if (gone >= Math.max(routHexes, routMost)) return eliminated(field, state, routing, afterwards, u);
  const ways = waysOf(field, state, routing);
  const isAtEdge = field.edge[side][routing.hex] === 1 && ways.class !== FARTHER;
  if (ways.hexes.length === 0 || isAtEdge) return eliminated(field, state, routing, afterwards, u);
  if (ways.hexes.length > 1) return to(state, { at: 'rout-step', side, routing, afterwards });
  return ranTo(field, state, routing, ways.hexes[0]!, afterwards, ways.class === ZONED);
}

const NO_WAY: Bar = bar('no-rout-way', '17.12', 'A routed stack runs away from the enemy, towards its edge.');

export const ROUT_STEP: DecisionIn<'rout-step'> = {
  rule: bar('rout-step', '17.12', 'The owner says to which of the equal hexes the routed stack runs.'),
  prompt: (field, { stage }) =>
    `where ${groupWords(field, stage.routing)} ${does(stage.routing, 'runs', 'run')} to.`,
  deeds: {
    'rout-step': withHex<In<'rout-step'>, 'rout-step'>('rout-step', {
      among: (field, state) => waysOf(field, state, state.stage.routing).hexes,
      bar: (field, state, hex) =>
        waysOf(field, state, state.stage.routing).hexes.includes(hex) ? null : NO_WAY,
      play: (field, state, hex) => {
        const { routing, afterwards } = state.stage;
        const { class: rank } = waysOf(field, state, routing);
        return ranTo(field, state, routing, hex, afterwards, rank === ZONED);
      },
      tell: (field, { stage: { routing } }, hex) =>
        told(
          'Rout',
          '17.12',
          `${groupWords(field, routing)} ${does(routing, 'runs', 'run')} to ${hexWords(field, hex)}`,
          {
            piece: pieceIn(field, routing),
            cell: hex,
          },
        ),
    }),
  },
};
