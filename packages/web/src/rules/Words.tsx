/** The words of a rule, set: paragraphs, lists, tables; other rules are links. */
import { type Block, blocksOf, type Contents, runsOf } from '@longroll/kernel';
import { RuleLink } from '../cite/RuleLink.tsx';

interface WordsProps {
  readonly system: string;
  readonly contents: Contents;
  readonly text: string;
}

type SetProps = Omit<WordsProps, 'text'>;

export const Words = ({ text, ...set }: WordsProps) => (
  <div className="rule-words">
    {blocksOf(text).map((block, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a rule do not change.
      <Part key={i} block={block} {...set} />
    ))}
  </div>
);

function Runs({ text, system, contents }: WordsProps) {
  const runs = runsOf(text, (id) => contents.line(id) !== undefined);
  return runs.map((run, i) => {
    const key = `${i} ${run.text}`;
    if (run.kind === 'rule') return <RuleLink key={key} system={system} id={run.text} />;
    return run.kind === 'stress' ? <b key={key}>{run.text}</b> : <span key={key}>{run.text}</span>;
  });
}

function Part({ block, ...set }: SetProps & { readonly block: Block }) {
  if (block.kind === 'table') return <Table block={block} {...set} />;
  if (block.kind === 'paragraph')
    return (
      <p>
        <Runs text={block.text} {...set} />
      </p>
    );
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>
          <Runs text={item} {...set} />
        </li>
      ))}
    </ul>
  );
}

function Table({ block, ...set }: SetProps & { readonly block: Extract<Block, { kind: 'table' }> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and the keyboard must reach it.
    // biome-ignore lint/a11y/useSemanticElements: a part of a rule, not a section of the page.
    <div className="rule-table" role="region" aria-label="Table" tabIndex={0}>
      <table>
        {block.heads.length > 0 && (
          <thead>
            <tr>
              {block.heads.map((head, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same head.
                <th key={i} scope="col">
                  <Runs text={head} {...set} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {block.rows.map((cells, r) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the words of a rule do not change.
            <tr key={r}>
              {cells.map((cell, c) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the words of a rule do not change.
                <td key={c}>
                  <Runs text={cell} {...set} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
