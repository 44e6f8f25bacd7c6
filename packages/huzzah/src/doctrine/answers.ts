/** Decisions in the middle of something else: fire at those who move, results suffered, runs, what a victor does. */
import { asSentence, bestFirst, chanceWords, type Reasoned } from '@longroll/kernel';
import { preAssaultArms, preAssaultShot } from '../play/assault/order.ts';
import { stackOf } from '../play/fire/order.ts';
import { reactionShot, targetOf } from '../play/reaction/reacting.ts';
import { armsAble } from '../play/reaction/triggers.ts';
import type { Action } from '../play/state/action.ts';
import type { Group, In, PlayState } from '../play/state/stage.ts';
import { bodyOf, distance, hexId, hexNamed, leaderNamed, unitNamed, unitOf } from '../play/state/standing.ts';
import {
  does,
  facingName,
  groupWords,
  hexWords,
  leaderName,
  namesOf,
  unitName,
} from '../play/state/words.ts';
import { isByRoad, isCharging } from '../play/steps/plan.ts';
import { moraleOf } from '../procedures/morale.ts';
import { exposureAt, tollNow } from './exchanges.ts';
import type { Look } from './look.ts';
import { facingAt, placeAt } from './places.ts';
import { fireReason } from './reasons.ts';
import type { Toll } from './shots.ts';
import { WEIGHTS } from './weights.ts';
import { hitWorth } from './worth.ts';

type Weighed = Reasoned<Action>;

/** A marker spoils the shots that follow, so that a poor shot from afar waits for a better one. */
export function reactAnswers(look: Look, state: In<'react'>): readonly Weighed[] {
  const { field } = look;
  const { moving, trigger } = state.stage;
  const shots = trigger.from.flatMap((from) => {
    const far = distance(field, from, moving.hex);
    return armsAble(field, state, from, far).map((arm) => {
      const toll = tollNow(
        look,
        reactionShot(field, state, from, arm, targetOf(moving), {
          kind: trigger.kind,
          targetAction: isCharging(moving) ? 'charge' : 'none',
          byRoad: isByRoad(field, moving) || bodyOf(state, moving.units).usedRoad,
        }),
      );
      const body = look.situation.unitsIn(from);
      const spoils = far > 1 && !bodyOf(state, body).marker ? WEIGHTS.worthAMarker : 0;
      return {
        action: { do: 'fire', from: hexId(field, from), arm } as const,
        value: toll.harm - spoils,
        reason: reactReason(look, body, moving, toll),
      };
    });
  });
  const hold: Weighed = {
    action: { do: 'hold' },
    value: 0,
    reason: 'Holds its fire, for a better shot is to come.',
  };
  return bestFirst<Action>([...shots, hold]);
}

const reactReason = ({ field }: Look, body: readonly number[], moving: Group, { shaken }: Toll): string =>
  asSentence(
    `${namesOf(field, body)} ${does({ units: body, leaders: [] }, 'fires', 'fire')} at ${groupWords(field, moving)} on the move: ${chanceWords(shaken)} of stopping them`,
  );

export function preAssaultAnswers(look: Look, state: In<'pre-assault'>): readonly Weighed[] {
  const { field } = look;
  const { assault } = state.stage;
  const shots = preAssaultArms(field, state, assault).map((arm) => {
    const toll = tollNow(look, preAssaultShot(field, state, assault, arm));
    return {
      action: { do: 'fire', arm } as const,
      value: toll.harm,
      reason: fireReason(look, assault.hex, toll),
    };
  });
  return bestFirst<Action>([
    ...shots,
    { action: { do: 'hold' }, value: -1, reason: 'Holds its fire before the assault.' },
  ]);
}

const TEN = 10;

/** A hit in place of disorder: worth it where order is dear and the hit is not the last. */
export function disruptAnswers({ field }: Look, state: In<'disrupt-choice'>): readonly Weighed[] {
  const suffering = state.stage.sufferings[state.stage.whose]!;
  const units = suffering.units.map((unit) => unitOf(field, state, unit));
  const hit = Math.min(...units.map(hitWorth));
  const stack = stackOf(field, state, suffering, false);
  const { value } = moraleOf({ stack, circumstances: suffering.circumstances });
  const p = Math.min(TEN, Math.max(0, value + 1)) / TEN;
  const isFighting = suffering.combat === 'assault' || suffering.circumstances.attacking;
  const disorder = WEIGHTS.disrupted * (isFighting ? 2 : 1);
  const who = groupWords(field, suffering);
  return bestFirst<Action>([
    {
      action: { do: 'try' },
      value: -(p * hit + (1 - p) * disorder),
      reason: asSentence(`${who} would rather lose men than order: ${chanceWords(p)} of staying in order`),
    },
    {
      action: { do: 'accept' },
      value: -disorder,
      reason: asSentence(`${who} would rather lose order than men`),
    },
  ]);
}

/** Listed actions that name a unit, by what the hit takes from it. */
export function hitAnswers({ field }: Look, state: PlayState, legal: readonly Action[]): readonly Weighed[] {
  return bestFirst<Action>(
    legal.flatMap((action) => {
      if (action.do !== 'hit') return [];
      const unit = unitNamed(field, action.unit);
      const reason = asSentence(`${unitName(field, unit)} can bear the hit best`);
      return [{ action, value: -hitWorth(unitOf(field, state, unit)), reason }];
    }),
  );
}

const safety = (look: Look, group: Group, hex: number): number => {
  const { field, enemies } = look;
  const near = enemies.reduce((least, enemy) => Math.min(least, distance(field, hex, enemy)), 50);
  return near / 10 - exposureAt(look, group, hex, 0);
};

export function routAnswers(
  look: Look,
  state: In<'rout-step'>,
  legal: readonly Action[],
): readonly Weighed[] {
  const { field } = look;
  const { routing } = state.stage;
  return bestFirst<Action>(
    legal.flatMap((action) => {
      if (action.do !== 'rout-step') return [];
      const hex = hexNamed(field, action.hex);
      const reason = asSentence(
        `${groupWords(field, routing)} ${does(routing, 'runs', 'run')} to ${hexWords(field, hex)}, out of the fire`,
      );
      return [{ action, value: safety(look, routing, hex), reason }];
    }),
  );
}

export function straggleAnswers(look: Look, state: In<'straggle-choice'>): readonly Weighed[] {
  const { moving, to } = state.stage;
  const [there, here] = [to, moving.hex].map((hex) => placeAt(look, moving, hex).value) as [number, number];
  const who = groupWords(look.field, moving);
  return bestFirst<Action>([
    {
      action: { do: 'take-hit' },
      value: there - here - WEIGHTS.straggling,
      reason: asSentence(`${who} ${does(moving, 'goes', 'go')} on without the stragglers`),
    },
    {
      action: { do: 'stay' },
      value: 0,
      reason: asSentence(`${who} ${does(moving, 'waits', 'wait')} for the stragglers`),
    },
  ]);
}

export function advanceAnswers(look: Look, state: In<'advance'>): readonly Weighed[] {
  const { field } = look;
  const { assault } = state.stage;
  const facing = facingAt(look, assault.target, null);
  const there = placeAt(look, assault, assault.target, facing);
  const here = placeAt(look, assault, assault.hex, bodyOf(state, assault.units).facing);
  const who = groupWords(field, assault);
  return bestFirst<Action>([
    {
      action: { do: 'advance', side: facingName(facing) },
      value: there.value - here.value + WEIGHTS.ground,
      reason: asSentence(
        `${who} ${does(assault, 'enters', 'enter')} ${hexWords(field, assault.target)}, which is won`,
      ),
    },
    {
      action: { do: 'stay' },
      value: 0,
      reason: asSentence(`${who} ${does(assault, 'stays', 'stay')}, where it is safer`),
    },
  ]);
}

/** A new leader stands with the largest body that is far from the enemy. */
export function replaceAnswers(look: Look, legal: readonly Action[]): readonly Weighed[] {
  const { field, situation } = look;
  return bestFirst<Action>(
    legal.flatMap((action) => {
      if (action.do !== 'replace') return [];
      const hex = hexNamed(field, action.hex);
      const units = situation.unitsIn(hex);
      const value = units.length + safety(look, { hex, units, leaders: [] }, hex);
      const reason = asSentence(
        `Whoever takes the place of ${leaderName(field, leaderNamed(field, action.leader))} stands with ${namesOf(field, units)}`,
      );
      return [{ action, value, reason }];
    }),
  );
}

export function stepBackAnswers(
  look: Look,
  legal: readonly Action[],
  state: In<'step-back'>,
): readonly Weighed[] {
  const { field } = look;
  const { assault } = state.stage;
  const group = { hex: assault.target, units: assault.defenders, leaders: assault.defenderLeaders };
  return bestFirst<Action>(
    legal.map((action) => {
      if (action.do !== 'step-back')
        return {
          action,
          value: 0,
          reason: asSentence(`${namesOf(field, assault.defenders)} ${does(group, 'stands', 'stand')}`),
        };
      const hex = hexNamed(field, action.hex);
      const reason = asSentence(`Skirmishers fall back to ${hexWords(field, hex)} before the assault`);
      return { action, value: 0.5 + safety(look, group, hex), reason };
    }),
  );
}
