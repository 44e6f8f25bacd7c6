/** JSON that was typed, or that stands in a file. */
import { type Refusal, refuse, type Verdict } from '@longroll/kernel';
import { plainSigns } from './plainSigns.ts';
import type { World } from './world.ts';

function unreadable(path: string, error: unknown, option: string): { refused: Refusal } {
  const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
  const why = missing ? 'there is no such file' : (error as Error).message;
  return refuse('unreadable-input', 'T.9', `${option}${path} cannot be read: ${why}.`, 'input');
}

export function parsed(written: string): Verdict<unknown> {
  try {
    return { refused: null, value: JSON.parse(written) };
  } catch (error) {
    return refuse('bad-json', 'T.1', `The input is not JSON: ${(error as Error).message}.`, 'input');
  }
}

/** A file sign for sign; `option` is what its path was written after, if anything. */
export async function textIn({ readText }: World, path: string, option = ''): Promise<Verdict<string>> {
  try {
    return { refused: null, value: await readText(path) };
  } catch (error) {
    return unreadable(path, error, option);
  }
}

export async function readJson(world: World, path: string, option = ''): Promise<Verdict<unknown>> {
  const text = await textIn(world, path, option);
  return text.refused ? text : parsed(plainSigns(text.value));
}
