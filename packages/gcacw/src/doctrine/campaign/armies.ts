/** Units joined, the Army of Maneuver, the Army of Relief (19.4.9, 19.4.11, 19.4.12). */
import { isUnwatched, maneuverManpower } from '../../campaign/maneuver.ts';
import { ringManpower } from '../../campaign/siege.ts';
import { CITY } from '../../campaign/works.ts';
import { assignedSet, theatreIn } from '../../play/state/campaign.ts';
import { unitNamed } from '../../play/state/standing.ts';
import { judged } from '../answering.ts';
import type { Look } from '../look.ts';
import type { Thought } from '../thought.ts';
import { PLACES } from './places.ts';
import { cell, near, ringNeed, type Theme, themeOf } from './theme.ts';

/** One large unit marches and fights better than two small ones; what was joined stays so. */
export const attachmentThoughts = (look: Look): readonly Thought[] =>
  judged(look, (action) => {
    if (action.do === 'attach') return [0.2, `${action.unit} is stronger with ${action.child}.`];
    return action.do === 'detach'
      ? [-0.2, `${action.child} is of more use where it is.`]
      : [0, 'Nobody else is to join.'];
  });

/** Who is in the ring counts for the siege as long as nobody assigns him (19.4.12.2): the ring comes first. */
function assignWorth(theme: Theme, unit: number, spare: number): number {
  const { manpower } = theme.state.units[unit]!;
  const counts = near(theme, [unit], cell(theme, CITY), theme.rules.siegeNear).length > 0;
  if (counts && manpower > spare) return -0.3;
  return 0.3 + (counts ? 0 : 0.2) + manpower / 100;
}

/** Johnston is watched by whoever the ring can spare (19.4.12.4). */
export function maneuverThoughts(look: Look): readonly Thought[] {
  const theme = themeOf(look);
  const { field, state } = look;
  const theatre = theatreIn(field, state);
  const assigned = assignedSet(state);
  const spare = ringManpower(theatre, assigned, theme.rules) - ringNeed(theme);
  const wanted = isUnwatched(maneuverManpower(theatre, assigned), theme.campaign.box, theme.rules);
  return judged(look, (action) => {
    if (action.do === 'assign') {
      const unit = unitNamed(field, 'union', action.unit);
      const value = wanted ? assignWorth(theme, unit, spare) : -0.3;
      return [value, `${action.unit} can be spared to watch Johnston.`];
    }
    if (action.do === 'release') return [spare < 0 ? 0.3 : -0.3, `${action.unit} is wanted in the ring.`];
    if (action.do === 'lead') return [-0.1, 'Sherman is of more use with his corps.'];
    return [0, 'The ring is kept as strong as it must be.'];
  });
}

/** Who is cut off from Vicksburg serves under Johnston; stations are mended, Jackson's first (19.4.8.3, 19.4.11.2). */
export const joinThoughts = (look: Look): readonly Thought[] =>
  judged(look, (action) => {
    if (action.do === 'join') return [0.1, `${action.unit} is cut off from Vicksburg and joins Johnston.`];
    if (action.do !== 'mend') return [0, 'The armies are as they should be.'];
    return [action.hex === PLACES.jackson ? 0.5 : 0.3, 'Trains run again where a station is mended.'];
  });
