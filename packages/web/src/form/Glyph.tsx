/** A small map sign, drawn. */
import { SIGNS } from './signs.ts';

export function Glyph({ of }: { readonly of: string }) {
  const sign = SIGNS[of];
  if (!sign) return null;
  return (
    <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={sign}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
