/** From an id and an --input to a question with its input accepted. */
import type { Asking, Question, Verdict } from '@longroll/kernel';
import { unknownId } from '@longroll/server';
import { parsed, readJson } from './reading.ts';
import type { AsJson } from './say.ts';
import type { World } from './world.ts';

export interface InputOptions extends AsJson {
  readonly input?: string;
  readonly example?: boolean;
}

export interface Asked {
  readonly question: Question;
  readonly asking: Asking;
}

const LOOKS_LIKE_JSON = /^\s*[{[]/;

export function questionBy(id: string, { registry }: World): Verdict<Question> {
  const value = registry.question(id);
  const known = registry.questions.map((question) => question.id);
  return value ? { refused: null, value } : { refused: unknownId('question', id, known) };
}

async function rawInput(question: Question, options: InputOptions, world: World): Promise<Verdict<unknown>> {
  const { input, example = false } = options;
  if (input === undefined) return { refused: null, value: example ? question.example : {} };
  if (LOOKS_LIKE_JSON.test(input)) return parsed(input);
  return readJson(world, input, '--input ');
}

export async function asked(id: string, options: InputOptions, world: World): Promise<Verdict<Asked>> {
  const question = questionBy(id, world);
  if (question.refused) return question;
  const raw = await rawInput(question.value, options, world);
  if (raw.refused) return raw;
  const asking = question.value.ask(raw.value);
  if (asking.refused) return asking;
  return { refused: null, value: { question: question.value, asking: asking.value } };
}
