/** What a short campaign scores at its end (19.10). */
import type { Side } from '../model/vocabulary.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import type { ShortTerms } from '../scenarios/shortTerms.ts';
import type { Entry, Ledger } from './victory.ts';

/** How things stand when a short campaign ends. */
export interface ShortEnd {
  readonly held: boolean;
  readonly besieged: boolean;
  readonly track: number;
  readonly levelsLost: number;
  readonly depots: readonly string[];
  readonly outOfSupply: number;
  readonly overTheRiver: number;
  /** Hexes of the scenario that the Union controls. */
  readonly union: readonly string[];
}

const CITE = '19.10';

/** A line of the sheet: what the Union, or with points below nought the Confederates, score. */
const line = (turn: number, side: Side, points: number, text: string): Entry => ({
  ...{ turn, side, points, cite: CITE, text },
});

const hexLines = ({ scoring }: Scenario, turn: number, union: readonly string[]): Ledger =>
  scoring.map(({ hex, place, points, side }) => {
    const scores = union.includes(hex) === (side === 'union');
    return line(turn, side, scores ? points : 0, `${place ?? hex} (${hex}) held`);
  });

function townLines(terms: ShortTerms, turn: number, end: ShortEnd): Ledger {
  if (end.held) return [line(turn, 'union', terms.vicksburgHeld, 'Vicksburg held')];
  const siege = end.besieged ? terms.besieged + terms.perTrack * end.track : 0;
  const levels = terms.perLevel * end.levelsLost;
  const works = terms.perLevel === 0 ? [] : [line(turn, 'union', levels, 'Levels lost by the works')];
  return [line(turn, 'union', siege, `Vicksburg besieged, ${end.track} on the siege track`), ...works];
}

const perEach = (amount: number, each: number | null): number =>
  each === null ? 0 : Math.floor(amount / each);

/** What the sheet of a short campaign scores at its end, besides the ledger and losses. */
export function shortLines(scenario: Scenario, terms: ShortTerms, turn: number, end: ShortEnd): Ledger {
  const landing = terms.depot?.at.some((hex) => end.depots.includes(hex)) === true;
  return [
    ...hexLines(scenario, turn, end.union),
    ...townLines(terms, turn, end),
    ...(terms.depot ? [line(turn, 'union', landing ? terms.depot.points : 0, 'A depot on the Yazoo')] : []),
    ...(terms.outOfSupplyEach === null
      ? []
      : [
          line(
            turn,
            'confederate',
            perEach(end.outOfSupply, terms.outOfSupplyEach),
            'Union infantry out of supply',
          ),
        ]),
    ...(terms.overTheRiverEach === null
      ? []
      : [
          line(
            turn,
            'confederate',
            perEach(end.overTheRiver, terms.overTheRiverEach),
            'Army of Relief on the right bank',
          ),
        ]),
  ];
}
