/** Which rank a tapped counter goes to: the first tapped attacks, whoever is of the other side stands against it. */
import type { Call, Counter, Picked, Rank } from '@longroll/kernel';

/** Ids of the counters in each rank. */
export type Ranks = Readonly<Record<string, readonly string[]>>;

const first = (call: Call): Rank => call.ranks[0]!;
const foe = (call: Call): Rank | undefined => call.ranks.find(({ opposes }) => opposes === first(call).id);

export const rankOf = (ranks: Ranks, id: string): string | undefined =>
  Object.keys(ranks).find((rank) => ranks[rank]?.includes(id));

const sideOf = (ranks: Ranks, rank: string | undefined, counters: readonly Counter[]): string | undefined =>
  rank === undefined ? undefined : counters.find(({ id }) => ranks[rank]?.includes(id))?.side;

function rankFor(call: Call, ranks: Ranks, counter: Counter, counters: readonly Counter[]): string {
  const against = foe(call)?.id;
  if (against === undefined) return first(call).id;
  const attacking = sideOf(ranks, first(call).id, counters);
  const defending = sideOf(ranks, against, counters);
  if (attacking !== undefined) return attacking === counter.side ? first(call).id : against;
  return defending === counter.side ? against : first(call).id;
}

const without = (ranks: Ranks, id: string): Ranks =>
  Object.fromEntries(Object.entries(ranks).map(([rank, ids]) => [rank, ids.filter((one) => one !== id)]));

const isFull = ({ most }: Rank, ids: readonly string[], counters: readonly Counter[]): boolean =>
  ids.filter((id) => counters.find((one) => one.id === id)?.kind !== 'leader').length >= most;

/** A full rank lets its first counter go: a rank of one simply changes its counter. */
export function tapped(call: Call, ranks: Ranks, counter: Counter, counters: readonly Counter[]): Ranks {
  if (rankOf(ranks, counter.id)) return without(ranks, counter.id);
  const id = rankFor(call, ranks, counter, counters);
  const rank = call.ranks.find((one) => one.id === id)!;
  const there = ranks[id] ?? [];
  const room = counter.kind !== 'leader' && isFull(rank, there, counters) ? there.slice(1) : there;
  return { ...ranks, [id]: [...room, counter.id] };
}

/** Who attacked now defends. */
export function swapped(call: Call, ranks: Ranks): Ranks {
  const [a, b] = [first(call).id, foe(call)?.id];
  return b === undefined ? ranks : { [a]: ranks[b] ?? [], [b]: ranks[a] ?? [] };
}

export const canSwap = (call: Call): boolean => foe(call) !== undefined;

export const pickedFrom = (call: Call, ranks: Ranks, counters: readonly Counter[]): Picked =>
  Object.fromEntries(
    call.ranks.map(({ id }) => [
      id,
      (ranks[id] ?? []).flatMap((one) => counters.find((counter) => counter.id === one) ?? []),
    ]),
  );

/** Ranks that must have a unit before there is anything to ask, in words. */
export function missingRank(call: Call, picked: Picked): Rank | undefined {
  const needed = [first(call), foe(call)].filter((rank) => rank !== undefined);
  return needed.find(({ id }) => !picked[id]?.some(({ kind }) => kind !== 'leader'));
}
