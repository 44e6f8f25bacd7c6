/** What events ask (19.3): an arrival shifted, a unit chosen or sent away, a mine, Port Hudson, redoubts, a depot that fails. */
import type { Campaign } from '../../campaign/state.ts';
import { facing, LINE } from '../../campaign/works.ts';
import type { Action } from '../../play/state/action.ts';
import { campaignOf, theatreIn } from '../../play/state/campaign.ts';
import type { In } from '../../play/state/stage.ts';
import { hexNamed, leaderNamed, unitNamed } from '../../play/state/standing.ts';
import { hexWords } from '../../play/state/words.ts';
import { judged } from '../answering.ts';
import type { Look } from '../look.ts';
import type { Thought } from '../thought.ts';
import { servedBy } from './depots.ts';
import { PLACES } from './places.ts';
import { footOf, manpowerOf, ringNeed, themeOf } from './theme.ts';

/** A leader is worth a brigade; who comes sooner is felt sooner. */
const A_LEADER = 2;
const LATER = 0.2;

/** The strongest who is to come soon (19.3.1). */
export function shiftThoughts(look: Look, { stage }: In<'entry-shift'>): readonly Thought[] {
  const { field, state } = look;
  const put = stage.shift === 'delay' ? 'is kept away two turns longer' : 'is here two turns sooner';
  return judged(look, (action) => {
    if (action.do === 'shift-leader') {
      const { arrives } = state.leaders[leaderNamed(field, 'confederate', action.leader)]!;
      return [A_LEADER - LATER * (arrives - state.turn), `${action.leader} ${put}.`];
    }
    if (action.do !== 'shift') return [0, 'Nobody else is to come.'];
    const { manpower, arrives } = state.units[unitNamed(field, 'confederate', action.unit)]!;
    return [manpower - LATER * (arrives - state.turn), `${action.unit}, ${manpower} strong, ${put}.`];
  });
}

/** Where most stand before a line that is low already, a breach is nearest (19.3.2). */
function mineWorth(look: Look, hex: number): number {
  const { field, state } = look;
  const before = facing(theatreIn(field, state), hex).reduce((sum, { unit }) => sum + unit.manpower, 0);
  const at = LINE.findIndex((id) => hexNamed(field, id) === hex);
  return before / 10 + (4 - (campaignOf(state).levels[at] ?? 4));
}

/** Of six faces those that bring Port Hudson down (19.3.2). */
function fallChance(look: Look): number {
  const { portHudsonOn, groverPenalty } = themeOf(look).rules;
  const { groverCalled } = campaignOf(look.state);
  const more = Math.floor((look.state.turn - 25) / 5) - (groverCalled ? groverPenalty : 0);
  return Math.min(6, Math.max(0, 7 + more - portHudsonOn)) / 6;
}

/** Grover costs points at once: he is called if the ring is too weak without him. */
function groverWorth(look: Look): number {
  const theme = themeOf(look);
  const short = ringNeed(theme) - manpowerOf(theme, footOf(theme, 'union'));
  return short > 0 ? 4 - theme.rules.groverPoints : -theme.rules.groverPoints;
}

function depotLoss(look: Look, hex: number): number {
  const { depots }: Campaign = campaignOf(look.state);
  return (
    servedBy(look, depots) -
    servedBy(
      look,
      depots.filter((one) => one !== hex),
    )
  );
}

function weighed(look: Look, action: Action): readonly [number, string | (() => string)] {
  const { field, state, side } = look;
  const words = (hex: string) => hexWords(field, hexNamed(field, hex));
  switch (action.do) {
    case 'choose-unit':
      return [
        manpowerOf(look, [unitNamed(field, side, action.unit)]),
        `${action.unit} is the strongest to be had.`,
      ];
    case 'mine':
      return [mineWorth(look, hexNamed(field, action.hex)), () => `Most stand before ${words(action.hex)}.`];
    case 'press':
      return [themeOf(look).rules.portHudsonPoints * fallChance(look), 'Port Hudson may fall by it.'];
    case 'call-grover':
      return [groverWorth(look), 'The ring is too weak without him.'];
    case 'redoubt':
      return [action.hex === PLACES.jackson ? 1 : 0.5, 'A redoubt makes Jackson harder to take.'];
    case 'disrupt':
      return [
        depotLoss(look, hexNamed(field, action.hex)),
        () => `Most live by the depot at ${words(action.hex)}.`,
      ];
    case 'send-away': {
      const { manpower } = state.units[unitNamed(field, side, action.unit)]!;
      return [-manpower, `${action.unit} can be spared best.`];
    }
    default:
      return [0, 'There is nothing better to do.'];
  }
}

export const eventThoughts = (look: Look): readonly Thought[] =>
  judged(look, (action) => weighed(look, action));
