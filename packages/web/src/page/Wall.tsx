/** A wall between a room and the house: what fails inside it does not take the rest along. */
import { Component, type ErrorInfo, type ReactNode } from 'react';

interface WallProps {
  /** Another place is another try. */
  readonly path: string;
  readonly children: ReactNode;
}

interface Mishap {
  readonly path: string;
  readonly error: Error;
  readonly where: string;
}

const reportOf = ({ path, error, where }: Mishap): string =>
  [
    `Long Roll, ${path}${location.search}`,
    navigator.userAgent,
    error.stack ?? String(error),
    where.trim(),
  ].join('\n\n');

export class Wall extends Component<WallProps, { readonly mishap: Mishap | null; readonly said: string }> {
  override state = { mishap: null as Mishap | null, said: '' };

  static getDerivedStateFromError(error: unknown) {
    const known = error instanceof Error ? error : new Error(String(error));
    return { mishap: { path: location.pathname, error: known, where: '' } };
  }

  override componentDidCatch(_: unknown, { componentStack }: ErrorInfo) {
    const { mishap } = this.state;
    if (mishap) this.setState({ mishap: { ...mishap, where: componentStack ?? '' } });
  }

  override componentDidUpdate({ path }: WallProps) {
    if (this.state.mishap && path !== this.props.path) this.setState({ mishap: null, said: '' });
  }

  copy(mishap: Mishap) {
    const say = (said: string) => () => this.setState({ said });
    navigator.clipboard.writeText(reportOf(mishap)).then(say('Copied.'), say('It cannot be copied here.'));
  }

  override render() {
    const { mishap, said } = this.state;
    if (!mishap) return this.props.children;
    return (
      <section className="room mishap" role="alert">
        <h1>This page cannot be shown</h1>
        <p>
          Something went wrong in the program, not by your doing. What is kept on this device stays as it is,
          and all other pages work.
        </p>
        <p className="tools">
          <button type="button" className="primary" onClick={() => location.reload()}>
            Try again
          </button>
          <a className="button" href="/">
            To the first page
          </a>
          <button type="button" onClick={() => this.copy(mishap)}>
            Copy a report
          </button>
          <span role="status">{said}</span>
        </p>
        <details>
          <summary>What it was</summary>
          <pre>{reportOf(mishap)}</pre>
        </details>
      </section>
    );
  }
}
