/** Degradation of the line (19.5.5), in a Cycle while Vicksburg is besieged: a die for each hex that is faced. */
import type { Procedure } from '@longroll/kernel';
import type { CampaignRules } from '../rulings/campaign/index.ts';
import { rolledDie } from './dice.ts';
import { manpowerIn, standingIn, type Theatre } from './theatre.ts';
import { BREACHED, facing, type Levels, LINE, type LineHex, lineOf, lowered } from './works.ts';

/** A hex of the line that saps may reach, and the Union infantry that faces it. */
export interface Sapped {
  readonly at: number;
  readonly hex: LineHex;
  readonly infantry: number;
}

/** Confederate hexes of the line that Union infantry faces, lowest number first. */
export function sappedHexes(theatre: Theatre, controlled: ReadonlySet<number>): readonly Sapped[] {
  return lineOf(theatre).flatMap((hex, at) => {
    const near = facing(theatre, hex);
    const held = !controlled.has(hex) && standingIn(theatre, 'union', [hex]).length === 0;
    return held && near.length > 0 ? [{ at, hex: LINE[at]!, infantry: manpowerIn(near) }] : [];
  });
}

type SapRules = Pick<CampaignRules, 'sapFrom' | 'sapManpower' | 'degradeOn'>;

/** Whether one hex loses a level. */
export const isDegraded =
  ({ hex, infantry }: Pick<Sapped, 'hex' | 'infantry'>, siege: number, rules: SapRules): Procedure<boolean> =>
  (u) => {
    const strong = siege >= rules.sapFrom && infantry >= rules.sapManpower;
    const modifiers = [
      { text: `${infantry} manpower in the saps, siege track ${siege}`, value: strong ? 1 : 0 },
    ];
    const { total } = rolledDie(u, { name: `degradation die for ${hex}`, cite: '19.5.5', modifiers });
    return total >= rules.degradeOn;
  };

/** The levels after the segment; the last one is lost to mines and capture only. */
export const degradation =
  (levels: Levels, hexes: readonly Sapped[], siege: number, rules: SapRules): Procedure<Levels> =>
  (u) =>
    hexes.reduce(
      (now, sapped) =>
        isDegraded(sapped, siege, rules)(u) && now[sapped.at]! > BREACHED
          ? lowered(now, sapped.at, BREACHED)
          : now,
      levels,
    );
