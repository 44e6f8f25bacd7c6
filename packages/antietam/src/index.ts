/** The square-grid operation-point system of Battle of Antietam: its card as charts, its procedures as questions. */
import type { CardSystem } from '@longroll/kernel';
import { AMMO_ELIGIBILITY } from './charts/ammoEligibility.ts';
import { FATIGUE } from './charts/fatigue.ts';
import { MELEE } from './charts/melee.ts';
import { MODE_MODIFIERS } from './charts/modeModifiers.ts';
import { OPERATION_COSTS } from './charts/operationCosts.ts';
import { OTHER_MODIFIERS } from './charts/otherModifiers.ts';
import { RESUPPLY } from './charts/resupply.ts';
import { TERRAIN_MODIFIERS } from './charts/terrainModifiers.ts';
import { CASUALTIES } from './charts/weapons.ts';
import { sheetHead } from './muster/sheetHead.ts';
import { scenarioEntry } from './play/open.ts';
import { ARRIVAL_QUESTION } from './questions/arrival.ts';
import { ENGAGEMENT_QUESTION } from './questions/engagement.ts';
import { EXCHANGE_QUESTION } from './questions/exchange.ts';
import { FATIGUE_QUESTION } from './questions/fatigue.ts';
import { FIRE_QUESTION } from './questions/fire.ts';
import { LEADER_LOSS_QUESTION } from './questions/leaderLoss.ts';
import { MELEE_QUESTION } from './questions/melee.ts';
import { OPERATION_POINTS_QUESTION } from './questions/operationPoints.ts';
import { RALLY_QUESTION } from './questions/rally.ts';
import { RECOVERY_QUESTION } from './questions/recovery.ts';
import { RESUPPLY_QUESTION } from './questions/resupply.ts';
import { ROUT_QUESTION } from './questions/rout.ts';
import { STEP_QUESTION } from './questions/step.ts';
import { RULEBOOK } from './rules/index.ts';
import { RULINGS } from './rulings/index.ts';
import { LISTED } from './scenarios/listed.ts';

const ALL = Object.values(LISTED);

export const antietam: CardSystem = {
  id: 'antietam',
  version: '0.2.0',
  title: 'Battle of Antietam',
  /** In the order of the printed card. */
  charts: [
    OPERATION_COSTS,
    AMMO_ELIGIBILITY,
    RESUPPLY,
    MELEE,
    CASUALTIES,
    FATIGUE,
    TERRAIN_MODIFIERS,
    MODE_MODIFIERS,
    OTHER_MODIFIERS,
  ],
  questions: [
    FIRE_QUESTION,
    EXCHANGE_QUESTION,
    MELEE_QUESTION,
    ENGAGEMENT_QUESTION,
    STEP_QUESTION,
    OPERATION_POINTS_QUESTION,
    RESUPPLY_QUESTION,
    ROUT_QUESTION,
    RALLY_QUESTION,
    FATIGUE_QUESTION,
    RECOVERY_QUESTION,
    LEADER_LOSS_QUESTION,
    ARRIVAL_QUESTION,
  ],
  rulings: RULINGS,
  rulebook: RULEBOOK,
  muster: { sheets: ALL.map(sheetHead), open: async () => (await import('./muster/index.ts')).MUSTER },
  scenarios: ALL.map((listed) => scenarioEntry(listed)),
  primer: async () => (await import('./lessons/index.ts')).PRIMER,
};
