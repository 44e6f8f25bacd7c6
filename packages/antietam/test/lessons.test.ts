/** Every lesson played by the real rules: to its end, into every failure, and along every way that it leaves open. */
import { fits, type Lesson, type LessonCourse, madeAt } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { lessonLaws } from '../../kernel/test/lessonLaws.ts';
import { at, begunIn, done, markedOn, storyIn } from '../../kernel/test/lessonWalk.ts';
import { antietam } from '../src/index.ts';
import { CHARGE_LESSON } from '../src/lessons/charge.ts';
import { FIRE_LESSON } from '../src/lessons/fire.ts';
import { PRIMER } from '../src/lessons/index.ts';
import { MARCH_LESSON } from '../src/lessons/march.ts';
import { ANTIETAM } from './playing.ts';

const TAUGHT = { system: antietam, primer: PRIMER, map: ANTIETAM };
const begun = begunIn(TAUGHT);
const recordOf = (course: LessonCourse, id: string) => markedOn(course, 'union', id);

lessonLaws(TAUGHT, 60);

test('there are three', () => expect(PRIMER.lessons).toHaveLength(3));

test('only those of whom a step speaks are named as ready, and nobody is ordered with others', async () => {
  const { game } = at(await begun(FIRE_LESSON), 1);
  expect(game.rules.table(game.rules.view(game.now, 'union')).ready).toEqual(['U-KIMBALL-A']);
  expect(game.rules.orders).toEqual([]);
});

describe('what the coach says came about', () => {
  const end = async (lesson: Lesson) => storyIn(at(await begun(lesson), lesson.steps.length));

  test('a march: points, and fatigue of 6, then 1', async () => {
    const course = await begun(MARCH_LESSON);
    const marched = (step: number, id: string) => recordOf(at(course, step), id);
    expect(marched(2, 'U-KIMBALL-A')).toMatchObject({ mode: 'column', operationPoints: 10 });
    expect(marched(3, 'U-KIMBALL-A')).toMatchObject({ operationPoints: 4 });
    expect(marched(4, 'U-KIMBALL-B')).toMatchObject({ operationPoints: 5, fatigue: 6 });
    expect(marched(4, 'U-KIMBALL-A')).toMatchObject({ fatigue: 6 });
    for (const id of ['U-KIMBALL-A', 'U-KIMBALL-B'])
      expect(marched(6, id)).toMatchObject({ operationPoints: 12, fatigue: 1 });
    expect(marched(7, 'U-KIMBALL-A')).toMatchObject({ mode: 'normal', operationPoints: 10 });
    const inLine = done(at(course, 1), { do: 'step', unit: 'U-KIMBALL-A', direction: 5 });
    expect(recordOf(inLine, 'U-KIMBALL-A')).toMatchObject({ operationPoints: 7 });
  });

  test('a fire: who is out of sight or on the flank, what is expected, what falls', async () => {
    const course = await begun(FIRE_LESSON);
    const offered = (step: number) => {
      const { rules, game } = at(course, step);
      const view = rules.view(game.now, 'union');
      const fires = rules.legal(view).filter((action) => fits({ do: 'plot-fire' }, action));
      return fires.map((action) => rules.tell(view, action).text.replace(/ on .* in (\d{4}).*: /, ' $1 '));
    };
    expect(offered(1)).toEqual(['Kimball A fires 1820 about 17 men, 2 points']);
    expect(offered(2)).toEqual([
      'Kimball A fires 1719 about 34 men, 2 points',
      'Kimball A fires 1820 about 17 men, 2 points',
    ]);
    expect(offered(4)).toEqual([
      'Kimball B fires 1719 about 16 men, 2 points',
      'Kimball B fires 1820 about 7.9 men, 2 points',
    ]);
    expect(await end(FIRE_LESSON)).toMatch(
      /Kimball A fires .*: 41 men fall\. Kimball B fires .*: 13 men fall\. G. B. Anderson A fires on Kimball A .*: 27 men fall\.$/,
    );
    const over = at(course, 7);
    expect(recordOf(over, 'C-GBANDERSON-A')).toMatchObject({ fatigue: 17, routed: false });
    expect(recordOf(over, 'U-KIMBALL-A')).toMatchObject({ fatigue: 6 });
  });

  test('a charge: fire, melee, retreat, advance, rout, no rally', async () => {
    expect(await end(CHARGE_LESSON)).toMatch(
      /: 34 men fall\. .*: 35 men fall\. .*, 113 of the defence\. G. B. Anderson A falls back to 1720\. Kimball A advances to 1719\. Kimball B advances to 1719\. G. B. Anderson A breaks and routs\. G. B. Anderson A flees 3 squares to 2023\. .*G. B. Anderson A stays routed\./,
    );
    // Morale 0 and 20, 10 for the leader, halved: 15.
    const { game } = at(await begun(CHARGE_LESSON), 5);
    const rally = madeAt(game, game.moves.length - 1).notes.filter(({ cite }) => /^9\.(1|4\.\d)$/.test(cite));
    expect(rally.at(-4)).toMatchObject({ cite: '9.1', text: 'Efficiency 69 less fatigue 87' });
    expect(rally.slice(-3).map(({ cite, applied }) => [cite, applied])).toEqual([
      ['9.4.1', true],
      ['9.4.2', true],
      ['9.4.3', true],
    ]);
  });

  test('a charge of one alone: it falls back', async () => {
    const alone = done(at(await begun(CHARGE_LESSON), 2), { do: 'end-operations' });
    expect(storyIn(alone)).toMatch(/Kimball A charges G. B. Anderson A .*Kimball A falls back to 1717\./);
  });
});
