/** The count (17.19.2): every line of a side's points, by its source. */
import type { Note } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { GONE } from '../../field/state.ts';
import { otherSide, SIDE_NAMES, type Side } from '../../model/vocabulary.ts';
import type { PlayState } from '../state/stage.ts';
import { rulesOf } from '../state/standing.ts';

/** One source of points. */
export interface Source {
  readonly side: Side;
  readonly cite: string;
  readonly text: string;
  readonly points: number;
}

/** How often what the enemy loses counts for a side (18.4). */
const timesFor = ({ scenario }: Field, side: Side): number => scenario.lossesCount?.[side] ?? 1;
/** Losses, and the sheet where it counts them more than once. */
const lossCite = (times: number): string => (times === 1 ? '13.2' : '13.2, 18.4');
const timesWords = (times: number): string => (times === 1 ? '' : `, counted ${times} times`);

/** Enemy units reduced, and destroyed instead. */
function unitSources(field: Field, state: PlayState, side: Side): readonly Source[] {
  const { pointsReduced, pointsDestroyed } = rulesOf(state);
  const times = timesFor(field, side);
  const [often, cite] = [timesWords(times), lossCite(times)];
  const enemies = field.own[otherSide(side)];
  const gone = enemies.filter((unit) => state.units[unit]!.hex === GONE).length;
  const reduced = enemies.filter(
    (unit) => state.units[unit]!.hex !== GONE && state.units[unit]!.reduced,
  ).length;
  return [
    {
      side,
      cite,
      text: `Enemy units destroyed: ${gone}${often}`,
      points: gone * pointsDestroyed * times,
    },
    {
      side,
      cite,
      text: `Enemy units reduced: ${reduced}${often}`,
      points: reduced * pointsReduced * times,
    },
  ];
}

function leaderSource(field: Field, state: PlayState, side: Side): Source {
  const { pointsLeader, pointsArmyLeader } = rulesOf(state);
  const points = field.ownLeaders[otherSide(side)].reduce((sum, leader) => {
    const worth = field.leaders[leader]!.rank === 'army' ? pointsArmyLeader : pointsLeader;
    return sum + state.leaders[leader]!.lost * worth;
  }, 0);
  const times = timesFor(field, side);
  const text = `Enemy leaders lost or captured${timesWords(times)}`;
  return { side, cite: lossCite(times), text, points: points * times };
}

const goalSources = (field: Field, { control }: PlayState, side: Side): readonly Source[] =>
  field.goals.flatMap(({ objective }, i) => {
    const counts = control[i] === side && (objective.kind === 'place' || objective.to === side);
    return counts ? [{ side, cite: '18.4', text: `Holds ${objective.name}`, points: objective.points }] : [];
  });

/** What the sheet adds, and what players agreed on: above nought for the Confederates (18.4). */
function handicapOf({ scenario }: Field, state: PlayState, side: Side): number {
  const { handicap } = rulesOf(state);
  const agreed = side === 'confederate' ? Math.max(0, handicap) : Math.max(0, -handicap);
  return scenario.handicap[side] + agreed;
}

export function sourcesOf(field: Field, state: PlayState, side: Side): readonly Source[] {
  const all: readonly Source[] = [
    ...unitSources(field, state, side),
    leaderSource(field, state, side),
    ...goalSources(field, state, side),
    { side, cite: '18.3.2', text: 'Turns in which the gun line was kept', points: state.hold[side] },
    { side, cite: '18.4', text: 'Handicap', points: handicapOf(field, state, side) },
  ];
  return all.filter(({ points }) => points !== 0);
}

export const pointsOf = (field: Field, state: PlayState, side: Side): number =>
  sourcesOf(field, state, side).reduce((sum, { points }) => sum + points, 0);

export const scoreLines = (field: Field, state: PlayState): readonly Note[] =>
  (['union', 'confederate'] as const).flatMap((side) =>
    sourcesOf(field, state, side).map(({ cite, text, points }) => ({
      ...{ cite, text, value: points, applied: true },
      group: SIDE_NAMES[side],
    })),
  );
