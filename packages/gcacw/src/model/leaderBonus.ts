/** Leaders (and one height) whose name on the card is worth a modifier in the games listed beside it. */
import { allow, refuse, type Verdict } from '@longroll/kernel';
import { type Game, otherSide, type Side } from './vocabulary.ts';

export interface LeaderBonus {
  readonly name: string;
  readonly games: readonly Game[];
  /** Whom he serves; the attacker's side follows from it if it is not given. */
  readonly side: Side;
  /** Attacking: he helps an attack. Defending: a defence. Hunt helps his own side in either. */
  readonly helps: 'attack' | 'defence' | 'either';
}

export const LEADER_BONUSES = {
  lee: {
    name: 'Lee',
    games: ['SJW', 'OTR', 'HCR', 'BTC', 'SLB', 'GTC', 'TPC', 'LLO'],
    side: 'confederate',
    helps: 'attack',
  },
  jackson: { name: 'Jackson', games: ['SJW', 'HCR', 'SLB'], side: 'confederate', helps: 'attack' },
  longstreet: { name: 'Longstreet', games: ['GTC', 'BAC', 'TPC'], side: 'confederate', helps: 'attack' },
  sherman: { name: 'Sherman', games: ['BAC'], side: 'union', helps: 'attack' },
  'hood-forrest': { name: 'Hood & Forrest', games: ['HSN'], side: 'confederate', helps: 'attack' },
  thomas: { name: 'Thomas', games: ['AIO'], side: 'union', helps: 'defence' },
  hunt: { name: 'Hunt', games: ['BTC'], side: 'union', helps: 'either' },
  'stafford-heights': { name: 'Stafford Heights', games: ['BTC'], side: 'union', helps: 'attack' },
} as const satisfies Record<string, LeaderBonus>;

export type NamedBonus = keyof typeof LEADER_BONUSES;
export const LEADER_BONUS_IDS = Object.keys(LEADER_BONUSES) as [NamedBonus, ...NamedBonus[]];

/** "Assault bonus from ..." on the card: these count only in an assault. */
export const ASSAULT_LEADERS: readonly NamedBonus[] = [
  'lee',
  'jackson',
  'longstreet',
  'sherman',
  'hood-forrest',
];

const bonusOf = (id: NamedBonus): LeaderBonus => LEADER_BONUSES[id];

/** Which of these leaders is named; the card has one line for all of them. */
export const namedAmong = (
  named: readonly NamedBonus[],
  ids: readonly NamedBonus[],
): NamedBonus | undefined => named.find((id) => ids.includes(id));

/** His name, for the line that counts him. */
export function nameAmong(named: readonly NamedBonus[], ids: readonly NamedBonus[]): string {
  const id = namedAmong(named, ids);
  return id === undefined ? '' : bonusOf(id).name;
}

/** True if the side that the line is for is his, else where he is. */
export const servesOr = (id: NamedBonus, side: Side, withWhom: string): true | string =>
  bonusOf(id).side === side || `${bonusOf(id).name} is with the ${withWhom}`;

/** The side that must attack for a named leader's bonus to mean anything; null if either may. */
function attackerFor(id: NamedBonus): Side | null {
  const { side, helps } = bonusOf(id);
  if (helps === 'either') return null;
  return helps === 'attack' ? side : otherSide(side);
}

/** Two who serve the same side: of those one counts (9.9f). */
function twoOfASide(named: readonly NamedBonus[]): Verdict<never> | null {
  const second = named.find(
    (id, i) => named.findIndex((other) => bonusOf(other).side === bonusOf(id).side) < i,
  );
  if (second === undefined) return null;
  const first = named.find((id) => bonusOf(id).side === bonusOf(second).side)!;
  const text = `leaderBonus names ${first} and ${second}, both ${bonusOf(second).side}: of each side one counts.`;
  return refuse('one-a-side', '9.9f', text, 'leaderBonus');
}

/** Whose the attack is if nobody says: as the named leaders call for, else the Union's. */
const calledFor = (named: readonly NamedBonus[]): Side =>
  named.map(attackerFor).find((side) => side !== null) ?? 'union';

/** Who attacks: as said, else as the named leaders call for, else the Union. */
export function attackingSide(said: Side | undefined, named: readonly NamedBonus[]): Verdict<Side> {
  const crowd = twoOfASide(named);
  if (crowd) return crowd;
  const side = said ?? calledFor(named);
  const stranger = named.find((id) => (attackerFor(id) ?? side) !== side);
  if (stranger === undefined) return allow(side);
  const text = `leaderBonus ${stranger} needs attackerSide ${attackerFor(stranger)}, not ${side}.`;
  return refuse('wrong-side', '9.9e', text, 'leaderBonus');
}

/** Whose a stack is that attacks and is attacked: a named leader may serve either side. */
export function stackSide(said: Side | undefined, named: readonly NamedBonus[]): Verdict<Side> {
  return twoOfASide(named) ?? allow(said ?? calledFor(named));
}
