/** What each side is after: what it needs and has, and what would change how it stands. */
import { capital, type Table } from '@longroll/kernel';
import { type Playable, sideTitle } from './scenarios.ts';

interface AimsProps {
  readonly table: Table;
  readonly playable: Playable;
}

export function Aims({ table, playable }: AimsProps) {
  if (table.aims.length === 0) return null;
  return (
    <ul className="aims" aria-label="What each side needs">
      {table.aims.map(({ side, text, more }) => (
        <li key={side} data-side={side}>
          <p>
            <b>{sideTitle(playable.sheet, side)}</b> {text}.
          </p>
          {more.map((clause) => (
            <p key={clause} className="more-of-it">
              {capital(clause)}.
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
