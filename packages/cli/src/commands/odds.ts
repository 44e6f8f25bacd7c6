/** `odds ID FIELD=VALUE …`, `odds ID --input …` */
import { type Asking, type Question, systemOf } from '@longroll/kernel';
import { outcomeOf, wholeOdds } from '@longroll/server';
import { asked, type InputOptions } from '../asked.ts';
import { commonLedger } from '../explanations.ts';
import { oddsPage, outcomePage } from '../print/odds.ts';
import { say, sayRefused } from '../say.ts';
import type { Status, World } from '../world.ts';

export interface OddsOptions extends InputOptions {
  readonly all?: boolean;
  /** The key of the one outcome to explain. */
  readonly outcome?: string;
}

function oneOutcome(
  world: World,
  { id, title }: Question,
  asking: Asking,
  { outcome = '', ...options }: OddsOptions,
): Status {
  const verdict = outcomeOf(asking, outcome);
  if (verdict.refused) return sayRefused(world, options, verdict.refused);
  const { contents } = world.registry.book(systemOf(id))!;
  return say(world, options, verdict.value, (one, page) =>
    outcomePage({ id, title, outcome: one, contents }, page, options.all ?? false),
  );
}

export async function odds(
  world: World,
  id: string,
  fields: readonly string[],
  options: OddsOptions,
): Promise<Status> {
  const verdict = await asked(id, fields, options, world);
  if (verdict.refused) return sayRefused(world, options, verdict.refused);
  const { question, asking } = verdict.value;
  if (options.outcome !== undefined) return oneOutcome(world, question, asking, options);
  return say(world, options, wholeOdds(asking), (answer, page) => {
    const ledger = commonLedger(asking, answer);
    const { contents } = world.registry.book(systemOf(question.id))!;
    return oddsPage({ title: question.title, odds: answer, ledger, contents }, page, options.all ?? false);
  });
}
