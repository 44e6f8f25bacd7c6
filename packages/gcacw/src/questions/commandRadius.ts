/** The question `gcacw/command-radius`: whether a leader's command reaches a unit. */
import { allow, oneOf, question, wholeRequired, yesNo } from '@longroll/kernel';
import { COMMAND_RADIUS, radiusRow } from '../charts/commandRadius.ts';
import {
  type CommandRadiusInput,
  type CommandRadiusOutcome,
  commandRadius,
  PATH_ZOCS,
} from '../procedures/commandRadius.ts';
import { houseRulesIn, OUR_RULINGS } from '../rulings/index.ts';
import { GAME, inGames, SPECIAL } from './marchFields.ts';

const PATH = 'Path';
const { cite } = COMMAND_RADIUS;

const FIELDS = {
  hexes: wholeRequired(0, 20, {
    title: 'Hexes',
    description: "Length of the path from the leader's hex to the unit's; 0 in the same hex.",
    ...{ cite, group: PATH },
  }),
  enemyOnPath: yesNo({
    title: 'Enemy on the path',
    description: 'It enters an enemy-occupied hex.',
    ...{ cite, group: PATH },
  }),
  zocOnPath: oneOf(PATH_ZOCS, {
    title: 'Enemy ZOC on the path',
    description: 'It enters an enemy ZOC; restricted: across a woods hexside only.',
    ...{ cite, group: PATH },
    names: { enemy: 'an enemy ZOC', restricted: 'a restricted one' },
    default: 'none',
  }),
  friendlyInZoc: yesNo({
    title: 'Friendly unit there',
    description: 'A friendly unit stands in every such hex.',
    ...{ cite, group: PATH },
    only: {
      field: 'zocOnPath',
      in: ['enemy', 'restricted'],
      line: 'unless that ZOC is occupied by a friendly unit',
    },
  }),
  game: GAME,
  scenario1861: yesNo({
    title: '1861 scenario',
    description: 'The radius is 2 hexes.',
    ...{ cite, group: SPECIAL },
    only: inGames('1861 scenarios: the command radius is 2 hexes', 'AGA'),
  }),
  houseRules: houseRulesIn('command-radius'),
};

const hexesOf = (n: number): string => (n === 1 ? '1 hex' : `${n} hexes`);
const headline = ({ hexes }: CommandRadiusInput): string => `Command over ${hexesOf(hexes)}`;

const resultWords = ({ inCommand, reasons }: CommandRadiusOutcome): string =>
  inCommand ? 'in command' : `out of command: ${reasons.join('; ')}`;

export const COMMAND_RADIUS_QUESTION = question<typeof FIELDS, CommandRadiusInput, CommandRadiusOutcome>({
  id: 'gcacw/command-radius',
  title: 'Command radius',
  about: 'Whether a unit is within the command radius of its leader; no dice.',
  fields: FIELDS,
  example: { hexes: 3, zocOnPath: 'enemy', friendlyInZoc: true },
  settle: (fields) => allow({ ...fields, houseRules: fields.houseRules ?? OUR_RULINGS }),
  procedure: commandRadius,
  headline,
  sides: () => ['union', 'confederate'],
  key: ({ inCommand }) => (inCommand ? 'in' : 'out'),
  label: resultWords,
  short: ({ inCommand }) => (inCommand ? 'in' : 'out'),
  line: (input, outcome) => `${headline(input)}: ${resultWords(outcome)}.`,
  summaries: [
    {
      title: 'Unit',
      classes: [
        { label: 'out of command', tone: 'worst', holds: ({ inCommand }) => !inCommand },
        { label: 'in command', tone: 'best', holds: ({ inCommand }) => inCommand },
      ],
    },
  ],
  averages: [],
  lit: ({ scenario1861 }) => [{ chart: COMMAND_RADIUS.id, row: radiusRow(scenario1861), column: 0 }],
});
