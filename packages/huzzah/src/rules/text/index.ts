/** The words of the rules, chapter by chapter. The card has nothing that would be chapter 5; 16 is not used. */
import type { RulebookText } from '@longroll/kernel';
import { PIECES } from './01-pieces.ts';
import { GAME_TURN } from './02-game-turn.ts';
import { MOVEMENT } from './03-movement.ts';
import { FORMATIONS } from './04-formations.ts';
import { COMMAND } from './06-command.ts';
import { LINE_OF_SIGHT } from './07-line-of-sight.ts';
import { FIRE } from './08-fire.ts';
import { ASSAULT } from './09-assault.ts';
import { MORALE } from './10-morale.ts';
import { ROUT_AND_RALLY } from './11-rout-and-rally.ts';
import { HITS } from './12-hits.ts';
import { VICTORY } from './13-victory.ts';
import { READINGS } from './14-readings.ts';
import { NUMBERS } from './15-numbers.ts';
import { STEP_BY_STEP } from './17-step-by-step.ts';
import { SCENARIOS } from './18-scenarios.ts';
import { GLOSSARY } from './glossary.ts';

export const TEXT: RulebookText = {
  chapters: [
    PIECES,
    GAME_TURN,
    MOVEMENT,
    FORMATIONS,
    COMMAND,
    LINE_OF_SIGHT,
    FIRE,
    ASSAULT,
    MORALE,
    ROUT_AND_RALLY,
    HITS,
    VICTORY,
    READINGS,
    NUMBERS,
    STEP_BY_STEP,
    SCENARIOS,
  ],
  glossary: GLOSSARY,
};
