/** One side of an exchange or an engagement, as its fields give it. */
import { allow, oneOf, refuse, type Verdict, wholeOrDerived, yesNo } from '@longroll/kernel';
import type * as z from 'zod';
import type { Fighter } from '../procedures/exchange.ts';
import type { HouseRules } from '../rulings/index.ts';
import {
  ARMS_FIELDS,
  EFFICIENCY,
  FORT,
  fatigueField,
  LEADER,
  MOST_MEN,
  recordOf,
  sideField,
  terrainField,
} from './fields.ts';
import { menOfArms, type ReadArms, readArms } from './readArms.ts';

const FIGHTER_FIELDS = {
  ...ARMS_FIELDS,
  men: wholeOrDerived(1, MOST_MEN, {
    title: 'Men',
    description: 'Men of the unit; 500 if not given, for guns 16 to each.',
    cite: '1.7',
  }),
  fort: FORT,
  efficiency: EFFICIENCY,
  fatigue: fatigueField('Before the step.'),
  startMen: wholeOrDerived(1, MOST_MEN, {
    title: 'Men at the start',
    description: 'Men at the start of the game; as many as now if not given.',
    cite: '9.1.2',
  }),
  leader: LEADER,
};
type FighterFields = z.output<z.ZodObject<typeof FIGHTER_FIELDS>>;

export const GROUND = 'Ground';

/** What both questions about two units ask. */
export const TWO_SIDES = {
  side: sideField('Attacking side', 'Who attacks; for colour only.', 'Attacker'),
  attacker: recordOf(FIGHTER_FIELDS, {
    title: 'Attacker',
    description: 'The attacking unit: arms, works, morale.',
    cite: '7.1',
    group: 'Attacker',
  }),
  defender: recordOf(FIGHTER_FIELDS, {
    title: 'Defender',
    description: 'The defending unit: arms, works, morale.',
    cite: '7.1',
    group: 'Defender',
  }),
  attackerTerrain: terrainField('Attacker in', "Terrain of the attacker's square.", GROUND),
  defenderTerrain: terrainField('Defender in', "Terrain of the defender's square.", GROUND),
  higher: oneOf(['none', 'attacker', 'defender'], {
    title: 'Higher',
    description: 'Who stands higher.',
    cite: '7.3.2',
    group: GROUND,
    default: 'none',
  }),
  defenderFlanked: yesNo({
    title: 'Defender flanked',
    description: "1.50 for the attacker, 0.50 for the defender's reply, and it counts in the rout check.",
    cite: '7.3.6, 7.3.7, 9.2.3',
    group: GROUND,
  }),
};

export function readFighter(fields: FighterFields, read: ReadArms, houseRules: HouseRules): Verdict<Fighter> {
  const arms = readArms(fields, read);
  if (arms.refused) return arms;
  const { fort, efficiency, fatigue, leader } = fields;
  const men = menOfArms(fields, arms.value, houseRules);
  const startMen = fields.startMen ?? men;
  if (startMen < men) {
    const field = `${read.path}.startMen`;
    return refuse(
      'men-at-start',
      '9.1.2',
      `${field} is ${startMen}: it cannot be below the ${men} men it has now.`,
      field,
    );
  }
  return allow({ arms: arms.value, men, startMen, fort, efficiency, fatigue, leader });
}

/** Routed units fire only as defenders. */
export function notRouted({ arms }: Fighter, cite: string, what: string) {
  if (arms.mode !== 'routed') return null;
  return refuse('routed', cite, `A routed unit ${what}: set attacker.mode to normal.`, 'attacker.mode');
}
