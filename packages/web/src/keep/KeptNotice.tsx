/** What is said where something kept could not be read, or cannot be kept; nothing, as long as all is well. */
import { useState } from 'react';
import { saveFile } from './file.ts';
import { forgetAside, setAside } from './kept.ts';

interface KeptNoticeProps {
  readonly of: string;
  /** What it is that is kept: "this log". */
  readonly what: string;
  /** Whether the latest could be kept. */
  readonly isKept: boolean;
}

export function KeptNotice({ of, what, isKept }: KeptNoticeProps) {
  const [aside, setTexts] = useState(() => setAside(of));
  const forget = () => {
    forgetAside(of);
    setTexts([]);
  };
  return (
    <>
      {!isKept && (
        <p className="refused" role="alert">
          This device has no room left, or keeps nothing: {what} lasts as long as this page. Save it as a
          file.
        </p>
      )}
      {aside.length > 0 && (
        <div className="set-aside" role="status">
          <p>A part of {what} could not be read. It is set aside as it was; nothing is lost.</p>
          <button
            type="button"
            onClick={() => saveFile('set-aside.json', 'application/json', aside.join('\n'))}
          >
            Save it as a file
          </button>
          <button type="button" className="quiet" onClick={forget}>
            Forget it
          </button>
        </div>
      )}
    </>
  );
}
