/** House rules: said in words, offered where they bear on the question and nowhere else, and each makes a difference. */
import { describe, expect, test } from 'vitest';
import { gcacw } from '../src/index.ts';
import { RULINGS } from '../src/rulings/index.ts';
import { OFFERED, type RuledQuestion } from '../src/rulings/offered.ts';
import { type Input, questionOf, refused } from './asked.ts';
import { typed } from './otherReadings.ts';
import { all, closed, corridor, ENEMY, road } from './retreating.ts';

const QUESTIONS = Object.keys(OFFERED) as RuledQuestion[];
const offeredIn = (question: RuledQuestion): readonly string[] => [...new Set<string>(OFFERED[question])];

describe('words', () => {
  test.each(RULINGS.map((ruling) => [ruling.id, ruling] as const))('%s', (id, ruling) => {
    const { title, text, value, alternatives, choices } = ruling;
    expect(title).not.toBe(id);
    expect(text).toMatch(/^[A-Z"+].*\.$/);
    expect(Object.keys(choices).sort()).toEqual([value, ...alternatives].sort());
    for (const sentence of Object.values(choices)) expect(sentence).toMatch(/^[A-Z0-9+].*\.$/);
    expect(new Set(Object.values(choices)).size).toBe(alternatives.length + 1);
  });

  test('no two have the same title', () => {
    expect(new Set(RULINGS.map(({ title }) => title)).size).toBe(RULINGS.length);
  });

  test('a form shows them', () => {
    const field = questionOf('combat').schema.properties['houseRules']!.properties!['artilleryAgainstNoGuns'];
    expect(field).toMatchObject({
      title: 'Artillery against no guns',
      names: { 'as-printed': 'The minus of the table holds, guns or no guns.' },
    });
  });
});

const RIDERS = { type: 'cavalry', manpower: 6 };
const REFUSED = { flankBonus: 4, flanksRefused: 1 };
const NO_GUNS = { defenderTerrain: 'clear', attackerAV: 0, defenderAV: 0 };
const behind = (entrenchment: string, manpower = 8) => ({ name: entrenchment, manpower, entrenchment });
const HUGE = Array.from({ length: 8 }, () => ({ manpower: 21 }));
const HUGE_HALF = HUGE.map((unit, i) => (i % 2 === 0 ? { ...unit, entrenchment: 'fort' } : unit));
const HUGE_WORKS = HUGE.map((unit) => ({ ...unit, entrenchment: 'fort' }));
const MANY = { manpower: 21 };
const PAIR = [
  { name: 'A', manpower: 9 },
  { name: 'B', manpower: 2 },
];

/** Attacks by some attackers on some defenders, each calling for another reading. */
const DEFENCES: readonly (readonly Input[])[] = [
  [{ manpower: 8, disorganized: true }],
  [{ manpower: 4, disorganized: true }],
  ...['abatis', 'breastwork', 'fort'].map((works) => [{ ...behind(works), artillery: 4 }]),
  HUGE,
  HUGE_HALF,
  HUGE_WORKS,
  [{ manpower: 21 }, { manpower: 21 }],
  PAIR,
];
const RIDING: readonly Input[] = [12, 20].map((manpower) => ({ type: 'cavalry', manpower, artillery: 6 }));
const AGAINST: readonly Input[] = [
  ...DEFENCES.map((defenders) => ({ defenders, defenderTerrain: 'clear' })),
  { defenders: [RIDERS], flankBonus: 4 },
  { defenders: [{ manpower: 6 }], ...REFUSED },
];

/** Who marched digs only if that is agreed upon too. */
const DIGS = { houseRules: { worksAfterMoving: 'yes' } };
const NIGHTS: readonly Input[] = [
  { units: [{ manpower: 6 }] },
  { units: [{ manpower: 6 }], ...DIGS },
  { units: [{ manpower: 6 }], rain: true, ...DIGS },
  { units: [{ manpower: 6, fatigue: 3 }], ...DIGS },
  { units: [{ manpower: 6, entrenchment: 'abatis' }], ...DIGS },
  { units: [{ type: 'cavalry', manpower: 6 }], ...DIGS },
  { units: [{ type: 'cavalry', manpower: 6, entrenchment: 'abatis' }], ...DIGS },
];

const ENEMIES = { cover: 'occupied', coveringCV: 20 };
const around = (...hexes: readonly Input[]): readonly Input[] => [
  ...Array.from({ length: 6 - hexes.length }, () => ENEMIES),
  ...hexes,
];

const ROW = ['-1,0', '-2,0', '-3,0', '-4,0', '-5,0'];
const TRAPPED = { ...corridor(), units: [{ type: 'cavalry' }] };
const FORK = {
  ...{ kind: 'rout', zoc: 'marked', units: [{ manpower: 9 }] },
  ...corridor({ id: '-1,0' }, { id: '-2,0' }, { id: '-1,-1' }, { id: '-1,-2' }, { id: '-1,-3' }),
  hexsides: [...closed('0,0', ENEMY), ...closed('-2,0', '-1,-1'), ...road('-1,0', '-2,0')],
};

const CASES: Readonly<Record<RuledQuestion, readonly Input[]>> = {
  combat: [
    { attackerCV: 6, defenderCV: 6, ...NO_GUNS },
    { attackerCV: 6, defenderCV: 6, ...REFUSED },
    ...['abatis', 'breastwork', 'fort'].flatMap((defenderEntrenchment) =>
      [12, 20].map((attackerCV) => ({ attackerCV, defenderCV: 8, defenderEntrenchment })),
    ),
    { attackerCV: 90, defenderCV: 6 },
    { attackerCV: 60, defenderCV: 200 },
    { attackerCV: 60, defenderCV: 200, defenderEntrenchment: 'fort' },
    { attackerCV: 6, defenderCV: 6, defenderTerrain: 'loess', attack: 'column-of-route' },
  ],
  attack: [
    ...AGAINST.flatMap((more) => RIDING.map((rider) => ({ attackers: [rider], ...more }))),
    { attackers: HUGE, attack: 'assault', defenders: [MANY] },
    { attackers: [MANY], defenders: [MANY], defenderTerrain: 'loess', attack: 'column-of-route' },
  ],
  assault: [
    ...AGAINST.flatMap((more) => RIDING.map((rider) => ({ attackers: [rider], ...more }))),
    { commandValue: 9, attackers: HUGE, defenders: [MANY] },
    { attackers: [MANY], defenders: [MANY], armyCommand: 4, joiners: [MANY] },
  ],
  'sequence-of-attacks': [
    ...AGAINST.flatMap(({ flankBonus = 0, ...more }) =>
      [12, 20].map((attackerCV) => ({
        ...{ attacks: [{ attackerCV, attackerArm: 'cavalry', attackerAV: 6, flankBonus }], ...more },
      })),
    ),
    { attacks: [{ attackerCV: 200 }], defenders: [MANY] },
  ],
  day: [
    ...DEFENCES.slice(0, 5).flatMap((units) =>
      [12, 20].map((enemyCV) => ({ units, steps: [{ kind: 'defend', enemyCV, enemyAV: 6 }] })),
    ),
    { units: PAIR, steps: [{ kind: 'defend', enemyCV: 12 }] },
    ...[HUGE.slice(0, 4), HUGE_HALF.slice(0, 4), HUGE_WORKS.slice(0, 4)].map((units) => ({
      ...{ units, steps: [{ kind: 'defend', enemyCV: 60 }] },
    })),
    { units: [MANY], steps: [{ kind: 'defend', enemyCV: 200 }] },
    { units: [MANY], steps: [{ kind: 'defend', enemyCV: 12, flankBonus: 4 }], flanksRefused: 1 },
    ...['wagon', 'mounted-infantry'].map((type) => ({
      ...{ units: [{ type, manpower: 6 }], steps: [{ kind: 'force-march' }] },
    })),
    { units: [{ type: 'mounted-infantry', manpower: 6, fatigue: 3 }], steps: [{ kind: 'march' }] },
    { units: [{ type: 'cavalry', manpower: 6, fatigue: 3 }], steps: [{ kind: 'march' }], game: 'RWH' },
    {
      units: [{ manpower: 6, fatigue: 3, disorganized: true, demoralized: 1 }],
      ...{ steps: [{ kind: 'march' }], recover: true },
    },
    ...NIGHTS.map((night) => ({ ...night, steps: [{ kind: 'march' }], recover: true })),
  ],
  flank: [
    ...['abatis', 'breastwork', 'fort'].map((defenderEntrenchment) => ({
      ...{ defenderCV: 8, defenderEntrenchment },
      hexes: Array.from({ length: 6 }, (_, i) => ({ cover: 'zoc', coveringCV: 2 + i })),
    })),
    { defenderCV: 3, hexes: around(), flanksRefused: true },
    { defenderCV: 8, hexes: around(), flanksRefused: true },
    { defenderCV: 8, hexes: around({ cover: 'off-map' }) },
    { defenderCV: 8, hexes: around({ cover: 'zoc', coveringCV: 8, closedGround: true }) },
  ],
  retreat: [
    { ...FORK },
    { ...TRAPPED, kind: 'cavalry' },
    { ...TRAPPED, kind: 'cavalry', units: [{ type: 'mounted-infantry' }] },
    { ...corridor({ id: '-1,0', enemyZoc: true, friendly: true }, { id: '-2,0' }), zoc: 'marked' },
    { zoc: 'marked', hexes: all(['-1,0', '0,-1', '-1,1'], { restrictedZoc: true }) },
    { ...corridor({ id: '-1,0' }), zoc: 'marked' },
    {
      ...corridor(...ROW.map((id) => (id === '-4,0' ? { id, enemy: true } : { id }))),
      ...{ zoc: 'marked', path: ROW.slice(0, 4), units: [{ manpower: 9 }] },
    },
  ],
  'cavalry-retreat': [
    ...['abatis', 'breastwork', 'fort'].flatMap((entrenchment) =>
      [1, 2].map((manpower) => ({ units: [{ manpower, entrenchment }], activeMP: 9 })),
    ),
    ...['abatis', 'breastwork', 'fort'].map((entrenchment) => ({
      units: [{ manpower: 1 }, { manpower: 1, disorganized: true, entrenchment }],
      activeMP: 9,
    })),
    { units: [{ manpower: 4, disorganized: true }], activeMP: 9 },
    { units: [{ manpower: 1, demoralized: 1 }], activeMP: 9 },
    { units: [{ manpower: 2 }], activeType: 'artillery' },
    { units: [{ manpower: 2 }], activeType: 'mounted-infantry' },
    { units: [{ manpower: 2 }], hexside: 'uphill-bluff' },
  ],
  march: [{ type: 'wagon' }, { side: 'confederate', type: 'mounted-infantry', event: 'movement-paralysis' }],
  activation: [
    { side: 'union', leader: 'infantry', game: 'SIV' },
    { leader: 'infantry', event: 'movement-bonus' },
  ],
  'extended-march': [
    { side: 'union', type: 'mounted-infantry', manpower: 6, fatigue: 3 },
    { side: 'union', type: 'cavalry', manpower: 6, fatigue: 3, game: 'RWH' },
  ],
  'force-march': [
    { type: 'wagon', manpower: 6 },
    { type: 'mounted-infantry', manpower: 6 },
  ],
  'whole-march': [
    { type: 'wagon' },
    { side: 'confederate', type: 'mounted-infantry', event: 'movement-paralysis' },
    { side: 'union', leader: 'infantry', game: 'SIV' },
    { side: 'union', type: 'mounted-infantry', fatigue: 3 },
    { side: 'union', type: 'cavalry', fatigue: 3, game: 'RWH' },
    { type: 'cavalry', leader: 'infantry' },
  ],
  'command-radius': [{ hexes: 2, zocOnPath: 'restricted' }],
  'entering-hex': [
    ...['loess', 'provisional-swamp'].map((terrain) => ({ terrain, combatValue: 5 })),
    { combatValue: 2.5 },
    { type: 'mounted-infantry', combatValue: 5 },
  ],
  'rail-movement': [
    { side: 'confederate', hexes: 30, manpower: 9 },
    { side: 'confederate', hexes: 30 },
    ...[true, false].map((bothEndsHeld) => ({ side: 'union', hexes: 5, bothEndsHeld })),
  ],
  'strategic-movement': [{ game: 'GTC', type: 'mounted-infantry', levels: 2 }],
  'random-event': [{ turn: 40 }, { turn: 10 }],
  'strategic-event': [{ turn: 5 }],
  'army-of-relief': [{ turn: 5 }],
  recovery: [
    {},
    { type: 'cavalry' },
    { type: 'cavalry', entrenchment: 'abatis' },
    { entrenchment: 'abatis' },
    { fatigue: 4, disorganized: true, demoralized: 2 },
    { fatigue: 4 },
    ...['rain', 'inSwamp', 'movedThisTurn'].map((what) => ({ [what]: true })),
  ],
};

const known = new Map<string, string>();

/** Asked once, however often it is compared. */
function answer(question: RuledQuestion, input: Input, houseRules: Input): string {
  const key = JSON.stringify([question, input, houseRules]);
  const said = known.get(key) ?? answered(question, input, houseRules);
  known.set(key, said);
  return said;
}

function answered(question: RuledQuestion, input: Input, houseRules: Input): string {
  const held = { ...(input['houseRules'] as Input | undefined), ...houseRules };
  const verdict = questionOf(question).ask({ ...input, houseRules: held });
  return JSON.stringify(verdict.refused ?? verdict.value.odds().outcomes.map((o) => [o.result, o.fraction]));
}

const rulingOf = (id: string) => RULINGS.find((one) => one.id === id)!;

/** Alternatives of a reading by which a question answers otherwise. */
const differing = (question: RuledQuestion, id: string): readonly string[] =>
  rulingOf(id).alternatives.filter((option) => {
    const held = { [id]: typed(option) };
    return CASES[question].some((input) => answer(question, input, held) !== answer(question, input, {}));
  });

test('every question that takes house rules says which', () => {
  const ruled = gcacw.questions.filter(({ schema }) => 'houseRules' in schema.properties);
  expect(ruled.map(({ id }) => id).sort()).toEqual(QUESTIONS.map((id) => `gcacw/${id}`).sort());
});

describe.each(QUESTIONS)('%s', (question) => {
  const mine = offeredIn(question);

  test('offers those that bear on it, and refuses the others', () => {
    const { properties = {} } = questionOf(question).schema.properties['houseRules']!;
    expect(Object.keys(properties).sort()).toEqual([...mine].sort());
    for (const { id, value } of RULINGS.filter(({ id: one }) => !mine.includes(one))) {
      const { example } = questionOf(question);
      expect(refused(question, { ...example, houseRules: { [id]: typed(value) } })?.field).toMatch(
        /^houseRules/,
      );
    }
  });

  test.each(mine)('%s makes a difference', (id) => {
    expect(differing(question, id).length).toBeGreaterThan(0);
  });

  test('no case is refused for want of something', () => {
    const odd = CASES[question]
      .map((input) => refused(question, input))
      .filter((one) => one?.code === 'bad-input');
    expect(odd).toEqual([]);
  });
});

const TAKEN = [...new Set(QUESTIONS.flatMap(offeredIn))];
test.each(TAKEN)('every alternative of %s answers otherwise somewhere', (id) => {
  const found = QUESTIONS.filter((question) => offeredIn(question).includes(id)).flatMap((question) =>
    differing(question, id),
  );
  expect([...new Set(found)].sort()).toEqual([...rulingOf(id).alternatives].sort());
});
