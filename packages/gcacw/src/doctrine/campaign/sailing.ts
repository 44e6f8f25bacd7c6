/** Gunboats go where the army is, but seldom past guns (19.4.4). */
import { BOATS, type Reach, stepsFrom } from '../../campaign/gunboats.ts';
import { campaignOf, theatreIn } from '../../play/state/campaign.ts';
import { judged } from '../answering.ts';
import type { Look } from '../look.ts';
import type { Thought } from '../thought.ts';

/** Where each is of most use: below the city to Warrenton's landing, above it before the ferries of the Yazoo. */
const WANTED: Readonly<Record<(typeof BOATS)[number], Reach>> = {
  lower: 'middle Mississippi',
  upper: 'lower Yazoo',
};
const [THERE, RUN] = [0.2, -0.4];

export function sailThoughts(look: Look): readonly Thought[] {
  const { field, state } = look;
  const { gunboats } = campaignOf(state);
  return judged(look, (action) => {
    if (action.do !== 'sail') return [0, 'The gunboats are where they are of use.'];
    const { reach } = gunboats[BOATS.indexOf(action.boat)]!;
    const run = stepsFrom(theatreIn(field, state), reach!).some((one) => one.to === action.reach && one.run);
    const wanted = WANTED[action.boat];
    const value = (action.reach === wanted ? THERE : reach === wanted ? -THERE : -0.1) + (run ? RUN : 0);
    return [value, `On the ${action.reach} they help whoever stands by the river.`];
  });
}
