/** Assaults and charges: the worked cases of the rules (16.2, 16.3), their steps and their ends. */
import { describe, expect, test } from 'vitest';
import type { AssaultOutcome } from '../src/procedures/assault.ts';
import { asked, chanceOf, type Input, rolled, stack, unit } from './asked.ts';

const CASE = {
  attacker: stack(unit(3, 5, 2, 4)),
  defender: stack(unit(2, 5, 1, 4)),
  preAssaultFire: false,
};
const CHARGE = {
  attacker: { units: [unit(5, 6, 3, 5)], leader: true },
  defender: stack(unit(3, 5, 2, 4)),
};

const winners = (id: string, input: Input) =>
  Object.fromEntries(
    (['attacker', 'defender', 'both-lose', 'none'] as const).map((winner) => [
      winner,
      chanceOf(id, input, (o: AssaultOutcome) => o.winner === winner).toFixed(6),
    ]),
  );
const after = (id: string, input: Input, ...dice: number[]) =>
  rolled(id, input, ...dice).result as AssaultOutcome;
const lineIn = (id: string, input: Input, group: string) =>
  asked(id, input)
    .likeliest()
    .notes.filter((n) => n.group === group && n.text.startsWith('Fire line'))
    .map((n) => n.value)[0];

describe('worked case 16.2 (a): 3 SP against 2 SP, all clear and level', () => {
  test('round 1: nobody can rout, 29/100 and 19/100 are disrupted', () => {
    const one = { ...CASE, houseRules: { assaultRounds: 1 } };
    expect(winners('assault', one)).toEqual({
      attacker: '0.000000',
      defender: '0.000000',
      'both-lose': '0.000000',
      none: '1.000000',
    });
    expect(chanceOf('assault', one, (o: AssaultOutcome) => o.defender.state === 'disrupted')).toBeCloseTo(
      0.29,
      12,
    );
    expect(chanceOf('assault', one, (o: AssaultOutcome) => o.attacker.state === 'disrupted')).toBeCloseTo(
      0.19,
      12,
    );
  });

  test('after round 2', () => {
    expect(winners('assault', { ...CASE, houseRules: { assaultRounds: 2 } })).toMatchObject({
      attacker: '0.054665',
      defender: '0.020407',
      'both-lose': '0.000134',
    });
  });

  test('after round 3, exactly', () => {
    expect(winners('assault', CASE)).toEqual({
      attacker: '0.128871',
      defender: '0.049938',
      'both-lose': '0.000450',
      none: '0.820741',
    });
    expect(asked('assault', CASE).odds()).toMatchObject({ method: 'exact', error: 0 });
  });

  test('the lines of round 1', () => {
    expect(lineIn('assault', CASE, 'Round 1, attacker: Fire line')).toBe('8-11');
    expect(lineIn('assault', CASE, 'Round 1, defender: Fire line')).toBe('5-7');
  });
});

test('worked case 16.2 (b): the top of the table holds before the run counts', () => {
  const input = {
    attacker: { units: [unit(5, 5)], leader: true },
    defender: stack(unit(5, 5)),
    attackerGround: 'run',
    elevation: 'attacker-higher',
    defenderFlanked: true,
  };
  const group = 'Round 1, attacker: Fire line';
  expect(lineIn('charge', input, group)).toBe('27-35');
  expect(lineIn('charge', { ...input, houseRules: { endsHeld: 'at-the-end' } }, group)).toBe('36+');
});

describe('worked case 16.3: a charge of 5 SP, morale 6, on 3 SP', () => {
  const fired = (input: Input) => {
    const state = (dice: number[]) => after('charge', input, ...dice, 9, 9, 9, 9, 9, 9).attacker.state;
    const rolls = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    return rolls.flatMap((combat) =>
      combat >= 8 ? [] : rolls.map((morale) => (state([combat, morale]) === 'disrupted' ? 1 : 0) as number),
    );
  };

  test('(a) with a leader: pre-assault fire disrupts 4/25, and the whole charge', () => {
    expect(lineIn('charge', CHARGE, 'Pre-assault fire: Fire line')).toBe('21-26');
    expect(fired(CHARGE).reduce((sum, n) => sum + n, 0) / 100).toBeCloseTo(4 / 25, 12);
    const untouched = [9, 9, 9, 9, 9, 9, 9];
    const lines = rolled('charge', CHARGE, ...untouched)
      .notes.filter((n) => n.text.startsWith('Fire line'))
      .map((n) => n.value);
    expect(lines.slice(1, 3)).toEqual(['21-26', '12-15']);
    expect(winners('charge', CHARGE)).toEqual({
      attacker: '0.274979',
      defender: '0.091439',
      'both-lose': '0.004088',
      none: '0.629493',
    });
  });

  test('(b) without: 6/25, and the first line of the attacker is 16-20', () => {
    const alone = { ...CHARGE, attacker: stack(unit(5, 6, 3, 5)) };
    expect(fired(alone).reduce((sum, n) => sum + n, 0) / 100).toBeCloseTo(6 / 25, 12);
    expect(lineIn('charge', alone, 'Round 1, attacker: Fire line')).toBe('16-20');
  });

  test('pre-assault fire, roll by roll', () => {
    // With the leader morale is one higher: 5 + 2 after a reducing code 3, so only 8 and 9 fail.
    const failing = (combat: number) =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((morale) => {
        const verdict = asked('charge', CHARGE).rollWith([combat, morale, 9, 9, 9, 9, 9, 9]);
        return !verdict.refused && (verdict.value.result as AssaultOutcome).attacker.state === 'disrupted';
      }).length;
    expect([0, 1, 3, 6].map(failing)).toEqual([2, 3, 2, 1]);
  });
});

describe('steps', () => {
  const QUIET = { preAssaultFire: false };

  test('order of the dice: attack, defence, defender’s morale, attacker’s morale', () => {
    const { dice } = rolled('assault', CASE, 2, 3, 9, 9, 9, 9, 9, 9);
    expect(dice.slice(0, 4).map(({ name }) => name)).toEqual([
      "attacker's combat die",
      "defender's combat die",
      "defender's morale die",
      "attacker's morale die",
    ]);
  });

  test('a routed defender is run over at once: no dice, one O hit', () => {
    const run = after('assault', { defender: { state: 'routed' } });
    expect(run).toMatchObject({ winner: 'attacker', rounds: 0, defender: { units: [{ hits: 1 }] } });
    const spared = after('assault', { defender: { state: 'routed' }, houseRules: { routedDefenderHits: 0 } });
    expect(spared.defender.units).toMatchObject([{ hits: 0 }]);
  });

  test('out of marsh the attacker is disrupted before he runs anybody over, too', () => {
    const run = after('assault', { attackerGround: 'marsh', defender: { state: 'routed' } });
    expect(run).toMatchObject({ winner: 'attacker', rounds: 0, attacker: { state: 'disrupted' } });
  });

  test('out of marsh the attacker is disrupted before pre-assault fire, and may be routed by it', () => {
    const input = { attackerGround: 'marsh', defender: stack(unit(4, 5)) };
    const beaten = after('assault', input, 0, 9);
    expect(beaten).toMatchObject({ winner: 'defender', rounds: 0, attacker: { state: 'routed' } });
    expect(after('assault', { ...input, ...QUIET }, 9, 9, 9, 9, 9, 9).attacker.state).toBe('disrupted');
  });

  test('a flanked defender does not fire, but for a house rule', () => {
    const dice = [9, 9, 9, 9, 9, 9];
    expect(after('assault', { defenderFlanked: true }, ...dice).winner).toBe('none');
    const houseRules = { flankedPreAssaultFire: 'allowed' };
    expect(after('assault', { defenderFlanked: true, houseRules }, 9, ...dice).winner).toBe('none');
  });

  test('pre-assault fire has its marker, its arm, its limit', () => {
    const group = 'Pre-assault fire: Fire line';
    const mixed = { units: [{ sp: 2 }, { type: 'artillery', sp: 6 }] };
    expect(lineIn('assault', {}, group)).toBe('12-15');
    expect(lineIn('assault', { defenderFireMarker: true }, group)).toBe('5-7');
    expect(lineIn('assault', { defender: mixed }, group)).toBe('8-11');
    expect(lineIn('assault', { defender: mixed, preAssaultArm: 'artillery' }, group)).toBe('27-35');
    const woods = { defender: mixed, preAssaultArm: 'artillery', defenderGround: 'woods' };
    expect(lineIn('assault', woods, group)).toBe('16-20');
    expect(lineIn('assault', { attackerGround: 'woods', attackerThoroughfare: true }, group)).toBe('8-11');
    expect(lineIn('assault', { elevation: 'defender-higher' }, group)).toBe('16-20');
    expect(lineIn('assault', { defenderWorks: 'fence' }, group)).toBe('16-20');
  });

  test('both may be beaten in the same round', () => {
    const input = {
      attacker: stack({ sp: 5, hits: 2, reduced: true, reducedSp: 5 }),
      defender: stack({ sp: 5, hits: 2, reduced: true, reducedSp: 5 }),
      ...QUIET,
    };
    expect(after('assault', input, 0, 0)).toMatchObject({ winner: 'both-lose', rounds: 1 });
    expect(after('assault', input, 0, 9)).toMatchObject({ winner: 'attacker', defender: { units: [] } });
    expect(after('assault', input, 9, 0)).toMatchObject({ winner: 'defender', attacker: { units: [] } });
  });

  test('a failed check routs who was disrupted the round before', () => {
    const result = after('assault', CASE, 2, 9, 9, 2, 9, 9);
    expect(result).toMatchObject({ winner: 'attacker', rounds: 2, defender: { state: 'routed' } });
  });

  test('a flanked defender checks at -1, the attacker at +1', () => {
    const { notes } = rolled('assault', { ...CASE, defenderFlanked: true }, 2, 3, 9, 9, 9, 9, 9, 9);
    const applied = (group: string) =>
      notes.filter((n) => n.group === group && n.applied).map((n) => n.value);
    expect(applied('Round 1, defender: Morale Modifiers')).toEqual([-1]);
    expect(applied('Round 1, attacker: Morale Modifiers')).toEqual([1]);
  });
});

describe('strength points that fight in an assault', () => {
  const factor = (input: Input, role: string) =>
    asked('assault', { preAssaultFire: false, ...input })
      .likeliest()
      .notes.find((n) => n.group === `Round 1, ${role}: Fire line`)!.value;
  const many = stack(unit(4, 5), unit(4, 5));
  const mixed = (smallArms: number, guns: number) =>
    stack({ sp: smallArms }, { type: 'artillery', sp: guns });

  test('the attacker is held by the lower limit of the two hexes', () => {
    expect(factor({ attacker: many }, 'attacker')).toBe('15');
    expect(factor({ attacker: many, defenderGround: 'woods' }, 'attacker')).toBe('12');
    expect(factor({ attacker: many, attackerGround: 'woods' }, 'attacker')).toBe('12');
    const houseRules = { attackerLimit: 'own-hex' };
    expect(factor({ attacker: many, defenderGround: 'woods', houseRules }, 'attacker')).toBe('15');
  });

  test('the defender by his own', () => {
    expect(factor({ defender: many, attackerGround: 'woods' }, 'defender')).toBe('15');
    expect(factor({ defender: many, defenderGround: 'marsh' }, 'defender')).toBe('12');
    expect(factor({ defender: many, defenderGround: 'run' }, 'defender')).toBe('15');
  });

  test('both arms: the larger factor in the clear, small arms before guns elsewhere', () => {
    expect(factor({ defender: mixed(3, 8) }, 'defender')).toBe('9');
    expect(factor({ defender: mixed(2, 8) }, 'defender')).toBe('8');
    expect(factor({ defender: mixed(2, 8), houseRules: { mixedDefender: 'small-arms' } }, 'defender')).toBe(
      '6',
    );
    expect(factor({ defender: mixed(2, 8), houseRules: { mixedDefender: 'both-arms' } }, 'defender')).toBe(
      '14',
    );
    expect(factor({ defender: mixed(3, 8), defenderGround: 'woods' }, 'defender')).toBe('10');
    expect(factor({ defender: stack({ type: 'artillery', sp: 9 }) }, 'defender')).toBe('9');
  });
});

describe('approach of a charge', () => {
  const shot = (changes: Input = {}) => ({ kind: 'advance', firer: stack(unit(4, 5)), ...changes });
  const QUIET = { preAssaultFire: false };

  test('two dice a shot, first; a charge routed on the way has lost', () => {
    const input = { ...QUIET, approachShots: [shot(), shot()] };
    expect(after('charge', input, 1, 9, 1, 9)).toMatchObject({
      winner: 'defender',
      rounds: 0,
      attacker: { state: 'routed' },
    });
    const { dice } = rolled('charge', input, 1, 9, 9, 9, 9, 9, 9, 9, 9);
    expect(dice.slice(0, 3).map(({ name }) => name)).toEqual([
      'approach die',
      "attacker's morale die",
      'approach die',
    ]);
  });

  test('advance +1, charge +1, en passant no +1; the shot through a flank costs morale', () => {
    const group = 'Approach, shot 1: Fire line';
    const line = (changes: Input) => lineIn('charge', { ...QUIET, approachShots: [shot(changes)] }, group);
    expect(line({})).toBe('21-26');
    expect(line({ kind: 'en-passant' })).toBe('16-20');
    expect(line({ kind: 'en-passant', targetGround: 'woods' })).toBe('8-11');
    expect(line({ advanceFireMarker: true, targetFlanked: true })).toBe('16-20');
    const { notes } = rolled(
      'charge',
      { ...QUIET, approachShots: [shot({ targetFlanked: true })] },
      4,
      4,
      9,
      9,
      9,
      9,
      9,
      9,
    );
    const morale = notes.filter((n) => n.group === 'Approach, shot 1: Morale Modifiers' && n.applied);
    expect(morale.map((n) => n.value)).toEqual([-1, 1]);
  });
});
