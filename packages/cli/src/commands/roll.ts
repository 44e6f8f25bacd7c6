/** `roll ID FIELD=VALUE … [--dice 4,2 | --seed TEXT]` */
import { readLuck, rollBy, writtenDice } from '@longroll/server';
import { asked, type InputOptions } from '../asked.ts';
import { rollPage } from '../print/roll.ts';
import { sayRefused, sayVerdict } from '../say.ts';
import type { Status, World } from '../world.ts';

export interface RollOptions extends InputOptions {
  readonly dice?: string;
  readonly seed?: string;
  readonly all?: boolean;
}

export async function roll(
  world: World,
  id: string,
  fields: readonly string[],
  options: RollOptions,
): Promise<Status> {
  const { dice, seed, all = false } = options;
  const luck = readLuck(dice === undefined ? { seed } : { dice: writtenDice(dice), seed });
  if (luck.refused) return sayRefused(world, options, luck.refused);
  const verdict = await asked(id, fields, options, world);
  if (verdict.refused) return sayRefused(world, options, verdict.refused);
  const { question, asking } = verdict.value;
  return sayVerdict(world, options, rollBy(asking, luck.value), (answer, page) =>
    rollPage(question.title, answer, world.registry, page, all),
  );
}
