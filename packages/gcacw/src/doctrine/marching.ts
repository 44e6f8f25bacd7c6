/** A unit on the march: the way to where it is best, an attack that pays, or the end. */
import { MARCH_ATTACKS } from '../charts/attackTypes.ts';
import { flanksAt } from '../play/combat/flanks.ts';
import { attackBar, type OnMarch } from '../play/march/attacking.ts';
import { MACHINE } from '../play/sequence/sequence.ts';
import type { Action } from '../play/state/action.ts';
import { SILENT } from '../play/state/flow.ts';
import { hexId, leaderName, leadersOver, situationIn } from '../play/state/standing.ts';
import { MOST_FLANKS, type Strike, strikeValue } from './fights.ts';
import { enemyOf } from './goals.ts';
import type { Look } from './look.ts';
import { prospectOf } from './prospects.ts';
import { endReason, marchReason, strikeReason } from './reasons.ts';
import type { Thought } from './thought.ts';

/** Worth nothing whatever flanks it would find. */
const isHopeless = (look: Look, strike: Strike): boolean => strikeValue(look, strike, MOST_FLANKS) <= 0;

/** Attacks from where the unit stands, with the flanks that it would find. */
function strikes(look: Look, state: OnMarch): readonly Thought[] {
  const { field, side } = look;
  const { unit } = state.stage.march;
  const { hex } = state.units[unit]!;
  const { map } = field.ground;
  const situation = situationIn(field, state);
  const found: Thought[] = [];
  for (let edge = hex * map.sides, end = edge + map.sides; edge < end; edge++) {
    const target = map.neighbours[edge]!;
    if (target < 0 || situation.holder(target) !== enemyOf(look)) continue;
    const types = MARCH_ATTACKS.filter((type) => attackBar(field, state, target, type) === null);
    if (types.length === 0) continue;
    if (look.sole && types.every((type) => isHopeless(look, { unit, from: hex, target, type }))) continue;
    const flanks = flanksAt(field, state, side, target)(SILENT);
    for (const type of types) {
      const value = strikeValue(look, { unit, from: hex, target, type }, flanks);
      const action = { do: 'attack', hex: hexId(field, target), type } as const;
      found.push({ action, value, why: () => strikeReason(look, target, value) });
    }
  }
  return found;
}

/** The leader of an activation goes with the strongest of his list. */
function leaderAlong(look: Look, state: OnMarch, value: number): Thought | null {
  const { field } = look;
  const { unit, activation } = state.stage.march;
  if (activation === null || activation.with >= 0) return null;
  const waiting = activation.list.filter((i) => !activation.done.includes(i));
  const strongest = waiting.reduce((a, b) => (state.units[b]!.manpower > state.units[a]!.manpower ? b : a));
  const { leader } = activation;
  if (strongest !== unit || !leadersOver(field, state, unit).includes(leader)) return null;
  const action = { do: 'take', leader: leaderName(field, leader) } as const;
  if (MACHINE.bar(field, state, action) !== null) return null;
  return { action, value, why: () => `${leaderName(field, leader)} stays with the body of his command.` };
}

const END: Action = { do: 'end' };

export function marchThoughts(look: Look, state: OnMarch): readonly Thought[] {
  const { field } = look;
  const { march } = state.stage;
  const end: Thought = { action: END, value: 0, why: () => endReason(look, march.unit) };
  if (state.stage.at === 'contact') return [...strikes(look, state), end];
  const prospect = prospectOf(look, march.unit, march.mp, march);
  const here = strikes(look, state);
  if (prospect.path.length < 2) return [...here, end];
  const best = here.reduce((most, { value }) => Math.max(most, value), 0);
  const step: Thought = {
    action: { do: 'step', hex: hexId(field, prospect.path[1]!) },
    value: prospect.gain,
    why: () => marchReason(look, prospect),
  };
  const along = leaderAlong(look, state, Math.max(best, prospect.gain) + 0.01);
  return along ? [along, step, ...here, end] : [step, ...here, end];
}
