/** The form of `gcacw/retreat`: the stack, the enemy, and a sketch of the ground. */
import { listOf, oneOf, whole, yesNo } from '@longroll/kernel';
import { CROSSINGS } from '../model/retreatGround.ts';
import { RETREAT_KINDS } from '../model/retreatStep.ts';
import { SIDES, TERRAINS } from '../model/vocabulary.ts';
import { houseRulesIn } from '../rulings/index.ts';
import { hexField, hexPath, hexRequired } from './hexFields.ts';
import { UNIT_FIELDS } from './unitFields.ts';

const WHO = 'Who retreats';
const WHERE = 'Where';
const GROUND = 'Ground';

/** The six hexes of a rout and the one hex more. */
const LONGEST = 7;

const HEX_FIELDS = {
  id: hexRequired({ title: 'Hex', description: 'Its two coordinates.', cite: '2.1' }),
  terrain: oneOf(TERRAINS, {
    title: 'Terrain',
    description: 'Swamp, mountain, woods and loess matter.',
    cite: '15.2',
    default: 'clear',
  }),
  enemy: yesNo({ title: 'Enemy', description: 'Enemy units are in the hex.', cite: '15.4' }),
  enemyWithoutZoc: yesNo({
    title: 'Without ZOC',
    description: 'The enemy there exerts no ZOC: demoralized units or wagon trains only.',
    cite: '6.3.1',
  }),
  enemyZoc: yesNo({
    title: 'Enemy ZOC',
    description: 'In the ZOC of an enemy who is not on this sketch.',
    cite: '15.4',
  }),
  restrictedZoc: yesNo({
    title: 'Restricted ZOC',
    description: 'In such a ZOC, but across woods or loess hexsides only.',
    cite: '6.3.4',
  }),
  friendly: yesNo({
    title: 'Friendly',
    description: 'Units of the retreating side are in the hex.',
    cite: '15.4',
  }),
  offMap: yesNo({ title: 'Off the map', description: 'There is no such hex.', cite: '15.2' }),
};

const HEXSIDE_FIELDS = {
  a: hexRequired({ title: 'From', description: 'One hex.', cite: '2.1' }),
  b: hexRequired({ title: 'To', description: 'Its neighbour.', cite: '2.1' }),
  way: yesNo({ title: 'Way', description: 'A road, pike, trail or RR crosses it.', cite: '2.3' }),
  river: yesNo({ title: 'River', description: 'A major or minor river.', cite: '2.7' }),
  creek: yesNo({ title: 'Creek', description: 'Closed in rain without a way.', cite: '15.2' }),
  bluff: yesNo({ title: 'Bluff', description: 'In either direction.', cite: '2.8' }),
  crossing: oneOf(CROSSINGS, {
    title: 'Crossing',
    description: 'What leads over the water; a ford is closed in rain.',
    cite: '2.7',
    default: 'none',
  }),
};

export const RETREAT_FIELDS = {
  kind: oneOf(RETREAT_KINDS, {
    title: 'Retreat',
    description: 'Retreat and voluntary retreat 2 to 4 hexes, rout and cavalry retreat 4 to 6.',
    cite: '15.1',
    group: WHO,
    names: {
      retreat: 'retreat (r)',
      rout: 'rout (R, R*)',
      cavalry: 'cavalry retreat',
      voluntary: 'voluntary retreat',
    },
    default: 'retreat',
  }),
  side: oneOf(SIDES, {
    title: 'Retreating side',
    description: 'Whose units retreat.',
    cite: '1.1',
    group: WHO,
    names: { union: 'Union', confederate: 'Confederate' },
    default: 'confederate',
  }),
  units: listOf(UNIT_FIELDS, [1, 20], {
    title: 'Units',
    description: 'The stack, as it is when the retreat begins; each unit takes every loss.',
    cite: '15.6',
    group: WHO,
  }),
  start: hexField({
    title: 'From',
    description: 'The hex that is left.',
    cite: '15.1',
    group: WHERE,
    default: '0,0',
  }),
  activeEnemy: hexField({
    title: 'Active enemy',
    description: 'Hex of the unit that caused the retreat; in an assault that of the leader who began it.',
    cite: '15.5a',
    group: WHERE,
    default: '1,0',
  }),
  path: hexPath(LONGEST, {
    title: 'Path so far',
    description: 'Hexes entered already; what may follow is shown.',
    cite: '15.9a',
    group: WHERE,
  }),
  rain: yesNo({
    title: 'Rain turn',
    description: 'Fords, and creeks without a way, are closed.',
    cite: '15.2',
    group: GROUND,
  }),
  bluffsImpassable: yesNo({
    title: 'Avoid bluffs',
    description: 'The retreating player treats bluffs with neither way nor ferry as impassable.',
    cite: '2.8',
    group: GROUND,
  }),
  zoc: oneOf(['derived', 'marked'], {
    title: 'Enemy ZOC',
    description: 'Exerted by the enemies on the sketch and where marked, or only where marked.',
    cite: '6.3',
    group: GROUND,
    names: { derived: 'from the enemy hexes, and as marked', marked: 'only as marked' },
    default: 'derived',
  }),
  radius: whole(1, 12, {
    title: 'Radius',
    description: 'Hexes within it are clear and empty unless described; beyond it is off the map.',
    cite: 'T.1',
    group: GROUND,
    default: LONGEST,
  }),
  hexes: listOf(HEX_FIELDS, [0, 300], {
    title: 'Hexes',
    description: 'Those that are not plain, empty and clear.',
    cite: '2.2',
    group: GROUND,
  }),
  hexsides: listOf(HEXSIDE_FIELDS, [0, 600], {
    title: 'Hexsides',
    description: 'Those with a way, water or a bluff.',
    cite: '2.4',
    group: GROUND,
  }),
  houseRules: houseRulesIn('retreat'),
};
