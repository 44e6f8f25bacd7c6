/** Plans: whole undertakings, each made of actions that are listed one after another. */
import { Fast, firstOption, type Plan, type Rng, sameJson, seeded } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../src/play/state/action.ts';
import type { PlayState } from '../src/play/state/stage.ts';
import {
  activate,
  add,
  attack,
  BASIC,
  type Board,
  bare,
  boldAction,
  groundWith,
  march,
  marchIn,
  position,
  scenarioBoard,
  step,
} from './playing.ts';

const MOVES = 80;
/** Plans of a state that are played through. */
const PLAYED = 5;

const plansOf = ({ rules, view }: Board): readonly Plan<Action>[] => rules.plans!(view);
const isListed = ({ legal }: Board, action: Action): boolean => legal.some((one) => sameJson(one, action));

/** An umpire who remembers whether dice fell. */
class Watched extends Fast {
  rolled = false;
  override draw<T>(chance: Parameters<Fast['draw']>[0] & { value(way: number): T }): T {
    this.rolled = true;
    return super.draw(chance) as T;
  }
}

/** Plays a plan until it ends, dice fall in it, or somebody else must decide; each action is listed and allowed. */
function carryOut(board: Board, { text, actions }: Plan<Action>, rng: Rng): 'ended' | 'dice' | 'other' {
  const { side } = board;
  for (const [i, action] of actions.entries()) {
    const said = `${text}: ${JSON.stringify(action)}, number ${i + 1}, in ${board.at}`;
    expect(isListed(board, action), `${said} is listed`).toBe(true);
    expect(board.rules.check(board.view, action).refused, said).toBeNull();
    const umpire = new Watched(rng, firstOption);
    board.state = board.rules.apply(board.state, side, action, umpire);
    board.keepsItsBooks();
    if (umpire.rolled) return 'dice';
    if (board.side !== side) return 'other';
  }
  return 'ended';
}

/** The hex in the words of a march plan. */
const namedIn = ({ text }: Plan<Action>): string | undefined => / to ([WE]\d{4})/.exec(text)?.[1];

/** A march without an attack, and not cut short by anybody, stands where it says. */
function tryPlan(board: Board, plan: Plan<Action>, rng: Rng): void {
  const from: PlayState = board.state;
  const unit = marchIn(from)?.unit ?? -1;
  const ended = carryOut(board, plan, rng);
  const marched = from.stage.at === 'march' && plan.actions.at(-1)!.do !== 'attack' && ended !== 'other';
  if (marched) expect(board.idOf(board.state.units[unit]!.hex), plan.text).toBe(namedIn(plan));
  board.state = from;
}

describe('plans', () => {
  test.each(BASIC.map((scenario) => [scenario.id, scenario] as const))(
    '%s: in a bold game the first action of each is listed; played, each goes on to its end',
    (_, scenario) => {
      const board = scenarioBoard(scenario);
      const rng = seeded(`plans ${scenario.id}`);
      const stages = new Set<string>();
      for (let move = 0; move < MOVES && board.at !== 'game-over'; move++) {
        const plans = plansOf(board);
        stages.add(board.at);
        expect(plans.length, board.at).toBeGreaterThan(0);
        for (const { text, actions } of plans)
          expect(isListed(board, actions[0]!), `${text}: ${JSON.stringify(actions[0])}`).toBe(true);
        for (let i = 0; i < PLAYED; i++) tryPlan(board, plans[rng.int(plans.length)]!, rng);
        const action = boldAction(board, (n) => rng.int(n));
        board.state = board.rules.apply(board.state, board.side, action, new Fast(rng, firstOption));
      }
      expect([...stages]).toEqual(expect.arrayContaining(['choose-action', 'march']));
    },
  );

  test('only the side that decides has some', () => {
    const { rules, state } = position({ union: '  Carr  E0606  8' });
    expect(rules.plans!(rules.view(state, 'confederate'))).toEqual([]);
  });
});

describe('of a march', () => {
  const ground = groundWith({}, 'ways road\n  A road: E0606 E0506 E0406');
  const union = '  Carr  E0606  8';
  const far = position({ ground, union }).play(march('Carr'), 2);

  test('to each hex within reach by the cheapest way, and to end where it stands', () => {
    expect(plansOf(far)).toEqual([
      { text: 'Carr to E0606', actions: [bare('end')] },
      { text: 'Carr to E0506', actions: [step('E0506'), bare('end')] },
      { text: 'Carr to E0406', actions: [step('E0506'), step('E0406'), bare('end')] },
    ]);
  });

  const against = (more: object, mp: number) => {
    const board = position({ ground, union, confederate: '  Tracy  E0306  5\n  Taylor  E1201  1', ...more });
    return plansOf(board.play(march('Carr'), mp)).filter(({ actions }) => actions.at(-1)!.do === 'attack');
  };
  const TO = 'Carr to E0406, against Tracy';
  const WAY = [step('E0506'), step('E0406')];

  test('with an attack at its end, of the types that it can pay for', () => {
    expect(against({}, 3)).toEqual([
      { text: TO, actions: [...WAY, attack('E0306', 'column-of-route')] },
      { text: TO, actions: [...WAY, attack('E0306', 'hasty')] },
    ]);
  });

  test('with none over a hexside that is closed to it', () => {
    const river = 'edges minor-river\n  The river\n    E0406 NE\nways road\n  A road: E0606 E0506 E0406';
    expect(against({ ground: groundWith({}, river) }, 4)).toEqual([]);
    expect(against({ ground: groundWith({ E0306: 'w' }, river.slice(river.indexOf('ways'))) }, 4)).toEqual(
      [],
    );
  });

  test('6.4.4 from zone to zone the march is over with the step, in an activation too', () => {
    const led = '  McClernand  E0606  -\n  Carr  E0606  8\n  Osterhaus  E0606  8';
    const board = position({ union: led, confederate: '  Tracy  E0706  5\n  Taylor  E1201  1' });
    board.play(activate('McClernand')).play(add('Carr')).play(add('Osterhaus')).play(bare('roll'), 5);
    board.play(march('Carr'));
    const plans = plansOf(board).filter((plan) => namedIn(plan) === 'E0605');
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) tryPlan(board, plan, seeded('zones'));
  });
});

describe('of an activation', () => {
  test('everybody within radius, then the roll', () => {
    const union = '  McClernand  E0606  -\n  Carr  E0606  8\n  Osterhaus  E0607  8\n  Logan-A  E0606  8';
    const board = position({ union }).play(activate('McClernand'));
    expect(plansOf(board).map(({ actions }) => actions)).toEqual([
      [add('Carr'), add('Osterhaus'), bare('roll')],
    ]);
    board.play(add('Osterhaus'));
    expect(plansOf(board).map(({ actions }) => actions)).toEqual([[add('Carr'), bare('roll')]]);
  });
});
