/** Untrusted actions: read, allowed by the rules, or refused with the rule and the nearest thing allowed. */
import {
  allow,
  type Bar,
  bar,
  cellDistance,
  nearestTo,
  refuse,
  refusedBy,
  type Verdict,
} from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { SIDE_NAMES } from '../../model/vocabulary.ts';
import { ACTION, type Action } from '../state/action.ts';
import type { PlayState } from '../state/stage.ts';
import { hexNamed, leaderNamed, sideNamed, unitNamed } from '../state/standing.ts';
import { checkOverrule } from '../turn/overruling.ts';
import { noSuchAction } from './noSuchAction.ts';
import { MACHINE } from './sequence.ts';

const NO_UNIT = bar('no-such-unit', '18.4', 'That side has no unit of the name in this scenario.');
const NO_LEADER = bar('no-such-leader', '18.4', 'That side has no leader of the name in this scenario.');
const NO_HEX = bar('no-such-hex', '18.6', 'There is no such hex on the map.');

interface Names {
  readonly do: string;
  readonly unit?: string | undefined;
  readonly leader?: string | undefined;
  readonly hex?: string | undefined;
  readonly child?: string | undefined;
  readonly to?: string | undefined;
}

/** What an action names and nobody knows. */
function unknownIn(field: Field, state: PlayState, { unit, leader, hex, child, to }: Names): Bar | null {
  const side = sideNamed(state);
  if (child !== undefined && unitNamed(field, side, child) < 0) return NO_UNIT;
  if (to !== undefined && hexNamed(field, to) < 0) return NO_HEX;
  if (unit !== undefined && unitNamed(field, side, unit) < 0) return NO_UNIT;
  if (leader !== undefined && leaderNamed(field, side, leader) < 0) return NO_LEADER;
  return hex !== undefined && hexNamed(field, hex) < 0 ? NO_HEX : null;
}

/** How far apart the hexes of two actions are. */
function distance(field: Field, a: Names, b: Names): number {
  const [from, to] = [hexNamed(field, a.hex ?? ''), hexNamed(field, b.hex ?? '')];
  return from < 0 || to < 0 ? 0 : cellDistance(field.ground.map, from, to);
}

function instead(field: Field, state: PlayState, wanted: Action): string {
  const near = nearestTo(MACHINE.legal(field, state), wanted, (a, b) => distance(field, a, b));
  return near ? MACHINE.tell(field, state, near).text : '';
}

export function check(field: Field, state: PlayState, side: string | null, raw: unknown): Verdict<Action> {
  const { stage } = state;
  if (stage.at === 'game-over') return refuse('game-over', '16.7', 'The game is over.');
  if (side !== stage.side)
    return refuse('not-your-turn', 'T.8', `The ${SIDE_NAMES[stage.side]} side decides now.`);
  const read = ACTION.safeParse(raw);
  if (!read.success) return refuse('no-such-action', 'T.1', noSuchAction(raw, read.error.issues[0]!));
  const action = read.data;
  if (action.do === 'overrule') return checkOverrule(field, state, action);
  const barred = unknownIn(field, state, action) ?? MACHINE.bar(field, state, action);
  return barred ? refusedBy(barred, instead(field, state, action)) : allow(action);
}
