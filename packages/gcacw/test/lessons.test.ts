/** Every lesson played by the real rules: to its end, into every failure, and along every way that it leaves open. */
import {
  actInLesson,
  beginLesson,
  bookOf,
  citedIds,
  fits,
  hashOf,
  type Lesson,
  type LessonCourse,
  madeAt,
  momentAt,
  readOn,
  type Saying,
  sameJson,
  shownNext,
  stepBack,
  stepNumber,
  stepOf,
  storyOf,
  waitsFor,
} from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { gcacw } from '../src/index.ts';
import { ASSAULT_LESSON } from '../src/lessons/assault.ts';
import { ATTACK_LESSON } from '../src/lessons/attack.ts';
import { PRIMER } from '../src/lessons/index.ts';
import { RETREAT_LESSON } from '../src/lessons/retreat.ts';
import { ZONES_LESSON } from '../src/lessons/zones.ts';
import { SCENARIOS } from '../src/scenarios/index.ts';
import { VICKSBURG } from './playing.ts';

const { lessons, game: first } = PRIMER;

async function begun(lesson: Lesson): Promise<LessonCourse> {
  const rules = await lesson.entry.open(VICKSBURG);
  return beginLesson(lesson, { rules, map: VICKSBURG, system: 'gcacw', version: gcacw.version });
}

function done(course: LessonCourse, action: unknown): LessonCourse {
  const next = actInLesson(course, action);
  if (next.refused) throw new Error(`${JSON.stringify(action)}: ${next.refused.text}`);
  return next.value;
}

const doneAll = (course: LessonCourse, actions: readonly unknown[]): LessonCourse =>
  actions.reduce<LessonCourse>(done, course);

const played = (course: LessonCourse): LessonCourse =>
  stepOf(course)!.goal === null ? readOn(course) : doneAll(course, stepOf(course)!.shown);

/** The lesson at the beginning of a step, come there by the way that it shows. */
function at(course: LessonCourse, step: number): LessonCourse {
  return stepNumber(course) === step ? course : at(played(course), step);
}

const legal = ({ game }: LessonCourse): readonly unknown[] => {
  const [side] = waitsFor(game);
  return side === undefined ? [] : game.rules.legal(game.rules.view(game.now, side));
};

const facesSince = ({ game }: LessonCourse, since: number): readonly number[] =>
  game.moves.slice(since).flatMap(({ journal }) => journal.flatMap((a) => ('draw' in a ? a.faces : [])));

const storyIn = ({ game }: LessonCourse): string =>
  game.moves
    .slice()
    .flatMap((_, i) => storyOf(madeAt(game, i).notes))
    .join(' ');

/** Every state that can be come to from here by what the step leaves open, until it is over. */
function everyEnd(course: LessonCourse, seen = new Set<string>()): readonly LessonCourse[] {
  return legal(course).flatMap((action) => {
    const next = done(course, action);
    const over = next.missed !== null || stepNumber(next) !== stepNumber(course);
    const key = hashOf([next.game.now, next.missed, stepNumber(next)]);
    if (seen.has(key)) return [];
    seen.add(key);
    return over ? [next] : everyEnd(next, seen);
  });
}

const STEPS = lessons.flatMap((lesson) =>
  lesson.steps.map((step, number) => [`${lesson.id}, step ${number + 1}`, lesson, step, number] as const),
);
const DONE = STEPS.filter(([, , { goal }]) => goal !== null);

describe.each(STEPS)('%s', (_, lesson, step, number) => {
  test('the way it shows is what may be done, one action after another, and leads on with the dice laid out', async () => {
    const start = at(await begun(lesson), number);
    expect(start.missed).toBeNull();
    const since = start.game.moves.length;
    let course = start;
    for (const action of step.shown) {
      expect(shownNext(course)).toEqual(action);
      expect(legal(course).some((one) => sameJson(one, action))).toBe(true);
      course = done(course, action);
    }
    if (step.goal === null) course = readOn(course);
    expect([stepNumber(course), course.missed]).toEqual([number + 1, null]);
    expect(step.dice.slice(0, facesSince(course, since).length)).toEqual(facesSince(course, since));
    expect(course.game.rules.audit(course.game.now)).toEqual([]);
  });

  test('whatever may be done is legal by the rules of every game, and each part of it is met with', async () => {
    const start = at(await begun(lesson), number);
    const offered = legal(start);
    const { rules, game } = start;
    const all = rules.legal(rules.view(game.now, waitsFor(game)[0]!));
    expect(offered.filter((one) => !all.some((other) => sameJson(one, other)))).toEqual([]);
    expect(offered.filter((one) => !step.may.some((part) => fits(part, one)))).toEqual([]);
    expect(offered.length > 0).toBe(step.goal !== null);
  });

  test('it says something', () => {
    expect([step.todo, step.otherwise, ...step.say.map(({ text }) => text)].every(isSentence)).toBe(true);
    expect(step.goal === null || isSentence(step.done)).toBe(true);
  });
});

const isSentence = (text: string): boolean => /^[A-Z].*[.?]$/.test(text) && !text.includes('!');

const MISSES = DONE.flatMap(([title, lesson, step, number]) =>
  step.misses.map((miss, i) => [`${title}, failure ${i + 1}`, lesson, miss, number] as const),
);

test('there are failures', () => {
  expect(MISSES.length).toBeGreaterThan(6);
});

test.each(MISSES)(
  '%s is come into, stops everything, and is gone back from',
  async (_, lesson, miss, number) => {
    const start = at(await begun(lesson), number);
    const astray = doneAll(start, miss.by);
    expect(astray.missed).toBe(miss.said);
    expect(isSentence(miss.said)).toBe(true);
    expect(legal(astray)).toEqual([]);
    expect(actInLesson(astray, miss.by[0]).refused?.cite).toBe('T.10');
    const back = stepBack(astray);
    expect([back.missed, stepNumber(back)]).toEqual([null, number]);
    expect(back.game.now).toEqual(start.game.now);
    expect(legal(back)).toEqual(legal(start));
  },
);

test.each(DONE)(
  '%s: every way that it leaves open ends in its goal or in a failure that is told',
  async (_, lesson, __, number) => {
    const ends = everyEnd(at(await begun(lesson), number));
    expect(ends.length).toBeGreaterThan(0);
    expect(ends.filter((end) => end.missed === null && stepNumber(end) !== number + 1)).toEqual([]);
    // Who came another way goes on as well: what the lesson plays after it fits, and there is something to do.
    for (const end of ends.filter(({ missed }) => missed === null)) {
      const next = stepOf(end);
      if (next?.goal) expect(legal(end).length).toBeGreaterThan(0);
    }
  },
);

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

  test('a lesson that was gone back in is a game that can be looked at from its beginning', async () => {
    const { game } = at(stepBack(at(await begun(ZONES_LESSON), 2)), 3);
    for (let moves = 0; moves <= game.moves.length; moves++)
      expect(momentAt(game, moves).refused ?? null).toBeNull();
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

describe('the book and the list', () => {
  const { contents } = bookOf(gcacw.rulebook);
  const sayings: readonly Saying[] = [...lessons.flatMap(({ steps }) => steps), ...first.hints].flatMap(
    ({ say }) => say,
  );

  test('every rule that the coach cites is in the book', () => {
    const cited = sayings.flatMap(({ cite }) => (cite === undefined ? [] : citedIds(cite)));
    expect(cited.length).toBeGreaterThan(30);
    expect(cited.filter((id) => !contents.line(id))).toEqual([]);
  });

  test('lessons stand in no list of scenarios, and the first game in it', () => {
    const listed = SCENARIOS.map(({ id }) => id);
    expect(lessons.filter(({ id }) => listed.includes(id))).toEqual([]);
    expect(listed).toContain(first.scenario);
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(5);
  });

  test('the primer comes when it is asked for', async () => {
    expect(await gcacw.primer!()).toBe(PRIMER);
  });
});
