/** The form of `gcacw/cavalry-retreat`. Ground is named as in `gcacw/combat`: the active unit is the attacker. */
import { listOf, oneOf, whole, yesNo } from '@longroll/kernel';
import { UNIT_TYPES } from '../model/unit.ts';
import { GAMES, HEXSIDES, SIDES, TERRAINS } from '../model/vocabulary.ts';
import { houseRulesIn } from '../rulings/index.ts';
import { COMBAT_FIELDS } from './combatFields.ts';
import { UNIT_FIELDS } from './unitFields.ts';

const CAVALRY = 'Cavalry';
const ACTIVE = 'Active enemy';
const GROUND = 'Ground';
const SPECIAL = 'Special to the game';

const CAVALRY_FIELDS = {
  ...UNIT_FIELDS,
  type: oneOf(UNIT_TYPES, {
    title: 'Type',
    description: 'Only a hex of cavalry alone makes a cavalry retreat.',
    cite: '10.1',
    default: 'cavalry',
  }),
};

export const CAVALRY_RETREAT_FIELDS = {
  side: oneOf(SIDES, {
    title: 'Cavalry of',
    description: 'Whose cavalry retreats.',
    cite: '10.1',
    group: CAVALRY,
    names: { union: 'Union', confederate: 'Confederate' },
    default: 'confederate',
  }),
  units: listOf(CAVALRY_FIELDS, [1, 20], {
    title: 'Cavalry units',
    description: 'All units in the hex; they go together.',
    cite: '10.6',
    group: CAVALRY,
  }),
  outOfSupply: yesNo({
    title: 'Out of supply',
    description: 'All cavalry in the hex is out of supply (Advanced Game).',
    cite: '10.2',
    group: CAVALRY,
  }),
  from: oneOf(['march', 'assault'], {
    title: 'Before',
    description: 'A marching unit, or an assault declared on the hex; an assault loses no MP and is void.',
    cite: '10.3c',
    group: ACTIVE,
    default: 'march',
  }),
  activeType: oneOf(UNIT_TYPES, {
    title: 'Active unit',
    description: 'Its type; active cavalry gives no right to retreat.',
    cite: '10.1b',
    group: ACTIVE,
    default: 'infantry',
  }),
  activeMP: whole(0, 30, {
    title: 'MP left',
    description: "What is left of the active unit's Movement Allowance.",
    cite: '10.3',
    group: ACTIVE,
    default: 4,
  }),
  defenderTerrain: oneOf(TERRAINS, {
    title: 'Cavalry in',
    description: 'Major terrain of its hex; hill and mountain matter.',
    cite: '9.9a',
    group: GROUND,
    default: 'clear',
  }),
  attackerTerrain: oneOf(TERRAINS, {
    title: 'Active unit in',
    description: 'Major terrain of its hex; hill and mountain matter.',
    cite: '9.9a',
    group: GROUND,
    default: 'clear',
  }),
  alsoUphill: COMBAT_FIELDS.alsoUphill,
  alsoBluff: yesNo({
    title: 'The slope is a bluff',
    description: 'What is climbed besides is a bluff and no ridge.',
    cite: '10.2a',
    group: GROUND,
    only: {
      field: 'hexside',
      in: ['creek', 'bridge', 'dam', 'ferry', 'ford'],
      line: 'the hexside itself says whether it is a bluff',
    },
  }),
  hexside: oneOf(HEXSIDES, {
    title: 'Hexside between',
    description: 'Slopes are seen from the active unit.',
    cite: '9.9a',
    group: GROUND,
    default: 'none',
  }),
  rain: yesNo({ title: 'Rain turn', description: 'Creeks are worth +2.', cite: '9.9a', group: GROUND }),
  game: oneOf(GAMES, {
    title: 'Game',
    description: 'Confederate cavalry is better in OTR, AGA and SIV.',
    cite: '10.2',
    group: SPECIAL,
    default: 'TOM',
  }),
  houseRules: houseRulesIn('cavalry-retreat'),
};
