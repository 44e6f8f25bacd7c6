/** Untrusted actions: read, allowed by the rules, or refused with the rule and the nearest thing allowed. */

import {
  allow,
  type Bar,
  bar,
  cellDistance,
  nearestTo,
  type Refusal,
  refuse,
  refusedBy,
  type Verdict,
} from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { SIDE_NAMES } from '../../model/vocabulary.ts';
import { checkOverrule } from '../books/overruling.ts';
import { checkOrder } from '../reaction/orders.ts';
import { ACTION, type Action } from '../state/action.ts';
import type { PlayState } from '../state/stage.ts';
import { hexNamed, leaderNamed, unitNamed } from '../state/standing.ts';
import { MACHINE } from './sequence.ts';

const NO_PIECE = bar('no-such-piece', '1.1', 'There is no piece of that name in this scenario.');
const NO_HEX = bar('no-such-hex', '17.1.1', 'There is no such hex on the map.');

interface Names {
  readonly do: string;
  readonly unit?: string | undefined;
  readonly leader?: string | undefined;
  readonly piece?: string | undefined;
  readonly hex?: string | null | undefined;
  readonly target?: string | undefined;
  readonly from?: string | undefined;
}

/** What an action names and nobody knows. */
function unknownIn(field: Field, { unit, leader, piece, hex, target, from }: Names): Bar | null {
  if (unit !== undefined && unitNamed(field, unit) < 0) return NO_PIECE;
  if (leader !== undefined && leaderNamed(field, leader) < 0) return NO_PIECE;
  if (piece !== undefined && unitNamed(field, piece) < 0 && leaderNamed(field, piece) < 0) return NO_PIECE;
  const isLost = (name: string | null | undefined): boolean =>
    name !== undefined && name !== null && hexNamed(field, name) < 0;
  return [hex, target, from].some(isLost) ? NO_HEX : null;
}

/** How far apart the hexes of two actions are. */
function distance(field: Field, a: Names, b: Names): number {
  const [from, to] = [a, b].map((one) => hexNamed(field, one.hex ?? one.target ?? one.from ?? ''));
  return from! < 0 || to! < 0 ? 0 : cellDistance(field.ground.map, from!, to!);
}

function instead(field: Field, state: PlayState, wanted: Action): string {
  const near = nearestTo(MACHINE.legal(field, state), wanted, (a, b) => distance(field, a, b));
  return near ? MACHINE.tell(field, state, near).text : '';
}

const NOT_AN_ACTION = 'An action is a record that says in "do" what is done, with what that needs.';

function readAction(raw: unknown): Action | Refusal {
  const read = ACTION.safeParse(raw);
  if (read.success) return read.data;
  const { path, message } = read.error.issues[0]!;
  const where = path.length === 0 ? '' : ` ${path.map(String).join('.')}: ${message}.`;
  return refuse('no-such-action', 'T.1', `${NOT_AN_ACTION}${where}`).refused;
}

export function check(field: Field, state: PlayState, seat: string | null, raw: unknown): Verdict<Action> {
  const { stage } = state;
  if (stage.at === 'game-over') return refuse('game-over', '17.19', 'The game is over.');
  if (seat !== stage.side)
    return refuse('not-your-turn', 'T.8', `The ${SIDE_NAMES[stage.side]} side decides now.`);
  const action = readAction(raw);
  if (!('do' in action)) return { refused: action };
  const unknown = unknownIn(field, action);
  if (unknown) return refusedBy(unknown, instead(field, state, action));
  if (action.do === 'overrule') return checkOverrule(field, state, stage.side, action);
  if (action.do === 'order') return checkOrder(field, state, stage.side, action);
  if (action.do === 'resign') return allow(action);
  const barred = MACHINE.bar(field, state, action);
  return barred ? refusedBy(barred, instead(field, state, action)) : allow(action);
}
