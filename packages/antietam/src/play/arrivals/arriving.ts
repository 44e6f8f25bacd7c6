/** Reinforcements (13.1, 21.11): whoever is due enters in list order, or waits for the next turn. */
import { inWords, type Umpire } from '@longroll/kernel';
import type { Field, UnitPiece } from '../../field/field.ts';
import { modeAtStart } from '../../field/setup.ts';
import { NOBODY, WAITING } from '../../field/state.ts';
import { isArtillery, type Mode, otherSide, SIDES, type Side } from '../../model/vocabulary.ts';
import { holding } from '../state/entering.ts';
import type { In, PlayState } from '../state/stage.ts';
import { isBasic, isKnown, isOnMap, sideOf, squareId, unitName, withUnit } from '../state/standing.ts';
import { sayAsSeen } from '../told/asSeen.ts';
import { say } from '../told/telling.ts';
import { afterArrivals } from '../turn/frame.ts';
import { takeStock } from '../turn/takingStock.ts';
import { entrySquare } from './entries.ts';

/** The turn in which a unit is due, with its shift; 0 for one that was there from the start. */
export const dueTurn = ({ line, group }: UnitPiece, { shifts }: Pick<PlayState, 'shifts'>): number =>
  line.arrives === null ? 0 : line.arrives + shifts[group]!;

/** On the march, but for the basic game, which knows no modes (21.11.2). */
function marchingMode(piece: UnitPiece, state: PlayState): Mode {
  if (isBasic(state)) return modeAtStart(piece, true, state.options);
  if (isArtillery(piece.arm)) return 'limbered';
  return piece.arm === 'cavalry' ? 'mounted' : 'column';
}

function arrived(field: Field, state: PlayState, unit: number): PlayState {
  const square = entrySquare(field, state, unit);
  if (square === NOBODY) return state;
  const piece = field.units[unit]!;
  return withUnit(state, unit, {
    ...{ square, mode: marchingMode(piece, state), facing: piece.line.facing, fort: 0 },
    ...{ active: true, inCommand: true },
  });
}

const verb = (units: readonly number[], one: string, many: string): string =>
  units.length === 1 ? one : many;

function tellArrivals(field: Field, state: PlayState, side: Side, due: readonly number[], u: Umpire): void {
  const names = (units: readonly number[]): string => inWords(units.map((i) => unitName(field, i)));
  for (const entry of new Set(due.map((i) => field.units[i]!.cell))) {
    const at = due.filter((i) => field.units[i]!.cell === entry);
    const come = at.filter((i) => isOnMap(state.units[i]!));
    const wait = at.filter((i) => !isOnMap(state.units[i]!));
    const seen = come.filter((i) => isKnown(state, otherSide(side), i));
    const words = (units: readonly number[]): string =>
      units.length === 0
        ? ''
        : `${names(units)} ${verb(units, 'arrives', 'arrive')} at ${squareId(field, entry)}.`;
    sayAsSeen(u, state, '21.11.1', side, words(come), words(seen));
    if (wait.length > 0) {
      const finds = `${names(wait)} ${verb(wait, 'finds', 'find')} no room at ${squareId(field, entry)} and`;
      say(u, state, '21.11.1', `${finds} ${verb(wait, 'waits', 'wait')}.`, [side]);
    }
  }
}

export function arrive(field: Field, state: In<'arrivals'>, u: Umpire): PlayState {
  const due = field.units.flatMap((piece, i) =>
    state.units[i]!.square === WAITING && dueTurn(piece, state) <= state.turn ? [i] : [],
  );
  if (due.length === 0) return afterArrivals(state);
  let now = due.reduce<PlayState>((so, i) => arrived(field, so, i), state);
  now = takeStock(field, state.units, now, u);
  for (const i of due) now = holding(field, now, i);
  for (const side of SIDES)
    tellArrivals(
      field,
      now,
      side,
      due.filter((i) => sideOf(field, i) === side),
      u,
    );
  return afterArrivals(now);
}
