/** Retreats of a stack in the works of Vicksburg (19.5.1.7): inside them, one hex, without the losses of the charts. */
import { retreatsInside } from '../../campaign/retreatInside.ts';
import { cityOf } from '../../campaign/works.ts';
import type { Field } from '../../field/field.ts';
import { isWorks } from '../operations/works.ts';
import { theatreIn } from '../state/campaign.ts';
import type { PlayState, Retreating } from '../state/stage.ts';

/** Hexes inside to which it may go; null for who retreats by the charts, as one in the line does who finds none. */
export function insideHexes(
  field: Field,
  state: PlayState,
  { side, from }: Pick<Retreating, 'side' | 'from'>,
): readonly number[] | null {
  if (side !== 'confederate' || !isWorks(field, state, from)) return null;
  const theatre = theatreIn(field, state);
  const hexes = retreatsInside(theatre, from);
  return hexes.length > 0 || from === cityOf(theatre) ? hexes : null;
}
