/** The words of a rule taken apart for whoever sets them: paragraphs, lists, tables; in them stress and other rules. */

export type Run =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'stress'; readonly text: string }
  /** The number of another rule. */
  | { readonly kind: 'rule'; readonly text: string };

export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      /** Empty where the table has no heads. */
      readonly heads: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

type Lines = { readonly kind: Block['kind']; readonly lines: string[] };

const kindOf = (line: string): Block['kind'] =>
  line.startsWith('|') ? 'table' : line.startsWith('- ') ? 'list' : 'paragraph';

/** A line that is no list or table of its own goes on with what stands before it. */
function gathered(text: string): readonly Lines[] {
  const parts: Lines[] = [];
  let open: Lines | null = null;
  for (const line of text.split('\n').map((one) => one.trim())) {
    const kind = kindOf(line);
    if (line === '') open = null;
    else if (open && (open.kind === kind || (open.kind === 'list' && kind === 'paragraph')))
      open.lines.push(line);
    else {
      open = { kind, lines: [line] };
      parts.push(open);
    }
  }
  return parts;
}

function itemsOf(lines: readonly string[]): readonly string[] {
  const items: string[] = [];
  for (const line of lines)
    if (line.startsWith('- ')) items.push(line.slice(2));
    else items.push(`${items.pop() ?? ''} ${line}`);
  return items;
}

const cellsOf = (line: string): readonly string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

const isRuled = (cells: readonly string[]): boolean => cells.every((cell) => /^:?-+:?$/.test(cell));

function tableOf(lines: readonly string[]): Block {
  const rows = lines.map(cellsOf);
  const hasHeads = rows.length > 1 && isRuled(rows[1]!);
  return { kind: 'table', heads: hasHeads ? rows[0]! : [], rows: hasHeads ? rows.slice(2) : rows };
}

const blockOf = ({ kind, lines }: Lines): Block => {
  if (kind === 'table') return tableOf(lines);
  return kind === 'list' ? { kind, items: itemsOf(lines) } : { kind, text: lines.join(' ') };
};

export const blocksOf = (text: string): readonly Block[] => gathered(text).map(blockOf);

/** Stress, and what stands in parentheses. */
const MARKED = /(\*\*[^*]+\*\*|\([^()]*\))/;
const NUMBER = /((?<![\w.])[A-Z]?\d*(?:\.\d+[a-z]?)+(?![\w]))/;

const words = (text: string): Run => ({ kind: 'words', text });

/** Rules are referred to by their number in parentheses; a number that is no rule stays a number. */
function runsIn(part: string, isRule: (id: string) => boolean): readonly Run[] {
  if (part.startsWith('**')) return [{ kind: 'stress', text: part.slice(2, -2) }];
  if (!part.startsWith('(')) return [words(part)];
  return part.split(NUMBER).map((text) => (isRule(text) ? { kind: 'rule', text } : words(text)));
}

export const runsOf = (text: string, isRule: (id: string) => boolean): readonly Run[] =>
  text
    .split(MARKED)
    .flatMap((part) => runsIn(part, isRule))
    .filter((run) => run.text !== '');

/** The rules that a text refers to, each once. */
export const referredIn = (text: string, isRule: (id: string) => boolean): readonly string[] => {
  const named = runsOf(text, isRule).flatMap((run) => (run.kind === 'rule' ? [run.text] : []));
  return [...new Set(named)];
};
