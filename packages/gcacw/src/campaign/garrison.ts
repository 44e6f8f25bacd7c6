/** Heart of the garrison (19.5.6): its level of demoralization, 0 to 2. */
import type { Procedure } from '@longroll/kernel';
import type { CampaignRules } from '../rulings/campaign/index.ts';
import type { DieModifier } from './dice.ts';
import { rolledDie } from './dice.ts';
import { BREACHED, type Levels } from './works.ts';

export type Heart = 0 | 1 | 2;
const WORST: Heart = 2;
const TRACK_PER_POINT = 5;
const JOHNSTON_NEAR = 4;

export interface HeartCase {
  readonly heart: Heart;
  readonly siege: number;
  readonly besieged: boolean;
  /** The ring has been open for longer than the grace. */
  readonly ringBroken: boolean;
  readonly levels: Levels;
  /** A hex of the line is in Union hands. */
  readonly lineLost: boolean;
  readonly portHudsonFallen: boolean;
  /** Of the Army of Relief. */
  readonly box: number;
  readonly rules: Pick<CampaignRules, 'demoralizeOn'>;
}

const modifiersOf = ({
  siege,
  levels,
  lineLost,
  portHudsonFallen,
  box,
}: HeartCase): readonly DieModifier[] => [
  { text: `A fifth of the siege track, ${siege}`, value: Math.floor(siege / TRACK_PER_POINT) },
  { text: 'The line is breached', value: lineLost || levels.some((level) => level <= BREACHED) ? 1 : 0 },
  { text: 'Port Hudson has fallen', value: portHudsonFallen ? 1 : 0 },
  { text: `Army of Relief in box ${box}`, value: box >= JOHNSTON_NEAR ? -1 : 0 },
];

/** Nothing is rolled that cannot matter (19.2.1). */
export const garrisonHeart =
  (asked: HeartCase): Procedure<Heart> =>
  (u) => {
    const { heart, besieged, ringBroken, rules } = asked;
    if (ringBroken) return Math.max(0, heart - 1) as Heart;
    if (!besieged || heart === WORST) return heart;
    const { total } = rolledDie(u, { name: 'garrison die', cite: '19.5.6', modifiers: modifiersOf(asked) });
    return total >= rules.demoralizeOn ? ((heart + 1) as Heart) : heart;
  };
