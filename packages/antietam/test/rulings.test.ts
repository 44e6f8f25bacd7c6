/** Every reading of ours is used: for each there is a case in which another reading answers differently. */
import { describe, expect, test } from 'vitest';
import { antietam } from '../src/index.ts';
import { FIELD_RULINGS } from '../src/rulings/field.ts';
import { type Input, questionOf } from './asked.ts';

const RIFLES = { weapon: 'RFL', men: 500 };
const MELEE = { attackers: [{ men: 1000 }], defenders: [{ men: 1000 }] };
const HURT = { men: 500, losses: 60, efficiency: 60, fatigue: 20, flank: true, leader: true };
const ROAD = { mode: 'column', road: true, climbs: true, zoc: 'enter-or-leave' };

const CASES: Readonly<Record<string, readonly [string, Input]>> = {
  casualtyRounding: ['fire', { firers: [RIFLES], targets: [{}] }],
  battleTimeRead: ['fire', { firers: [RIFLES], targets: [{}] }],
  higherAndTerrain: ['fire', { firers: [{ ...RIFLES, targetHigher: true }], targetTerrain: 'woods' }],
  fortification: ['fire', { firers: [RIFLES], targets: [{ fort: 2 }] }],
  seventhColumn: ['fire', { firers: [{ weapon: 'P20', guns: 6, range: 18 }] }],
  dismountedCavalry: ['melee', { ...MELEE, attackers: [{ arm: 'cavalry', mode: 'dismounted', men: 800 }] }],
  flankedHalf: ['melee', { ...MELEE, defenders: [{ men: 1000, flanked: true }] }],
  lowestMeleeRows: ['melee', { ...MELEE, attackers: [{ men: 700 }] }],
  densityInMelee: ['melee', MELEE],
  menPerGun: ['exchange', { attacker: RIFLES, defender: { weapon: 'N12', guns: 40 }, defenderFires: false }],
  brokenUpUnder: ['fire', { firers: [RIFLES], targets: [{ men: 45 }] }],
  randomOfLeast: ['melee', { ...MELEE, detail: 'men' }],
  differentialTruncated: ['melee', MELEE],
  routedDefenderSparesAttacker: ['melee', { ...MELEE, defenders: [{ men: 900, mode: 'routed' }] }],
  routBase: ['rout', HURT],
  routFlank: ['rout', HURT],
  routLeader: ['rout', HURT],
  routMost: ['rout', { ...HURT, losses: 400, leader: false }],
  efficiencyLossTenth: ['rout', HURT],
  efficiencyLossRout: ['rout', HURT],
  rallyBase: ['rally', {}],
  rallyMost: ['rally', { efficiency: 99 }],
  rallyLeader: ['rally', { leader: true, fatigue: 40 }],
  casualtiesPerFatigue: ['fatigue', { men: 900, losses: 45 }],
  fatigueCap: ['fatigue', { fatigue: 99, squaresNormal: 5 }],
  recover: ['recovery', { fatigue: 40 }],
  recoverIdle: ['recovery', { fatigue: 40, idle: true }],
  leaderRiskPer: ['leader-loss', { losses: 60 }],
  leaderRiskMost: ['leader-loss', { losses: 900 }],
  operationPoints: ['operation-points', {}],
  fewestPoints: ['operation-points', { fatigue: 99, outOfCommand: true, houseRules: { outOfCommand: -6 } }],
  fatigueAPoint: ['operation-points', { fatigue: 45 }],
  outOfCommand: ['operation-points', { outOfCommand: true }],
  basicFatigue: ['operation-points', { level: 'basic', fatigue: 45 }],
  fifthNote: ['step', { operation: 'change-mode', arm: 'horse-artillery', mode: 'limbered' }],
  supplyBeyondSeven: ['resupply', { rangeToLeader: 9 }],
  roadClimb: ['step', ROAD],
  roadAndZoc: ['step', ROAD],
  horseUnlimberInZoc: ['step', { operation: 'unlimber-in-zoc', arm: 'horse-artillery', mode: 'limbered' }],
  ridersTireAs: ['step', { arm: 'cavalry' }],
  forceMarchMost: ['fatigue', { forcedPoints: 5 }],
  horseArtilleryResupply: ['resupply', { arm: 'horse-artillery' }],
  firstArrival: ['arrival', { scheduledTurn: 1 }],
};

/** All that is said: results, chances and notes; or the refusal. */
function answer(id: string, input: Input, houseRules: Input): string {
  const given = input['houseRules'] as Input | undefined;
  const verdict = questionOf(id).ask({ ...input, houseRules: { ...given, ...houseRules } });
  return JSON.stringify(verdict.refused ?? verdict.value.odds().outcomes);
}

const parsed = (text: string): string | number | boolean => {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+$/.test(text) ? Number(text) : text;
};

test.each(antietam.rulings.map((ruling) => [ruling.id, ruling] as const))(
  '%s is cited, in words, with alternatives',
  (_, ruling) => {
    expect(ruling.cite).toMatch(/\d/);
    expect(ruling.text).toMatch(/\.$/);
    expect(ruling.alternatives.length).toBeGreaterThan(0);
  },
);

test('each of the ten readings of the card can be held otherwise', () => {
  const cited = new Set(antietam.rulings.map(({ cite }) => cite));
  const readings = Array.from({ length: 10 }, (_, i) => `18.${i + 1}`);
  expect(readings.filter((cite) => !cited.has(cite))).toEqual([]);
});

/** Those that bear on questions; readings for play only are flipped on the map. */
const ASKED = antietam.rulings.filter(({ id }) => !(id in FIELD_RULINGS));

describe.each(ASKED.map((ruling) => [ruling.id, ruling] as const))('%s', (id, ruling) => {
  test.each(ruling.alternatives)('read as %s the answer is another', (alternative) => {
    const [question, input] = CASES[id]!;
    const ours = answer(question, input, {});
    expect(answer(question, input, { [id]: parsed(ruling.value) })).toBe(ours);
    if (id === 'forceMarchMost' && Number(alternative) > Number(ruling.value)) {
      const tooFar = { forcedPoints: Number(alternative) };
      expect(answer(question, tooFar, { [id]: parsed(alternative) })).not.toBe(answer(question, tooFar, {}));
      return;
    }
    expect(answer(question, input, { [id]: parsed(alternative) })).not.toBe(ours);
  });
});

test('every case is for a reading that there is', () => {
  expect(Object.keys(CASES).sort()).toEqual(ASKED.map(({ id }) => id).sort());
});

test('a reading that nobody offers is refused', () => {
  expect(questionOf('fire').ask({ houseRules: { casualtyRounding: 'up' } }).refused).toMatchObject({
    field: 'houseRules.casualtyRounding',
  });
});
