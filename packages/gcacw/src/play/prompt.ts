/** The next thing to do, in one sentence. */
import type { Field } from '../field/field.ts';
import { sideWords } from './action.ts';
import { askedHex } from './cavalryOffer.ts';
import type { DecisionStage, PlayState } from './stage.ts';
import { leaderName, unitName } from './standing.ts';
import { hexWords, points, stackIn } from './words.ts';

type Prompter = (field: Field, state: PlayState) => string;

const marcher = (field: Field, { stage }: PlayState): string => unitName(field, stage.march!.unit);
const mpOf = ({ stage }: PlayState): string => points(stage.march!.mp);
const activated = (field: Field, { stage }: PlayState): string => leaderName(field, stage.activation!.leader);
const assaulter = (field: Field, { stage }: PlayState): string => leaderName(field, stage.assault!.leader);
const target = (field: Field, state: PlayState): string =>
  `${stackIn(field, state, state.stage.assault!.target)} in ${hexWords(field, state.stage.assault!.target)}`;
const toLose = ({ stage }: PlayState): string => {
  const { toLose: left } = stage.fight!;
  return left === 1 ? '1 point' : `${left} points`;
};
const retreaters = (field: Field, { stage }: PlayState): string =>
  stage.retreat!.units.map((i) => unitName(field, i)).join(', ');

const PROMPTS: Readonly<Record<DecisionStage, Prompter>> = {
  'set-up': () => 'look at the set-up, then begin.',
  transfer: () => 'transfer leaders, or go on.',
  'choose-action': () => 'march a unit, activate a leader, assault, dig in, or pass.',
  'activation-list': (f, s) => `put units on the list of ${activated(f, s)}, then roll.`,
  'next-unit': (f, s) =>
    `which unit of ${activated(f, s)} is next? Each has ${points(s.stage.activation!.mp)}.`,
  march: (f, s) => `${marcher(f, s)} marches, ${mpOf(s)} left: choose a hex, attack, or end.`,
  contact: (f, s) => `${marcher(f, s)} is in an enemy zone of control, ${mpOf(s)} left: attack or end.`,
  'cavalry-offer': (f, s) => `does the cavalry in ${hexWords(f, askedHex(s))} withdraw before the attack?`,
  'assault-names': (f, s) => `name the units that are to assault ${target(f, s)} under ${assaulter(f, s)}.`,
  'assault-pick': (_, s) => `pick up to ${s.stage.assault!.most} units that attack.`,
  'grand-names': () => 'name units that are to join in a grand assault, or decline.',
  'grand-pick': (_, s) => `pick up to ${s.stage.assault!.most} units that join.`,
  vacated: (f, s) => `the cavalry is gone from ${hexWords(f, s.stage.assault!.target)}: who follows?`,
  'loss-defender': (_, s) => `divide the loss of the defence, ${toLose(s)} left.`,
  'loss-attacker': (_, s) => `divide the loss of the attack, ${toLose(s)} left.`,
  'fall-back': (f, s) => `does ${stackIn(f, s, s.stage.fight!.target)} hold or fall back?`,
  retreat: (f, s) => `${retreaters(f, s)} retreats: choose the next hex.`,
  advance: (f, s) => `who advances into ${hexWords(f, s.stage.fight!.target)}?`,
  'recovery-refuse': () => 'refuse flanks or free them, then go on.',
  'game-over': () => 'the game is over.',
};

export function promptOf(field: Field, state: PlayState): string {
  const { at, side } = state.stage;
  const words = PROMPTS[at as DecisionStage](field, state);
  return at === 'game-over' ? 'The game is over.' : `${sideWords[side]}: ${words}`;
}
