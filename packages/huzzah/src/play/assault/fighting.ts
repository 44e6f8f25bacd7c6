/** An assault from its start to its end (17.13): marsh, pre-assault fire, rounds, rout moves, the hex taken or not. */
import { bar, bare, happened, type Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import type { Role } from '../../model/orders.ts';
import type { Arm } from '../../model/unit.ts';
import { ARMS, type Code, isMarsh, otherSide, type Side } from '../../model/vocabulary.ts';
import { lineOfBlow } from '../../procedures/fireLine.ts';
import { headed } from '../../procedures/notes.ts';
import { COLUMNS_OF_BLOW, tableRoll } from '../../procedures/tableRoll.ts';
import { fireAsks } from '../fire/asking.ts';
import { groundIn } from '../fire/limits.ts';
import { fired, RESULT_SAID } from '../fire/volley.ts';
import { strongerArm, willFire } from '../reaction/reacting.ts';
import { routs } from '../rout/routing.ts';
import { changeUnits, destroyed, joined, leadersLost } from '../state/change.ts';
import type { DecisionIn, DeedIn } from '../state/flow.ts';
import type { Assault, Group, In, PlayState, Suffering } from '../state/stage.ts';
import { to } from '../state/stage.ts';
import { bodyOf, ordersOf, rulesOf, stateOf, survivors } from '../state/standing.ts';
import { does, groupWords, namesOf, told, unitPieceId } from '../state/words.ts';
import { offering } from '../steps/ending.ts';
import { assaultOrder, defendersOf, isFlankAttack, preAssaultArms, preAssaultShot } from './order.ts';
import { stepBackHexes } from './steppingBack.ts';

const NOT_ISOLATED = { attacker: false, defender: false } as const;
const NO_CIRCUMSTANCES = { flanked: false, attacking: false, noLineOfSight: false } as const;

/** Attackers standing in marsh lose their order (9.3). */
function outOfMarsh(field: Field, state: PlayState, { hex, units }: Assault, u: Umpire): PlayState {
  if (!isMarsh(groundIn(field, hex)) || stateOf(state, units) !== 'good-order') return state;
  u.note(() => [happened('9.3', `${namesOf(field, units)} come out of the marsh disrupted.`)]);
  return changeUnits(state, units, { state: 'disrupted' });
}

/** A routed defender is run over: a hit, and he runs (9.2.4). */
function runOver(field: Field, state: PlayState, assault: Assault): PlayState {
  const side = otherSide(field.units[assault.units[0]!]!.side);
  const suffering: Suffering = {
    ...defendersOf(assault),
    ...{ side, code: 'hits', hits: rulesOf(state).routedDefenderHits, circumstances: NO_CIRCUMSTANCES },
    ...{ role: 'defender', combat: 'assault', onDisrupt: null, picks: [] },
  };
  return to(state, {
    at: 'suffer',
    side,
    sufferings: [suffering],
    afterwards: { after: 'run-over', assault },
  });
}

export function startAssault(field: Field, state: In<'assault-start'>, u: Umpire): PlayState {
  const { assault, side } = state.stage;
  const there = { ...outOfMarsh(field, state, assault, u), stage: state.stage };
  u.note(() => {
    const verb = assault.charging ? does(assault, 'charges', 'charge') : does(assault, 'assaults', 'assault');
    const text = `${groupWords(field, assault)} ${verb} ${groupWords(field, defendersOf(assault))}.`;
    return [{ ...happened('17.13', text), cells: [assault.hex, assault.target] }];
  });
  if (stateOf(there, assault.defenders) === 'routed') return runOver(field, there, assault);
  if (stepBackHexes(field, there, assault).length > 0)
    return to(there, { at: 'step-back', side: otherSide(side), assault });
  return to(there, { at: 'offer-fire', side, assault });
}

/** Pre-assault fire by order, or as the defender says (17.13.3). */
export function offerFire(field: Field, state: In<'offer-fire'>, u: Umpire): PlayState {
  const { assault, side } = state.stage;
  const arms = preAssaultArms(field, state, assault);
  const { preAssault } = ordersOf(field, state, assault.defenders);
  const want = arms.length > 0 && willFire(preAssault, bodyOf(state, assault.defenders).marker);
  if (want === 'ask') return to(state, { at: 'pre-assault', side: otherSide(side), assault });
  if (!want) return to(state, { at: 'round', side, assault });
  const arm = strongerArm(field, state, arms, (one) => preAssaultShot(field, state, assault, one));
  return shotBefore(field, state, assault, arm, u);
}

function shotBefore(field: Field, state: PlayState, assault: Assault, arm: Arm, u: Umpire): PlayState {
  const shooting = preAssaultShot(field, state, assault, arm);
  const after = fired(field, state, shooting, { after: 'pre-assault', assault }, u);
  return rulesOf(state).markerOnPreAssault === 'on'
    ? changeUnits(after, assault.defenders, { marker: true })
    : after;
}

const NO_ARM = bar('no-such-arm', '17.13.3', 'The defender has nobody of that arm who can shoot.');

const FIRE: DeedIn<'pre-assault', 'fire'> = {
  candidates: () => ARMS.map((arm) => ({ do: 'fire' as const, arm })),
  bar: (field, { stage: { assault }, ...rest }, { arm, from, target }) => {
    const state = { stage: { at: 'pre-assault', assault }, ...rest } as PlayState;
    const isPlain = from === undefined && target === undefined;
    return isPlain && preAssaultArms(field, state, assault).includes(arm) ? null : NO_ARM;
  },
  play: (field, state, { arm }, u) => shotBefore(field, state, state.stage.assault, arm, u),
  tell: (field, state, { arm }) => {
    const { assault } = state.stage;
    const text = `${namesOf(field, assault.defenders)} ${does(defendersOf(assault), 'fires', 'fire')} at ${groupWords(field, assault)} before the assault`;
    return told('Pre-assault fire', '17.13.3', text, {
      ...{ piece: unitPieceId(field, assault.defenders[0]!), cell: assault.hex, rolls: true },
      asks: fireAsks(field, state, preAssaultShot(field, state, assault, arm)),
    });
  },
};

export const PRE_ASSAULT: DecisionIn<'pre-assault'> = {
  rule: bar('pre-assault', '17.13.3', 'The defender fires before the first round, or holds.'),
  prompt: (field, { stage: { assault } }) =>
    `${groupWords(field, assault)} ${does(assault, 'attacks', 'attack')} ${groupWords(field, defendersOf(assault))}: fire first, or hold.`,
  deeds: {
    fire: FIRE,
    hold: bare(
      { do: 'hold' },
      {
        play: (_, state) => {
          const { assault, side } = state.stage;
          return to(state, { at: 'round', side: otherSide(side), assault });
        },
        tell: () => told('Pre-assault fire', '17.13.3', 'Hold fire', { ends: true }),
      },
    ),
  },
};

interface Blow {
  readonly code: Code;
}

/** One side's blow: its line, then its die. */
function blowOf(field: Field, state: PlayState, assault: Assault, role: Role) {
  const order = assaultOrder(field, state, assault, NOT_ISOLATED);
  const round = assault.rounds + 1;
  const [own, foe] =
    role === 'attacker' ? [order.attacker, order.defender] : [order.defender, order.attacker];
  const heading = `Round ${round}, ${role}`;
  const { row, lines } = lineOfBlow({ role, own, foe, round, order });
  const table = tableRoll(`${role}'s combat die`, row, COLUMNS_OF_BLOW, heading);
  return { ledger: () => headed(heading, lines()), ...table };
}

const struck = (field: Field, state: PlayState, assault: Assault, role: Role, { code }: Blow): Suffering => {
  const body: Group = role === 'attacker' ? assault : defendersOf(assault);
  const { hex, units, leaders } = body;
  const flanked = role === 'defender' && isFlankAttack(field, state, assault);
  return {
    ...{ hex, units, leaders, side: field.units[units[0]!]!.side, code, hits: 0, role, combat: 'assault' },
    circumstances: { flanked, attacking: role === 'attacker', noLineOfSight: false },
    ...{ onDisrupt: null, picks: [] },
  };
};

/** Both strike at once, with the lines of the start of the round. */
export function fightRound(field: Field, state: In<'round'>, u: Umpire): PlayState {
  const { assault, side } = state.stage;
  const attack = blowOf(field, state, assault, 'attacker');
  const defence = blowOf(field, state, assault, 'defender');
  u.note(attack.ledger);
  u.note(defence.ledger);
  const [hit, answered] = [u.draw(attack.chance), u.draw(defence.chance)];
  u.note(attack.lines[hit]);
  u.note(defence.lines[answered]);
  u.note(() => [
    happened(
      '17.13',
      `Round ${assault.rounds + 1}: against the defence ${RESULT_SAID[hit]}, against the attack ${RESULT_SAID[answered]}.`,
    ),
  ]);
  const sufferings = [
    struck(field, state, assault, 'defender', { code: hit }),
    struck(field, state, assault, 'attacker', { code: answered }),
  ];
  const fought = { ...assault, rounds: assault.rounds + 1 };
  return to(state, { at: 'suffer', side, sufferings, afterwards: { after: 'round', assault: fought } });
}

export const isBeaten = (state: PlayState, units: readonly number[]): boolean => {
  const left = survivors(state, units);
  return left.length === 0 || stateOf(state, left) === 'routed';
};

/** After a round: another, or the end. */
export function afterRound(state: PlayState, assault: Assault, side: Side): PlayState {
  const lost = { attacker: isBeaten(state, assault.units), defender: isBeaten(state, assault.defenders) };
  const { assaultRounds, undecidedAssault } = rulesOf(state);
  const isLast = assault.rounds >= assaultRounds && undecidedAssault === 'all-stay';
  if (!lost.attacker && !lost.defender && !isLast) return to(state, { at: 'round', side, assault });
  return to(state, {
    at: 'assault-end',
    side,
    assault: { ...assault, won: lost.defender && !lost.attacker },
  });
}

/** Unlimbered guns that are routed in an assault are lost, if the house has it so (17.17.1). */
function overrun(state: PlayState, units: readonly number[]): PlayState {
  if (rulesOf(state).gunsOverrun === 'off') return state;
  const guns = survivors(state, units).filter(
    (unit) => state.units[unit]!.formation === 'unlimbered' && state.units[unit]!.state === 'routed',
  );
  return destroyed(state, guns);
}

/** Leaders of a stack that is destroyed in an assault are captured (17.14.1). */
function leadersCaptured(state: PlayState, units: readonly number[], leaders: readonly number[]): PlayState {
  if (survivors(state, units).length > 0) return state;
  return leadersLost(
    state,
    leaders.filter((leader) => state.leaders[leader]!.hex >= 0),
  );
}

const onMap = (state: PlayState, leaders: readonly number[]): readonly number[] =>
  leaders.filter((leader) => state.leaders[leader]!.hex >= 0);

/** A beaten body of the assault: guns overrun, leaders captured, the rest runs; null if it has nobody left to run. */
function driven(
  field: Field,
  state: PlayState,
  body: Group,
  assault: Assault,
): { readonly state: PlayState; readonly runs: boolean } {
  const without = leadersCaptured(overrun(state, body.units), body.units, body.leaders);
  const units = survivors(without, body.units);
  if (units.length === 0 || stateOf(without, units) !== 'routed') return { state: without, runs: false };
  const leaders = onMap(without, body.leaders);
  const group = { hex: body.hex, units, leaders };
  return { state: routs(field, without, group, { after: 'assault-end', assault }), runs: true };
}

/** Rout moves, the defender's first; then the attacker may enter, or all stay (17.13.4). */
export function endAssault(field: Field, state: In<'assault-end'>): PlayState {
  const { assault, side } = state.stage;
  const { defenders, units } = assault;
  if (defenders.length > 0) {
    const after = driven(field, state, defendersOf(assault), {
      ...assault,
      defenders: [],
      defenderLeaders: [],
    });
    if (after.runs) return after.state;
    const gone = { ...assault, defenders: [], defenderLeaders: [] };
    return to(after.state, { at: 'assault-end', side, assault: gone });
  }
  if (units.length > 0 && isBeaten(state, units)) {
    const after = driven(field, state, assault, { ...assault, units: [], leaders: [] });
    return after.runs ? after.state : offering(after.state);
  }
  const left = survivors(state, units);
  if (assault.won && left.length > 0)
    return to(state, {
      at: 'advance',
      side,
      assault: { ...assault, units: left, leaders: onMap(state, assault.leaders) },
    });
  return offering(joined(field, state, assault.hex, left));
}
