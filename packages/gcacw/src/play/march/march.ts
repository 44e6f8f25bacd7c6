/** What a unit on the march may do (5.2): take leaders, step, attack, force its march, end. */
import { type Bar, bar, bare, happened, offeredWords, type Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { writeUnit as record } from '../../model/readUnit.ts';
import { forceMarch } from '../../procedures/forceMarch.ts';
import { refuseBar, refuseIn } from '../movement/refusing.ts';
import { heldRules } from '../state/asking.ts';
import { unrefuse, writeUnit } from '../state/change.ts';
import type { DecisionIn } from '../state/flow.ts';
import { type PlayState, to } from '../state/stage.ts';
import { isLost, rulesOf, unitName, unitOf } from '../state/standing.ts';
import { ENDS, points, ROLLS, told, unitPieceId } from '../state/words.ts';
import { ATTACK, type OnMarch } from './attacking.ts';
import { STEP, TAKE } from './stepping.ts';

const hexOf = (state: OnMarch): number => state.units[state.stage.march.unit]!.hex;
const marcher = (field: Field, { stage }: OnMarch): string => unitName(field, stage.march.unit);
const piece = (field: Field, { stage }: OnMarch) => ({ piece: unitPieceId(field, stage.march.unit) });

// Force march (6.6).

const FORCED = bar('forced', '6.6a', 'It has force marched already in this march.');
const DISORDER = bar('disorganized', '6.6', 'Only an organized unit may force march.');

function forceBar(state: OnMarch): Bar | null {
  const { forced, unit } = state.stage.march;
  if (forced) return FORCED;
  return state.units[unit]!.organized ? null : DISORDER;
}

function forcedOn(field: Field, state: OnMarch, u: Umpire): PlayState {
  const { march } = state.stage;
  const before = unitOf(field, state, march.unit);
  const { mp, unit: after } = forceMarch({ unit: before, houseRules: rulesOf(state) })(u);
  const strained = writeUnit(field, state, march.unit, after, 'strayed');
  u.note(() => [happened('6.6', `${marcher(field, state)} force marches and gains ${points(mp)}.`)]);
  if (isLost(strained.units[march.unit]!)) return to(strained, { ...state.stage, at: 'march-end' });
  return to(strained, {
    ...state.stage,
    march: { ...march, mp: march.mp + mp, forced: true, acted: true },
  });
}

const FORCE_MARCH = bare<Field, OnMarch, { readonly do: 'force-march' }, PlayState>(
  { do: 'force-march' },
  {
    bar: (_, state) => forceBar(state),
    play: forcedOn,
    tell: (field, state) =>
      told('Force march', '6.6', `${marcher(field, state)} force marches`, {
        ...ROLLS,
        ...piece(field, state),
        asks: {
          question: 'gcacw/force-march',
          input: {
            side: state.stage.side,
            ...record(unitOf(field, state, state.stage.march.unit)),
            ...heldRules(state, 'force-march'),
          },
        },
      }),
  },
);

/** To end without refused flanks is to take the marker off, if one lies there (9.8). */
const END = bare<Field, OnMarch, { readonly do: 'end' }, PlayState>(
  { do: 'end' },
  {
    play: (_, state) => {
      const { side, phase, march } = state.stage;
      return to(unrefuse(state, hexOf(state)), { at: 'march-end', side, phase, march });
    },
    tell: (field, state) =>
      told('End', '5.2.5', `${marcher(field, state)} ends its march`, { ...ENDS, ...piece(field, state) }),
  },
);

const END_REFUSED = bare<Field, OnMarch, { readonly do: 'end-refused' }, PlayState>(
  { do: 'end-refused' },
  {
    bar: (field, state) => refuseBar(field, state, hexOf(state)),
    play: (field, state) =>
      to(refuseIn(field, state, hexOf(state), true), { ...state.stage, at: 'march-end' }),
    tell: (field, state) =>
      told('End', '9.8c', `${marcher(field, state)} ends its march, flanks refused`, piece(field, state)),
  },
);

const ALWAYS = { attack: ATTACK, 'force-march': FORCE_MARCH, end: END, 'end-refused': END_REFUSED };

const WORDS = {
  step: 'choose a hex',
  attack: 'attack',
  'force-march': 'force march',
  end: 'end its march',
} as const;

export const MARCH: DecisionIn<'march'> = {
  rule: bar('on-the-march', '5.2', 'A unit is on the march: it steps, attacks, force marches or ends.'),
  prompt: (field, state) =>
    `${marcher(field, state)} marches, ${points(state.stage.march.mp)} left: ${offeredWords(MARCH, WORDS, field, state)}.`,
  deeds: { take: TAKE, step: STEP, ...ALWAYS },
};

/** No step out of an enemy zone that was just entered (6.4.1). */
export const CONTACT: DecisionIn<'contact'> = {
  rule: bar('contact', '6.4.1', 'In an enemy zone of control it attacks, force marches or ends its march.'),
  prompt: (field, state) =>
    `${marcher(field, state)} is in an enemy zone of control, ${points(state.stage.march.mp)} left: ${offeredWords(CONTACT, WORDS, field, state)}.`,
  deeds: ALWAYS,
};
