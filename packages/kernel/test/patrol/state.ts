/**
 * Patrols: a game of hidden pieces and sealed orders, to try secrets with, and the worked example of a game written on
 * the kernel's sequence. Two sides walk towards each other on a strip of nine cells at night. In each turn both write
 * orders for their patrols under seal, at their own pace; the orders are opened and carried out; then one side after the
 * other acts with its patrols one by one. Whoever stands beside an enemy sees him, and is seen.
 */
export const SIDES = ['west', 'east'] as const;
export type Side = (typeof SIDES)[number];
export const otherThan = (side: string): Side => (side === 'west' ? 'east' : 'west');

export const CELLS = 9;
export const MIDDLE = 4;
export const TURNS = 2;

export const ORDERS = ['advance', 'about'] as const;
export type Order = (typeof ORDERS)[number];

export interface Patrol {
  readonly id: string;
  readonly side: Side;
  readonly cell: number;
  /** The way it faces: 1 towards the last cell, -1 towards the first. */
  readonly front: 1 | -1;
  readonly strength: number;
  readonly dug: boolean;
}

/** What a side heard last, in which turn. */
export interface Heard {
  readonly turn: number;
  readonly count: number;
}

/** What is decided, or played through by the rules. Data of a stage is nowhere else. */
export type Stage =
  | {
      readonly at: 'plots';
      readonly orders: Readonly<Record<string, Order>>;
      readonly done: readonly Side[];
    }
  | { readonly at: 'orders'; readonly orders: Readonly<Record<string, Order>> }
  | { readonly at: 'contact' }
  | { readonly at: 'open'; readonly side: Side; readonly acted: readonly string[] }
  | {
      readonly at: 'answer';
      readonly side: Side;
      readonly acted: readonly string[];
      readonly scout: string;
      readonly target: string;
    }
  | { readonly at: 'dawn' }
  | { readonly at: 'over' };

export interface PatrolState {
  readonly turn: number;
  readonly patrols: readonly Patrol[];
  /** Ids of those that are lost; everybody knows of them. */
  readonly lost: readonly string[];
  /** Who fought whom in this turn. Everybody looked on, so it is in every view, though they may be out of sight by now. */
  readonly fights: readonly string[];
  readonly heard: Readonly<Partial<Record<Side, Heard>>>;
  /** Seals that are broken: "2 w1" for what w1 was told to do and did in turn 2. */
  readonly broken: readonly string[];
  readonly stage: Stage;
}

/** A place of which no more is known than that somebody of the side is there. */
export interface Somebody {
  readonly side: Side;
  readonly cell: number;
}

/**
 * What a seat may know: a state with less in it. So the candidates and bars of the sequence, which are written over
 * states, are asked about views, and what is not in the view cannot bear on them.
 */
export interface PatrolView extends PatrolState {
  readonly seat: Side | null;
  readonly there: readonly Somebody[];
}

export type PatrolAction =
  | { readonly do: 'plot'; readonly patrol: string; readonly order: Order }
  | { readonly do: 'done' }
  | { readonly do: 'scout'; readonly patrol: string }
  | { readonly do: 'listen'; readonly patrol: string }
  | { readonly do: 'dig'; readonly patrol: string }
  | { readonly do: 'pass' }
  | { readonly do: 'stand' }
  | { readonly do: 'slip' }
  | { readonly do: 'agree'; readonly patrol: string; readonly cell: number };

const beginning = (id: string, side: Side, cell: number, strength: number): Patrol => ({
  ...{ id, side, cell, strength, dug: false },
  front: side === 'west' ? 1 : -1,
});

export const FIRST: PatrolState = {
  turn: 1,
  patrols: [
    beginning('w1', 'west', 0, 1),
    beginning('w2', 'west', 1, 2),
    beginning('w3', 'west', 2, 3),
    beginning('e1', 'east', 8, 1),
    beginning('e2', 'east', 7, 2),
    beginning('e3', 'east', 6, 3),
  ],
  lost: [],
  fights: [],
  heard: {},
  broken: [],
  stage: { at: 'plots', orders: {}, done: [] },
};

export const NAMES: Readonly<Record<Side, readonly string[]>> = {
  west: ['w1', 'w2', 'w3'],
  east: ['e1', 'e2', 'e3'],
};

export const patrolNamed = ({ patrols }: Pick<PatrolState, 'patrols'>, id: string): Patrol | undefined =>
  patrols.find((one) => one.id === id);

export const withPatrol = <S extends PatrolState>(state: S, changed: Patrol): S => ({
  ...state,
  patrols: state.patrols.map((one) => (one.id === changed.id ? changed : one)),
});

export const isOn = (cell: number): boolean => Number.isInteger(cell) && cell >= 0 && cell < CELLS;

/** Who may act: in a view as in a state, for whose turn it is is no secret. */
export function toMove({ stage }: PatrolState): readonly Side[] {
  if (stage.at === 'plots') return SIDES.filter((side) => !stage.done.includes(side));
  return 'side' in stage ? [stage.side] : [];
}
