/** A batch: how far it is, what came of it, its games one by one, and how it compares with another. */
import { type GridMap, gamesIn, type MapEntry, type Registry, type Rules, sheetOf } from '@longroll/kernel';
import { useEffect, useRef } from 'react';
import { type Offered, offeredAt } from '../field/scenarios.ts';
import { useRules } from '../field/useRules.ts';
import { saveFile } from '../keep/file.ts';
import { NoMap } from '../map/MapRoom.tsx';
import type { KeptBatch } from './batches.ts';
import { Compared } from './Compared.tsx';
import { GamesTable } from './GamesTable.tsx';
import { Results } from './Results.tsx';
import { type BatchRun, useBatch } from './useBatch.ts';
import { batchWords, scenarioTitle } from './words.ts';

interface BatchPageProps {
  readonly registry: Registry;
  readonly maps: readonly MapEntry[];
  readonly kept: KeptBatch;
}

export function BatchPage({ registry, maps, kept }: BatchPageProps) {
  const { batch } = kept;
  const offered = offeredAt(registry, batch.scenario);
  const map = maps.find(({ id }) => id === offered?.entry.map);
  const run = useBatch(kept);
  return (
    <div className="room lab-room">
      <header className="room-head">
        <p className="eyebrow">
          <a href="/lab">Lab</a>
        </p>
        <h1>{scenarioTitle(registry, batch)}</h1>
        <p className="hint">{batchWords(batch)}</p>
      </header>
      {offered && map ? (
        <WithRules {...{ registry, kept, run, offered, map }} />
      ) : (
        <>
          <p className="refused">Its scenario is not known here: it can be looked at, and not played on.</p>
          <Shown {...{ registry, kept, run, map: null, rules: null }} />
        </>
      )}
    </div>
  );
}

interface WithRulesProps extends Pick<BatchPageProps, 'registry' | 'kept'> {
  readonly run: BatchRun;
  readonly offered: Offered;
  readonly map: MapEntry;
}

function WithRules({ registry, kept, run, offered, map }: WithRulesProps) {
  const { laid, again } = useRules(offered.entry, map);
  const [wrong, rules] = [
    laid && 'wrong' in laid ? laid.wrong : '',
    laid && 'rules' in laid ? laid.rules : null,
  ];
  const isOld = offered.system.version !== kept.batch.rulesVersion;
  return (
    <>
      {wrong !== '' && <NoMap wrong={wrong} onAgain={again} />}
      {isOld ? (
        <p className="refused">
          It was played by version {kept.batch.rulesVersion} of the rules, and this page has version{' '}
          {offered.system.version}: it can be looked at, and not played on.
        </p>
      ) : (
        <Progress {...{ kept, run, rules }} />
      )}
      <Shown
        {...{ registry, kept, run }}
        map={laid && 'map' in laid ? laid.map : null}
        rules={isOld ? null : rules}
      />
    </>
  );
}

const playsAtOnce = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'plays' in state;

const WORDS = {
  rests: 'Stopped',
  runs: 'Playing',
  waits: 'Held: games that were under way are played to their end',
  through: 'All games are through',
} as const;

interface ProgressProps {
  readonly kept: KeptBatch;
  readonly run: BatchRun;
  readonly rules: Rules | null;
}

function Progress({ kept, run, rules }: ProgressProps) {
  const all = gamesIn(kept.batch);
  const begun = useRef(false);
  useEffect(() => {
    // Whoever has just pressed Play need not press it twice; a batch that is come back to waits for a word.
    if (!rules || begun.current || run.is !== 'rests' || !playsAtOnce(history.state)) return;
    begun.current = true;
    history.replaceState(null, '');
    run.start(rules);
  });
  return (
    <section className="batch-progress" aria-label="Progress">
      <p className="progress-line">
        <progress max={all} value={run.rows.length} aria-label="Games" />
        <output>
          {run.rows.length} of {all} games. {WORDS[run.is]}.
        </output>
      </p>
      {run.is !== 'through' && <RunTools {...{ run, rules }} />}
      {run.wrong !== '' && (
        <p className="refused" role="alert">
          {run.wrong} What was through before it is kept.
        </p>
      )}
      {!run.isKept && (
        <p className="refused" role="alert">
          This device cannot keep so many games: they last as long as this page. Export them, or delete other
          batches.
        </p>
      )}
    </section>
  );
}

function RunTools({ run, rules }: Omit<ProgressProps, 'kept'>) {
  return (
    <p className="tools">
      {run.is === 'rests' && (
        <button type="button" className="primary" disabled={!rules} onClick={() => rules && run.start(rules)}>
          {run.rows.length === 0 ? 'Play' : 'Play the rest'}
        </button>
      )}
      {run.is === 'runs' && (
        <button type="button" onClick={() => run.pause(true)}>
          Pause
        </button>
      )}
      {run.is === 'waits' && (
        <button type="button" className="primary" onClick={() => run.pause(false)}>
          Go on
        </button>
      )}
      {run.is !== 'rests' && (
        <button type="button" onClick={run.stop}>
          Stop
        </button>
      )}
    </p>
  );
}

interface ShownProps extends Pick<BatchPageProps, 'registry' | 'kept'> {
  readonly run: BatchRun;
  readonly map: GridMap | null;
  readonly rules: Rules | null;
}

function Shown({ registry, kept, run, map, rules }: ShownProps) {
  const { batch, id } = kept;
  const { rows } = run;
  if (rows.length === 0) return <p className="hint">No game has been played yet.</p>;
  const save = (type: string, ending: string, text: string) => saveFile(`batch-${id}.${ending}`, type, text);
  return (
    <>
      <Results {...{ batch, rows, map }} />
      <Compared {...{ registry, id, batch, rows }} />
      <GamesTable {...{ batch, rows, rules }} title={scenarioTitle(registry, batch)} />
      <p className="tools">
        <button type="button" onClick={() => save('text/csv', 'csv', sheetOf(rows))}>
          Export as CSV
        </button>
        <button
          type="button"
          onClick={() => save('application/json', 'json', `${JSON.stringify({ batch, rows }, null, 1)}\n`)}
        >
          Export as JSON
        </button>
      </p>
    </>
  );
}
