/** Operations (21.4): every order that the phasing side may give, unit by unit. */
import { bar, bare, type Decision, type Deed, type Told } from '@longroll/kernel';
import { directionNumbered, directionWords } from '../../field/arc.ts';
import type { Field } from '../../field/field.ts';
import { expectedLoss, fireAsked, meleeAsked } from '../combat/shooting.ts';
import { fireCost } from '../plots/plotting.ts';
import type { Action, ActionOf } from '../state/action.ts';
import type { PlayState } from '../state/stage.ts';
import { squareNamed, unitName } from '../state/standing.ts';
import { MODE_WORDS, squareWords, stackIn, told, unitPieceId } from '../state/words.ts';
import { endBar, ended } from './ending.ts';
import { fortified, fortifyBar, fortifyCost, modeBar, modeChanged, modeCost, modesFor } from './modes.ts';
import { type Operating, type UnitAction, unitIn } from './ordered.ts';
import {
  firePlotDeedBar,
  firePlotsOf,
  firePlotted,
  meleeCost,
  meleePlotBar,
  meleePlots,
  meleePlotted,
  orderBar,
  orderSet,
  unplotBar,
  unplotted,
} from './plotted.ts';
import { priceOfStep, squareBeyond, stepBar, stepped, stepsOf } from './stepping.ts';
import { faceBar, faced, facesOf, faceWords } from './turning.ts';

type DeedOf<A extends Action> = Deed<Field, Operating, A, PlayState>;

const pieces = (field: Field, { stage }: Operating): readonly number[] => field.own[stage.side];

/** Orders that the other side does not see given. */
const SEALED = { sealed: true } as const;

const pointsWords = (n: number): string => (n === 1 ? '1 point' : `${n} points`);

/** A deed of a unit, listed unit by unit. */
const ofUnit = <A extends UnitAction>(deed: {
  readonly of: (field: Field, state: Operating, unit: number) => readonly A[];
  readonly bar: DeedOf<A>['bar'];
  readonly play: (field: Field, state: Operating, action: A) => PlayState;
  readonly tell: (field: Field, state: Operating, action: A, unit: number) => Told;
}): DeedOf<A> => ({
  candidates: (field, state) => pieces(field, state).flatMap((unit) => deed.of(field, state, unit)),
  candidatesOf: deed.of,
  bar: deed.bar,
  play: deed.play,
  tell: (field, state, action) => {
    const unit = unitIn(field, action);
    return { piece: unitPieceId(field, unit), ...deed.tell(field, state, action, unit) };
  },
});

function tellStep(
  field: Field,
  state: Operating,
  { direction, force }: ActionOf<'step'>,
  unit: number,
): Told {
  const { square, op } = state.units[unit]!;
  const to = directionNumbered(direction);
  const cell = squareBeyond(field, square, to);
  const { cost } = priceOfStep(field, state, unit, to);
  const by = force ? `, ${pointsWords(cost - op)} of them forced` : '';
  const where = cell < 0 ? 'off the map' : squareWords(field, cell);
  const text = `${unitName(field, unit)} steps ${directionWords(to)} to ${where}: ${pointsWords(cost)}${by}`;
  return told('March', force ? '5.4, 21.4.1' : '5.2, 21.4.1', text, cell < 0 ? {} : { cell });
}

const about = (loss: number): string => (loss < 10 ? loss.toFixed(1) : String(Math.round(loss)));

function tellFire(field: Field, state: Operating, action: ActionOf<'plot-fire'>, unit: number): Told {
  const cell = squareNamed(field, action.square);
  if (cell < 0 || state.units[unit]!.square < 0)
    return told('Fire', '6.1', `${unitName(field, unit)} fires`, SEALED);
  const whom = stackIn(field, state, cell);
  const loss = expectedLoss(field, state, unit, cell);
  const target =
    whom === 'nobody'
      ? `where an enemy was last seen, ${squareWords(field, cell)}`
      : `${whom} in ${squareWords(field, cell)}`;
  const text = `${unitName(field, unit)} fires on ${target}: about ${about(loss)} men, ${pointsWords(fireCost(field, state, unit))}`;
  const asked = fireAsked(field, state, unit, cell);
  const asks = asked ? { asks: asked } : {};
  return told('Fire', '6.1, 21.5.1', text, { ...SEALED, cell, mark: `about ${about(loss)}`, ...asks });
}

function tellMelee(field: Field, state: Operating, _: ActionOf<'plot-melee'>, unit: number): Told {
  const { plot } = state.units[unit]!;
  if (plot === null) return told('Charge', '6.3', `${unitName(field, unit)} charges`, SEALED);
  const whom = `${stackIn(field, state, plot.square)} in ${squareWords(field, plot.square)}`;
  const asked = meleeAsked(field, state, unit);
  const text = `${unitName(field, unit)} charges ${whom} after its fire: ${pointsWords(meleeCost(field, state, unit))}`;
  return told('Charge', '6.3, 21.5.2', text, {
    ...SEALED,
    cell: plot.square,
    ...(asked ? { asks: asked } : {}),
  });
}

function tellUnplot(field: Field, state: Operating, _: ActionOf<'unplot'>, unit: number): Told {
  const { plot } = state.units[unit]!;
  const back = plot && plot.paid > 0 ? `, ${pointsWords(plot.paid)} come back` : '';
  return told('Plots', '21.4.5', `${unitName(field, unit)} takes back its plot${back}`, SEALED);
}

const ORDER_WORDS = {
  'hold-fire': { true: 'holds its fire in defence', false: 'fires in defence again' },
  'melee-advance': { true: 'follows up a melee that it wins', false: 'stays where it is after a melee' },
} as const;

const standing = <D extends 'hold-fire' | 'melee-advance'>(word: D) =>
  ofUnit<ActionOf<D>>({
    of: (field, _, unit) =>
      [true, false].map((on) => ({
        do: word,
        unit: field.units[unit]!.id,
        on,
      })) as unknown as readonly ActionOf<D>[],
    bar: orderBar as DeedOf<ActionOf<D>>['bar'],
    play: (field, state, action) => orderSet(field, state, action as ActionOf<'hold-fire' | 'melee-advance'>),
    tell: (field, _, { on }: { readonly on: boolean }, unit) =>
      told('Standing orders', '21.4.6', `${unitName(field, unit)} ${ORDER_WORDS[word][`${on}`]}`, SEALED),
  });

export const OPERATIONS: Decision<Field, Operating, Action, PlayState> = {
  rule: bar(
    'operations',
    '21.4',
    'Orders are given to units: march, turn, change mode, dig, plot fire and charges; then operations end.',
  ),
  byPiece: {
    pieces,
    own: (_, { units }, unit) => units[unit]!,
    shared: (_, { stage, sight, houseRules }) => [stage.phase, sight[stage.side], houseRules],
  },
  prompt: (field, state) => {
    const left = pieces(field, state).filter((unit) => {
      const { square, active, op, plot } = state.units[unit]!;
      return square >= 0 && active && op >= 2 && (plot === null || plot.paid === 0);
    }).length;
    const words = left === 1 ? '1 unit has points left' : `${left} units have points left`;
    return left === 0
      ? 'no unit has points left: end operations, and the combat is fought.'
      : `march, plot fire and charges; ${words}.`;
  },
  deeds: {
    step: ofUnit<ActionOf<'step'>>({ of: stepsOf, bar: stepBar, play: stepped, tell: tellStep }),
    face: ofUnit<ActionOf<'face'>>({
      of: facesOf,
      bar: faceBar,
      play: faced,
      tell: (field, _, action, unit) =>
        told('Front', '4.2, 21.4.2', `${unitName(field, unit)} turns to the ${faceWords(action)}`),
    }),
    mode: ofUnit<ActionOf<'mode'>>({
      of: modesFor,
      bar: modeBar,
      play: modeChanged,
      tell: (field, state, { mode }, unit) =>
        told(
          'Mode',
          '5.3, 21.4.3',
          `${unitName(field, unit)} ${MODE_WORDS[mode]}: ${pointsWords(modeCost(field, state, unit, mode))}`,
        ),
    }),
    fortify: ofUnit<ActionOf<'fortify'>>({
      of: (field, _, unit) => [{ do: 'fortify', unit: field.units[unit]!.id }],
      bar: fortifyBar,
      play: fortified,
      tell: (field, state, _, unit) =>
        told(
          'Works',
          '5.2.12, 21.4.4',
          `${unitName(field, unit)} digs in, to level ${state.units[unit]!.fort + 1}: ${pointsWords(fortifyCost(field, state, unit))}, 20 fatigue`,
        ),
    }),
    'plot-fire': ofUnit<ActionOf<'plot-fire'>>({
      of: firePlotsOf,
      bar: firePlotDeedBar,
      play: firePlotted,
      tell: tellFire,
    }),
    unplot: ofUnit<ActionOf<'unplot'>>({
      of: (field, _, unit) => [{ do: 'unplot', unit: field.units[unit]!.id }],
      bar: unplotBar,
      play: unplotted,
      tell: tellUnplot,
    }),
    'hold-fire': standing('hold-fire'),
    'melee-advance': standing('melee-advance'),
    // How many charge one square depends on the others, so these are not listed unit by unit.
    'plot-melee': {
      candidates: meleePlots,
      bar: meleePlotBar,
      play: meleePlotted,
      tell: (field, state, action) => {
        const unit = unitIn(field, action);
        return { piece: unitPieceId(field, unit), ...tellMelee(field, state, action, unit) };
      },
    },
    'end-operations': bare<Field, Operating, ActionOf<'end-operations'>, PlayState>(
      { do: 'end-operations' },
      {
        bar: endBar,
        play: ended,
        tell: () =>
          told('End', '21.4.7', 'End operations: the combat is fought', { ends: true, rolls: true }),
      },
    ),
  },
};
