/** What a group that was opened does: it fires, attacks, moves, rallies, turns, or stands down. */
import { asSentence, bestFirst, type Reasoned } from '@longroll/kernel';
import { ARMS } from '../model/vocabulary.ts';
import { assaultBar, chargeBar } from '../play/assault/beginning.ts';
import { acting, setOut } from '../play/choosing/grouping.ts';
import { mendBar, rallyBar } from '../play/choosing/rallying.ts';
import { targetsOf } from '../play/fire/aiming.ts';
import { shootingOf } from '../play/fire/firing.ts';
import { isCutOff, stackOf } from '../play/fire/order.ts';
import type { Action } from '../play/state/action.ts';
import type { Group, In } from '../play/state/stage.ts';
import { armOfUnit, bodyOf, distance, hexId, rulesOf, unitsOf } from '../play/state/standing.ts';
import { does, facingName, facingWords, groupWords, unitName, unitPieceId } from '../play/state/words.ts';
import { canChange } from '../play/steps/bars.ts';
import { moraleOf } from '../procedures/morale.ts';
import { AT_REST } from '../procedures/rally.ts';
import { tollNow } from './exchanges.ts';
import { assaultBy, chargeBy, type Fight } from './fights.ts';
import type { Look } from './look.ts';
import { gunsIn, marchesOf } from './marches.ts';
import { facingAt, type Place, placeAt } from './places.ts';
import { attackReason, fireReason, moveReason } from './reasons.ts';
import { WEIGHTS } from './weights.ts';

type Weighed = Reasoned<Action>;

/** Every shot that the group has now. */
export function shotsOf(look: Look, group: Group): readonly Weighed[] {
  const { field, state } = look;
  if (group.hex < 0 || group.units.length === 0) return [];
  return ARMS.flatMap((arm) =>
    group.units.some((unit) => armOfUnit(field, unit) === arm)
      ? targetsOf(field, state, group, arm).map((target) => {
          const toll = tollNow(look, shootingOf(field, state, group, arm, target));
          return {
            action: { do: 'fire', target: hexId(field, target), arm } as const,
            value: toll.harm,
            reason: fireReason(look, target, toll),
          };
        })
      : [],
  );
}

/** What the hex of a beaten enemy is worth. */
function hexWorth({ field, plan }: Look, target: number): number {
  const aim = plan.aims.find(({ goal }) => field.goals[goal]!.cell === target);
  return aim && aim.kind === 'take' ? aim.points * WEIGHTS.taken : WEIGHTS.ground;
}

const fightValue = (look: Look, target: number, { won, cost, gain }: Fight): number =>
  gain - cost * look.bearing.caution + won * hexWorth(look, target);

/** Nobody is surer than this of a fight that he has not worked out. */
const SUREST = 0.9;

/** A rule of thumb: who is stronger and in order attacks. */
function thumbFight({ field, state, situation }: Look, group: Group, target: number): Fight {
  const sp = (units: readonly number[]): number =>
    unitsOf(field, state, units).reduce(
      (sum, { sp: full, reducedSp, reduced }) => sum + (reduced ? reducedSp : full),
      0,
    );
  const foes = situation.unitsIn(target);
  const ratio =
    sp(group.units) / Math.max(1, sp(foes) * (bodyOf(state, foes).state === 'good-order' ? 1.3 : 0.7));
  return { won: Math.min(SUREST, ratio / 3), lost: 0.4, cost: 1, gain: ratio };
}

function attackOn(look: Look, group: Group, target: number): readonly Weighed[] {
  const { field, state, bearing } = look;
  const isCharge = distance(field, group.hex, target) > 1;
  if ((isCharge ? chargeBar : assaultBar)(field, state, group, target)) return [];
  const fight = bearing.odds
    ? (isCharge ? chargeBy : assaultBy)(look, group, target)
    : thumbFight(look, group, target);
  if (fight === null) return [];
  return [
    {
      action: { do: isCharge ? 'charge' : 'assault', target: hexId(field, target) },
      value: fightValue(look, target, fight) - WEIGHTS.pluck,
      reason: attackReason(look, isCharge ? 'Charges' : 'Assaults', target, fight),
    },
  ];
}

function attacksOf(look: Look, group: Group): readonly Weighed[] {
  if (group.hex < 0 || group.units.length === 0) return [];
  const { chargeFarthest } = rulesOf(look.state);
  return look.enemies
    .filter((target) => distance(look.field, group.hex, target) <= chargeFarthest)
    .flatMap((target) => attackOn(look, group, target));
}

const TEN = 10;

/** The chance of the die that rallies or mends. */
function recovery({ field, state }: Look, group: Group): number {
  const stack = stackOf(field, state, group, isCutOff(field, state, group));
  const { value } = moraleOf({ stack, circumstances: AT_REST });
  return Math.min(TEN, Math.max(0, value + 1)) / TEN;
}

function ralliesOf(look: Look, group: Group): readonly Weighed[] {
  const { field, state } = look;
  if (group.units.length === 0) return [];
  const found: Weighed[] = [];
  const p = recovery(look, group);
  if (rallyBar(field, state, group) === null)
    found.push({
      action: { do: 'rally' },
      value: p * WEIGHTS.rally,
      reason: asSentence(
        `${groupWords(field, group)} ${does(group, 'rallies', 'rally')} before anything else`,
      ),
    });
  for (const unit of group.units)
    if (mendBar(field, state, group, unit) === null)
      found.push({
        action: { do: 'mend', unit: unitPieceId(field, unit) },
        value: p * WEIGHTS.mend,
        reason: asSentence(`${unitName(field, unit)} is out of fire and gathers stragglers`),
      });
  return found;
}

/** Standing where it stands, as a place. */
const here = (look: Look, group: Group): Place =>
  placeAt(look, group, group.hex, group.units.length > 0 ? bodyOf(look.state, group.units).facing : 0);

function movesOf(opened: Look, group: Group): readonly Weighed[] {
  // As it will be when it has set out.
  const state = acting(opened.field, opened.state, group, true);
  const look = { ...opened, state };
  const { field } = look;
  const moving = setOut(group);
  if (group.hex < 0) {
    const best = marchesOf(look, moving)[0];
    if (!best) return [];
    return [{ action: { do: 'move' }, value: WEIGHTS.entering, reason: moveReason(look, group, best.place) }];
  }
  if (isUnlimbered(look, group)) return limberingOf(look, group);
  const best = marchesOf(look, moving)[0];
  if (!best) return [];
  const value = best.value - here(look, group).value - WEIGHTS.stir;
  if (canChange(field, state, moving) && gunsIn(field, group)) {
    const stand = placeAt(look, group, group.hex);
    if (stand.opportunity > 0.1 && stand.opportunity * 2 > best.place.opportunity)
      return [
        {
          action: { do: 'move' },
          value: stand.opportunity,
          reason: asSentence(
            `${groupWords(field, group)} ${does(group, 'unlimbers', 'unlimber')} within sight of a target`,
          ),
        },
      ];
  }
  return [{ action: { do: 'move' }, value, reason: moveReason(look, group, best.place) }];
}

const isUnlimbered = ({ state }: Look, { units }: Group): boolean =>
  units.some((unit) => state.units[unit]!.formation === 'unlimbered');

/** Guns that have nothing to fire at, and are needed elsewhere. */
function limberingOf(look: Look, group: Group): readonly Weighed[] {
  const { field, state } = look;
  const place = placeAt(look, group, group.hex);
  const wanted = place.aim && place.aim.kind === 'take' ? 3 : 6;
  if (place.opportunity > 0.05 || place.far <= wanted) return [];
  if (!canChange(field, state, setOut(group))) return [];
  return [
    {
      action: { do: 'move' },
      value: WEIGHTS.stir,
      reason: asSentence(
        `${groupWords(field, group)} ${does(group, 'limbers', 'limber')} up, for want of a target`,
      ),
    },
  ];
}

/** Turning to the enemy without a step. */
function turnsOf(look: Look, group: Group): readonly Weighed[] {
  const { field, state } = look;
  if (group.hex < 0 || group.units.length === 0) return [];
  const now = here(look, group);
  const facing = facingAt(look, group.hex, now.aim);
  if (facing === bodyOf(state, group.units).facing) return [];
  const value = placeAt(look, group, group.hex, facing).value - now.value;
  return [
    {
      action: { do: 'reface', side: facingName(facing) },
      value: value - WEIGHTS.stir / 2,
      reason: asSentence(
        `${groupWords(field, group)} ${does(group, 'turns', 'turn')} ${facingWords(facing)}, to the enemy`,
      ),
    },
  ];
}

/** One arm, and one formation, acts at a time: the guns wait until the others have acted. */
function leftOut({ field, state }: Look, { units }: Group): Weighed[] {
  const guns = units.filter((unit) => armOfUnit(field, unit) === 'artillery');
  const odd =
    guns.length > 0 && guns.length < units.length
      ? guns[0]!
      : units.find((unit) => state.units[unit]!.formation !== state.units[units[0]!]!.formation);
  if (odd === undefined) return [];
  return [
    {
      action: { do: 'leave-out', piece: unitPieceId(field, odd) },
      value: WEIGHTS.first,
      reason: asSentence(`${unitName(field, odd)} acts by itself`),
    },
  ];
}

function standDown({ field }: Look, group: Group): Weighed {
  return {
    action: { do: 'stand-down' },
    value: 0,
    reason: asSentence(`Nothing that ${groupWords(field, group)} could do now pays`),
  };
}

export function groupAnswers(
  look: Look,
  { stage }: In<'group' | 'horse-group' | 'fire-group'>,
): readonly Weighed[] {
  const { group, at } = stage;
  if (at === 'fire-group') return bestFirst([...shotsOf(look, group), standDown(look, group)]);
  const odd = leftOut(look, group);
  if (odd.length > 0) return odd;
  if (group.units.length === 0) return ridesOf(look, group);
  const all = [...movesOf(look, group), standDown(look, group)];
  if (at === 'horse-group') return bestFirst(all);
  return bestFirst([
    ...shotsOf(look, group),
    ...attacksOf(look, group),
    ...ralliesOf(look, group),
    ...turnsOf(look, group),
    ...all,
  ]);
}

/** Leaders alone ride to their men, and stay with them. */
function ridesOf(look: Look, group: Group): readonly Weighed[] {
  const { field } = look;
  const stay = standDown(look, group);
  if (group.hex >= 0 && look.situation.firstIn(group.hex) >= 0) return [stay];
  return [
    {
      action: { do: 'move' },
      value: WEIGHTS.stir,
      reason: asSentence(`${groupWords(field, group)} ${does(group, 'rides to his', 'ride to their')} men`),
    },
    stay,
  ];
}
