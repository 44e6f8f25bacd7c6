/** Manpower in a Cycle (19.4.10, 7F): fixed returns, men who come back, the hungry, the sick. */
import { inWords, type Umpire } from '@longroll/kernel';
import { type Claimant, comingBack, isReturning, mayComeBack, sickened } from '../../campaign/manpower.ts';
import { goesHungry } from '../../campaign/supply.ts';
import { isHeldDown, isInfantry, type Standing, standing } from '../../campaign/theatre.ts';
import { garrison } from '../../campaign/works.ts';
import type { Field } from '../../field/field.ts';
import { SIDES, type Side } from '../../model/vocabulary.ts';
import { settleLeaders } from '../movement/leaders.ts';
import { campaignOf, change, changeRecord, rulesIn, tells, theatreIn } from '../state/campaign.ts';
import { changeUnit, writeUnit } from '../state/change.ts';
import { type In, type PlayState, to } from '../state/stage.ts';
import { unitName, unitOf } from '../state/standing.ts';

interface Claiming extends Claimant {
  readonly index: number;
}

const claimant = (state: PlayState, { index, unit, piece }: Standing): Claiming => {
  const { muster, lost, back } = campaignOf(state).records[index]!;
  return { index, name: piece.name, side: piece.side, manpower: unit.manpower, muster, lost, back };
};

/** A point more, booked as come back. */
function gains(
  state: PlayState,
  { index, side }: { readonly index: number; readonly side: Side },
): PlayState {
  const { cameBack } = campaignOf(state);
  const stronger = changeUnit(state, index, { manpower: state.units[index]!.manpower + 1 });
  return change(stronger, { cameBack: { ...cameBack, [side]: cameBack[side] + 1 } });
}

const fixed = (field: Field, state: PlayState): readonly Standing[] =>
  SIDES.flatMap((side) => standing(theatreIn(field, state), side)).filter(({ piece }) =>
    isReturning(state.turn, piece.name),
  );

const fixedReturns = (state: PlayState, returning: readonly Standing[]): PlayState =>
  returning.reduce((now, { index, piece }) => {
    const { muster } = campaignOf(now).records[index]!;
    return changeRecord(gains(now, { index, side: piece.side }), index, { muster: muster + 1 });
  }, state);

function unhindered(field: Field, state: PlayState): readonly Claiming[] {
  const theatre = theatreIn(field, state);
  const { besieged, records } = campaignOf(state);
  const inWorks = new Set(garrison(theatre).map(({ index }) => index));
  return SIDES.flatMap((side) => standing(theatre, side))
    .filter(({ index, unit, piece }) =>
      mayComeBack({
        onMap: true,
        inEnemyZone: isHeldDown(theatre, piece.side, unit.hex),
        demoralized: unit.demoralized > 0,
        besieged: besieged && inWorks.has(index),
        unsupplied: piece.side === 'union' && isInfantry(piece) && records[index]!.supply !== 'in',
      }),
    )
    .map((one) => claimant(state, one));
}

const pointBack = (state: PlayState, one: Claiming): PlayState =>
  changeRecord(gains(state, one), one.index, { back: one.back + 1 });

/** What hunger and sickness take scores nothing, like men who fall out on the march (19.4.10.3). */
const losesPoint = (field: Field, state: PlayState, index: number): PlayState => {
  const unit = unitOf(field, state, index);
  return writeUnit(field, state, index, { ...unit, manpower: unit.manpower - 1 }, 'strayed');
};

const hungry = (field: Field, state: PlayState): readonly number[] =>
  standing(theatreIn(field, state), 'union')
    .filter(({ index, unit, piece }) => {
      const { records } = campaignOf(state);
      return isInfantry(piece) && goesHungry(records[index]!, unit.manpower);
    })
    .map(({ index }) => index);

function sick(field: Field, state: PlayState): readonly number[] {
  const { besieged, track } = campaignOf(state);
  if (!besieged) return [];
  const men = garrison(theatreIn(field, state)).map((one) => claimant(state, one));
  const { sickManpower } = rulesIn(state);
  const one = sickened(men, track.siege, rulesIn(state));
  return one === null ? [] : Array.from({ length: Math.min(sickManpower, one.manpower) }, () => one.index);
}

export function adjustManpower(field: Field, state: In<'manpower'>, u: Umpire): PlayState {
  const returning = fixed(field, state);
  const returned = fixedReturns(state, returning);
  const back = comingBack(unhindered(field, returned), rulesIn(state));
  const restored = back.reduce(pointBack, returned);
  const starving = hungry(field, restored);
  const starved = starving.reduce((now, i) => losesPoint(field, now, i), restored);
  const sickly = sick(field, starved);
  const after = sickly.reduce((now, i) => losesPoint(field, now, i), starved);
  const names = (units: readonly number[]) => inWords([...new Set(units)].map((i) => unitName(field, i)));
  const lines: readonly (readonly [cite: string, words: string, units: readonly number[]])[] = [
    ['19.4.10.0', 'Absent men join', returning.map(({ index }) => index)],
    ['19.4.10', 'Men come back to', back.map(({ index }) => index)],
    ['19.4.10.3', 'Hunger takes men of', starving],
    ['19.4.10.3', 'Sickness takes men of', sickly],
  ];
  const known = lines
    .filter(([, , units]) => units.length > 0)
    .reduce((now, [cite, words, units]) => tells(now, u, cite, `${words} ${names(units)}.`), after);
  return to(settleLeaders(field, known), { at: 'relief', side: 'union' });
}
