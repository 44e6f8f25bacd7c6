/** A batch in words. */
import type { Batch, Registry } from '@longroll/kernel';
import { offeredAt } from '../field/scenarios.ts';
import { opponentTitle } from '../opponent/words.ts';
import { sideWords } from './figures.ts';

export const scenarioTitle = (registry: Registry, { scenario }: Batch): string =>
  offeredAt(registry, scenario)?.entry.title ?? scenario;

const agreed = ({ houseRules }: Batch): string => {
  const set = Object.entries(houseRules);
  if (set.length === 0) return 'all as we read the card';
  return set.map(([name, value]) => `${name.replaceAll('-', ' ')}: ${value}`).join('; ');
};

/** "Union: Captain; Confederate: Random; each seed with the sides exchanged too; all as we read the card; seed of one". */
export function batchWords(batch: Batch): string {
  const seats = batch.seated.map(({ side, opponent }) => `${sideWords(side)}: ${opponentTitle(opponent)}`);
  const pairs = batch.duplicate ? ['each seed twice, with the opponents exchanged'] : [];
  return `${[...seats, ...pairs, agreed(batch), `seed “${batch.seed}”`].join('; ')}.`;
}
