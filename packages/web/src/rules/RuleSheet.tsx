/** A rule opened where it was cited: a slip beside the citation, on a phone a sheet from below. */
import { printedWords, type Registry } from '@longroll/kernel';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type OpenRule, OpenRuleContext, ruleAddress } from '../cite/atHand.ts';
import { OfSystem } from '../cite/OfSystem.tsx';
import { RuleBody } from './RuleBody.tsx';
import { useDialog } from './useDialog.ts';
import { WithBook } from './WithBook.tsx';

interface RuleSheetProps {
  readonly registry: Registry;
  readonly rule: Parameters<OpenRule>[0];
  readonly from: HTMLElement;
  readonly onClose: () => void;
}

export function RuleSheet({ registry, rule, from, onClose }: RuleSheetProps) {
  const [shown, setShown] = useState(rule);
  const dialog = useDialog(from);
  const body = useRef<HTMLDivElement>(null);
  const book = registry.book(shown.system)!;
  const line = book.contents.line(shown.id);
  // A rule that this one refers to takes its place.
  const turn = useMemo<OpenRule>(() => (next) => setShown(next), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rule is read from its beginning.
  useEffect(() => {
    body.current?.scrollTo(0, 0);
  }, [shown]);
  const outside = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      className="rule-sheet"
      aria-labelledby="rule-sheet-title"
      onClose={onClose}
      onClick={outside}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <OpenRuleContext value={turn}>
        <OfSystem registry={registry} system={shown.system}>
          <WithBook book={book}>
            {(read) => (
              <>
                <header>
                  <p className="eyebrow">
                    Rule {shown.id} {line && <span className="printed">{printedWords(line)}</span>}
                  </p>
                  <h2 id="rule-sheet-title">{read.rule(shown.id)?.title}</h2>
                  <button type="button" className="close" onClick={() => dialog.current?.close()}>
                    Close
                  </button>
                </header>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long rules scroll, and the keyboard must reach them. */}
                <div className="sheet-body" ref={body} tabIndex={0} role="document">
                  <RuleBody
                    system={shown.system}
                    contents={book.contents}
                    rule={read.rule(shown.id)!}
                    glossary={read.glossary}
                  />
                </div>
                <p className="to-room">
                  <a href={ruleAddress(shown.system, shown.id)}>Open in the Rules room</a>
                </p>
              </>
            )}
          </WithBook>
        </OfSystem>
      </OpenRuleContext>
    </dialog>
  );
}
