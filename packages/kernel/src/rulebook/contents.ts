/**
 * The contents of a rulebook: every rule by its number, what it rests on, and its number on the printed card or in the
 * booklet. Small, because every note is marked from it; the words of the rules are a part of their own (chapter.ts).
 */
import { CardError } from '../card/chart.ts';
import { BASES, type Basis } from '../plain/basis.ts';

export interface RuleLine {
  readonly id: string;
  readonly basis: Basis;
  /** Its number or heading on the printed card or in the booklet. */
  readonly printed: string | null;
}

export interface Contents {
  readonly lines: readonly RuleLine[];
  line(id: string): RuleLine | undefined;
}

/** Several rules are cited with a comma and a space between them. */
export const citedIds = (cite: string): readonly string[] => cite.split(', ');

/** What a citation rests on: the loosest ground of the rules it names; null if one of them is in no book. */
export function basisOf({ line }: Contents, cite: string): Basis | null {
  let loosest = 0;
  for (const id of citedIds(cite)) {
    const found = line(id);
    if (!found) return null;
    loosest = Math.max(loosest, BASES.indexOf(found.basis));
  }
  return BASES[loosest]!;
}

const LINE = /^(\S+) (\S+)(?: (.+))?$/;

function readLine(text: string): RuleLine {
  const [, id, word, printed = null] = LINE.exec(text) ?? [];
  const basis = BASES.find((one) => one === word);
  if (id === undefined || basis === undefined)
    throw new CardError(`contents: "${text}" is no number, basis and printed number`);
  return { id, basis, printed };
}

export function contentsOf(lines: readonly RuleLine[]): Contents {
  const byId = new Map(lines.map((line) => [line.id, line]));
  if (byId.size < lines.length) {
    const twice = lines.find(({ id }, i) => lines.findIndex((one) => one.id === id) !== i)!;
    throw new CardError(`contents: ${twice.id} stands twice`);
  }
  return { lines, line: (id) => byId.get(id) };
}

/** A line to a rule: "6.4 found 2.4". */
export const contents = (text: string): Contents =>
  contentsOf(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map(readLine),
  );
