/** The artillery modifier of an attack (9.6): the entry of the summary, its die, and the two printed-value notes. */
import { type Chance, d6, rollOn, sumOfDice } from '@longroll/kernel';
import { ARTILLERY, type ArtilleryEntry, artilleryRow } from '../charts/artillery.ts';
import type { CombatInput } from '../model/combatInput.ts';

export interface ArtilleryReading {
  readonly entry: ArtilleryEntry;
  /** The entry as read off the card: "clear, difference -2: -2". */
  readonly reading: string;
  readonly row: number;
  readonly column: number;
}

export interface ArtilleryModifier {
  readonly modifier: number;
  readonly reason: string;
}

const noMinus = ({ defenderPrintedAV, houseRules }: CombatInput): boolean =>
  defenderPrintedAV === 0 && houseRules.artilleryAgainstNoGuns === 'no-minus';

/** The two notes under the summary, and our ruling for defenders without any printed gun. */
function forFewGuns(modifier: number, c: CombatInput): number {
  const { defenderPrintedAV } = c;
  if (defenderPrintedAV === 1 && modifier === -2) return -1;
  if (defenderPrintedAV === 2 && modifier === -3) return -2;
  return modifier < 0 && noMinus(c) ? 0 : modifier;
}

const cellFor = (c: CombatInput) => ({
  row: artilleryRow(c.defenderTerrain, c.rain),
  column: ARTILLERY.columnOf(c.attackerAV - c.defenderAV),
});

/** Whether a printed minus is set aside because the defenders have no gun (9.6a). */
export function isWithoutGuns(c: CombatInput): boolean {
  const { row, column } = cellFor(c);
  return noMinus(c) && ARTILLERY.cell(row, column).value.even < 0;
}

export function readArtillery(c: CombatInput): ArtilleryReading {
  const { row, column } = cellFor(c);
  const { value, printed } = ARTILLERY.cell(row, column);
  const entry = { even: forFewGuns(value.even, c), odd: forFewGuns(value.odd, c) };
  const changed = entry.even === value.even ? '' : `, printed guns ${c.defenderPrintedAV}: ${entry.even}`;
  const reading = `${c.defenderTerrain}, ${c.attackerAV} against ${c.defenderAV}: ${printed}${changed}`;
  return { entry, reading, row, column };
}

const ARTILLERY_DIE = sumOfDice(d6('artillery die'));

/** The die that an entry with * or † calls for just before combat; null where the entry is certain. */
export function artilleryChance<T>(
  { entry, reading }: ArtilleryReading,
  then: (artillery: ArtilleryModifier) => T,
): Chance<T> | null {
  if (entry.even === entry.odd) return null;
  const even = then({ modifier: entry.even, reason: `${reading}, even die` });
  const odd = then({ modifier: entry.odd, reason: `${reading}, odd die` });
  return rollOn('artillery die', ARTILLERY_DIE, (face) => (face % 2 === 0 ? even : odd));
}
