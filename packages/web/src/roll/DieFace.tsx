/** A die as it lies: pips for six sides, figures beyond, a slip of paper for a factor. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 6.5],
    [17, 6.5],
    [7, 12],
    [17, 12],
    [7, 17.5],
    [17, 17.5],
  ],
};

interface DieFaceProps {
  readonly name: string;
  readonly face: number;
  readonly pips: boolean;
}

/** A drawn factor has more decimals than anybody reads; the pasteable line keeps them. */
const figure = (face: number): string => (Number.isInteger(face) ? `${face}` : face.toFixed(3));

export function DieFace({ name, face, pips: hasPips }: DieFaceProps) {
  const pips = hasPips ? PIPS[face] : undefined;
  return (
    <span className="die">
      <svg viewBox="0 0 24 24" role="img" aria-label={`${name}: ${face}`}>
        <rect x="1.5" y="1.5" width="21" height="21" rx="3.5" />
        {pips ? (
          pips.map(([x, y]) => <circle key={`${x},${y}`} cx={x} cy={y} r="1.9" />)
        ) : (
          <text
            x="12"
            y={Number.isInteger(face) ? 16 : 14.5}
            textAnchor="middle"
            data-small={face >= 100 || !Number.isInteger(face) || undefined}
          >
            {figure(face)}
          </text>
        )}
      </svg>
      <span aria-hidden="true">{name}</span>
    </span>
  );
}
