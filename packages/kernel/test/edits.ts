/** Edits of game files: each takes the text of a file and gives another, or null where it has nothing to change. */
import {
  canonicalJson,
  type GameRecord,
  headLink,
  headOf,
  type Move,
  moveLink,
  type Rng,
  writeRecord,
} from '../src/index.ts';

export interface Edited {
  readonly text: string;
  readonly record: GameRecord;
  /** Another whole game of the same scenario. */
  readonly other: GameRecord;
  readonly rng: Rng;
}
type Edit = (of: Edited) => string | null;

const withMoves = (record: GameRecord, moves: GameRecord['moves']): string =>
  writeRecord({ ...record, moves });

/** The place of a move by luck; null if there is none such. */
function somewhere({ record, rng }: Edited, fits: (move: Move) => boolean = () => true): number | null {
  const places = record.moves.flatMap((move, at) => (fits(move as Move) ? [at] : []));
  return places.length === 0 ? null : places[rng.int(places.length)]!;
}

/** One move changed, by luck one of those that fit. */
const move =
  (change: (move: Move, of: Edited) => Move, fits?: (move: Move) => boolean): Edit =>
  (of) => {
    const at = somewhere(of, fits);
    if (at === null) return null;
    return withMoves(of.record, of.record.moves.with(at, change(of.record.moves[at] as Move, of)));
  };

const head =
  (change: (record: GameRecord, of: Edited) => object): Edit =>
  (of) =>
    writeRecord({ ...of.record, ...change(of.record, of) });

const isRolled = ({ journal }: Move): boolean =>
  journal.some((answer) => 'faces' in answer && answer.faces.length > 0);

/** Another face of the same die: as legal as the one that fell. */
function otherDie(one: Move, { rng }: Edited): Move {
  const at = one.journal.findIndex((answer) => 'faces' in answer && answer.faces.length > 0);
  const answer = one.journal[at] as { readonly draw: string; readonly faces: readonly number[] };
  const die = rng.int(answer.faces.length);
  const face = ((answer.faces[die]! + rng.int(5)) % 6) + 1;
  return { ...one, journal: one.journal.with(at, { ...answer, faces: answer.faces.with(die, face) }) };
}

function otherAction(one: Move, { record, rng }: Edited): Move {
  const others = record.moves.filter(
    (each) => canonicalJson((each as Move).action) !== canonicalJson(one.action),
  );
  const other = others[rng.int(Math.max(1, others.length))] as Move | undefined;
  return { ...one, action: other ? other.action : { other: one.action } };
}

const otherLink = (link: string | undefined, rng: Rng): string => {
  const at = rng.int(32);
  const digit = Number.parseInt(link![at]!, 16);
  return `${link!.slice(0, at)}${((digit + 1 + rng.int(15)) % 16).toString(16)}${link!.slice(at + 1)}`;
};

function spliced({ record, other, rng }: Edited): string | null {
  const most = Math.min(record.moves.length, other.moves.length);
  if (most < 2) return null;
  const from = 1 + rng.int(most - 1);
  return withMoves(record, [...record.moves.slice(0, from), ...other.moves.slice(from)]);
}

function swapped(of: Edited): string | null {
  const { record, rng } = of;
  if (record.moves.length < 2) return null;
  const at = rng.int(record.moves.length - 1);
  return withMoves(record, record.moves.with(at, record.moves[at + 1]!).with(at + 1, record.moves[at]!));
}

/** A bit of the text turned over. Signs that are no ASCII afterwards are left as they were. */
function flipped({ text, rng }: Edited): string {
  const at = rng.int(text.length);
  const sign = String.fromCharCode(text.charCodeAt(at) ^ (1 << rng.int(7)));
  return `${text.slice(0, at)}${sign}${text.slice(at + 1)}`;
}

/** A die, with the link of its own move made to fit: what follows does not. */
const relinkedDie: Edit = (of) => {
  const { record } = of;
  const at = somewhere(of, isRolled);
  if (at === null) return null;
  const changed = otherDie(record.moves[at] as Move, of);
  const last = at === 0 ? record.link! : record.moves[at - 1]!.link!;
  return withMoves(record, record.moves.with(at, { ...changed, link: moveLink(last, changed) }));
};

const relinkedHead: Edit = ({ record }) => {
  const changed = { ...record, houseRules: { ...record.houseRules, wider: true } };
  return writeRecord({ ...changed, link: headLink(headOf(changed)) });
};

/** Where in a file the moves stop; walked from place to place, so that every one comes up. */
export const cutAt = ({ record }: Pick<Edited, 'record'>, moves: number): string =>
  withMoves(record, record.moves.slice(0, moves));

export const EDITS: Readonly<Record<string, Edit>> = {
  'another die as legal': move(otherDie, isRolled),
  'another action': move(otherAction),
  'another side': move((one) => ({ ...one, side: `${one.side}x` })),
  'a move left out': ({ record, rng }) =>
    record.moves.length === 0
      ? null
      : withMoves(record, record.moves.toSpliced(rng.int(record.moves.length), 1)),
  'two moves swapped': swapped,
  'moves cut off': (of) => {
    const { length } = of.record.moves;
    return length === 0 ? null : cutAt(of, of.rng.int(length));
  },
  'a move twice': ({ record, rng }) => {
    const at = rng.int(Math.max(1, record.moves.length));
    return record.moves[at] ? withMoves(record, record.moves.toSpliced(at, 0, record.moves[at])) : null;
  },
  'a move more, linked': ({ record }) => {
    const last = record.moves.at(-1);
    if (!last) return null;
    return withMoves(record, [...record.moves, { ...last, link: moveLink(last.link!, last) }]);
  },
  'moves of another game': spliced,
  'another clock': move((one) => ({ ...one, clock: { at: '1863-05-01', used: 1 + (one.clock?.used ?? 0) } })),
  'somebody else who moved': move((one) => ({ ...one, by: `${one.by ?? ''}x` })),
  'another proof of the dice': move((one) => ({ ...one, reveal: `${one.reveal ?? ''}x` })),
  'another house rule': head(({ houseRules }) => ({ houseRules: { ...houseRules, wider: true } })),
  'another version of the rules': head(({ rulesVersion }) => ({ rulesVersion: `${rulesVersion}.1` })),
  'another version that began it': head(() => ({ begunBy: '0.0' })),
  'another scenario': head(({ scenario }) => ({ scenario: `${scenario}x` })),
  'another seed': head(({ seed }) => ({ seed: `${seed ?? ''}x` })),
  'no seed': ({ record: { seed, ...record } }) => (seed === undefined ? null : writeRecord(record)),
  'another beginning': head(() => ({ started: '1861' })),
  'another title': head(({ title }) => ({ title: `${title ?? ''}x` })),
  'other seats': head(() => ({ seats: [{ side: 'east', kind: 'computer' }] })),
  'a state beside the moves': head(() => ({ snapshots: [{ moves: 0, hash: 'x', state: {} }] })),
  'another link': move((one, { rng }) => ({ ...one, link: otherLink(one.link, rng) })),
  'no link': move(({ link: _, ...one }) => one),
  'another first link': head(({ link }, { rng }) => ({ link: otherLink(link, rng) })),
  'another last link': head(({ end }, { rng }) => ({ end: otherLink(end, rng) })),
  'no last link': ({ record: { end: _, ...record } }) => writeRecord(record),
  'a die and its link': relinkedDie,
  'a house rule and its link': relinkedHead,
  'a bit of the text': flipped,
};
