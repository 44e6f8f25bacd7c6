/** A replay for a person: how far it came, and why no further. */
import { chainWords, type GameRecord, originWords, type Replayed } from '@longroll/kernel';
import type { Page } from '../say.ts';
import { titleLine } from './heading.ts';
import { indented, wrapped } from './text.ts';

export interface ReplayOf {
  readonly title: string;
  readonly record: GameRecord;
  readonly replayed: Replayed;
  /** The name of the last state. */
  readonly state: string;
  /** Of the rules that it was replayed by. */
  readonly version: string;
}

const counted = (moves: number): string => (moves === 1 ? '1 move' : `${moves} moves`);

function told({ replayed, record }: ReplayOf): string {
  const { why, moves } = replayed;
  if (why)
    return `Move ${moves + 1} of ${record.moves.length} cannot be as written: ${why.text} [${why.cite}]`;
  const as = replayed.chain.state === 'whole' ? 'as written' : 'legal';
  return `${counted(moves)} replayed, every one ${as}.`;
}

/** What the seals of the file show. */
function sealsTold({ replayed: { chain } }: ReplayOf): string[] {
  const words = chainWords(chain);
  return words === '' ? [] : [chain.why ? `${words} [${chain.why.cite}]` : words];
}

/** Rules that have changed since are the likeliest reason for a replay that fails. */
const otherRules = ({ record, version }: ReplayOf): string[] =>
  record.rulesVersion === version
    ? []
    : [`It was made by version ${record.rulesVersion} of the rules; these are version ${version}.`];

export function replayPage(of: ReplayOf, page: Page): string[] {
  const said = [told(of), ...sealsTold(of), ...otherRules(of), ...originWords(of.record)];
  const lines = said.flatMap((line) => wrapped(line, page.width - 2));
  return [
    titleLine(of.title, of.record.scenario, page),
    ...indented(lines, 2),
    page.ink.dim(`  state ${of.state}`),
  ];
}
