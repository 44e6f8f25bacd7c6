/** Who stands where in a cell of a battlefield: one has all of it, of two each has a half, so that both are read. */
import type { Point } from '@longroll/kernel';
import type { Room } from '../../counter/bars.ts';
import { type Body, bodyOf, hasFront } from '../../counter/body.ts';
import type { Member, Stack } from './stacks.ts';

export interface Standing {
  readonly member: Member;
  readonly body: Body;
  /** By how much the front is turned from the north, in degrees clockwise; 0 for one without a front. */
  readonly turn: number;
  readonly room: Room;
  /** Its middle, in hundredths of a cell from the middle of the cell. */
  readonly middle: Point;
  /** All that its picture depends on besides size and light. */
  readonly state: string;
}

export interface Slots {
  readonly bodies: readonly Standing[];
  /** They ride with a body in the cell. */
  readonly leaders: readonly Member[];
  /** Those for whom there is no room in the picture. */
  readonly hidden: number;
}

const isLeader = ({ counter }: Member): boolean => counter.kind === 'leader';

/** The same order whoever is in hand: nobody changes his place by being looked at. Guns stand behind, ghosts last. */
const ORDER = [
  ...['skirmish', 'line', 'dismounted', 'mounted', 'column'],
  ...['unlimbered', 'limbered', 'routed', 'ghost'],
];
const rank = ({ formation }: Body): number => ORDER.indexOf(formation);

function roomAt(body: Body, turn: number): Room {
  if (!hasFront(body)) return 'along';
  const from = Math.abs(((turn + 90) % 180) - 90);
  return from < 23 ? 'along' : from > 67 ? 'across' : 'aslant';
}

/** The foremost of two stands in the half that is nearer to where it faces. */
const isSouthward = (turn: number): boolean => turn > 91 && turn < 269;

const HALF = 25;

type Found = Pick<Standing, 'member' | 'body' | 'turn'>;

function foundOf(member: Member): Found {
  const { counter, piece } = member;
  const { record, remarks, known } = piece;
  const body = bodyOf({ counter, record, remarks, ghost: known === 'there' });
  return { member, body, turn: hasFront(body) ? (member.turn ?? 0) : 0 };
}

function standingAt(found: Found, room: Room, down: number): Standing {
  const { body, turn } = found;
  return { ...found, room, middle: [0, down], state: `${JSON.stringify(body)} ${turn} ${room} ${down}` };
}

export function slotsOf({ members }: Stack): Slots {
  const bodies = members
    .filter((member) => !isLeader(member))
    .map(foundOf)
    .sort((a, b) => rank(a.body) - rank(b.body) || (a.member.piece.id < b.member.piece.id ? -1 : 1));
  const [front, rear] = bodies;
  const leaders = members.filter(isLeader);
  if (!front) return { bodies: [], leaders, hidden: 0 };
  if (!rear) return { bodies: [standingAt(front, 'whole', 0)], leaders, hidden: 0 };
  const first = isSouthward(front.turn) ? HALF : -HALF;
  const both = [
    standingAt(front, roomAt(front.body, front.turn), first),
    standingAt(rear, roomAt(rear.body, rear.turn), -first),
  ];
  return { bodies: both, leaders, hidden: bodies.length - 2 };
}
