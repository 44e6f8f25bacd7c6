/** The muster: counters of the four scenarios, what they fill into a question, what its result makes of them. */
import type { Counter, CounterRecord } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { isArtillery } from '../src/model/vocabulary.ts';
import { MUSTER } from '../src/muster/index.ts';
import { unitRecord } from '../src/muster/records.ts';
import { asked, questionOf, rolled } from './asked.ts';
import { fieldFor, positionOf, unitAt } from './positions.ts';

const sheet = (name: string) => MUSTER.sheets.find(({ id }) => id === `antietam/${name}`)!;
const counter = (name: string, id: string): Counter => sheet(name).counters.find((one) => one.id === id)!;
const marked = (one: Counter, record: CounterRecord): Counter => ({
  ...one,
  record: { ...one.record, ...record },
});
const call = (question: string) => MUSTER.calls.find((one) => one.question === `antietam/${question}`)!;
const isUnit = ({ kind }: Counter): boolean => kind !== 'leader';

describe('sheets', () => {
  test('four, the smallest first, with what a player wants to know', () => {
    expect(MUSTER.sheets.map(({ id, when }) => [id, when])).toEqual([
      ['antietam/sunken-road', '17 September 1862, 09:00 to 13:00, 4 turns'],
      ['antietam/morning', '17 September 1862, 06:00 to 10:00, 4 turns'],
      ['antietam/burnsides-bridge', '17 September 1862, 10:00 to 19:00, 9 turns'],
      ['antietam/whole-day', '17 September 1862, 06:00 to 19:00, 13 turns'],
    ]);
    const counts = MUSTER.sheets.map(({ counters }) => counters.filter(isUnit).length);
    expect(counts).toEqual([53, 98, 45, 191]);
  });

  test('a unit: figures, state, place, and how sure its line is', () => {
    expect(counter('sunken-road', 'U-TYNDALE-A')).toEqual({
      ...{ id: 'U-TYNDALE-A', name: 'Tyndale A', side: 'union', kind: 'infantry', size: 'brigade, half' },
      ...{ command: 'XII Corps, Greene', place: '1416 Dunker Church' },
      remarks: expect.arrayContaining([expect.stringMatching(/^428 left of \d+ men$/)]) as readonly string[],
      record: {
        ...{ name: 'Tyndale A', arm: 'infantry', weapon: expect.any(String) as string, men: 428 },
        ...{ efficiency: expect.any(Number) as number, fatigue: 20, tired: 1, ammo: 4, outOfAmmo: false },
        ...{ mode: 'normal', routed: false, marching: false, facing: 5, fort: 0, operationPoints: 0 },
      },
    });
    expect(counter('whole-day', 'U-PHELPS').remarks).toEqual([
      'Col. Walter Phelps Jr.',
      '22, 24, 30, 84 NY (14th Brooklyn); 2 US SS is a unit of its own, 425 is the whole brigade',
      'efficiency 74, ours: veteran, few',
      'men: a remembered figure; the whole brigade had 425 (fairly sure)',
      'weapon common knowledge, place fairly sure',
    ]);
    expect(counter('whole-day', 'U-2USSS').size).toBe('regiment');
    expect(counter('whole-day', 'C-RODES')).toMatchObject({ command: 'D. H. Hill', size: 'brigade' });
  });

  test('guns, arrivals, and who is held back', () => {
    expect(counter('sunken-road', 'U-RES-ART3')).toMatchObject({ place: 'turn 6, 1711', size: 'batteries' });
    expect(counter('whole-day', 'U-I-ART1').record).toMatchObject({ guns: 16, men: 256, mode: 'unlimbered' });
    expect(counter('whole-day', 'U-WARREN').remarks).toContain(
      'held back; from turn 9 on released with 25 % a turn',
    );
    expect(counter('whole-day', 'U-CRAWFORD-A').remarks).toContain('held back until turn 2');
    expect(counter('burnsides-bridge', 'C-TOOMBS').record).toMatchObject({ fort: 2 });
  });

  test('a leader: rank, factor, and with whom he rides', () => {
    expect(counter('sunken-road', 'L-SUMNER')).toEqual({
      ...{
        id: 'L-SUMNER',
        name: 'Sumner',
        side: 'union',
        kind: 'leader',
        size: 'corps',
        command: 'II Corps',
      },
      place: 'with Weber B, 1816',
      remarks: ['Maj. Gen. Edwin V. Sumner', 'factor 1.00, ours'],
      record: { name: 'Sumner', rank: 'corps', factor: 1, with: 'U-WEBER-B' },
    });
  });

  test.each(MUSTER.sheets.map((one) => [one.id, one] as const))(
    '%s: ids once, every mark a value of it',
    (_, one) => {
      expect(new Set(one.counters.map(({ id }) => id)).size).toBe(one.counters.length);
      for (const { record, id } of one.counters.filter(isUnit))
        for (const { field, values } of MUSTER.marks)
          expect([id, field, values.includes(record[field] as never)]).toEqual([id, field, true]);
    },
  );

  test('the record of the sheet is that of the first state', () => {
    const field = fieldFor('burnsides-bridge');
    const { units } = positionOf('burnsides-bridge');
    for (const [i, unit] of field.units.entries())
      expect(unitRecord(unit, units[i]!)).toEqual(counter('burnsides-bridge', unit.id).record);
  });

  test('a state is marked as a counter shows it', () => {
    const field = fieldFor('sunken-road');
    const at = unitAt(field, 'U-II-ART3');
    const unit = {
      ...positionOf('sunken-road').units[at]!,
      fatigue: 59,
      ammo: 0,
      mode: 'limbered',
      lostGuns: 2,
    } as const;
    expect(isArtillery(field.units[at]!.arm)).toBe(true);
    expect(unitRecord(field.units[at]!, unit)).toMatchObject({
      ...{ fatigue: 59, tired: 2, outOfAmmo: true, marching: true, routed: false },
      guns: field.units[at]!.guns - 2,
    });
  });
});

describe('fire', () => {
  const weber = counter('sunken-road', 'U-WEBER-A');
  const french = counter('sunken-road', 'L-FRENCH');
  const rodes = counter('sunken-road', 'C-RODES');
  const guns = counter('sunken-road', 'C-DHH-ART1');

  test('counters fill the form', () => {
    const filled = call('fire').fill({ firers: [weber, french], targets: [rodes] });
    expect(filled).toEqual({
      side: 'union',
      firers: [{ weapon: 'R/M', men: 890, mode: 'normal', ammo: 4, leaderFactor: 1 }],
      targets: [{ men: 870, fort: 0 }],
    });
    expect(asked('fire', filled).odds().outcomes.length).toBeGreaterThan(1);
    const back = call('fire').fill({ firers: [guns], targets: [weber] });
    expect(back).toMatchObject({
      side: 'confederate',
      firers: [{ guns: guns.record['guns'], mode: 'unlimbered' }],
    });
    expect(questionOf('fire').ask(back).refused).toBeNull();
  });

  test('a leader lends his factor to the unit he rides with, else to the first', () => {
    const hill = counter('sunken-road', 'L-DHHILL');
    const mcrae = counter('sunken-road', 'C-MCRAE');
    const factors = (...units: Counter[]) =>
      (call('fire').fill({ firers: [...units, hill] })['firers'] as { leaderFactor: number }[]).map(
        ({ leaderFactor }) => leaderFactor,
      );
    expect(factors(mcrae, rodes)).toEqual([1, 1.1]);
    expect(factors(mcrae)).toEqual([1.1]);
  });

  test('marks count as they are set', () => {
    const routed = marked(weber, { routed: true, outOfAmmo: true });
    expect(call('fire').fill({ firers: [routed] })).toMatchObject({ firers: [{ mode: 'routed', ammo: 0 }] });
    const column = marked(weber, { marching: true });
    expect(call('fire').fill({ firers: [column] })).toMatchObject({ firers: [{ mode: 'column' }] });
    const limbered = marked(guns, { marching: true });
    expect(questionOf('fire').ask(call('fire').fill({ firers: [limbered] })).refused?.cite).toBe('6.9');
  });

  test('a result takes men, guns and a round', () => {
    const picked = { firers: [weber], targets: [guns] };
    const { result } = rolled('fire', call('fire').fill(picked), 1);
    const lost = (result as { total: number }).total;
    const men = Number(guns.record['men']) - lost;
    expect(call('fire').after(picked, result as object)).toEqual({
      [weber.id]: { ...weber.record, ammo: 3, outOfAmmo: false },
      [guns.id]: { ...guns.record, men, guns: Math.ceil(men / 16) },
    });
    expect(lost).toBeGreaterThan(16);
    const few = marked(rodes, { men: 30 });
    const broken = call('fire').after({ firers: [weber], targets: [few] }, { losses: [20], removed: [true] });
    expect(broken[few.id]).toBeNull();
  });
});

describe('melee', () => {
  const a = counter('sunken-road', 'U-TYNDALE-A');
  const b = counter('sunken-road', 'U-STAINROOK');
  const greene = counter('sunken-road', 'L-GREENE');
  const rodes = counter('sunken-road', 'C-RODES');
  const picked = { attackers: [a, b, greene], defenders: [rodes] };

  test('counters fill the form', () => {
    expect(call('melee').fill(picked)).toEqual({
      side: 'union',
      attackers: [
        { men: 428, arm: 'infantry', mode: 'normal', leaderFactor: 1.1 },
        { men: 401, arm: 'infantry', mode: 'normal', leaderFactor: 1 },
      ],
      defenders: [{ men: 870, arm: 'infantry', mode: 'normal', leaderFactor: 1 }],
    });
    expect(questionOf('melee').ask(call('melee').fill(picked)).refused).toBeNull();
  });

  test('losses are shared by men, the rest to the larger', () => {
    const after = call('melee').after(picked, { attackerLoss: 11, defenderLoss: 62 });
    expect(after[a.id]).toMatchObject({ men: 428 - 6 });
    expect(after[b.id]).toMatchObject({ men: 401 - 5 });
    expect(after[rodes.id]).toMatchObject({ men: 870 - 62 });
    expect(call('melee').after(picked, { attackerLoss: { random: 25, plus: 0 }, defenderLoss: 900 })).toEqual(
      {
        [rodes.id]: null,
      },
    );
  });
});
