/** How numbers read on the page. */

/** A number with its sign, with a true minus. */
export function signed(value: number | string): string {
  if (typeof value === 'string') return value.replace(/^-(?=\d)/, '−');
  return value > 0 ? `+${value}` : `${value}`.replace('-', '−');
}

/** One decimal; what can happen never reads as if it could not, and the other way round. */
export function percent(p: number): string {
  const shown = (p * 100).toFixed(1);
  if (p > 0 && shown === '0.0') return '<0.1 %';
  return p < 1 && shown === '100.0' ? '>99.9 %' : `${shown} %`;
}
