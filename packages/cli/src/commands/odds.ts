/** `odds ID FIELD=VALUE …`, `odds ID --input …` */
import { systemOf } from '@longroll/kernel';
import { wholeOdds } from '@longroll/server';
import { asked, type InputOptions } from '../asked.ts';
import { commonLedger } from '../explanations.ts';
import { oddsPage } from '../print/odds.ts';
import { say, sayRefused } from '../say.ts';
import type { Status, World } from '../world.ts';

export interface OddsOptions extends InputOptions {
  readonly all?: boolean;
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
  return say(world, options, wholeOdds(asking), (answer, page) => {
    const ledger = commonLedger(asking, answer);
    const { contents } = world.registry.book(systemOf(question.id))!;
    return oddsPage({ title: question.title, odds: answer, ledger, contents }, page, options.all ?? false);
  });
}
