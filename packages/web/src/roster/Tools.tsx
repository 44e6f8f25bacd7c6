/** Files, print, and a fresh start. */
import type { Mark, Sheet } from '@longroll/kernel';
import { useState } from 'react';
import { readPicked, saveFile } from '../keep/file.ts';
import { asFile, fromFile } from './rosterState.ts';
import type { Roster } from './useRoster.ts';

interface ToolsProps {
  readonly roster: Roster;
  readonly sheet: Sheet;
  readonly marks: readonly Mark[];
}

export function Tools({ roster, sheet, marks }: ToolsProps) {
  const [said, setSaid] = useState('');
  const name = sheet.id.split('/').at(-1);
  const open = async (input: HTMLInputElement) => {
    const text = await readPicked(input);
    if (text === null) return;
    const read = fromFile(text, sheet, marks);
    if (read.wrong === null) roster.replace(read.changes);
    setSaid(read.wrong === null ? 'The file is on the table.' : `Nothing was changed. ${read.wrong}`);
  };
  const isUntouched = Object.keys(roster.state.changes).length === 0;
  return (
    <div className="tools roster-tools">
      <button
        type="button"
        onClick={() => saveFile(`${name}.roster.json`, 'application/json', asFile(sheet, roster.state))}
      >
        Save as a file
      </button>
      <label className="button">
        Open a file
        <input
          type="file"
          accept="application/json,.json"
          className="visually-hidden"
          onChange={(e) => open(e.target)}
        />
      </label>
      <a className="button" href={`/roster/${sheet.id}/print`}>
        Print
      </a>
      <button type="button" className="quiet" disabled={isUntouched} onClick={roster.startOver}>
        Back to the set-up
      </button>
      <p role="status">{said}</p>
    </div>
  );
}
