/** Gunboats sail (19.4.4): each once a turn, one reach, past guns by a die. */
import { type Bar, bar, bare, type Deed } from '@longroll/kernel';
import { BOATS, drivenOff, type Reach, type Step, sailed, stepsFrom } from '../../campaign/gunboats.ts';
import type { Field } from '../../field/field.ts';
import type { ActionOf } from '../state/action.ts';
import { campaignOf, change, changeTurn, rulesIn, tells, theatreIn } from '../state/campaign.ts';
import type { DecisionIn } from '../state/flow.ts';
import { type In, type PlayState, to } from '../state/stage.ts';
import { rulesOf } from '../state/standing.ts';
import { ENDS, ROLLS, told } from '../state/words.ts';

type Sailing = In<'gunboats'>;
type Boat = ActionOf<'sail'>['boat'];

export const BOAT_NAMES: Readonly<Record<Boat, string>> = {
  lower: 'The gunboats below Vicksburg',
  upper: 'The gunboats above Vicksburg',
};

/** Guns that have come to Vicksburg drive a gunboat from its reach at once (19.4.4.4). */
export function driveOff(field: Field, state: PlayState): PlayState {
  const { gunboats } = campaignOf(state);
  if (!gunboats.some(({ reach }) => reach === 'Vicksburg')) return state;
  const theatre = theatreIn(field, state);
  return change(state, { gunboats: gunboats.map((boat) => drivenOff(theatre, boat)) });
}

function stepsOf(field: Field, state: PlayState, boat: number): readonly Step[] {
  const { gunboats, ofTheTurn } = campaignOf(state);
  const { reach } = gunboats[boat]!;
  return reach === null || ofTheTurn.sailed.includes(boat) ? [] : stepsFrom(theatreIn(field, state), reach);
}

export function offerGunboats(field: Field, state: In<'offer-gunboats'>): PlayState {
  const clear = driveOff(field, state);
  const any = BOATS.some((_, boat) => stepsOf(field, clear, boat).length > 0);
  return any ? to(clear, { at: 'gunboats', side: 'union' }) : transfers(clear);
}

const transfers = (state: PlayState): PlayState =>
  to(state, { at: 'offer-transfers', side: rulesOf(state).transfersFirst });

const stepTo = (field: Field, state: PlayState, boat: Boat, reach: Reach): Step | undefined =>
  stepsOf(field, state, BOATS.indexOf(boat)).find((step) => step.to === reach);

const SAILED = bar('sailed', '19.4.4.2', 'It has sailed in this turn, or is out of action.');
const NO_REACH = bar(
  'no-reach',
  '19.4.4.1',
  'That reach is not next to it, or the guns of Vicksburg bar it.',
);

function sailBar(field: Field, state: Sailing, { boat, reach }: ActionOf<'sail'>): Bar | null {
  if (stepsOf(field, state, BOATS.indexOf(boat)).length === 0) return SAILED;
  return stepTo(field, state, boat, reach) ? null : NO_REACH;
}

const sailWords = (boat: Boat, reach: Reach): string =>
  `${BOAT_NAMES[boat]} sail to the ${reach === 'Vicksburg' ? 'reach of Vicksburg' : reach}`;

const SAIL: Deed<Field, Sailing, ActionOf<'sail'>, PlayState> = {
  candidates: (field, state) =>
    BOATS.flatMap((boat, i) =>
      stepsOf(field, state, i).map(({ to: reach }) => ({ do: 'sail' as const, boat, reach })),
    ),
  bar: sailBar,
  play: (field, state, { boat, reach }, u) => {
    const at = BOATS.indexOf(boat);
    const { gunboats, ofTheTurn } = campaignOf(state);
    const after = sailed(gunboats[at]!, stepTo(field, state, boat, reach)!, state.turn, rulesIn(state))(u);
    const moved = change(state, { gunboats: gunboats.with(at, after) });
    const fate =
      after.reach === null ? `. The batteries stop them: they are back on turn ${after.back}.` : '.';
    return tells(
      changeTurn(moved, { sailed: [...ofTheTurn.sailed, at] }),
      u,
      '19.4.4.4',
      `${sailWords(boat, reach)}${fate}`,
    );
  },
  tell: (field, state, { boat, reach }) =>
    stepTo(field, state, boat, reach)?.run
      ? told('Gunboats', '19.4.4.4', `${sailWords(boat, reach)}, past the batteries`, ROLLS)
      : told('Gunboats', '19.4.4.2', sailWords(boat, reach)),
};

export const GUNBOATS_SAIL: DecisionIn<'gunboats'> = {
  rule: bar('gunboats', '19.4.4.2', 'The gunboats sail, each once, or the Union goes on.'),
  prompt: () => 'sail with gunboats, or go on.',
  deeds: {
    sail: SAIL,
    done: bare(
      { do: 'done' },
      {
        play: (_, state) => transfers(state),
        tell: () => told('Done', '19.4.4.2', 'The gunboats stay where they are', ENDS),
      },
    ),
  },
};
