/** Choosing an action (5.0): who marches, which leader is activated, who assaults or digs in; or pass. */
import { inWords, terrainOf } from '@longroll/kernel';
import { eligible, listBar } from '../play/actions/activating.ts';
import { entrenchBar } from '../play/actions/works.ts';
import { assaultable, assaultBar, participantsOf } from '../play/assault/naming.ts';
import { type Flanks, flanksAt } from '../play/combat/flanks.ts';
import { leaderBar, marchBar } from '../play/movement/able.ts';
import { SILENT } from '../play/state/flow.ts';
import type { In } from '../play/state/stage.ts';
import { hexId, leaderName, unitName } from '../play/state/standing.ts';
import { hexWords, namesOf, stackIn } from '../play/state/words.ts';
import { assaultValue, MOST_FLANKS } from './fights.ts';
import type { Look } from './look.ts';
import { dangerAt, fatigueCost } from './outlook.ts';
import { boundOf, prospectOf } from './prospects.ts';
import { marchReason } from './reasons.ts';
import { paceOf, strengthOf } from './survey.ts';
import type { Thought } from './thought.ts';
import { WORTHWHILE } from './weights.ts';

/** On the average; a leader gives a point more than a unit has by itself (5.5). */
export const alone = (look: Look, unit: number): number => Math.floor(paceOf(look, unit));
export const led = (look: Look, unit: number): number => alone(look, unit) + 1;

/** What a march could be worth at the very most, its weariness counted. */
export const mostBy = (look: Look, unit: number, mp: number): number =>
  boundOf(look, unit, mp) - fatigueCost(look, unit);

/** What it is worth to march a unit now, its weariness counted. */
export const marchGain = (look: Look, unit: number, mp: number): number =>
  prospectOf(look, unit, mp).gain - fatigueCost(look, unit);

/** A march with so many points, whatever else it must be worth. */
export function marchWith(look: Look, unit: number, mp: number, least = 0): Thought {
  const prospect = prospectOf(look, unit, mp);
  return {
    action: { do: 'march', unit: unitName(look.field, unit) },
    value: prospect.gain - fatigueCost(look, unit) - least,
    why: () => marchReason(look, prospect),
  };
}

/** Marches of single units; where only the best of all is asked for, none that cannot be better than what there is. */
function marches(look: Look, floor: number): readonly Thought[] {
  const { field, state, side } = look;
  const found: Thought[] = [];
  let best = look.sole ? floor : 0;
  for (const unit of field.own.units[side]) {
    if (marchBar(field, state, unit) !== null) continue;
    const mp = alone(look, unit);
    if (mostBy(look, unit, mp) - WORTHWHILE <= best) continue;
    const thought = marchWith(look, unit, mp, WORTHWHILE);
    if (look.sole && thought.value > best) best = thought.value;
    found.push(thought);
  }
  return found;
}

/** Of those whom a leader could list, those who gain by marching. */
const gainers = (look: Look, units: readonly number[]): readonly number[] =>
  units.filter((unit) => marchGain(look, unit, led(look, unit)) > WORTHWHILE);

export function activation(look: Look, leader: number, units: readonly number[]): Thought {
  const { field } = look;
  const value = units.reduce((sum, unit) => sum + marchGain(look, unit, led(look, unit)), 0) - WORTHWHILE;
  const why = () => `${leaderName(field, leader)} can move ${namesOf(field, units)} in one action.`;
  return { action: { do: 'activate', leader: leaderName(field, leader) }, value, why };
}

function activations(look: Look): readonly Thought[] {
  const { field, state, side } = look;
  let best = 0;
  return field.own.leaders[side].flatMap((leader): readonly Thought[] => {
    if (field.pieces.leaders[leader]!.rank === 'army' || leaderBar(field, state, leader)) return [];
    const may = eligible(field, state, leader).filter(
      (unit) => mostBy(look, unit, led(look, unit)) > WORTHWHILE,
    );
    const most = may.reduce((sum, unit) => sum + mostBy(look, unit, led(look, unit)), -WORTHWHILE);
    if (may.length < 2 || (look.sole && most <= best)) return [];
    const units = gainers(look, may);
    if (units.length < 2) return [];
    const thought = activation(look, leader, units);
    best = Math.max(best, thought.value);
    return [thought];
  });
}

const FACES = [1, 2, 3, 4, 5, 6];
const FAILED = -0.1;

/** Over all faces of the command die: so many of the strongest attack, or nobody (14.2). */
export function assaultMean(look: Look, leader: number, target: number): number {
  const { field, state, side } = look;
  const named = [...participantsOf(field, state, leader, target)];
  named.sort((a, b) => strengthOf(look, b) - strengthOf(look, a));
  const worse = terrainOf(field.ground.map, target) === 'loess' ? 1 : 0;
  const { commandValue } = field.pieces.leaders[leader]!;
  const tired = fatigueCost(look, named[0]!) * 0.5;
  const meanBy = (flanks: Flanks): number => {
    const byNumber = named.map((_, i) => assaultValue(look, leader, target, named.slice(0, i + 1), flanks));
    const of = (face: number): number => {
      const most = Math.min(named.length, commandValue - face - worse);
      return most > 0 ? byNumber[most - 1]! : FAILED;
    };
    return FACES.reduce((sum, face) => sum + of(face), 0) / FACES.length - tired;
  };
  const hopeless = look.sole && meanBy(MOST_FLANKS) <= 0;
  return hopeless ? FAILED : meanBy(flanksAt(field, state, side, target)(SILENT));
}

/** Enemies whom somebody in the leader's hex could assault under him. */
const targetsOf = ({ field, state }: Look, leader: number): readonly number[] =>
  assaultable(field, state, leader).filter((hex) => assaultBar(field, state, leader, hex) === null);

export function assaults(look: Look): readonly Thought[] {
  const { field, state, side } = look;
  const found: Thought[] = [];
  for (const leader of field.own.leaders[side])
    for (const hex of targetsOf(look, leader)) {
      const whom = () => `${stackIn(field, state, hex)} in ${hexWords(field, hex)}`;
      const why = () => `${leaderName(field, leader)} can assault ${whom()} with all he has there.`;
      const action = { do: 'assault', leader: leaderName(field, leader), hex: hexId(field, hex) } as const;
      found.push({ action, value: assaultMean(look, leader, hex), why });
    }
  return found;
}

const WORKS_SAVE = 0.35;

export function digging(look: Look): readonly Thought[] {
  const { field, state, side } = look;
  const found: Thought[] = [];
  for (const unit of field.own.units[side]) {
    if (state.units[unit]!.entrenchment !== 'none' || entrenchBar(field, state, unit)) continue;
    const danger = dangerAt(look, unit, state.units[unit]!.hex);
    const value = danger * WORKS_SAVE - fatigueCost(look, unit) - WORTHWHILE;
    if (value <= 0) continue;
    const name = unitName(field, unit);
    const why = () => `${name} may be attacked and digs in.`;
    found.push({ action: { do: 'entrench', unit: name }, value, why });
  }
  return found;
}

export const PASS: Thought = {
  action: { do: 'pass' },
  value: 0,
  why: () => 'Nothing else is worth an action now.',
};

const mostOf = (thoughts: readonly Thought[]): number =>
  thoughts.reduce((most, { value }) => Math.max(most, value), 0);

export function actionThoughts(look: Look): readonly Thought[] {
  const led = activations(look);
  return [...led, ...marches(look, mostOf(led)), ...assaults(look), ...digging(look), PASS];
}

/** Everybody who gains is listed, then the leader rolls. */
export function listThoughts(look: Look, listing: In<'activation-list'>): readonly Thought[] {
  const { field, state } = look;
  const { leader, list } = listing.stage.listing;
  // Some days only so many may be listed (19.4.12.3).
  const may = eligible(field, state, leader).filter((unit) => !listBar(field, listing, unit));
  const adds = may.map((unit): Thought => {
    const value = marchGain(look, unit, led(look, unit)) - (list.length > 0 ? WORTHWHILE : 0);
    return {
      action: { do: 'add', unit: unitName(field, unit) },
      value,
      why: () => marchReason(look, prospectOf(look, unit, led(look, unit))),
    };
  });
  if (list.length === 0) return adds;
  const why = () => `${inWords(list.map((unit) => unitName(field, unit)))} are all who gain by it.`;
  return [...adds, { action: { do: 'roll' }, value: 0, why }];
}

/** The one that gains most goes next; those who gain nothing by the roll stay. */
export function nextThoughts(look: Look, { stage }: In<'next-unit'>): readonly Thought[] {
  const { list, done, mp } = stage.activation;
  const going = list.filter((unit) => !done.includes(unit)).map((unit) => marchWith(look, unit, mp));
  if (done.length === 0) return going;
  const stop: Thought = {
    action: { do: 'end-action' },
    value: 0,
    why: () => 'The others are well where they are.',
  };
  return [...going, stop];
}
