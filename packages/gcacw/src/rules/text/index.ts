/** All the words, fetched when somebody reads them. */
import type { RulebookText } from '@longroll/kernel';
import { UNITS } from './01-units.ts';
import { MAP } from './02-map.ts';
import { SEQUENCE } from './03-sequence.ts';
import { ACTION_PHASE } from './04-action-phase.ts';
import { ACTIONS } from './05-actions.ts';
import { MOVEMENT } from './06-movement.ts';
import { COMMAND } from './07-command.ts';
import { ATTACKS } from './08-attacks.ts';
import { COMBAT } from './09-combat.ts';
import { CAVALRY_RETREAT } from './10-cavalry-retreat.ts';
import { WORKS } from './11-works.ts';
import { RECOVERY } from './12-recovery.ts';
import { DEMORALIZATION } from './13-demoralization.ts';
import { ASSAULTS } from './14-assaults.ts';
import { RETREATS } from './15-retreats.ts';
import { WEATHER } from './16-weather.ts';
import { ADVANCED } from './17-advanced.ts';
import { SCENARIOS } from './18-scenarios.ts';
import { CAMPAIGN } from './19-campaign.ts';
import { GLOSSARY } from './glossary.ts';

export const TEXT: RulebookText = {
  chapters: [
    UNITS,
    MAP,
    SEQUENCE,
    ACTION_PHASE,
    ACTIONS,
    MOVEMENT,
    COMMAND,
    ATTACKS,
    COMBAT,
    CAVALRY_RETREAT,
    WORKS,
    RECOVERY,
    DEMORALIZATION,
    ASSAULTS,
    RETREATS,
    WEATHER,
    ADVANCED,
    SCENARIOS,
    CAMPAIGN,
  ],
  glossary: GLOSSARY,
};
