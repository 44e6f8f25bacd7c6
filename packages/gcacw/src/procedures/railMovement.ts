/** Rail movement: Fatigue Levels by the hexes moved. No dice. Who may move is a matter of our own readings (16.2b, 16.2c). */
import type { Note, Procedure } from '@longroll/kernel';
import { extendedMarchFrom } from '../charts/extendedMarch.ts';
import { RAIL_FATIGUE } from '../charts/railFatigue.ts';
import type { Side } from '../model/vocabulary.ts';
import type { HouseRules } from '../rulings/index.ts';

export interface RailMovementInput {
  readonly side: Side;
  readonly manpower: number;
  readonly hexes: number;
  /** Before the movement. */
  readonly fatigue: number;
  readonly exhausted: boolean;
  readonly houseRules: HouseRules;
}

export interface RailMovementOutcome {
  readonly gained: number;
  readonly fatigue: number;
  /** Whether the Extended March Table must be consulted; by our ruling never. */
  readonly extendedMarch: boolean;
}

export const railGain = (hexes: number): number => RAIL_FATIGUE.cell(RAIL_FATIGUE.rowOf(hexes), 0).value;

function extendedReason({ exhausted, houseRules }: RailMovementInput, fatigue: number): true | string {
  if (houseRules.railExtendedMarch === 'no') return 'rail movement is no march';
  const from = extendedMarchFrom(exhausted);
  return fatigue >= from || `below Fatigue Level ${from}`;
}

/** What let the unit on the train: nothing of it stands on the card. */
function limitLines({ side, manpower, houseRules }: RailMovementInput): readonly Note[] {
  const { railCapacity, railForTheUnion } = houseRules;
  const size = railCapacity === 'none' ? 'of any size' : `of at most ${railCapacity} manpower points`;
  const rights = { 'both-ends': 'holds both ends of the line', always: 'always may', never: 'never may' };
  const line = { applied: true, value: 'may go', group: 'Rail movement' };
  return [
    { ...line, cite: '16.2b', text: `A train carries units ${size}`, reason: `manpower ${manpower}` },
    ...(side === 'union' ? [{ ...line, cite: '16.2c', text: `The Union ${rights[railForTheUnion]}` }] : []),
  ];
}

function lines(input: RailMovementInput, gained: number, extended: true | string): readonly Note[] {
  const { hexes } = input;
  const { cite, id: chart, rows } = RAIL_FATIGUE;
  const head = rows[RAIL_FATIGUE.rowOf(hexes)]!.head;
  const table = { cite: '16.2d', text: 'Extended March Table', value: 'roll', group: 'Rail movement' };
  return [
    ...limitLines(input),
    { cite, text: `${hexes} hexes (${head})`, value: gained, applied: true, group: 'Rail movement', chart },
    extended === true ? { ...table, applied: true } : { ...table, applied: false, reason: extended },
  ];
}

export function railMovement(input: RailMovementInput): Procedure<RailMovementOutcome> {
  const gained = railGain(input.hexes);
  const fatigue = input.fatigue + gained;
  const extended = extendedReason(input, fatigue);
  return (u) => {
    u.note(() => lines(input, gained, extended));
    return { gained, fatigue, extendedMarch: extended === true };
  };
}
