/** Leader Transfer Phase (3.1 to 3.3): each released leader once, to a unit of his. */
import { type Bar, bar, bare, cellDistance } from '@longroll/kernel';
import { TRANSFER_RADIUS } from '../../field/command.ts';
import type { Field } from '../../field/field.ts';
import { leaderBar as leaderBarAble, leaderOnMapBar } from '../movement/able.ts';
import { hisHexes, transfersTo } from '../movement/command.ts';
import { leaderEntries } from '../operations/arriving.ts';
import { mayNotTransfer } from '../operations/theDay.ts';
import { changeLeaders } from '../state/change.ts';
import { type DecisionIn, withLeaderAt } from '../state/flow.ts';
import { type In, type PlayState, to } from '../state/stage.ts';
import { isDue, leaderName, leadersOfSide } from '../state/standing.ts';
import { ENDS, hexWords, told } from '../state/words.ts';
import { nextSide } from './frame.ts';

const ONCE = bar('transferred', '3.3', 'He has transferred in this phase already.');
const HERE = bar('there', '3.1', 'He is there already.');
const NOT_HIS = bar('not-his', '3.1', 'No unit of his stands there.');
const FAR = bar('too-far', '3.1', `A leader transfers ${TRANSFER_RADIUS} hexes at the most.`);
const BARRED = bar(
  'barred',
  '3.2',
  'The way is barred: past no enemy, and no zone of control without a friend in it.',
);

const INDISPOSED = bar('indisposed', '19.3.1', 'By the event of the day he does not transfer.');

/** In the campaign a leader who is due may come in so, as if he stood where he enters (19.1.2a). */
const isComing = (field: Field, state: PlayState, leader: number): boolean =>
  state.campaign !== undefined &&
  isDue(state, state.leaders[leader]!) &&
  leaderEntries(field, state, leader).length > 0;

function leaderBar(field: Field, state: PlayState, settled: readonly number[], leader: number): Bar | null {
  const away = isComing(field, state, leader)
    ? leaderBarAble(field, state, leader)
    : leaderOnMapBar(state, leader);
  if (away) return away;
  if (mayNotTransfer(field, state, leader)) return INDISPOSED;
  return settled.includes(leader) ? ONCE : null;
}

/** Hexes from which he transfers: his own, or those in which he may enter. */
const transferFrom = (field: Field, state: PlayState, leader: number): readonly number[] =>
  state.leaders[leader]!.hex >= 0 ? [state.leaders[leader]!.hex] : leaderEntries(field, state, leader);

function transferBar(field: Field, state: In<'transfer'>, leader: number, hex: number): Bar | null {
  const who = leaderBar(field, state, state.stage.settled, leader);
  if (who) return who;
  if (hex === state.leaders[leader]!.hex) return HERE;
  if (!hisHexes(field, state, leader).includes(hex)) return NOT_HIS;
  const froms = transferFrom(field, state, leader);
  if (transfersTo(field, state, leader, froms, [hex]).length > 0) return null;
  const near = froms.some((from) => cellDistance(field.ground.map, from, hex) <= TRANSFER_RADIUS);
  return near ? BARRED : FAR;
}

/** Leaders of a side who may still transfer, each with the hexes he may go to. */
function transfers(field: Field, state: PlayState, settled: readonly number[]) {
  return leadersOfSide(field, state.stage.side).flatMap((leader) => {
    if (leaderBar(field, state, settled, leader)) return [];
    const froms = transferFrom(field, state, leader);
    const reached = transfersTo(field, state, leader, froms, hisHexes(field, state, leader));
    return reached.map((hex) => [leader, hex] as const);
  });
}

/** A side without a legal transfer is not asked. */
export const offerTransfers = (field: Field, state: In<'offer-transfers'>): PlayState =>
  transfers(field, state, []).length > 0
    ? to(state, { at: 'transfer', side: state.stage.side, settled: [] })
    : nextSide(state, 'offer-transfers', 'initiative');

function transferred(state: In<'transfer'>, leader: number, hex: number): PlayState {
  const moved = changeLeaders(state, [leader], { hex });
  // The side says itself when it is done, so that its last transfer can be taken back before dice fall.
  return to(moved, { ...state.stage, settled: [...state.stage.settled, leader] });
}

export const TRANSFER: DecisionIn<'transfer'> = {
  rule: bar('transfer', '3.3', 'It is the Leader Transfer Phase: leaders transfer, or the side goes on.'),
  prompt: () => 'transfer leaders, or go on.',
  deeds: {
    transfer: withLeaderAt('transfer', {
      among: (field, state) => transfers(field, state, state.stage.settled),
      bar: transferBar,
      play: (_, state, leader, hex) => transferred(state, leader, hex),
      tell: (field, _, leader, hex) =>
        told('Transfer', '3.1', `${leaderName(field, leader)} transfers to ${hexWords(field, hex)}`),
    }),
    done: bare(
      { do: 'done' },
      {
        play: (_, state) => nextSide(state, 'offer-transfers', 'initiative'),
        tell: () => told('Done', '3.3', 'No more leaders transfer', ENDS),
      },
    ),
  },
};
