/** The siege of Vicksburg (19.5); numbers are those of the worked cases. */
import { decided, exact, Scripted, toFraction } from '@longroll/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { degradation, isDegraded, sappedHexes } from '../src/campaign/degradation.ts';
import { garrisonHeart, type HeartCase } from '../src/campaign/garrison.ts';
import { retreatInside, retreatsInside } from '../src/campaign/retreatInside.ts';
import {
  bombardment,
  GARRISON_LOSSES,
  garrisonLoss,
  isBesieged,
  isRingBroken,
  ringManpower,
  type SiegeTrack,
  siegeTracked,
  tracesToCity,
  trackAtStart,
  wayOut,
} from '../src/campaign/siege.ts';
import { fallAfter, hasHope, type SurrenderCase, surrenders } from '../src/campaign/surrender.ts';
import { betterWorks, garrisonSize, hasFlanks, lineWorth, worksTopAt } from '../src/campaign/works.ts';
import { readCombatResult } from '../src/model/combatResult.ts';
import { combatEffect } from '../src/procedures/combatEffects.ts';
import { type CampaignRules, OUR_CAMPAIGN_RULES } from '../src/rulings/campaign/index.ts';
import { all, at, indexOf, RULES, scripted, theatreOf } from './campaigning.ts';
import { unit } from './units.ts';

const ring = (...hexes: readonly string[]) => {
  const names = ['Steele', 'Tuttle', 'Carr', 'Osterhaus'];
  return Object.fromEntries(hexes.map((hex, i) => [names[i]!, [hex, 20] as const]));
};
const ON_THE_LINE = {
  Hebert: ['W2314', 1],
  Vaughn: ['W2413', 1],
  Barton: ['W2514', 1],
  Taylor: ['W2515', 1],
} as const;
/** One in each hex of the line, the others in the city. */
const inside = (size: number) => ({ ...ON_THE_LINE, Shoup: ['W2414', size - 4] as const });
const NOBODY: ReadonlySet<number> = new Set();

describe('besieged', () => {
  const three = ring('W2313', 'W2513', 'W2614');

  test('case 39: three stacks cut the city off, and 60 is enough for a garrison of 43', () => {
    const theatre = theatreOf(three, inside(43));
    expect(wayOut(theatre, RULES)).toBeNull();
    expect(ringManpower(theatre, NOBODY, RULES)).toBe(60);
    expect(isBesieged(theatre, NOBODY, RULES)).toBe(true);
  });

  test('case 40: for a garrison of 50 it is not', () => {
    const theatre = theatreOf(three, inside(50));
    expect(wayOut(theatre, RULES)).toBeNull();
    expect(isBesieged(theatre, NOBODY, RULES)).toBe(false);
    expect(isBesieged(theatre, NOBODY, { ...RULES, siegeRatio: 1 })).toBe(true);
  });

  test('case 41: two stacks leave a way out', () => {
    const theatre = theatreOf(ring('W2313', 'W2614'), inside(20));
    expect(wayOut(theatre, RULES)).not.toBeNull();
    expect(isBesieged(theatre, NOBODY, RULES)).toBe(false);
  });

  test('a line that nobody holds is no way out', () => {
    const theatre = theatreOf(ring('W2313', 'W2614'), { Shoup: 'W2414' });
    expect(wayOut(theatre, RULES)).toBeNull();
  });

  test('who is assigned elsewhere does not count, nor who is demoralized or over the river', () => {
    const theatre = theatreOf(three, inside(43));
    expect(ringManpower(theatre, new Set([indexOf('union', 'Carr')]), RULES)).toBe(40);
    expect(ringManpower(theatreOf(ring('W2313', 'W2416')), NOBODY, RULES)).toBe(20);
    const shaken = { ...theatre, units: theatre.units.map((one) => ({ ...one, demoralized: 1 as const })) };
    expect(ringManpower(shaken, NOBODY, RULES)).toBe(0);
  });

  test('nobody is besieged without a garrison, or with a Union unit in the city', () => {
    expect(isBesieged(theatreOf(three), NOBODY, RULES)).toBe(false);
    const stormed = theatreOf({ ...three, Herron: 'W2414' }, { Shoup: ['W2314', 10] });
    expect(isBesieged(stormed, NOBODY, RULES)).toBe(false);
  });

  test('whoever can march to the city traces to it', () => {
    expect(tracesToCity(theatreOf({}, { Shoup: 'W2414', 'Buford-A': 'E2533' }), at('E2533'))).toBe(true);
    const theatre = theatreOf(three, { ...inside(43), 'Buford-A': 'E2533' });
    expect(tracesToCity(theatre, at('E2533'))).toBe(false);
  });
});

describe('the siege track', () => {
  const track = (siege: number, broken = 0, relieved = false): SiegeTrack => ({ siege, broken, relieved });
  const after = (turn: number, besieged: boolean, garrison: number, from: SiegeTrack) =>
    siegeTracked({ turn, besieged, garrison, track: from, rules: RULES });

  test('case 42: many mouths, few mouths', () => {
    expect(after(21, true, 55, track(30)).track.siege).toBe(32);
    expect(after(21, true, 43, track(30)).track.siege).toBe(31);
    expect(after(24, true, 20, track(30)).track.siege).toBe(30);
    expect(after(22, true, 55, track(30)).track.siege).toBe(31);
  });

  test('case 51: a ring that stays open is relief', () => {
    const first = after(41, false, 40, track(21));
    expect(first).toEqual({ track: track(21, 1), points: 0 });
    const second = after(42, false, 40, first.track);
    expect(second).toEqual({ track: track(18, 2, true), points: 10 });
    let still = second.track;
    for (const turn of [43, 44, 45]) still = after(turn, false, 40, still).track;
    expect(still.siege).toBe(9);
    expect(isRingBroken(still, RULES)).toBe(true);
  });

  test('case 51a: closed again in the next turn it has cost nothing', () => {
    const open = after(41, false, 40, track(21)).track;
    expect(after(42, true, 40, open)).toEqual({ track: track(22), points: 0 });
  });

  test('relief scores once in a game, and only of a siege that has lasted', () => {
    expect(after(50, false, 40, track(21, 1, true)).points).toBe(0);
    expect(after(50, false, 40, track(9, 1)).points).toBe(0);
    expect(after(50, false, 40, track(1, 5)).track.siege).toBe(0);
    expect(after(1, false, 40, trackAtStart(RULES))).toEqual({ track: track(0, 3), points: 0 });
  });

  test('without grace one open turn is relief', () => {
    const rules = { ...RULES, siegeGrace: 0 } as const;
    const asked = { turn: 41, besieged: false, garrison: 40, track: track(21), rules };
    expect(siegeTracked(asked)).toEqual({ track: track(18, 1, true), points: 10 });
  });

  test('it never goes below nought, never up by more than two, and relief scores once', () => {
    const turns = fc.array(fc.record({ besieged: fc.boolean(), garrison: fc.nat(70) }), { maxLength: 70 });
    fc.assert(
      fc.property(turns, (days) => {
        let [now, scored] = [trackAtStart(RULES), 0];
        days.forEach(({ besieged, garrison }, i) => {
          const next = after(i + 1, besieged, garrison, now);
          expect(next.track.siege).toBeGreaterThanOrEqual(0);
          expect(next.track.siege - now.siege).toBeLessThanOrEqual(2);
          scored += next.points;
          now = next.track;
        });
        expect(scored).toBe(now.relieved ? RULES.reliefPoints : 0);
      }),
    );
  });

  test('bombardment costs a point on a 6', () => {
    expect([5, 6].map((die) => scripted(bombardment(RULES), die))).toEqual([0, 1]);
    const one = exact(bombardment(RULES), { key: String }).find(({ value }) => value === 1)!;
    expect(toFraction(one.p)).toBe('1/6');
  });

  test('the owner says who loses, nobody twice before each has lost one', () => {
    const units = [unit({ name: 'Shoup', manpower: 3 }), unit({ name: 'Vaughn', manpower: 4 })];
    const script = ['2 Vaughn', '1 Shoup'];
    const { lost } = decided(GARRISON_LOSSES, garrisonLoss(units, 3, RULES), new Scripted(script));
    expect(lost).toEqual([2, 1]);
  });
});

describe('the works', () => {
  test('levels of the line', () => {
    const worth = ([4, 3, 2, 1, 0] as const).map((level) => lineWorth(level, RULES));
    expect(worth.map(({ entrenchment, die }) => [entrenchment, die])).toEqual([
      ['fort', 3],
      ['fort', 2],
      ['fort', 2],
      ['breastwork', 1],
      ['abatis', 0],
    ]);
    expect([betterWorks('fort', worth[4]!), betterWorks('none', worth[3]!)]).toEqual(['fort', 'breastwork']);
    const dice = (lineDie: CampaignRules['lineDie']) =>
      ([4, 3, 2, 1, 0] as const).map((level) => lineWorth(level, { lineDie }).die);
    expect(dice('one-less')).toEqual([2, 1, 1, 0, 0]);
    expect(dice(OUR_CAMPAIGN_RULES.lineDie)).toEqual([4, 3, 3, 2, 1]);
  });

  test('case 58: retreats go from the line to the city, from the city to a hex of the line without enemies', () => {
    const theatre = theatreOf({ Carr: 'W2413' }, { Shoup: 'W2414', Hebert: 'W2314' });
    expect(retreatsInside(theatre, at('W2314'))).toEqual([at('W2414')]);
    expect(retreatsInside(theatre, at('W2414'))).toEqual(all('W2314', 'W2514', 'W2515'));
    expect(scripted(retreatInside(theatre, at('W2314')), 'W2414')).toEqual({ to: at('W2414') });
    expect(scripted(retreatInside(theatre, at('W2414')), 'W2515')).toEqual({ to: at('W2515') });
    const { unit: routed } = combatEffect(unit({ name: 'Hebert', manpower: 5 }), readCombatResult('R')!);
    expect(routed).toMatchObject({ demoralized: 1, manpower: 5 });
  });

  test('with no hex left a stack of the line goes as elsewhere, one of the city surrenders', () => {
    const lost = theatreOf({ Carr: 'W2414' }, { Hebert: 'W2314' });
    expect(scripted(retreatInside(lost, at('W2314')))).toEqual({ to: null, fate: 'retreats as elsewhere' });
    const ringed = { Carr: 'W2413', Tuttle: 'W2314', Steele: 'W2514', Osterhaus: 'W2515' } as const;
    const last = theatreOf(ringed, { Shoup: 'W2414' });
    expect(scripted(retreatInside(last, at('W2414')))).toEqual({ to: null, fate: 'surrenders' });
  });

  test('flanks count once fewer than three of the five hexes are held', () => {
    expect(hasFlanks(theatreOf({}, { Shoup: 'W2414', Hebert: 'W2314', Taylor: 'W2515' }))).toBe(false);
    expect(hasFlanks(theatreOf({}, { Shoup: 'W2414', Hebert: 'W2314' }))).toBe(true);
  });

  test('forts are dug at their sites only', () => {
    expect([worksTopAt('W1410', RULES), worksTopAt('W2906', RULES)]).toEqual(['fort', 'breastwork']);
    expect(worksTopAt('W1410', { fortSites: 'nowhere' })).toBe('breastwork');
  });

  test('the garrison is who stands in the five hexes', () => {
    expect(garrisonSize(theatreOf({}, { Shoup: ['W2414', 3], Taylor: ['W2515', 5], Moore: 'W3117' }))).toBe(
      8,
    );
  });
});

describe('degradation', () => {
  const sapped = { hex: 'W2413', infantry: 50 } as const;

  test('case 46: saps of 50 manpower on a track of 26, and of 20', () => {
    expect(scripted(isDegraded(sapped, 26, RULES), 5)).toBe(true);
    expect(scripted(isDegraded(sapped, 20, RULES), 5)).toBe(false);
    expect(scripted(isDegraded({ ...sapped, infantry: 29 }, 26, RULES), 5)).toBe(false);
  });

  test('each hex that is faced has its die, the last level stays', () => {
    const works = { Shoup: 'W2314', Hebert: 'W2413', Barton: 'W2514', Taylor: 'W2515' } as const;
    const theatre = theatreOf(ring('W2313'), works);
    const hexes = sappedHexes(theatre, new Set());
    expect(hexes.map(({ hex, infantry }) => [hex, infantry])).toEqual([
      ['W2314', 20],
      ['W2413', 20],
    ]);
    expect(scripted(degradation([4, 1, 4, 4], hexes, 30, RULES), 6, 6)).toEqual([3, 1, 4, 4]);
    expect(sappedHexes(theatre, new Set(all('W2314'))).map(({ hex }) => hex)).toEqual(['W2413']);
  });

  test('nobody saps up the bluff where no way leads', () => {
    expect(sappedHexes(theatreOf(ring('W2214'), { Shoup: 'W2314' }), new Set())).toEqual([]);
  });
});

describe('heart of the garrison', () => {
  const BESIEGED: HeartCase = {
    ...{ heart: 0, siege: 31, besieged: true, ringBroken: false, levels: [4, 4, 4, 4] },
    ...{ lineLost: false, portHudsonFallen: false, box: 0, rules: RULES },
  };

  test('case 47: 5 and 6 for a track of 31; Johnston in box 4', () => {
    expect(scripted(garrisonHeart(BESIEGED), 5)).toBe(1);
    expect(scripted(garrisonHeart({ ...BESIEGED, box: 4 }), 5)).toBe(0);
    expect(scripted(garrisonHeart({ ...BESIEGED, box: 4, portHudsonFallen: true }), 5)).toBe(1);
    expect(scripted(garrisonHeart({ ...BESIEGED, levels: [4, 1, 4, 4] }), 4)).toBe(1);
    expect(scripted(garrisonHeart({ ...BESIEGED, lineLost: true }), 4)).toBe(1);
  });

  test('nothing is rolled at the worst; an open ring gives heart (case 51)', () => {
    expect(scripted(garrisonHeart({ ...BESIEGED, heart: 2 }))).toBe(2);
    const open = { ...BESIEGED, besieged: false };
    expect(scripted(garrisonHeart({ ...open, heart: 2, ringBroken: true }))).toBe(1);
    expect(scripted(garrisonHeart({ ...open, ringBroken: true }))).toBe(0);
    expect(scripted(garrisonHeart({ ...open, heart: 1 }))).toBe(1);
  });
});

describe('surrender', () => {
  const CASE: SurrenderCase = {
    besieged: true,
    siege: 47,
    garrison: 30,
    heart: 2,
    hope: false,
    rules: RULES,
  };
  const giveUp = (changes: Partial<SurrenderCase>, ...dice: readonly number[]) =>
    scripted(surrenders({ ...CASE, ...changes }), ...dice);

  test('case 48: on a track of 47, by the heart of the garrison', () => {
    expect(giveUp({}, 5)).toBe(true);
    expect(giveUp({ heart: 1 }, 5)).toBe(false);
  });

  test('case 49: hope is an army near enough', () => {
    const near = (hex: string) =>
      hasHope(theatreOf({}, { 'Gregg-A': hex }), new Set([indexOf('confederate', 'Gregg-A')]), RULES);
    expect([near('W2004'), near('W2909')]).toEqual([false, true]);
    expect([giveUp({ siege: 53 }, 3), giveUp({ siege: 53 }, 2)]).toEqual([true, false]);
    expect([5, 4].map((die) => giveUp({ siege: 53, hope: true }, die))).toEqual([true, false]);
  });

  test('case 50: a token garrison gives up whatever the track', () => {
    expect([4, 3].map((die) => giveUp({ garrison: 12, siege: 9 }, die))).toEqual([true, false]);
  });

  test('case 68: and rolls no other die', () => {
    const chances = exact(surrenders({ ...CASE, garrison: 12, siege: 50 }), { key: String });
    expect(toFraction(chances.find(({ value }) => value)!.p)).toBe('1/2');
  });

  test('before its time nothing is rolled; few men give up sooner', () => {
    expect(giveUp({ siege: 44 })).toBe(false);
    expect(giveUp({ besieged: false })).toBe(false);
    expect(giveUp({ garrison: 0 })).toBe(false);
    expect(giveUp({ garrison: 24, heart: 1 }, 5)).toBe(true);
  });

  test('stormed, and taken back', () => {
    const track = { siege: 30, broken: 0, relieved: true };
    const stormed = fallAfter(theatreOf({ Carr: 'W2414' }), 57, { fell: null, track }, RULES);
    expect(stormed).toEqual({ fell: 57, track });
    expect(fallAfter(theatreOf({ Carr: 'W2513' }), 58, stormed, RULES)).toBe(stormed);
    const back = fallAfter(theatreOf({}, { Shoup: 'W2414' }), 59, stormed, RULES);
    expect(back).toEqual({ fell: null, track: { siege: 0, broken: 2, relieved: true } });
  });
});
