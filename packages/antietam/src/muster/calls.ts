/** Counters called up for `antietam/fire` and `antietam/melee`: what they fill in, and what a result makes of them. */
import type { Call, Counter, CounterRecord, Picked, Rank } from '@longroll/kernel';
import { sharedLoss } from '../model/meleeUnit.ts';
import { otherSide, type Side } from '../model/vocabulary.ts';
import { type FireOutcome, isBrokenUp } from '../procedures/fire.ts';
import type { MeleeLoss, MeleeOutcome } from '../procedures/melee.ts';
import { OUR_RULINGS } from '../rulings/index.ts';
import {
  afterLoss,
  ammoOf,
  fortOf,
  gunsOf,
  hasGuns,
  leaderFactorOf,
  menOf,
  modeOf,
  unitsOf,
} from './records.ts';

type After = Readonly<Record<string, CounterRecord | null>>;

const FIRERS: Rank = { id: 'firers', title: 'Firers', most: 8 };
const TARGETS: Rank = { id: 'targets', title: 'Targets', most: 2, opposes: 'firers' };
const ATTACKERS: Rank = { id: 'attackers', title: 'Attackers', most: 3 };
const DEFENDERS: Rank = { id: 'defenders', title: 'Defenders', most: 2, opposes: 'attackers' };

/** The side that acts, told by either rank. */
function sideFields(picked: Picked, acting: string, suffering: string): CounterRecord {
  const own = unitsOf(picked, acting)[0]?.side as Side | undefined;
  const enemy = unitsOf(picked, suffering)[0]?.side as Side | undefined;
  if (own) return { side: own };
  return enemy ? { side: otherSide(enemy) } : {};
}

const firerFields = (picked: Picked, counter: Counter): CounterRecord => ({
  weapon: counter.record['weapon'],
  ...(hasGuns(counter) ? { guns: gunsOf(counter) } : { men: menOf(counter) }),
  ...{ mode: modeOf(counter), ammo: ammoOf(counter) },
  leaderFactor: leaderFactorOf(picked, FIRERS.id, counter),
});

const meleeFields = (picked: Picked, rank: Rank): CounterRecord => {
  const units = unitsOf(picked, rank.id);
  if (units.length === 0) return {};
  const fields = units.map((counter) => ({
    ...{ men: menOf(counter), arm: counter.kind, mode: modeOf(counter) },
    leaderFactor: leaderFactorOf(picked, rank.id, counter),
  }));
  return { [rank.id]: fields };
};

/** A shot spends a round (11.1). */
function fired(counter: Counter): CounterRecord {
  const ammo = Math.max(0, ammoOf(counter) - 1);
  return { ...counter.record, ammo, outOfAmmo: ammo === 0 };
}

export const FIRE_CALL: Call = {
  question: 'antietam/fire',
  ranks: [FIRERS, TARGETS],
  fill: (picked) => {
    const [firers, targets] = [unitsOf(picked, FIRERS.id), unitsOf(picked, TARGETS.id)];
    return {
      ...sideFields(picked, FIRERS.id, TARGETS.id),
      ...(firers.length > 0 && { firers: firers.map((counter) => firerFields(picked, counter)) }),
      ...(targets.length > 0 && {
        targets: targets.map((counter) => ({ men: menOf(counter), fort: fortOf(counter) })),
      }),
    };
  },
  after: (picked, result) => {
    const { losses, removed } = result as FireOutcome;
    const hit = unitsOf(picked, TARGETS.id).map((counter, i) => [
      counter.id,
      afterLoss(counter, losses[i] ?? 0, removed[i] ?? false),
    ]);
    return Object.fromEntries([...unitsOf(picked, FIRERS.id).map((one) => [one.id, fired(one)]), ...hit]);
  },
};

/** Losses left as printed, which only odds have, change nobody. */
function suffered(units: readonly Counter[], loss: MeleeLoss): After {
  if (typeof loss !== 'number') return {};
  const fighting = units.map((counter) => ({ men: menOf(counter), mode: modeOf(counter), leaderFactor: 1 }));
  const shares = units.length === 0 ? [] : sharedLoss(loss, fighting);
  return Object.fromEntries(
    units.map((counter, i) => {
      const gone = isBrokenUp(menOf(counter), shares[i]!, OUR_RULINGS);
      return [counter.id, afterLoss(counter, shares[i]!, gone)];
    }),
  );
}

export const MELEE_CALL: Call = {
  question: 'antietam/melee',
  ranks: [ATTACKERS, DEFENDERS],
  fill: (picked) => ({
    ...sideFields(picked, ATTACKERS.id, DEFENDERS.id),
    ...meleeFields(picked, ATTACKERS),
    ...meleeFields(picked, DEFENDERS),
  }),
  after: (picked, result) => {
    const { attackerLoss, defenderLoss } = result as MeleeOutcome;
    return {
      ...suffered(unitsOf(picked, ATTACKERS.id), attackerLoss),
      ...suffered(unitsOf(picked, DEFENDERS.id), defenderLoss),
    };
  },
};
