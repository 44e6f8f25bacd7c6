/** The set-up lies on the table (22.1); with its beginning the arrivals are shifted by lot and both sides look around. */
import { apart, bar, bare, type Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { arrival } from '../../procedures/arrival.ts';
import { type In, type PlayState, to } from '../state/stage.ts';
import { rulesOf } from '../state/standing.ts';
import type { DecisionAt } from './frame.ts';
import { takeStock } from './takingStock.ts';

/** No seat: what is kept from both sides is for his eyes. */
const NOBODYS_EYES = 'nobody';

/** By how many turns a group is shifted (13.2); never before the scenario begins (21.11). */
function shiftOf({ units, scenario }: Field, state: PlayState, group: number, u: Umpire): number {
  const { division, line } = units.find((unit) => unit.group === group)!;
  const scheduledTurn = line.arrives!;
  const { turn } = arrival({
    ...{ scheduledTurn, variable: true, percentPerTurn: 100 },
    earliestTurn: scenario.turns[0],
    throughTurn: Number.POSITIVE_INFINITY,
    houseRules: rulesOf(state),
  })(apart(u, `${division}, turn ${scheduledTurn}`, NOBODYS_EYES));
  return turn! - scheduledTurn;
}

function begin(field: Field, state: In<'set-up'>, u: Umpire): PlayState {
  const isVariable = state.options.arrival === 'variable';
  const shifts = state.shifts.map((_, group) => (isVariable ? shiftOf(field, state, group, u) : 0));
  const begun = takeStock(field, state.units, { ...state, shifts }, u);
  return to(begun, { at: 'turn-start', side: field.scenario.first });
}

export const SET_UP: DecisionAt<'set-up'> = {
  rule: bar('set-up', '22.1', 'The set-up lies on the table: the game is begun.'),
  prompt: () => 'look at the set-up, then begin.',
  deeds: {
    begin: bare(
      { do: 'begin' },
      {
        play: begin,
        tell: ({ scenario }, { options }) => ({
          ...{ text: 'Begin', cite: '22.1', group: 'Begin', ends: true },
          rolls: options.arrival === 'variable' && scenario.setup.some(({ arrives }) => arrives !== null),
        }),
      },
    ),
  },
};
