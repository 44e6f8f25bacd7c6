/** The campaign system: its card as charts, its procedures as questions. */
import type { CardSystem } from '@longroll/kernel';
import { sheetHead } from './muster/sheetHead.ts';
import { ADVANCED_PART } from './parts/advanced.ts';
import { COMBAT_PART } from './parts/combat.ts';
import { MARCH_PART } from './parts/march.ts';
import { RETREAT_PART } from './parts/retreat.ts';
import { campaignEntry, scenarioEntry } from './play/open.ts';
import { RULEBOOK } from './rules/index.ts';
import { RULINGS } from './rulings/index.ts';
import { LISTED } from './scenarios/listed.ts';
import type { ListedScenario } from './scenarios/scenario.ts';

/** In the order of the printed card. */
const PARTS = [COMBAT_PART, RETREAT_PART, ADVANCED_PART, MARCH_PART];

const ALL = Object.values(LISTED);

const PLAYABLE = ALL.map((listed: ListedScenario) =>
  listed.game === 'basic' ? scenarioEntry(listed) : campaignEntry(listed),
);

export const gcacw: CardSystem = {
  id: 'gcacw',
  version: '0.9.0',
  title: 'Great Campaigns of the American Civil War',
  charts: PARTS.flatMap((part) => part.charts),
  questions: PARTS.flatMap((part) => part.questions),
  rulings: RULINGS,
  rulebook: RULEBOOK,
  muster: { sheets: ALL.map(sheetHead), open: async () => (await import('./muster/index.ts')).MUSTER },
  scenarios: PLAYABLE,
  primer: async () => (await import('./lessons/index.ts')).PRIMER,
};
