/** Small map signs, drawn: ground and hexsides as an engraver would mark them. */
const SIGNS: Readonly<Record<string, string>> = {
  clear: 'M2 17h20',
  rolling: 'M2 16q3-4 6 0t6 0t6 0',
  rough: 'M2 17l4-5 3 4 4-7 4 6 2-3 3 5',
  hill: 'M3 18q9-16 18 0M8 15l-1-3M12 12V8M16 15l1-3',
  woods: 'M7 18v-4M7 14a3 3 0 1 1 .010 0M16 18v-5M16 13a4 4 0 1 1 .010 0',
  loess: 'M4 18v-9M8 18V7M12 18V9M16 18V7M20 18v-9',
  swamp: 'M2 17h20M6 17v-6M4 12l2 5 2-5M16 17v-6M14 12l2 5 2-5',
  'provisional-swamp': 'M2 17h6M11 17h3M17 17h5M6 17v-6M4 12l2 5 2-5M16 17v-6M14 12l2 5 2-5',
  mountain: 'M2 18L9 5l4 8 3-4 6 9M9 5l-1 6M9 5l2 5',
  city: 'M4 18V9h5v9M9 18V6h6v12M15 18v-7h5v7M12 9v1M12 13v1',
  none: 'M12 4v16',
  creek: 'M12 2q-5 4 0 8t0 8q-2 2-1 4',
  bridge: 'M9 2v20M15 2v20M4 10h16M4 14h16',
  dam: 'M9 2v20M15 2v20M8 8h8M8 12h8M8 16h8',
  ferry: 'M9 2v20M15 2v20M6 12h12M10 12v-4l4 4',
  ford: 'M9 2v20M15 2v20M4 12h3M10.5 12h3M17 12h3',
  'uphill-ridge': 'M14 2v20M14 5H8M14 10H8M14 15H8M14 20H8',
  'downhill-ridge': 'M10 2v20M10 5h6M10 10h6M10 15h6M10 20h6',
  'uphill-bluff': 'M15 2v20M12 2v20M12 5H6M12 10H7M12 15H6M12 20H7',
};

export const hasGlyph = (of: string): boolean => of !== 'none' && of in SIGNS;

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
