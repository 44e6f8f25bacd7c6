/** What lies on the table, for one who looks at it. */
import type { Arrow, Fact, Holding, Table, TrackedTurn } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { SIDE_NAMES, SIDES, type Side } from '../../model/vocabulary.ts';
import { hourWords } from '../../scenarios/hours.ts';
import { isSide, type View } from '../seen/viewing.ts';
import { MACHINE } from '../sequence/sequence.ts';
import { isHidden } from '../state/standing.ts';
import { namesOf, squareWords, unitPieceId } from '../state/words.ts';
import { aimsOf } from '../victory/aims.ts';
import { scoreLines, verdictFor } from '../victory/scoring.ts';
import { contactPieces, leaderPiece, unitPiece } from './pieces.ts';

const sideIn = ({ seat }: View): Side | null => (isSide(seat) ? seat : null);

/** The next thing to do, in one sentence. */
function promptOf(field: Field, view: View): string {
  const { at, side } = view.stage;
  if (at === 'game-over') return 'The game is over.';
  if (view.seat !== side && isHidden(view)) return `${SIDE_NAMES[side]}: gives its orders.`;
  return `${SIDE_NAMES[side]}: ${MACHINE.decision(view).prompt(field, view)}`;
}

function phaseFact({ stage }: View): readonly Fact[] {
  if (stage.at === 'operations')
    return [
      { title: 'Phase', value: `${stage.set === 1 ? 'first' : 'second'} half, operations`, side: stage.side },
    ];
  return stage.at === 'command' ? [{ title: 'Phase', value: 'command', side: stage.side }] : [];
}

function factsOf(field: Field, view: View): readonly Fact[] {
  const [, last] = field.scenario.turns;
  return [
    { title: 'Turn', value: `${view.turn} of ${last}, ${hourWords(view.turn)}` },
    ...phaseFact(view),
    { title: 'Victory', value: verdictFor(field, view, sideIn(view)) },
  ];
}

const holdings = ({ goals }: Field, { held }: View): readonly Holding[] =>
  goals.map(({ cell, name, end }, i) => ({ cell, side: held.all[i]!, title: name, points: end }));

/** Plots of one's own: from where, at what, and whether it is a charge. */
const arrowsOf = (field: Field, { units, seat }: View): readonly Arrow[] =>
  units.flatMap(({ plot, square }, i) =>
    plot !== null && square >= 0 && field.units[i]!.side === seat
      ? [{ from: square, to: plot.square, side: field.units[i]!.side, kind: arrowKind(plot) }]
      : [],
  );
const arrowKind = ({ paid, melee }: { readonly paid: number; readonly melee: boolean }) =>
  melee ? 'charge' : paid > 0 ? 'fire' : 'standing';

/** Units that could still be given orders worth a point. */
const readyOf = (field: Field, { units, stage, seat }: View): readonly string[] =>
  stage.at !== 'operations' || stage.side !== seat
    ? []
    : field.own[stage.side]
        .filter((unit) => {
          const { square, active, op, plot, mode } = units[unit]!;
          return square >= 0 && active && op >= 2 && mode !== 'routed' && (plot === null || plot.paid === 0);
        })
        .map((unit) => unitPieceId(field, unit));

const arrivalsIn = (field: Field, side: Side, turn: number): readonly number[] =>
  field.own[side].filter((unit) => field.units[unit]!.line.arrives === turn);

/** Who comes when by history; with hidden units only one's own. */
function trackOf(field: Field, view: View): readonly TrackedTurn[] {
  const [first, last] = field.scenario.turns;
  const sides = isHidden(view) ? SIDES.filter((side) => side === view.seat) : SIDES;
  return Array.from({ length: last - first + 1 }, (_, i) => first + i).map((turn) => ({
    turn,
    title: hourWords(turn),
    events: sides.flatMap((side) => {
      const units = arrivalsIn(field, side, turn);
      if (units.length === 0) return [];
      const about = view.options.arrival === 'variable' ? ', an hour sooner or later' : '';
      return [
        {
          side,
          text: `${namesOf(field, units)}, by ${squareWords(field, field.units[units[0]!]!.cell)}${about}`,
        },
      ];
    }),
  }));
}

const lossesOf = (view: View): Table['losses'] =>
  SIDES.flatMap((side) => {
    const enemy = side === 'union' ? 'confederate' : 'union';
    const { men, guns } = view.score.all[enemy];
    return [
      { side, title: 'Men lost', value: men },
      { side, title: 'Guns lost', value: guns / 20 },
    ];
  });

const activeOf = (field: Field, { stage, seat }: View): readonly string[] =>
  stage.at === 'operations' && stage.side === seat && stage.ordering.unit >= 0
    ? [unitPieceId(field, stage.ordering.unit)]
    : [];

export function tableOf(field: Field, view: View): Table {
  const pieces = [
    ...view.units.map((_, i) => unitPiece(field, view, i)),
    ...view.leaders.map((_, i) => leaderPiece(field, view, i)),
  ].filter((piece) => piece !== null);
  return {
    prompt: promptOf(field, view),
    decides: view.stage.at,
    facts: factsOf(field, view),
    pieces: [...pieces, ...contactPieces(field, view)],
    holdings: holdings(field, view),
    active: activeOf(field, view),
    aimed: [],
    score: scoreLines(field, view, sideIn(view)),
    verdict: verdictFor(field, view, sideIn(view)),
    aims: aimsOf(field, view, sideIn(view)),
    track: trackOf(field, view),
    turn: view.turn,
    arrows: arrowsOf(field, view),
    ready: readyOf(field, view),
    ...(isHidden(view) && { closed: true as const }),
    over: view.stage.at === 'game-over',
    losses: lossesOf(view),
  };
}
