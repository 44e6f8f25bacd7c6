/** Every lesson played by the real rules: to its end, into every failure, and along every way that it leaves open. */
import { readFileSync } from 'node:fs';
import { type LessonCourse, madeAt, parseMap } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { lessonLaws } from '../../kernel/test/lessonLaws.ts';
import { at, begunIn, doneAll, markedOn, storyIn } from '../../kernel/test/lessonWalk.ts';
import { huzzah } from '../src/index.ts';
import { CHARGE_LESSON } from '../src/lessons/charge.ts';
import { FIRE_LESSON } from '../src/lessons/fire.ts';
import { PRIMER } from '../src/lessons/index.ts';
import { MARCH_LESSON } from '../src/lessons/march.ts';

const MAP = parseMap(readFileSync(new URL('../maps/seven-pines.map.txt', import.meta.url), 'utf8'));
const TAUGHT = { system: huzzah, primer: PRIMER, map: MAP };
const begun = begunIn(TAUGHT);
const recordOf = (course: LessonCourse, id: string) => markedOn(course, 'confederate', id);

lessonLaws(TAUGHT, 80);

test('there are three', () => expect(PRIMER.lessons).toHaveLength(3));

/** The line of the last shot of the last move, as the ladder has it. */
function lineIn({ game }: LessonCourse): string {
  const line = madeAt(game, game.moves.length - 1).notes.findLast(({ text }) => /^Fire line/.test(text));
  return `${line?.text}: ${line?.value}`;
}

describe('what the coach says came about', () => {
  test('a move: an O hit, the risk of a step, a marker', async () => {
    const course = await begun(MARCH_LESSON);
    expect(recordOf(at(course, 4), 'GARLAND-1')).toMatchObject({ hits: 1, state: 'good-order' });
    const { rules, game } = at(course, 4);
    const reached = rules.reach!(rules.view(game.now, 'confederate'), 'GARLAND-1');
    const field = reached?.find(({ cell }) => MAP.ids[cell] === '1520');
    expect(field?.remark).toContain('1 shot, arrives in good order 80 %');
    const end = at(course, MARCH_LESSON.steps.length);
    expect(storyIn(end)).toMatch(
      /Garland 1 .*straggles\. .*Naglee 2 .* fires at the approaching Garland 1 .*1520, line 12-15/,
    );
    const notes = Array.from(
      { length: end.game.moves.length },
      (_, move) => madeAt(end.game, move).notes,
    ).flat();
    expect(notes.filter(({ text }) => /^Fire line/.test(text)).map(({ value }) => value)).toContain('12-15');
    expect(recordOf(end, 'NAGLEE-2')).toMatchObject({ marker: true });
    expect(recordOf(end, 'GARLAND-1')).toMatchObject({ facing: 'E', hits: 1 });
  });

  test('fire: the lines, the hits, and the shot of a disrupted stack with a marker', async () => {
    const course = await begun(FIRE_LESSON);
    const line = (step: number) => lineIn(at(course, step));
    expect(line(2)).toMatch(/3-4, 0, then -1: 2$/);
    expect(line(4)).toMatch(/3-4, \+3, then 0: 12-15$/);
    expect(line(6)).toMatch(/8-11, \+1, then -1: 8-11$/);
    expect(line(7)).toMatch(/5-7, \+2, then -5: 1$/);
    expect(recordOf(at(course, 2), 'NAGLEE-2')).toMatchObject({ hits: 1, state: 'good-order' });
    expect(recordOf(at(course, 6), 'NAGLEE-2')).toMatchObject({ hits: 2, state: 'disrupted', marker: true });
    expect(recordOf(at(course, 7), 'GARLAND-1')).toMatchObject({ hits: 0, state: 'good-order' });
  });

  test('a charge: through fire, two rounds, a rout, and both rallies', async () => {
    const course = await begun(CHARGE_LESSON);
    expect(lineIn(at(course, 3))).toMatch(/3-4, \+4, then 0: 16-20$/);
    expect(recordOf(at(course, 4), 'GARLAND-1')).toMatchObject({ hits: 1, state: 'good-order' });
    const fought = at(course, 5);
    expect(recordOf(fought, 'GARLAND-1')).toMatchObject({ hits: 2, state: 'disrupted' });
    expect(recordOf(fought, 'SPRATT')).toMatchObject({ reduced: true, state: 'routed' });
    expect(storyIn(fought)).toMatch(/Round 2: .* Spratt runs to 2020\./);
    expect(recordOf(at(course, 6), 'SPRATT')).toMatchObject({ state: 'disrupted' });
    expect(recordOf(at(course, 7), 'GARLAND-1')).toMatchObject({ hits: 2, state: 'good-order' });
  });

  test('an accepted disruption: the charge goes on three lines lower', async () => {
    const accepted = doneAll(at(await begun(CHARGE_LESSON), 3), [{ do: 'accept' }]);
    expect(recordOf(accepted, 'GARLAND-1')).toMatchObject({ hits: 0, state: 'disrupted' });
    const { rules, game } = accepted;
    expect(rules.table(rules.view(game.now, null)).decides).toBe('move');
  });
});

test('who is in a lesson is on its sheet', async () => {
  for (const lesson of PRIMER.lessons) {
    const { rules, game } = await begun(lesson);
    const pieces = rules.table(rules.view(game.now, null)).pieces.map(({ id }) => id);
    expect(lesson.sheet.counters.map(({ id }) => id).sort()).toEqual([...pieces].sort());
  }
});
