/** The form of `gcacw/cavalry-retreat`. Ground is named as in `gcacw/combat`: the active unit is the attacker. */
import { listOf, oneOf, whole, yesNo } from '@longroll/kernel';
import { UNIT_TYPES } from '../model/unit.ts';
import { GAMES, HEXSIDES, SIDES, TERRAINS } from '../model/vocabulary.ts';
import { HOUSE_RULES } from '../rulings/index.ts';
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
    cite: '7.7',
    default: 'cavalry',
  }),
};

export const CAVALRY_RETREAT_FIELDS = {
  side: oneOf(SIDES, {
    title: 'Cavalry of',
    description: 'Whose cavalry retreats.',
    cite: '7.7',
    group: CAVALRY,
    names: { union: 'Union', confederate: 'Confederate' },
    default: 'confederate',
  }),
  units: listOf(CAVALRY_FIELDS, [1, 20], {
    title: 'Cavalry units',
    description: 'All units in the hex; they go together.',
    cite: '7.7',
    group: CAVALRY,
  }),
  outOfSupply: yesNo({
    title: 'Out of supply',
    description: 'All cavalry in the hex is out of supply (Advanced Game).',
    cite: '7.7',
    group: CAVALRY,
  }),
  from: oneOf(['march', 'assault'], {
    title: 'Before',
    description: 'A marching unit, or an assault declared on the hex; an assault loses no MP and is void.',
    cite: '7.7',
    group: ACTIVE,
    default: 'march',
  }),
  activeType: oneOf(UNIT_TYPES, {
    title: 'Active unit',
    description: 'Its type; active cavalry gives no right to retreat.',
    cite: '7.7',
    group: ACTIVE,
    default: 'infantry',
  }),
  activeMP: whole(0, 30, {
    title: 'MP left',
    description: "What is left of the active unit's Movement Allowance.",
    cite: '7.7',
    group: ACTIVE,
    default: 4,
  }),
  defenderTerrain: oneOf(TERRAINS, {
    title: 'Cavalry in',
    description: 'Major terrain of its hex; hill and mountain matter.',
    cite: '7.4',
    group: GROUND,
    default: 'clear',
  }),
  attackerTerrain: oneOf(TERRAINS, {
    title: 'Active unit in',
    description: 'Major terrain of its hex; hill and mountain matter.',
    cite: '7.4',
    group: GROUND,
    default: 'clear',
  }),
  alsoUphill: COMBAT_FIELDS.alsoUphill,
  hexside: oneOf(HEXSIDES, {
    title: 'Hexside between',
    description: 'Slopes are seen from the active unit.',
    cite: '7.4',
    group: GROUND,
    default: 'none',
  }),
  rain: yesNo({ title: 'Rain turn', description: 'Creeks are worth +2.', cite: '7.4', group: GROUND }),
  game: oneOf(GAMES, {
    title: 'Game',
    description: 'Confederate cavalry is better in OTR, AGA and SIV.',
    cite: 'Card title',
    group: SPECIAL,
    default: 'TOM',
  }),
  houseRules: HOUSE_RULES,
};
