/** From an id, an --input and fields written out to a question with its input accepted. */
import { type Asking, labelled, type Question, type Verdict } from '@longroll/kernel';
import { unknownId } from '@longroll/server';
import { parsed, readJson } from './reading.ts';
import type { AsJson } from './say.ts';
import type { World } from './world.ts';
import { written } from './written.ts';

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

/** A person reads the label and types the key; a program gets what the rules say. */
function put(question: Question, input: unknown, { json = false }: AsJson): Verdict<Asking> {
  const asking = question.ask(input);
  if (!asking.refused || json) return asking;
  return { refused: labelled(question.schema, asking.refused, 'label and key') };
}

/** `fields` are words as `attackerCV=7`, laid over the input. */
export async function asked(
  id: string,
  fields: readonly string[],
  options: InputOptions,
  world: World,
): Promise<Verdict<Asked>> {
  const question = questionBy(id, world);
  if (question.refused) return question;
  const raw = await rawInput(question.value, options, world);
  if (raw.refused) return raw;
  const input = written(fields, question.value.schema, raw.value);
  if (input.refused) return input;
  const asking = put(question.value, input.value, options);
  return asking.refused
    ? asking
    : { refused: null, value: { question: question.value, asking: asking.value } };
}
