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

/** The side that must attack for a named leader's bonus to mean anything; null if either may. */
function attackerFor(bonus: NamedBonus | 'none'): Side | null {
  if (bonus === 'none') return null;
  const { side, helps }: LeaderBonus = LEADER_BONUSES[bonus];
  if (helps === 'either') return null;
  return helps === 'attack' ? side : otherSide(side);
}

/** Who attacks: as said, else as the named leader calls for, else the Union. */
export function attackingSide(said: Side | undefined, bonus: NamedBonus | 'none'): Verdict<Side> {
  const must = attackerFor(bonus);
  const side = said ?? must ?? 'union';
  if (!must || side === must) return allow(side);
  const text = `leaderBonus ${bonus} needs attackerSide ${must}, not ${side}.`;
  return refuse('wrong-side', '9.9e', text, 'leaderBonus');
}
