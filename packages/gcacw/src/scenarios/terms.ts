/** How a scenario is won, in words (18.7 to 18.9). */
import { SIDE_NAMES, type Side } from '../model/vocabulary.ts';
import { type FieldRules, OUR_FIELD_RULES } from '../rulings/index.ts';
import type { Scenario, ScoringHex } from './scenario.ts';
import { pointWords } from './victory.ts';

const hexWords = ({ hex, place, points: worth }: ScoringHex): string =>
  `${place ?? hex} (${place === null ? '' : `${hex}, `}${pointWords(worth)})`.replace('(, ', '(');

export const heldTerms = ({ scoring }: Scenario, side: Side): readonly string[] => {
  const hexes = scoring.filter((one) => one.side === side);
  return hexes.length === 0
    ? []
    : [`The ${SIDE_NAMES[side]} side scores for holding at the end: ${hexes.map(hexWords).join(', ')}.`];
};

type LossRules = Pick<FieldRules, 'marchLosses'>;

const lossWords = ({ lossPoints }: Scenario, { marchLosses }: LossRules): string => {
  const { union, confederate } = lossPoints;
  const each =
    union === confederate ? pointWords(union) : `${union} for the Union, ${confederate} for the Confederates`;
  const march =
    marchLosses === 'half'
      ? 'What is lost on the march scores half as much, the total rounded down.'
      : 'What is lost on the march scores nothing.';
  return `Each enemy manpower point lost in combat, retreats and surrenders: ${each}. ${march}`;
};

/** Of a par below nought it is told how far the Confederates may be ahead. */
const parWords = (par: number): string =>
  par < 0
    ? `The Union wins if the Confederates' points less its own come to ${-par} or less`
    : `The Union wins if its points less the Confederates' come to ${par} or more`;

export const levelTerms = ({ par, step }: Scenario): readonly string[] =>
  par === null
    ? []
    : [`${parWords(par)}; each ${step} above or below is a level: marginal, substantive, decisive.`];

export const termsOf = (scenario: Scenario, rules: LossRules = OUR_FIELD_RULES): readonly string[] => [
  ...levelTerms(scenario),
  ...heldTerms(scenario, 'union'),
  ...heldTerms(scenario, 'confederate'),
  ...scenario.special.map(({ words }) => words),
  ...(scenario.havens.length === 0
    ? []
    : ['Confederates who can reach no haven at the end score for the Union, 1 point for 2 manpower.']),
  lossWords(scenario, rules),
];
