/** Over which hexsides an attack may go (8.1, 6.4.6). */
import { type Bar, bar } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { RESTRICTED_ZOC } from '../../field/ground.ts';
import { sideFrom } from '../movement/entering.ts';
import type { PlayState } from '../state/stage.ts';
import { weatherOf } from '../state/standing.ts';

const NOT_ADJACENT = bar('not-adjacent', '8.1', 'Only an adjacent hex can be attacked.');
const SHAKEN = bar('demoralized', '13.2a', 'A demoralized unit may not attack.');
const WAGON = bar('wagon', '8.1a', 'A wagon train may not attack.');
const CLOSED = bar(
  'closed-hexside',
  '8.1a',
  'It could not march over that hexside, so it cannot attack over it.',
);
const WOODS = bar(
  'woods-hexside',
  '6.4.6, 6.4.6a',
  'Over a woods or loess hexside only a unit attacks that began its march here and has not moved.',
);

/** Whether the zone of control over a hexside is a restricted one: woods or loess without a way. */
const isWooded = (field: Field, state: PlayState, side: number): boolean =>
  field.ground[weatherOf(field, state)].zoc[side] === RESTRICTED_ZOC;

/** Whether a unit could attack over a hexside from where it leads off, its movement points aside; assaults cross woods (14.6). */
export function acrossBar(
  field: Field,
  state: PlayState,
  unit: number,
  side: number,
  woods: boolean,
): Bar | null {
  if (state.units[unit]!.demoralized > 0) return SHAKEN;
  if (field.pieces.units[unit]!.type === 'wagon') return WAGON;
  if (field.ground[weatherOf(field, state)].attackable[side] !== 1) return CLOSED;
  return !woods && isWooded(field, state, side) ? WOODS : null;
}

/** The same from the hex that it stands in, over the side to another. */
export function overSideBar(
  field: Field,
  state: PlayState,
  unit: number,
  to: number,
  woods: boolean,
): Bar | null {
  const side = sideFrom(field, state.units[unit]!.hex, to);
  return side < 0 ? NOT_ADJACENT : acrossBar(field, state, unit, side, woods);
}
