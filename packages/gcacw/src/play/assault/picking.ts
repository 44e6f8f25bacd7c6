/** Units picked one after another from those that are named, up to a number (14.2, 14.9a). */
import { type Bar, bar, bare, type Told } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { DONE, type Picking, TAKES_PART } from '../../procedures/assault.ts';
import { type DeedOn, SILENT, withUnit } from '../state/flow.ts';
import { type In, type PlayState, to } from '../state/stage.ts';
import { rulesOf, unitsOf } from '../state/standing.ts';

type Picks = In<'assault-pick' | 'grand-pick'>;

const notNamed = (cite: string): Bar => bar('not-named', cite, 'It is not among those that were named.');
const pickedAlready = (cite: string): Bar => bar('picked', cite, 'It is picked already.');
const ONE_AT_LEAST = bar('nobody-picked', '14.2', 'One unit at least takes part.');

/** The stage as the procedure of an assault has it: the same choice, made on the map. */
function pickingIn(field: Field, state: Picks, least: 0 | 1): Picking {
  const { pick, side } = state.stage;
  const picked = pick.picked.map((unit) => pick.from.indexOf(unit));
  const named = unitsOf(field, state, pick.from);
  return { side, named, most: pick.most, picked, least, rules: rulesOf(state) };
}

const left = (field: Field, state: Picks, least: 0 | 1): readonly number[] =>
  TAKES_PART.options(pickingIn(field, state, least)).flatMap((option) =>
    option === DONE ? [] : [state.stage.pick.from[option]!],
  );

function pickBar({ stage }: Picks, unit: number): Bar | null {
  const cite = stage.at === 'grand-pick' ? '14.9a' : '14.2';
  if (stage.pick.picked.includes(unit)) return pickedAlready(cite);
  return stage.pick.from.includes(unit) ? null : notNamed(cite);
}

interface Next<S extends Picks> {
  /** What follows when those are picked who will be. */
  readonly next: (field: Field, state: S, picked: readonly number[]) => PlayState;
}

export const picking = <S extends Picks>(
  deed: Next<S> & { readonly least: 0 | 1; readonly tell: (field: Field, unit: number) => Told },
): DeedOn<S, 'pick'> =>
  withUnit<S, 'pick'>('pick', {
    among: (field, state) => left(field, state, deed.least),
    bar: (_, state, unit) => pickBar(state, unit),
    play(field, state, unit) {
      const { pick } = state.stage;
      const at = pickingIn(field, state, deed.least);
      const after = TAKES_PART.take(at, pick.from.indexOf(unit), SILENT);
      const picked = after.picked.map((place) => pick.from[place]!);
      if (TAKES_PART.options(after).length === 0) return deed.next(field, state, picked);
      return to(state, { ...state.stage, pick: { ...pick, picked } });
    },
    tell: (field, _, unit) => deed.tell(field, unit),
  });

export const nobodyElse = <S extends Picks>(
  deed: Next<S> & { readonly bar?: (state: Picks) => Bar | null; readonly tell: () => Told },
): DeedOn<S, 'done'> =>
  bare<Field, S, { readonly do: 'done' }, PlayState>(
    { do: 'done' },
    {
      bar: (_, state) => deed.bar?.(state) ?? null,
      play: (field, state) => deed.next(field, state, state.stage.pick.picked),
      tell: () => deed.tell(),
    },
  );

/** One at least takes part in an assault. */
export const takesPart = ({ stage }: Picks): Bar | null =>
  stage.pick.picked.length > 0 ? null : ONE_AT_LEAST;
