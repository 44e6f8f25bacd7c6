/** The whole book of a system: its own chapters, then the one about this table, which belongs to every book. */
import { once } from '../plain/once.ts';
import { type Rule, rulesIn } from './chapter.ts';
import { contentsOf } from './contents.ts';
import type { Rulebook, RulebookText } from './rulebook.ts';
import { TABLE } from './table.ts';

export interface Book extends Rulebook {
  /** Every rule with its words, in order. */
  rules(): Promise<readonly Rule[]>;
}

async function wholeText(own: Rulebook): Promise<RulebookText> {
  const [first, last] = await Promise.all([own.text(), TABLE.text()]);
  return {
    chapters: [...first.chapters, ...last.chapters],
    glossary: [...first.glossary, ...last.glossary],
  };
}

/** What could not be fetched is asked for again; what has come is kept. */
function keptText(fetched: () => Promise<RulebookText>): () => Promise<RulebookText> {
  let kept: Promise<RulebookText> | null = null;
  return () => {
    kept ??= fetched().catch((error: unknown) => {
      kept = null;
      throw error;
    });
    return kept;
  };
}

const withTable = (own: Rulebook): Rulebook => ({
  contents: contentsOf([...own.contents.lines, ...TABLE.contents.lines]),
  text: keptText(() => wholeText(own)),
});

/** A system that ships no rules of its own has the chapter about this table all the same. */
export function bookOf(own: Rulebook | undefined): Book {
  const { contents, text } = own ? withTable(own) : TABLE;
  let whole: (() => readonly Rule[]) | null = null;
  return {
    contents,
    text,
    async rules() {
      const { chapters } = await text();
      whole ??= once(() => rulesIn(contents, chapters));
      return whole();
    },
  };
}
