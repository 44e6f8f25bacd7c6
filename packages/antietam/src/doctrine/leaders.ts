/** Leaders ride to the middle of their men, and away from units that have run. */
import { asSentence } from '@longroll/kernel';
import { rangeOf } from '../field/ground.ts';
import { NOBODY } from '../field/state.ts';
import { isOfCommand, leaderSquare } from '../play/command/chain.ts';
import { MACHINE } from '../play/sequence/sequence.ts';
import type { ActionOf } from '../play/state/action.ts';
import type { In } from '../play/state/stage.ts';
import { isRouted, unitName } from '../play/state/standing.ts';
import type { Look } from './look.ts';
import type { Weighed } from './reasons.ts';
import { WEIGHTS } from './weights.ts';

type Commanding = Look<In<'command'>>;

function rideOf({ field, view }: Commanding, leader: number): Weighed | null {
  const piece = field.leaders[leader]!;
  const here = leaderSquare(view, leader);
  if (here < 0 || view.leaders[leader]!.moved) return null;
  const his = field.own[piece.side].filter(
    (unit) =>
      view.units[unit]!.square >= 0 && view.units[unit]!.active && isOfCommand(piece, field.units[unit]!),
  );
  if (his.length < 2) return null;
  const { map } = field.ground;
  const away = (square: number): number =>
    his.reduce((sum, unit) => sum + rangeOf(map, view.units[unit]!.square, square), 0) / his.length;
  const shame = (unit: number): number => (isRouted(view.units[unit]!) ? 4 : 0);
  const cost = (unit: number): number => away(view.units[unit]!.square) + shame(unit);
  const now = cost(view.leaders[leader]!.unit);
  let best: Weighed | null = null;
  for (const unit of his) {
    const value = now - cost(unit);
    if (value < WEIGHTS.ride || (best && value <= best.value)) continue;
    const action: ActionOf<'attach'> = { do: 'attach', leader: piece.id, unit: field.units[unit]!.id };
    if (MACHINE.bar(field, view, action) !== null) continue;
    best = {
      action,
      value,
      reason: asSentence(`${piece.name} rides to ${unitName(field, unit)}, nearer to his men`),
    };
  }
  return best;
}

export function commandAnswers(look: Commanding): readonly Weighed[] {
  const { field, view, side } = look;
  const done: Weighed = {
    action: { do: 'done' },
    value: 0,
    reason: 'The leaders are where they are wanted.',
  };
  if (view.leaders.every(({ unit }) => unit === NOBODY)) return [done];
  const rides = field.leaders.flatMap(({ side: of }, leader) => {
    const ride = of === side ? rideOf(look, leader) : null;
    return ride ? [ride] : [];
  });
  return [...rides.sort((a, b) => b.value - a.value), done];
}
