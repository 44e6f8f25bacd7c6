/** Untrusted actions: read, allowed by the rules, or refused with the rule and the nearest thing allowed. */
import { allow, type Bar, bar, nearestTo, refuse, refusedBy, type Verdict } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { rangeOf } from '../../field/ground.ts';
import { SIDE_NAMES } from '../../model/vocabulary.ts';
import { checkOverrule } from '../books/overruling.ts';
import type { View } from '../seen/viewing.ts';
import { ACTION, type Action } from '../state/action.ts';
import { leaderNamed, squareNamed, unitNamed } from '../state/standing.ts';
import { MACHINE } from './sequence.ts';

const NO_UNIT = bar('no-such-unit', '1.4', 'There is no unit of that name in this scenario.');
const NO_LEADER = bar('no-such-leader', '12.1', 'There is no leader of that name in this scenario.');
const NO_SQUARE = bar('no-such-square', '1.1', 'There is no such square on the map.');
const NOT_IN_OPERATIONS = bar('not-in-operations', '21.15.3', 'A side resigns in its own operations.');

interface Names {
  readonly do: string;
  readonly unit?: string | undefined;
  readonly leader?: string | undefined;
  readonly square?: string | undefined;
}

/** What an action names and nobody knows. */
function unknownIn(field: Field, { unit, leader, square }: Names): Bar | null {
  if (unit !== undefined && unitNamed(field, unit) < 0) return NO_UNIT;
  if (leader !== undefined && leaderNamed(field, leader) < 0) return NO_LEADER;
  return square !== undefined && squareNamed(field, square) < 0 ? NO_SQUARE : null;
}

/** How unlike two actions of a kind are: another unit is farther than another square. */
const ANOTHER = 100;
function distance(field: Field, a: Names, b: Names): number {
  const [from, to] = [squareNamed(field, a.square ?? ''), squareNamed(field, b.square ?? '')];
  const apart = from < 0 || to < 0 ? 0 : rangeOf(field.ground.map, from, to);
  return apart + (a.unit === b.unit ? 0 : ANOTHER) + (a.leader === b.leader ? 0 : ANOTHER);
}

function instead(field: Field, view: View, wanted: Action): string {
  const near = nearestTo(MACHINE.legal(field, view), wanted, (a, b) => distance(field, a, b));
  return near ? MACHINE.tell(field, view, near).text : '';
}

/** What is not listed but may be done: to resign, and to set something by agreement. */
function apartFromRules(field: Field, view: View, action: Action): Verdict<Action> | null {
  if (action.do === 'overrule') return checkOverrule(field, view, view.stage.side, action);
  if (action.do !== 'resign') return null;
  return view.stage.at === 'operations' ? allow(action) : refusedBy(NOT_IN_OPERATIONS, '');
}

export function check(field: Field, view: View, raw: unknown): Verdict<Action> {
  const { stage, seat } = view;
  if (stage.at === 'game-over') return refuse('game-over', '21.15.3', 'The game is over.');
  if (seat !== stage.side)
    return refuse('not-your-turn', 'T.8', `The ${SIDE_NAMES[stage.side]} side decides now.`);
  const read = ACTION.safeParse(raw);
  if (!read.success) return refuse('no-such-action', 'T.1', 'No order of this game looks like that.');
  const action = read.data;
  const unknown = unknownIn(field, action);
  const apart = unknown ? null : apartFromRules(field, view, action);
  if (apart) return apart;
  const barred = unknown ?? MACHINE.bar(field, view, action);
  return barred ? refusedBy(barred, instead(field, view, action)) : allow(action);
}
