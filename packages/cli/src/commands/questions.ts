/** `questions`, `schema ID`: what can be asked, and the form each question needs. */
import { listedQuestion } from '@longroll/server';
import { questionBy } from '../asked.ts';
import { formPage } from '../print/form.ts';
import { questionList } from '../print/lists.ts';
import { type AsJson, say, sayRefused } from '../say.ts';
import type { Status, World } from '../world.ts';

export function questions(world: World, options: AsJson): Status {
  const { systems, questions: all } = world.registry;
  return say(world, options, all.map(listedQuestion), (_, page) => questionList(systems, page));
}

export function schema(world: World, id: string, options: AsJson): Status {
  const found = questionBy(id, world);
  if (found.refused) return sayRefused(world, options, found.refused);
  return say(world, options, found.value.schema, (_, page) => formPage(found.value, page));
}
