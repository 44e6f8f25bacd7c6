/** Every lesson played by the real rules: to its end, into every failure, and along every way that it leaves open. */
import { type Lesson, stepBack, stepNumber } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { lessonLaws } from '../../kernel/test/lessonLaws.ts';
import { at, begunIn, done, everyEnd, storyIn } from '../../kernel/test/lessonWalk.ts';
import { gcacw } from '../src/index.ts';
import { ASSAULT_LESSON } from '../src/lessons/assault.ts';
import { ATTACK_LESSON } from '../src/lessons/attack.ts';
import { PRIMER } from '../src/lessons/index.ts';
import { RETREAT_LESSON } from '../src/lessons/retreat.ts';
import { ZONES_LESSON } from '../src/lessons/zones.ts';
import { VICKSBURG } from './playing.ts';

const TAUGHT = { system: gcacw, primer: PRIMER, map: VICKSBURG };
const begun = begunIn(TAUGHT);

lessonLaws(TAUGHT, 30);

test('there are five, with failures in plenty', () => {
  expect(PRIMER.lessons).toHaveLength(5);
  const misses = PRIMER.lessons.flatMap(({ steps }) => steps.flatMap((step) => step.misses));
  expect(misses.length).toBeGreaterThan(6);
});

describe('going back', () => {
  test('first to where the step began, then to the step before, past dice', async () => {
    const start = await begun(ZONES_LESSON);
    const second = at(start, 1);
    const onTheWay = done(second, { do: 'step', hex: 'E3224' });
    const once = stepBack(onTheWay);
    expect(once.game.now).toEqual(second.game.now);
    const twice = stepBack(once);
    expect([stepNumber(twice), twice.game.now]).toEqual([0, start.game.now]);
    expect(stepBack(twice).game.now).toEqual(start.game.now);
  });

  test('what was done is done again with the same dice', async () => {
    const second = at(await begun(ZONES_LESSON), 1);
    expect(at(stepBack(second), 1).game.now).toEqual(second.game.now);
  });
});

describe('what the coach says came about', () => {
  const end = async (lesson: Lesson) => storyIn(at(await begun(lesson), lesson.steps.length));

  test('zones: fatigue 2', async () => {
    expect(await end(ZONES_LESSON)).toContain('Logan-B marches with 4 MP. Logan-B tires to fatigue 2.');
    const tired = done(at(await begun(ZONES_LESSON), 3), { do: 'march', unit: 'Logan-B' });
    expect(storyIn(tired)).toContain('Logan-B is disorganized and tires to fatigue 3.');
  });

  test('an attack: +3 prepared, and less by less', async () => {
    expect(await end(ATTACK_LESSON)).toMatch(/comes to \+3: defender Dr .*Logan-B tires to fatigue 3/);
    const story = async (type: string) =>
      storyIn(done(at(await begun(ATTACK_LESSON), 1), { do: 'attack', hex: 'E3023', type }));
    expect(await story('column-of-route')).toMatch(/comes to −1: .*Logan-B loses 1, is disorganized/);
    expect(await story('hasty')).toMatch(/comes to \+1: defender D \(/);
    expect(await story('normal')).toMatch(/comes to \+2: defender Dr .*Logan-B loses 1, is disorganized/);
  });

  test('cavalry and a retreat: Crocker has no MP left, Gregg-A retreats from +3, whichever way Cosby went', async () => {
    const ends = everyEnd(at(await begun(RETREAT_LESSON), 1));
    expect(ends.length).toBeGreaterThan(3);
    for (const one of ends)
      expect(storyIn(one)).toMatch(/comes to \+3: defender Dr .*Gregg-A must retreat 2 to 4 hexes\.$/);
    for (const one of everyEnd(at(await begun(RETREAT_LESSON), 2)))
      expect(storyIn(one)).not.toContain('Gregg-A loses');
  });

  test('an assault: 5 − 2, +5, a rout of four hexes; the new day', async () => {
    const story = await end(ASSAULT_LESSON);
    expect(story).toMatch(/McPherson's assault: 5 − 2, so all 2 attack\. .*comes to \+5: defender 2DR/);
    expect(story).toContain('Gregg-A halts at E2721.');
    const { rules, game } = at(await begun(ASSAULT_LESSON), ASSAULT_LESSON.steps.length);
    const { facts, pieces } = rules.table(rules.view(game.now, null));
    expect(facts[0]!.value).toContain('13 May');
    const [gregg, logan] = ['confederate-gregg-a', 'union-logan-b'].map(
      (id) => pieces.find((one) => one.id === id)!,
    );
    expect(gregg!.record).toMatchObject({ fatigue: 0, exhausted: true, disorganized: true });
    expect(logan!.record).toMatchObject({ fatigue: 0, exhausted: false });
  });
});
