/** Sheets of scenarios that cannot be read: the error names scenario, table and line. */
import { CardError } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { type ScenarioSheet, scenario } from '../src/scenarios/define.ts';
import { LISTED } from '../src/scenarios/listed.ts';
import { PLACES } from '../src/scenarios/places.ts';

describe('a sheet that cannot be read', () => {
  const SHEET: ScenarioSheet = {
    map: 'W lines 1-60, columns 1-30',
    confederate: 'Tracy  W5121  5',
    union: 'Carr  W5222 Shaifer  8',
    scoring: '',
    par: 0,
    step: 1,
  };
  const trial = (changes: Partial<ScenarioSheet>) =>
    scenario({ ...LISTED['port-gibson'], id: 'gcacw/trial' }, { ...SHEET, ...changes });

  test.each([
    [
      { union: '\nCarr  W5222 Shaifer  8\nKarr  W5222 Shaifer  8' },
      /union set-up, line 2, "Karr W5222 Shaifer 8": there is no union unit "Karr"/,
    ],
    [{ union: 'Tracy  W5121  5' }, /there is no union unit "Tracy"/],
    [{ union: 'Carr  W5222 Shaifer  -' }, /there is no union leader "Carr"/],
    [{ union: 'Carr  W5222 Shaffer  8' }, /W5222 is Shaifer, not "Shaffer"/],
    [{ union: 'Carr  W5222  8' }, /W5222 is Shaifer, not ""/],
    [{ union: 'Carr  W5121 Shaifer  8' }, /W5121 is without a name/],
    [{ union: 'Carr  X5222 Shaifer  8' }, /a line is name, hex, manpower/],
    [{ union: 'Carr  W5222 Shaifer  22' }, /manpower is from 1 to 21, not 22/],
    [{ union: 'Carr  W5222 Shaifer  8  weary' }, /there is no state "weary"/],
    [{ union: 'Carr  W5222 Shaifer  8  held until noon' }, /nobody is held until "noon"/],
    [{ union: 'Carr  W5222 Shaifer  8  fatigue 1 when released' }, /wants "held until" before it/],
    [
      { confederate: 'Tracy  W5121  5\n\nTracy  W5121  5' },
      /confederate set-up, line 3,.*Tracy is set up already/,
    ],
    [{ map: 'W lines 1-60' }, /gcacw\/trial, map, line 1,.*no part of the map/],
    [{ scoring: 'W5119 Port Gibson  6  grey' }, /gcacw\/trial, scoring, line 1,/],
    [{ havens: 'W5119' }, /gcacw\/trial, havens, line 1,.*W5119 is Port Gibson/],
  ])('%o', (changes, message) => {
    expect(() => trial(changes)).toThrow(CardError);
    expect(() => trial(changes)).toThrow(/gcacw\/trial/);
    expect(() => trial(changes)).toThrow(message);
  });

  test('abatis and Demoralize-2 can be written too', () => {
    const { setup } = trial({ union: 'Carr  W5222 Shaifer  8  abatis, demoralized 2' });
    expect(setup[1]).toMatchObject({ entrenchment: 'abatis', demoralized: 2 });
  });

  test('every named hex has one name', () => {
    expect(PLACES.size).toBe(68);
    for (const [hex, name] of PLACES) expect(`${hex} ${name}`).toMatch(/^[WE]\d{4} \S/);
  });
});
