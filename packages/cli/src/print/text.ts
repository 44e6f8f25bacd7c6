/** Words into lines, lines into widths. */
export type Align = 'left' | 'right' | 'centre';

/** Our cards have no wide or joined signs, so a code point is a place on the line. */
export const lengthOf = (text: string): number => [...text].length;

export const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(lengthOf));

export function padded(text: string, width: number, align: Align): string {
  const room = Math.max(0, width - lengthOf(text));
  if (align === 'left') return text + ' '.repeat(room);
  if (align === 'right') return ' '.repeat(room) + text;
  return ' '.repeat(Math.floor(room / 2)) + text + ' '.repeat(Math.ceil(room / 2));
}

/** Breaks between words; a word longer than the line is cut, since a line that is too long spoils the table. */
export function wrapped(text: string, width: number): string[] {
  if (lengthOf(text) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((long) => pieces(long, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (lengthOf(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

function pieces(word: string, width: number): string[] {
  const letters = [...word];
  if (letters.length <= width) return [word];
  return [letters.slice(0, width).join(''), ...pieces(letters.slice(width).join(''), width)];
}

export const indented = (lines: readonly string[], by: number): string[] =>
  lines.map((line) => ' '.repeat(by) + line);
