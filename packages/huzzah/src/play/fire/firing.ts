/** Fire as a deed: in a fire segment, and as the action of a group (17.4, 17.6.2). */
import type { Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import type { Arm } from '../../model/unit.ts';
import { ARMS } from '../../model/vocabulary.ts';
import { changeUnits } from '../state/change.ts';
import type { DeedOn } from '../state/flow.ts';
import type { Group, In, PlayState } from '../state/stage.ts';
import {
  armOfUnit,
  bodyOf,
  distance,
  hexId,
  hexNamed,
  segmentIn,
  situationIn,
  stackIn,
} from '../state/standing.ts';
import { does, doneBy, groupWords, hexWords, namesOf, told } from '../state/words.ts';
import { fireBar, targetsOf } from './aiming.ts';
import { fireAsks } from './asking.ts';
import { bookFire, limitLeft, shooters, withinLeft } from './limits.ts';
import type { Shooting } from './order.ts';
import { fired } from './volley.ts';

type Grouped = In<'fire-group' | 'group'>;

/** A shot of a group at a hex, as it is declared. */
export function shootingOf(field: Field, state: PlayState, group: Group, arm: Arm, target: number): Shooting {
  const range = distance(field, group.hex, target);
  const able = shooters(field, state, group.units, arm, range);
  const units = withinLeft(state, able, limitLeft(field, state, group.hex, arm));
  const stack = stackIn(field, state, target);
  return {
    kind: segmentIn(state).kind === 'action' ? 'action' : 'segment',
    from: group.hex,
    body: group.units,
    units,
    target: stack,
    targetAction: 'none',
    byRoad: bodyOf(state, stack.units).usedRoad,
  };
}

function shot(field: Field, state: PlayState, group: Group, arm: Arm, target: number, u: Umpire): PlayState {
  const shooting = shootingOf(field, state, group, arm, target);
  const after = fired(field, state, shooting, { after: 'volley' }, u);
  const isSegment = shooting.kind === 'segment';
  const booked = { ...after, fired: bookFire(state, group.hex, arm, shooting.units) };
  // Whoever acts no longer counts as using the road that he came by (3.3.1).
  const stack = situationIn(field, state).unitsIn(group.hex);
  const acting = changeUnits(booked, stack, { usedRoad: false });
  return changeUnits(acting, group.units, isSegment ? { acted: true, volleyed: true } : { acted: true });
}

const armsIn = (field: Field, { units }: Group): readonly Arm[] =>
  ARMS.filter((arm) => units.some((unit) => armOfUnit(field, unit) === arm));

const targetIn = (field: Field, target: string | undefined): number =>
  target === undefined ? -1 : hexNamed(field, target);

export const FIRE: DeedOn<Grouped, 'fire'> = {
  candidates: (field, state) => {
    const { group } = state.stage;
    if (group.hex < 0 || group.units.length === 0) return [];
    return armsIn(field, group).flatMap((arm) =>
      targetsOf(field, state, group, arm).map((hex) => ({
        do: 'fire' as const,
        target: hexId(field, hex),
        arm,
      })),
    );
  },
  bar: (field, state, { target, from, arm }) => {
    const { group } = state.stage;
    const at = from === undefined ? targetIn(field, target) : -1;
    if (group.hex < 0 || group.units.length === 0) return ENTERING;
    return fireBar(field, state, group, arm, at);
  },
  play: (field, state, { target, arm }, u) =>
    shot(field, state, state.stage.group, arm, targetIn(field, target), u),
  tell: (field, state, { target, arm }) => {
    const { group } = state.stage;
    const hex = targetIn(field, target);
    const text = `${namesOf(field, group.units)} ${does(group, 'fires', 'fire')} at ${groupWords(field, stackIn(field, state, hex))} in ${hexWords(field, hex)}`;
    return told('Fire', '17.9', text, {
      ...doneBy(field, group),
      cell: hex,
      rolls: true,
      asks: fireAsks(field, state, shootingOf(field, state, group, arm, hex)),
    });
  },
};

const ENTERING = {
  ...{ code: 'only-move', cite: '17.6.1', text: 'Leaders alone, and those who enter, may only move.' },
};
