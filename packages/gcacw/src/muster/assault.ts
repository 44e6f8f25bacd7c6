/** Counters called up for `gcacw/assault`: the leader who begins it, the army leader of a grand assault. */
import type { Call, CounterRecord, Picked } from '@longroll/kernel';
import type { AssaultOutcome } from '../procedures/assault.ts';
import { ATTACKERS, attackerFields, attackerSide, DEFENDERS, defenderFields, JOINERS } from './forces.ts';
import { attackLeader, commandOf, isArmyLeader } from './leaders.ts';
import { GAME, leadersOf, recordsOf, unitsAfter, unitsOf } from './records.ts';

/** 14.2: the leader with the attackers rolls on his Command Value. */
function commandValue(picked: Picked): CounterRecord {
  const leader = attackLeader(leadersOf(picked, 'attackers'), unitsOf(picked, 'attackers'));
  return leader === null ? {} : { commandValue: commandOf(leader) };
}

/** 14.7: an army leader within radius, put with the attackers or with those who join, makes it a grand assault. */
function grandAssault(picked: Picked): CounterRecord {
  const [joining, leaders] = [
    unitsOf(picked, 'joiners'),
    [...leadersOf(picked, 'attackers'), ...leadersOf(picked, 'joiners')].filter(isArmyLeader),
  ];
  return {
    ...(joining.length > 0 ? { joiners: recordsOf(joining) } : {}),
    ...(leaders.length > 0 ? { armyCommand: Math.max(...leaders.map(commandOf)) } : {}),
  };
}

export const ASSAULT_CALL: Call = {
  question: 'gcacw/assault',
  ranks: [ATTACKERS, JOINERS, DEFENDERS],
  fill: (picked) => ({
    ...GAME,
    ...attackerFields(picked),
    ...commandValue(picked),
    ...grandAssault(picked),
    ...defenderFields(picked),
    ...attackerSide(picked),
  }),
  /** Those who were named and did not take part stay as they are. */
  after: (picked, result) => {
    const outcome = result as AssaultOutcome;
    if (outcome.failed) return {};
    const named = [...unitsOf(picked, 'attackers'), ...unitsOf(picked, 'joiners')];
    const taking = named.filter(({ name }) => outcome.tookPart.includes(name));
    return {
      ...unitsAfter(taking, outcome.attackers),
      ...unitsAfter(unitsOf(picked, 'defenders'), outcome.defenders),
    };
  },
};
