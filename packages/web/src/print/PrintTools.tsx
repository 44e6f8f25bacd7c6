/** What stands over a sheet on the screen and is not printed. */
import type { ReactNode } from 'react';

export function PrintTools({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="tools print-tools">
      {children}
      <button type="button" className="primary" onClick={() => window.print()}>
        Print
      </button>
    </div>
  );
}

/** Paper travels without the page, so it says itself whose it is not. */
export function Colophon() {
  return (
    <p className="colophon">
      Long Roll: unofficial, and not affiliated with any publisher. The games and their names belong to their
      owners; you need your own copy to play.
    </p>
  );
}
