/** Lettering that keeps its natural width where it has room, and is drawn narrower only where it has not. */

/** Widths of the condensed face in hundredths of its size, by kind of letter; enough to know what is too long. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijlI.,'’()|-]/, 31],
  [/[ftr ]/, 36],
  [/[mwMW]/, 80],
  [/[A-Z&]/, 60],
  [/\d/, 56],
];
const ORDINARY = 55;

const letterWidth = (letter: string): number =>
  WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? ORDINARY;

export const textWidth = (text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + letterWidth(letter), 0) * size) / 100;

interface FittedTextProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly room: number;
  readonly children: string;
  readonly className: string;
}

export function FittedText({ x, y, size, room, children, className }: FittedTextProps) {
  const squeezed =
    textWidth(children, size) > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' as const } : {};
  return (
    <text className={className} x={x} y={y} fontSize={size} {...squeezed}>
      {children}
    </text>
  );
}
