/** Every reading of the book is read by the code: another reading gives another answer. */
import { expect, test } from 'vitest';
import { RULINGS } from '../src/rulings/index.ts';
import { PLAY_RULINGS } from '../src/rulings/play.ts';
import { ASKED_RULINGS, asked, type Input, questionOf, stack, unit } from './asked.ts';

const GUNS = (sp: number) => ({ units: [{ type: 'artillery', sp }] });
const MIXED = { units: [{ type: 'artillery', sp: 8 }, { sp: 2 }] };
const OF_TWO = stack({ higherOrganization: 'A' }, { higherOrganization: 'B' });
const TOP = {
  kind: 'pre-assault',
  firer: { units: [unit(4, 5)], state: 'disrupted' },
  firerWorks: 'fence',
  target: stack(unit(5, 5)),
  targetElevation: 'lower',
  targetAction: 'charge',
};

/** Reading, question, a case that it decides. */
const CASES: readonly (readonly [string, string, Input])[] = [
  ['endsHeld', 'fire', TOP],
  ['factorRounding', 'fire', { range: 2, firer: { units: [...GUNS(1).units, ...GUNS(1).units] } }],
  ['overLargeUnit', 'fire', { firer: stack({ sp: 3 }, { sp: 3 }) }],
  ['runInLimits', 'fire', { firer: stack({ sp: 6 }), firerGround: 'run' }],
  ['mixedTarget', 'fire', { target: MIXED }],
  ['thoroughfareTarget', 'fire', { targetGround: 'woods', targetThoroughfare: true }],
  ['breastworks', 'fire', { targetWorks: 'breastwork' }],
  ['densityFrom', 'fire', { target: stack({ sp: 5 }) }],
  ['density', 'fire', { target: stack({ sp: 3 }) }],
  [
    'noLineOfSightFirer',
    'fire',
    { range: 7, firer: { ...GUNS(3), state: 'disrupted' }, targetElevation: 'lower' },
  ],
  ['secondDisruption', 'fire', { target: { state: 'disrupted' } }],
  ['apportioning', 'fire', { target: stack({ hits: 1 }, {}) }],
  ['assaultRounds', 'assault', {}],
  [
    'attackerLimit',
    'assault',
    { attacker: stack({ sp: 5 }), defenderGround: 'woods', preAssaultFire: false },
  ],
  ['mixedDefender', 'assault', { defender: MIXED, preAssaultFire: false }],
  ['abatisPenalty', 'assault', { side: 'confederate', defenderWorks: 'abatis', preAssaultFire: false }],
  ['artilleryAttacks', 'assault', { attacker: MIXED }],
  ['irregularsCharge', 'charge', { attacker: stack({ type: 'irregular' }) }],
  ['chargeOutOfCommand', 'charge', { attacker: { units: [{ sp: 5, morale: 6 }], inCommand: false } }],
  ['chargeBonus', 'charge', {}],
  ['flankedPreAssaultFire', 'assault', { defenderFlanked: true }],
  ['routedDefenderHits', 'assault', { defender: { state: 'routed' } }],
  ['leaderLossFire', 'leader-loss', {}],
  ['leaderLossAssault', 'leader-loss', { combat: 'assault' }],
  ['routHexes', 'assault', { defender: { state: 'routed' } }],
  ['routedFails', 'fire', { target: { state: 'routed' } }],
  ['highestBaseMorale', 'morale', { units: [{ morale: 8 }] }],
  ['straggleAverage', 'straggle', { units: [{ morale: 6, hits: 2 }] }],
  ['irregularsStraggle', 'straggle', { units: [{ type: 'irregular' }] }],
  ['rallyHeals', 'rally', { units: [{ hits: 1 }] }],
  ['rallyInEnemyZoc', 'rally', { state: 'routed', enemyZoc: true }],
  ['higherOrganizations', 'fire', { target: OF_TWO }],
  ['roadStops', 'movement', { steps: [{ ground: 'marsh', road: true }, {}] }],
  [
    'seeingOver',
    'line-of-sight',
    { viewer: { elevation: 1 }, target: { elevation: 1 }, hexes: [{ ground: 'woods' }] },
  ],
  [
    'embankmentSight',
    'line-of-sight',
    { viewer: { elevation: 1 }, target: { elevation: 1 }, hexes: [{ embankment: true }] },
  ],
  ['lineAlongHexside', 'line-of-sight', { range: 2, aside: 1, hexes: [{ beside: 'left', ground: 'woods' }] }],
];

const answer = (id: string, input: Input) => {
  const verdict = questionOf(id).ask(input);
  if (verdict.refused) return verdict.refused;
  return verdict.value.odds().outcomes.map(({ result, fraction, notes }) => ({ result, fraction, notes }));
};

test('no reading is left without a case', () => {
  expect(CASES.map(([name]) => name)).toEqual(ASKED_RULINGS.map(({ id }) => id));
});

test('a reading of the game on the map has its words, and no question takes it', () => {
  const listed = RULINGS.filter((ruling) => !ASKED_RULINGS.includes(ruling));
  expect(listed.map(({ id }) => id)).toEqual(Object.keys(PLAY_RULINGS));
  for (const { id, title, value, alternatives, choices } of listed) {
    expect(title).not.toBe(id);
    const options = [value, ...alternatives];
    expect(options.length).toBeGreaterThan(1);
    if (options.some((option) => typeof typed(option) === 'string'))
      expect(Object.keys(choices)).toEqual(options);
    expect(questionOf('fire').ask({ houseRules: { [id]: typed(value) } }).refused).toBeTruthy();
  }
});

const typed = (option: string) => (/^-?\d+$/.test(option) ? Number(option) : option);

test.each(
  CASES.flatMap(([name, id, input]) =>
    RULINGS.find((r) => r.id === name)!.alternatives.map((option) => [name, option, id, input] as const),
  ),
)('%s: %s gives another answer', (name, option, id, input) => {
  expect(answer(id, { ...input, houseRules: { [name]: typed(option) } })).not.toEqual(answer(id, input));
});

test('what is left out of the house rules is as we hold it', () => {
  expect(asked('fire', { houseRules: {} }).odds()).toEqual(asked('fire', {}).odds());
});
