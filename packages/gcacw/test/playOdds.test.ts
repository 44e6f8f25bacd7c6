/** The odds that an action shows before it is done are those that it has: the question and the map agree, exactly. */
import { type Chance, exact, Fast, firstOption, seeded, toFraction, type Umpire } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../src/play/state/action.ts';
import type { PlayState } from '../src/play/state/stage.ts';
import { questionOf } from './asked.ts';
import {
  add,
  assault,
  BASIC,
  type Board,
  bare,
  boldAction,
  foughtIn,
  groundWith,
  march,
  marchIn,
  position,
  scenarioBoard,
} from './playing.ts';

type Table = Readonly<Record<string, string>>;

/** Thrown once the dice that the question is about have fallen: what follows, the next initiative too, is another matter. */
class Enough extends Error {}

interface Seen {
  readonly after: PlayState | null;
  readonly drawn: Readonly<Record<string, unknown>>;
}

/** Applies an action until dice of another kind would fall. */
function applied({ rules, state, side }: Board, action: Action, dice: readonly string[], u: Umpire): Seen {
  const drawn: Record<string, unknown> = {};
  const spy: Umpire = {
    draw<T>(chance: Chance<T>): T {
      if (!dice.includes(chance.id)) throw new Enough();
      const value = u.draw(chance);
      drawn[chance.id] = value;
      return value;
    },
    choose: (ask) => u.choose(ask),
    note: () => undefined,
  };
  try {
    return { after: rules.apply(state, side, action, spy), drawn };
  } catch (e) {
    if (!(e instanceof Enough)) throw e;
    return { after: null, drawn };
  }
}

/** Fractions of everything that an action may come to, by the words of `read`. */
function realOdds(
  board: Board,
  action: Action,
  dice: readonly string[],
  read: (seen: Seen) => string,
): Table {
  const outcomes = exact((u) => ({ key: read(applied(board, action, dice, u)) }), { key: ({ key }) => key });
  return Object.fromEntries(outcomes.map(({ value, p }) => [value.key, toFraction(p)] as const));
}

/** The same as the question behind the action tells it; outcomes with the same words are added up. */
function toldOdds<R>(board: Board, action: Action, read: (result: R) => string): Table {
  const { asks } = board.tell(action);
  const verdict = questionOf(asks!.question.replace('gcacw/', '')).ask(
    JSON.parse(JSON.stringify(asks!.input)),
  );
  if (verdict.refused) throw new Error(`${JSON.stringify(action)}: ${verdict.refused.text}`);
  const answer = verdict.value.odds();
  expect(answer.method).toBe('exact');
  const sums = new Map<string, [number, number]>();
  for (const { result, fraction } of answer.outcomes) {
    const [n, d = 1] = fraction.split('/').map(Number) as [number, number?];
    const key = read(result as R);
    const [sum, of] = sums.get(key) ?? [0, 1];
    sums.set(key, [sum * d + n * of, of * d]);
  }
  return Object.fromEntries([...sums].map(([key, [n, d]]) => [key, toFraction({ n, d })]));
}

interface Clash {
  readonly attacker: string;
  readonly defender: string;
  readonly difference: number;
}
const clashWords = ({ attacker, defender, difference }: Clash): string =>
  `${difference}: ${attacker} / ${defender}`;

/** By the two codes in the state, where the fight is still there to be seen. */
function attackAgrees(board: Board, action: Action): void {
  const real = realOdds(board, action, ['artillery die', 'combat dice'], ({ after, drawn }) => {
    const clash = drawn['combat dice'] as Clash;
    const fight = after && foughtIn(after);
    if (fight) expect([fight.attackerResult, fight.defenderResult]).toEqual([clash.attacker, clash.defender]);
    return clashWords(clash);
  });
  expect(toldOdds<Clash>(board, action, clashWords)).toEqual(real);
}

interface Withdrawal {
  readonly mpTaken: number;
  readonly loss: number;
}
const withdrawalWords = ({ mpTaken, loss }: Withdrawal): string => `${mpTaken} MP, ${loss} lost`;

function withdrawalAgrees(board: Board, action: Action): void {
  const real = realOdds(board, action, ['cavalry retreat die'], ({ drawn }) =>
    withdrawalWords(drawn['cavalry retreat die'] as Withdrawal),
  );
  expect(toldOdds<Withdrawal>(board, action, withdrawalWords)).toEqual(real);
}

interface Marched {
  readonly mp: number;
  readonly unit: { readonly manpower: number; readonly organized: boolean };
}
const marchWords = ({ mp, unit: { manpower, organized } }: Marched): string =>
  manpower === 0 ? 'dead' : `${mp} MP, ${manpower}${organized ? '' : ' disorganized'}`;

/** What a unit has more than before, if it still marches. */
function marchedWords(after: PlayState | null, unit: number, before: number): string {
  const march = after && marchIn(after);
  return march ? marchWords({ mp: march.mp - before, unit: after.units[unit]! }) : 'dead';
}

function forceMarchAgrees(board: Board, action: Action): void {
  const { unit, mp } = board.march;
  const real = realOdds(board, action, ['force march dice'], ({ after }) => marchedWords(after, unit, mp));
  expect(toldOdds<Marched>(board, action, marchWords)).toEqual(real);
}

const ALLOWANCE = ['extended march die', 'movement dice'];

function marchAgrees(board: Board, action: Action): void {
  const name = action.do === 'march' ? action.unit : '';
  const unit = board.field.pieces.units.findIndex(
    (piece) => piece.name === name && piece.side === board.side,
  );
  const real = realOdds(board, action, ALLOWANCE, ({ after }) => marchedWords(after, unit, 0));
  expect(toldOdds<Marched>(board, action, marchWords)).toEqual(real);
}

const CHECKS: Readonly<Partial<Record<Action['do'], (board: Board, action: Action) => void>>> = {
  attack: attackAgrees,
  withdraw: withdrawalAgrees,
  'force-march': forceMarchAgrees,
  march: marchAgrees,
};

const MOST: Readonly<Record<string, number>> = { attack: 30 };

/** Looks at what is listed and not yet looked at often enough; an activation has rolled its allowance already. */
function checkListed(board: Board, checked: Record<string, number>): void {
  for (const action of board.legal) {
    const before = checked[action.do] ?? 0;
    const rolled = action.do === 'march' && board.at === 'next-unit';
    if (rolled || before >= (MOST[action.do] ?? 8)) continue;
    CHECKS[action.do]?.(board, action);
    checked[action.do] = before + 1;
  }
}

describe('in games at random', () => {
  test.each(BASIC.map((scenario) => [scenario.id, scenario] as const))('%s', (_, scenario) => {
    const board = scenarioBoard(scenario);
    const rng = seeded(`odds ${scenario.id}`);
    const checked: Record<string, number> = {};
    for (let move = 0; move < 400 && board.at !== 'game-over'; move++) {
      checkListed(board, checked);
      const action = boldAction(board, (n) => rng.int(n));
      board.state = board.rules.apply(board.state, board.side, action, new Fast(rng, firstOption));
    }
    expect(checked['march']).toBeGreaterThan(0);
    expect(checked['attack'] ?? 0, 'attacks looked at').toBeGreaterThan(3);
  });
});

describe('in positions', () => {
  const stacked = `  Tracy  E0706  5  abatis, fatigue 2\n  Green-A  E0706  3  disorganized\n  Bowen  E0706  -\n  Taylor  E1201  1`;
  const union =
    '  McClernand  E0606  -\n  Carr  E0606  8\n  Osterhaus  E0906  8\n  AJ Smith-A  E0704  6  disorganized';
  const GROUNDS = [
    groundWith(),
    groundWith({ E0706: 'h' }),
    groundWith({ E0706: 'l', E0605: 'w' }),
    groundWith({ E0706: 's' }, 'ways road\n  A road: E0606 E0706'),
    groundWith({}, 'edges creek\n  The creek\n    E0606 SE'),
    groundWith({}, 'edges minor-river\n  The river\n    E0606 SE\ncrossings\n  ford E0606 SE A ford'),
    groundWith({}, 'edges bluff one-sided\n  The bluff\n    E0606 SE\nways road\n  A road: E0606 E0706'),
    groundWith({}, 'edges bluff one-sided\n  The bluff\n    E0706 NW\nways road\n  A road: E0606 E0706'),
  ];

  test.each(GROUNDS.map((ground, i) => [i, ground] as const))(
    'over ground %i, with leaders, works, flanks',
    (_, ground) => {
      const board = position({ ground, union, confederate: stacked }).play(march('Carr'), 6);
      const attacks = board.legal.filter((action) => action.do === 'attack');
      expect(attacks.length).toBeGreaterThan(2);
      for (const action of attacks) attackAgrees(board, action);
      board.set('Tracy', { flanksRefused: true }).set('Green-A', { flanksRefused: true });
      for (const action of attacks) attackAgrees(board, action);
    },
  );

  test('under house rules', () => {
    const houseRules = {
      abatisMultiplier: 2,
      columnOfRouteInLoess: 'free',
      flankBonusAgainstRefused: 'both',
    };
    const board = position({ union, confederate: stacked, houseRules }).play(march('Carr'), 6);
    board.set('Tracy', { flanksRefused: true });
    for (const action of board.legal) if (action.do === 'attack') attackAgrees(board, action);
  });

  test('an assault fails as often as its odds say, and fights by them where all that were named attack', () => {
    const board = position({ union, confederate: stacked })
      .play(assault('McClernand', 'E0706'))
      .play(add('Carr'));
    const dice = ['command die', 'artillery die', 'combat dice'];
    const words = (clash: Clash | undefined) => (clash ? clashWords(clash) : 'failed');
    const real = realOdds(board, bare('declare'), dice, ({ drawn }) => words(drawn['combat dice'] as Clash));
    expect(real['failed']).toBe('1/2');
    expect(
      toldOdds<Clash & { failed: boolean }>(board, bare('declare'), (o) => words(o.failed ? undefined : o)),
    ).toEqual(real);
  });

  test('a grand assault, rolled for and declined', () => {
    const army = `
  Grant       E0604  -
  Lindsey     E0604  3
  McClernand  E0606  -
  Carr        E0606  8
  McPherson   E0705  -
  Crocker     E0705  7
  Logan-A     E0705  4`;
    const board = position({ union: army, confederate: stacked })
      .play(assault('McClernand', 'E0706'))
      .play(add('Carr'))
      .play(bare('declare'), 1)
      .play(add('Crocker'));
    const dice = ['grand assault die', 'artillery die', 'combat dice'];
    const words = (joining: number, clash: Clash) => `${joining} join, ${clashWords(clash)}`;
    for (const deed of ['roll', 'decline'] as const) {
      const real = realOdds(board, bare(deed), dice, ({ drawn }) =>
        words(Math.min(1, Number(drawn['grand assault die'] ?? 0)), drawn['combat dice'] as Clash),
      );
      const told = toldOdds<Clash & { joining: number }>(board, bare(deed), (o) => words(o.joining, o));
      expect(told).toEqual(real);
    }
    // Two that stand together share a cap, which the form cannot say: then it is not asked.
    board.play(add('Logan-A'));
    expect(board.tell(bare('roll')).asks).toBeUndefined();
  });

  test('the roll of an activation', () => {
    const board = position({ union, confederate: stacked }).play({ do: 'activate', leader: 'McClernand' });
    board.play(add('Carr'));
    const real = realOdds(board, bare('roll'), ['movement dice'], ({ after }) =>
      after?.stage.at === 'next-unit' ? `${after.stage.activation.mp}` : 'none',
    );
    expect(toldOdds<{ mp: number }>(board, bare('roll'), ({ mp }) => `${mp}`)).toEqual(real);
  });
});
