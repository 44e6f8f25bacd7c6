/** A counter as it lies on the table, drawn: name, command, symbol, strength, printed figures and every state. */
import type { Counter, CounterRecord, Mark } from '@longroll/kernel';
import { FittedText, textWidth } from './FittedText.tsx';
import { frameOf } from './frames.ts';
import { Band, Bracket, Chevrons, Corner, levelsOf, Pips, type ShapeProps } from './StateShapes.tsx';
import { LeaderPlate, SizeMark, UnitSymbol } from './UnitSymbol.tsx';
import { counterWords, figuresOf, levelOf, markOf, type Printed } from './words.ts';

export interface CounterFaceProps {
  readonly counter: Counter;
  /** Its present state; the counter's own record is the one it began with. */
  readonly record: CounterRecord;
  readonly marks: readonly Mark[];
  readonly printed: Printed;
  /** Spoken instead of the counter's own words. */
  readonly title?: string;
}

const NAME = { left: 12, right: 88, size: 14, commandSize: 11 };

export function CounterFace({ counter, record, marks, printed, title }: CounterFaceProps) {
  const frame = frameOf(counter.side, isFolded(marks, record));
  const leads = counter.kind === 'leader';
  return (
    <svg
      className="counter"
      viewBox="0 0 100 100"
      role="img"
      aria-label={title ?? counterWords(counter, record, marks, printed)}
      data-side={counter.side}
    >
      <State of="bracket" as={Bracket} marks={marks} record={record} />
      <path d={frame.edge} className="card" />
      <State of="band" as={Band} marks={marks} record={record} />
      {frame.inner && <path d={frame.inner} className="inner" />}
      <Heading name={counter.name} command={counter.command} />
      {leads ? <LeaderPlate size={counter.size} /> : <UnitOf counter={counter} />}
      <Strength marks={marks} record={record} />
      <State of="chevrons" as={Chevrons} marks={marks} record={record} />
      <State of="pips" as={Pips} marks={marks} record={record} />
      <Figures record={record} printed={printed} middle={leads} />
      <path d={frame.edge} className="frame" />
      <State of="corner" as={Corner} marks={marks} record={record} />
    </svg>
  );
}

interface Marked {
  readonly marks: readonly Mark[];
  readonly record: CounterRecord;
}

interface StateProps extends Marked {
  readonly of: Mark['shape'];
  readonly as: (props: ShapeProps) => React.ReactNode;
}

function isFolded(marks: readonly Mark[], record: CounterRecord): boolean {
  const mark = markOf(marks, 'corner', record);
  return mark !== undefined && levelOf(mark, record) > 0;
}

function State({ of: shape, as: Shape, marks, record }: StateProps) {
  const mark = markOf(marks, shape, record);
  return mark ? <Shape level={levelOf(mark, record)} most={levelsOf(mark)} /> : null;
}

const UnitOf = ({ counter: { kind, size } }: Pick<CounterFaceProps, 'counter'>) => (
  <>
    <SizeMark size={size} />
    <UnitSymbol kind={kind} />
  </>
);

function Heading({ name, command }: Pick<Counter, 'name' | 'command'>) {
  const taken = command === null ? 0 : Math.min(textWidth(command, NAME.commandSize), 24) + 5;
  return (
    <>
      <FittedText
        {...{ x: NAME.left, y: 20.5, size: NAME.size, className: 'name' }}
        room={NAME.right - NAME.left - taken}
      >
        {name}
      </FittedText>
      {command !== null && (
        <FittedText {...{ x: NAME.right, y: 20.5, size: NAME.commandSize, room: 24, className: 'command' }}>
          {command}
        </FittedText>
      )}
    </>
  );
}

function Strength({ marks, record }: Marked) {
  const mark = markOf(marks, 'strength', record);
  if (!mark) return null;
  const figure = String(record[mark.field]);
  const narrow = figure.length === 1;
  return (
    <text x={narrow ? 72 : 71} y={narrow ? 65.2 : 64} fontSize={narrow ? 36 : 32.5} className="strength">
      {figure}
    </text>
  );
}

interface FiguresProps {
  readonly record: CounterRecord;
  readonly printed: Printed;
  readonly middle: boolean;
}

/** The first printed figure stands in a box, the next beside it, left of where a corner may be folded. */
function Figures({ record, printed, middle }: FiguresProps) {
  const figures = figuresOf(record, printed).slice(0, 2);
  const left = middle ? 50 - (figures.length * 12.5) / 2 : 49;
  return (
    <g className="figures">
      {figures.map(({ field, value }) => {
        const boxed = field === printed[0]?.field;
        const x = boxed ? left + 6.5 : left + 19;
        return (
          <g key={field}>
            {boxed && <rect x={left} y={72.5} width={13} height={15} />}
            <text x={x} y={84.8} fontSize={14}>
              {String(value)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
