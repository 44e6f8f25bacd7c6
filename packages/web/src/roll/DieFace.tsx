/** A die as it lies: pips for six sides, figures beyond. */
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

export function DieFace({ name, face }: { readonly name: string; readonly face: number }) {
  const pips = PIPS[face];
  return (
    <span className="die">
      <svg viewBox="0 0 24 24" role="img" aria-label={`${name}: ${face}`}>
        <rect x="1.5" y="1.5" width="21" height="21" rx="3.5" />
        {pips ? (
          pips.map(([x, y]) => <circle key={`${x},${y}`} cx={x} cy={y} r="1.9" />)
        ) : (
          <text x="12" y="16" textAnchor="middle">
            {face}
          </text>
        )}
      </svg>
      <span aria-hidden="true">{name}</span>
    </span>
  );
}
