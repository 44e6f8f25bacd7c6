/** Whose turn it is chooses a stack, somebody who enters, or ends the segment (17.4 to 17.6). */
import { type Bar, bar, bare, offeredWords } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { type DecisionIn, pieceId, withHex, withPiece } from '../state/flow.ts';
import type { SegmentKind } from '../state/segments.ts';
import type { In, PlayState } from '../state/stage.ts';
import { to } from '../state/stage.ts';
import { segmentIn } from '../state/standing.ts';
import { doneBy, ENDS, groupWords, hexWords, told } from '../state/words.ts';
import { enterBar, enteringWith, entryCell, waitingOf } from '../steps/entering.ts';
import { canOpen, groupIn, isEmpty, isOpen, ownHexes } from './groups.ts';

type ChooseStage = 'fire-choose' | 'horse-choose' | 'action-choose';
type Choosing = In<ChooseStage>;

const NOBODY_ABLE = bar('nobody-able', '17.6.1', 'Nobody there may act in this segment, or all have acted.');
const NO_TARGET = bar('no-target', '17.4', 'Nobody there of this arm can fire at an enemy.');

function openBar(field: Field, state: PlayState, hex: number): Bar | null {
  const group = groupIn(field, state, hex);
  if (isEmpty(group)) return NOBODY_ABLE;
  return isOpen(field, state, group) ? null : NO_TARGET;
}

const GROUP_STAGE = {
  'fire-choose': 'fire-group',
  'horse-choose': 'horse-group',
  'action-choose': 'group',
} as const;

const OPEN = withHex<Choosing, 'open'>('open', {
  among: (field, state) => ownHexes(field, state),
  bar: openBar,
  play: (field, state, hex) => {
    const { at, side } = state.stage;
    return to(state, { at: GROUP_STAGE[at], side, group: groupIn(field, state, hex) });
  },
  tell: (field, state, hex) => {
    const group = groupIn(field, state, hex);
    return told('Choose a stack', '17.6', `${groupWords(field, group)} in ${hexWords(field, hex)}`, {
      ...doneBy(field, group),
      cell: hex,
    });
  },
});

const ENTER = withPiece<In<'horse-choose' | 'action-choose'>, 'enter'>('enter', {
  among: (field, state) => waitingOf(field, state),
  bar: enterBar,
  play: (field, state, piece) => {
    const { at, side } = state.stage;
    return to(state, { at: GROUP_STAGE[at], side, group: enteringWith(field, state, piece) });
  },
  tell: (field, state, piece) => {
    const group = enteringWith(field, state, piece);
    const text = `${groupWords(field, group)}, to enter at ${hexWords(field, entryCell(field, group))}`;
    return told('Reinforcements', '17.18', text, {
      piece: pieceId(field, piece),
      cell: entryCell(field, group),
    });
  },
});

const END_SEGMENT = bare<Field, Choosing, { readonly do: 'end-segment' }, PlayState>(
  { do: 'end-segment' },
  {
    play: (_, state) => to(state, { at: 'segment-end', side: state.stage.side }),
    tell: (_, state) => told('End', '17.3', `End the segment (${segmentIn(state).title})`, ENDS),
  },
);

const RULE = bar('choose', '17.6', 'A stack is chosen, or the segment is ended.');
const WORDS = { enter: 'bring in reinforcements', 'end-segment': 'end the segment' } as const;
/** What a stack is chosen for. */
const OPENING: Readonly<Record<SegmentKind, string>> = {
  'artillery-fire': 'choose guns to fire',
  'small-arms-fire': 'choose small arms to fire',
  horse: 'choose cavalry, guns or leaders to move',
  action: 'choose a stack to act',
  'game-turn': 'choose a stack',
};

const wordsIn = (state: PlayState) => ({ open: OPENING[segmentIn(state).kind], ...WORDS });

export const FIRE_CHOOSE: DecisionIn<'fire-choose'> = {
  rule: RULE,
  prompt: (field, state) => `${offeredWords(FIRE_CHOOSE, wordsIn(state), field, state)}.`,
  deeds: { open: OPEN, 'end-segment': END_SEGMENT },
};

export const HORSE_CHOOSE: DecisionIn<'horse-choose'> = {
  rule: RULE,
  prompt: (field, state) => `${offeredWords(HORSE_CHOOSE, wordsIn(state), field, state)}.`,
  deeds: { open: OPEN, enter: ENTER, 'end-segment': END_SEGMENT },
};

export const ACTION_CHOOSE: DecisionIn<'action-choose'> = {
  rule: RULE,
  prompt: (field, state) => `${offeredWords(ACTION_CHOOSE, wordsIn(state), field, state)}.`,
  deeds: { open: OPEN, enter: ENTER, 'end-segment': END_SEGMENT },
};

/** Whether the active side has anything to choose. */
export function hasChoice(field: Field, state: PlayState): boolean {
  if (ownHexes(field, state).some((hex) => canOpen(field, state, hex))) return true;
  const { kind } = segmentIn(state);
  if (kind !== 'horse' && kind !== 'action') return false;
  return waitingOf(field, state).some((piece) => enterBar(field, state, piece) === null);
}
