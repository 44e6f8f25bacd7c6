/** Why an action that is not listed is not: the rule that forbids it, from the same tests that make the list. */
import type { Field } from '../field/field.ts';
import type { Action, ActionOf, Deed } from './action.ts';
import { activateBar, listBar } from './activating.ts';
import { assaultBar, participantBar } from './assaulting.ts';
import { attackBar } from './attacking.ts';
import { type Bar, bar } from './flow.ts';
import { marchBar } from './marching.ts';
import { railBar } from './rail.ts';
import { mayRefuse } from './refusing.ts';
import { retreatBar } from './retreating.ts';
import type { DecisionStage, PlayState } from './stage.ts';
import { leaderNamed, sideOfUnit, unitNamed } from './standing.ts';
import { forceBar, stepBar, takeBar } from './stepping.ts';
import { burnBar, entrenchBar } from './works.ts';

const NO_UNIT = bar('no-such-unit', '2.2', 'That side has no unit of the name in this scenario.');
const NO_LEADER = bar('no-such-leader', '2.2', 'That side has no leader of the name in this scenario.');
const NO_HEX = bar('no-such-hex', '2.3', 'There is no such hex on the map.');
const NOT_LISTED = bar(
  'not-on-the-list',
  '5.2',
  'It is not on the list of this activation, or has had its turn.',
);
const NO_TRANSFER = bar(
  'no-transfer',
  '6.3',
  'He may go once, up to 10 hexes, to a unit of his, past no enemy and no zone of control without a friend in it.',
);
const FEWEST = bar('fewest-losses', '7.5', 'Nobody loses a second point before each has lost one.');
const NOT_NOW = bar('not-now', '3.0', 'That is not to be decided now.');

interface Named {
  readonly unit: number;
  readonly leader: number;
  readonly hex: number;
}

/** What the action names, looked up; a bar where there is no such thing. */
function named(field: Field, state: PlayState, action: Action): Named | Bar {
  const { side } = state.stage;
  const given = action as { readonly unit?: string; readonly leader?: string; readonly hex?: string };
  const unit = given.unit === undefined ? -1 : unitNamed(field, side, given.unit);
  const leader = given.leader === undefined ? -1 : leaderNamed(field, side, given.leader);
  const hex = given.hex === undefined ? -1 : (field.ground.map.cells.get(given.hex) ?? -1);
  if (given.unit !== undefined && unit < 0) return NO_UNIT;
  if (given.leader !== undefined && leader < 0) return NO_LEADER;
  return given.hex !== undefined && hex < 0 ? NO_HEX : { unit, leader, hex };
}

type Why = (field: Field, state: PlayState, named: Named, action: Action) => Bar | null;
type Whys = Readonly<Partial<Record<Deed, Why>>>;

const MARCHING: Whys = {
  step: (f, s, { hex }) => stepBar(f, s, hex),
  attack: (f, s, { hex }, action) => attackBar(f, s, hex, (action as ActionOf<'attack'>).type),
  take: (f, s, { leader }) => takeBar(f, s, leader),
  'force-march': (f, s) => forceBar(f, s),
  'end-refused': (f, s) => mayRefuse(f, s, s.units[s.stage.march!.unit]!.hex),
};

const WHY: Readonly<Partial<Record<DecisionStage, Whys>>> = {
  transfer: { transfer: () => NO_TRANSFER },
  'choose-action': {
    march: (f, s, { unit }) => marchBar(f, s, unit),
    activate: (f, s, { leader }) => activateBar(f, s, leader),
    assault: (f, s, { leader, hex }) => assaultBar(f, s, leader, hex),
    entrench: (f, s, { unit }) => entrenchBar(f, s, unit),
    burn: (f, s, { unit }) => burnBar(f, s, unit),
    rail: (f, s, { unit, hex }) => railBar(f, s, unit, hex),
  },
  'activation-list': { add: (f, s, { unit }) => listBar(f, s, s.stage.activation!.leader, unit) },
  'next-unit': {
    march: () => NOT_LISTED,
    dig: (f, s, { unit }) => entrenchBar(f, s, unit) ?? NOT_LISTED,
  },
  march: MARCHING,
  contact: MARCHING,
  'assault-names': {
    add: (f, s, { unit }) => participantBar(f, s, s.stage.assault!.leader, unit, s.stage.assault!.target),
  },
  'loss-defender': { lose: () => FEWEST },
  'loss-attacker': { lose: () => FEWEST },
  retreat: { to: (f, s, { hex }) => retreatBar(f, s, hex), halt: (f, s) => retreatBar(f, s, -1) },
  'recovery-refuse': { refuse: (f, s, { hex }) => (stands(f, s, hex) ? mayRefuse(f, s, hex) : NO_UNIT) },
};

const stands = (field: Field, state: PlayState, at: number): boolean =>
  state.units.some(({ hex }, i) => hex === at && sideOfUnit(field, i) === state.stage.side);

export function whyNot(field: Field, state: PlayState, action: Action): Bar {
  const things = named(field, state, action);
  if ('code' in things) return things;
  const why = WHY[state.stage.at as DecisionStage]?.[action.do];
  return why?.(field, state, things, action) ?? NOT_NOW;
}
