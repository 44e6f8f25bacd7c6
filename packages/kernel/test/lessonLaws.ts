/** What holds of the lessons of every system: played by the real rules, to their ends and into every failure. */
import { describe, expect, test } from 'vitest';
import {
  actInLesson,
  bookOf,
  citedIds,
  fits,
  type LessonStep,
  momentAt,
  readOn,
  type Saying,
  sameJson,
  shownNext,
  stepBack,
  stepNumber,
  stepOf,
  waitsFor,
} from '../src/index.ts';
import {
  at,
  begunIn,
  done,
  doneAll,
  drawnSince,
  everyEnd,
  legalIn,
  type Taught,
  walked,
} from './lessonWalk.ts';

const isSentence = (text: string): boolean => /^[A-Z].*[.?]$/.test(text) && !text.includes('!');
const MOST_WORDS = 25;

function stepsOf({ primer }: Taught) {
  return primer.lessons.flatMap((lesson) =>
    lesson.steps.map((step, number) => [`${lesson.id}, step ${number + 1}`, lesson, step, number] as const),
  );
}

function textsOf({ say, todo, otherwise, goal, done: reached }: LessonStep): readonly string[] {
  return [todo, otherwise, ...say.map(({ text }) => text), ...(goal === null ? [] : [reached])];
}

/** The way that a step shows, what may be done in it, and what lies there for it. */
function lawsOfSteps(taught: Taught): void {
  const begun = begunIn(taught);
  describe.each(stepsOf(taught))('%s', (_, lesson, step, number) => {
    const here = async () => at(await begun(lesson), number);

    test('the way it shows is what may be done, one action after another, and leads on', async () => {
      let course = await here();
      expect(course.missed).toBeNull();
      for (const action of step.shown) {
        expect(shownNext(course)).toEqual(action);
        expect(legalIn(course).some((one) => sameJson(one, action))).toBe(true);
        course = done(course, action);
      }
      if (step.goal === null) course = readOn(course);
      expect([stepNumber(course), course.missed]).toEqual([number + 1, null]);
      expect(course.game.rules.audit(course.game.now)).toEqual([]);
    });

    test('the luck that falls is the luck that lies there, and nothing lies there in vain', async () => {
      const start = await here();
      const since = start.game.moves.length;
      const ways = [walked(start), ...step.misses.map(({ by }) => doneAll(start, by))];
      const drawn = ways.map((way) => drawnSince(way, since));
      const isShares = lesson.faces === 0;
      const used = drawn.map((draws) => (isShares ? draws.length : draws.flat().length));
      expect(Math.max(...used)).toBe(step.dice.length);
      if (isShares) expect(step.dice.every((share) => share >= 0 && share <= 1)).toBe(true);
      else for (const draws of drawn) expect(draws.flat()).toEqual(step.dice.slice(0, draws.flat().length));
    });

    test('whatever may be done is legal by the rules of every game, and each part of it is met with', async () => {
      const start = await here();
      const offered = legalIn(start);
      const { rules, game } = start;
      const all = rules.legal(rules.view(game.now, waitsFor(game)[0]!));
      expect(offered.filter((one) => !all.some((other) => sameJson(one, other)))).toEqual([]);
      expect(offered.filter((one) => !step.may.some((part) => fits(part, one)))).toEqual([]);
      expect(offered.length > 0).toBe(step.goal !== null);
    });

    test('it says something, in short sentences', () => {
      expect(textsOf(step).filter((text) => !isSentence(text))).toEqual([]);
      const parts = step.say.flatMap(({ text }) => text.split(/[.:?] /));
      expect(parts.filter((part) => part.split(' ').length > MOST_WORDS)).toEqual([]);
    });
  });
}

/** Where a step can lead that is not its goal, and back. */
function lawsOfWays(taught: Taught): void {
  const begun = begunIn(taught);
  const steps = stepsOf(taught).filter(([, , { goal }]) => goal !== null);
  const misses = steps.flatMap(([title, lesson, step, number]) =>
    step.misses.map((miss, i) => [`${title}, failure ${i + 1}`, lesson, miss, number] as const),
  );

  test('there are failures', () => expect(misses.length).toBeGreaterThan(4));

  test.each(misses)(
    '%s is come into, stops everything, and is gone back from',
    async (_, lesson, miss, number) => {
      const start = at(await begun(lesson), number);
      const astray = doneAll(start, miss.by);
      expect(astray.missed).toBe(miss.said);
      expect(isSentence(miss.said)).toBe(true);
      expect(legalIn(astray)).toEqual([]);
      expect(actInLesson(astray, miss.by[0]).refused?.cite).toBe('T.10');
      const back = stepBack(astray);
      expect([back.missed, stepNumber(back)]).toEqual([null, number]);
      expect(back.game.now).toEqual(start.game.now);
      expect(legalIn(back)).toEqual(legalIn(start));
    },
  );

  test.each(steps)(
    '%s: every way that it leaves open ends in its goal or in a failure that is told',
    async (_, lesson, __, number) => {
      const stuck: unknown[] = [];
      const ends = everyEnd(at(await begun(lesson), number), ({ game }) => stuck.push(game.moves.at(-1)));
      expect(stuck).toEqual([]);
      expect(ends.length).toBeGreaterThan(0);
      const arrived = ends.filter(({ missed }) => missed === null);
      expect(arrived.filter((end) => stepNumber(end) !== number + 1)).toEqual([]);
      // Who came another way goes on as well: what the lesson plays after it fits, and there is something to do.
      for (const end of arrived) if (stepOf(end)?.goal) expect(legalIn(end).length).toBeGreaterThan(0);
    },
  );

  test.each(taught.primer.lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s, gone back in, is a game that can be looked at from its beginning',
    async (_, lesson) => {
      const end = at(stepBack(at(await begun(lesson), 2)), lesson.steps.length);
      for (let moves = 0; moves <= end.game.moves.length; moves++)
        expect(momentAt(end.game, moves).refused ?? null).toBeNull();
    },
  );
}

function lawsOfTheBook({ system, primer }: Taught, cites: number): void {
  const { contents } = bookOf(system.rulebook);
  const { lessons, game } = primer;
  const sayings: readonly Saying[] = [...lessons.flatMap(({ steps }) => steps), ...game.hints].flatMap(
    ({ say }) => say,
  );

  test('every rule that the coach cites is in the book', () => {
    const cited = sayings.flatMap(({ cite }) => (cite === undefined ? [] : citedIds(cite)));
    expect(cited.length).toBeGreaterThan(cites);
    expect(cited.filter((id) => !contents.line(id))).toEqual([]);
  });

  test('lessons stand in no list of scenarios, and the first game in it', () => {
    const listed = (system.scenarios ?? []).map(({ id }) => id);
    expect(lessons.filter(({ id }) => listed.includes(id))).toEqual([]);
    expect(listed).toContain(game.scenario);
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  });

  test('the primer comes when it is asked for', async () => {
    expect(await system.primer!()).toBe(primer);
  });
}

/** Registers the tests; the coach cites more rules than `cites`. */
export function lessonLaws(taught: Taught, cites: number): void {
  lawsOfSteps(taught);
  lawsOfWays(taught);
  describe('the book and the list', () => lawsOfTheBook(taught, cites));
}
