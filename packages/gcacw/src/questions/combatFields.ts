/** The form of `gcacw/combat`: names, values and defaults are public and stay as they are. */
import {
  halves,
  type OnlyWhen,
  oneOf,
  oneOfOrDerived,
  someOf,
  whole,
  wholeOrDerived,
  yesNo,
} from '@longroll/kernel';
import { LEADER_BONUS_IDS, LEADER_BONUSES, type NamedBonus } from '../model/leaderBonus.ts';
import {
  ARMS,
  ATTACKS,
  ENTRENCHMENTS,
  GAMES,
  type Game,
  HEXSIDES,
  SIDES,
  TERRAINS,
} from '../model/vocabulary.ts';
import { houseRulesIn } from '../rulings/index.ts';
import { CAMPAIGN_FIELDS } from './campaignFields.ts';

const FORCES = 'Forces';
const GROUND = 'Ground';
const GUNS = 'Artillery';
const POSITION = 'Flanks and state';
const SPECIAL = 'Special to the game';

const MOST_CV = 300;
const MOST_TV = 12;
const MOST_AV = 99;
const MOST_MP = 40;

const inGames = (line: string, ...games: readonly Game[]): OnlyWhen => ({
  field: 'game',
  in: games,
  line: `${line} (${games.join(', ')})`,
});

const leaderLine = (id: NamedBonus): OnlyWhen => {
  const { name, games } = LEADER_BONUSES[id];
  return inGames(`+1: bonus from ${name}`, ...games);
};
const leaders = Object.fromEntries(LEADER_BONUS_IDS.map((id) => [id, leaderLine(id)]));
const leaderNames = Object.fromEntries(LEADER_BONUS_IDS.map((id) => [id, LEADER_BONUSES[id].name]));

const GAME_NAMES: Partial<Record<Game, string>> = {
  TOM: 'Thunder on the Mississippi',
  SJW: "Stonewall Jackson's Way",
  HCR: 'Here Come the Rebels',
  RTG: 'Roads to Gettysburg',
  SIV: 'Stonewall in the Valley',
  SLB: "Stonewall's Last Battle",
  OTR: 'On to Richmond',
  GTC: 'Grant Takes Command',
  BAC: 'Battle Above the Clouds',
  AIO: 'Atlanta Is Ours',
  HSN: 'Hood Strikes North',
  BTC: 'Burnside Takes Command',
  TPC: 'The Petersburg Campaign',
  AGA: 'All Green Alike',
  RWH: 'Rebels in the White House',
};

export const COMBAT_FIELDS = {
  attack: oneOf(ATTACKS, {
    title: 'Attack',
    description: 'How the attack is made: from a march, or as an assault action.',
    cite: '8.2',
    group: FORCES,
    default: 'normal',
  }),
  attackerSide: oneOfOrDerived(SIDES, {
    title: 'Attacking side',
    description: 'Who attacks. Left out, it is the Union, or the side that a named leader calls for.',
    cite: '1.1',
    group: FORCES,
    names: { union: 'Union', confederate: 'Confederate' },
    default: 'union',
  }),
  attackerArm: oneOf(ARMS, {
    title: 'Attacking arm',
    description: 'Mounted infantry pays as cavalry.',
    cite: '1.2',
    group: FORCES,
    names: { infantry: 'infantry, artillery', cavalry: 'cavalry, mounted infantry' },
    default: 'infantry',
  }),
  attackerCV: halves(MOST_CV, {
    begins: 6,
    title: 'Attacker Combat Value',
    description: 'Combat Value of all that attack; halves are kept.',
    cite: '9.1',
    group: FORCES,
  }),
  defenderCV: halves(MOST_CV, {
    begins: 6,
    title: 'Defender Combat Value',
    description: 'Combat Value of all units in the hex, without entrenchments.',
    cite: '9.1',
    group: FORCES,
  }),
  attackerTV: whole(0, MOST_TV, {
    title: 'Attacker Tactical Value',
    description:
      'The higher of the unit and a leader over it in its hex; in an assault the leader who began it.',
    cite: '9.5',
    group: FORCES,
    default: 0,
  }),
  defenderTV: whole(0, MOST_TV, {
    title: 'Defender Tactical Value',
    description: 'The highest among units and leaders in the hex.',
    cite: '9.5',
    group: FORCES,
    default: 0,
  }),
  attackerMP: wholeOrDerived(0, MOST_MP, {
    title: 'MP left',
    description:
      'What the attacker has left of his Movement Allowance, to see whether the attack can be paid.',
    cite: '8.2, 8.3a',
    group: FORCES,
  }),
  defenderTerrain: oneOf(TERRAINS, {
    title: 'Defender in',
    description: "Major terrain of the defender's hex.",
    cite: '9.6, 9.9a',
    group: GROUND,
    default: 'clear',
  }),
  attackerTerrain: oneOf(TERRAINS, {
    title: 'Attacker in',
    description: "Major terrain of the attacker's hex; hill and mountain matter.",
    cite: '9.9a',
    group: GROUND,
    default: 'clear',
  }),
  hexside: oneOf(HEXSIDES, {
    title: 'Hexside between',
    description: 'What the attack crosses; slopes are seen from the attacker.',
    cite: '9.9a',
    group: GROUND,
    default: 'none',
  }),
  alsoUphill: yesNo({
    title: 'And uphill',
    description: 'A ridge or bluff to climb besides, where a crossing or creek lies at its foot.',
    cite: '9.9c',
    group: GROUND,
    only: {
      field: 'hexside',
      in: ['creek', 'bridge', 'dam', 'ferry', 'ford'],
      line: 'the hexside itself says whether it goes uphill',
    },
  }),
  defenderEntrenchment: oneOf(ENTRENCHMENTS, {
    title: 'Defender entrenched',
    description: "Works multiply the defender's Combat Value in the ratio, never in the chart column.",
    cite: '9.2',
    group: GROUND,
    default: 'none',
  }),
  rain: yesNo({
    title: 'Rain turn',
    description: 'Attacker -1, creeks +2, provisional swamps are swamps.',
    cite: '16.1',
    group: GROUND,
  }),
  attackerAV: whole(0, MOST_AV, {
    title: 'Attacker Artillery Value',
    description: 'Total of the attacking units.',
    cite: '9.6',
    group: GUNS,
    default: 0,
  }),
  defenderAV: whole(0, MOST_AV, {
    title: 'Defender Artillery Value',
    description: 'Total in the hex, with entrenchments.',
    cite: '9.6',
    group: GUNS,
    default: 0,
  }),
  defenderPrintedAV: wholeOrDerived(0, MOST_AV, {
    title: 'Defender Artillery as printed',
    description: 'Total without entrenchments; the same as the defender Artillery Value if not given.',
    cite: '9.6',
    group: GUNS,
  }),
  flankBonus: whole(0, 4, {
    title: 'Flank bonus',
    description: 'Final flank attack bonus.',
    cite: '9.7',
    group: POSITION,
    default: 0,
  }),
  flanksRefused: whole(0, 2, {
    title: 'Flanks refused',
    description: "Modifier for the defender's refused flanks; in place of a flank bonus.",
    cite: '9.8b',
    group: POSITION,
    default: 0,
  }),
  defenderDemoralized2: yesNo({
    title: 'Half Demoralize-2',
    description: 'At least half of the Combat Value in the hex belongs to Demoralize-2 units.',
    cite: '13.3',
    group: POSITION,
  }),
  game: oneOf(GAMES, {
    title: 'Game',
    description: 'Which game of the series; it decides which special lines the card knows.',
    cite: '5.5, 6.5a, 9.9e',
    group: SPECIAL,
    names: GAME_NAMES,
    default: 'TOM',
  }),
  gunboatDefence: whole(0, 2, {
    title: 'Gunboats defending',
    description: 'Gunboat defensive support.',
    cite: '9.9e',
    group: SPECIAL,
    only: inGames('+1/+2: Gunboat defensive support', 'OTR', 'GTC', 'BTC', 'TPC', 'TOM'),
    default: 0,
  }),
  gunboatAttack: yesNo({
    title: 'Union gunboat attacking',
    description: 'A Union gunboat supports the attack.',
    cite: '9.9e',
    group: SPECIAL,
    only: inGames('+1: Union Gunboat', 'TOM'),
  }),
  outOfSupply: yesNo({
    title: 'Attacker out of supply',
    description: 'Union infantry out of supply attacks at -1.',
    cite: '9.9e',
    group: SPECIAL,
    only: inGames('-1: Union infantry OOS', 'TOM'),
  }),
  garrisonDemoralized: whole(0, 2, {
    title: 'Garrison demoralized',
    description: 'Level of Confederate garrison demoralization, attacking or defending.',
    cite: '9.9e',
    group: SPECIAL,
    only: inGames('-1/-2: Confederate Garrison Demoralized', 'TOM'),
    default: 0,
  }),
  ...CAMPAIGN_FIELDS,
  leaderBonus: someOf(LEADER_BONUS_IDS, {
    title: 'Bonus of',
    description:
      'Leaders and heights that the card names, at most one of each side; assault leaders count in an assault only.',
    cite: '9.9e, 9.9f',
    group: SPECIAL,
    names: leaderNames,
    optionsOnly: leaders,
  }),
  unionPanic: yesNo({
    title: 'Union Panic',
    description: 'Union Panic is in effect; in AGA: the attacker is the panicked army.',
    cite: '9.9e',
    group: SPECIAL,
    only: inGames('-1: Union Panic in effect', 'SJW', 'AGA'),
  }),
  surpriseOrCharge: yesNo({
    title: 'Surprise or cavalry charge',
    description: 'A surprise attack or a cavalry charge.',
    cite: '9.9e',
    group: SPECIAL,
    only: inGames('+1: Surprise attack or Cavalry charge', 'SLB'),
  }),
  hookerLosesConfidence: yesNo({
    title: 'Hooker Loses Confidence',
    description: 'The event is in effect.',
    cite: '9.9e',
    group: SPECIAL,
    only: inGames('-1: Hooker Loses Confidence', 'SLB'),
  }),
  insubordinate: yesNo({
    title: 'Insubordinate',
    description: 'A march attack by an insubordinate command.',
    cite: '9.9e',
    group: SPECIAL,
    only: inGames('-2: March attack while Insubordinate', 'BAC'),
  }),
  houseRules: houseRulesIn('combat'),
};
