/** What a strategic event asks of a side (19.3.2): a unit, a hex, Grover or the siege of Port Hudson. */
import { bar, bare, type Umpire } from '@longroll/kernel';
import { groverArrives } from '../../campaign/strategicEvents.ts';
import type { Field } from '../../field/field.ts';
import { rulesIn } from '../state/campaign.ts';
import { type DecisionIn, withHex, withUnit } from '../state/flow.ts';
import type { EventChoice, In, PlayState } from '../state/stage.ts';
import { unitName } from '../state/standing.ts';
import { ENDS, hexWords, ROLLS, told } from '../state/words.ts';
import { type Event, says } from './event.ts';
import { disrupted, drafted, dug, sentAway } from './rearEvents.ts';
import { called, mined, pressed } from './siegeEvents.ts';

type Choosing = In<'event-choice'>;

const eventOf = (field: Field, state: Choosing, u: Umpire): Event => {
  const { event, rest } = state.stage.happening;
  return { field, state, event, rest, u };
};

const unitsAsked = ({ stage: { asks: asked } }: Choosing, of: 'pool' | 'send-away'): readonly number[] =>
  asked.of === of ? asked.units : [];
const hexesAsked = (
  { stage: { asks: asked } }: Choosing,
  of: 'mine' | 'redoubt' | 'depot',
): readonly number[] => (asked.of === of ? asked.hexes : []);

const NOT_ASKED = bar('not-asked', '19.3.2', 'That is not what this event asks for.');

/** A deed that one kind of event offers, with a unit. */
const ofUnits = (
  of: 'pool' | 'send-away',
  play: (event: Event, unit: number) => PlayState,
  words: (name: string) => string,
) => ({
  among: (_: Field, state: Choosing) => unitsAsked(state, of),
  bar: (_: Field, state: Choosing, unit: number) => (unitsAsked(state, of).includes(unit) ? null : NOT_ASKED),
  play: (field: Field, state: Choosing, unit: number, u: Umpire) => play(eventOf(field, state, u), unit),
  tell: (field: Field, _: Choosing, unit: number) =>
    told('Strategic event', '19.3.2', words(unitName(field, unit))),
});

const ofHexes = (
  of: 'mine' | 'redoubt' | 'depot',
  play: (event: Event, hex: number) => PlayState,
  words: (hex: string) => string,
  rolls = false,
) => ({
  among: (_: Field, state: Choosing) => hexesAsked(state, of),
  bar: (_: Field, state: Choosing, hex: number) => (hexesAsked(state, of).includes(hex) ? null : NOT_ASKED),
  play: (field: Field, state: Choosing, hex: number, u: Umpire) => play(eventOf(field, state, u), hex),
  tell: (field: Field, _: Choosing, hex: number) =>
    told('Strategic event', '19.3.2', words(hexWords(field, hex)), { rolls }),
});

const onlyAt =
  (of: EventChoice['of']) =>
  (_: Field, { stage }: Choosing) =>
    stage.asks.of === of ? null : NOT_ASKED;

const PROMPTS: Readonly<Record<EventChoice['of'], string>> = {
  pool: 'which unit comes as a reinforcement next turn?',
  mine: 'under which hex of the line is the mine dug?',
  'port-hudson': 'call Grover from Port Hudson, or press the siege there?',
  redoubt: 'dig a redoubt at Jackson, or decline.',
  depot: "which depot fails by the attack on Milliken's Bend?",
  'send-away': "which unit is sent to Milliken's Bend?",
};

export const EVENT_CHOICE: DecisionIn<'event-choice'> = {
  rule: bar('event-choice', '19.3.2', 'A strategic event asks for a choice.'),
  prompt: (_, { stage }) => PROMPTS[stage.asks.of],
  deeds: {
    'choose-unit': withUnit(
      'choose-unit',
      ofUnits('pool', drafted, (name) => `${name} comes next turn`),
    ),
    mine: withHex(
      'mine',
      ofHexes('mine', mined, (hex) => `A mine under ${hex}`, true),
    ),
    'call-grover': bare(
      { do: 'call-grover' },
      {
        bar: onlyAt('port-hudson'),
        play: (field, state, u) => called(eventOf(field, state, u)),
        tell: (_, state) =>
          told(
            'Port Hudson',
            '19.3.2',
            `Call Grover: he comes on turn ${groverArrives(state.turn, rulesIn(state))}, and the Confederates score`,
          ),
      },
    ),
    press: bare(
      { do: 'press' },
      {
        bar: onlyAt('port-hudson'),
        play: (field, state, u) => pressed(eventOf(field, state, u)),
        tell: () => told('Port Hudson', '19.3.2', 'Press the siege of Port Hudson', ROLLS),
      },
    ),
    redoubt: withHex(
      'redoubt',
      ofHexes('redoubt', dug, (hex) => `A redoubt in ${hex}`),
    ),
    disrupt: withHex(
      'disrupt',
      ofHexes('depot', disrupted, (hex) => `The depot at ${hex} fails in this Cycle`),
    ),
    'send-away': withUnit(
      'send-away',
      ofUnits('send-away', sentAway, (name) => `${name} is sent away`),
    ),
    decline: bare(
      { do: 'decline' },
      {
        bar: onlyAt('redoubt'),
        play: (field, state, u) => says(eventOf(field, state, u), state, 'No redoubt is dug.'),
        tell: () => told('Strategic event', '19.3.2', 'No redoubt is dug', ENDS),
      },
    ),
  },
};
