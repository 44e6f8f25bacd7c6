/** How a command ends: its answer on standard output, or a refusal that names the rule. */
import { atThisTable, type Refusal, type Verdict } from '@longroll/kernel';
import { type Ink, inkFor } from './print/ink.ts';
import { DONE, REFUSED, type Status, type World } from './world.ts';

export interface Page {
  readonly ink: Ink;
  readonly width: number;
}

export interface AsJson {
  readonly json?: boolean;
}

export const pageOf = ({ colour, width }: World): Page => ({ ink: inkFor(colour), width });

const inJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const sentence = ({ text, cite }: Refusal): string => `${text} [${cite}]\n`;

function moreLines({ more = 0, atLeast }: Refusal): readonly string[] {
  if (more > 0) return [`${atLeast ? 'At least ' : ''}${more} more mistakes like these.\n`];
  return atLeast ? ['What follows was not looked at: it may have more mistakes.\n'] : [];
}

const linesOf = (refused: Refusal): readonly string[] => [
  ...[refused, ...(refused.also ?? [])].map(sentence),
  ...moreLines(refused),
];

export function sayRefused(world: World, { json = false }: AsJson, refusal: Refusal): Status {
  const refused = atThisTable(refusal);
  if (json) world.out(inJson({ refused }));
  else for (const line of linesOf(refused)) world.err(`longroll: ${line}`);
  return REFUSED;
}

export function say<T>(
  world: World,
  { json = false }: AsJson,
  answer: T,
  print: (answer: T, page: Page) => readonly string[],
): Status {
  const lines = (): string => `${print(answer, pageOf(world)).join('\n')}\n`;
  world.out(json ? inJson(answer) : lines());
  return DONE;
}

export const sayVerdict = <T>(
  world: World,
  asJson: AsJson,
  verdict: Verdict<T>,
  print: (answer: T, page: Page) => readonly string[],
): Status =>
  verdict.refused ? sayRefused(world, asJson, verdict.refused) : say(world, asJson, verdict.value, print);
