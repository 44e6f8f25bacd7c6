/** Who joins Johnston, and which station is mended (19.4.8.3, 19.4.11.2, 7I): what the Confederates choose. */
import { type Bar, bar, bare } from '@longroll/kernel';
import { mendBar, mended } from '../../campaign/railroad.ts';
import { joinBar } from '../../campaign/relief.ts';
import type { Field } from '../../field/field.ts';
import { settleLeaders } from '../movement/leaders.ts';
import { campaignOf, controlledSet, rulesIn, standingOf, tells, theatreIn } from '../state/campaign.ts';
import { type DecisionIn, withHex, withUnit } from '../state/flow.ts';
import { type In, type PlayState, to } from '../state/stage.ts';
import { unitName, unitsOfSide } from '../state/standing.ts';
import { ENDS, hexWords, ROLLS, told } from '../state/words.ts';
import { obeys } from './laying.ts';
import { loringsJoin } from './reorganizing.ts';

type Reorganizing = In<'reorganize'>;

const NOT_YET = bar(
  'not-formed',
  '19.4.11.2',
  'The Army of Relief has not formed yet, or Vicksburg has fallen.',
);
const HIS = bar('joined', '19.4.11.2', 'It is off the map, or belongs to the Army of Relief already.');

function mayJoin(field: Field, state: PlayState, unit: number): Bar | null {
  const { reliefFormed, lay, fell } = campaignOf(state);
  if (!reliefFormed || fell !== null) return NOT_YET;
  const one = standingOf(field, state, unit);
  if (one.unit.hex < 0 || lay.unitArmies[unit] === 'AR') return HIS;
  return joinBar(theatreIn(field, state), one);
}

const MENDED = bar('mended', '19.4.8.3', 'One station is mended in a Cycle.');

const mayMend = (field: Field, state: PlayState, done: boolean, hex: number): Bar | null =>
  done
    ? MENDED
    : mendBar(theatreIn(field, state), state, hex, !controlledSet(state).has(hex), rulesIn(state));

const joining = (field: Field, state: PlayState): readonly number[] =>
  unitsOfSide(field, 'confederate').filter((unit) => mayJoin(field, state, unit) === null);
const mendable = (field: Field, state: PlayState, done: boolean): readonly number[] =>
  state.burnt.map(({ hex }) => hex).filter((hex) => mayMend(field, state, done, hex) === null);

const over = (field: Field, state: PlayState): PlayState =>
  to(settleLeaders(field, state), { at: 'surrender', side: 'union' });

export const offerJoins = (field: Field, state: In<'offer-joins'>): PlayState =>
  joining(field, state).length > 0 || mendable(field, state, false).length > 0
    ? to(state, { at: 'reorganize', side: 'confederate', mended: false })
    : over(field, state);

export const REORGANIZE: DecisionIn<'reorganize'> = {
  rule: bar(
    'reorganize',
    '19.4.11',
    'Units join the Army of Relief, a station is mended, or the side goes on.',
  ),
  prompt: () => 'let units join Johnston, mend a station, or go on.',
  deeds: {
    join: withUnit<Reorganizing, 'join'>('join', {
      among: joining,
      bar: mayJoin,
      play: (field, state, unit, u) =>
        tells(
          loringsJoin(field, obeys(state, unit, 'AR')),
          u,
          '19.4.11.2',
          `${unitName(field, unit)} joins the Army of Relief.`,
        ),
      tell: (field, _, unit) =>
        told('Join Johnston', '19.4.11.2', `${unitName(field, unit)} joins the Army of Relief`),
    }),
    mend: withHex<Reorganizing, 'mend'>('mend', {
      among: (field, state) => mendable(field, state, state.stage.mended),
      bar: (field, state, hex) => mayMend(field, state, state.stage.mended, hex),
      play: (field, state, hex, u) => {
        const burnt = mended(state.burnt, hex, rulesIn(state))(u);
        const words = burnt.length < state.burnt.length ? 'is mended' : 'is not mended yet';
        const now = tells(
          { ...state, burnt },
          u,
          '19.4.8.3',
          `The station at ${hexWords(field, hex)} ${words}.`,
        );
        return to(now, { ...state.stage, mended: true });
      },
      tell: (field, _, hex) =>
        told('Mend a station', '19.4.8.3', `Mend the station at ${hexWords(field, hex)}`, ROLLS),
    }),
    done: bare(
      { do: 'done' },
      { play: over, tell: () => told('Done', '19.4.11', 'The armies stay as they are', ENDS) },
    ),
  },
};
