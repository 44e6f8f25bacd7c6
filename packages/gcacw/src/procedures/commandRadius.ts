/** Command radius (7.2): whether a path from a leader reaches his unit. No dice. */
import type { Note, Procedure } from '@longroll/kernel';
import { COMMAND_RADIUS, radiusRow } from '../charts/commandRadius.ts';
import type { HouseRules } from '../rulings/index.ts';

export const PATH_ZOCS = ['none', 'enemy', 'restricted'] as const;
export type PathZoc = (typeof PATH_ZOCS)[number];

export interface CommandRadiusInput {
  /** From the leader's hex to the unit's; 0 in the same hex. */
  readonly hexes: number;
  readonly scenario1861: boolean;
  readonly enemyOnPath: boolean;
  readonly zocOnPath: PathZoc;
  /** A friendly unit stands in every hex of the path that is in enemy ZOC. */
  readonly friendlyInZoc: boolean;
  readonly houseRules: HouseRules;
}

export interface CommandRadiusOutcome {
  readonly inCommand: boolean;
  readonly radius: number;
  /** Why not; empty if in command. */
  readonly reasons: readonly string[];
}

interface Test {
  readonly cite: string;
  readonly text: string;
  /** True, or what is wrong with the path. */
  readonly passes: true | string;
}

function zocPasses({ zocOnPath, friendlyInZoc, houseRules }: CommandRadiusInput): true | string {
  if (zocOnPath === 'none' || friendlyInZoc) return true;
  if (zocOnPath === 'restricted' && houseRules.restrictedZocInCommand === 'ignored') return true;
  return `the path enters ${zocOnPath === 'restricted' ? 'a restricted' : 'an'} enemy ZOC without a friendly unit`;
}

const hexesOf = (n: number): string => (n === 1 ? '1 hex' : `${n} hexes`);

function tests(input: CommandRadiusInput, radius: number): readonly Test[] {
  const { hexes, enemyOnPath } = input;
  const far = `the path is ${hexesOf(hexes)} long, ${radius} are allowed`;
  const { cite } = COMMAND_RADIUS;
  const zones = input.zocOnPath === 'restricted' ? '7.2, 7.2a' : cite;
  return [
    { cite, text: `A path of ${radius} or fewer hexes`, passes: hexes <= radius || far },
    { cite, text: 'No enemy-occupied hex', passes: !enemyOnPath || 'the path enters an enemy-occupied hex' },
    { cite: zones, text: 'No enemy ZOC without a friendly unit', passes: zocPasses(input) },
  ];
}

function testLine({ cite, text, passes }: Test): Note {
  const note = { cite, text, group: 'Command radius', chart: COMMAND_RADIUS.id };
  if (passes === true) return { ...note, value: 'yes', applied: true };
  return { ...note, value: 'no', applied: false, reason: passes };
}

export function commandRadius(input: CommandRadiusInput): Procedure<CommandRadiusOutcome> {
  const radius = COMMAND_RADIUS.cell(radiusRow(input.scenario1861), 0).value;
  const tested = tests(input, radius);
  const reasons = tested.map(({ passes }) => passes).filter((passes) => passes !== true);
  return (u) => {
    u.note(() => tested.map(testLine));
    return { inCommand: reasons.length === 0, radius, reasons };
  };
}
