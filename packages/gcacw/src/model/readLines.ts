/** Tables that are kept as text: read line by line, and a line that cannot be read is named. */
import { CardError } from '@longroll/kernel';

const words = (line: string): string => line.trim().replace(/\s+/g, ' ');

/** Every line through `read`, empty ones aside; what goes wrong is told with the number and text of the line. */
export function readLines<T>(title: string, text: string, read: (line: string) => T): readonly T[] {
  const lines = text.replace(/^\n/, '').split('\n');
  return lines.flatMap((line, i) => {
    if (line.trim() === '') return [];
    try {
      return [read(line.trim())];
    } catch (e) {
      if (!(e instanceof CardError)) throw e;
      throw new CardError(`${title}, line ${i + 1}, "${words(line)}": ${e.message}`);
    }
  });
}
