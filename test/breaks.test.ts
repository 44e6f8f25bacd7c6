/** The rule breaks of `npm run mutate -- --breaks` can still be made: each of their texts stands where it should. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BREAKS, broken } from '../scripts/breaks.mjs';

const root = new URL('..', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, root), 'utf8');

describe('every rule break', () => {
  test.each(BREAKS.map((rule) => [rule.name, rule] as const))('%s', (_, rule) => {
    const sound = textOf(rule.file);
    expect(broken(rule, sound)).not.toBe(sound);
    for (const file of rule.tests) expect(existsSync(new URL(file, root)), file).toBe(true);
  });

  test('has a name of its own; there are seventeen, in the kernel and in every system', () => {
    expect(new Set(BREAKS.map(({ name }) => name)).size).toBe(17);
    const packages = new Set(BREAKS.map(({ file }) => file.split('/')[1]));
    expect([...packages].sort()).toEqual(['antietam', 'gcacw', 'huzzah', 'kernel']);
  });

  test('whose text is gone is an error', () => {
    expect(() => broken(BREAKS[0]!, 'nothing of the kind')).toThrow(/stands 0 times/);
    const [[find]] = BREAKS[0]!.patches as [[string, string]];
    expect(() => broken(BREAKS[0]!, `${find}\n${find}`)).toThrow(/stands 2 times/);
  });
});
