/** Attachment and detachment (19.4.9): each side in its turn, each child once. */
import { type Bar, bar, bare, type Deed } from '@longroll/kernel';
import {
  attachBar,
  attached,
  detachBar,
  detached,
  detachedAs,
  type Joinable,
  placeBar,
} from '../../campaign/attachment.ts';
import type { UnitRecord } from '../../campaign/state.ts';
import type { Field } from '../../field/field.ts';
import { GONE } from '../../field/state.ts';
import { otherSide } from '../../model/vocabulary.ts';
import { settleLeaders } from '../movement/leaders.ts';
import {
  campaignOf,
  change,
  changeRecord,
  changeTurn,
  rulesIn,
  standingOf,
  tells,
  theatreIn,
} from '../state/campaign.ts';
import { changeUnit } from '../state/change.ts';
import type { DecisionIn } from '../state/flow.ts';
import { type In, type PlayState, to } from '../state/stage.ts';
import { rulesOf, unitName, unitNamed, unitsIn, unitsOfSide } from '../state/standing.ts';
import { ENDS, told, unitPieceId } from '../state/words.ts';
import { relaid } from './laying.ts';

type Attaching = In<'attachment'>;
type Pair = readonly [parent: number, child: number];

const joinable = (field: Field, state: PlayState, unit: number): Joinable => {
  const { manpower, fatigue, exhausted, organized, entrenchment } = state.units[unit]!;
  const { muster, lost, back, children } = campaignOf(state).records[unit]!;
  return {
    ...{ counter: unitName(field, unit), children, muster, lost, back },
    ...{ manpower, fatigue, exhausted, organized, entrenchment },
  };
};

const ONCE = bar('once', '19.4.9', 'It has joined or left another unit in this phase already.');

const armyOf = (state: PlayState) => (unit: number) => campaignOf(state).lay.unitArmies[unit]!;

function attachedBar(field: Field, state: PlayState, [parent, child]: Pair): Bar | null {
  if (campaignOf(state).ofTheTurn.attached.includes(child)) return ONCE;
  const pair = attachBar(joinable(field, state, parent), joinable(field, state, child));
  if (pair || parent === child) return pair;
  const [a, b] = [standingOf(field, state, parent), standingOf(field, state, child)];
  if (a.unit.hex < 0) return NOT_HERE;
  return placeBar(theatreIn(field, state), armyOf(state), a, b);
}

const NOT_HERE = bar('not-there', '19.4.9', 'It is not on the map.');

/** Neither on the map nor lost: it has joined another unit, or was never there. */
const isFree = (state: PlayState, child: number): boolean =>
  state.units[child]!.hex === GONE && campaignOf(state).records[child]!.muster === 0;

function detachedBar(field: Field, state: PlayState, [parent, child]: Pair): Bar | null {
  if (campaignOf(state).ofTheTurn.attached.includes(child)) return ONCE;
  const joined = joinable(field, state, parent);
  const barred = detachBar(joined, unitName(field, child), isFree(state, child), rulesIn(state));
  if (barred) return barred;
  const one = standingOf(field, state, parent);
  return one.unit.hex < 0 ? NOT_HERE : placeBar(theatreIn(field, state), armyOf(state), one);
}

const onMap = (field: Field, state: PlayState): readonly number[] =>
  unitsOfSide(field, state.stage.side).filter((i) => state.units[i]!.hex >= 0);

const pairsIn = (field: Field, state: PlayState): readonly Pair[] =>
  onMap(field, state).flatMap((parent) =>
    unitsIn(field, state, state.units[parent]!.hex)
      .filter((child) => child !== parent)
      .map((child) => [parent, child] as const),
  );

/** Those that a unit has in it; children that nobody could detach are not asked about. */
const childrenOf = (field: Field, state: PlayState): readonly Pair[] => {
  const away = unitsOfSide(field, state.stage.side).filter((i) => isFree(state, i));
  return onMap(field, state).flatMap((parent) =>
    away
      .filter((child) => detachedAs(joinable(field, state, parent), unitName(field, child)) !== undefined)
      .map((child) => [parent, child] as const),
  );
};

const mayAttach = (field: Field, state: PlayState) =>
  pairsIn(field, state).filter((pair) => attachedBar(field, state, pair) === null);
const mayDetach = (field: Field, state: PlayState) =>
  childrenOf(field, state).filter((pair) => detachedBar(field, state, pair) === null);

// What becomes of both.

function written(state: PlayState, unit: number, { counter, children, ...after }: Joinable): PlayState {
  const { muster, lost, back, ...marks } = after;
  return relaid(
    changeRecord(changeUnit(state, unit, marks), unit, { muster, lost, back, children }),
    unit,
    counter,
  );
}

const EMPTY: Partial<UnitRecord> = { muster: 0, lost: 0, back: 0, children: [] };

const settledBy = (state: PlayState, child: number): PlayState =>
  changeTurn(state, { attached: [...campaignOf(state).ofTheTurn.attached, child] });

function attach(field: Field, state: PlayState, [parent, child]: Pair): PlayState {
  const joined = attached(joinable(field, state, parent), joinable(field, state, child));
  const empty = changeRecord(changeUnit(state, child, { manpower: 0, hex: GONE }), child, EMPTY);
  return settledBy(written(empty, parent, joined), child);
}

function detach(field: Field, state: PlayState, [parent, child]: Pair): PlayState {
  const parts = detached(joinable(field, state, parent), unitName(field, child));
  const { hex } = state.units[parent]!;
  const { supply, foraged, outRuns } = campaignOf(state).records[parent]!;
  const there = changeUnit(state, child, { hex, released: true, demoralized: 0, moved: false });
  const fed = changeRecord(written(there, child, parts.child), child, { supply, foraged, outRuns });
  const { lay } = campaignOf(fed);
  const unitArmies = lay.unitArmies.with(child, lay.unitArmies[parent]!);
  return settledBy(written(change(fed, { lay: { ...lay, unitArmies } }), parent, parts.parent), child);
}

// The stage.

const next = (field: Field, state: PlayState): PlayState => {
  const { side } = state.stage;
  const first = rulesOf(state).transfersFirst;
  const settled = settleLeaders(field, state);
  return side === first
    ? to(settled, { at: 'offer-attachments', side: otherSide(side) })
    : to(settled, { at: 'initiative', side: first });
};

export const offerAttachments = (field: Field, state: In<'offer-attachments'>): PlayState =>
  mayAttach(field, state).length > 0 || mayDetach(field, state).length > 0
    ? to(state, { at: 'attachment', side: state.stage.side })
    : next(field, state);

type Joining = 'attach' | 'detach';
interface JoinAction<D extends Joining> {
  readonly do: D;
  readonly unit: string;
  readonly child: string;
}

const found = (field: Field, { stage }: Attaching, { unit, child }: JoinAction<Joining>): Pair => [
  unitNamed(field, stage.side, unit),
  unitNamed(field, stage.side, child),
];

const JOINED: Readonly<Record<Joining, string>> = { attach: 'joins', detach: 'leaves' };

function deed<D extends Joining>(word: D): Deed<Field, Attaching, JoinAction<D>, PlayState> {
  const [among, barOf, play] =
    word === 'attach' ? [mayAttach, attachedBar, attach] : [mayDetach, detachedBar, detach];
  const wordsOf = (unit: string, child: string) => `${child} ${JOINED[word]} ${unit}`;
  return {
    candidates: (field, state) =>
      among(field, state).map(([parent, child]) => {
        const names = { unit: unitName(field, parent), child: unitName(field, child) };
        return { do: word, ...names };
      }),
    bar: (field, state, action) => barOf(field, state, found(field, state, action)),
    play: (field, state, action, u) =>
      tells(
        play(field, state, found(field, state, action)),
        u,
        '19.4.9',
        `${wordsOf(action.unit, action.child)}.`,
      ),
    tell: (field, state, action) =>
      told('Attachment', '19.4.9', wordsOf(action.unit, action.child), {
        piece: unitPieceId(field, found(field, state, action)[0]),
      }),
  };
}

export const ATTACHMENT: DecisionIn<'attachment'> = {
  rule: bar('attachment', '19.4.9', 'Units join others or leave them, or the side goes on.'),
  prompt: () => 'join units or let them leave, or go on.',
  deeds: {
    attach: deed('attach'),
    detach: deed('detach'),
    done: bare(
      { do: 'done' },
      {
        play: next,
        tell: () => told('Done', '19.4.9', 'All units stay as they are', ENDS),
      },
    ),
  },
};
