/** The campaign in its action cycle, played: what its operations allow, forbid and bring about step by step. */
import { sideBetween } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../src/play/state/action.ts';
import { at, type CampaignBoard, campaign, named } from './campaignBoard.ts';
import {
  activate,
  add,
  bare,
  burn,
  CONFEDERATE,
  march,
  rail,
  step,
  transfer,
  UNION,
  VICKSBURG,
} from './playing.ts';

const wreck = (unit: string, hex: string): Action => ({ do: 'wreck', unit, hex });
const embark = (unit: string, hex: string): Action => ({ do: 'embark', unit, hex });
const ride = (leader: string): Action => ({ do: 'ride', leader });
const land = (unit: string, hex: string): Action => ({ do: 'land', unit, hex });

/** A unit that waits off the map, due now. */
function waits(board: CampaignBoard, name: string, turn: number): CampaignBoard {
  const unit = named(name);
  const units = board.state.units.with(unit, { ...board.state.units[unit]!, arrives: turn });
  board.state = { ...board.state, units };
  return board;
}

/** Somebody far off, so that neither side is without units. */
const FAR = { union: { Osterhaus: 'W5228' }, confederate: { 'Gregg-A': 'E0504' } };

describe('crossings (19.4.6)', () => {
  const tracy = (more: Record<string, string> = {}) =>
    campaign({ side: 'confederate', union: { ...FAR.union, ...more }, confederate: { Tracy: 'W4014' } });

  test('case 55: with no enemy near a crossing is wrecked for certain', () => {
    const board = tracy();
    expect(board.listed('wreck')).toEqual(['Tracy W3915']);
    board.play(wreck('Tracy', 'W3915'), ...CONFEDERATE);
    expect(board.unit('Tracy').fatigue).toBe(1);
    const side = sideBetween(VICKSBURG, at('W4014'), at('W3915'));
    expect(board.field.ground.between[side]!.crossing).toBe('none');
    expect(board.listed('wreck')).toEqual([]);
  });

  test('case 55: beside an enemy it takes a die, and the level is gained either way', () => {
    const fails = tracy({ Carr: 'W4114' }).play(wreck('Tracy', 'W3915'), 3, ...CONFEDERATE);
    expect([fails.unit('Tracy').fatigue, fails.campaign.bridges.wrecked]).toEqual([1, []]);
    const works = tracy({ Carr: 'W4114' }).play(wreck('Tracy', 'W3915'), 4, ...CONFEDERATE);
    expect(works.campaign.bridges.wrecked).toHaveLength(1);
  });

  test('who stands at none wrecks none, and the Union wrecks nothing', () => {
    expect(tracy().refusal(wreck('Tracy', 'W4015'))).toEqual(['no-crossing', '19.4.6']);
    const union = campaign({ union: { Carr: 'W4014' }, confederate: FAR.confederate });
    expect(union.refusal(wreck('Carr', 'W3915'))).toEqual(['not-confederate', '19.4.6']);
  });
});

describe('where the Union lands (19.1.3a, 19.4.5)', () => {
  const landing = (depots: readonly string[]) =>
    waits(
      campaign({
        turn: 8,
        union: { Osterhaus: 'W5228', Carr: 'W4622' },
        confederate: FAR.confederate,
        campaign: { depots: depots.map(at) },
      }),
      'Steele',
      8,
    );

  test('case 5: with two depots the owner chooses, once', () => {
    const board = landing(['W5228', 'W4622']);
    expect(board.listed('land')).toEqual(['Steele W4622']);
    board.play(land('Steele', 'W4622'));
    expect(board.refusal(land('Steele', 'W5228'))).toEqual(['landed', '19.1.3a']);
    board.play(march('Steele'), 3);
    expect(board.hexOf('Steele')).toBe('W4622');
    expect(board.campaign.records[named('Steele')]!.supply).toBe('in');
  });

  test('case 6: with one depot there is nothing to choose', () => {
    const board = landing(['W5228']);
    expect(board.listed('land')).toEqual([]);
    expect(board.refusal(land('Steele', 'W4622'))).toEqual(['no-landing', '19.1.3a']);
    expect(board.play(march('Steele'), 3).hexOf('Steele')).toBe('W5228');
  });

  test('a unit goes by river from depot to depot and is due there next turn', () => {
    const board = landing(['W5228', 'W4622']);
    expect(board.listed('embark')).toEqual(['Osterhaus W4622', 'Carr W5228']);
    board.play(embark('Osterhaus', 'W4622'), ...UNION);
    const { hex, arrives, fatigue } = board.unit('Osterhaus');
    expect([hex, arrives, fatigue]).toEqual([-1, 9, 1]);
    expect(board.refusal(embark('Carr', 'W5228'))).toEqual(['transports', '19.4.5']);
    board.state = { ...board.state, turn: 9 };
    expect(board.listed('land')).not.toContain('Osterhaus W5228');
    expect(board.play(march('Osterhaus'), 3).hexOf('Osterhaus')).toBe('W4622');
    expect(board.campaign.embarked).toEqual([]);
  });
});

describe('Confederate arrivals (19.1.2a)', () => {
  const arriving = (union: Record<string, string>, turn = 15) =>
    waits(campaign({ turn, side: 'confederate', union, confederate: FAR.confederate }), 'Gist-A', 15);

  test('case 3: Jackson taken, they come by Brandon', () => {
    const board = arriving({ Carr: 'E2712' });
    expect(board.play(march('Gist-A'), 3).hexOf('Gist-A')).toBe('E2901');
  });

  test('case 4: all doors closed, they wait; three turns later others are open', () => {
    const doors = { Carr: 'E2712', Osterhaus: 'E2901' };
    const gregg = { 'Gregg-A': 'E4920' };
    const closed = (turn: number) =>
      waits(
        campaign({ turn, side: 'confederate', union: { ...doors, 'Hovey-A': 'E0504' }, confederate: gregg }),
        'Gist-A',
        15,
      );
    expect(closed(17).refusal(march('Gist-A'))).toEqual(['not-arrived', '16.3']);
    expect(closed(18).play(march('Gist-A'), 3).hexOf('Gist-A')).toBe('E0103');
  });

  test('case 61: a leader who is due comes in by transfer', () => {
    const board = campaign({
      turn: 14,
      side: 'confederate',
      union: FAR.union,
      confederate: { 'Walker-A': 'E2712' },
    });
    const johnston = board.field.pieces.leaders.findIndex(({ name }) => name === 'Johnston');
    board.state = {
      ...board.state,
      leaders: board.state.leaders.with(johnston, {
        ...board.state.leaders[johnston]!,
        ...{ entry: at('E2712'), arrives: 14, released: true },
      }),
      stage: { at: 'transfer', side: 'confederate', settled: [] },
    };
    expect(board.listed('transfer')).toEqual(['Johnston E2712']);
    board.play(transfer('Johnston', 'E2712'));
    expect(board.leaderAt('Johnston')).toBe('E2712');
  });
});

describe('releases (19.1.1a)', () => {
  const held = { released: false };

  test('a Union unit within five hexes frees, or one that comes to Warren County with infantry', () => {
    const board = campaign({
      union: { Carr: 'W4720' },
      confederate: {
        'Cockrell-A': { at: 'W4622', ...held },
        Taylor: { at: 'W2515', ...held },
        Hebert: { at: 'W1711', ...held },
        '2 MO': { at: 'W4622', ...held },
      },
    });
    board.play(march('Carr'), 6).play(step('W4721'));
    const released = (name: string) => board.unit(name).released;
    expect([released('Cockrell-A'), released('Taylor'), released('Hebert'), released('2 MO')]).toEqual([
      ...[true, false, false, false],
    ]);
  });

  test('Warren County entered by infantry frees all who wait for it', () => {
    const board = campaign({
      union: { Carr: 'W3716' },
      confederate: { Hebert: { at: 'W1711', ...held }, Taylor: { at: 'W2515', ...held } },
    });
    const into = board
      .play(march('Carr'), 6)
      .listed('step')
      .find((hex) => hex.startsWith('W36'))!;
    board.play(step(into));
    expect([board.unit('Hebert').released, board.unit('Taylor').released]).toEqual([true, false]);
  });
});

describe('what follows when a unit stands in a hex', () => {
  test('places change hands', () => {
    const board = campaign({ union: { Carr: 'W5120' }, confederate: FAR.confederate });
    board.play(march('Carr'), 6).play(step('W5119'));
    expect(board.campaign.controlled).toContain(at('W5119'));
  });

  test('a depot is destroyed and scored (19.4.1.5)', () => {
    const board = campaign({
      side: 'confederate',
      union: FAR.union,
      confederate: { '1 MS': 'W4621' },
      campaign: { depots: [at('W5228'), at('W4622')] },
    });
    board.play(march('1 MS'), 3, 3).play(step('W4622'));
    expect(board.campaign.depots).toEqual([at('W5228')]);
    expect(board.campaign.ledger).toMatchObject([{ side: 'confederate', points: 2 }]);
    expect(board.notes.join()).toContain('The depot at W4622 Grand Gulf is destroyed.');
  });

  test('case 59: infantry takes a pontoon, cavalry does not', () => {
    const side = sideBetween(VICKSBURG, at('W2905'), at('W2805'));
    const comes = (unit: string, ...dice: readonly number[]) =>
      campaign({
        turn: 43,
        side: 'confederate',
        union: FAR.union,
        confederate: { [unit]: 'W2904' },
        campaign: { bridges: { wrecked: [], pontoons: [side] }, pontoons: [] },
      })
        .play(march(unit), ...dice)
        .play(step('W2905'));
    expect(comes('1 MS', 6, 6).campaign.bridges.pontoons).toEqual([side]);
    const lost = comes('Tracy', 6).campaign;
    expect([lost.bridges.pontoons, lost.pontoons]).toEqual([[], [{ from: 48 }]]);
  });

  test('the line is wrecked for good by who takes it (19.5.1.6), a redoubt is gone', () => {
    const board = campaign({ union: { Carr: 'W2412' }, confederate: FAR.confederate });
    board.play(march('Carr'), 6).play(step('W2413'));
    expect(board.campaign.levels).toEqual([4, 0, 4, 4]);
    const jackson = campaign({
      union: { Carr: 'E2713' },
      confederate: FAR.confederate,
      campaign: { redoubts: [at('E2712')] },
    });
    expect(jackson.play(march('Carr'), 6).play(step('E2712')).campaign.redoubts).toEqual([]);
  });
});

describe('leashes', () => {
  const relief = ['Gregg-A', 'Gist-A', 'Walker-A', 'Ector-A'];
  const lay = { 'Gregg-A': 'Gregg-B', 'Gist-A': 'Gist-B', 'Walker-A': 'Wilson', 'Ector-A': 'Ector-B' };

  test('case 37: so much may cross, and no more', () => {
    const board = campaign({
      turn: 40,
      side: 'confederate',
      union: FAR.union,
      confederate: {
        'Gregg-A': { at: 'W2009', manpower: 4 },
        'Gist-A': { at: 'W2009', manpower: 5 },
        'Walker-A': { at: 'E1832', manpower: 5 },
        'Ector-A': { at: 'E1832', manpower: 4 },
      },
      ...{ lay, relief, campaign: { box: 4, reliefFormed: true } },
    });
    board
      .play(march('Wilson'), 6)
      .play(step('E1833'))
      .play(bare('end'), ...CONFEDERATE);
    board.play(march('Ector-B'), 6);
    expect(board.refusal(step('E1833'))).toEqual(['leash', '19.4.11.6']);
    expect(board.listed('step')).not.toContain('E1833');
  });

  test('case 38: who was driven out of the district goes about the left bank, and back', () => {
    const board = campaign({
      turn: 40,
      side: 'confederate',
      union: FAR.union,
      confederate: { 'Gregg-A': 'E2523' },
      ...{ lay, relief, campaign: { box: 0, reliefFormed: true } },
    });
    board.play(march('Gregg-B'), 6);
    expect(board.listed('step')).toEqual(expect.arrayContaining(['E2524', 'E2522']));
  });

  test('case 70: the rest of the left bank by the box', () => {
    const at10 = (manpower: number) =>
      campaign({
        turn: 40,
        side: 'confederate',
        union: FAR.union,
        confederate: { 'Gregg-A': { at: 'E2533', manpower: 8 }, 'Ector-A': { at: 'E2522', manpower } },
        ...{ lay, relief, campaign: { box: 1, reliefFormed: true } },
      }).play(march('Ector-B'), 6);
    expect(at10(3).refusal(step('E2523'))).toEqual(['leash', '19.4.11.6']);
    expect(at10(2).listed('step')).toContain('E2523');
  });

  test('case 60: the siege holds who is not assigned', () => {
    const held = (hex: string, assigned: boolean) => {
      const board = campaign({ turn: 44, union: { Herron: hex }, confederate: FAR.confederate });
      const { track } = board.campaign;
      return board
        .keep({
          ...{ besieged: true, siegeHolds: true, track: { ...track, siege: 20, broken: 0 } },
          maneuver: assigned ? [named('Herron')] : [],
        })
        .play(march('Herron'), 6);
    };
    expect(held('E2523', false).refusal(step('E2522'))).toEqual(['siege-holds', '19.4.12.1']);
    expect(held('E2523', true).listed('step')).toContain('E2522');
    expect(held('W2405', false).refusal(step('W2404'))).toEqual(['siege-holds', '19.4.12.1']);
    expect(held('E2524', false).listed('step')).toContain('E2523');
  });

  test('gunboats bar the ferries of the Yazoo to Confederates (19.4.4.6)', () => {
    const board = campaign({ side: 'confederate', union: FAR.union, confederate: { '2 TX': 'W1410' } });
    const [lower, upper] = board.campaign.gunboats;
    board.play(march('2 TX'), 6);
    expect(board.listed('step')).toContain('W1411');
    board.keep({ gunboats: [lower!, { ...upper!, reach: 'lower Yazoo' }] });
    expect(board.refusal(step('W1411'))).toEqual(['gunboats', '19.4.4.6']);
  });
});

describe('railroads (19.4.8)', () => {
  const board = (more: Parameters<typeof campaign>[0] = {}) =>
    campaign({ side: 'confederate', union: FAR.union, confederate: { 'Buford-A': 'E2712' }, ...more });

  test('cases 28 and 29: how far, and how tiring', () => {
    const start = board();
    expect(start.tell(rail('Buford-A', 'E0504')).text).toContain('22 hexes, 2 Fatigue Levels');
    expect(start.tell(rail('Buford-A', 'W2414')).text).toContain('39 hexes, 3 Fatigue Levels');
    start.play(rail('Buford-A', 'E0504'), ...CONFEDERATE);
    expect([start.hexOf('Buford-A'), start.unit('Buford-A').fatigue]).toEqual(['E0504', 2]);
    expect(start.campaign.ofTheTurn.journeys).toBe(1);
  });

  test('three journeys a turn, none under Movement Paralysis, none of the Union', () => {
    const many = board();
    many.keep({ ofTheTurn: { ...many.campaign.ofTheTurn, journeys: 3 } });
    expect(many.refusal(rail('Buford-A', 'E0504'))).toEqual(['journeys', '19.4.8']);
    const still = board();
    still.keep({ today: { ...still.campaign.today, event: 'Confederate MP' } });
    expect(still.refusal(rail('Buford-A', 'E0504'))).toEqual(['movement-paralysis', '19.4.8']);
    const union = campaign({ union: { Carr: 'E2712' }, confederate: FAR.confederate });
    expect(union.refusal(rail('Carr', 'E0504'))).toEqual(['not-union', '19.4.8']);
  });

  describe('leaders over the unit, where it boards', () => {
    const staffed = () =>
      board({
        confederate: { 'Buford-A': 'E2712', 'Tilghman-A': 'E2712', Barton: 'E2712' },
        leaders: { 'Loring-A': 'E2712', Pemberton: 'E2712', Stevenson: 'E2712' },
      });

    test('ride along or stay, as their owner likes', () => {
      const asked = staffed();
      asked.play(rail('Buford-A', 'E0504'));
      expect(asked.at).toBe('ride-along');
      expect(asked.listed('ride')).toEqual(['Pemberton', 'Loring-A']);
      expect(asked.tell(ride('Pemberton'))).toMatchObject({
        ...{ text: 'Pemberton rides along', cite: '19.4.8', group: 'Rail movement' },
        cell: asked.unit('Buford-A').hex,
      });
      expect(asked.refusal(ride('Stevenson'))).toEqual(['not-over', '19.4.8']);
      expect(asked.refusal(rail('Tilghman-A', 'E0504'))).toEqual(['ride-along', '19.4.8']);
      asked.play(ride('Loring-A'));
      expect(asked.leaderAt('Loring-A')).toBe('E0504');
      expect(asked.listed('ride')).toEqual(['Pemberton']);
      expect(asked.refusal(ride('Loring-A'))).toEqual(['not-over', '19.4.8']);
      asked.play({ do: 'done' }, ...CONFEDERATE);
      expect([asked.leaderAt('Pemberton'), asked.leaderAt('Stevenson')]).toEqual(['E2712', 'E2712']);
    });

    test('are not asked about when nobody is left to ask, and who would be alone goes along', () => {
      const all = staffed();
      all.play(rail('Buford-A', 'E0504'));
      all.play(ride('Pemberton'));
      all.play(ride('Loring-A'), ...CONFEDERATE);
      expect(all.at).not.toBe('ride-along');
      const alone = board({ leaders: { 'Loring-A': 'E2712' } });
      alone.play(rail('Buford-A', 'E0504'), ...CONFEDERATE);
      expect([alone.at, alone.leaderAt('Loring-A')]).not.toContain('ride-along');
      expect(alone.leaderAt('Loring-A')).toBe('E0504');
    });
  });

  test("Jackson's station scores once, when it is destroyed", () => {
    const burning = campaign({ union: { Carr: 'E2712' }, confederate: FAR.confederate });
    burning.play(burn('Carr'), ...UNION);
    expect(burning.campaign.ledger).toMatchObject([{ side: 'union', points: 3 }]);
    expect(burning.campaign.jacksonScored).toBe(true);
  });
});

describe('events of the day (19.3.1)', () => {
  const on = (event: 'Confederate CP' | 'Confederate MP' | 'Movement Bonus' | 'Union Intelligence') => {
    const board = campaign({
      side: 'confederate',
      union: FAR.union,
      confederate: { Tracy: 'W4014', Barton: 'W4014', Taylor: 'W4014' },
      leaders: { Stevenson: 'W4014' },
    });
    return board.keep({ today: { ...board.campaign.today, event } });
  };

  test('Command Paralysis: two on a list', () => {
    const board = on('Confederate CP').play(activate('Stevenson')).play(add('Tracy')).play(add('Barton'));
    expect(board.refusal(add('Taylor'))).toEqual(['full-list', '19.3.1, 19.4.12.3']);
  });

  test('case 11: Movement Paralysis', () => {
    const board = on('Confederate MP').play(march('Tracy'), 1);
    expect(board.state.stage).toMatchObject({ march: { mp: 1 } });
  });

  test('Union Intelligence: the Union wins every tie', () => {
    const board = on('Union Intelligence').play(march('Tracy'), 3).play(bare('end'), 6, 6);
    expect(board.state.stage.side).toBe('union');
  });

  test('case 8: late rain begins with a seven', () => {
    const board = on('Movement Bonus');
    board.keep({ today: { ...board.campaign.today, event: 'Late Rain', rain: 'pending' } });
    board.play(march('Tracy'), 3).play(bare('end'), 4, 4);
    expect(board.campaign.today.rain).toBe('pending');
    board.play(board.legal.find((action) => action.do === 'march')!, 3).play(bare('end'), 6, 1);
    expect(board.campaign.today.rain).toBe('on');
    expect(board.notes).toContain('The late rain begins to fall.');
  });
});
