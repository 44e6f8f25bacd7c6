/** A counter as it lies on the table, drawn. */
import { type Face, faceParts } from './face.ts';
import { squeezedTo } from './fit.ts';
import { isLetters, type Part } from './parts.ts';
import { counterWords } from './words.ts';

export interface CounterFaceProps extends Face {
  /** Spoken instead of the counter's own words. */
  readonly title?: string;
}

export function CounterFace({ title, ...face }: CounterFaceProps) {
  const { counter, record, marks, printed } = face;
  const parts = faceParts(face);
  const isPip = ({ role }: Part) => role.startsWith('pip');
  return (
    <svg
      className="counter"
      viewBox="0 0 100 100"
      role="img"
      aria-label={title ?? counterWords(counter, record, marks, printed)}
      data-side={counter.side}
    >
      <Parts parts={parts.filter((part) => !isPip(part))} />
      <g className="pips">
        <Parts parts={parts.filter(isPip)} />
      </g>
    </svg>
  );
}

export const Parts = ({ parts }: { readonly parts: readonly Part[] }) =>
  parts.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name than their place.
    <PartOf key={i} part={part} />
  ));

function PartOf({ part }: { readonly part: Part }) {
  if (!isLetters(part))
    return (
      <path
        className={part.role}
        d={part.d}
        data-full={part.role.endsWith(' full') || undefined}
        {...(part.width && { strokeWidth: part.width })}
        {...(part.at && { transform: `translate(${part.at.x} ${part.at.y}) scale(${part.at.k})` })}
      />
    );
  const room = squeezedTo(part);
  const squeezed = room === undefined ? {} : { textLength: room, lengthAdjust: 'spacingAndGlyphs' as const };
  return (
    <text className={part.role} x={part.x} y={part.y} fontSize={part.size} {...squeezed}>
      {part.text}
    </text>
  );
}
