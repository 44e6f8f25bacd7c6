/** The question whose odds are those of an action: the same records, put into the form that it takes. */
import type { Told } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import { type UnitInput, writeUnit } from '../model/readUnit.ts';
import type { Unit } from '../model/unit.ts';
import type { AttackOrder } from '../procedures/attack.ts';
import { flank } from '../procedures/flank.ts';
import { OUR_RULINGS } from '../rulings/index.ts';
import type { Action, ActionOf } from './action.ts';
import { withdrawalOf } from './cavalryOffer.ts';
import { armyLeaderNear } from './command.ts';
import { SILENT } from './flow.ts';
import { GAME } from './marching.ts';
import { type Attacking, attackTactical, flankOf, orderOf } from './order.ts';
import type { PlayState } from './stage.ts';
import { sideOfUnit, unitNamed, unitOf } from './standing.ts';

type Asks = NonNullable<Told['asks']>;

/** What the form of a question takes of the readings in force: those of the card, where they are not ours. */
function houseRules({ houseRules: held }: PlayState) {
  const known = Object.entries(held).filter(([id]) => id in OUR_RULINGS);
  return known.length === 0 ? {} : { houseRules: Object.fromEntries(known) };
}

const records = (units: readonly Unit[]): readonly UnitInput[] => units.map(writeUnit);

const flanksAt = (field: Field, state: PlayState, target: number) =>
  flank(flankOf(field, state, state.stage.active, target))(SILENT);

/** An order as the form of an attack has it. */
function formOf(order: AttackOrder, state: PlayState) {
  const { circumstances, attackers, defenders, attackerLeader, defenderLeader } = order;
  const { houseRules: _, alsoUphill, ...rest } = circumstances;
  return {
    attackers: records(attackers),
    defenders: records(defenders),
    ...{ attackerLeader, defenderLeader },
    ...rest,
    ...(alsoUphill ? { alsoUphill } : {}),
    ...houseRules(state),
  };
}

function attackOrder(field: Field, state: PlayState, { hex, type }: ActionOf<'attack'>): AttackOrder {
  const { unit } = state.stage.march!;
  const target = field.ground.map.cells.get(hex)!;
  const from = state.units[unit]!.hex;
  const leader = attackTactical(field, state, unit);
  const attacking: Attacking = { type, from, target, attackers: [unit], leader };
  return orderOf(field, state, attacking, flanksAt(field, state, target));
}

function assaultAsks(field: Field, state: PlayState): Asks {
  const { leader, named, target } = state.stage.assault!;
  const { commandValue, tactical } = field.pieces.leaders[leader]!;
  const attacking: Attacking = {
    type: 'assault',
    from: state.leaders[leader]!.hex,
    ...{ target, attackers: named, leader: tactical ?? 0 },
  };
  const { attack: _, ...form } = formOf(
    orderOf(field, state, attacking, flanksAt(field, state, target)),
    state,
  );
  const army = armyLeaderNear(field, state, leader);
  const grand = army < 0 ? {} : { armyCommand: field.pieces.leaders[army]!.commandValue };
  return { question: 'gcacw/assault', input: { ...form, commandValue, ...grand } };
}

function marchAsks(field: Field, state: PlayState, unit: number): Asks {
  const { activation } = state.stage;
  const side = sideOfUnit(field, unit);
  const leader = activation ? 'infantry' : 'none';
  const record = writeUnit(unitOf(field, state, unit));
  // Within an activation the allowance is rolled already: only the Extended March Table is open.
  const question = activation ? 'gcacw/extended-march' : 'gcacw/whole-march';
  const input = { game: GAME, side, ...record, ...houseRules(state) };
  return { question, input: activation ? input : { ...input, leader } };
}

function withdrawAsks(field: Field, state: PlayState): Asks {
  const { houseRules: _, units, alsoUphill, ...input } = withdrawalOf(field, state);
  const form = { ...input, units: records(units), ...(alsoUphill ? { alsoUphill } : {}) };
  return { question: 'gcacw/cavalry-retreat', input: { ...form, ...houseRules(state) } };
}

export function asksOf(field: Field, state: PlayState, action: Action): Asks | undefined {
  const { side, march } = state.stage;
  switch (action.do) {
    case 'attack':
      return { question: 'gcacw/attack', input: formOf(attackOrder(field, state, action), state) };
    case 'declare':
      return assaultAsks(field, state);
    case 'march':
      return marchAsks(field, state, unitNamed(field, side, action.unit));
    case 'withdraw':
      return withdrawAsks(field, state);
    case 'force-march': {
      const record = writeUnit(unitOf(field, state, march!.unit));
      return { question: 'gcacw/force-march', input: { side, ...record, ...houseRules(state) } };
    }
    case 'roll':
      if (!state.stage.activation) return undefined;
      return {
        question: 'gcacw/activation',
        input: { side, leader: 'infantry', game: GAME, ...houseRules(state) },
      };
    default:
      return undefined;
  }
}
