/** House rules on the map: each case by our reading, and by another. */
import { describe, expect, test } from 'vitest';
import { asked, refused } from './asked.ts';
import { otherReadings } from './otherReadings.ts';
import {
  activate,
  add,
  assault,
  attack,
  BASIC,
  type Board,
  bare,
  burn,
  dig,
  entrench,
  groundWith,
  march,
  noted,
  position,
  scenarioBoard,
  step,
  to,
  UNION,
} from './playing.ts';

type Rules = Readonly<Record<string, unknown>>;
const TAYLOR = '\n  Taylor  E1201  1';
const RING = '  Carr  E0606  8\n  Osterhaus  E0906  8\n  AJ Smith-A  E0704  8';

const lineOf = ({ notes }: Board, text: string) => notes.find((note) => note.text.startsWith(text));

/** The odds that were shown before an action are asked by the same readings, and are not refused. */
function bonusShown(board: Board, hex: string): unknown {
  const { asks } = board.tell(attack(hex));
  const { notes } = asked('attack', asks!.input as Rules).odds().outcomes[0]!;
  return notes.find(({ text, applied }) => applied && text.startsWith('Flank attack bonus'))?.value;
}

describe.each([0, -1] as const)('all readings held otherwise, alternative %i', (at) => {
  test.each(BASIC.map((scenario) => [scenario.id, scenario] as const))(
    '%s: what is shown before an action is asked by what bears on it',
    (_, scenario) => {
      const board = scenarioBoard(scenario, otherReadings(at)).begin(...UNION);
      const shown = board.legal.flatMap((action) => board.tell(action).asks ?? []);
      expect(shown.length).toBeGreaterThan(0);
      const refusals = shown.map(({ question, input }) => refused(question.split('/')[1]!, input as Rules));
      expect(refusals.filter((one) => one?.field?.startsWith('houseRules'))).toEqual([]);
    },
  );
});

describe('9.8b flanks refused', () => {
  const facing = (houseRules: Rules) =>
    position({ union: RING, confederate: `  Tracy  E0706  5${TAYLOR}`, houseRules })
      .set('Tracy', { flanksRefused: true })
      .play(march('Carr'), 6);

  test.each([
    [{}, undefined, '9.7, 9.8b'],
    [{ flankBonusAgainstRefused: 'both' }, 4, '9.7, 9.8b'],
    [{ flankBonusAgainstRefused: 'halved' }, 2, '9.7, 9.8b'],
  ])('%o', (houseRules, bonus, cite) => {
    const board = facing(houseRules);
    expect(bonusShown(board, 'E0706')).toBe(bonus);
    board.play(attack('E0706'), 1, 6);
    expect(noted(board, 'Flank attack bonus')).toBe(bonus);
    expect(lineOf(board, 'Flank attack bonus')?.cite).toBe(cite);
    expect(noted(board, "Defender's flanks refused")).toBe(1);
  });
});

test.each([
  [{}, 4],
  [{ flankBonusOfCavalry: 'halved' }, 2],
])('9.7f cavalry on the flank of cavalry %o: +%i', (houseRules, bonus) => {
  const union = RING.replace('Carr  E0606  8', 'Bussey  E0606  4');
  const board = position({ union, confederate: `  Cosby  E0706  4${TAYLOR}`, houseRules });
  board.play(march('Bussey'), 6, 6);
  expect(bonusShown(board, 'E0706')).toBe(bonus);
  board.play(attack('E0706'), 1, 6);
  expect(noted(board, 'Flank attack bonus')).toBe(bonus);
});

test.each([
  [{}, 4],
  [{ closedGroundInZoc: 'reduces' }, 3],
])('9.7e swamp in a zone of control %o: +%i', (houseRules, bonus) => {
  const ground = groundWith({ E0705: 's' }, 'ways road\n  The road: E0704 E0705');
  const confederate = `  Tracy  E0706  5${TAYLOR}`;
  const board = position({ ground, union: RING, confederate, houseRules }).play(march('Carr'), 6);
  board.play(attack('E0706'), 1, 6);
  expect(noted(board, 'Flank attack bonus')).toBe(bonus);
});

describe('the edge of the map', () => {
  test.each([
    [{}, 4],
    [{ flankOffMap: 'reduces' }, 2],
    [{ flankOffMap: 'not-covered' }, undefined],
  ])('9.7c two hexes beyond it %o', (houseRules, bonus) => {
    const union = '  Carr  E0206  8\n  Osterhaus  E0105  8\n  AJ Smith-A  E0107  8';
    const board = position({ union, confederate: `  Tracy  E0106  5${TAYLOR}`, houseRules });
    board.play(march('Carr'), 6).play(attack('E0106'), 1, 6);
    expect(noted(board, 'Flank attack bonus')).toBe(bonus);
  });

  /** A strip of land in the water: its end, E0106, is at the edge of the map. */
  const tongue = (houseRules: Rules) => {
    const water = ['E0105', 'E0107', 'E0205', 'E0207', 'E0305', 'E0307', 'E0405', 'E0406'];
    const ground = groundWith(Object.fromEntries(water.map((hex) => [hex, '~'])));
    const confederate = `  Tracy  E0206  2${TAYLOR}`;
    return position({ ground, union: '  Carr  E0306  20', confederate, houseRules }).play(march('Carr'), 6);
  };

  test('15.3a who cannot complete a retreat for it surrenders', () => {
    const board = tongue({}).play(attack('E0206'), 1, 6);
    expect(board.fought.defenderResult).toContain('r');
    expect(board.hexOf('Tracy')).toBe('-2');
    expect(board.notes.find(({ value }) => value === 'surrenders')).toMatchObject({ cite: '15.3, 15.3a' });
  });

  test('house rule retreatAtEdge ends: the retreat ends there, however short', () => {
    const board = tongue({ retreatAtEdge: 'ends' }).play(attack('E0206'), 1, 6);
    expect(board.listed('to')).toEqual(['E0106']);
    board.play(to('E0106'));
    expect(board.hexOf('Tracy')).toBe('E0106');
    expect(board.notes.find(({ value }) => value === 'halt')).toMatchObject({ cite: '15.1, 15.3a' });
  });
});

describe('11.2e works', () => {
  const CARR = '  McClernand  E0606  -\n  Carr  E0606  8';
  const night = (board: Board, ...dice: readonly number[]) =>
    board.play(bare('pass')).play(bare('pass'), ...dice);
  const worksOf = (board: Board) => [board.unit('Carr').entrenchment, board.unit('Taylor').entrenchment];

  test('rise by themselves', () => {
    const board = position({ union: CARR });
    expect(board.play(entrench('Carr'), ...UNION).refusal(entrench('Carr')).code).toBe('has-works');
    expect(worksOf(night(board))).toEqual(['breastwork', 'abatis']);
  });

  test('by an action for each step, if so agreed', () => {
    const board = position({ union: CARR, houseRules: { worksRise: 'by-action' } });
    board.play(entrench('Carr'), ...UNION);
    expect(board.tell(entrench('Carr')).text).toBe('Carr digs in: breastwork');
    board.play(entrench('Carr'), ...UNION);
    expect(board.refusal(entrench('Carr'))).toMatchObject({ code: 'has-works', cite: '5.6a' });
    expect(worksOf(night(board))).toEqual(['breastwork', 'none']);
  });

  test('in an activation too', () => {
    const union = CARR.replace('8', '8  abatis');
    const board = position({ union, houseRules: { worksRise: 'by-action' } });
    board.play(activate('McClernand')).play(add('Carr')).play(bare('roll'), 3);
    expect(board.tell(dig('Carr')).text).toBe('Carr digs in instead: breastwork');
    board.play(dig('Carr'), ...UNION);
    expect(board.unit('Carr').entrenchment).toBe('breastwork');
  });

  test('by a die for each unit that may, if so agreed', () => {
    const dug = (...dice: readonly number[]) =>
      worksOf(night(position({ union: CARR, houseRules: { worksRise: 'by-die' } }), ...dice));
    // In the order of the set-up: Taylor first.
    expect(dug(3, 4)).toEqual(['abatis', 'none']);
    expect(dug(6, 3)).toEqual(['none', 'abatis']);
  });

  test('by a die: none falls for a unit that may not', () => {
    const houseRules = { worksRise: 'by-die' };
    const held = `  1 MO  E0706  1  held until turn 2, may not entrench${TAYLOR}`;
    const board = position({ union: CARR, confederate: held, houseRules }).set('Carr', { moved: true });
    night(board, 5);
    expect([...worksOf(board), board.unit('1 MO').entrenchment]).toEqual(['none', 'abatis', 'none']);
  });

  test('11.2d cavalry that digs nothing does not do so by an action either', () => {
    const union = '  Bussey  E0606  2';
    expect(position({ union }).listed('entrench')).toEqual(['Bussey']);
    const board = position({ union, houseRules: { cavalryWorks: 'none' } });
    expect(board.listed('entrench')).toEqual([]);
    expect(board.refusal(entrench('Bussey'))).toMatchObject({ code: 'cavalry', cite: '11.2d' });
  });
});

/** Bowen is Pemberton's; Johnston is near. */
test.each([
  [{}, 'grand-names'],
  [{ grandAssaultLeader: 'own-army' }, 'combat'],
])('14.7c who calls a grand assault %o', (houseRules, next) => {
  const confederate = `
  Bowen     E0606  -
  Green-A   E0606  8
  Johnston  E0607  -
  Walker    E0607  -
  Wilson    E0607  3
  Tracy     E0705  5`;
  const board = position({ union: '  Carr  E0706  8', confederate, side: 'confederate', houseRules });
  board.play(assault('Bowen', 'E0706')).play(add('Green-A'));
  const grand = next === 'grand-names';
  const declared = board.tell(bare('declare')).asks!.input as Rules;
  expect('armyCommand' in declared).toBe(grand);
  board.play(bare('declare'), ...(grand ? [1] : [1, 1, 1]));
  expect(board.at === 'grand-names').toBe(grand);
});

test('2.10c half a Combat Value in a friendly hex: 2½ counts as 3, or as 2', () => {
  const union = '  Carr  E0606  8\n  Lindsey  E0607  2\n  Dennis  E0607  1  disorganized';
  const left = (houseRules: Rules) =>
    position({ union, houseRules }).play(march('Carr'), 5).play(step('E0607')).mp;
  expect([left({}), left({ occupiedFraction: 'down' })]).toEqual([1, 2]);
});

test('1.6a what a disorganized unit is worth', () => {
  const worth = (houseRules: Rules) => {
    const confederate = `  Tracy  E0706  4  disorganized${TAYLOR}`;
    const board = position({ union: '  Carr  E0606  8', confederate, houseRules }).play(march('Carr'), 6);
    return noted(board.play(attack('E0706'), 1, 6), 'Defender Combat Value');
  };
  expect([worth({}), worth({ disorganizedCV: 'nearest' })]).toEqual(['2', '3']);
});

test('1.6a a marker that is ours is marked in the flanks too', () => {
  const covered = (manpower: number) => {
    const confederate = `  Tracy  E0706  ${manpower}  disorganized${TAYLOR}`;
    const board = position({ union: RING, confederate }).play(march('Carr'), 6).play(attack('E0706'), 1, 6);
    return new Set(board.notes.filter(({ group }) => group === 'Covered hexes').map(({ cite }) => cite));
  };
  expect([...covered(4)]).toEqual(['9.7a, 1.6a']);
  expect([...covered(5)]).toEqual(['9.7a']);
});

test('5.7c burning a station says that it scores nothing', () => {
  const ground = groundWith({}, 'ways railroad\n  The line: E0606 E0605\nplaces\n  E0606 station Bolton');
  const { text, cite } = position({ ground, union: '  Carr  E0606  8' }).tell(burn('Carr'));
  expect(text).toContain('scores nothing');
  expect(cite).toBe('5.7, 5.7c');
});

describe('10.2a a slope above a creek', () => {
  const slope = (kind: 'ridge' | 'bluff', houseRules: Rules) => {
    const ground = groundWith(
      {},
      `edges creek\n  The creek\n    E0606 SE\nedges ${kind} one-sided\n  The slope\n    E0706 NW\nways road\n  The road: E0606 E0706`,
    );
    const confederate = `  Cosby  E0706  2${TAYLOR}`;
    const board = position({ ground, union: '  Carr  E0506  8', confederate, houseRules });
    board.play(march('Carr'), 6).play(step('E0606'));
    const { asks } = board.tell(bare('withdraw'));
    board.play(bare('withdraw'), 4);
    const { notes } = asked('cavalry-retreat', asks!.input as Rules).odds().outcomes[0]!;
    return [noted(board, 'Terrain'), notes.find(({ text }) => text.startsWith('Terrain'))?.value];
  };

  test.each([
    ['ridge', {}, 3],
    ['bluff', {}, 3],
    ['ridge', { bluffInCavalryRetreat: 'not-named' }, 3],
    ['bluff', { bluffInCavalryRetreat: 'not-named' }, 1],
  ] as const)('%s %o: +%i', (kind, houseRules, worth) => {
    expect(slope(kind, houseRules)).toEqual([worth, worth]);
  });
});
