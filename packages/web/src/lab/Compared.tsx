/** Two batches side by side, and whether they differ by more than chance. */
import { type Batch, compared, type GameRow, type Registry, spreadOf } from '@longroll/kernel';
import { useMemo, useState } from 'react';
import { pointWords } from '../opponent/points.ts';
import { type KeptBatch, keptBatches } from './batches.ts';
import { differenceWords, meanInterval, shareOf, shareWords, sideWords } from './figures.ts';
import { batchWords, scenarioTitle } from './words.ts';

interface ComparedProps {
  readonly registry: Registry;
  readonly id: string;
  readonly batch: Batch;
  readonly rows: readonly GameRow[];
}

/** Others between the same sides, of which something is played. */
const others = (id: string, { seated }: Batch): readonly KeptBatch[] =>
  keptBatches().filter(
    (one) => one.id !== id && one.rows.length > 0 && one.batch.seated[0].side === seated[0].side,
  );

export function Compared({ registry, id, batch, rows }: ComparedProps) {
  const choices = useMemo(() => others(id, batch), [id, batch]);
  const [chosen, setChosen] = useState('');
  const other = choices.find((one) => one.id === chosen);
  return (
    <section className="compared" aria-labelledby="compared-head">
      <h2 id="compared-head">Beside another setting</h2>
      {choices.length === 0 ? (
        <p className="hint">
          Play a second batch with another setting in the <a href="/lab">Lab</a>: then both can be held side
          by side here.
        </p>
      ) : (
        <p className="field-line">
          <label htmlFor="compare-with">Compare with</label>
          <select id="compare-with" value={chosen} onChange={(event) => setChosen(event.target.value)}>
            <option value="">no other</option>
            {choices.map((one) => (
              <option key={one.id} value={one.id}>
                {scenarioTitle(registry, one.batch)}, {one.rows.length} games: {batchWords(one.batch)}
              </option>
            ))}
          </select>
        </p>
      )}
      {other && <SideBySide first={{ batch, rows }} second={other} registry={registry} />}
    </section>
  );
}

interface SideBySideProps {
  readonly registry: Registry;
  readonly first: Pick<KeptBatch, 'batch' | 'rows'>;
  readonly second: Pick<KeptBatch, 'batch' | 'rows'>;
}

function SideBySide({ registry, first, second }: SideBySideProps) {
  const { side } = first.batch.seated[0];
  const words = useMemo(() => differenceWords(side, compared(first, second)), [side, first, second]);
  const lines = [first, second].map(({ batch, rows }) => {
    const won = shareOf(side, rows.filter(({ winner }) => winner === side).length, rows.length);
    const margin = spreadOf(rows.map((row) => row.margin));
    const [low, high] = meanInterval(margin);
    return [
      ...[scenarioTitle(registry, batch), batchWords(batch), `${rows.length}`, shareWords(won)],
      `${pointWords(margin.mean)} (${pointWords(low)} to ${pointWords(high)})`,
      spreadOf(rows.map(({ actions }) => actions)).mean.toFixed(0),
    ];
  });
  const heads = [
    ...['Scenario', 'Setting', 'Games', `${sideWords(side)} wins`, `Margin of ${sideWords(side)}, in points`],
    'Actions of a game',
  ];
  return (
    <>
      <p className="choice-made" role="status">
        {words}
      </p>
      <div className="scrolls">
        <table className="lab-table">
          <caption>Side by side; intervals hold 19 times in 20</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">The first</th>
              <th scope="col">The second</th>
            </tr>
          </thead>
          <tbody>
            {heads.map((head, i) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                <td>{lines[0]![i]}</td>
                <td>{lines[1]![i]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
