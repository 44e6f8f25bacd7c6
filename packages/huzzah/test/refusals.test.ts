/** Bad input, refused with the field and the rule. */
import { describe, expect, test } from 'vitest';
import { huzzah } from '../src/index.ts';
import { type Input, refused } from './asked.ts';

const GUNS = { units: [{ type: 'artillery' }] };
const OF_TWO = { units: [{ higherOrganization: '1st Division' }, { higherOrganization: '2nd Division' }] };

test('small arms fire out of marsh, and guns in it may be fired at and assaulted', () => {
  expect(refused('fire', { firerGround: 'marsh', target: GUNS, targetGround: 'marsh' })).toBeNull();
  const held = { defender: GUNS, defenderGround: 'marsh-run', preAssaultFire: false };
  expect(refused('assault', held)).toBeNull();
  expect(refused('assault', { ...held, preAssaultFire: true, defenderFlanked: true })).toBeNull();
});

test.each<[string, string, Input, string, string]>([
  // Who may be in a stack, and what it may do.
  ['range 9', 'fire', { range: 9 }, 'range', '8.2'],
  ['cavalry at range 3', 'fire', { range: 3, firer: { units: [{ type: 'cavalry' }] } }, 'range', '8.2'],
  [
    'irregulars charging',
    'charge',
    { attacker: { units: [{ type: 'irregular' }] } },
    'attacker.units.0.type',
    '9.1',
  ],
  ['two higher organizations', 'fire', { target: OF_TWO }, 'target.units.1.higherOrganization', '3.7.3'],
  ['two that attack', 'assault', { attacker: OF_TWO }, 'attacker.units.1.higherOrganization', '3.7.3'],
  ['two that rally', 'rally', { ...OF_TWO, state: 'routed' }, 'units.1.higherOrganization', '3.7.3'],
  ['base morale 10', 'morale', { units: [{ morale: 10 }] }, 'units.0.morale', '1.4, 1.9'],
  ['base morale 8', 'straggle', { units: [{ morale: 8 }] }, 'units.0.morale', '1.9'],
  [
    'the same on the reduced side, in a fight',
    'fire',
    { target: { units: [{}, { reducedMorale: 8 }] } },
    'target.units.1.reducedMorale',
    '1.9',
  ],
  ['artillery attacking', 'assault', { attacker: GUNS }, 'attacker.units.0.type', '9.1'],
  [
    'artillery charging',
    'charge',
    { attacker: { units: [{}, ...GUNS.units] } },
    'attacker.units.1.type',
    '9.1',
  ],
  // Fire.
  ['range 0', 'fire', { range: 0 }, 'range', '8.2'],
  ['infantry at 4', 'fire', { range: 4 }, 'range', '8.2'],
  ['two arms in one shot', 'fire', { firer: { units: [{}, ...GUNS.units] } }, 'firer.units.1.type', '8.1.1'],
  ['a routed firer', 'fire', { firer: { state: 'routed' } }, 'firer.state', '4.4, 4.5.1'],
  [
    'small arms without LoS',
    'fire',
    { noLineOfSight: true, targetElevation: 'lower' },
    'noLineOfSight',
    '8.3',
  ],
  ['level target without LoS', 'fire', { noLineOfSight: true, firer: GUNS }, 'targetElevation', '8.3'],
  ['7 hexes at a level target', 'fire', { range: 7, firer: GUNS }, 'targetElevation', '8.3'],
  [
    'disrupted guns without LoS',
    'fire',
    { range: 8, firer: { ...GUNS, state: 'disrupted' }, targetElevation: 'lower' },
    'firer.state',
    '8.3.1',
  ],
  ['guns in marsh', 'fire', { firer: GUNS, firerGround: 'marsh' }, 'firerGround', '3.2.1'],
  ['guns in marsh with run', 'fire', { firer: GUNS, firerGround: 'marsh-run' }, 'firerGround', '3.2.1'],
  [
    'guns in marsh on the way of a charge',
    'charge',
    { approachShots: [{ firer: GUNS, firerGround: 'marsh' }] },
    'approachShots.0.firerGround',
    '3.2.1',
  ],
  [
    'pre-assault fire of guns in marsh',
    'assault',
    { defender: GUNS, defenderGround: 'marsh' },
    'preAssaultFire',
    '3.2.1',
  ],
  ['advance fire at 3', 'fire', { kind: 'advance', range: 3 }, 'range', '3.5.1, 8.6.1'],
  ['en passant fire at 3', 'fire', { kind: 'en-passant', range: 3 }, 'range', '3.5.1, 8.6.1'],
  ['pre-assault fire at 2', 'fire', { kind: 'pre-assault', range: 2 }, 'range', '9.2.1'],
  ['no unit', 'fire', { target: { units: [] } }, 'target.units', '1.7, 15.2'],
  ['nine units', 'fire', { target: { units: Array(9).fill({}) } }, 'target.units', '1.7, 15.2'],
  ['3 O hits', 'fire', { target: { units: [{ hits: 3 }] } }, 'target.units.0.hits', '12.1'],
  ['21 SP', 'fire', { firer: { units: [{ sp: 21 }] } }, 'firer.units.0.sp', '1.4, 15.2'],
  // Assault and charge.
  ['disrupted attacker', 'assault', { attacker: { state: 'disrupted' } }, 'attacker.state', '9.1'],
  ['routed charge', 'charge', { attacker: { state: 'routed' } }, 'attacker.state', '9.1'],
  ['out of command', 'charge', { attacker: { inCommand: false } }, 'attacker.inCommand', '6.2.1'],
  ['an arm that is not there', 'assault', { preAssaultArm: 'artillery' }, 'preAssaultArm', '9.2.1'],
  [
    'small arms of guns',
    'assault',
    { defender: GUNS, preAssaultArm: 'small-arms' },
    'preAssaultArm',
    '9.2.1',
  ],
  ['five shots', 'charge', { approachShots: Array(5).fill({}) }, 'approachShots', '8.6.1, 15.2'],
  [
    'a shot of another kind',
    'charge',
    { approachShots: [{ kind: 'action' }] },
    'approachShots.0.kind',
    '8.6.1, 9.2',
  ],
  [
    'a shot out of range',
    'charge',
    { approachShots: [{}, { range: 3, firer: { units: [{ type: 'irregular' }] } }] },
    'approachShots.1.range',
    '8.2',
  ],
  // The short questions.
  ['straggling artillery', 'straggle', GUNS, 'units.0.type', '3.6, 3.6.1'],
  ['rally in an EZOC', 'rally', { state: 'routed', enemyZoc: true }, 'enemyZoc', '11.4'],
  ['healing in an MFZ', 'rally', { units: [{ hits: 1 }], enemyMfz: true }, 'enemyMfz', '11.5'],
  ['nothing to heal', 'rally', {}, 'unit', '11.5'],
  ['nobody to heal', 'rally', { units: [{ hits: 1 }], unit: 1 }, 'unit', '11.5'],
  [
    'no healing in this house',
    'rally',
    { units: [{ hits: 1 }], houseRules: { rallyHeals: 'nothing' } },
    'state',
    '11.5',
  ],
  ['no fire factor', 'line', {}, 'fireFactor', '8.1, 15.2'],
  ['fire factor 100', 'line', { fireFactor: 100 }, 'fireFactor', '8.1, 15.2'],
  ['13 modifiers', 'line', { fireFactor: 1, positive: 13 }, 'positive', '8.1, 15.2'],
  ['no such result', 'leader-loss', { code: '4' }, 'code', '6.5'],
])('%s', (_, id, input, field, cite) => {
  const refusal = refused(id, input);
  expect(refusal).toMatchObject({ field, cite });
  expect(refusal?.text).toContain(field.split('.').at(-1));
  expect(refusal?.text).toMatch(/\.$/);
});

test.each<[string, string, Input]>([
  [
    'units of one organization',
    'fire',
    { target: { units: [{ higherOrganization: 'A' }, { higherOrganization: 'A' }] } },
  ],
  ['units that say nothing of it', 'fire', { target: { units: [{ higherOrganization: 'A' }, {}] } }],
  [
    'two of them, in a house that stacks them',
    'fire',
    { target: OF_TWO, houseRules: { higherOrganizations: 'together' } },
  ],
  [
    'base morale 8 and 9, in a house that has them',
    'straggle',
    { units: [{ morale: 8 }, { morale: 9 }], houseRules: { highestBaseMorale: 9 } },
  ],
  ['guns in an assault, defending', 'assault', { defender: GUNS }],
  ['irregulars assaulting', 'assault', { attacker: { units: [{ type: 'irregular' }] } }],
  [
    'disrupted guns without LoS, by house rule',
    'fire',
    {
      range: 8,
      firer: { ...GUNS, state: 'disrupted' },
      targetElevation: 'lower',
      houseRules: { noLineOfSightFirer: 'any-state' },
    },
  ],
  ['a rally of the disrupted in an MFZ', 'rally', { state: 'disrupted', enemyMfz: true }],
])('allowed: %s', (_, id, input) => {
  expect(refused(id, input)).toBeNull();
});

describe('schemas', () => {
  test('every field of every question says what it is and where it stands', () => {
    for (const { id, schema } of huzzah.questions) {
      for (const [name, field] of Object.entries(schema.properties)) {
        expect(
          [id, name, field.title, field.description, field.cite].every((text) => /\w/.test(text ?? '')),
        ).toBe(true);
      }
      expect(schema.properties['houseRules']?.properties).toBeDefined();
    }
  });

  test('units and stacks carry the public defaults', () => {
    const target = huzzah.questions[0]!.schema.properties['target']!;
    const defaults = (fields: NonNullable<typeof target.properties>) =>
      Object.fromEntries(Object.entries(fields).map(([name, f]) => [name, f.default]));
    expect(defaults(target.properties!)).toMatchObject({
      state: 'good-order',
      leader: false,
      inCommand: true,
      isolated: false,
      onDisrupt: 'try',
    });
    expect(defaults(target.properties!['units']!.items!.properties!)).toMatchObject({
      type: 'infantry',
      sp: 3,
      morale: 5,
      hits: 0,
      reduced: false,
      reducedSp: undefined,
      reducedMorale: undefined,
    });
  });

  test('only the fire factor of a line must be given', () => {
    const required = huzzah.questions.map(({ id, schema }) => [id, schema.required ?? []] as const);
    expect(required.filter(([, names]) => names.length > 0)).toEqual([['huzzah/line', ['fireFactor']]]);
  });

  test('a mistyped field inside a record is answered with the nearest', () => {
    const text = 'There is no field "inComand": did you mean inCommand?';
    expect(refused('fire', { target: { inComand: true } })).toMatchObject({ field: 'target.inComand', text });
  });
});
