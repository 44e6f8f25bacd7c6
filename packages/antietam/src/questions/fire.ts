/** The question `antietam/fire`: one or more units fire at one square. */
import {
  allow,
  type LitCell,
  listOf,
  type Question,
  question,
  refuse,
  type Summary,
  type Verdict,
  whole,
  yesNo,
} from '@longroll/kernel';
import * as z from 'zod';
import { MODE_MODIFIERS, modeRow } from '../charts/modeModifiers.ts';
import { TERRAIN_MODIFIERS, terrainRow } from '../charts/terrainModifiers.ts';
import { CASUALTIES, rangeColumn, weaponRow } from '../charts/weapons.ts';
import type { Firer, TargetUnit } from '../model/shot.ts';
import { isGun, menWords, otherSide, type Side } from '../model/vocabulary.ts';
import { type FireInput, type FireOutcome, fire } from '../procedures/fire.ts';
import { HOUSE_RULES, OUR_RULINGS } from '../rulings/index.ts';
import { otherVolleys } from './alternatives.ts';
import { ARMS_FIELDS, FORT, MOST_MEN, RANGE, sideField, terrainField } from './fields.ts';
import { cannotPay, readArms } from './readArms.ts';

const [FIRERS, TARGET] = ['Firers', 'Target'];
const [MOST_FIRERS, MOST_TARGETS] = [8, 2];

const FIRER_FIELDS = {
  ...ARMS_FIELDS,
  range: RANGE,
  targetHigher: yesNo({
    title: 'Target higher',
    description: 'The target square is higher than the firer.',
    cite: '7.3.2, 7.3.3',
  }),
  shootingBack: yesNo({
    title: 'Shooting back',
    description: 'A flanked defender that fires outside its arc, at half.',
    cite: '7.3.7, 18.10',
  }),
  defending: yesNo({
    title: 'Defensive fire',
    description:
      'Made by itself against an attack, with points or without. Routed and flanked firers defend.',
    cite: '7.1.2, 7.1.3',
  }),
};

/** Numbers of firers, 1 the first; a page may send them as text. */
const FLANKED_BY = z
  .array(
    z.coerce
      .number<number>()
      .int()
      .min(1)
      .max(MOST_FIRERS)
      .meta({ cite: 'T.1', allowed: 'the number of a firer, 1 for the first' }),
  )
  .max(MOST_FIRERS)
  .default([])
  .meta({
    title: 'Flanked by',
    description: 'Numbers of the firers that shoot at it from the flank, 1 for the first.',
    cite: '4.2.2',
    allowed: 'a list of numbers of firers, 1 for the first',
  });

const TARGET_FIELDS = {
  men: whole(1, MOST_MEN, {
    title: 'Men',
    description: 'Men of the unit before the phase.',
    cite: '7.4',
    default: 650,
  }),
  fort: FORT,
  flankedBy: FLANKED_BY,
};

const FIELDS = {
  side: sideField('Firing side', 'Who fires; for colour only.', FIRERS),
  firers: listOf(FIRER_FIELDS, [1, MOST_FIRERS], {
    title: 'Firers',
    description: 'Each draws its own random factor and is rounded by itself.',
    cite: '7.3.15',
    group: FIRERS!,
  }),
  targets: listOf(TARGET_FIELDS, [1, MOST_TARGETS], {
    title: 'Targets',
    description: 'The units in the square: they share losses by men, each with its own flank and fort.',
    cite: '5.5, 7.4',
    group: TARGET!,
  }),
  targetTerrain: terrainField('Target in', 'Terrain of the target square.', TARGET!),
  difficultyFactor: z.number().min(0.8).max(1.2).multipleOf(0.1).default(1).meta({
    title: 'Difficulty',
    description: 'Handicap of the firing side, levels 1 to 5.',
    cite: '7.3.14',
    group: TARGET,
    allowed: 'one of 0.80, 0.90, 1.00, 1.10, 1.20',
  }),
  houseRules: HOUSE_RULES,
};
type Fields = z.output<z.ZodObject<typeof FIELDS>>;
type Input = FireInput & { readonly side: Side };

function readFirer(fields: Fields['firers'][number], at: number): Verdict<Firer> {
  const path = `firers.${at}`;
  const arms = readArms(fields, { path, menServe: false });
  if (arms.refused) return arms;
  const { range, targetHigher, shootingBack } = fields;
  if (arms.value.mode === 'routed' && range > 1) {
    const text = `Routed units fire only at adjacent enemies: set ${path}.range to 1.`;
    return refuse('routed-adjacent', '7.1.3', text, `${path}.range`);
  }
  const defending = fields.defending || shootingBack || arms.value.mode === 'routed';
  const unpaid = defending ? null : cannotPay(arms.value, path);
  return unpaid ?? allow({ ...arms.value, range, targetHigher, shootingBack, defending });
}

function readFirers(fields: Fields): Verdict<readonly Firer[]> {
  const read: Firer[] = [];
  for (const [at, one] of fields.firers.entries()) {
    const firer = readFirer(one, at);
    if (firer.refused) return firer;
    read.push(firer.value);
  }
  return allow(read);
}

function readTargets({ targets, firers }: Fields): Verdict<readonly TargetUnit[]> {
  const stray = targets.findIndex(({ flankedBy }) => flankedBy.some((number) => number > firers.length));
  if (stray >= 0) {
    const field = `targets.${stray}.flankedBy`;
    return refuse(
      'no-such-firer',
      'T.1',
      `${field} names a firer that is not there: there are ${firers.length}.`,
      field,
    );
  }
  return allow(
    targets.map(({ flankedBy, ...target }) => ({ ...target, flankedBy: flankedBy.map((n) => n - 1) })),
  );
}

function settle(fields: Fields): Verdict<Input> {
  const firers = readFirers(fields);
  if (firers.refused) return firers;
  const targets = readTargets(fields);
  if (targets.refused) return targets;
  const { side, targetTerrain, difficultyFactor, houseRules = OUR_RULINGS } = fields;
  const square = { targets: targets.value, terrain: targetTerrain, difficultyFactor };
  return allow({ side, firers: firers.value, square, houseRules });
}

const firerWords = ({ weapon, strength, range }: Firer): string =>
  `${strength} ${weapon}${isGun(weapon) ? ' guns' : ''} at range ${range}`;

const headline = ({ firers, square }: Input): string => {
  const men = square.targets.map((target) => target.men).join(' and ');
  return `${firers.map(firerWords).join(', ')} fire at ${men} men in ${square.terrain}`;
};

function label({ total, losses, removed }: FireOutcome): string {
  const shared = losses.length > 1 ? ` (${losses.join(' and ')})` : '';
  const broken = removed.some((gone) => gone) ? ', broken up' : '';
  return total === 0 ? 'no losses' : `${menWords(total)} lost${shared}${broken}`;
}

const BANDS = [
  ['none', 'worst', 0, 0],
  ['1 to 10', 'bad', 1, 10],
  ['11 to 20', 'bad', 11, 20],
  ['21 to 30', 'even', 21, 30],
  ['31 to 50', 'good', 31, 50],
  ['51 to 100', 'good', 51, 100],
  ['over 100', 'best', 101, Number.POSITIVE_INFINITY],
] as const;

export const LOSS_SUMMARY: Summary<FireOutcome> = {
  title: 'Men lost',
  classes: BANDS.map(([words, tone, from, to]) => ({
    label: words,
    tone,
    holds: ({ total }: FireOutcome) => total >= from && total <= to,
  })),
};

const lit = ({ firers, square, houseRules }: Input): LitCell[] => [
  ...firers.flatMap(({ weapon, range, mode }) => [
    { chart: CASUALTIES.id, row: weaponRow(weapon), column: rangeColumn(range, houseRules) },
    { chart: MODE_MODIFIERS.id, row: modeRow(mode, houseRules), column: 1 },
  ]),
  { chart: TERRAIN_MODIFIERS.id, row: terrainRow(square.terrain), column: 0 },
];

export const FIRE_QUESTION: Question = question<typeof FIELDS, Input, FireOutcome>({
  id: 'antietam/fire',
  title: 'Fire',
  about: 'Units fire at a square: the casualty formula with every factor, and the exact chance of each loss.',
  fields: FIELDS,
  example: {
    firers: [{ weapon: 'RFL', men: 600, operationPoints: 12, leaderFactor: 1.1 }],
    targets: [{ men: 950, fort: 2, flankedBy: [1] }],
    targetTerrain: 'woods',
  },
  settle,
  procedure: fire,
  headline,
  sides: ({ side }) => [side, otherSide(side)],
  key: ({ losses }) => losses.join('/'),
  label,
  short: ({ total }) => `${total}`,
  line: (input, outcome, dice) => {
    const factors = dice.map(({ faces }) => faces[0]).join(', ');
    return `${headline(input)}: ${label(outcome)}${factors ? ` (factor ${factors})` : ''}.`;
  },
  summaries: [
    LOSS_SUMMARY,
    {
      title: 'Target',
      classes: [
        { label: 'stands', tone: 'worst', holds: ({ removed }) => !removed.some((gone) => gone) },
        { label: 'a unit is broken up', tone: 'best', holds: ({ removed }) => removed.some((gone) => gone) },
      ],
    },
  ],
  averages: [{ label: 'men lost', of: ({ total }) => total }],
  plots: [{ title: 'Men lost', of: ({ total }) => total }],
  alternatives: otherVolleys,
  lit,
});
