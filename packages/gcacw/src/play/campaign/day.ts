/** The day begins (19.2, stages 1 and 8E): releases, the random event with its weather, an arrival shifted. */
import { bar, began, type Umpire } from '@longroll/kernel';
import {
  dayBegins,
  dayEnds,
  type Shift,
  shiftable,
  shiftedTo,
  type Today,
} from '../../campaign/randomEvents.ts';
import { NEW_TURN } from '../../campaign/state.ts';
import type { RandomEventName } from '../../charts/randomEvents.ts';
import type { Field } from '../../field/field.ts';
import { WAITING } from '../../field/state.ts';
import type { SIDES } from '../../model/vocabulary.ts';
import { paralysisEffect, randomEffect, shiftEffect } from '../../procedures/eventEffects.ts';
import type { CampaignRules } from '../../rulings/campaign/index.ts';
import { dayOf } from '../../scenarios/calendar.ts';
import { releaseByTurn } from '../movement/release.ts';
import { campaignOf, change, isCycle, isSiegeOn, rulesIn, tells } from '../state/campaign.ts';
import { changeLeaders, changeUnit } from '../state/change.ts';
import { type DecisionIn, withLeader, withUnit } from '../state/flow.ts';
import { type In, type PlayState, to } from '../state/stage.ts';
import { leaderName, leadersOfSide, unitName, unitsOfSide } from '../state/standing.ts';
import { told } from '../state/words.ts';

export const startTurn = (field: Field, state: In<'turn-start'>): PlayState =>
  to(releaseByTurn(field, state), { at: 'random-event', side: 'union' });

const SHIFTS: Readonly<Partial<Record<string, Shift>>> = {
  'Delay Unit Entry': 'delay',
  'Accelerate Unit Entry': 'accelerate',
};

/** The first turn of a campaign has no event (19.3.1, 19.10.0). */
const isFirstTurn = (state: PlayState): boolean => campaignOf(state).days.length === 0;

const gunboats = (state: PlayState): PlayState => to(state, { at: 'offer-gunboats', side: 'union' });

export function rollRandomEvent(field: Field, state: In<'random-event'>, u: Umpire): PlayState {
  if (isFirstTurn(state)) return gunboats(state);
  const rules = rulesIn(state);
  const today = dayBegins(state.turn, campaignOf(state).yesterday, rules)(u);
  const dawned = change(state, { today });
  const shift = SHIFTS[today.event];
  const idle = shift !== undefined && !hasCandidate(field, dawned, shift);
  const words = idle ? `${today.event}: nobody is to come, so it has no effect.` : eventWords(today, rules);
  const known = tells(dawned, u, '19.3.1', today.secondDay ? `The heavy rain goes on. ${words}` : words);
  if (shift === undefined || idle) return gunboats(known);
  return to(known, { at: 'entry-shift', side: shift === 'delay' ? 'union' : 'confederate', shift });
}

/** What an event does, by the figures that the players hold to. */
function effectWords(event: RandomEventName, rules: CampaignRules): string {
  if (event === 'Delay Unit Entry' || event === 'Accelerate Unit Entry')
    return shiftEffect(event, rules.entryShift);
  if (event === 'Confederate CP') return paralysisEffect(rules.paralysedList);
  return randomEffect(event, { ...rules, eventEffects: 'ours' }).effect;
}

/** Rain spends events of the dry: on its second day heat and late rain, after it the want of water (19.3.1a). */
function eventWords({ event, secondDay }: Today, rules: CampaignRules): string {
  if (event !== 'No Effect') return `${event}: ${effectWords(event, rules)}.`;
  return secondDay
    ? 'The event of the day has no effect in it.'
    : 'Union Water Crisis: no effect after a wet turn.';
}

// An arrival is put off or hastened.

interface Coming {
  readonly name: string;
  readonly due: number;
  readonly index: number;
}

const coming = (
  state: PlayState,
  shift: Shift,
  pieces: readonly number[],
  of: (i: number) => { readonly hex: number; readonly arrives: number; readonly name: string },
): readonly Coming[] =>
  shiftable(
    pieces.flatMap((index) => {
      const { hex, arrives: due, name } = of(index);
      return hex === WAITING ? [{ name, due, index }] : [];
    }),
    state.turn,
    shift,
    rulesIn(state),
  );

/** Who comes by an event is no candidate, even when he is due (19.3.1a). */
const scheduled = (field: Field): readonly number[] =>
  unitsOfSide(field, 'confederate').filter((i) => field.unitLines[i]!.arrives?.turn != null);

const comingUnits = (field: Field, state: PlayState, shift: Shift): readonly number[] =>
  coming(state, shift, scheduled(field), (i) => ({
    ...state.units[i]!,
    name: unitName(field, i),
  })).map(({ index }) => index);

const comingLeaders = (field: Field, state: PlayState, shift: Shift): readonly number[] =>
  coming(state, shift, leadersOfSide(field, 'confederate'), (i) => ({
    ...state.leaders[i]!,
    name: leaderName(field, i),
  })).map(({ index }) => index);

const hasCandidate = (field: Field, state: PlayState, shift: Shift): boolean =>
  comingUnits(field, state, shift).length > 0 || comingLeaders(field, state, shift).length > 0;

const NOT_COMING = bar('not-coming', '19.3.1', 'It is on the map, or comes too late to be shifted.');

const dueAfter = (state: In<'entry-shift'>, due: number): number =>
  shiftedTo(due, state.turn, state.stage.shift, rulesIn(state));

const words = (state: In<'entry-shift'>, name: string, due: number): string =>
  `${name}, due on turn ${due}, comes on turn ${dueAfter(state, due)}`;

export const ENTRY_SHIFT: DecisionIn<'entry-shift'> = {
  rule: bar('entry-shift', '19.3.1', 'An arrival of the Confederates is put off or hastened.'),
  prompt: (_, { stage }) =>
    stage.shift === 'delay' ? 'put off one Confederate arrival.' : 'hasten one arrival of yours.',
  deeds: {
    shift: withUnit('shift', {
      among: (field, state) => comingUnits(field, state, state.stage.shift),
      bar: (field, state, unit) =>
        comingUnits(field, state, state.stage.shift).includes(unit) ? null : NOT_COMING,
      play: (field, state, unit, u) => {
        const { arrives } = state.units[unit]!;
        const text = `${words(state, unitName(field, unit), arrives)}.`;
        return gunboats(
          tells(changeUnit(state, unit, { arrives: dueAfter(state, arrives) }), u, '19.3.1', text),
        );
      },
      tell: (field, state, unit) =>
        told('Shift an arrival', '19.3.1', words(state, unitName(field, unit), state.units[unit]!.arrives)),
    }),
    'shift-leader': withLeader('shift-leader', {
      among: (field, state) => comingLeaders(field, state, state.stage.shift),
      bar: (field, state, leader) =>
        comingLeaders(field, state, state.stage.shift).includes(leader) ? null : NOT_COMING,
      play: (field, state, leader, u) => {
        const { arrives } = state.leaders[leader]!;
        const text = `${words(state, leaderName(field, leader), arrives)}.`;
        return gunboats(
          tells(changeLeaders(state, [leader], { arrives: dueAfter(state, arrives) }), u, '19.3.1', text),
        );
      },
      tell: (field, state, leader) =>
        told(
          'Shift an arrival',
          '19.3.1',
          words(state, leaderName(field, leader), state.leaders[leader]!.arrives),
        ),
    }),
  },
};

// The turn marker (8E).

/** All that a side has lost, however: in combat, on the march, by hunger and sickness, as prisoners. */
export function lostSoFar(state: PlayState) {
  const { captured } = campaignOf(state);
  const of = (side: (typeof SIDES)[number]) => state.lost[side] + state.strayed[side];
  return { union: of('union'), confederate: of('confederate') + captured };
}

const QUIET = {
  event: 'No Effect',
  rain: 'none',
  rainTomorrow: false,
  extendedMarch: 0,
  secondDay: false,
} as const;

/** Today becomes yesterday and stands in the calendar. */
export function moveTurnMarker(_: Field, state: In<'turn-marker'>, u: Umpire): PlayState {
  const { today, days, ofTheTurn, siegeHolds } = campaignOf(state);
  const day = { turn: state.turn, event: today.event, lost: lostSoFar(state), told: ofTheTurn.told };
  const next = change(
    { ...state, turn: state.turn + 1 },
    {
      ...{ yesterday: dayEnds(today), today: QUIET, days: [...days, day], ofTheTurn: NEW_TURN },
      siegeHolds: isSiegeOn(state) && (siegeHolds || isCycle(state)),
    },
  );
  u.note(() => [began('19.2', `Turn ${next.turn} begins, ${dayOf(next.turn)}.`)]);
  return to(next, { at: 'turn-start', side: 'union' });
}
