/** How a computer plays a campaign: plans from what the campaign is about, and answers at the stages that it alone has. */
import type { Doctrine, Seat } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import type { Action } from '../../play/state/action.ts';
import type { PlayState } from '../../play/state/stage.ts';
import { BASIC, doctrineOf } from '../index.ts';
import type { Look } from '../look.ts';
import type { Plan } from '../plan.ts';
import type { Survey } from '../survey.ts';
import { bestOf, type Thought } from '../thought.ts';
import { campaignActions } from './acting.ts';
import { confederatePlan } from './confederate.ts';
import { stageThoughts } from './stages.ts';
import { themeOf } from './theme.ts';
import { unionPlan } from './union.ts';

function planOf(survey: Survey): Plan {
  const theme = themeOf(survey);
  return survey.side === 'union' ? unionPlan(theme) : confederatePlan(theme);
}

function thoughts(look: Look): readonly Thought[] {
  if (look.state.stage.at === 'choose-action') return [...campaignActions(look), ...BASIC.thoughts(look)];
  return stageThoughts(look) ?? BASIC.thoughts(look);
}

/** What is done without weighing everything, by who plays on in his head. */
function glanced(look: Look): Thought {
  if (look.state.stage.at === 'choose-action') return bestOf([...campaignActions(look), BASIC.glanced(look)]);
  const own = stageThoughts(look);
  return own ? bestOf(own) : BASIC.glanced(look);
}

export const campaignDoctrineOf = (
  start: Field,
): Doctrine<PlayState, Action, { readonly state: PlayState; readonly seat: Seat }, Plan> =>
  doctrineOf(start, { planOf, thoughts, glanced });
