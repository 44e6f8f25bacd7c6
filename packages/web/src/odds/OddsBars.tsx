/** The odds at one glance: a bar per summary, from the worst to the best in one fixed order. */
import { type ClassShare, fractionWords, type OddsSummary, type Tally } from '@longroll/kernel';
import type { CSSProperties } from 'react';
import { percent } from '../figures/figures.ts';
import { shadeOf } from './shade.ts';

interface OddsBarsProps {
  readonly answer: OddsSummary & { readonly odds: Tally };
  /** The class whose dice are pointed out. */
  readonly marked: string | null;
  readonly onMark: (label: string | null) => void;
}

/** Of a long list only what can happen; of a short one the zeros are news too. */
const worthSaying = (classes: readonly ClassShare[]): readonly ClassShare[] =>
  classes.length > 5 ? classes.filter(({ p }) => p > 0) : classes;

export function OddsBars({ answer, marked, onMark }: OddsBarsProps) {
  const { odds, summaries, averages } = answer;
  const isCertain = odds.outcomes.length === 1;
  return (
    <section className="odds" aria-labelledby="odds-head">
      <h2 id="odds-head">
        {isCertain ? 'Answer' : 'Odds'}{' '}
        <small>{odds.method === 'exact' ? 'exact' : `sampled, ± ${percent(odds.error)}`}</small>
      </h2>
      {isCertain && <p className="verdict">{odds.outcomes[0]?.label}</p>}
      {(isCertain ? [] : summaries).map(({ title, classes }) => (
        <div className="summary" key={title}>
          <h3>{title}</h3>
          <Bar classes={classes} />
          <ul>
            {worthSaying(classes).map((c) => (
              <ClassLine
                key={c.label}
                share={c}
                shade={shadeOf(classes, c)}
                marked={marked === c.label}
                onMark={onMark}
              />
            ))}
          </ul>
        </div>
      ))}
      <p className="averages">
        {(isCertain ? [] : averages).map(({ label, value }) => (
          <span key={label}>
            {label} <b>{value.toFixed(2)}</b> on average
          </span>
        ))}
      </p>
      <p className="visually-hidden" role="status">
        {summaries[0]?.classes.map((c) => `${c.label} ${percent(c.p)}`).join(', ')}
      </p>
    </section>
  );
}

/** One bar; its figures stand beside it. */
export function Bar({ classes }: { readonly classes: readonly ClassShare[] }) {
  return (
    <div className="bar" aria-hidden="true">
      {classes.map((c) => (
        <span
          key={c.label}
          data-tone={c.tone}
          style={{ ...shadeOf(classes, c), flexGrow: c.p }}
          hidden={c.p === 0}
        />
      ))}
    </div>
  );
}

/** The first summary once more, small, to ride at the foot of a phone's screen. */
export function OddsStrip({ classes }: { readonly classes: readonly ClassShare[] }) {
  if (classes.length === 0) return null;
  return (
    <a className="strip" href="#odds-head" aria-label="To the odds">
      <Bar classes={classes} />
      <span className="figures" aria-hidden="true">
        {classes
          .filter((c) => c.p > 0)
          .map((c) => (
            <span key={c.label}>
              {c.label} <b>{percent(c.p)}</b>
            </span>
          ))}
      </span>
    </a>
  );
}

interface ClassLineProps {
  readonly share: ClassShare;
  readonly shade: CSSProperties;
  readonly marked: boolean;
  readonly onMark: (label: string | null) => void;
}

function ClassLine({ share, shade, marked, onMark }: ClassLineProps) {
  return (
    <li>
      <button type="button" aria-pressed={marked} onClick={() => onMark(marked ? null : share.label)}>
        <span className="swatch" data-tone={share.tone} style={shade} aria-hidden="true" />
        <span className="label">{share.label}</span> <b className="figure">{percent(share.p)}</b>{' '}
        <small className="fraction">{fractionWords(share.fraction, share.p)}</small>
      </button>
    </li>
  );
}
