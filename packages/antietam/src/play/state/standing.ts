/** What is asked of a state again and again: its readings, its picture, its units by place and by id, its leaders. */
import { keptBy } from '@longroll/kernel';
import type { Field, UnitPiece } from '../../field/field.ts';
import { rangeOf } from '../../field/ground.ts';
import { type KnownTo, type Situation, situationOf } from '../../field/situation.ts';
import { type LeaderState, NOBODY, type UnitState } from '../../field/state.ts';
import { otherSide, type Side } from '../../model/vocabulary.ts';
import { type FieldRules, OUR_FIELD_RULES } from '../../rulings/index.ts';
import type { PlayState } from './stage.ts';

const settledRules = keptBy(
  (houseRules: Partial<FieldRules>): FieldRules => ({
    ...OUR_FIELD_RULES,
    ...houseRules,
  }),
);

/** The readings that a game is played by. */
export const rulesOf = ({ houseRules }: Pick<PlayState, 'houseRules'>): FieldRules =>
  settledRules(houseRules);

export const isBasic = ({ options }: Pick<PlayState, 'options'>): boolean => options.level === 'basic';
export const isHidden = ({ options }: Pick<PlayState, 'options'>): boolean => options.hidden;

const ALL: KnownTo = { union: null, confederate: null };

/** As it is: what happens without a decision goes by what is there, seen or not. */
export const situationIn = (field: Field, state: Pick<PlayState, 'units'>): Situation =>
  situationOf(field, state.units, ALL);

/** As both sides know it: zones are those of enemies that are seen (21.4.1). */
export const knownSituation = (field: Field, state: PlayState): Situation =>
  isHidden(state)
    ? situationOf(field, state.units, {
        union: state.sight.union.seen,
        confederate: state.sight.confederate.seen,
      })
    : situationIn(field, state);

/** Whether a side knows where an enemy unit is. */
export const isKnown = (state: PlayState, side: Side, enemy: number): boolean =>
  !isHidden(state) || state.sight[side].seen.includes(enemy);

/** Enemies that a side knows, in list order: those that it sees, or all. */
export const knownEnemies = (field: Field, state: PlayState, side: Side): readonly number[] =>
  isHidden(state) ? state.sight[side].seen : field.own[otherSide(side)];

/** Known enemies in a square. */
export const knownEnemiesIn = (
  field: Field,
  state: PlayState,
  side: Side,
  square: number,
): readonly number[] =>
  knownEnemies(field, state, side).filter((enemy) => state.units[enemy]!.square === square);

export const isOnMap = ({ square }: Pick<UnitState, 'square'>): boolean => square >= 0;
export const isRouted = ({ mode }: Pick<UnitState, 'mode'>): boolean => mode === 'routed';

export const sideOf = ({ units }: Field, unit: number): Side => units[unit]!.side;
export const unitName = ({ units }: Field, unit: number): string => units[unit]!.name;
export const squareId = ({ ground }: Field, square: number): string => ground.map.ids[square]!;
/** -1 if there is none of the id. */
export const unitNamed = ({ unitsById }: Field, id: string): number => unitsById.get(id) ?? NOBODY;
export const leaderNamed = ({ leadersById }: Field, id: string): number => leadersById.get(id) ?? NOBODY;
export const squareNamed = ({ ground }: Field, id: string): number => ground.map.cells.get(id) ?? NOBODY;

export const gunsLeft = ({ guns }: UnitPiece, { lostGuns }: UnitState): number => guns - lostGuns;

/** The leader who rides with a unit, by his place; -1 if there is none. */
export function leaderWith({ leaders }: Pick<PlayState, 'leaders'>, unit: number): number {
  for (let i = 0; i < leaders.length; i++) if (leaders[i]!.unit === unit) return i;
  return NOBODY;
}

/** His factor on fire and melee of his unit (12.1): that of a replacement is 1 (21.12.4); without one it is 1 too. */
export function leaderFactor(field: Field, state: PlayState, unit: number): number {
  const leader = isBasic(state) ? NOBODY : leaderWith(state, unit);
  if (leader === NOBODY || state.leaders[leader]!.replacement) return 1;
  return field.leaders[leader]!.factor;
}

/** The same state with another record of a unit. */
export const withUnit = <S extends Pick<PlayState, 'units'>>(
  state: S,
  unit: number,
  part: Partial<UnitState>,
): S => ({
  ...state,
  units: state.units.with(unit, { ...state.units[unit]!, ...part }),
});

export const withLeader = <S extends Pick<PlayState, 'leaders'>>(
  state: S,
  leader: number,
  part: Partial<LeaderState>,
): S => ({
  ...state,
  leaders: state.leaders.with(leader, { ...state.leaders[leader]!, ...part }),
});

/** Range between two units on the map (4.1.2). */
export const rangeBetween = ({ ground }: Field, { units }: PlayState, a: number, b: number): number =>
  rangeOf(ground.map, units[a]!.square, units[b]!.square);

/** Whether a square has room for one more (5.5). */
export function hasRoom(field: Field, state: PlayState, square: number, men: number): boolean {
  const { stackUnits, stackMen } = rulesOf(state);
  const situation = situationIn(field, state);
  return situation.count(square) < stackUnits && situation.men(square) + men <= stackMen;
}
