/** The fire stage (21.6): all shots read the state from before the first; what they cost falls together. */
import { apart, type Note, type Umpire, under } from '@longroll/kernel';
import { bearingTo } from '../../field/arc.ts';
import type { Field } from '../../field/field.ts';
import type { UnitState } from '../../field/state.ts';
import { otherSide, type Side } from '../../model/vocabulary.ts';
import { lossDrawn } from '../../procedures/casualties.ts';
import { addLosses, withinPresent } from '../../procedures/shot.ts';
import { fireCost } from '../plots/plotting.ts';
import { type In, type Loss, type PlayState, to } from '../state/stage.ts';
import { isBasic, isHidden, unitName } from '../state/standing.ts';
import { heardWords, type ShotWords, shotSentence, unseenSentence } from '../told/combatWords.ts';
import { whereWords } from '../told/places.ts';
import { sayTo } from '../told/telling.ts';
import { attackersAims, defendersAims, isMade } from './aiming.ts';
import { aware, eyesOf, isWitness, tellEach } from './aware.ts';
import { isOutsideArc, laneFort } from './records.ts';
import { type Aim, shotOf } from './shooting.ts';

/** A combat stage as it was and as both sides see it when it is over. */
interface Around {
  readonly before: PlayState;
  readonly after: PlayState;
}

/** What has fallen on the units of a square by now. */
interface Hits {
  readonly units: readonly number[];
  readonly lost: readonly number[];
  /** A shot from the flank took at least one man (21.6.4). */
  readonly flanked: readonly boolean[];
}

const isFlankShot = (field: Field, state: PlayState, { unit }: Aim, target: number): boolean =>
  isOutsideArc(field, state, state.units[target]!, state.units[unit]!.square);

/** Ammunition, and points of those who fire unbidden (21.6.2); all who fired are seen from farther away (4.4.1). */
function havingFired(field: Field, state: PlayState, aims: readonly Aim[]): PlayState {
  const units: UnitState[] = [...state.units];
  for (const { unit, defending } of aims) {
    const { ammo, op } = units[unit]!;
    const cost = defending ? Math.min(fireCost(field, state, unit), op) : 0;
    units[unit] = {
      ...units[unit]!,
      ammo: isBasic(state) ? ammo : ammo - 1,
      op: op - cost,
      firedThisTurn: true,
      idle: false,
    };
  }
  return { ...state, units };
}

/** Plots that come to nothing are told to nobody but their owner (21.5). */
function tellSilent(field: Field, { unit, square, targets }: Aim, u: Umpire): void {
  const name = unitName(field, unit);
  const { side } = field.units[unit]!;
  const text =
    targets.length === 0
      ? `${name} finds nobody to fire at ${whereWords(field, square)}.`
      : `${name} has no ammunition and does not fire.`;
  sayTo(u, targets.length === 0 ? '6.7' : '6.8', { [side]: text });
}

const knowsAll = ({ before, after }: Around, side: Side, units: readonly number[]): boolean =>
  units.every((unit) => isWitness(before, after, side, unit));

/** As a side tells it: who fired if it sees him, what fell of those whom it sees (21.13.5). */
function wordsFor(field: Field, around: Around, aim: Aim, fell: readonly number[], side: Side): string {
  const { before, after } = around;
  const { unit, square, targets } = aim;
  const { weapon } = field.units[unit]!;
  const from = before.units[unit]!.square;
  const isOwn = field.units[unit]!.side === side;
  const who =
    isOwn || isWitness(before, after, side, unit)
      ? `${unitName(field, unit)} fires`
      : heardWords(weapon, bearingTo(field.ground.map, square, from));
  const known = targets.map((target) => !isOwn || isWitness(before, after, side, target));
  const where = whereWords(field, square);
  if (!known.includes(true)) return unseenSentence(who, where);
  const words: ShotWords = {
    who,
    targets: targets.filter((_, i) => known[i]).map((target) => unitName(field, target)),
    flank: targets.every((target) => isFlankShot(field, before, aim, target)),
    where,
    fell: fell.reduce((sum, n, i) => (known[i] ? sum + n : sum), 0),
  };
  return shotSentence(words);
}

/** Who does not see the firer knows only where it struck. */
function tellShot(field: Field, around: Around, aim: Aim, fell: readonly number[], u: Umpire): void {
  const { before, after } = around;
  const { side } = field.units[aim.unit]!;
  const cells = [before.units[aim.unit]!.square, aim.square];
  const isSeen = isWitness(before, after, otherSide(side), aim.unit);
  tellEach(
    ...([u, before, aim.defending ? '7.1.2' : '7.1.1'] as const),
    (hearer) => wordsFor(field, around, aim, fell, hearer),
    (hearer) => (hearer === side || isSeen || !isHidden(before) ? cells : [aim.square]),
  );
}

/** Where the lane counts for more than what was dug. */
function laneLines(field: Field, state: PlayState, aim: Aim): readonly Note[] {
  return aim.targets.flatMap((target): readonly Note[] => {
    const record = state.units[target]!;
    const cover = laneFort(field, state, record);
    if (cover <= record.fort || isFlankShot(field, state, aim, target)) return [];
    const text = `${unitName(field, target)} stands in the lane`;
    return [{ cite: '21.6.3', text, value: `level ${cover}`, applied: true, group: 'Fire' }];
  });
}

/**
 * One shot. Its account holds points and leader of the firer and the strength of its target: it is for the firer's side, and
 * only if that sees whom it hits.
 */
function shotDrawn(field: Field, around: Around, aim: Aim, u: Umpire): readonly number[] {
  const { before } = around;
  const { side } = field.units[aim.unit]!;
  const name = unitName(field, aim.unit);
  const own = apart(u, name, eyesOf(before, knowsAll(around, side, aim.targets) ? side : null));
  const shot = shotOf(field, before, aim);
  under(name, own).note(() => [...shot.lines(), ...laneLines(field, before, aim)]);
  return shot.share(lossDrawn(own, shot.casualties));
}

const NO_HITS = (units: readonly number[]): Hits => ({
  units,
  lost: units.map(() => 0),
  flanked: units.map(() => false),
});

function hitBy(field: Field, state: PlayState, aim: Aim, hits: Hits, shares: readonly number[]): Hits {
  return {
    units: hits.units,
    lost: addLosses(hits.lost, shares),
    flanked: hits.flanked.map(
      (was, i) => was || (shares[i]! > 0 && isFlankShot(field, state, aim, aim.targets[i]!)),
    ),
  };
}

/** Nobody loses more than he has; what is too much falls on the others of the square (7.4.1). */
const fallen = ({ units }: PlayState, hits: Hits): readonly number[] =>
  withinPresent(
    hits.lost,
    hits.units.map((unit) => units[unit]!),
  );

/** All shots in their order, and what each square has lost by them. */
function allShots(field: Field, around: Around, aims: readonly Aim[], u: Umpire): ReadonlyMap<number, Hits> {
  const { before } = around;
  const squares = new Map<number, Hits>();
  for (const aim of aims) {
    const was = squares.get(aim.square) ?? NO_HITS(aim.targets);
    const hits = hitBy(field, before, aim, was, shotDrawn(field, around, aim, u));
    squares.set(aim.square, hits);
    const [now, then] = [fallen(before, hits), fallen(before, was)];
    tellShot(
      field,
      around,
      aim,
      now.map((n, i) => n - then[i]!),
      u,
    );
  }
  return squares;
}

/** The attacker's in list order, then the defender's (21.7). */
export const inSettlingOrder = (field: Field, side: Side, losses: readonly Loss[]): readonly Loss[] =>
  losses.toSorted((a, b) => {
    const [first, second] = [field.units[a.unit]!.side === side, field.units[b.unit]!.side === side];
    return first === second ? a.unit - b.unit : Number(second) - Number(first);
  });

function lossesOf(state: PlayState, squares: ReadonlyMap<number, Hits>): readonly Loss[] {
  return [...squares].flatMap(([square, hits]) => {
    const lost = fallen(state, hits);
    return hits.units.flatMap((unit, i): readonly Loss[] => {
      const loss = { unit, square, lost: lost[i]!, before: state.units[unit]!.men };
      return lost[i]! > 0 ? [{ ...loss, flanked: hits.flanked[i]! }] : [];
    });
  });
}

export function fire(field: Field, state: In<'fire'>, u: Umpire): PlayState {
  const { side, set } = state.stage;
  const plotted = attackersAims(field, state);
  for (const aim of plotted) if (!isMade(field, state, aim)) tellSilent(field, aim, u);
  const aims = [...plotted.filter((aim) => isMade(field, state, aim)), ...defendersAims(field, state)];
  const after = aware(field, state, havingFired(field, state, aims), u);
  const squares = allShots(field, { before: state, after }, aims, u);
  const losses = inSettlingOrder(field, side, lossesOf(state, squares));
  const shots = aims.map(({ unit, square }) => ({
    ...{ unit, square },
    seen: isWitness(state, after, otherSide(field.units[unit]!.side), unit),
  }));
  return to({ ...after, shots }, { at: 'fire-settle', side, set, losses });
}
