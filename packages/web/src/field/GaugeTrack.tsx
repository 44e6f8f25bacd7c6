/** A track beside the map: where its marker is, what that means, and what happens farther on. */
import type { Gauge } from '@longroll/kernel';
import { Cite } from '../cite/Cite.tsx';

const share = (at: number, most: number): string => `${most === 0 ? 0 : (100 * Math.min(at, most)) / most}%`;

export function GaugeTrack({ gauge }: { readonly gauge: Gauge }) {
  const { title, cite, at, most, text, side, marks = [] } = gauge;
  return (
    <section className="gauge" data-side={side}>
      <h3>
        {title} <Cite of={cite} />
      </h3>
      <div className="gauge-track">
        {/* biome-ignore lint/a11y/useSemanticElements: a meter cannot bear the marks of a track. */}
        <div
          role="meter"
          aria-label={title}
          aria-valuenow={at}
          aria-valuemin={0}
          aria-valuemax={most}
          aria-valuetext={`${at} of ${most}`}
        >
          <i className="gauge-fill" style={{ width: share(at, most) }} />
          {marks.map((mark) => (
            <i
              key={mark.text}
              className="gauge-mark"
              data-reached={at >= mark.at || undefined}
              style={{ left: share(mark.at, most) }}
            />
          ))}
        </div>
        <output>
          {at}
          <small> of {most}</small>
        </output>
      </div>
      <p>{text}</p>
      {marks.length > 0 && (
        <ul>
          {marks.map((mark) => (
            <li key={mark.text} data-reached={at >= mark.at || undefined}>
              <b>{mark.at}</b> {mark.text}
              {at >= mark.at && <small> reached</small>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
