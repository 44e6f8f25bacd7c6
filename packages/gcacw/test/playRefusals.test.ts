/** What is not listed is refused: with the rule that forbids it and the nearest thing that is allowed. */
import { Fast, firstOption, seeded } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../src/play/state/action.ts';
import {
  activate,
  add,
  assault,
  attack,
  BASIC,
  bare,
  groundWith,
  march,
  position,
  scenarioBoard,
  step,
  take,
  to,
  transfer,
} from './playing.ts';

const TAYLOR = '\n  Taylor  E1201  1';
const UNION_SIDE = `
  Grant       E0606  -
  McClernand  E0606  -
  Carr        E0606  8
  Osterhaus   E0608  8  fatigue 4
  Hovey-A     E0609  8  held until adjacent
  Logan-A     E0304  8`;
const CONFEDERATE_SIDE = `  Tracy  E0706  5\n  Green-A  E0908  3${TAYLOR}`;
const table = (ground = groundWith()) =>
  position({ ground, union: UNION_SIDE, confederate: CONFEDERATE_SIDE });

describe('choosing an action', () => {
  test.each([
    [march('Osterhaus'), 'fatigue-4', '5.1', 'Carr marches'],
    [march('Hovey-A'), 'not-released', '16.6', 'Carr marches'],
    [march('Tracy'), 'no-such-unit', '18.4', 'Carr marches'],
    [march('Nobody'), 'no-such-unit', '18.4', 'Carr marches'],
    [march('__proto__'), 'no-such-unit', '18.4', 'Carr marches'],
    [march('constructor'), 'no-such-unit', '18.4', 'Carr marches'],
    [activate('Grant'), 'army-leader', '5.3.1', 'McClernand is activated'],
    [activate('toString'), 'no-such-leader', '18.4', 'McClernand is activated'],
    [assault('Grant', 'E0706'), 'army-leader', '14.1', 'McClernand assaults Tracy in E0706'],
    [assault('McClernand', 'E0908'), 'not-adjacent', '14.1', 'McClernand assaults Tracy in E0706'],
    [assault('McClernand', 'E0505'), 'no-enemy', '14.1', 'McClernand assaults Tracy in E0706'],
    [assault('McClernand', 'Z9999'), 'no-such-hex', '18.6', 'McClernand assaults Tracy in E0706'],
    [assault('McClernand', '__proto__'), 'no-such-hex', '18.6', 'McClernand assaults Tracy in E0706'],
    [{ do: 'entrench', unit: 'Osterhaus' }, 'fatigue-4', '5.1', 'Carr digs in'],
    [{ do: 'burn', unit: 'Carr' }, 'no-station', '5.7, 5.7b', 'McClernand is activated'],
    [step('E0506'), 'choose-action', '5.0', 'McClernand is activated'],
    [transfer('McClernand', 'E0608'), 'choose-action', '5.0', 'McClernand is activated'],
  ])('%o', (action, code, cite, allowed) => {
    const refusal = table().refusal(action);
    expect(refusal).toMatchObject({ code, cite });
    expect(refusal.text).toContain(`Allowed: ${allowed}`);
  });

  test.each([
    null,
    undefined,
    7,
    'march',
    [],
    {},
    { do: 'march' },
    { do: 'march', unit: 3 },
    { do: 'march', unit: 'x'.repeat(41) },
    { do: 'fly', unit: 'Carr' },
    { do: 'attack', hex: 'E0706', type: 'assault' },
    { do: 'march', unit: 'Carr', mp: 99 },
    { do: '__proto__' },
    { do: 'constructor' },
    JSON.parse('{"do":"march","unit":"Carr","__proto__":{"x":1}}'),
  ])('nonsense: %o', (raw) => {
    const board = table();
    const verdict = board.rules.check(board.rules.view(board.state, 'union'), raw);
    if (verdict.refused) expect(verdict.refused).toMatchObject({ code: 'no-such-action', cite: 'T.1' });
    else expect(verdict.value).toEqual(march('Carr'));
  });

  test.each([
    [7, 'An action is a record that says in "do" what is done, not 7.'],
    [{}, 'An action says in "do" what is done, and this one does not.'],
    [{ do: 'fly', unit: 'Carr' }, 'There is no action "fly".'],
    [{ do: 'march' }, 'The action "march" is not written as one: its unit is missing.'],
    [{ do: 'march', unit: 3 }, 'The action "march" is not written as one: its unit cannot be 3.'],
    [{ do: 'march', unit: 'Carr', mp: 99 }, 'The action "march" is not written as one: it has no "mp".'],
    [
      { do: 'overrule', side: 'union', unit: 'Carr', marks: { fatigue: 9 } },
      'The action "overrule" is not written as one: its marks.fatigue cannot be 9.',
    ],
  ])('what is no action is refused in our own words: %o', (raw, text) => {
    const board = table();
    expect(board.rules.check(board.rules.view(board.state, 'union'), raw).refused?.text).toBe(text);
  });

  test.each(['confederate', 'observer', '__proto__', ''])('the wrong side: %s', (side) => {
    expect(table().refusal(march('Carr'), side)).toMatchObject({ code: 'not-your-turn', cite: 'T.8' });
    expect(table().refusal(march('Carr'), side).text).toContain('Union');
  });
});

describe('on the march', () => {
  const river = groundWith({ E0605: 's' }, 'edges minor-river\n  The river\n    E0606 W');
  const marching = () => table(river).play(march('Carr'), 3);

  test.each([
    [step('E0405'), 'not-adjacent', '5.2.4', 'To E0506'],
    [step('E0606'), 'not-adjacent', '5.2.4', 'To E0506'],
    [step('E0706'), 'enemy-occupied', '6.2', 'To E0'],
    [step('E0605'), 'swamp', '2.6', 'To E0506'],
    [step('E0607'), 'river', '2.7', 'To E0'],
    [step('nowhere'), 'no-such-hex', '18.6', 'To E0506'],
    [attack('E0908'), 'not-adjacent', '8.1', 'attack on Tracy in E0706'],
    [attack('E0506'), 'no-enemy', '8.1', 'attack on Tracy in E0706'],
    [attack('E0706', 'prepared'), 'too-dear', '8.2', 'attack on Tracy in E0706'],
    [take('Nobody'), 'no-such-leader', '18.4', 'goes along'],
    [march('Logan-A'), 'on-the-march', '5.2', ''],
    [bare('pass'), 'on-the-march', '5.2', ''],
    [add('Carr'), 'on-the-march', '5.2', ''],
  ])('%o', (action: Action, code, cite, allowed) => {
    const refusal = marching().refusal(action);
    expect(refusal).toMatchObject({ code, cite });
    expect(refusal.text.toLowerCase()).toContain(allowed.toLowerCase());
    expect(refusal.text).toContain('Allowed: ');
  });

  test('over a woods hexside after moving', () => {
    const board = position({
      ground: groundWith({ E0706: 'w' }),
      union: '  Carr  E0506  8',
      confederate: `  Tracy  E0706  5${TAYLOR}`,
    });
    board.play(march('Carr'), 6).play(step('E0606'));
    expect(board.refusal(attack('E0706'))).toMatchObject({ code: 'woods-hexside', cite: '6.4.6, 6.4.6a' });
  });

  test('a leader who stands elsewhere, or over others', () => {
    const union =
      '  McClernand  E0606  -\n  Carr  E0606  8\n  Osterhaus  E0606  8\n  McPherson  E0304  -\n  Logan-A  E0304  8';
    const board = position({ union, confederate: CONFEDERATE_SIDE }).play(march('Carr'), 3);
    expect(board.refusal(take('McPherson'))).toMatchObject({ code: 'not-over', cite: '5.2.5' });
    expect(board.play(take('McClernand')).refusal(take('McClernand'))).toMatchObject({
      code: 'goes-along',
      cite: '5.2.5',
    });
  });
});

describe('in other stages', () => {
  test('a transfer too far, or to nobody', () => {
    const board = position({
      side: null,
      union: '  McClernand  E0606  -\n  Carr  E0606  8\n  Lindsey  E0608  3',
      confederate: TAYLOR,
    });
    board.play(bare('begin'));
    expect(board.refusal(transfer('McClernand', 'E0101'))).toMatchObject({ code: 'not-his', cite: '3.1' });
    expect(board.refusal(transfer('McClernand', 'E0606'))).toMatchObject({ code: 'there', cite: '3.1' });
    expect(board.refusal(transfer('McClernand', 'E0101')).text).toContain('McClernand transfers to E0608');
    expect(board.refusal(march('Carr'))).toMatchObject({ code: 'transfer', cite: '3.3' });
  });

  test('15.4 a retreat hex of a worse priority, one farther off, and a halt too soon', () => {
    const ground = groundWith({}, 'ways road\n  A road: E0706 E0806');
    const board = position({ ground, union: '  Carr  E0606  14', confederate: `  Tracy  E0706  2${TAYLOR}` });
    board.play(march('Carr'), 6).play(attack('E0706'), 1, 4);
    expect(board.refusal(to('E0805'))).toMatchObject({ code: 'retreat-priority', cite: '15.4' });
    expect(board.refusal(to('E0805')).text).toMatch(/Allowed: .*to E0806/i);
    expect(board.refusal(to('E1010'))).toMatchObject({ code: 'not-adjacent', cite: '15.1' });
    expect(board.refusal(bare('halt'))).toMatchObject({ code: 'too-short', cite: '15.1, 15.8' });
    expect(board.refusal(to('E0806'), 'union')).toMatchObject({ code: 'not-your-turn', cite: 'T.8' });
  });

  test('flanks of a hex where nobody of the side stands', () => {
    const board = position({ union: '  Carr  E0606  8', confederate: TAYLOR })
      .play(bare('pass'))
      .play(bare('pass'));
    expect(board.refusal({ do: 'refuse', hex: 'E0303' })).toMatchObject({
      code: 'no-stack',
      cite: '9.8c',
    });
    expect(board.refusal({ do: 'refuse', hex: 'E0303' }).text).toContain('E0606');
  });
});

describe('in games at random', () => {
  test.each(BASIC.map((scenario) => [scenario.id, scenario] as const))(
    '%s: what is listed is allowed, by its side alone; everything is told; what is not listed is refused',
    (_, scenario) => {
      const board = scenarioBoard(scenario);
      const rng = seeded(`refusals ${scenario.id}`);
      const others: Action[] = [];
      for (let move = 0; move < 120 && board.at !== 'game-over'; move++) {
        const { legal, side, state, rules } = board;
        const other = side === 'union' ? 'confederate' : 'union';
        expect(legal.length).toBeGreaterThan(0);
        expect(rules.legal(rules.view(state, other))).toEqual([]);
        const [view, otherView] = [rules.view(state, side), rules.view(state, other)];
        for (const action of legal) {
          expect(rules.check(view, action)).toEqual({ refused: null, value: action });
          expect(rules.check(otherView, action).refused?.code).toBe('not-your-turn');
          const told = rules.tell(view, action);
          expect(told.text + told.cite + told.group).not.toContain('undefined');
        }
        for (const action of others) {
          const listed = legal.some((one) => JSON.stringify(one) === JSON.stringify(action));
          expect(rules.check(view, action).refused === null, JSON.stringify(action)).toBe(listed);
        }
        others.push(legal[rng.int(legal.length)]!);
        board.state = rules.apply(state, side, legal[rng.int(legal.length)]!, new Fast(rng, firstOption));
      }
    },
  );
});
