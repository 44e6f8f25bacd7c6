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
import { antietam } from '../src/index.ts';
import { CHARGE_LESSON } from '../src/lessons/charge.ts';
import { FIRE_LESSON } from '../src/lessons/fire.ts';
import { PRIMER } from '../src/lessons/index.ts';
import { MARCH_LESSON } from '../src/lessons/march.ts';
import { SCENARIOS } from '../src/scenarios/index.ts';
import { ANTIETAM } from './playing.ts';

const { lessons, game: first } = PRIMER;

async function begun(lesson: Lesson): Promise<LessonCourse> {
  const rules = await lesson.entry.open(ANTIETAM);
  return beginLesson(lesson, { rules, map: ANTIETAM, system: 'antietam', version: antietam.version });
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

const drawnSince = ({ game }: LessonCourse, since: number): number =>
  game.moves.slice(since).flatMap(({ journal }) => journal.filter((answer) => 'draw' in answer)).length;

const storyIn = ({ game }: LessonCourse): string =>
  game.moves
    .slice()
    .flatMap((_, i) => storyOf(madeAt(game, i).notes))
    .join(' ');

const recordOf = ({ rules, game }: LessonCourse, id: string) =>
  rules.table(rules.view(game.now, 'union')).pieces.find((piece) => piece.id === id)!.record;

/** Every state that can be come to from here by what the step leaves open, until it is over. */
function everyEnd(course: LessonCourse, seen = new Set<string>()): readonly LessonCourse[] {
  return legal(course).flatMap((action) => {
    const next = done(course, action);
    const over = next.missed !== null || stepNumber(next) !== stepNumber(course);
    const key = hashOf([next.game.now, next.missed, stepNumber(next)]);
    if (seen.has(key)) return [];
    seen.add(key);
    // A state in which nothing is left to do would hold the player for ever.
    if (!over) expect(legal(next)).not.toEqual([]);
    return over ? [next] : everyEnd(next, seen);
  });
}

const STEPS = lessons.flatMap((lesson) =>
  lesson.steps.map((step, number) => [`${lesson.id}, step ${number + 1}`, lesson, step, number] as const),
);
const DONE = STEPS.filter(([, , { goal }]) => goal !== null);
const isSentence = (text: string): boolean => /^[A-Z].*[.?]$/.test(text) && !text.includes('!');

describe.each(STEPS)('%s', (_, lesson, step, number) => {
  test('the way it shows is what may be done, one action after another, and leads on', async () => {
    let course = at(await begun(lesson), number);
    expect(course.missed).toBeNull();
    for (const action of step.shown) {
      expect(shownNext(course)).toEqual(action);
      expect(legal(course).some((one) => sameJson(one, action))).toBe(true);
      course = done(course, action);
    }
    if (step.goal === null) course = readOn(course);
    expect([stepNumber(course), course.missed]).toEqual([number + 1, null]);
    expect(course.game.rules.audit(course.game.now)).toEqual([]);
  });

  test('as much luck lies there as is drawn on the way that draws most, and no way draws more', async () => {
    const start = at(await begun(lesson), number);
    const since = start.game.moves.length;
    const drawn = [
      drawnSince(played(start), since),
      ...step.misses.map(({ by }) => drawnSince(doneAll(start, by), since)),
    ];
    expect(Math.max(...drawn)).toBe(step.dice.length);
    expect(step.dice.every((share) => share >= 0 && share <= 1)).toBe(true);
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

  test('it says something, in short sentences', () => {
    const texts = step.say.map(({ text }) => text);
    expect([step.todo, step.otherwise, ...texts].every(isSentence)).toBe(true);
    expect(step.goal === null || isSentence(step.done)).toBe(true);
    const words = texts.flatMap((text) => text.split(/[.:?] /)).map((part) => part.split(' ').length);
    expect(Math.max(...words)).toBeLessThanOrEqual(25);
  });
});

const MISSES = DONE.flatMap(([title, lesson, step, number]) =>
  step.misses.map((miss, i) => [`${title}, failure ${i + 1}`, lesson, miss, number] as const),
);

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
    for (const end of ends.filter(({ missed }) => missed === null)) {
      const next = stepOf(end);
      if (next?.goal) expect(legal(end).length).toBeGreaterThan(0);
    }
  },
);

test('only those of whom a step speaks are named as ready, and nobody is ordered with others', async () => {
  const { game } = at(await begun(FIRE_LESSON), 1);
  expect(game.rules.table(game.rules.view(game.now, 'union')).ready).toEqual(['U-KIMBALL-A']);
  expect(game.rules.orders).toEqual([]);
});

test('a lesson that was gone back in is a game that can be looked at from its beginning', async () => {
  const { game } = at(stepBack(at(await begun(FIRE_LESSON), 3)), 7);
  for (let moves = 0; moves <= game.moves.length; moves++)
    expect(momentAt(game, moves).refused ?? null).toBeNull();
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

describe('the book and the list', () => {
  const { contents } = bookOf(antietam.rulebook);
  const sayings: readonly Saying[] = [...lessons.flatMap(({ steps }) => steps), ...first.hints].flatMap(
    ({ say }) => say,
  );

  test('every rule that the coach cites is in the book', () => {
    const cited = sayings.flatMap(({ cite }) => (cite === undefined ? [] : citedIds(cite)));
    expect(cited.length).toBeGreaterThan(60);
    expect(cited.filter((id) => !contents.line(id))).toEqual([]);
  });

  test('lessons stand in no list of scenarios, and the first game in it', () => {
    const listed = SCENARIOS.map(({ id }) => id);
    expect(lessons.filter(({ id }) => listed.includes(id))).toEqual([]);
    expect(listed).toContain(first.scenario);
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(3);
  });

  test('the primer comes when it is asked for', async () => {
    expect(await antietam.primer!()).toBe(PRIMER);
  });
});
