/** Operation points for a set (5.1): 12, less for fatigue and for want of command. */
import type { Note, Procedure } from '@longroll/kernel';
import type { HouseRules } from '../rulings/index.ts';

export const LEVELS = ['basic', 'intermediate', 'advanced'] as const;
export type Level = (typeof LEVELS)[number];

export interface OperationPointsInput {
  readonly fatigue: number;
  readonly outOfCommand: boolean;
  readonly justRallied: boolean;
  readonly level: Level;
  readonly houseRules: HouseRules;
}

export interface OperationPointsOutcome {
  readonly points: number;
}

const group = 'Operation points';

function fatigueLine({ fatigue, level, houseRules }: OperationPointsInput): Note {
  const lost = Math.floor(fatigue / houseRules.fatigueAPoint);
  const text = `1 for each full ${houseRules.fatigueAPoint} fatigue`;
  const isLeftOut = level === 'basic' && houseRules.basicFatigue === 'left-out';
  const idle = isLeftOut ? 'not in the basic game' : lost === 0 ? `fatigue is ${fatigue}` : null;
  const cite = level === 'basic' ? '5.1.4, 18.4' : '5.1.1';
  const line = { cite, text, value: 0 - lost, group };
  return idle
    ? { ...line, applied: false, reason: idle }
    : { ...line, applied: true, reason: `fatigue ${fatigue}` };
}

function commandLine({ outOfCommand, level, houseRules }: OperationPointsInput): Note {
  const idle = level === 'basic' ? 'not in the basic game' : outOfCommand ? null : 'in command';
  const line = {
    cite: level === 'basic' ? '5.1.4' : '5.1.2',
    text: 'Out of command',
    value: houseRules.outOfCommand,
    group,
  };
  return idle ? { ...line, applied: false, reason: idle } : { ...line, applied: true };
}

/** Every line that adds up, and the floor under them. */
function pointLines(input: OperationPointsInput): readonly Note[] {
  const { operationPoints, fewestPoints } = input.houseRules;
  const given: Note = {
    cite: '5.1',
    text: 'Every unit receives',
    value: operationPoints,
    applied: true,
    group,
  };
  const lines = [given, fatigueLine(input), commandLine(input)];
  const sum = totalOf(lines);
  const raised = fewestPoints - sum;
  const floor = { cite: '5.1.3', text: `Never fewer than ${fewestPoints}`, group };
  if (raised <= 0) return [...lines, { ...floor, value: 0, applied: false, reason: `${sum} are left` }];
  return [...lines, { ...floor, value: raised, applied: true, reason: `${sum} raised` }];
}

const totalOf = (lines: readonly Note[]): number =>
  lines.reduce((sum, { value, applied }) => (applied && typeof value === 'number' ? sum + value : sum), 0);

const RALLIED: Note = {
  cite: '9.4.4',
  text: 'A unit that just rallied receives none',
  value: '0',
  applied: true,
  group,
};

export function operationPoints(input: OperationPointsInput): Procedure<OperationPointsOutcome> {
  const lines = input.justRallied ? [RALLIED] : pointLines(input);
  const points = input.justRallied ? 0 : totalOf(lines);
  return (u) => {
    u.note(() => lines);
    return { points };
  };
}
