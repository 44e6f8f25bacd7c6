/** What the event of the day means for marches, allowances and leaders (19.3.1), and what supply adds (19.4.2.4). */
import { extendedMarchOf, type LeadersDay, leadersDay } from '../../campaign/eventsOfTheDay.ts';
import { isInfantry } from '../../campaign/theatre.ts';
import type { Field } from '../../field/field.ts';
import type { ExtendedMarchInput, MovementEvent } from '../../model/marching.ts';
import type { Side } from '../../model/vocabulary.ts';
import { campaignOf, rulesIn, theatreIn } from '../state/campaign.ts';
import type { PlayState } from '../state/stage.ts';
import { sideOfUnit } from '../state/standing.ts';

/** Movement Paralysis of the Confederates, or the Union's Movement Bonus. */
export function movementEvent({ campaign }: PlayState, side: Side): MovementEvent {
  const event = campaign?.today.event;
  if (event === 'Confederate MP' && side === 'confederate') return 'movement-paralysis';
  return event === 'Movement Bonus' && side === 'union' ? 'movement-bonus' : 'none';
}

/** Union infantry that was found without supply in the last Cycle. */
export const isOutOfSupply = (field: Field, state: PlayState, unit: number): boolean => {
  const { campaign } = state;
  if (!campaign || sideOfUnit(field, unit) !== 'union') return false;
  return isInfantry(field.pieces.units[unit]!) && campaign.records[unit]!.supply === 'out';
};

type Strain = Pick<ExtendedMarchInput, 'heat' | 'outOfSupply' | 'otherModifier'>;
const NO_STRAIN: Strain = { heat: false, outOfSupply: false, otherModifier: 0 };

/** What is added on the Extended March Table for a unit that begins its march where it stands. */
export function strainOn(field: Field, state: PlayState, unit: number): Strain {
  if (!state.campaign) return NO_STRAIN;
  const { today, marchBonus } = campaignOf(state);
  const piece = field.pieces.units[unit]!;
  const { hex } = state.units[unit]!;
  const day = hex < 0 ? 0 : extendedMarchOf(theatreIn(field, state), today, piece, hex);
  const heat = today.event === 'Heat';
  const bonus = marchBonus && piece.side === 'union' ? rulesIn(state).unionExtendedMarchBonus : 0;
  return {
    heat,
    outOfSupply: isOutOfSupply(field, state, unit),
    otherModifier: (heat ? 0 : day) + bonus,
  };
}

/** What a leader of a side meets today; nothing, where there are no events. */
export function leadersDayOf(state: PlayState, side: Side): LeadersDay | null {
  return state.campaign ? leadersDay(campaignOf(state).today.event, side, rulesIn(state)) : null;
}

/** Grant, or the army leaders of the other side, on a day on which they are good for nothing; Sherman always is. */
function dayOfArmyLeader(field: Field, state: PlayState, leader: number): LeadersDay | null {
  const { rank, army, side } = field.pieces.leaders[leader]!;
  return rank === 'army' && army !== 'maneuver' ? leadersDayOf(state, side) : null;
}

export const mayNotTransfer = (field: Field, state: PlayState, leader: number): boolean =>
  dayOfArmyLeader(field, state, leader)?.armyLeadersTransfer === false;

export const lendsNoAssault = (field: Field, state: PlayState, leader: number): boolean =>
  dayOfArmyLeader(field, state, leader)?.grandAssaults === false;

/** What is nothing out of the common is left out of a form. */
export const eventForm = (event: MovementEvent) => (event === 'none' ? {} : { event });

export const strainForm = ({ heat, outOfSupply, otherModifier }: Strain) => ({
  ...(heat ? { heat } : {}),
  ...(outOfSupply ? { outOfSupply } : {}),
  ...(otherModifier === 0 ? {} : { otherModifier }),
});

/** What the event adds to the command die and to that of a grand assault; nothing, where there are no events. */
export const commandDice = (state: PlayState, side: Side) => {
  const { commandDie = 0, grandAssaultDie = 0 } = leadersDayOf(state, side) ?? {};
  return { commandDie, grandAssaultDie };
};

export const commandDiceForm = (state: PlayState, side: Side) => {
  const { commandDie, grandAssaultDie } = commandDice(state, side);
  return {
    ...(commandDie === 0 ? {} : { commandDie }),
    ...(grandAssaultDie === 0 ? {} : { grandAssaultDie }),
  };
};
