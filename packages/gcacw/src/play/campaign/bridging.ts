/** Pontoons and repairs (19.4.7, 8D): the Union lays, lifts and repairs, then the Confederates repair. */
import { type Bar, bar, bare, type Deed, type Umpire } from '@longroll/kernel';
import { banksOf, bridgeBar, type Crossings, repairBar } from '../../campaign/crossings.ts';
import { isInfantry, standing } from '../../campaign/theatre.ts';
import type { Field } from '../../field/field.ts';
import { sideFrom } from '../movement/entering.ts';
import { campaignOf, change, changeTurn, tells, theatreIn } from '../state/campaign.ts';
import type { DecisionIn } from '../state/flow.ts';
import { type In, type PlayState, to } from '../state/stage.ts';
import { hexId, hexNamed, weatherOf } from '../state/standing.ts';
import { ENDS, hexWords, told } from '../state/words.ts';

type Bridging = In<'pontoon'>;

const crossingsOf = (state: PlayState): Crossings => campaignOf(state).bridges;

/** A hexside by one of its two numbers: the lower of both. */
const namedOnce = (field: Field, side: number): number => {
  const [a, b] = banksOf(field, side);
  return Math.min(side, sideFrom(field, b, a));
};

const ONE = bar('one-pontoon', '19.4.7.1', 'One pontoon is laid in a turn.');
const NONE = bar('no-pontoon', '19.4.7.1', 'No pontoon is in hand.');
const UNION = bar('not-union', '19.4.7.1', 'Only the Union has pontoons.');
const HEAVY = bar('heavy-rain', '19.3.1', 'No pontoon is laid in a rain turn.');

const inHand = (state: PlayState): boolean =>
  campaignOf(state).pontoons.some(({ from }) => from <= state.turn);

function layBar(field: Field, state: PlayState, side: number): Bar | null {
  if (state.stage.side !== 'union') return UNION;
  if (campaignOf(state).ofTheTurn.bridged) return ONE;
  if (!inHand(state)) return NONE;
  if (weatherOf(field, state) === 'rain') return HEAVY;
  return side < 0 ? NOWHERE : bridgeBar(theatreIn(field, state), crossingsOf(state), false, side);
}

const NOWHERE = bar('not-adjacent', '19.4.7.1', 'The two hexes do not touch.');
const REVERSED = bar(
  'reversed',
  '19.4.7.1',
  'A hexside has one name: put its two hexes the other way round.',
);
const NO_PONTOON = bar('no-pontoon-there', '19.4.7.2', 'No pontoon lies there.');

const isAmong = (field: Field, sides: readonly number[], side: number): boolean =>
  sides.some((one) => namedOnce(field, one) === namedOnce(field, side));

function liftBar(field: Field, state: PlayState, side: number): Bar | null {
  if (state.stage.side !== 'union') return UNION;
  return side >= 0 && isAmong(field, crossingsOf(state).pontoons, side) ? null : NO_PONTOON;
}

const REPAIRED = bar('one-repair', '19.4.7.3', 'One crossing is repaired by a side in a turn.');

function mendBar(field: Field, state: PlayState, side: number): Bar | null {
  if (campaignOf(state).ofTheTurn.repaired.includes(state.stage.side)) return REPAIRED;
  return side < 0 ? NOWHERE : repairBar(theatreIn(field, state), crossingsOf(state), state.stage.side, side);
}

/** Hexsides about the Union's infantry, each once. */
const bankSides = (field: Field, state: PlayState): readonly number[] => {
  const { map } = field.ground;
  const hexes = new Set(
    standing(theatreIn(field, state), 'union')
      .filter(({ unit, piece }) => isInfantry(piece) && unit.demoralized === 0)
      .map(({ unit }) => unit.hex),
  );
  const sides = [...hexes].flatMap((hex) => Array.from({ length: map.sides }, (_, d) => hex * map.sides + d));
  return [
    ...new Set(sides.filter((side) => map.neighbours[side]! >= 0).map((side) => namedOnce(field, side))),
  ];
};

const layable = (field: Field, state: PlayState): readonly number[] =>
  state.stage.side !== 'union' || campaignOf(state).ofTheTurn.bridged || !inHand(state)
    ? []
    : bankSides(field, state).filter((side) => layBar(field, state, side) === null);
const liftable = (_: Field, state: PlayState): readonly number[] =>
  state.stage.side === 'union' ? crossingsOf(state).pontoons : [];
const repairable = (field: Field, state: PlayState): readonly number[] =>
  crossingsOf(state).wrecked.filter((side) => mendBar(field, state, side) === null);

// What is done.

function laid(field: Field, state: PlayState, side: number): PlayState {
  const { bridges, pontoons } = campaignOf(state);
  const at = pontoons.findIndex(({ from }) => from <= state.turn);
  const now = change(state, {
    bridges: { ...bridges, pontoons: [...bridges.pontoons, namedOnce(field, side)] },
    pontoons: pontoons.toSpliced(at, 1),
  });
  return changeTurn(now, { bridged: true });
}

function lifted(field: Field, state: PlayState, side: number): PlayState {
  const { bridges, pontoons } = campaignOf(state);
  const left = bridges.pontoons.filter((one) => namedOnce(field, one) !== namedOnce(field, side));
  return change(state, {
    bridges: { ...bridges, pontoons: left },
    pontoons: [...pontoons, { from: state.turn + 1 }],
  });
}

function repaired(field: Field, state: PlayState, side: number): PlayState {
  const { bridges, ofTheTurn } = campaignOf(state);
  const left = bridges.wrecked.filter((one) => namedOnce(field, one) !== namedOnce(field, side));
  return changeTurn(change(state, { bridges: { ...bridges, wrecked: left } }), {
    repaired: [...ofTheTurn.repaired, state.stage.side],
  });
}

// The stage.

const next = (state: PlayState): PlayState =>
  state.stage.side === 'union'
    ? to(state, { at: 'offer-pontoons', side: 'confederate' })
    : to(state, { at: 'turn-marker', side: 'union' });

export const offerPontoons = (field: Field, state: In<'offer-pontoons'>): PlayState =>
  [layable, liftable, repairable].some((of) => of(field, state).length > 0)
    ? to(state, { at: 'pontoon', side: state.stage.side })
    : next(state);

type Word = 'bridge' | 'lift' | 'repair';
interface OverHexside<D extends Word> {
  readonly do: D;
  readonly hex: string;
  readonly to: string;
}

interface Doing {
  readonly among: (field: Field, state: PlayState) => readonly number[];
  readonly bar: (field: Field, state: PlayState, side: number) => Bar | null;
  readonly play: (field: Field, state: PlayState, side: number) => PlayState;
  readonly cite: string;
  /** "A pontoon is laid" between two hexes. */
  readonly words: string;
  readonly group: string;
}

function overHexside<D extends Word>(
  word: D,
  doing: Doing,
): Deed<Field, Bridging, OverHexside<D>, PlayState> {
  const sideOf = (field: Field, action: OverHexside<D>) =>
    sideFrom(field, hexNamed(field, action.hex), hexNamed(field, action.to));
  const between = (field: Field, { hex, to: other }: OverHexside<D>) =>
    `${doing.words} between ${hexWords(field, hexNamed(field, hex))} and ${hexWords(field, hexNamed(field, other))}`;
  return {
    candidates: (field, state) =>
      doing.among(field, state).map((side) => {
        const [a, b] = banksOf(field, namedOnce(field, side));
        return { do: word, hex: hexId(field, a), to: hexId(field, b) };
      }),
    bar: (field, state, action) => {
      const side = sideOf(field, action);
      const barred = doing.bar(field, state, side);
      return barred ?? (side === namedOnce(field, side) ? null : REVERSED);
    },
    play: (field: Field, state: Bridging, action: OverHexside<D>, u: Umpire) =>
      tells(doing.play(field, state, sideOf(field, action)), u, doing.cite, `${between(field, action)}.`),
    tell: (field, _, action) =>
      told(doing.group, doing.cite, between(field, action), { cell: hexNamed(field, action.hex) }),
  };
}

export const PONTOON: DecisionIn<'pontoon'> = {
  rule: bar(
    'pontoon',
    '19.4.7.1',
    'The Pontoon Segment: bridges are laid, lifted and repaired, or the side goes on.',
  ),
  prompt: (_, { stage }) =>
    stage.side === 'union'
      ? 'lay or lift a pontoon, repair a crossing, or go on.'
      : 'repair a crossing, or go on.',
  deeds: {
    bridge: overHexside('bridge', {
      ...{ among: layable, bar: layBar, play: laid },
      ...{ cite: '19.4.7.1', words: 'A pontoon is laid', group: 'Lay a pontoon' },
    }),
    lift: overHexside('lift', {
      ...{ among: liftable, bar: liftBar, play: lifted },
      ...{ cite: '19.4.7.2', words: 'The pontoon is lifted', group: 'Lift a pontoon' },
    }),
    repair: overHexside('repair', {
      ...{ among: repairable, bar: mendBar, play: repaired },
      ...{ cite: '19.4.7.3', words: 'The crossing is repaired', group: 'Repair a crossing' },
    }),
    done: bare(
      { do: 'done' },
      {
        play: (_, state) => next(state),
        tell: () => told('Done', '19.4.7.1', 'The crossings stay as they are', ENDS),
      },
    ),
  },
};
