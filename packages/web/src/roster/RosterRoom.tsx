/** Every scenario whose counters we have. */
import type { Registry, SheetHead } from '@longroll/kernel';
import { readKept } from '../keep/kept.ts';
import type { RosterState } from './rosterState.ts';
import { keyOf } from './useRoster.ts';

const isTouched = (sheet: SheetHead): boolean => {
  const kept = readKept(keyOf(sheet)) as Partial<RosterState> | null;
  return Object.keys(kept?.changes ?? {}).length > 0;
};

export function RosterRoom({ registry }: { readonly registry: Registry }) {
  return (
    <div className="room">
      <header className="room-head">
        <h1>Rosters</h1>
        <p className="hint">
          Pick counters instead of typing numbers. A roster keeps strength, fatigue and order from one attack
          to the next, on this device only.
        </p>
      </header>
      {registry.systems.map(({ id, title, muster }) =>
        muster ? (
          <section key={id} className="sheets" aria-label={title}>
            <h2>{title}</h2>
            <ol>
              {muster.sheets.map((sheet) => (
                <li key={sheet.id}>
                  <a href={`/roster/${sheet.id}`}>{sheet.title}</a> <small>{sheet.when}</small>
                  {isTouched(sheet) && <span className="touched">in play</span>}
                  <p>{sheet.about}</p>
                </li>
              ))}
            </ol>
          </section>
        ) : null,
      )}
    </div>
  );
}
