/** Releases (21.11.3, 22.2): with commitment as in history formations become active on their turn, or by a check. */
import { apart, inWords, type Umpire } from '@longroll/kernel';
import { corpsWords } from '../../counters/words.ts';
import type { Field } from '../../field/field.ts';
import { arrival } from '../../procedures/arrival.ts';
import type { In, PlayState } from '../state/stage.ts';
import { isOnMap, rulesOf, sideOf, withUnit } from '../state/standing.ts';
import { eyesFor, say } from '../told/telling.ts';
import { afterReleases } from '../turn/frame.ts';

const CERTAIN = 100;
const HISTORICAL = 'historical';

const activated = (state: PlayState, units: readonly number[]): PlayState =>
  units.reduce((now, i) => withUnit(now, i, { active: true }), state);

/** Those of a formation are told by their divisions. */
function tellRelease(field: Field, state: PlayState, units: readonly number[], u: Umpire): void {
  for (const corps of new Set(units.map((i) => field.units[i]!.corps))) {
    const own = units.filter((i) => field.units[i]!.corps === corps);
    const divisions = inWords([...new Set(own.map((i) => field.units[i]!.division))]);
    say(u, state, '22.2', `${corpsWords(corps)} is released: ${divisions}.`, [sideOf(field, own[0]!)]);
  }
}

/** Held back, and due by now. */
const dueFor = (field: Field, state: PlayState): readonly number[] =>
  state.units.flatMap((unit, i) =>
    isOnMap(unit) && !unit.active && field.units[i]!.release <= state.turn ? [i] : [],
  );

/** One check for all of a corps that wait for it (13.5). */
function isReleased(field: Field, state: PlayState, corps: readonly number[], u: Umpire): boolean {
  const { corps: name, releasePercent, side } = field.units[corps[0]!]!;
  const { turn } = arrival({
    ...{ scheduledTurn: state.turn, throughTurn: state.turn, variable: false },
    ...{ percentPerTurn: releasePercent, houseRules: rulesOf(state) },
  })(apart(u, corpsWords(name), eyesFor(state, [side])));
  if (turn === null) say(u, state, '13.5', `${corpsWords(name)} is still held back.`, [side]);
  return turn !== null;
}

function byCheck(field: Field, state: PlayState, u: Umpire): readonly number[] {
  const waiting = dueFor(field, state).filter((i) => field.units[i]!.releasePercent < CERTAIN);
  const corps = [...new Set(waiting.map((i) => field.units[i]!.corps))];
  return corps.flatMap((name) => {
    const own = waiting.filter((i) => field.units[i]!.corps === name);
    return isReleased(field, state, own, u) ? own : [];
  });
}

export function release(field: Field, state: In<'releases'>, u: Umpire): PlayState {
  if (state.options.commitment !== HISTORICAL) return afterReleases(state);
  const byTurn = dueFor(field, state).filter((i) => field.units[i]!.releasePercent === CERTAIN);
  const released = [...byTurn, ...byCheck(field, state, u)].sort((a, b) => a - b);
  tellRelease(field, state, released, u);
  return afterReleases(activated(state, released));
}
