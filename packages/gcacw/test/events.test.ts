/** Random events, strategic events, the Army of Relief. */
import { exact, sumOf, toFraction } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { randomEvent } from '../src/procedures/randomEvent.ts';
import { strategicEvent } from '../src/procedures/strategicEvent.ts';
import { OUR_RULINGS } from '../src/rulings/index.ts';
import { asked, classes, type Input, refused, rolled } from './asked.ts';

const event = (input: Input, ...dice: number[]) =>
  (rolled('random-event', input, ...dice).result as { event: string }).event;

describe('random events', () => {
  test.each([
    [2, [1, 2], 'Union Intelligence'],
    [5, [6, 6], 'Late Rain'],
    [6, [6, 6], 'Heavy Rain'],
    [32, [3, 4], 'Union Intelligence'],
    [33, [3, 4], 'Heat'],
    [70, [1, 2], 'Grant Drunk'],
    [33, [1, 3], 'Extreme Heat'],
    [3, [2, 3], 'Movement Bonus'],
    [10, [2, 3], 'Union Water Crisis'],
  ])('turn %i, dice %o: %s', (turn, dice, name) => {
    expect(event({ turn }, ...dice)).toBe(name);
  });

  test('a water crisis after rain is No Effect; other events stay', () => {
    const wet = { turn: 10, previousRain: true };
    expect(event(wet, 2, 3)).toBe('No Effect');
    expect(event(wet, 6, 6)).toBe('Heavy Rain');
    const note = rolled('random-event', wet, 2, 3).notes.at(-1);
    expect(note).toMatchObject({ applied: true, value: '+' });
    expect(rolled('random-event', { turn: 10 }, 2, 3).notes.at(-1)).toMatchObject({
      applied: false,
      reason: 'no rain the turn before',
    });
  });

  test('a result that stands in several rows is one outcome', () => {
    const { outcomes } = asked('random-event', { turn: 40 }).odds();
    expect(outcomes[0]).toMatchObject({ key: 'Heat', fraction: '13/36' });
    expect(outcomes).toHaveLength(8);
    expect(rolled('random-event', { turn: 40 }, 3, 4).lit.map((cell) => cell.row)).toContain(5);
  });

  test('what the event does', () => {
    expect(rolled('random-event', { turn: 40 }, 1, 3).result).toMatchObject({
      extendedMarch: 2,
      rain: 'none',
    });
    expect(rolled('random-event', { turn: 40 }, 6, 6).result).toMatchObject({ rain: 'this turn and next' });
    expect(rolled('random-event', { turn: 40 }, 1, 1).result).toMatchObject({ rain: 'late' });
    expect(classes('random-event', { turn: 40 })).toEqual({
      rain: '1/12',
      'late rain': '1/6',
      heat: '4/9',
      fair: '11/36',
    });
  });

  test('turn 1 has none; the game has 70 turns', () => {
    expect(refused('random-event', { turn: 1 })).toMatchObject({
      field: 'turn',
      cite: '17.3',
    });
    expect(refused('random-event', { turn: 71 })).toMatchObject({ field: 'turn' });
    expect(refused('random-event', {})).toMatchObject({ field: 'turn', code: 'missing-field' });
  });

  test('in every turn, after rain or not, the chances sum to 1', () => {
    for (let turn = 2; turn <= 70; turn++) {
      for (const previousRain of [false, true]) {
        const procedure = randomEvent({ turn, previousRain, houseRules: OUR_RULINGS });
        const outcomes = exact(procedure, { key: (o) => o.event });
        expect(toFraction(sumOf(outcomes.map((o) => o.p)))).toBe('1');
      }
    }
  });
});

describe('strategic events', () => {
  const events = (turn: number, ...dice: number[]) =>
    (rolled('strategic-event', { turn }, ...dice).result as { events: string[] }).events;

  test.each([
    [5, [1, 1], ['Variable Reinforcement']],
    [5, [1, 2], ['Siege Attrition', 'Union Mine Operations']],
    [20, [1, 3], ['Union Extended March Bonus']],
    [25, [1, 3], ['Port Hudson']],
    [70, [1, 3], ['Port Hudson']],
    [20, [2, 3], ['Johnston Sick', 'Jackson Confederate Redoubt']],
    [5, [2, 4], ['Union Extended March Bonus']],
    [25, [2, 4], ['Union Mine Operations']],
    [20, [3, 4], ['Union Extended March Bonus']],
    [25, [3, 4], ['French Arrives Early']],
    [45, [3, 4], ['French Arrives Early']],
    [50, [3, 4], []],
    [20, [4, 4], ['Union Extended March Bonus']],
    [25, [4, 4], ['Variable Reinforcement']],
    [70, [4, 5], ['President Davis Pushes Johnston', 'Jackson Confederate Redoubt']],
    [10, [4, 6], ['McClernand Relieved']],
    [10, [5, 6], ["CSA Attacks Milliken's Bend"]],
    [10, [6, 6], ['Variable Reinforcement']],
  ])('turn %i, dice %o: %o', (turn, dice, expected) => {
    expect(events(turn, ...dice)).toEqual(expected);
  });

  test('before turn 25 the bonus takes four rows together', () => {
    const { outcomes } = asked('strategic-event', { turn: 15 }).odds();
    expect(outcomes[0]).toMatchObject({ key: 'Union Extended March Bonus', fraction: '19/36' });
    expect(rolled('strategic-event', { turn: 15 }, 3, 4).lit.map((cell) => cell.row)).toContain(5);
  });

  test('after turn 45 a 7 is No Effect', () => {
    expect(rolled('strategic-event', { turn: 50 }, 3, 4).line).toBe(
      'TOM turn 50, strategic event, dice 3-4: No Effect.',
    );
  });

  describe('the half that does not hold', () => {
    const halves = (turn: number, ...dice: number[]) =>
      rolled('strategic-event', { turn }, ...dice)
        .notes.filter((note) => note.value === 'Union Extended March Bonus' || note.value === 'Port Hudson')
        .map(({ value, applied, reason }) => [value, applied, reason]);

    test('is listed with the turns in which it would', () => {
      expect(halves(20, 1, 3)).toEqual([
        ['Union Extended March Bonus', true, undefined],
        ['Port Hudson', false, 'after turn 20 only'],
      ]);
      expect(halves(25, 1, 3)).toEqual([
        ['Union Extended March Bonus', false, 'through turn 20 only'],
        ['Port Hudson', true, undefined],
      ]);
    });

    test('after turn 45 neither half of a 7 does', () => {
      const { notes } = rolled('strategic-event', { turn: 50 }, 3, 4);
      expect(notes.slice(1, 4).map(({ value, applied, reason }) => [value, applied, reason])).toEqual([
        ['Union Extended March Bonus', false, 'through turn 20 only'],
        ['French Arrives Early', false, 'through turn 45 only'],
        ['No Effect', true, undefined],
      ]);
    });
  });

  test.each([
    [[1, 2], '&'],
    [[1, 3], '#'],
    [[2, 4], '+'],
    [[3, 4], '%'],
    [[4, 4], '*'],
    [[1, 1], null],
  ])('dice %o: all footnotes are listed, and that of the row applies: %s', (dice, mark) => {
    const { notes } = rolled('strategic-event', { turn: 15 }, ...dice);
    const footnotes = notes.filter(({ value }) => /^[&#+%*]$/.test(String(value)));
    expect(footnotes.map(({ value }) => value)).toEqual(['&', '#', '+', '%', '*']);
    expect(footnotes.filter(({ applied }) => applied).map(({ value }) => value)).toEqual(
      mark === null ? [] : [mark],
    );
    for (const { applied, reason } of footnotes) if (!applied) expect(reason).toMatch(/\w/);
  });

  test.each([[1], [4], [69]])('turn %i has no Strategic Cycle', (turn) => {
    expect(refused('strategic-event', { turn })).toMatchObject({ field: 'turn', cite: '17.2' });
  });

  test('in every Cycle the chances sum to 1', () => {
    for (let turn = 5; turn <= 70; turn += 5) {
      const outcomes = exact(strategicEvent({ turn, houseRules: OUR_RULINGS }), {
        key: (o) => o.events.join(),
      });
      expect(toFraction(sumOf(outcomes.map((o) => o.p)))).toBe('1');
    }
  });
});

describe('the Army of Relief', () => {
  const advances = (input: Input) => classes('army-of-relief', input)['advances one box'];

  test.each([
    [{ turn: 15 }, '1/2'],
    [{ turn: 15, jacksonStationDestroyed: true }, '1/3'],
    [{ turn: 15, jacksonStationDestroyed: true, box: 2 }, '1/6'],
    [{ turn: 15, jacksonStationDestroyed: true, box: 2, johnstonSick: true }, '0'],
    [{ turn: 35, jacksonStationDestroyed: true, box: 2 }, '1/2'],
    [{ turn: 35 }, '5/6'],
    [{ turn: 50 }, '1'],
    [{ turn: 50, davisPushesJohnston: true }, '1'],
    [{ turn: 30, davisPushesJohnston: true, jacksonStationDestroyed: true, box: 1 }, '2/3'],
  ])('%o: %s', (input, chance) => {
    expect(advances(input)).toBe(chance);
  });

  test('a 4 moves the marker, a 3 does not', () => {
    const quiet = { turn: 35, jacksonStationDestroyed: true, box: 2 };
    expect(rolled('army-of-relief', quiet, 4).result).toEqual({ advances: true, box: 3 });
    expect(rolled('army-of-relief', quiet, 3).result).toEqual({ advances: false, box: 2 });
    expect(rolled('army-of-relief', quiet, 4).line).toBe(
      'TOM turn 35, Army of Relief 0, die 4: +1 Box: to Box 3.',
    );
  });

  test.each([
    [{ turn: 10 }, 'turn', '17.5a'],
    [{ turn: 17 }, 'turn', '17.2'],
    [{ turn: 20, johnstonSick: true, davisPushesJohnston: true }, 'davisPushesJohnston', '17.4a'],
    [{ turn: 20, box: -1 }, 'box', '17.5'],
  ])('%o is refused: %s', (input, field, cite) => {
    expect(refused('army-of-relief', input)).toMatchObject({ field, cite });
  });
});
