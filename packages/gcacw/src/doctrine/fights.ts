/** What an attack is worth, in victory points: by the exact chances of the combat that the rules would fight. */
import { byResult, EveryBranch, firstOption, keptBy, terrainOf } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import { resultOf } from '../model/combatResult.ts';
import { combatValue, manpowerOf, stackValue } from '../model/unit.ts';
import { ATTACKS, type Attack, otherSide } from '../model/vocabulary.ts';
import { type Flanks, NO_FLANKS } from '../play/combat/flanks.ts';
import { circumstancesOf, defenceTactical, defendersIn, marchTactical } from '../play/combat/order.ts';
import { sideFrom } from '../play/movement/entering.ts';
import { isHeartless } from '../play/operations/attack.ts';
import { campaignOf } from '../play/state/campaign.ts';
import type { PlayState } from '../play/state/stage.ts';
import { rulesOf, situationIn, unitsOf, weatherOf } from '../play/state/standing.ts';
import { type AttackOrder, combatOf } from '../procedures/attack.ts';
import { combat } from '../procedures/combat.ts';
import type { Look } from './look.ts';
import { isLastTurn } from './survey.ts';
import { BY_ADVANCE, LAST_TURN, LETTERS } from './weights.ts';

/** A combat by what its dice do on the average, in victory points of the attacker. */
interface Mean {
  /** Manpower that the enemy loses, and what the letters do to him. */
  readonly won: number;
  readonly shaken: number;
  /** The same of one's own. */
  readonly lost: number;
  readonly strained: number;
  /** How likely the attacker comes into the hex. */
  readonly taken: number;
}

const letterOf = (letter: keyof typeof LETTERS | null, strength: number): number =>
  letter === null ? 0 : LETTERS[letter][0] + LETTERS[letter][1] * strength;

function lettersOf(code: string, strength: number): number {
  const { strain, retreat } = resultOf(code);
  return letterOf(strain, strength) + letterOf(retreat, strength);
}

/** Over every way that the dice may fall. */
function meanOf(look: Look, order: AttackOrder): Mean {
  const { lossPoints } = look.field.scenario;
  const rules = rulesOf(look.state);
  const { defenders } = order;
  const attackers = [...order.attackers, ...(order.joining ?? []).flat()];
  const [ours, theirs] = [manpowerOf(attackers), manpowerOf(defenders)];
  const [own, other] = [stackValue(attackers, rules), stackValue(defenders, rules)];
  const fight = combat(combatOf(order));
  const every = new EveryBranch(firstOption, byResult, null);
  const sum = { won: 0, shaken: 0, lost: 0, strained: 0, taken: 0 };
  do {
    const { attacker, defender, attackerLoss, defenderLoss } = fight(every);
    const p = every.likelihood;
    sum.won += p * Math.min(defenderLoss, theirs) * lossPoints[look.side];
    sum.lost += p * Math.min(attackerLoss, ours) * lossPoints[otherSide(look.side)];
    sum.shaken += p * lettersOf(defender, other);
    sum.strained += p * lettersOf(attacker, own);
    const gone = resultOf(defender).retreat !== null || defenderLoss >= theirs;
    if (gone && resultOf(attacker).advance) sum.taken += p;
  } while (every.next());
  return sum;
}

/** The same to somebody: what lasts, what the ground is worth to him, and what his own losses weigh. */
function worthIn(look: Look, { won, shaken, lost, strained, taken }: Mean, ground: number): number {
  const lasting = isLastTurn(look) ? LAST_TURN : 1;
  const own = (lost + strained * lasting) * look.bearing.caution;
  return won + shaken * lasting + taken * ground * BY_ADVANCE - own;
}

/** Without odds: by what one sees at once, the ratio of strengths. */
function byThumb({ state }: Look, order: AttackOrder, ground: number): number {
  const rules = rulesOf(state);
  const ratio = stackValue(order.attackers, rules) / Math.max(0.5, stackValue(order.defenders, rules));
  const edge = ratio >= 1 ? Math.min(3, ratio - 2) : -1 / Math.max(0.2, ratio);
  return edge * 0.6 + (ratio >= 1.5 ? ground * 0.4 : 0);
}

/** The worth of the ground that enemies stand on. */
function groundAt({ plan }: Look, hex: number): number {
  let sum = 0;
  for (const { kind, hexes, worth } of plan.goals)
    if ((kind === 'take' || kind === 'stay') && hexes.includes(hex))
      sum += kind === 'take' ? worth : worth / 2;
  return sum;
}

/** An attack as it is weighed: who, over which hexside, how, and with what beside the units. */
interface Fight {
  readonly attackers: readonly number[];
  readonly from: number;
  readonly target: number;
  readonly type: Attack;
  readonly flanks: Flanks;
  /** Tactical Value that a leader lends. */
  readonly leader: number;
}

function orderOf(look: Look, { attackers, from, target, type, flanks, leader }: Fight): AttackOrder {
  const { field, state, side } = look;
  const declared = { cause: { type }, from, target, attackers };
  return {
    circumstances: circumstancesOf(field, state, side, declared, flanks),
    attackers: unitsOf(field, state, attackers),
    defenders: defendersIn(field, state, target),
    attackerLeader: leader,
    defenderLeader: defenceTactical(field, state, target),
  };
}

/**
 * Kept by all that an attack hangs on: playing on from one place meets the same attacks again and again. Stacks have
 * numbers, and the rest of an attack is one number too, because it is looked up more often than anything else.
 */
interface Kept {
  /** By the number of the stack without its last unit, and that unit: the number of the stack. */
  readonly stacks: Map<number, number>;
  /** By the numbers of both stacks: attacks by all the rest. */
  readonly means: Map<number, Map<number, Mean>>;
  size: number;
  /** What else counts, and does not change from action to action. */
  of: readonly unknown[];
  /** Of the state last asked about. */
  state: PlayState | null;
}
const MOST_KEPT = 60_000;
const keptFor = keptBy(
  (_: Field): Kept => ({ stacks: new Map(), means: new Map(), size: 0, of: [], state: null }),
);

/** Readings; in the campaign works, gunboats, mines, the garrison's heart and supply too. */
function besides({ houseRules, campaign, turn }: PlayState): readonly unknown[] {
  if (!campaign) return [houseRules];
  const { levels, redoubts, gunboats, mine, heart, records } = campaign;
  return [houseRules, levels, redoubts, gunboats, mine, heart, records, turn];
}

/** Cleared where something else counts than before. */
function keptIn({ field, state }: Look): Kept {
  const kept = keptFor(field);
  if (kept.state === state) return kept;
  kept.state = state;
  const of = besides(state);
  if (kept.size < MOST_KEPT && of.every((one, i) => one === kept.of[i])) return kept;
  kept.stacks.clear();
  kept.means.clear();
  kept.size = 0;
  kept.of = of;
  return kept;
}

const UNITS = 2 ** 18;
const STACKS = 2 ** 24;
const WORKS: readonly string[] = ['none', 'abatis', 'breastwork', 'fort'];

/** Numbers for what is alike in a fight. */
function numbersOf<T>(all: readonly T[], alike: (one: T) => string): readonly number[] {
  const known = new Map<string, number>();
  return all.map((one) => {
    const key = alike(one);
    if (!known.has(key)) known.set(key, known.size);
    return known.get(key)!;
  });
}

/** By unit: the same number for counters that are printed alike. */
const printsOf = keptBy(({ units }: Field['pieces']) =>
  numbersOf(units, ({ side, type, tactical, artillery }) => `${side} ${type} ${tactical} ${artillery}`),
);

/** By hexside: the same number where attacks go over the same ground. */
const groundsOf = keptBy(({ ground: { map, attackedOver } }: Field) =>
  numbersOf([...map.neighbours.keys()], (side) => {
    const to = map.neighbours[side]!;
    const over = to < 0 ? '' : `${terrainOf(map, to)} ${JSON.stringify(attackedOver[side])}`;
    return `${terrainOf(map, Math.floor(side / map.sides))} ${over}`;
  }),
);

/** In the campaign each has its own supply, and who stands in the works or beside them may have lost heart (19.5.6). */
function campaignPrint({ field, state }: Look, unit: number): number {
  const heartless = campaignOf(state).heart > 0 && isHeartless(field, state, [unit]);
  return unit * 2 + (heartless ? 1 : 0);
}

/** A unit with all of its state that counts in a fight; works are the defender's. */
function unitCode(look: Look, prints: readonly number[], unit: number, defends: boolean): number {
  const { state } = look;
  const { manpower, organized, demoralized, entrenchment } = state.units[unit]!;
  const print = state.campaign ? campaignPrint(look, unit) : prints[unit]!;
  const strength = (print * 32 + manpower) * 2 + (organized ? 1 : 0);
  return strength * 16 + demoralized * 4 + (defends ? WORKS.indexOf(entrenchment) : 0);
}

function withUnit({ stacks }: Kept, stack: number, code: number): number {
  const key = stack * UNITS + code;
  const known = stacks.get(key);
  if (known !== undefined) return known;
  stacks.set(key, stacks.size + 1);
  return stacks.size;
}

function attackersOf(kept: Kept, look: Look, units: readonly number[]): number {
  const prints = printsOf(look.field.pieces);
  let stack = 0;
  for (const unit of units) stack = withUnit(kept, stack, unitCode(look, prints, unit, false));
  return stack;
}

function defendersOf(kept: Kept, look: Look, hex: number): number {
  const situation = situationIn(look.field, look.state);
  const prints = printsOf(look.field.pieces);
  let stack = 0;
  for (let i = situation.firstIn(hex); i >= 0; i = situation.nextTo(i))
    stack = withUnit(kept, stack, unitCode(look, prints, i, true));
  return stack;
}

const TYPES: readonly Attack[] = ATTACKS;

/** Everything but the units: ground, kind, flanks, leaders, weather; in the campaign the place, for its works and boats. */
function mannerOf(look: Look, { from, target, type, flanks, leader }: Fight): number {
  const { field, state } = look;
  const rain = weatherOf(field, state) === 'rain' ? 1 : 0;
  const leaders = leader * 8 + defenceTactical(field, state, target);
  const flank = flanks.unrefused * 4 + flanks.refused;
  const how = groundsOf(field)[sideFrom(field, from, target)]! * 8 + TYPES.indexOf(type);
  const manner = ((how * 32 + flank) * 64 + leaders) * 2 + rain;
  return state.campaign ? manner * field.ground.map.size + target : manner;
}

function meanKept(look: Look, fight: Fight): Mean {
  const kept = keptIn(look);
  const pair = attackersOf(kept, look, fight.attackers) * STACKS + defendersOf(kept, look, fight.target);
  const means = kept.means.get(pair) ?? new Map<number, Mean>();
  if (means.size === 0) kept.means.set(pair, means);
  const manner = mannerOf(look, fight);
  const known = means.get(manner);
  if (known) return known;
  const made = meanOf(look, orderOf(look, fight));
  means.set(manner, made);
  kept.size++;
  return made;
}

function fightValue(look: Look, fight: Fight): number {
  const ground = groundAt(look, fight.target);
  return look.bearing.odds
    ? worthIn(look, meanKept(look, fight), ground)
    : byThumb(look, orderOf(look, fight), ground);
}

/** No flanks are worth more to an attacker (9.7). */
export const MOST_FLANKS: Flanks = { unrefused: 4, refused: 2 };

export interface Strike {
  readonly unit: number;
  readonly from: number;
  readonly target: number;
  readonly type: Attack;
}

/** An attack of a unit on the march from a hex that it stands in or could come to. Flanks add to it what they add. */
export function strikeValue(
  look: Look,
  { unit, from, target, type }: Strike,
  flanks: Flanks = NO_FLANKS,
): number {
  const leader = marchTactical(look.field, look.state, unit);
  return fightValue(look, { attackers: [unit], from, target, type, flanks, leader });
}

/** An assault of a leader with some of the units in his hex. */
export function assaultValue(
  look: Look,
  leader: number,
  target: number,
  units: readonly number[],
  flanks: Flanks,
): number {
  const from = look.state.leaders[leader]!.hex;
  const tactical = look.field.pieces.leaders[leader]!.tactical ?? 0;
  return fightValue(look, { attackers: units, from, target, type: 'assault', flanks, leader: tactical });
}

/** How strong a stack is beside another, with nothing but numbers. */
export const ratioOf = ({ state }: Look, own: readonly number[], theirs: readonly number[]): number => {
  const rules = rulesOf(state);
  const sum = (units: readonly number[]) =>
    units.reduce((n, i) => n + combatValue(state.units[i]!, rules), 0);
  return sum(own) / Math.max(0.5, sum(theirs));
};
