/** The action phase (4.3, 5.0): what the side with the word may begin. */
import type { Field } from '../field/field.ts';
import type { Action } from './action.ts';
import { activateActions, beginActivation } from './activating.ts';
import { assaultActions, beginAssault } from './assaulting.ts';
import type { Decision } from './flow.ts';
import { pass } from './initiative.ts';
import { beginMarch, marchBar } from './marching.ts';
import { railActions, travelled } from './rail.ts';
import { type PlayState, withStage } from './stage.ts';
import { leaderNamed, sideOfLeader, sideOfUnit, unitName, unitNamed } from './standing.ts';
import { burnBar, burnt, entrenchBar, entrenched } from './works.ts';

function unitActions(field: Field, state: PlayState): Action[] {
  const marches: Action[] = [];
  const digs: Action[] = [];
  const burns: Action[] = [];
  const journeys: Action[] = [];
  state.units.forEach((_, i) => {
    if (sideOfUnit(field, i) !== state.stage.side || marchBar(field, state, i)) return;
    const unit = unitName(field, i);
    marches.push({ do: 'march', unit });
    if (entrenchBar(field, state, i) === null) digs.push({ do: 'entrench', unit });
    if (burnBar(field, state, i) === null) burns.push({ do: 'burn', unit });
    journeys.push(...railActions(field, state, i));
  });
  return [...marches, ...digs, ...burns, ...journeys];
}

const assaults = (field: Field, state: PlayState): Action[] =>
  state.leaders.flatMap((_, i) =>
    sideOfLeader(field, i) === state.stage.side ? assaultActions(field, state, i) : [],
  );

export const CHOOSE_ACTION: Decision = {
  legal: (field, state) => [
    ...activateActions(field, state),
    ...unitActions(field, state),
    ...assaults(field, state),
    { do: 'pass' },
  ],
  play(field, state, action, u) {
    const { side } = state.stage;
    switch (action.do) {
      case 'march':
        return beginMarch(state, unitNamed(field, side, action.unit));
      case 'activate':
        return beginActivation(state, leaderNamed(field, side, action.leader));
      case 'assault':
        return beginAssault(
          state,
          leaderNamed(field, side, action.leader),
          field.ground.map.cells.get(action.hex)!,
        );
      case 'entrench':
        return withStage(entrenched(state, unitNamed(field, side, action.unit)), {
          at: 'end-of-action',
        });
      case 'burn':
        return withStage(burnt(field, state, unitNamed(field, side, action.unit)), { at: 'end-of-action' });
      case 'rail': {
        const to = field.ground.map.cells.get(action.hex)!;
        const there = travelled(field, state, unitNamed(field, side, action.unit), to, u);
        return withStage(there, { at: 'end-of-action' });
      }
      default:
        return pass(field, state);
    }
  },
};
