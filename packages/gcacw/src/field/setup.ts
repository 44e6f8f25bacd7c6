/** The state in which a scenario begins. */
import { cellOf, type GridMap } from '@longroll/kernel';
import type { Side } from '../model/vocabulary.ts';
import type { SetupLine } from '../scenarios/scenario.ts';
import type { Field } from './field.ts';
import { leaderLines, unitLines } from './pieces.ts';
import { type FieldState, type LeaderOnField, type UnitOnField, WAITING } from './state.ts';

/** Who arrives waits off the map, and counts as if he were in his entry hex (16.3). */
function whereAt(map: GridMap, { hex, arrives }: SetupLine): Pick<UnitOnField, 'hex' | 'entry' | 'arrives'> {
  const cell = cellOf(map, hex);
  if (arrives === null) return { hex: cell, entry: -1, arrives: 0 };
  return { hex: WAITING, entry: cell, arrives: arrives.turn ?? Number.MAX_SAFE_INTEGER };
}

/** Written out, as in play: what is copied with `...` and added to has a shape of its own, and slows whoever reads it. */
function unitAt(map: GridMap, line: SetupLine): UnitOnField {
  const { hex, entry, arrives } = whereAt(map, line);
  return {
    hex,
    entry,
    arrives,
    manpower: line.manpower!,
    organized: line.organized,
    exhausted: line.exhausted,
    fatigue: line.fatigue,
    demoralized: line.demoralized,
    entrenchment: line.entrenchment,
    released: isReleasedAtStart(line),
    flanksRefused: false,
    moved: false,
  };
}

/** A unit that stays in its hex until an enemy is adjacent is held like one that is released by him. */
const isReleasedAtStart = ({ release, staysInHex }: SetupLine): boolean => release === null && !staysInHex;

function leaderAt(map: GridMap, line: SetupLine): LeaderOnField {
  const { hex, entry, arrives } = whereAt(map, line);
  return { hex, entry, arrives, released: line.release === null, spent: false };
}

/** Until somebody has stood there a hex is Confederate, unless the scenario says otherwise (18.7). */
const holderAtStart = ({ scenario, ground: { map } }: Field, hex: number): Side =>
  scenario.scoring.find((one) => cellOf(map, one.hex) === hex)?.atStart ?? 'confederate';

/** Who stands in a hex holds it. */
function holders(field: Field, units: readonly UnitOnField[]): readonly Side[] {
  return field.watched.map((hex) => {
    const standing = units.findIndex((unit) => unit.hex === hex);
    return standing < 0 ? holderAtStart(field, hex) : field.pieces.units[standing]!.side;
  });
}

export function setUp(field: Field): FieldState {
  const { scenario, ground } = field;
  const units = unitLines(scenario).map((line) => unitAt(ground.map, line));
  return {
    scenario: scenario.id,
    turn: 1,
    units,
    leaders: leaderLines(scenario).map((line) => leaderAt(ground.map, line)),
    held: holders(field, units),
    lost: { union: 0, confederate: 0 },
    strayed: { union: 0, confederate: 0 },
    overruled: { union: 0, confederate: 0 },
    burnt: [],
  };
}
