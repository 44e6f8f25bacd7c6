/**
 * What a combat result does on the map (8.5, 17.11). The choices of the owners come first, the defender's before the
 * attacker's; then the dice in the order of the bodies; then those for leaders. Rout moves follow.
 */
import { type Ask, bar, bare, happened, RuleBug, type Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import type { Stack } from '../../model/stack.ts';
import { afterHit } from '../../model/unit.ts';
import { STATE_WORDS } from '../../model/vocabulary.ts';
import { type Effect, effectOf } from '../../procedures/effect.ts';
import {
  type Apportioning,
  apportioning,
  chosenHits,
  HIT_CHOICE,
  type Standing,
} from '../../procedures/hits.ts';
import { leaderLoss } from '../../procedures/leaderLoss.ts';
import { isCutOff, stackOf } from '../fire/order.ts';
import { changeUnits, leadersLost, writeUnits } from '../state/change.ts';
import { type DecisionIn, withUnit } from '../state/flow.ts';
import type { In, PlayState, Suffered, Suffering } from '../state/stage.ts';
import { to } from '../state/stage.ts';
import { ordersOf, type PlacedUnit, rulesOf, stateOf, survivors, unitsOf } from '../state/standing.ts';
import { does, groupWords, leaderName, told, unitName, unitPieceId } from '../state/words.ts';

type SufferStage = 'suffer' | 'disrupt-choice' | 'hit-choice';

/** O hits that a result is sure to bring, or may bring if the owner tries. */
function hitsOf(state: PlayState, { code, hits, units, onDisrupt }: Suffering): number {
  if (code === 'hits') return hits;
  if (code === 'NE') return 0;
  if (code !== 'D') return Number(code);
  if (stateOf(state, units) !== 'good-order') return 1;
  return onDisrupt === 'try' ? 1 : 0;
}

const placeOf = ({ unit }: Standing): number => (unit as PlacedUnit).place;

/** The hits on their way, as far as the owner has said whom they are for. */
function apportioned(field: Field, state: PlayState, suffering: Suffering): Apportioning {
  const { side, units, picks } = suffering;
  const start = apportioning(side, unitsOf(field, state, units), hitsOf(state, suffering), rulesOf(state));
  return picks.reduce((data, pick) => {
    const option = HIT_CHOICE.options(data).find((one) => placeOf(one) === pick);
    if (!option) throw new RuleBug('a hit was given to a unit that is not due');
    return HIT_CHOICE.take(data, option, NOBODY_ASKS);
  }, start);
}

const NOBODY_ASKS: Umpire = {
  draw: () => {
    throw new RuleBug('hits know no dice');
  },
  choose: () => {
    throw new RuleBug('hits are chosen before');
  },
  note: () => undefined,
};

/** What the owner has to say first: whether he tries, whom a hit is for; null if nothing. */
function openChoice(
  field: Field,
  state: PlayState,
  suffering: Suffering,
): 'disrupt-choice' | 'hit-choice' | null {
  const { code, units, onDisrupt } = suffering;
  if (units.length === 0) return null;
  const isAsked = code === 'D' && stateOf(state, units) === 'good-order' && onDisrupt === null;
  if (isAsked) return 'disrupt-choice';
  if (hitsOf(state, suffering) === 0) return null;
  return HIT_CHOICE.options(apportioned(field, state, suffering)).length > 0 ? 'hit-choice' : null;
}

/** Standing orders answer whether a body tries. */
function byOrder(field: Field, state: PlayState, suffering: Suffering): Suffering {
  if (suffering.onDisrupt !== null || suffering.code !== 'D') return suffering;
  const { onDisrupt } = ordersOf(field, state, suffering.units);
  return onDisrupt === 'ask' ? suffering : { ...suffering, onDisrupt };
}

/** An umpire whom the owner has told beforehand whom each hit is for. */
function toldBefore(u: Umpire, field: Field, state: PlayState, suffering: Suffering): Umpire {
  let data = { ...suffering, picks: [] as number[] };
  const left = [...suffering.picks];
  return {
    draw: (chance) => u.draw(chance),
    note: (lines) => u.note(lines),
    choose: <T extends string>({ options }: Ask<T>): T => {
      const open = apportioned(field, state, data);
      const pick = left.shift();
      const due = HIT_CHOICE.options(open);
      const at = due.findIndex((one) => placeOf(one) === pick);
      data = { ...data, picks: [...data.picks, pick!] };
      return options[at]!;
    },
  };
}

const HEADINGS = { target: '', attacker: 'Attacker', defender: 'Defender' } as const;

function effectOn(field: Field, state: PlayState, suffering: Suffering, u: Umpire): Effect<Stack> {
  const { code, role, circumstances, side } = suffering;
  const houseRules = rulesOf(state);
  const asking = toldBefore(u, field, state, suffering);
  const needsCheck = code !== 'NE' && code !== 'hits';
  const isolated = needsCheck && isCutOff(field, state, suffering);
  const whole = stackOf(field, state, suffering, isolated);
  const stack = { ...whole, onDisrupt: suffering.onDisrupt ?? whole.onDisrupt };
  if (code === 'hits') {
    const { units, taken } = chosenHits(asking, side, stack.units, suffering.hits, houseRules);
    return { stack: { ...stack, units }, hits: taken, routMove: false };
  }
  const moraleDie = role === 'target' ? 'morale die' : `${role}'s morale die`;
  const heading = HEADINGS[role];
  return effectOf(code, stack, { side, muster: (one) => one, circumstances, moraleDie, heading, houseRules })(
    asking,
  );
}

const hitWords = (hits: number): string => (hits === 1 ? '1 O hit' : `${hits} O hits`);

/** "Garland 1 takes 1 O hit and is disrupted." */
function effectWords(
  field: Field,
  before: PlayState,
  suffering: Suffering,
  { stack, hits, routMove }: Effect,
): string {
  const who = groupWords(field, suffering);
  if (stack.units.length === 0) return `${who} ${does(suffering, 'is', 'are')} destroyed.`;
  const changes = stack.state !== stateOf(before, suffering.units);
  const parts = [
    ...(hits > 0 ? [`${does(suffering, 'takes', 'take')} ${hitWords(hits)}`] : []),
    ...(changes ? [`${does(suffering, 'is', 'are')} ${STATE_WORDS[stack.state]}`] : []),
    ...(routMove && !changes ? [`${does(suffering, 'runs', 'run')} again`] : []),
    ...(!changes && !routMove && hits > 0 ? [`${does(suffering, 'holds', 'hold')}`] : []),
  ];
  return parts.length === 0 ? '' : `${who} ${parts.join(' and ')}.`;
}

function written(state: PlayState, { units }: Suffering, { stack }: Effect): PlayState {
  const hurt = writeUnits(state, units, stack.units);
  const left = survivors(hurt, units);
  if (left.length === 0 || stateOf(hurt, left) === stack.state) return hurt;
  return changeUnits(hurt, left, {
    state: stack.state,
    ...(stack.state === 'routed' && { inCommand: false }),
  });
}

const RANK_ORDER = ['army', 'senior', 'junior'] as const;

/** The leader die for a body that took result 1, 2 or 3 (6.5): its highest is at risk. */
function leaderAtRisk(field: Field, { leaders }: Suffering): number | null {
  const rank = (leader: number): number => RANK_ORDER.indexOf(field.leaders[leader]!.rank);
  return leaders.length === 0 ? null : leaders.reduce((a, b) => (rank(b) < rank(a) ? b : a));
}

function leaderDie(field: Field, state: PlayState, suffering: Suffering, u: Umpire): PlayState {
  const { code, combat, side } = suffering;
  const leader = leaderAtRisk(field, suffering);
  if (leader === null || code === 'hits' || code === 'D' || code === 'NE') return state;
  const { lost } = leaderLoss({ side, combat, code, houseRules: rulesOf(state) })(u);
  if (!lost) return state;
  u.note(() => [happened('6.5', `${leaderName(field, leader)} is lost.`)]);
  return leadersLost(state, [leader]);
}

/** All choices made: the dice. */
function settled(field: Field, state: In<'suffer'>, sufferings: readonly Suffering[], u: Umpire): PlayState {
  const suffered: Suffered[] = [];
  let now: PlayState = state;
  for (const suffering of sufferings) {
    const before = now;
    const effect = effectOn(field, before, suffering, u);
    now = written(now, suffering, effect);
    suffered.push({ suffering, routMove: effect.routMove });
    u.note(() => {
      const words = effectWords(field, before, suffering, effect);
      return words === '' ? [] : [{ ...happened('8.5', words), cells: [suffering.hex] }];
    });
  }
  for (const suffering of sufferings) now = leaderDie(field, now, suffering, u);
  const { afterwards, side } = state.stage;
  return to(now, { at: 'suffered', side, suffered, afterwards });
}

export function suffer(field: Field, state: In<'suffer'>, u: Umpire): PlayState {
  const { afterwards } = state.stage;
  const sufferings = state.stage.sufferings.map((one) => byOrder(field, state, one));
  for (const [whose, suffering] of sufferings.entries()) {
    const open = openChoice(field, state, suffering);
    if (open) return to(state, { at: open, side: suffering.side, sufferings, whose, afterwards });
  }
  return settled(field, state, sufferings, u);
}

const sufferingIn = ({ stage }: In<SufferStage & ('disrupt-choice' | 'hit-choice')>): Suffering =>
  stage.sufferings[stage.whose]!;

/** Goes on with one body changed. */
function said(state: In<'disrupt-choice' | 'hit-choice'>, change: Partial<Suffering>): PlayState {
  const { sufferings, whose, afterwards } = state.stage;
  const changed = sufferings.with(whose, { ...sufferings[whose]!, ...change });
  return to(state, { at: 'suffer', side: state.stage.side, sufferings: changed, afterwards });
}

/** A reduced unit with 2 hits is destroyed by passing (17.11.3). */
function wouldDie(field: Field, state: In<'disrupt-choice'>): boolean {
  const { units } = sufferingIn(state);
  return units.length === 1 && afterHit(unitsOf(field, state, units)[0]!) === null;
}

export const DISRUPT_CHOICE: DecisionIn<'disrupt-choice'> = {
  rule: bar('disrupt-choice', '8.5, 8.5.1', 'The owner says whether the stack tries, or is disrupted.'),
  prompt: (field, state) =>
    `${groupWords(field, sufferingIn(state))}: accept disruption, or try to take an O hit instead.`,
  deeds: {
    try: bare(
      { do: 'try' },
      {
        play: (_, state) => said(state, { onDisrupt: 'try' }),
        tell: (field, state) => {
          const last = wouldDie(field, state) ? '; the hit would destroy it' : '';
          const text = `Try a morale check to take 1 O hit and stay in good order${last}`;
          return told('D result', '8.5', text, {
            piece: unitPieceId(field, sufferingIn(state).units[0]!),
            rolls: true,
          });
        },
      },
    ),
    accept: bare(
      { do: 'accept' },
      {
        play: (_, state) => said(state, { onDisrupt: 'accept' }),
        tell: (field, state) =>
          told('D result', '8.5', 'Accept disruption', {
            piece: unitPieceId(field, sufferingIn(state).units[0]!),
          }),
      },
    ),
  },
};

const NOT_DUE = bar('not-due', '12.2', 'A hit goes to the unit with the fewest, then to the larger one.');

const dueIn = (field: Field, state: In<'hit-choice'>): readonly number[] =>
  HIT_CHOICE.options(apportioned(field, state, sufferingIn(state))).map(placeOf);

export const HIT_CHOICE_STAGE: DecisionIn<'hit-choice'> = {
  rule: bar('hit-choice', '12.2', 'The owner says which of the equal units takes the O hit.'),
  prompt: (field, state) =>
    sufferingIn(state).code === 'D' && sufferingIn(state).onDisrupt === 'try'
      ? `which unit takes the O hit if the check is passed: ${groupWords(field, sufferingIn(state))}.`
      : `which unit takes the O hit: ${groupWords(field, sufferingIn(state))}.`,
  deeds: {
    hit: withUnit<In<'hit-choice'>, 'hit'>('hit', {
      among: dueIn,
      bar: (field, state, unit) => (dueIn(field, state).includes(unit) ? null : NOT_DUE),
      play: (_, state, unit) => said(state, { picks: [...sufferingIn(state).picks, unit] }),
      tell: (field, _, unit) =>
        told('O hit', '12.2', `${unitName(field, unit)} takes it`, { piece: unitPieceId(field, unit) }),
    }),
  },
};
