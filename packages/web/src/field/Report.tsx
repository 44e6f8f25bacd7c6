/** After the last move: how it ended and why, what it cost, and how the dice fell. */
import { luckOfGame, luckReport } from '@longroll/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { LuckTable } from '../log/LuckTable.tsx';
import { Accounts } from '../odds/Ledger.tsx';
import { Origin } from './Origin.tsx';
import { Holdings, Losses } from './ScoreTab.tsx';
import { sideTitle } from './scenarios.ts';
import { chaptersOf } from './story.ts';
import type { Desk } from './useDesk.ts';

interface ReportProps {
  readonly desk: Desk;
  readonly onReplay: () => void;
  readonly onExport: () => void;
  readonly onClose: () => void;
}

export function Report({ desk, onReplay, onExport, onClose }: ReportProps) {
  const { table, playable, played } = desk;
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    sheet.current?.showModal();
  }, []);
  const rows = useMemo(
    () =>
      luckReport(luckOfGame(played.game, desk.side)).map((row) => ({
        ...row,
        side: sideTitle(playable.sheet, row.side),
      })),
    [played.game, playable, desk.side],
  );
  return (
    <dialog ref={sheet} className="report" aria-labelledby="report-head" onClose={onClose}>
      <header>
        <p className="eyebrow">After-action report</p>
        <h2 id="report-head">{table.verdict}</h2>
        <p className="when">
          {playable.entry.title}, {playable.entry.when}, {played.game.moves.length} moves
        </p>
        <Origin head={played.game.head} options={playable.entry.options} />
      </header>
      <div className="ways">
        <button type="button" className="primary" onClick={onReplay}>
          Replay
        </button>
        <button type="button" onClick={onExport}>
          Export
        </button>
        <a className="button" href={`/field/${playable.entry.id}`}>
          New game
        </a>
        <button type="button" className="quiet" onClick={() => sheet.current?.close()}>
          Look at the field
        </button>
      </div>
      <section className="report-score" aria-label="Score">
        <Accounts notes={table.score} />
      </section>
      <section className="report-tallies" aria-label="Losses and holdings">
        <Losses table={table} playable={playable} />
        <Holdings holdings={table.holdings} playable={playable} />
      </section>
      {rows.length > 0 && (
        <section className="luck-report" aria-label="Luck">
          <h3>Luck of each side</h3>
          <LuckTable rows={rows} />
        </section>
      )}
      <HowItWent desk={desk} />
    </dialog>
  );
}

/** The game retold, a chapter to a turn; made when it is first opened, since every move is played again for it. */
function HowItWent({ desk: { played, playable, side } }: { readonly desk: Desk }) {
  const [wanted, setWanted] = useState(false);
  const { game } = played;
  const chapters = useMemo(
    () => (wanted ? chaptersOf(game, playable, side) : []),
    [wanted, game, playable, side],
  );
  return (
    <details className="how-it-went" onToggle={(event) => setWanted(event.currentTarget.open)}>
      <summary>How it went</summary>
      {chapters.map(({ turn, sentences }) => (
        <section key={turn}>
          <h3>Turn {turn}</h3>
          {sentences.map(({ move, side: of, text }) => (
            <p key={move} data-side={of}>
              {text}
            </p>
          ))}
        </section>
      ))}
    </details>
  );
}
