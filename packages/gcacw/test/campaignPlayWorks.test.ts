/** Vicksburg fought for, played: works, supply, heart, mines, gunboats, and retreats inside (19.4.4, 19.5.1). */
import { describe, expect, test } from 'vitest';
import type { Action } from '../src/play/state/action.ts';
import { at, type CampaignPosition, campaign, named } from './campaignBoard.ts';
import { add, assault, attack, bare, foughtIn, lose, march, step, to } from './playing.ts';

/** Sherman before W2413 with two divisions; Forney in it with two brigades, the city behind him. */
const before = (more: Partial<CampaignPosition> = {}) =>
  campaign({
    turn: 25,
    union: { Steele: 'W2412', Tuttle: 'W2412' },
    confederate: { Hebert: 'W2413', Vaughn: 'W2413', Shoup: 'W2414', Barton: 'W2514' },
    leaders: { Sherman: 'W2412', Forney: 'W2413' },
    ...more,
  });

type Board = ReturnType<typeof before>;

const declared = (board: Board) =>
  board.play(assault('Sherman', 'W2413')).play(add('Steele')).play(add('Tuttle'));

/** The command die lets both attack; the artillery die is odd. */
const COMMAND = 1;
const ODD = 1;

const results = (board: Board) => {
  const { attackerResult, defenderResult } = foughtIn(board.state)!;
  return [attackerResult, defenderResult];
};

const asked = (board: Board, action: Action) => board.tell(action).asks!.input as Record<string, unknown>;

describe('assaults on the line', () => {
  test('case 43: a sound line; its odds are asked with the works', () => {
    const board = declared(before());
    expect(asked(board, bare('declare'))).toMatchObject({ vicksburgWorks: 3, flankBonus: 0 });
    expect(asked(board, bare('declare'))['defenders']).toMatchObject([
      { name: 'Hebert', entrenchment: 'fort' },
      { name: 'Vaughn', entrenchment: 'fort' },
    ]);
    board.play(bare('declare'), COMMAND, ODD, 4, 3);
    expect(results(board)).toEqual(['2D', 'F']);
  });

  test('cases 44 and 58: breached, without heart: the stack ends in the city without a loss by the charts', () => {
    const board = declared(before({ campaign: { levels: [4, 1, 4, 4], heart: 2 } }));
    expect(asked(board, bare('declare'))).toMatchObject({ vicksburgWorks: 1, garrisonDemoralized: 2 });
    board.play(bare('declare'), COMMAND, ODD, 4, 3);
    expect(results(board)).toEqual(['1fa', '1DR']);
    board.play(lose('Hebert'));
    while (board.at.startsWith('loss')) board.play(board.legal[0]!);
    expect([board.hexOf('Hebert'), board.hexOf('Vaughn')]).toEqual(['W2414', 'W2414']);
    expect([board.unit('Hebert').manpower, board.unit('Vaughn').manpower]).toEqual([4, 4]);
    expect(board.unit('Vaughn').demoralized).toBeGreaterThan(0);
    expect(board.campaign.records[named('Hebert')]!.lost).toBe(1);
  });

  test('case 45: both divisions out of supply', () => {
    const board = before();
    const records = ['Steele', 'Tuttle'].reduce(
      (now, name) => now.with(named(name), { ...now[named(name)]!, supply: 'out' as const }),
      board.campaign.records,
    );
    declared(board.keep({ records })).play(bare('declare'), COMMAND, ODD, 4, 3);
    expect(results(board)).toEqual(['3D', 'f']);
  });

  test('a mine helps the first assault on its hex in its turn, and is spent', () => {
    const board = declared(before({ campaign: { mine: { hex: at('W2413'), turn: 25, die: 1 } } }));
    expect(asked(board, bare('declare'))).toMatchObject({ mine: 1 });
    board.play(bare('declare'), COMMAND, ODD, 4, 3);
    expect(board.campaign.mine).toBeNull();
  });

  test('Extreme Heat makes the command die worse, in the odds too', () => {
    const board = before();
    declared(board.keep({ today: { ...board.campaign.today, event: 'Extreme Heat' } }));
    expect(asked(board, bare('declare'))).toMatchObject({ commandDie: 1 });
  });
});

describe('in the works', () => {
  test('no flanks are refused there while three are held', () => {
    const board = before({ side: 'confederate' }).play(march('Hebert'), 3);
    expect(board.refusal(bare('end-refused'))).toEqual(['works', '19.5.1.4']);
  });

  test('enemy zones are nothing to who goes from hex to hex of them', () => {
    const board = before({
      side: 'confederate',
      union: { Steele: 'W2412', Tuttle: 'W2513' },
      confederate: { Hebert: 'W2413', Vaughn: 'W2413', Shoup: 'W2414' },
    });
    board.play(march('Hebert'), 6).play(step('W2514'));
    expect(board.at).toBe('march');
    expect(board.unit('Hebert').organized).toBe(true);
  });

  test('case 58: from the city to a hex of the line, as the owner likes', () => {
    const board = campaign({
      turn: 25,
      union: { Kimball: 'W2413' },
      confederate: { Barton: 'W2414', Baldwin: 'W3317' },
      leaders: {},
    });
    board.play(march('Kimball'), 6).play(attack('W2414', 'prepared'), 6, 1);
    while (board.at.startsWith('loss')) board.play(board.legal[0]!);
    if (board.at === 'fall-back') board.play(bare('retreat'));
    expect(board.at).toBe('retreat');
    expect(board.listed('to')).toEqual(['W2314', 'W2514', 'W2515']);
    expect(board.refusal(to('W2413'))).toEqual(['inside-works', '19.5.1.7']);
    board.play(to('W2515'));
    expect(board.hexOf('Barton')).toBe('W2515');
  });
});

describe('gunboats in combat (19.4.4.5)', () => {
  const warrenton = (reach: 'middle Mississippi' | 'lower Mississippi') => {
    const board = campaign({
      side: 'confederate',
      union: { Carr: 'W3117' },
      confederate: { Baldwin: 'W3216' },
    });
    const [lower, upper] = board.campaign.gunboats;
    return board.keep({ gunboats: [{ ...lower!, reach }, upper!] });
  };
  const hex = 'W3117';

  test('case 27: a defender at the river has their support', () => {
    const board = warrenton('middle Mississippi').play(march('Baldwin'), 6);
    expect(asked(board, attack(hex))).toMatchObject({ gunboatDefence: 1 });
    const away = warrenton('lower Mississippi').play(march('Baldwin'), 6);
    expect(asked(away, attack(hex))).toMatchObject({ gunboatDefence: 0 });
  });

  test('so has a Union attack, but not on the city', () => {
    const board = campaign({ union: { Carr: 'W3116' }, confederate: { Moore: 'W3117' } });
    const [lower, upper] = board.campaign.gunboats;
    board.keep({ gunboats: [{ ...lower!, reach: 'middle Mississippi' }, upper!] }).play(march('Carr'), 6);
    expect(asked(board, attack(hex))).toMatchObject({ gunboatAttack: true });
  });
});
