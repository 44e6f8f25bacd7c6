/** Attacker's die roll modifiers (9.9b), in printed order. Every row that applies is added. */
import { type Modifier, modifierList, signed } from '@longroll/kernel';
import { attackModifier, type MarchAttack } from '../charts/attackTypes.ts';
import { RATIO, ratioModifier, ratioRow } from '../charts/ratio.ts';
import { SOURCE } from '../charts/source.ts';
import type { CombatInput, ReadyCombat } from '../model/combatInput.ts';
import { flankBonusOf, flankReason } from '../model/flankBonus.ts';
import {
  ASSAULT_LEADERS,
  LEADER_BONUSES,
  type NamedBonus,
  nameAmong,
  namedAmong,
  servesOr,
} from '../model/leaderBonus.ts';
import { ratioAttacker, ratioDefender, ratioReason } from '../model/strength.ts';
import type { Attack } from '../model/vocabulary.ts';
import { onlyIn } from './onlyIn.ts';

type Row = Modifier<CombatInput>;

/** All rows but one look at the typed numbers alone. */
const ofInput = ({ value, when, because, ...row }: Row): Modifier<ReadyCombat> => ({
  ...row,
  value: typeof value === 'number' ? value : ({ input }) => value(input),
  when: ({ input }) => when(input),
  ...(because ? { because: ({ input }: ReadyCombat) => because(input) } : {}),
});

const NOT_THIS_TYPE: Record<Attack, string> = {
  'column-of-route': 'a column of route attack',
  hasty: 'a hasty attack',
  normal: 'a normal attack',
  prepared: 'a prepared attack',
  assault: 'an assault is no march attack',
};

const attackType = (attack: MarchAttack, name: string): Row => ({
  printed: signed(attackModifier(attack)),
  value: attackModifier(attack),
  cite: '8.2',
  text: `${name} attack in a march`,
  when: (c) => c.attack === attack || NOT_THIS_TYPE[c.attack],
  chart: 'gcacw/attack-types',
});

const HEIGHTS_OR_HUNT: readonly NamedBonus[] = ['stafford-heights', 'hunt'];

/** "Assault bonus from Lee (...); Jackson (...) ...": one printed row, each leader with his own games. */
const assaultBonus: Row = {
  printed: '+1',
  value: 1,
  cite: '9.9e',
  text: `Assault bonus from ${ASSAULT_LEADERS.map((id) => {
    const { name, games } = LEADER_BONUSES[id];
    return `${name} (${games.join(', ')})`;
  }).join('; ')}`,
  when: (c) => {
    const leader = namedAmong(c.leaderBonus, ASSAULT_LEADERS);
    if (leader === undefined) return 'none of them counts here';
    const serves = servesOr(leader, c.attackerSide, 'defender');
    return serves === true ? c.attack === 'assault' || 'only in an assault' : serves;
  },
  because: (c) => nameAmong(c.leaderBonus, ASSAULT_LEADERS),
};

const FLANK_ROW: Row = {
  printed: '+1 to +4',
  value: flankBonusOf,
  cite: '9.7',
  text: 'Flank attack bonus',
  when: (c) => {
    if (c.flankBonus === 0) return 'no flank bonus';
    return flankBonusOf(c) > 0 || flankReason(c);
  },
  because: flankReason,
};

const ARTILLERY_ROW: Modifier<ReadyCombat> = {
  printed: '-3 to +2',
  value: (c) => c.artillery,
  cite: '9.6',
  text: 'Artillery modifier',
  when: (c) => c.artillery !== 0 || c.artilleryReason,
  because: (c) => c.artilleryReason,
  chart: 'gcacw/artillery',
};

const FURTHER_ROWS: readonly Row[] = [
  {
    printed: '+1 or +2',
    value: (c) => c.flanksRefused,
    cite: '9.8',
    text: "Defender's flanks refused",
    when: (c) => c.flanksRefused > 0 || 'the flanks are not refused',
  },
  {
    printed: '+1',
    value: 1,
    cite: '14.5',
    text: 'Assault action',
    when: (c) => c.attack === 'assault' || 'not an assault',
  },
  {
    printed: '+/-',
    value: (c) => ratioModifier(ratioAttacker(c), ratioDefender(c)),
    cite: '9.3',
    text: 'Ratio modifier',
    when: () => true,
    because: (c) => {
      const [attacker, defender] = [ratioAttacker(c), ratioDefender(c)];
      const { head } = RATIO.rows[ratioRow(attacker, defender)]!;
      return `${attacker} : ${defender} is ${head}${ratioReason(c)}`;
    },
    chart: 'gcacw/ratio',
  },
  {
    printed: '+/-',
    value: (c) => c.attackerTV - c.defenderTV,
    cite: '9.9b',
    text: 'Tactical modifier',
    when: (c) => c.attackerTV !== c.defenderTV || `${c.attackerTV} against ${c.defenderTV}`,
    because: (c) => `${c.attackerTV} against ${c.defenderTV}`,
  },
  {
    printed: '-1',
    value: -1,
    cite: '16.1',
    text: 'Attack in a rain turn',
    when: (c) => c.rain || 'a dry turn',
  },
  assaultBonus,
  onlyIn(['SJW', 'AGA'], {
    printed: '-1',
    value: -1,
    cite: '9.9e',
    text: 'Union Panic in effect; in AGA for the panicked army only',
    when: (c) => {
      if (!c.unionPanic) return 'no panic';
      return c.game === 'AGA' || c.attackerSide === 'union' || 'the Union side is the defender';
    },
  }),
  onlyIn(['SLB'], {
    printed: '+1',
    value: 1,
    cite: '9.9e',
    text: 'Surprise attack or cavalry charge',
    when: (c) => c.surpriseOrCharge || 'neither',
  }),
  onlyIn(['TOM'], {
    printed: '+1',
    value: 1,
    cite: '9.9e',
    text: 'Union gunboat',
    when: (c) => {
      if (!c.gunboatAttack) return 'no gunboat in support';
      return c.attackerSide === 'union' || 'the gunboats are Union';
    },
  }),
  onlyIn(['TOM'], {
    printed: '-1',
    value: -1,
    cite: '9.9e',
    text: 'Union infantry out of supply',
    when: (c) => {
      if (!c.outOfSupply) return 'in supply';
      return (
        (c.attackerSide === 'union' && c.attackerArm === 'infantry') || 'the attacker is not Union infantry'
      );
    },
  }),
  onlyIn(['TOM'], {
    printed: '-1/-2',
    value: (c) => -c.garrisonDemoralized,
    cite: '9.9e',
    text: 'Confederate garrison demoralized',
    when: (c) => {
      if (c.garrisonDemoralized === 0) return 'the garrison is not demoralized';
      return c.attackerSide === 'confederate' || 'the garrison is the defender';
    },
  }),
  onlyIn(['BTC'], {
    printed: '+1',
    value: 1,
    cite: '9.9e',
    text: 'Stafford Heights or Hunt bonus',
    when: (c) => {
      const named = namedAmong(c.leaderBonus, HEIGHTS_OR_HUNT);
      return named === undefined ? 'neither counts here' : servesOr(named, c.attackerSide, 'defender');
    },
    because: (c) => nameAmong(c.leaderBonus, HEIGHTS_OR_HUNT),
  }),
  onlyIn(['SLB'], {
    printed: '-1',
    value: -1,
    cite: '9.9e',
    text: 'Hooker Loses Confidence',
    when: (c) => {
      if (!c.hookerLosesConfidence) return 'he keeps it';
      return c.attackerSide === 'union' || 'Hooker is the defender';
    },
  }),
  onlyIn(['BAC'], {
    printed: '-2',
    value: -2,
    cite: '9.9e',
    text: 'March attack while insubordinate',
    when: (c) => {
      if (!c.insubordinate) return 'not insubordinate';
      return c.attack !== 'assault' || 'an assault is no march attack';
    },
  }),
  attackType('prepared', 'Prepared'),
  attackType('hasty', 'Hasty'),
  attackType('column-of-route', 'Column of route'),
];

export const ATTACKER_MODIFIERS = modifierList<ReadyCombat>(
  { id: 'gcacw/attacker-modifiers', title: "Attacker's die roll modifiers", source: SOURCE, cite: '9.9b' },
  [ofInput(FLANK_ROW), ARTILLERY_ROW, ...FURTHER_ROWS.map(ofInput)],
);
