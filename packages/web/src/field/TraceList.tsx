/** The lines of an overlay in words: whose does not reach and why, then all others. A tap shows the piece. */
import type { Overlay, Trace } from '@longroll/kernel';

interface TraceListProps {
  readonly overlay: Overlay;
  readonly traces: readonly Trace[];
  readonly onShow: (cell: number) => void;
}

/** The piece stands where its line begins, or where it ends. */
const pieceCell = ({ path, broken }: Trace): number => (broken ? path[0]! : path.at(-1)!);

/** On a phone the list would lie over the map: there it is unfolded by a tap. */
const isWide = (): boolean => matchMedia('(min-width: 56rem)').matches;

const headOf = (title: string, count: number): string => `${title}: ${count}`;

export function TraceList({ overlay, traces, onShow }: TraceListProps) {
  const cut = traces.filter(({ broken }) => broken);
  const whole = traces.filter(({ broken }) => !broken);
  if (traces.length === 0) return null;
  return (
    <div className="trace-list">
      {cut.length > 0 && (
        <Lines
          title={headOf(overlay.broken ?? 'No line', cut.length)}
          lines={cut}
          open={isWide()}
          onShow={onShow}
        />
      )}
      {whole.length > 0 && (
        <Lines title={headOf('With a line', whole.length)} lines={whole} open={false} onShow={onShow} />
      )}
    </div>
  );
}

interface LinesProps extends Pick<TraceListProps, 'onShow'> {
  readonly title: string;
  readonly lines: readonly Trace[];
  readonly open: boolean;
}

const Lines = ({ title, lines, open, onShow }: LinesProps) => (
  <details open={open}>
    <summary>{title}</summary>
    <ul>
      {lines.map((line) => (
        <li key={line.piece ?? line.text} data-broken={line.broken}>
          <button type="button" className="quiet" onClick={() => onShow(pieceCell(line))}>
            {line.text}
          </button>
        </li>
      ))}
    </ul>
  </details>
);
