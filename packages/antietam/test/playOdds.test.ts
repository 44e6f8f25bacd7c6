/** The odds that are shown before a plot or a charge are those of what it does: as fractions, over every branch of the stage. */
import { add, type Branching, exact, ONE, type Rational, toFraction, toNumber, ZERO } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { NOBODY } from '../src/field/state.ts';
import type { Side } from '../src/model/vocabulary.ts';
import { fire } from '../src/play/combat/firing.ts';
import { fightMelee } from '../src/play/combat/melee.ts';
import { expectedLoss, fireAsked, meleeAsked } from '../src/play/combat/shooting.ts';
import type { In, Loss, PlayState } from '../src/play/state/stage.ts';
import { asked } from './asked.ts';
import { type Board, firing, meleeing, type Placed, position } from './playing.ts';

const WEBER: Placed = {
  ...{ square: '1818', facing: 5, op: 0, fatigue: 4 },
  plot: { square: '1719', paid: 2, order: 1 },
};
const ANDERSON: Placed = { square: '1719', facing: 1 };
const charge = (square: string, order = 1) => ({ square, paid: 4, order, melee: true });

describe('the odds shown before a plot are those of the plot', () => {
  const POSITIONS: Readonly<Record<string, Readonly<Record<string, Placed>>>> = {
    'a volley at the lane': { 'U-WEBER-A': WEBER, 'C-GBANDERSON-A': ANDERSON },
    'into a flank': { 'U-WEBER-A': WEBER, 'C-GBANDERSON-A': { ...ANDERSON, facing: 5 } },
    'at two units, one of them in works': {
      'U-WEBER-A': { ...WEBER, op: 8, leader: 'L-SUMNER', mode: 'column' },
      'C-GBANDERSON-A': { ...ANDERSON, men: 201, fort: 4, facing: 5 },
      'C-RODES': { square: '1719', facing: 1 },
    },
    'guns at a distance': {
      'U-WEBER-A': { square: '1816' },
      'U-RES-ART1': { square: '2820', facing: 7, op: 5, plot: { square: '1820', paid: 4, order: 1 } },
      'C-GBANDERSON-B': { square: '1820', men: 43, facing: 1 },
    },
    'at so few that all may fall': {
      'U-WEBER-A': { ...WEBER, op: 10 },
      'C-GBANDERSON-A': { ...ANDERSON, men: 15, facing: 5 },
    },
  };
  const HOUSES = [
    {},
    { laneCover: 3, casualtyRounding: 'down' },
    { battleTimeRead: 'after-paying' },
  ] as const;

  const quiet = (units: Readonly<Record<string, Placed>>) =>
    Object.fromEntries(
      Object.entries(units).map(([id, put]) => [id, id.startsWith('C-') ? { ...put, holdFire: true } : put]),
    );

  const lossesIn = ({ stage }: PlayState): readonly Loss[] =>
    stage.at === 'fire-settle' ? stage.losses : [];
  /** By unit of the square, as the question lists them. */
  const lostIn = (after: PlayState, targets: readonly number[]): string =>
    targets.map((target) => lossesIn(after).find(({ unit }) => unit === target)?.lost ?? 0).join('/');
  const shownBy = ({ question, input }: NonNullable<ReturnType<typeof fireAsked>>): Record<string, string> =>
    Object.fromEntries(
      asked(question.replace('antietam/', ''), input)
        .odds()
        .outcomes.map(({ result, fraction }) => [
          (result as { losses: readonly number[] }).losses.join('/'),
          fraction,
        ]),
    );

  for (const [name, units] of Object.entries(POSITIONS))
    for (const houseRules of HOUSES)
      test(`${name} ${JSON.stringify(houseRules)}`, () => {
        const stage = firing('union');
        const { field, state } = position({
          scenario: 'sunken-road',
          units: quiet(units),
          stage,
          houseRules,
        });
        const unit = state.units.findIndex(({ plot }) => plot !== null);
        const { square } = state.units[unit]!.plot!;
        const targets = state.units.flatMap((one, i) => (one.square === square ? [i] : []));
        const key = (after: PlayState): string => lostIn(after, targets);
        const outcomes = exact((u) => fire(field, state as In<'fire'>, u), { key });
        const played = Object.fromEntries(outcomes.map(({ value, p }) => [key(value), toFraction(p)]));
        expect(shownBy(fireAsked(field, state, unit, square)!)).toEqual(played);
        const mean = outcomes.reduce(
          (sum, { value, p }) => sum + lossesIn(value).reduce((all, { lost }) => all + lost, 0) * toNumber(p),
          0,
        );
        expect(expectedLoss(field, state, unit, square)).toBeCloseTo(mean, 9);
      });
});

describe('the odds shown before a charge are those of the charge', () => {
  const CASES: Readonly<Record<string, Readonly<Record<string, Placed>>>> = {
    'one against one': {
      'U-WEBER-A': { square: '1818', facing: 6, plot: charge('1719') },
      'C-RODES': { square: '1719', facing: 1 },
    },
    'two against two, one of them routed, one flanked': {
      'U-TYNDALE-A': { square: '1518', facing: 4, leader: 'L-GREENE', plot: charge('1619', 1) },
      'U-TYNDALE-B': { square: '1618', facing: 5, plot: charge('1619', 2) },
      'C-RODES': { square: '1619', facing: 4 },
      'C-MCRAE': { square: '1619', mode: 'routed', men: 300 },
    },
    'up the bank, out of the ford, on horse': {
      'U-CAV-ART1': { square: '2622', leader: null },
      'U-KIMBALL-A': { square: '2522', facing: 7, mode: 'column', plot: charge('2422') },
      'C-EVANS': { square: '2422', facing: 7 },
      'C-COBB': { square: '2422', facing: 3 },
    },
  };
  const HOUSES = [{}, { densityInMelee: 'used', differentialTruncated: 'down' }] as const;

  /** One number of men for all of a random draw: row and retreat do not hang on it. */
  const firstOfMen: Branching = (chance) =>
    chance.id.endsWith('random of 25') ? [{ ...chance.branches[0]!, p: ONE }] : chance.branches;

  const spread = (entries: Iterable<readonly [string, Rational]>): Record<string, string> => {
    const sums = new Map<string, Rational>();
    for (const [at, p] of entries) sums.set(at, add(sums.get(at) ?? ZERO, p));
    return Object.fromEntries([...sums].map(([at, p]) => [at, toFraction(p)]));
  };

  /** What a side lost, who went, read off the state after the melee. */
  const resultOf = ({ field, state }: Board, after: PlayState): string => {
    const places = state.units.flatMap(({ square }, i) => (square >= 0 ? [i] : []));
    const lost = (side: Side): number =>
      (after.stage.at === 'melee' ? after.stage.melees.losses : [])
        .filter(({ unit }) => field.units[unit]!.side === side)
        .reduce((sum, loss) => sum + loss.lost, -1);
    const left = (side: Side, mode: 'routed' | 'steady'): boolean =>
      places.some((unit) => {
        const [was, is] = [state.units[unit]!, after.units[unit]!];
        const isMeant = field.units[unit]!.side === side && (was.mode === 'routed') === (mode === 'routed');
        const target = was.plot?.square ?? NOBODY;
        return isMeant && is.square !== was.square && is.square !== target;
      });
    const attacker = left('union', 'steady');
    const routed = left('confederate', 'routed');
    const retreat = left('confederate', 'steady')
      ? 'defender'
      : routed
        ? attacker
          ? 'both'
          : 'routed-defender'
        : attacker
          ? 'attacker'
          : 'none';
    return `${lost('union')} ${lost('confederate')} ${retreat}`;
  };

  interface Shown {
    readonly attackerLoss: { readonly plus: number };
    readonly defenderLoss: { readonly plus: number };
    readonly retreat: string;
  }
  const fractionOf = (text: string): Rational => {
    const [n = 0, d = 1] = text.split('/').map(Number);
    return { n, d };
  };

  for (const [name, units] of Object.entries(CASES))
    for (const houseRules of HOUSES)
      test(`${name} ${JSON.stringify(houseRules)}`, () => {
        const board = position({ units, stage: meleeing('union'), houseRules });
        const { field, state } = board;
        const played = exact((u) => fightMelee(field, state as In<'melee'>, u), {
          key: (after) => resultOf(board, after),
          branching: firstOfMen,
        });
        const unit = state.units.findIndex(({ plot }) => plot !== null);
        const { question, input } = meleeAsked(field, state, unit)!;
        const { outcomes } = asked(question.replace('antietam/', ''), input).odds();
        expect(
          spread(
            outcomes.map(({ result, fraction }) => {
              const { attackerLoss, defenderLoss, retreat } = result as Shown;
              return [`${attackerLoss.plus} ${defenderLoss.plus} ${retreat}`, fractionOf(fraction)];
            }),
          ),
        ).toEqual(spread(played.map(({ value, p }) => [resultOf(board, value), p])));
      });
});
