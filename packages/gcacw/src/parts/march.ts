/** The part of the card about movement. */
import { COMMAND_RADIUS } from '../charts/commandRadius.ts';
import { EXTENDED_MARCH } from '../charts/extendedMarch.ts';
import { FORCE_MARCH } from '../charts/forceMarch.ts';
import { FRIENDLY_OCCUPIED } from '../charts/friendlyOccupied.ts';
import { LEADER_ALLOWANCE } from '../charts/leaderAllowance.ts';
import { MARCH_ALLOWANCE } from '../charts/marchAllowance.ts';
import { RAIL_FATIGUE } from '../charts/railFatigue.ts';
import { STRATEGIC_MOVEMENT_CONFEDERATE } from '../charts/strategicMovementConfederate.ts';
import { STRATEGIC_MOVEMENT_UNION } from '../charts/strategicMovementUnion.ts';
import type { CardPart } from '../model/cardPart.ts';
import { EXTENDED_MARCH_MODIFIERS } from '../modifiers/extendedMarch.ts';
import { ACTIVATION_QUESTION } from '../questions/activation.ts';
import { COMMAND_RADIUS_QUESTION } from '../questions/commandRadius.ts';
import { ENTERING_HEX_QUESTION } from '../questions/enteringHex.ts';
import { EXTENDED_MARCH_QUESTION } from '../questions/extendedMarch.ts';
import { FORCE_MARCH_QUESTION } from '../questions/forceMarch.ts';
import { MARCH_QUESTION } from '../questions/march.ts';
import { RAIL_MOVEMENT_QUESTION } from '../questions/railMovement.ts';
import { STRATEGIC_MOVEMENT_QUESTION } from '../questions/strategicMovement.ts';
import { WHOLE_MARCH_QUESTION } from '../questions/wholeMarch.ts';

export const MARCH_PART: CardPart = {
  charts: [
    RAIL_FATIGUE,
    MARCH_ALLOWANCE,
    LEADER_ALLOWANCE,
    FORCE_MARCH,
    EXTENDED_MARCH,
    EXTENDED_MARCH_MODIFIERS,
    FRIENDLY_OCCUPIED,
    STRATEGIC_MOVEMENT_CONFEDERATE,
    STRATEGIC_MOVEMENT_UNION,
    COMMAND_RADIUS,
  ],
  questions: [
    WHOLE_MARCH_QUESTION,
    MARCH_QUESTION,
    ACTIVATION_QUESTION,
    FORCE_MARCH_QUESTION,
    EXTENDED_MARCH_QUESTION,
    ENTERING_HEX_QUESTION,
    STRATEGIC_MOVEMENT_QUESTION,
    RAIL_MOVEMENT_QUESTION,
    COMMAND_RADIUS_QUESTION,
  ],
};
