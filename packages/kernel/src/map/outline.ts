/** A text by its indentation: every line with the lines under it. Comments and blank lines are gone, numbers stay. */

/** A fault in the text of a map, with the line it is in. */
export class MapError extends Error {
  override readonly name = 'MapError';
  readonly line: number;
  readonly text: string;

  constructor(line: number, text: string, fault: string) {
    super(`line ${line}: ${fault}, in "${text}"`);
    this.line = line;
    this.text = text;
  }
}

export interface Line {
  readonly number: number;
  readonly indent: number;
  /** Without indentation and comment. */
  readonly text: string;
  readonly words: readonly string[];
  readonly under: readonly Line[];
}

type OpenLine = Line & { readonly under: Line[] };

export function refuse({ number, text }: Line, fault: string): never {
  throw new MapError(number, text, fault);
}

/** A mark opens a comment at the start of a line or between blanks, so that "Battery #3" stays a name. */
const COMMENT = /^\s*#.*$|\s+#(\s.*)?$/;

function readLine(raw: string, index: number): OpenLine {
  const bare = raw.replace(COMMENT, '').trimEnd();
  const text = bare.trimStart();
  const words = text === '' ? [] : text.split(/\s+/);
  const line = { number: index + 1, indent: bare.length - text.length, text, words, under: [] };
  if (bare.slice(0, line.indent).includes('\t')) refuse(line, 'a tab in the indentation; use blanks');
  return line;
}

/** Lines at the left margin, each with the lines indented under it. */
export function outline(text: string): readonly Line[] {
  const root: OpenLine = { number: 0, indent: -1, text: '', words: [], under: [] };
  const open = [root];
  for (const line of text.split(/\r?\n/).map(readLine)) {
    if (line.text === '') continue;
    while (open.at(-1)!.indent >= line.indent) open.pop();
    const parent = open.at(-1)!;
    const sibling = parent.under[0];
    if ((sibling?.indent ?? (parent === root ? 0 : line.indent)) !== line.indent)
      refuse(line, 'the indentation fits no line above');
    parent.under.push(line);
    open.push(line);
  }
  return root.under;
}

/** A line that may have nothing under it. */
export function leaf(line: Line): Line {
  const [under] = line.under;
  return under ? refuse(under, `nothing may stand under "${line.text}"`) : line;
}

/** The lines under one, of which there must be some. */
export const branch = (line: Line): readonly Line[] =>
  line.under.length > 0 ? line.under : refuse(line, 'nothing stands under this line');

/** The one line under a heading that starts with a word; undefined if there is none. */
export function one(lines: readonly Line[], word: string): Line | undefined {
  const [first, second] = lines.filter(({ words }) => words[0] === word);
  if (second) refuse(second, `"${word}" stands a second time, first in line ${first!.number}`);
  return first;
}
