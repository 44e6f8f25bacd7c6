/** How every form begins, what is left of a worked example, and the pictures of the choices. */
import type { FieldSchema, Question } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { registry } from '../../registry/src/index.ts';
import { readAddress, writeAddress } from '../src/address/address.ts';
import { isWholeExample, leftOfExample, withoutExample } from '../src/case/example.ts';
import { isDrawn, isSigned } from '../src/form/signs.ts';

const each = registry.questions.map((question) => [question.id, question] as const);
const combat = registry.question('gcacw/combat')!;

/** The case as the address keeps and reopens it. */
const reopened = ({ schema }: Question, values: Question['example']) =>
  readAddress(schema, writeAddress(schema, values, null)) ?? {};

describe.each(each)('%s begins neutral', (_, question) => {
  test('its form can be asked as it begins, also after a reload', () => {
    for (const values of [question.neutral, { ...question.neutral, ...reopened(question, question.neutral) }])
      expect(question.ask(values).refused).toBeNull();
  });

  test('nothing of the worked example is in it, and clearing the example leaves nothing', () => {
    expect(leftOfExample(question, question.neutral)).toEqual([]);
    expect(withoutExample(question, question.example)).toEqual({
      ...Object.fromEntries(
        Object.keys(question.example)
          .filter((name) => !leftOfExample(question, question.example).includes(name))
          .map((name) => [name, question.example[name]]),
      ),
      ...question.neutral,
    });
  });

  test('a link to its example is the example', () => {
    expect(isWholeExample(question, reopened(question, question.example))).toBe(true);
  });
});

describe('what is neutral', () => {
  test('equal strength, no artillery, open ground', () => {
    expect(combat.neutral).toEqual({ attackerCV: 6, defenderCV: 6 });
    const asked = combat.ask(combat.neutral);
    expect(asked.refused ? '' : asked.value.headline).toBe('Normal attack, 6 against 6, in clear');
  });

  test('what a player changes in the example is his; the rest is named and goes', () => {
    const changed = { ...combat.example, attackerCV: 9 };
    expect(leftOfExample(combat, changed)).not.toContain('attackerCV');
    expect(leftOfExample(combat, changed)).toContain('hexside');
    expect(isWholeExample(combat, changed)).toBe(false);
    expect(withoutExample(combat, changed)).toEqual({ attackerCV: 9, defenderCV: 6 });
  });
});

/** Every choice of words in a form, however deep it lies. */
const choicesIn = (field: FieldSchema): readonly (readonly string[])[] => [
  ...(field.enum ? [field.enum.map(String)] : []),
  ...Object.values(field.properties ?? {}).flatMap(choicesIn),
  ...(field.items ? choicesIn(field.items) : []),
];

test('a choice that is shown in pictures has one for each of its words', () => {
  const drawn = registry.questions.flatMap(({ schema }) => choicesIn(schema)).filter(isDrawn);
  expect(drawn.length).toBeGreaterThan(10);
  expect([...new Set(drawn.flat())].filter((word) => !isSigned(word))).toEqual([]);
});
