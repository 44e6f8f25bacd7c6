/** Fire Line Modifiers Schedule, assault combat only (9.3), in printed order. Some rows are the attacker's alone. */
import { SOURCE } from '../charts/source.ts';
import type { AssaultBlow } from '../model/orders.ts';
import { totalSp } from '../model/unit.ts';
import { GROUND_WORDS, isMarsh } from '../model/vocabulary.ts';
import { type ReadRow, readList } from './readings.ts';

type Row = ReadRow<AssaultBlow>;
const CITE = '9.3';

const isRun = ({ order }: AssaultBlow): boolean =>
  order.attackerGround === 'run' || order.attackerGround === 'marsh-run';

/** Rows that the card has for the attacker only. */
const attackers = (row: Row): Row => ({
  ...row,
  when: (c) => (c.role === 'attacker' ? row.when(c) : "the attacker's line only"),
});

function worksProtect({ order }: AssaultBlow): true | string {
  const { defenderWorks, houseRules, side } = order;
  if (defenderWorks === 'none' || defenderWorks === 'fence') return 'no wall or abatis between them';
  if (defenderWorks === 'breastwork')
    return houseRules.breastworks === 'as-wall' || 'a breastwork is no wall';
  if (defenderWorks === 'wall' || houseRules.abatisPenalty === 'both-sides') return true;
  return side === 'union' || 'an abatis hinders Union attackers only';
}

/** A breastwork is no work of the card (3.2.5); its note l has the abatis for Union attackers only (14.5). */
function readWorks({ order: { defenderWorks, side } }: AssaultBlow): string | null {
  if (defenderWorks === 'breastwork') return '3.2.5';
  return defenderWorks === 'abatis' && side === 'confederate' ? '14.5' : null;
}

const TERRAIN: readonly Row[] = [
  {
    printed: '-1',
    value: -1,
    cite: CITE,
    text: 'Defender on a higher elevation',
    when: ({ order }) => order.elevation === 'defender-higher' || 'the defender is not higher',
  },
  {
    printed: '-1',
    value: -1,
    cite: '3.2.1, 9.3',
    text: 'Attacker on a stream hex',
    when: (c) => isRun(c) || `the attacker is in ${GROUND_WORDS[c.order.attackerGround]}`,
    because: ({ order }) => GROUND_WORDS[order.attackerGround],
  },
  {
    printed: '+1',
    value: 1,
    cite: CITE,
    text: 'Attacker on a higher elevation',
    when: ({ order }) => order.elevation === 'attacker-higher' || 'the attacker is not higher',
  },
  {
    printed: 'Dsrptd',
    value: 0,
    cite: CITE,
    text: 'Attacker in a marsh hex: disrupted before the first round',
    when: ({ order }) =>
      isMarsh(order.attackerGround) || `the attacker is in ${GROUND_WORDS[order.attackerGround]}`,
  },
  {
    printed: '-1',
    value: -1,
    cite: CITE,
    text: 'Defender behind a stone wall or abatis',
    when: worksProtect,
    because: ({ order }) => order.defenderWorks,
    reading: readWorks,
  },
];

const EITHER: readonly Row[] = [
  {
    printed: '+1',
    value: 1,
    cite: '9.3, 14.7',
    text: 'Target hex density: 5 SP',
    when: ({ foe, order }) =>
      totalSp(foe.units) >= order.houseRules.densityFrom || `the target hex has ${totalSp(foe.units)} SP`,
    because: ({ foe }) => `${totalSp(foe.units)} SP`,
  },
  {
    printed: '-3',
    value: -3,
    cite: CITE,
    text: 'Stack disrupted',
    when: ({ own }) => own.state === 'disrupted' || 'the stack is in good order',
  },
  {
    printed: '+1',
    value: 1,
    cite: CITE,
    text: 'Stack includes a leader',
    when: ({ own }) => own.leader || 'no leader with it',
  },
];

const FLANKED: Row = {
  printed: '+1',
  value: 1,
  cite: CITE,
  text: 'Defender flanked by the assault',
  when: ({ order }) => order.defenderFlanked || 'assaulted through its front',
};

const CHARGE: Row = {
  printed: '+1',
  value: 1,
  cite: CITE,
  text: 'Executing a charge',
  when: ({ order, round }) => {
    if (!order.charging) return 'no charge';
    return order.houseRules.chargeBonus === 'all-rounds' || round === 1 || `round ${round}`;
  },
  reading: ({ round }) => (round > 1 ? '9.3.1' : null),
};

export const ASSAULT_MODIFIERS = readList<AssaultBlow>(
  {
    id: 'huzzah/assault-modifiers',
    title: 'Fire Line Modifiers, assault combat',
    source: SOURCE,
    cite: CITE,
    notes: [{ mark: 'order', text: 'All positive modifiers come before the negative ones.' }],
  },
  [...TERRAIN.map(attackers), attackers(FLANKED), ...EITHER, attackers(CHARGE)],
);
