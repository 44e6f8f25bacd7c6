/** The signs of the map and of the counters, at hand while one plays. */
import type { Mark } from '@longroll/kernel';
import { MapSigns } from '../map/MapKey.tsx';
import { BattleKey } from './BattleKey.tsx';
import { isBattlefield } from './battleShapes.ts';
import { MARKER_NAMES, MARKER_SHAPES, type MarkerKind } from './paint/markerShapes.ts';
import type { Desk } from './useDesk.ts';

/** In the words of the picture. */
const SHAPES: Readonly<Partial<Record<Mark['shape'], string>>> = {
  strength: 'the large figure',
  pips: 'dots, filled one by one',
  band: 'a hatched band',
  corner: 'a folded corner',
  chevrons: 'chevrons, pointing down',
  bracket: 'a bracket round the foot, heavier with each level',
};

/** Signs that lie on the ground. */
const GROUND: readonly (readonly [sign: string, words: string])[] = [
  ['Wedge over a counter', 'something can be done with it'],
  [
    'Tinted hexes',
    'where the piece in hand can go; the figure is what it takes, a bar under it: it must stop',
  ],
  ['Thin ring', 'done at a tap'],
  ['Broken red ring', 'dice would decide; a tap shows the odds'],
  ['Lozenge', 'one of several hexes to choose from, with what it costs'],
  ['Flag', 'counts for whoever holds it; forked for the first side'],
  ['Bent strokes at the shoulders', 'flanks refused'],
];

/** Where pieces have fronts; a battlefield has squares or hexes. */
const battleground = ({ map }: Desk): readonly (readonly [sign: string, words: string])[] => {
  const cell = map.shape === 'square' ? 'square' : 'hex';
  return [
    ['Wedge before a figure', 'something can be done with it'],
    [
      `Tinted ${cell === 'hex' ? 'hexes' : 'squares'}`,
      'where the piece in hand can go; the figure is what it takes, a bar under it: it must stop',
    ],
    ...(cell === 'hex'
      ? ([
          ['Red with a share', 'it may be fired at on the way: the chance of coming there in good order'],
          [`Small arrows round a ${cell}`, 'a tap turns the front that way'],
        ] as const)
      : []),
    ['Thin ring', 'done at a tap'],
    ['Broken red ring', 'luck would decide; a tap shows the odds'],
    [`Slip at the foot of a ${cell}`, 'what an order against it would come to'],
    ['Flag with a figure', 'counts for whoever holds it; forked for the first side'],
  ];
};

/** Of a mark that is there or not, what it says when it is there. */
const titleOf = ({ title, values, names }: Mark): string =>
  values.length === 2 ? (names?.[String(values[1])] ?? title) : title;

const CounterKey = ({ marks }: { readonly marks: readonly Mark[] }) => (
  <>
    <h3>Counters</h3>
    <dl>
      {marks
        .filter(({ shape }) => SHAPES[shape] !== undefined)
        .map((mark) => (
          <div key={mark.field}>
            <dt>{titleOf(mark)}</dt>
            <dd>{SHAPES[mark.shape]}</dd>
          </div>
        ))}
    </dl>
  </>
);

/** Those of them that a table may have: all, once it has one. */
function MarkerKey({ desk: { table, playable } }: { readonly desk: Desk }) {
  if (table.markers === undefined) return null;
  const side = playable.sheet.sides[0]?.id;
  return (
    <>
      <h3>On the map</h3>
      <ul className="marker-key">
        {(Object.keys(MARKER_SHAPES) as MarkerKind[]).map((kind) => (
          <li key={kind}>
            <svg viewBox="-13 -13 26 26" aria-hidden="true" data-side={side}>
              {MARKER_SHAPES[kind].map(({ d, ink, line }) => (
                <path key={d} d={d} data-ink={ink} data-line={line} />
              ))}
            </svg>
            {MARKER_NAMES[kind]}
          </li>
        ))}
      </ul>
    </>
  );
}

export function Legend({ desk, onClose }: { readonly desk: Desk; readonly onClose: () => void }) {
  const isBattle = isBattlefield(desk.table);
  return (
    <section className="map-legend" aria-label="Key to the signs">
      <header>
        <h2>Key to the signs</h2>
        <button type="button" aria-label="Close the key" onClick={onClose}>
          ×
        </button>
      </header>
      {isBattle ? <BattleKey desk={desk} /> : <CounterKey marks={desk.playable.muster.marks} />}
      <MarkerKey desk={desk} />
      <h3>Marks</h3>
      <dl>
        {(isBattle ? battleground(desk) : GROUND).map(([sign, words]) => (
          <div key={sign}>
            <dt>{sign}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <h3>Ground</h3>
      <MapSigns map={desk.map} />
    </section>
  );
}
