/** Initiative and passing (4.0). */
import { began, type Chance, d6, rollOn, throwOf, type Umpire } from '@longroll/kernel';
import { tieWinner } from '../../campaign/randomEvents.ts';
import type { Field } from '../../field/field.ts';
import { otherSide, SIDE_NAMES, type Side } from '../../model/vocabulary.ts';
import { isAble } from '../movement/able.ts';
import { change, rulesIn, tells } from '../state/campaign.ts';
import { type In, type PlayState, to } from '../state/stage.ts';

const UNION = 1;
const CONFEDERATE = -1;

/** The higher die; a tied 1, 2 or 3 is the Union's, a tied 4, 5 or 6 the Confederates' (4.2). */
function winner([union, confederate]: readonly number[]): number {
  if (union !== confederate) return union! > confederate! ? UNION : CONFEDERATE;
  return union! <= 3 ? UNION : CONFEDERATE;
}

const DICE = [d6('Union initiative die', 'union'), d6('Confederate initiative die', 'confederate')] as const;

/** Who has won is all that matters afterwards: one of two results, not one of 36 throws. */
const INITIATIVE = rollOn(
  'initiative dice',
  throwOf(DICE, winner),
  (won): Side => (won === UNION ? 'union' : 'confederate'),
);

/** Added to the result where late rain begins to fall. */
const RAIN = 10;

/** In the campaign an event may give ties to one side, and late rain waits for its number (19.3.1). */
function campaignInitiative(tie: Side | null, rainOn: number | null): Chance<readonly [Side, boolean]> {
  const wins = (dice: readonly number[]): number => {
    if (tie === null || dice[0] !== dice[1]) return winner(dice);
    return tie === 'union' ? UNION : CONFEDERATE;
  };
  const code = (dice: readonly number[]) => wins(dice) + (dice[0]! + dice[1]! === rainOn ? RAIN : 0);
  return rollOn('initiative dice', throwOf(DICE, code), (result) => {
    const rain = result > UNION;
    return [(rain ? result - RAIN : result) === UNION ? 'union' : 'confederate', rain];
  });
}

function rolled(state: PlayState, u: Umpire): readonly [Side, PlayState] {
  const { campaign } = state;
  if (!campaign) return [u.draw(INITIATIVE), state];
  const { event, rain } = campaign.today;
  const pending = rain === 'pending' ? rulesIn(state).lateRainOn : null;
  const [won, falls] = u.draw(campaignInitiative(tieWinner(event), pending));
  if (!falls) return [won, state];
  const wet = change(state, { today: { ...campaign.today, rain: 'on' } });
  return [won, tells(wet, u, '19.3.1', 'The late rain begins to fall.')];
}

const recovery = (state: PlayState): PlayState => to(state, { at: 'recovery', side: 'union' });

const initiativeSentence = (won: Side, passed: boolean): string => {
  const wins = `The ${SIDE_NAMES[won]} side wins the initiative`;
  return passed ? `${wins} but can do nothing, so the other acts.` : `${wins}.`;
};

/** The action phase begins; a side that can do nothing passes by itself (4.4). */
export function rollInitiative(field: Field, state: In<'initiative'>, u: Umpire): PlayState {
  if (!isAble(field, state, 'union') && !isAble(field, state, 'confederate')) return recovery(state);
  const [won, now] = rolled(state, u);
  u.note(() => [
    { cite: '4.1, 4.2', text: 'Initiative', value: SIDE_NAMES[won], applied: true, group: 'Initiative' },
  ]);
  const passed = !isAble(field, now, won);
  u.note(() => [began('4.1, 4.2', initiativeSentence(won, passed))]);
  const active = passed ? otherSide(won) : won;
  return to(now, { at: 'choose-action', side: active, phase: { winner: won, active, passed } });
}

/** Whether passing now ends the cycle (4.4). */
export const isLastPass = (field: Field, state: In<'choose-action'>): boolean => {
  const { phase } = state.stage;
  return phase.passed || !isAble(field, state, otherSide(phase.active));
};

/** The other side may act if it can; if both have passed the cycle is over (4.3, 4.4). */
export function pass(field: Field, state: In<'choose-action'>): PlayState {
  const { phase } = state.stage;
  const other = otherSide(phase.active);
  if (isLastPass(field, state)) return recovery(state);
  return to(state, { at: 'choose-action', side: other, phase: { ...phase, active: other, passed: true } });
}
