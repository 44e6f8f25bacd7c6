/** Combat on the map (8.4): the dice, losses point by point, the letters; then retreats and advances. */
import { type Bar, bar, bare, happened, type Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { resultOf } from '../../model/combatResult.ts';
import { otherSide } from '../../model/vocabulary.ts';
import { clashOf } from '../../procedures/attack.ts';
import { PARTIES, type Party, SUFFERING, type Suffering, sufferingOf } from '../../procedures/suffering.ts';
import { type Clash, clashSentence } from '../../story/attack.ts';
import { does } from '../../story/words.ts';
import { settleLeaders } from '../movement/leaders.ts';
import { releaseAttacked } from '../movement/release.ts';
import { mineSpent } from '../operations/attack.ts';
import { canRetreat, type Leaving, retreating } from '../retreat/retreating.ts';
import { entered } from '../state/campaign.ts';
import { unrefuse, writeUnit } from '../state/change.ts';
import { type DecisionIn, withUnit } from '../state/flow.ts';
import { type Acting, type Fight, type Fought, type In, type PlayState, to } from '../state/stage.ts';
import { rulesOf, survivors, unitName, unitsIn, unitsOf } from '../state/standing.ts';
import { ENDS, hexWords, stackIn, told } from '../state/words.ts';
import { flanksAt } from './flanks.ts';
import { orderOf } from './order.ts';

/** A marker goes when any unit of the stack attacks; the defender is released by it (9.8b, 16.6). */
function joined(field: Field, state: PlayState, { target, attackers }: Fight): PlayState {
  const freed = releaseAttacked(field, state, target);
  return attackers.reduce((now, i) => unrefuse(now, now.units[i]!.hex), freed);
}

/** Who attacks whom, how and where, before anybody is lost by it. */
const clashIn = (field: Field, state: PlayState, { cause, attackers, target }: Fight): Clash => ({
  attackers: attackers.map((i) => unitName(field, i)),
  attack: cause.type,
  defenders: unitsIn(field, state, target).map((i) => unitName(field, i)),
  where: ` at ${hexWords(field, target)}`,
});

export function fight(field: Field, state: In<'combat'>, u: Umpire): PlayState {
  const { fight: declared, phase } = state.stage;
  const met = joined(field, state, declared);
  const flanks = flanksAt(field, met, phase.active, declared.target)(u);
  const outcome = clashOf(orderOf(field, met, declared, flanks))(u);
  const sentence = () => clashSentence(clashIn(field, met, declared), outcome);
  u.note(() => [{ ...happened('8.4', sentence()), cells: [declared.target] }]);
  const ready = met.campaign ? entered(met, sentence()) : met;
  const { attacker, defender } = outcome;
  const { cause, from, target, attackers } = declared;
  const fought: Fought = {
    cause,
    from,
    target,
    attackers,
    defenders: unitsIn(field, ready, declared.target),
    attackerResult: attacker,
    defenderResult: defender,
  };
  return carried(
    field,
    to(mineSpent(ready, phase.active, declared), state.stage),
    fought,
    sufferingOf(clashed(field, ready, phase.active, fought)),
  );
}

// Losses, one point at a time (8.6b).

const membersOf = (fought: Fought, party: Party): readonly number[] =>
  party === 'defender' ? fought.defenders : fought.attackers;

const clashed = (field: Field, state: PlayState, active: Suffering['attackerSide'], fought: Fought) => ({
  attackerSide: active,
  rules: rulesOf(state),
  units: {
    defender: unitsOf(field, state, fought.defenders),
    attacker: unitsOf(field, state, fought.attackers),
  },
  results: { defender: fought.defenderResult, attacker: fought.attackerResult },
});

type LossStage = 'loss-defender' | 'loss-attacker';

const sufferingIn = (field: Field, state: In<LossStage>): Suffering => {
  const { phase, fought, losing } = state.stage;
  const { attackerSide, rules, units, results } = clashed(field, state, phase.active, fought);
  const { party, toLose, lost } = losing;
  return { attackerSide, rules, units, results, party, toLose, lost };
};

const isSettled = ({ party }: Suffering, one: Party): boolean =>
  party === 'over' || PARTIES.indexOf(one) < PARTIES.indexOf(party);

/** What the parties have suffered by now is written; then the next point is asked for, or the letters are read. */
function carried(field: Field, state: Acting, fought: Fought, at: Suffering): PlayState {
  const { phase } = state.stage;
  const written = PARTIES.filter((party) => isSettled(at, party)).reduce<PlayState>(
    (now, party) =>
      membersOf(fought, party).reduce(
        (one, i, k) => writeUnit(field, one, i, at.units[party][k]!, 'lost'),
        now,
      ),
    state,
  );
  if (at.party === 'over') return to(written, { at: 'outcome', side: phase.active, phase, fought });
  const { party, toLose, lost } = at;
  const side = party === 'attacker' ? phase.active : otherSide(phase.active);
  return to(written, { at: `loss-${party}`, side, phase, fought, losing: { party, toLose, lost } });
}

const OUTSIDE = bar('not-in-it', '8.6b', 'Only units that took part in the attack share its loss.');
const FEWEST = bar('fewest-losses', '8.6b', 'Nobody loses a second point before each has lost one.');
const GONE = bar('nothing-left', '8.6b', 'It has no manpower left to lose.');

function loseBar(field: Field, state: In<LossStage>, unit: number): Bar | null {
  const { fought, losing } = state.stage;
  const place = membersOf(fought, losing.party).indexOf(unit);
  if (place < 0) return OUTSIDE;
  if (SUFFERING.options(sufferingIn(field, state)).includes(place)) return null;
  return losing.lost[place]! >= state.units[unit]!.manpower ? GONE : FEWEST;
}

function lost(field: Field, state: In<LossStage>, unit: number, u: Umpire): PlayState {
  const { fought, losing } = state.stage;
  const place = membersOf(fought, losing.party).indexOf(unit);
  return carried(field, state, fought, SUFFERING.take(sufferingIn(field, state), place, u));
}

const losing = (whose: string): DecisionIn<LossStage> => ({
  rule: bar('losses', '8.6b', `The loss of the ${whose} is divided, a point at a time.`),
  prompt: (_, { stage }) =>
    `divide the loss of the ${whose}, ${stage.losing.toLose === 1 ? '1 point' : `${stage.losing.toLose} points`} left.`,
  deeds: {
    lose: withUnit('lose', {
      among: (field, state) =>
        SUFFERING.options(sufferingIn(field, state)).map(
          (place) => membersOf(state.stage.fought, state.stage.losing.party)[place]!,
        ),
      bar: (field, state, unit) => loseBar(field, state, unit),
      play: (field, state, unit, u) => lost(field, state, unit, u),
      tell: (field, _, unit) => told('Losses', '8.6b', `${field.pieces.units[unit]!.name} loses a point`),
    }),
  },
});
export const LOSS_DEFENDER = losing('defence');
export const LOSS_ATTACKER = losing('attack');

// What the letters make of the defender.

const RETREATS = { r: 'retreat', R: 'rout', 'R*': 'rout' } as const;

/** The active enemy (15.9a): the attacking unit in its hex; in an assault the leader who began it. */
const beforeWhom = ({ leaders }: PlayState, { cause, from }: Fought): number =>
  cause.by === 'assault' ? leaders[cause.leader]!.hex : from;

const leavingBy = (state: Acting, fought: Fought, kind: Leaving['kind']): Leaving => ({
  kind,
  side: otherSide(state.stage.phase.active),
  units: survivors(state, fought.defenders),
  from: fought.target,
  before: beforeWhom(state, fought),
});

const advanceFrom = (
  state: PlayState,
  { stage: { phase } }: Acting,
  fought: Fought,
  at: 'offer-advance' | 'after-combat',
) => to(state, { at, side: phase.active, phase, advancing: { fought, advanced: [], from: fought.from } });

/** Forced to go, free to go, or all gone; leaders whose units are lost go to others first (8.4.7). */
export function settle(field: Field, state: In<'outcome'>): PlayState {
  const { fought, phase } = state.stage;
  if (survivors(state, fought.defenders).length === 0)
    return advanceFrom(settleLeaders(field, state), state, fought, 'offer-advance');
  const { retreat } = resultOf(fought.defenderResult);
  if (retreat)
    return retreating(state, phase, leavingBy(state, fought, RETREATS[retreat]), { after: 'fight', fought });
  const free =
    rulesOf(state).voluntaryRetreat !== 'none' &&
    canRetreat(field, state, leavingBy(state, fought, 'voluntary'));
  return free
    ? to(state, { at: 'fall-back', side: otherSide(phase.active), phase, fought })
    : advanceFrom(state, state, fought, 'after-combat');
}

/** Who defends, with a verb that fits them. */
const defence = (field: Field, state: In<'fall-back'>, one: string, several: string): string => {
  const { target } = state.stage.fought;
  return `${stackIn(field, state, target)} ${does(unitsIn(field, state, target), one, several)}`;
};

export const FALL_BACK: DecisionIn<'fall-back'> = {
  rule: bar('fall-back', '8.9', 'The defender holds the ground or falls back.'),
  prompt: (field, state) =>
    `${defence(field, state, 'holds', 'hold')}, or ${does(unitsIn(field, state, state.stage.fought.target), 'falls', 'fall')} back?`,
  deeds: {
    hold: bare(
      { do: 'hold' },
      {
        play: (_, state) => advanceFrom(state, state, state.stage.fought, 'after-combat'),
        tell: (field, state) =>
          told('Voluntary retreat', '8.9', `${defence(field, state, 'holds', 'hold')} the ground`, ENDS),
      },
    ),
    retreat: bare(
      { do: 'retreat' },
      {
        play: (_, state) => {
          const { fought, phase } = state.stage;
          return retreating(state, phase, leavingBy(state, fought, 'voluntary'), { after: 'fight', fought });
        },
        tell: (field, state) =>
          told('Voluntary retreat', '8.9', `${defence(field, state, 'falls', 'fall')} back 2 to 4 hexes`),
      },
    ),
  },
};
