/** Advance after combat (15.10), and how a march goes on from there. */
import { type Bar, bar, bare, NO_STEP } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { resultOf } from '../../model/combatResult.ts';
import { endsMarch } from '../../procedures/combatEffects.ts';
import { entered, sideFrom } from '../movement/entering.ts';
import { leftAlone, settleLeaders } from '../movement/leaders.ts';
import { moverOf } from '../movement/stepCost.ts';
import { stepBar } from '../operations/barred.ts';
import { changeLeaders } from '../state/change.ts';
import { type DecisionIn, withLeader, withUnit } from '../state/flow.ts';
import { type Advancing, endOfAction, type In, type PlayState, to } from '../state/stage.ts';
import { holderOf, isLost, leaderName, leadersOver, unitName, weatherOf } from '../state/standing.ts';
import { ENDS, hexWords, told } from '../state/words.ts';

const LOST = bar('lost', '1.8', 'It is lost.');
const SHAKEN = bar('demoralized', '13.5', 'A demoralized unit does not advance.');
const THERE = bar('there', '15.10', 'It stands there already.');
const BARRED = bar('barred', '15.10', 'It could not march over that hexside, so it cannot advance over it.');
const HELD = bar('enemy-occupied', '15.10a', 'Enemies stand there.');

/** Over a hexside that it could march across, into a hex without enemies; a demoralized unit never does (13.5). */
export function followBar(field: Field, state: PlayState, unit: number, target: number): Bar | null {
  const piece = state.units[unit]!;
  if (isLost(piece)) return LOST;
  if (piece.hex === target) return THERE;
  const holder = holderOf(field, state, target);
  if (holder !== null && holder !== field.pieces.units[unit]!.side) return HELD;
  if (piece.demoralized > 0) return SHAKEN;
  const side = sideFrom(field, piece.hex, target);
  const costs = field.ground[weatherOf(field, state)].costs[moverOf(field, state, unit)];
  if (side < 0 || costs[side] === NO_STEP) return BARRED;
  return stepBar(field, state, unit, piece.hex, target);
}

const OUTSIDE = bar('not-in-it', '15.10', 'Only units that attacked advance.');
const WENT = bar('advanced', '15.10', 'It has advanced already.');
const STOPPED = bar('no-advance', '15.10', 'The attack did not win an advance.');

function advanceBar(field: Field, state: PlayState, advancing: Advancing, unit: number): Bar | null {
  const { attackers, attackerResult, target } = advancing.fought;
  if (!attackers.includes(unit)) return OUTSIDE;
  if (!resultOf(attackerResult).advance) return STOPPED;
  if (advancing.advanced.includes(unit)) return WENT;
  return followBar(field, state, unit, target);
}

const advancers = (field: Field, state: PlayState, advancing: Advancing): readonly number[] =>
  advancing.fought.attackers.filter((i) => advanceBar(field, state, advancing, i) === null);

/** Leaders over the unit that advanced last, left in the hex that it came from. */
function sendable(field: Field, state: PlayState, { advanced, from }: Advancing): readonly number[] {
  const last = advanced.at(-1);
  if (last === undefined) return [];
  const back = { ...state, units: state.units.with(last, { ...state.units[last]!, hex: from }) };
  return leadersOver(field, back, last).filter((leader) => state.leaders[leader]!.released);
}

const NOT_OVER = bar(
  'not-over',
  '15.10a',
  'Only a released leader over the unit that advanced last, left in its hex, goes with it.',
);

/** Asked only where somebody may go. */
export function offerAdvance(field: Field, state: In<'offer-advance'>): PlayState {
  const { advancing, phase } = state.stage;
  const may = advancers(field, state, advancing).length + sendable(field, state, advancing).length > 0;
  return to(state, { at: may ? 'advance' : 'after-combat', side: phase.active, phase, advancing });
}

function advanced(field: Field, state: In<'advance'>, unit: number): PlayState {
  const { advancing, phase } = state.stage;
  const { target } = advancing.fought;
  const there = entered(field, state, unit, leftAlone(field, state, unit), target);
  const next = { ...advancing, from: state.units[unit]!.hex, advanced: [...advancing.advanced, unit] };
  return to(there, { at: 'offer-advance', side: phase.active, phase, advancing: next });
}

function sent(state: In<'advance'>, leader: number): PlayState {
  const { advancing, phase } = state.stage;
  const there = changeLeaders(state, [leader], { hex: advancing.fought.target });
  return to(there, { at: 'offer-advance', side: phase.active, phase, advancing });
}

const target = ({ stage }: In<'advance'>) => ({ cell: stage.advancing.fought.target });

export const ADVANCE: DecisionIn<'advance'> = {
  rule: bar('advance', '15.10', 'The attacker advances into the hex, or not.'),
  prompt: (field, { stage }) => `who advances into ${hexWords(field, stage.advancing.fought.target)}?`,
  deeds: {
    advance: withUnit('advance', {
      among: (_, { stage }) => stage.advancing.fought.attackers,
      bar: (field, state, unit) => advanceBar(field, state, state.stage.advancing, unit),
      play: advanced,
      tell: (field, state, unit) =>
        told('Advance', '15.10', `${unitName(field, unit)} advances`, target(state)),
    }),
    send: withLeader('send', {
      among: (field, state) => sendable(field, state, state.stage.advancing),
      bar: (field, state, leader) =>
        sendable(field, state, state.stage.advancing).includes(leader) ? null : NOT_OVER,
      play: (_, state, leader) => sent(state, leader),
      tell: (field, state, leader) =>
        told('Advance', '15.10', `${leaderName(field, leader)} goes with it`, target(state)),
    }),
    done: bare(
      { do: 'done' },
      {
        play: (_, state) => to(state, { ...state.stage, at: 'after-combat' }),
        tell: () => told('Done', '15.10', 'No further advance', ENDS),
      },
    ),
  },
};

/** An assault is one attack; a march goes on if the result lets it (6.4.8, 8.8). */
export function afterCombat(field: Field, state: In<'after-combat'>): PlayState {
  const { advancing, phase } = state.stage;
  const { cause, attackerResult } = advancing.fought;
  const over = settleLeaders(field, state);
  if (cause.by === 'assault') return endOfAction(over, phase);
  const stage = { side: phase.active, phase };
  const { march } = cause;
  const on = !isLost(state.units[march.unit]!) && !endsMarch(resultOf(attackerResult));
  if (!on) return to(over, { ...stage, at: 'march-end', march });
  if (advancing.advanced.length === 0) return to(over, { ...stage, at: 'march', march });
  return to(over, { ...stage, at: 'offers', march: { ...march, moved: true } });
}
