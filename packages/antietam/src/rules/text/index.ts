/** The words of every rule, fetched when somebody reads them. */
import type { RulebookText } from '@longroll/kernel';
import { NUMBERS } from './00-numbers.ts';
import { UNITS } from './01-units.ts';
import { OPTIONS } from './02-options.ts';
import { SEQUENCE } from './03-sequence.ts';
import { MAP } from './04-map.ts';
import { OPERATIONS } from './05-operations.ts';
import { PLOTS } from './06-plots.ts';
import { FIRE } from './07-fire.ts';
import { MELEE } from './08-melee.ts';
import { MORALE } from './09-morale.ts';
import { FATIGUE } from './10-fatigue.ts';
import { AMMUNITION } from './11-ammunition.ts';
import { LEADERS } from './12-leaders.ts';
import { REINFORCEMENTS } from './13-reinforcements.ts';
import { VICTORY } from './14-victory.ts';
import { LEVELS } from './15-levels.ts';
import { BATTLE } from './17-battle.ts';
import { READINGS } from './18-readings.ts';
import { TURN } from './21-turn.ts';
import { SCENARIOS } from './22-scenarios.ts';
import { GLOSSARY } from './glossary.ts';

export const TEXT: RulebookText = {
  chapters: [
    NUMBERS,
    UNITS,
    OPTIONS,
    SEQUENCE,
    MAP,
    OPERATIONS,
    PLOTS,
    FIRE,
    MELEE,
    MORALE,
    FATIGUE,
    AMMUNITION,
    LEADERS,
    REINFORCEMENTS,
    VICTORY,
    LEVELS,
    BATTLE,
    READINGS,
    TURN,
    SCENARIOS,
  ],
  glossary: GLOSSARY,
};
