/** The odds that are shown before an action are those of what it does: as fractions, over every branch of the stages. */
import { add, type Rational, rational, toFraction, ZERO } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { MACHINE } from '../src/play/sequence/sequence.ts';
import type { Action } from '../src/play/state/action.ts';
import type { Stage } from '../src/play/state/stage.ts';
import { asked } from './asked.ts';
import {
  type Board,
  bold,
  type Deciding,
  everyWay,
  legalWords,
  type Placed,
  played,
  position,
  unitAt,
} from './playing.ts';

const TRY = { onDisrupt: 'try' } as const;

const board = (
  units: Readonly<Record<string, Placed>>,
  leaders: Readonly<Record<string, string>>,
  segment: 'f' | 'g',
  houseRules = {},
): Board =>
  position({
    scenario: 'seven-pines',
    segment,
    units: { 'RAINS-2': { hex: '0038' }, 'PECK-1': { hex: '4404' }, ...units },
    leaders,
    houseRules,
    orders: { union: TRY, confederate: TRY },
  });

const spread = (entries: Iterable<readonly [string, string]>): Record<string, string> => {
  const sums = new Map<string, Rational>();
  for (const [name, fraction] of entries) {
    const [n, d] = fraction.split('/').map(BigInt) as [bigint, bigint | undefined];
    sums.set(name, add(sums.get(name) ?? ZERO, rational(Number(n), Number(d ?? 1n))));
  }
  return Object.fromEntries([...sums].map(([name, p]) => [name, toFraction(p)]));
};

interface UnitAfter {
  readonly hits: number;
  readonly reduced: boolean;
}
const unitsWords = (units: readonly UnitAfter[]): string =>
  units
    .map(({ hits, reduced }) => `${reduced ? 'r' : 'f'}${hits}`)
    .sort()
    .join('+');

/** What is shown, by a reading of the result. */
function shown(now: Board, action: Action, read: (result: never) => string): Record<string, string> {
  const { question, input } = MACHINE.tell(now.field, now.state, action).asks!;
  const { method, outcomes } = asked(question.replace('huzzah/', ''), input as never).odds();
  expect(method).toBe('exact');
  return spread(outcomes.map(({ result, fraction }) => [read(result as never), fraction]));
}

const left = (now: Board, ids: readonly string[]): readonly UnitAfter[] =>
  ids.map((id) => unitAt(now, id)).filter(({ hex }) => hex >= 0);

const HOUSES = [
  {},
  { secondDisruption: 'hit-and-check', endsHeld: 'at-the-end' },
  { leaderLossFire: 2, densityFrom: 6 },
] as const;

describe('a shot', () => {
  const CASES: Readonly<
    Record<
      string,
      readonly [
        Readonly<Record<string, Placed>>,
        Readonly<Record<string, string>>,
        string,
        Action,
        readonly string[],
      ]
    >
  > = {
    'rifles behind an abatis at a stack with a leader': [
      {
        'NAGLEE-2': { hex: '1621', facing: 'W' },
        'GARLAND-1': { hex: '1521', facing: 'E' },
        'GARLAND-2': { hex: '1521', facing: 'E', hits: 1 },
      },
      { 'J-GARLAND': '1521' },
      '1621',
      { do: 'fire', target: '1521', arm: 'small-arms' },
      ['GARLAND-1', 'GARLAND-2'],
    ],
    'guns at a disrupted stack in the wood, through its flank': [
      {
        FITCH: { hex: '1820', facing: 'W' },
        'RODES-1': { hex: '1420', facing: 'W', state: 'disrupted', hits: 2 },
      },
      {},
      '1820',
      { do: 'fire', target: '1420', arm: 'artillery' },
      ['RODES-1'],
    ],
    'with a marker, out of command, at the last of a unit': [
      {
        'PALMER-2': { hex: '1821', facing: 'W', marker: true },
        'RODES-2': { hex: '1721', facing: 'E', reduced: true, hits: 2, inCommand: false },
      },
      {},
      '1821',
      { do: 'fire', target: '1721', arm: 'small-arms' },
      ['RODES-2'],
    ],
  };
  for (const [name, [units, leaders, from, action, targets]] of Object.entries(CASES))
    test.each(HOUSES)(`${name} %j`, (houseRules) => {
      const opened = played(board(units, leaders, 'g', houseRules), [{ do: 'open', hex: from }]);
      const isOver = ({ at }: Stage): boolean =>
        ['suffered', 'action-choose', 'segment-end', 'rout'].includes(at);
      const read = (now: Board): string => {
        const there = left(now, targets);
        return there.length === 0
          ? 'gone'
          : `${unitAt(now, targets.find((id) => unitAt(now, id).hex >= 0)!).state} ${unitsWords(there)}`;
      };
      const game = everyWay(opened, action, read, bold, { isOver });
      const odds = shown(
        opened,
        action,
        ({ units: after, state }: { units: readonly UnitAfter[]; state: string }) =>
          after.length === 0 ? 'gone' : `${state} ${unitsWords(after)}`,
      );
      expect(odds).toEqual(game);
    });
});

describe('an assault to its end', () => {
  const isFought = ({ at }: Stage): boolean =>
    ['assault-end', 'rout', 'rout-step', 'action-choose', 'offer', 'segment-end'].includes(at);
  const bodies = (now: Board, ids: readonly string[]): string => {
    const there = left(now, ids);
    const first = ids.find((id) => unitAt(now, id).hex >= 0);
    return first === undefined ? 'gone' : `${unitAt(now, first).state} ${unitsWords(there)}`;
  };
  interface Body {
    readonly state: string;
    readonly units: readonly UnitAfter[];
  }
  const bodyWords = ({ state, units }: Body): string =>
    units.length === 0 ? 'gone' : `${state} ${unitsWords(units)}`;
  const readResult = ({ attacker, defender }: { readonly attacker: Body; readonly defender: Body }): string =>
    `${bodyWords(attacker)} / ${bodyWords(defender)}`;
  const readGame =
    (attackers: readonly string[], defenders: readonly string[]) =>
    (now: Board): string =>
      `${bodies(now, attackers)} / ${bodies(now, defenders)}`;

  test('uphill at works in front, a leader with the defenders who may be lost', () => {
    const opened = played(
      board(
        { 'RODES-1': { hex: '1724', facing: 'E' }, 'WESSELLS-1': { hex: '1824', facing: 'W' } },
        { CASEY: '1824' },
        'f',
        // Two rounds: every branch of the stages is walked.
        { assaultRounds: 2 },
      ),
      [{ do: 'open', hex: '1724' }],
    );
    const action: Action = { do: 'assault', target: '1824' };
    const game = everyWay(opened, action, readGame(['RODES-1'], ['WESSELLS-1']), bold, { isOver: isFought });
    expect(shown(opened, action, readResult)).toEqual(game);
  });
  test('out of works of its own, which the pre-assault fire minds', () => {
    const opened = played(
      board({ 'NAGLEE-2': { hex: '1621', facing: 'W' }, 'GARLAND-2': { hex: '1521', facing: 'E' } }, {}, 'g'),
      [{ do: 'open', hex: '1621' }],
    );
    const action: Action = { do: 'assault', target: '1521' };
    const game = everyWay(opened, action, readGame(['NAGLEE-2'], ['GARLAND-2']), bold, { isOver: isFought });
    expect(shown(opened, action, readResult)).toEqual(game);
  });
  test('a charge with the fire that it draws', () => {
    const always = { advance: 'always', enPassant: 'always' } as const;
    const opened = played(
      board(
        { 'GARLAND-1': { hex: '1520', facing: 'E' }, SPRATT: { hex: '1720', facing: 'W', orders: always } },
        { 'J-GARLAND': '1520' },
        'f',
        { assaultRounds: 1 },
      ),
      [{ do: 'open', hex: '1520' }],
    );
    const action: Action = { do: 'charge', target: '1720' };
    const charging: Deciding = (now) =>
      legalWords(now, 'strike')[0] ??
      (now.state.stage.at === 'move' ? { do: 'step', hex: '1620' } : bold(now));
    const game = everyWay(opened, action, readGame(['GARLAND-1'], ['SPRATT']), charging, {
      isOver: isFought,
    });
    expect(shown(opened, action, readResult)).toEqual(game);
  });
});

test('rally, mending and stragglers', () => {
  const opened = (record: Partial<Placed>, more: readonly Action[] = []): Board =>
    played(board({ 'GARLAND-1': { hex: '0920', facing: 'E', ...record } }, { 'J-GARLAND': '0920' }, 'f'), [
      { do: 'open', hex: '0920' },
      ...more,
    ]);
  const read = (now: Board): string =>
    `${unitAt(now, 'GARLAND-1').state} ${unitsWords(left(now, ['GARLAND-1']))}`;
  const result = ({
    state,
    units,
  }: {
    readonly state: string;
    readonly units: readonly UnitAfter[];
  }): string => `${state} ${unitsWords(units)}`;
  const shaken = opened({ state: 'disrupted', hits: 1 });
  expect(shown(shaken, { do: 'rally' }, result)).toEqual(everyWay(shaken, { do: 'rally' }, read));
  const hurt = opened({ hits: 2 });
  const mend: Action = { do: 'mend', unit: 'GARLAND-1' };
  expect(shown(hurt, mend, result)).toEqual(everyWay(hurt, mend, read));
  const moving = opened({}, [{ do: 'move' }]);
  const step: Action = { do: 'step', hex: '1020' };
  const straggles = everyWay(moving, step, (now) => unitsWords(left(now, ['GARLAND-1'])), bold, {
    isOver: ({ at }) => at === 'move',
  });
  expect(
    shown(moving, step, ({ units }: { readonly units: readonly UnitAfter[] }) => unitsWords(units)),
  ).toEqual(straggles);
});
