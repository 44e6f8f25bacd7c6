/** The MP surcharge for entering a friendly-occupied hex. No dice. */
import type { Note, Procedure } from '@longroll/kernel';
import { FRIENDLY_OCCUPIED, occupiedRow } from '../charts/friendlyOccupied.ts';
import { movesAs } from '../model/marching.ts';
import type { UnitType } from '../model/unit.ts';
import type { Terrain } from '../model/vocabulary.ts';
import type { HouseRules } from '../rulings/index.ts';

export interface EnteringHexInput {
  readonly type: UnitType;
  readonly terrain: Terrain;
  readonly rain: boolean;
  /** Of friendly infantry and artillery already there, in halves. */
  readonly combatValue: number;
  readonly wagon: boolean;
  readonly houseRules: HouseRules;
}

export interface EnteringHexOutcome {
  readonly surcharge: number;
}

const [OPEN, CLOSE] = [0, 1] as const;
const CLOSE_GROUND: readonly Terrain[] = ['woods', 'swamp', 'mountain'];

/** Loess and provisional swamps are ours to place. */
export function occupiedColumn({ terrain, rain, houseRules }: EnteringHexInput): number {
  if (terrain === 'loess') return houseRules.loessSurcharge === 'as-woods' ? CLOSE : OPEN;
  if (terrain === 'provisional-swamp') {
    return rain || houseRules.provisionalSwampDry === 'as-swamp' ? CLOSE : OPEN;
  }
  return CLOSE_GROUND.includes(terrain) ? CLOSE : OPEN;
}

/** A fraction is rounded before it is compared: 2½ counts as 3, or as 2 if players hold so. */
const counted = ({ combatValue, houseRules }: EnteringHexInput): number =>
  houseRules.occupiedFraction === 'up' ? Math.ceil(combatValue) : Math.floor(combatValue);

export const rowFor = (input: EnteringHexInput): number => occupiedRow(counted(input), input.wagon);

/** Cavalry neither pays nor causes the penalty; a wagon train pays whatever it moves as. */
export const isExempt = ({ type, houseRules }: EnteringHexInput): boolean =>
  type !== 'wagon' && movesAs(type, houseRules) === 'cavalry';

const { cite: CARD, id: chart } = FRIENDLY_OCCUPIED;

/** The chart, and what it leaves to others: loess, a dry provisional swamp, fractions. */
function citeFor({ terrain, rain, combatValue }: EnteringHexInput): string {
  const cites = [
    CARD,
    terrain === 'loess' && '2.10b',
    terrain === 'provisional-swamp' && !rain && '2.2a',
    !Number.isInteger(combatValue) && '2.10c',
  ];
  return cites.filter((cite) => cite !== false).join(', ');
}

const GROUP = 'Friendly-occupied hex';

/** Why a row is not the one that is paid. */
function idleReason(input: EnteringHexInput, head: string): string {
  if (head === 'Wagon Train(s)') return 'no wagon train';
  return input.wagon
    ? 'not cumulative: the wagon train counts'
    : `${input.combatValue} counts as ${counted(input)}`;
}

function rowLines(input: EnteringHexInput): readonly Note[] {
  const column = occupiedColumn(input);
  const paid = rowFor(input);
  const cite = citeFor(input);
  return FRIENDLY_OCCUPIED.rows.map(({ head }, row) => {
    const value = FRIENDLY_OCCUPIED.cell(row, column).printed;
    const note = { cite, text: `In the hex: ${head}`, value, group: GROUP, chart };
    if (row !== paid) return { ...note, applied: false, reason: idleReason(input, head) };
    return { ...note, applied: true, reason: input.terrain.replaceAll('-', ' ') };
  });
}

const exemptLine = ({ type }: EnteringHexInput, exempt: boolean): Note => {
  const cite = type === 'mounted-infantry' ? `${CARD}, 1.2b` : CARD;
  const note = { cite, text: 'Cavalry does not pay', value: 'NE', group: GROUP, chart };
  return exempt ? { ...note, applied: true } : { ...note, applied: false, reason: 'not cavalry' };
};

/** The bare figure, for whoever asks about every hex of a map. */
export const surchargeOf = (input: EnteringHexInput): number =>
  isExempt(input) ? 0 : FRIENDLY_OCCUPIED.cell(rowFor(input), occupiedColumn(input)).value;

export function enteringHex(input: EnteringHexInput): Procedure<EnteringHexOutcome> {
  const exempt = isExempt(input);
  const surcharge = surchargeOf(input);
  return (u) => {
    u.note(() => (exempt ? [exemptLine(input, true)] : [exemptLine(input, false), ...rowLines(input)]));
    return { surcharge };
  };
}
