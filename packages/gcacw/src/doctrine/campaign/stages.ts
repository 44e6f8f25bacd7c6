/** Answers at the stages that only a campaign has (19.2), each with its reason. */

import { lossThoughts } from '../answering.ts';
import type { Look } from '../look.ts';
import type { Thought } from '../thought.ts';
import { attachmentThoughts, joinThoughts, maneuverThoughts } from './armies.ts';
import { pontoonThoughts } from './bridging.ts';
import { depotThoughts } from './depots.ts';
import { eventThoughts, shiftThoughts } from './events.ts';
import { sailThoughts } from './sailing.ts';

/** Null at a stage that every game has. */
export function stageThoughts(look: Look): readonly Thought[] | null {
  const { state } = look;
  const { stage } = state;
  switch (stage.at) {
    case 'entry-shift':
      return shiftThoughts(look, { ...state, stage });
    case 'gunboats':
      return sailThoughts(look);
    case 'attachment':
      return attachmentThoughts(look);
    case 'siege-loss':
      return lossThoughts(look);
    case 'event-choice':
      return eventThoughts(look);
    case 'depot':
      return depotThoughts(look, { ...state, stage });
    case 'maneuver':
      return maneuverThoughts(look);
    case 'reorganize':
      return joinThoughts(look);
    case 'pontoon':
      return pontoonThoughts(look);
    default:
      return null;
  }
}
