/** Each reading of ours in movement and the Advanced Game: the other readings give other answers. */
import { describe, expect, test } from 'vitest';
import { ADVANCED_RULINGS } from '../src/rulings/advanced.ts';
import { MARCH_RULINGS } from '../src/rulings/march.ts';
import { type Input, questionOf } from './asked.ts';

/** A question and an input whose answer hangs on the ruling. */
const CASES: Readonly<Record<string, readonly [string, Input]>> = {
  loessSurcharge: ['entering-hex', { terrain: 'loess', combatValue: 5 }],
  occupiedFraction: ['entering-hex', { combatValue: 2.5 }],
  provisionalSwampDry: ['entering-hex', { terrain: 'provisional-swamp', combatValue: 5 }],
  shOnTheCard: ['activation', { side: 'union', game: 'SIV' }],
  wagonMoves: ['march', { type: 'wagon' }],
  mountedInfantryMoves: ['march', { side: 'confederate', type: 'mounted-infantry' }],
  mountedInfantryExtendedMarch: ['extended-march', { side: 'union', type: 'mounted-infantry' }],
  garrisonCavalryRWH: ['extended-march', { side: 'union', type: 'cavalry', game: 'RWH' }],
  leaderAllowanceServes: ['whole-march', { type: 'cavalry', leader: 'infantry' }],
  movementEventMP: ['march', { side: 'confederate', event: 'movement-paralysis' }],
  restrictedZocInCommand: ['command-radius', { hexes: 2, zocOnPath: 'restricted' }],
  railCapacity: ['rail-movement', { side: 'confederate', hexes: 5, manpower: 9 }],
  railForTheUnion: ['rail-movement', { side: 'union', hexes: 5, bothEndsHeld: true }],
  railExtendedMarch: ['rail-movement', { side: 'confederate', hexes: 30 }],
  armyOfReliefStarts: ['army-of-relief', { turn: 5 }],
  eventEffects: ['random-event', { turn: 40 }],
  extremeHeat: ['random-event', { turn: 40 }],
  unionWaterCrisis: ['random-event', { turn: 40 }],
  heavyRain: ['random-event', { turn: 40 }],
  lateRainOn: ['random-event', { turn: 40 }],
  unionExtendedMarchBonus: ['strategic-event', { turn: 5 }],
  reorganizes: ['recovery', { fatigue: 4, disorganized: true }],
  rallies: ['recovery', { fatigue: 4, demoralized: 2 }],
  worksNeedRest: ['recovery', { fatigue: 4 }],
  worksInRain: ['recovery', { rain: true }],
  worksInSwamp: ['recovery', { inSwamp: true }],
  worksAfterMoving: ['recovery', { movedThisTurn: true }],
  cavalryWorks: ['recovery', { type: 'cavalry', entrenchment: 'abatis' }],
  worksTop: ['recovery', { entrenchment: 'abatis' }],
  worksRise: ['recovery', {}],
};
/** Readings that differ only in another case. */
const ALSO: Readonly<Record<string, readonly [string, Input]>> = {
  'railForTheUnion/always': ['rail-movement', { side: 'union', hexes: 5 }],
  'cavalryWorks/none': ['recovery', { type: 'cavalry' }],
};

const BOOK = { ...MARCH_RULINGS, ...ADVANCED_RULINGS };

function answer(id: string, input: Input, houseRules: Input): string {
  const verdict = questionOf(id).ask({ ...input, houseRules });
  return JSON.stringify(verdict.refused ?? verdict.value.odds().outcomes.map((o) => [o.result, o.fraction]));
}

test('every ruling of the two books has a case', () => {
  expect(Object.keys(CASES).sort()).toEqual(Object.keys(BOOK).sort());
});

describe.each(Object.entries(BOOK))('%s', (name, { options, cite, text }) => {
  const [, ...others] = options;

  test.each(others.map((option) => [option]))('%s answers otherwise', (option) => {
    const [id, input] = ALSO[`${name}/${option}`] ?? CASES[name]!;
    expect(answer(id, input, { [name]: option })).not.toBe(answer(id, input, {}));
  });

  test('ours is what holds if nobody says otherwise', () => {
    const [id, input] = CASES[name]!;
    expect(answer(id, input, { [name]: options[0] })).toBe(answer(id, input, {}));
    expect(cite).toMatch(/\w/);
    expect(text.length).toBeGreaterThan(20);
  });
});
