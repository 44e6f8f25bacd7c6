/** The works of Vicksburg and the redoubts of Jackson on the march and in combat (19.3.2, 19.5.1). */

import { isInfantry } from '../../campaign/theatre.ts';
import {
  betterWorks,
  cityOf,
  hasFlanks,
  type Level,
  lineOf,
  lineWorth,
  type WorksWorth,
  worksOf,
} from '../../campaign/works.ts';
import type { Field } from '../../field/field.ts';
import type { Unit } from '../../model/unit.ts';
import { campaignOf, rulesIn, theatreIn } from '../state/campaign.ts';
import type { PlayState } from '../state/stage.ts';
import { holderOf, sideOfUnit } from '../state/standing.ts';

/** In the works of Vicksburg: the line or the city. */
export const isWorks = (field: Field, state: PlayState, hex: number): boolean =>
  state.campaign !== undefined && worksOf(theatreIn(field, state)).includes(hex);

/** A Confederate who goes from one hex of the works to another: enemy zones are nothing to him (19.5.1.5). */
export const isInside = (field: Field, state: PlayState, unit: number, from: number, to: number): boolean =>
  state.campaign !== undefined &&
  sideOfUnit(field, unit) === 'confederate' &&
  isWorks(field, state, from) &&
  isWorks(field, state, to);

/** As the city has it, which is never degraded; a redoubt has the multiplier of a fort alone. */
const FORT: WorksWorth = { entrenchment: 'fort', die: 1 };

function worthOf(field: Field, state: PlayState, hex: number): WorksWorth | null {
  if (!state.campaign || holderOf(field, state, hex) !== 'confederate') return null;
  const theatre = theatreIn(field, state);
  if (hex === cityOf(theatre)) return FORT;
  const at = lineOf(theatre).indexOf(hex);
  return at < 0 ? null : lineWorth(campaignOf(state).levels[at]! as Level, rulesIn(state));
}

/** A defender with what the works of his hex give him; in a redoubt infantry and artillery are as in a fort. */
export function behindWorks(field: Field, state: PlayState, hex: number): (unit: Unit) => Unit {
  const worth = worthOf(field, state, hex);
  const redoubt =
    state.campaign?.redoubts.includes(hex) === true && holderOf(field, state, hex) === 'confederate';
  if (worth === null && !redoubt) return (unit) => unit;
  return (unit) => {
    const given = worth ?? (isInfantry(unit) ? FORT : null);
    return given === null ? unit : { ...unit, entrenchment: betterWorks(unit.entrenchment, given) };
  };
}

/** What the works add to the defender's die; nothing outside of them. */
export const worksOnDie = (field: Field, state: PlayState, hex: number): number =>
  worthOf(field, state, hex)?.die ?? 0;

/** No flank bonus against the works while three of them are held, and no refusing there (19.5.1.4). */
export const areFlanksCovered = (field: Field, state: PlayState, hex: number): boolean =>
  worthOf(field, state, hex) !== null && !hasFlanks(theatreIn(field, state));
