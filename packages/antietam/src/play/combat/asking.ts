/** The questions whose odds are those of a plot: the same records, put into the forms that they take. */
import type { Told } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import type { Firer, TargetUnit } from '../../model/shot.ts';
import { isGun } from '../../model/vocabulary.ts';
import { MOST_POINTS } from '../../questions/fields.ts';
import { OUR_RULINGS } from '../../rulings/index.ts';
import type { PlayState } from '../state/stage.ts';
import { knownEnemiesIn } from '../state/standing.ts';
import { firerOf, knownTargets, meleeAttackers, meleeDefenders, targetSquare } from './records.ts';

export type Asked = NonNullable<Told['asks']>;

/** What the forms take: a square that is over the limit has more units than they have lines. */
const MOST = { targets: 2, attackers: 3, defenders: 2 } as const;

/** The readings in force that questions know too, where they are not ours. */
function heldRules({ houseRules: held }: PlayState) {
  const known = Object.entries(held).filter(([id]) => Object.hasOwn(OUR_RULINGS, id));
  return known.length === 0 ? {} : { houseRules: Object.fromEntries(known) };
}

function firerForm({ strength, fireCost: _, ...firer }: Firer) {
  return isGun(firer.weapon) ? { ...firer, guns: strength } : { ...firer, men: strength };
}

/** Firers are counted from 1 there. */
const targetForm = ({ men, fort, flankedBy }: TargetUnit) => ({
  ...{ men, fort },
  flankedBy: flankedBy.map((at) => at + 1),
});

/** The odds of a fire plot made now; null where the form of the question cannot hold the case. */
export function fireAsked(field: Field, state: PlayState, unit: number, square: number): Asked | null {
  const firer = firerOf(field, state, unit, square, false);
  const known = knownTargets(field, state, unit, square);
  const fits = known.length > 0 && known.length <= MOST.targets && firer.operationPoints <= MOST_POINTS;
  if (!fits || firer.operationPoints < firer.fireCost) return null;
  const { terrain: targetTerrain } = targetSquare(field, square, known);
  const { side } = field.units[unit]!;
  return {
    question: 'antietam/fire',
    input: {
      ...{ side, firers: [firerForm(firer)], targets: known.map(targetForm), targetTerrain },
      ...heldRules(state),
    },
  };
}

/** Who would attack a square if this unit did: those who have plotted melee on it, in list order. */
function attackersWith(field: Field, state: PlayState, unit: number, square: number): readonly number[] {
  return field.own[field.units[unit]!.side].filter((own) => {
    const { plot } = state.units[own]!;
    return own === unit || (plot?.melee && plot.square === square);
  });
}

/**
 * The odds of the melee that a unit is about to plot, as both sides stand now: the fire before it is a question of its own. Null
 * where there is no plot to follow, or the form of the question cannot hold the case.
 */
export function meleeAsked(field: Field, state: PlayState, unit: number): Asked | null {
  const { side } = field.units[unit]!;
  const square = state.units[unit]!.plot?.square;
  if (square === undefined) return null;
  const attackers = attackersWith(field, state, unit, square);
  const defenders = knownEnemiesIn(field, state, side, square);
  const fits = defenders.length > 0 && defenders.length <= MOST.defenders;
  if (!fits || attackers.length > MOST.attackers) return null;
  const arm = (place: number) => ({ arm: field.units[place]!.arm });
  const attack = meleeAttackers(field, state, attackers, defenders, square);
  const defence = meleeDefenders(field, state, attackers, defenders);
  return {
    question: 'antietam/melee',
    input: {
      side,
      attackers: attack.map((one, i) => ({ ...one, ...arm(attackers[i]!) })),
      defenders: defence.map((one, i) => ({ ...one, ...arm(defenders[i]!) })),
      ...heldRules(state),
    },
  };
}
