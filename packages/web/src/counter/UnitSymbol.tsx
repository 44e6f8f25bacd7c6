/** What stands in the middle of a counter: the arm of a unit with the mark of its size, or a leader's plate. */

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const BOX: Box = { x: 12.5, y: 40, width: 38, height: 25 };
const [RIGHT, FOOT] = [BOX.x + BOX.width, BOX.y + BOX.height];
const [MIDDLE_X, MIDDLE_Y] = [BOX.x + BOX.width / 2, BOX.y + BOX.height / 2];

const SLASH = `M${BOX.x} ${FOOT}L${RIGHT} ${BOX.y}`;
const BACKSLASH = `M${BOX.x} ${BOX.y}L${RIGHT} ${FOOT}`;
/** The strokes within the box. */
const STROKES: Readonly<Record<string, string>> = {
  infantry: SLASH + BACKSLASH,
  cavalry: SLASH,
  'mounted-infantry': SLASH + BACKSLASH,
  wagon: `M${MIDDLE_X - 8.5} ${MIDDLE_Y}h17M${MIDDLE_X} ${MIDDLE_Y - 8.5}v17`,
};

export function UnitSymbol({ kind }: { readonly kind: string }) {
  const arm = kind.toLowerCase().replaceAll(' ', '-');
  return (
    <g className="symbol">
      <rect {...BOX} className="plate" />
      {arm in STROKES && <path d={STROKES[arm]} className="stroke" />}
      <Solid arm={arm} />
      {!(arm in STROKES) && arm !== 'artillery' && (
        <text x={MIDDLE_X} y={FOOT - 7} fontSize={18} className="letter">
          {kind.slice(0, 1).toUpperCase()}
        </text>
      )}
    </g>
  );
}

/** A gun's muzzle, a wheel, and the saddle that tells mounted infantry from those on foot. */
function Solid({ arm }: { readonly arm: string }) {
  if (arm === 'artillery') return <circle cx={MIDDLE_X} cy={MIDDLE_Y} r={6.5} className="solid" />;
  if (arm === 'wagon') return <circle cx={MIDDLE_X} cy={MIDDLE_Y} r={8.5} className="stroke" />;
  if (arm !== 'mounted-infantry') return null;
  return (
    <path d={`M${BOX.x} ${FOOT + 0.6}L${MIDDLE_X} ${MIDDLE_Y}L${RIGHT} ${FOOT + 0.6}z`} className="solid" />
  );
}

/** The sign and how often it stands, from the whole word or its beginning: "Regt" is a regiment. */
const SIZES: readonly (readonly [word: RegExp, sign: 'X' | 'I', times: number])[] = [
  [/^army/, 'X', 4],
  [/^corps/, 'X', 3],
  [/^div/, 'X', 2],
  [/^brig|^bde/, 'X', 1],
  [/^reg/, 'I', 3],
  [/^batt?(alio)?n|^bn/, 'I', 2],
  [/^batt|^comp/, 'I', 1],
];

export function sizeMark(size: string): string {
  const [, sign = '', times = 0] = SIZES.find(([word]) => word.test(size.toLowerCase())) ?? [];
  return sign.repeat(times);
}

const STEP = { X: 8.4, I: 4.4 };
const STROKE = { X: 'l6 6.6m0 -6.6l-6 6.6', I: 'v6.6' };
const WIDTH = { X: 6, I: 0 };

/** Drawn, not lettered: at the size of a real counter type would blur. */
function sizePath(mark: string, centre: number, top: number): string {
  const letter = mark.startsWith('X') ? 'X' : 'I';
  const left = centre - ((mark.length - 1) * STEP[letter] + WIDTH[letter]) / 2;
  return Array.from(mark, (_, i) => `M${left + i * STEP[letter]} ${top}${STROKE[letter]}`).join('');
}

interface SizeMarkProps {
  readonly size: string;
  readonly centre?: number;
  readonly top?: number;
}

export function SizeMark({ size, centre = MIDDLE_X, top = 28.9 }: SizeMarkProps) {
  const mark = sizeMark(size);
  return mark === '' ? null : <path className="size-mark" d={sizePath(mark, centre, top)} />;
}

const POINTS = Array.from({ length: 10 }, (_, i) => {
  const [angle, radius] = [(i * Math.PI) / 5, i % 2 === 0 ? 12.5 : 4.9];
  return `${(50 + radius * Math.sin(angle)).toFixed(2)},${(53.2 - radius * Math.cos(angle)).toFixed(2)}`;
}).join(' ');

export function LeaderPlate({ size }: { readonly size: string }) {
  return (
    <g className="symbol">
      <SizeMark size={size} centre={50} top={25.5} />
      <ellipse cx={50} cy={52.5} rx={27} ry={16} className="plate" />
      <ellipse cx={50} cy={52.5} rx={23.6} ry={12.9} className="stroke fine" />
      <polygon points={POINTS} className="solid" />
    </g>
  );
}
