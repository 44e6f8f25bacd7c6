/** Huzzah!: its card as charts, its procedures as questions. */
import type { CardSystem } from '@longroll/kernel';
import { COMBAT_RESULTS } from './charts/combatResults.ts';
import { ASSAULT_LIMITS, FIRE_LIMITS } from './charts/limits.ts';
import { MOVEMENT_POINTS } from './charts/movementPoints.ts';
import { RANGE_FACTORS } from './charts/rangeFactors.ts';
import { RESULT_SUMMARY } from './charts/resultSummary.ts';
import { STRAGGLE } from './charts/straggle.ts';
import { TERRAIN } from './charts/terrain.ts';
import { ASSAULT_MODIFIERS } from './modifiers/assault.ts';
import { FIRE_MODIFIERS } from './modifiers/fire.ts';
import { MORALE_MODIFIERS } from './modifiers/morale.ts';
import { STRAGGLE_MODIFIERS } from './modifiers/straggle.ts';
import { sheetHead } from './muster/sheetHead.ts';
import { scenarioEntry } from './play/open.ts';
import { ASSAULT } from './questions/assault.ts';
import { CHARGE } from './questions/charge.ts';
import { FIRE } from './questions/fire.ts';
import { FIRE_ZONE } from './questions/fireZone.ts';
import { LEADER_LOSS } from './questions/leaderLoss.ts';
import { LINE } from './questions/line.ts';
import { LINE_OF_SIGHT } from './questions/lineOfSight.ts';
import { MORALE } from './questions/morale.ts';
import { MOVEMENT } from './questions/movement.ts';
import { RALLY } from './questions/rally.ts';
import { STRAGGLE_QUESTION } from './questions/straggle.ts';
import { RULEBOOK } from './rules/index.ts';
import { RULINGS } from './rulings/index.ts';
import { HEADS } from './scenarios/heads.ts';

export const huzzah: CardSystem = {
  id: 'huzzah',
  version: '0.3.0',
  title: 'Huzzah!',
  // In the order of the printed card.
  charts: [
    TERRAIN,
    FIRE_LIMITS,
    ASSAULT_LIMITS,
    MOVEMENT_POINTS,
    STRAGGLE,
    STRAGGLE_MODIFIERS,
    MORALE_MODIFIERS,
    COMBAT_RESULTS,
    RANGE_FACTORS,
    RESULT_SUMMARY,
    FIRE_MODIFIERS,
    ASSAULT_MODIFIERS,
  ],
  questions: [
    ...[FIRE, ASSAULT, CHARGE, STRAGGLE_QUESTION, MORALE, RALLY, LEADER_LOSS, LINE],
    ...[MOVEMENT, FIRE_ZONE, LINE_OF_SIGHT],
  ],
  rulings: RULINGS,
  rulebook: RULEBOOK,
  muster: { sheets: HEADS.map(sheetHead), open: async () => (await import('./muster/index.ts')).MUSTER },
  scenarios: HEADS.map(scenarioEntry),
  primer: async () => (await import('./lessons/index.ts')).PRIMER,
};
