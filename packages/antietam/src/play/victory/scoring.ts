/** Every line of the score as a seat knows it (14.2 to 14.4, 21.15). */
import { compare, divide, type Note, type Rational, toNumber, ZERO } from '@longroll/kernel';
import type { Field, Goal } from '../../field/field.ts';
import type { Tally } from '../../field/state.ts';
import { counted, otherSide, SIDE_NAMES, SIDES, type Side } from '../../model/vocabulary.ts';
import { POINTS } from '../state/points.ts';
import type { PlayState } from '../state/stage.ts';
import { leaderBy, type Totals } from './levels.ts';
import { countsFor, endValues } from './places.ts';
import { factorOf, judgementFor, type Knowledge, knownTo, totalsOf } from './totals.ts';
import { figures, judgementWords, pointsInWords } from './words.ts';

const line = (group: string, cite: string, text: string, value: string, applied: boolean): Note => ({
  ...{ group, cite, text, value, applied },
});

function lossLines(side: Side, { men, guns, leaders, places }: Tally): readonly Note[] {
  const group = SIDE_NAMES[side];
  const enemy = SIDE_NAMES[otherSide(side)];
  const lost = [
    ['14.2', `${enemy} men lost, ${POINTS.man} each`, men, counted(men / POINTS.man, 'man', 'men')],
    ['14.2', `${enemy} guns lost, ${POINTS.gun} each`, guns, counted(guns / POINTS.gun, 'gun', 'guns')],
    ['14.2', `${enemy} leaders lost, ${POINTS.division} or ${POINTS.higher} each`, leaders, ''],
    ['14.3', 'Places held so far', places, ''],
  ] as const;
  return lost.map(([cite, text, points, reason]) => ({
    ...line(group, cite, text, pointsInWords(points), points > 0),
    ...(reason !== '' && points > 0 && { reason }),
  }));
}

/** While the game goes on: what the places would add if it ended now. */
function endLine(field: Field, side: Side, held: readonly Side[]): Note {
  const points = endValues(field, held)[side];
  return line(
    SIDE_NAMES[side],
    '14.3',
    'Places at the end, as they are held now',
    pointsInWords(points),
    points > 0,
  );
}

function totalLines(field: Field, side: Side, total: Rational): readonly Note[] {
  const factor = factorOf(field, side);
  const group = SIDE_NAMES[side];
  const times = line(group, '14.4, 22.1', 'Factor of the scenario', `× ${toNumber(factor)}`, true);
  const sum = line(group, '14.4', 'Total', pointsInWords(toNumber(total)), true);
  return factor.n === factor.d ? [sum] : [times, sum];
}

function goalLine(goal: Goal, holder: Side): Note {
  const { name, square, turn, end, only } = goal;
  const text = `${name} (${square}): ${turn} a turn, ${figures(end)} at the end`;
  const note = line(
    'Places',
    only === null ? '14.3' : '14.3, 21.15.1',
    text,
    SIDE_NAMES[holder],
    countsFor(goal, holder),
  );
  return only === null ? note : { ...note, reason: `counts for the ${SIDE_NAMES[only]} only` };
}

/** "1.549", as exactly as three places are. */
const ratioWords = (larger: Rational, smaller: Rational): string =>
  compare(smaller, ZERO) === 0 ? 'all against nothing' : toNumber(divide(larger, smaller)).toFixed(3);

function ratioLine(totals: Totals, words: string): Note {
  const leads = leaderBy(totals);
  const ratio = leads === null ? '1.000' : ratioWords(totals[leads], totals[otherSide(leads)]);
  return {
    ...line('Result', '14.4, 21.15.2', 'The larger total by the smaller', ratio, true),
    reason: words,
  };
}

function sideLines(
  field: Field,
  state: PlayState,
  side: Side,
  known: Knowledge,
  total: Rational,
): readonly Note[] {
  const end = state.stage.at === 'game-over' ? [] : [endLine(field, side, known.held)];
  return [...lossLines(side, known.score[side]), ...end, ...totalLines(field, side, total)];
}

export function scoreLines(field: Field, state: PlayState, seat: Side | null): readonly Note[] {
  const known = knownTo(field, state, seat);
  const totals = totalsOf(field, state, known);
  return [
    ...SIDES.flatMap((side) => sideLines(field, state, side, known, totals[side])),
    ...field.goals.map((goal, i) => goalLine(goal, known.held[i]!)),
    ratioLine(totals, judgementWords(judgementFor(field, state, known))),
  ];
}

/** How it would end now, or has ended, in one line. */
export function verdictFor(field: Field, state: PlayState, seat: Side | null): string {
  const known = knownTo(field, state, seat);
  const totals = totalsOf(field, state, known);
  const [union, confederate] = SIDES.map((side) => figures(toNumber(totals[side])));
  return `${judgementWords(judgementFor(field, state, known))}, Union ${union} to Confederate ${confederate}`;
}
