/** The action phase (4.3, 5.0): what the side with the word may begin. */
import { type Bar, bar, bare, offeredWords, type Told } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { assaultable, assaultBar, beginAssault } from '../assault/naming.ts';
import { beginMarch } from '../march/marching.ts';
import { marchBar } from '../movement/able.ts';
import { type DecisionIn, withLeader, withLeaderAt, withUnit, withUnitAt } from '../state/flow.ts';
import { endOfAction, type In, type PlayState } from '../state/stage.ts';
import { leaderName, leadersOfSide, unitName, unitsOfSide } from '../state/standing.ts';
import { ENDS, hexWords, MARCHES, ROLLS, stackIn, told } from '../state/words.ts';
import { isLastPass, pass } from '../turn/initiative.ts';
import { activateBar, beginActivation } from './activating.ts';
import { marchAsks } from './marchAsks.ts';
import { EMBARK, LAND, WRECK } from './operations.ts';
import { hasTrains, railBar, railWords, stationsFor, travelled } from './rail.ts';
import { afterJourney } from './riding.ts';
import { burnBar, burnt, entrenchBar, entrenched, worksNext } from './works.ts';

type Choosing = In<'choose-action'>;

const ownUnits = (field: Field, { stage }: Choosing): readonly number[] => unitsOfSide(field, stage.side);

/** An action of one unit that is over at once. */
const atOnce = (deed: {
  readonly bar: (field: Field, state: PlayState, unit: number) => Bar | null;
  readonly does: (field: Field, state: PlayState, unit: number) => PlayState;
  readonly tell: (field: Field, state: Choosing, unit: number) => Told;
}) => ({
  among: ownUnits,
  bar: (field: Field, state: Choosing, unit: number) => deed.bar(field, state, unit),
  play: (field: Field, state: Choosing, unit: number) =>
    endOfAction(deed.does(field, state, unit), state.stage.phase),
  tell: deed.tell,
});

const WORDS = {
  march: 'march a unit',
  activate: 'activate a leader',
  assault: 'assault',
  entrench: 'dig in',
  rail: 'move by rail',
  burn: 'burn a station',
  wreck: 'wreck a crossing',
  embark: 'go by river',
  pass: 'pass',
} as const;

export const CHOOSE_ACTION: DecisionIn<'choose-action'> = {
  rule: bar(
    'choose-action',
    '5.0',
    'An action is chosen: march, activate a leader, assault, dig in, burn a station, or pass.',
  ),
  prompt: (field, state) => `${offeredWords(CHOOSE_ACTION, WORDS, field, state)}.`,
  deeds: {
    activate: withLeader<Choosing, 'activate'>('activate', {
      among: (field, { stage }) => leadersOfSide(field, stage.side),
      bar: activateBar,
      play: (_, state, leader) => beginActivation(state, state.stage.phase, leader),
      tell: (field, _, leader) =>
        told('Activate a leader', '5.3', `${leaderName(field, leader)} is activated`),
    }),
    march: withUnit<Choosing, 'march'>('march', {
      among: ownUnits,
      bar: marchBar,
      play: (_, state, unit) => beginMarch(state, state.stage.phase, unit, null),
      tell: (field, state, unit) =>
        told('March', '5.2', `${unitName(field, unit)} marches`, {
          ...ROLLS,
          ...MARCHES,
          asks: marchAsks(field, state, unit, false),
        }),
    }),
    entrench: withUnit(
      'entrench',
      atOnce({
        bar: entrenchBar,
        does: entrenched,
        tell: (field, state, unit) => {
          const works = worksNext(field, state, unit) ?? 'abatis';
          return told('Entrench', '5.6', `${unitName(field, unit)} digs in: ${works}`);
        },
      }),
    ),
    burn: withUnit(
      'burn',
      atOnce({
        bar: burnBar,
        does: burnt,
        tell: (field, state, unit) =>
          state.campaign
            ? told('Burn a station', '5.7, 19.4.8', `${unitName(field, unit)} burns the station`)
            : told(
                'Burn a station',
                '5.7, 5.7c',
                `${unitName(field, unit)} burns the station; it scores nothing in a Basic scenario`,
              ),
      }),
    ),
    rail: withUnitAt<Choosing, 'rail'>('rail', {
      among: (field, state) =>
        hasTrains(state)
          ? ownUnits(field, state).flatMap((unit) =>
              stationsFor(field, state, unit).map((hex) => [unit, hex] as const),
            )
          : [],
      bar: railBar,
      play: (field, state, unit, hex, u) => {
        const journey = { unit, from: state.units[unit]!.hex };
        return afterJourney(field, travelled(field, state, unit, hex, u), journey, state.stage.phase);
      },
      tell: (field, state, unit, hex) => {
        const price = railWords(field, state, unit, hex);
        const words = `${unitName(field, unit)} by rail to ${hexWords(field, hex)}: ${price}`;
        return told('Rail movement', state.campaign ? '19.4.8' : '16.2', words);
      },
    }),
    assault: withLeaderAt<Choosing, 'assault'>('assault', {
      among: (field, state) =>
        leadersOfSide(field, state.stage.side).flatMap((leader) =>
          assaultable(field, state, leader).map((hex) => [leader, hex] as const),
        ),
      bar: assaultBar,
      play: (_, state, leader, hex) => beginAssault(state, state.stage.phase, leader, hex),
      tell: (field, state, leader, hex) => {
        const whom = `${stackIn(field, state, hex)} in ${hexWords(field, hex)}`;
        return told('Assault', '14.1', `${leaderName(field, leader)} assaults ${whom}`);
      },
    }),
    wreck: WRECK,
    embark: EMBARK,
    land: LAND,
    pass: bare(
      { do: 'pass' },
      {
        play: pass,
        tell: (field, state) => {
          const last = isLastPass(field, state);
          return told('Pass', last ? '4.4' : '4.3', last ? 'Pass, and end the turn' : 'Pass', {
            ...ROLLS,
            ...ENDS,
          });
        },
      },
    ),
  },
};
