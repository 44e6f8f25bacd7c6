/** Computers at a table: who sits where, that they decide alike after a reload, and how they are held, skipped and failed. */
import {
  act,
  allow,
  begin,
  type Doctrine,
  type Game,
  OPPONENTS,
  type Prospect,
  type Rules,
  recordOf,
  replay,
  seeded,
  type Verdict,
} from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { PATROL_DOCTRINE } from '../../kernel/test/patrol/doctrine.ts';
import { PATROL_RULES } from '../../kernel/test/patrol/rules.ts';
import { guardedFor } from '../src/field/curtain.ts';
import { offersOf } from '../src/field/options.ts';
import { takesBack } from '../src/field/takingBack.ts';
import { Adversary, type Standing, type Surroundings } from '../src/opponent/adversary.ts';
import { type Counsel, counselBy } from '../src/opponent/counsel.ts';
import { lookingTime } from '../src/opponent/looking.ts';
import { likelyWords, pointWords } from '../src/opponent/points.ts';
import { computerAt, dueComputer, onlyPerson, seatsAfter, withSeat } from '../src/opponent/seats.ts';
import { verdictOf } from '../src/opponent/verdict.ts';
import { choiceOf, idOf, levelsOffered } from '../src/opponent/words.ts';

const RULES = { ...PATROL_RULES, doctrine: async () => PATROL_DOCTRINE as Doctrine } as Rules;

function must<T>(verdict: Verdict<T>): T {
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value;
}

const seated = (west: string | null, east: string | null) =>
  seatsAfter(seatsAfter([], 'west', west), 'east', east);
const begun = (west: string | null, east: string | null, rules: Rules = RULES): Game =>
  must(
    begin(rules, {
      ...{ scenario: 'p/p', system: 'p', rulesVersion: '1', houseRules: {}, seed: 'a' },
      seats: seated(west, east),
    }),
  );

describe('who sits for a side', () => {
  test('is a person unless the head says a computer that is known here', () => {
    expect(computerAt({}, 'west')).toBeNull();
    expect(computerAt({ seats: [{ side: 'west', kind: 'computer', name: 'captain-bold' }] }, 'west')).toBe(
      'captain-bold',
    );
    expect(computerAt({ seats: [{ side: 'west', kind: 'computer', name: 'marshal' }] }, 'west')).toBeNull();
    expect(computerAt({ seats: [{ side: 'west', kind: 'person', name: 'captain' }] }, 'west')).toBeNull();
  });

  test('can be changed at any time, and the chain of the game still fits', () => {
    const game = begun('captain', null);
    expect(dueComputer(game)).toEqual({ side: 'west', opponent: 'captain' });
    const taken = withSeat(game, 'west', null);
    expect(dueComputer(taken)).toBeNull();
    expect(withSeat(taken, 'west', null)).toBe(taken);
    expect(must(replay(RULES, recordOf(withSeat(taken, 'east', 'random')))).ok).toBe(true);
  });

  test('who looks is the only person, or nobody in particular', () => {
    expect(onlyPerson(begun(null, null))).toBeUndefined();
    expect(onlyPerson(begun('captain', null))).toBe('east');
    expect(onlyPerson(begun('captain', 'random'))).toBeNull();
  });

  test('of a computer nothing is offered, and nobody takes its moves back', () => {
    const game = begun('random', null);
    const offered = (one: Game) => offersOf(one).around(null);
    expect(offered(game).every(({ side }) => side === 'east')).toBe(true);
    const moved = must(act(begun(null, 'random'), 'west', { do: 'done' }, seeded('a')));
    expect(takesBack(moved)).toBe('west');
    const both = must(act(moved, 'east', { do: 'done' }, seeded('a'), { by: 'random' }));
    expect(takesBack(both)).toBe('west');
    expect(takesBack(withSeat(both, 'west', 'random'))).toBeNull();
  });

  test('between a person and a computer there is no curtain', () => {
    const closed: Rules = { ...RULES, table: (view) => ({ ...RULES.table(view), closed: true }) };
    expect(guardedFor(begun(null, null, closed), null)).toMatchObject({ is: 'covered' });
    expect(guardedFor(begun(null, 'captain', closed), null)).toEqual({ is: 'open', seat: 'west' });
    expect(guardedFor(begun('captain', null, closed), null)).toEqual({ is: 'open', seat: 'east' });
    expect(guardedFor(begun('captain', 'captain', closed), null)).toEqual({ is: 'open', seat: null });
  });
});

describe('an opponent in words', () => {
  test('is a level and a temper, and back', () => {
    for (const { id } of OPPONENTS) expect(idOf(choiceOf(id))).toBe(id);
    expect(idOf({ level: 'captain', temper: 'steady' })).toBe('captain');
    expect(idOf({ level: 'random', temper: 'bold' })).toBe('random');
  });

  test('levels are offered only where the game has a doctrine', () => {
    expect(levelsOffered(false).map(({ id }) => id)).toEqual(['random']);
    expect(levelsOffered(true).length).toBeGreaterThan(4);
  });
});

/** In slices, as where there is no worker. */
const onPage = (): Counsel => counselBy(() => null);

const decided = (counsel: Counsel, game: Game) =>
  new Promise<{ readonly action: unknown; readonly reason: string }>((done, failed) => {
    const due = dueComputer(game)!;
    counsel.ask(game, { what: 'decide', ...due }, { done, failed: (why) => failed(new Error(why)) });
  });

async function next(game: Game, counsel: Counsel): Promise<Game> {
  const { side, opponent: by } = dueComputer(game)!;
  const { action, reason } = await decided(counsel, game);
  return must(act(game, side, action, seeded(`a ${game.moves.length}`), { by, reason }));
}

async function played(from: Game, counselFor: (moves: number) => Counsel): Promise<Game> {
  let game = from;
  while (dueComputer(game)) game = await next(game, counselFor(game.moves.length));
  return game;
}

describe('who thinks beside the page', () => {
  test.each(['random', 'recruit', 'captain'])('a %s goes on alike after every reload', async (id) => {
    const counsel = onPage();
    const whole = await played(begun(id, id), () => counsel);
    expect(whole.moves.length).toBeGreaterThan(10);
    const reloaded = await played(begun(id, id), () => onPage());
    expect(reloaded.moves.slice()).toEqual(whole.moves.slice());
  });

  test('follows what was taken back and done otherwise', async () => {
    const counsel = onPage();
    const game = begun(null, 'captain');
    const one = must(act(game, 'west', { do: 'done' }, seeded('a')));
    const other = must(act(game, 'west', { do: 'plot', patrol: 'w1', order: 'advance' }, seeded('a')));
    await decided(counsel, one);
    expect(await decided(counsel, other)).toEqual(await decided(onPage(), other));
  });

  test('says why it cannot decide, and is asked again', async () => {
    const broken: Rules = {
      ...RULES,
      doctrine: () => Promise.reject(new Error('the doctrine did not come')),
    };
    const counsel = onPage();
    await expect(decided(counsel, begun('captain', null, broken))).rejects.toThrow('did not come');
    await expect(decided(counsel, begun('captain', null, broken))).rejects.toThrow('did not come');
  });

  test('advises, and plays what if in plays that can be stopped', async () => {
    const counsel = onPage();
    const game = await played(begun('captain', 'captain'), () => counsel);
    const at = 4;
    const side = game.moves.at(at)!.side;
    const advice = await new Promise<{ reason: string }>((done, failed) => {
      const question = { what: 'advise', side, opponent: 'captain', at } as const;
      counsel.ask(game, question, { done, failed: (why) => failed(new Error(why)) });
    });
    expect(advice.reason).not.toBe('');
    const ask = { what: 'whatIf', side, at, plays: 20, dealt: true } as const;
    const prospects = await new Promise<readonly Prospect[]>((done, failed) => {
      counsel.ask(game, ask, { done, failed: (why) => failed(new Error(why)) });
    });
    expect(prospects[0]!.plays).toBe(20);
    const stopped = await new Promise<readonly Prospect[]>((done, failed) => {
      const asked = counsel.ask(
        game,
        { ...ask, plays: 100_000 },
        { done, failed: (why) => failed(new Error(why)) },
      );
      asked.enough();
    });
    expect(stopped[0]!.plays).toBeLessThan(100_000);
  });

  test('a line that breaks is replaced by the page, and nothing is lost', async () => {
    const broken = counselBy((_, breaks) => ({ send: () => queueMicrotask(breaks), close: () => undefined }));
    const game = begun('captain', null);
    expect(await decided(broken, game)).toEqual(await decided(onPage(), game));
  });
});

/** A table in memory, with a clock of its own. */
function table(from: Game, counsel: Counsel = onPage()) {
  const told: Standing[] = [];
  const timers: { call: () => void; ms: number }[] = [];
  let game = from;
  const around: Surroundings = {
    ...{ counsel, luck: (now) => seeded(`a ${now.moves.length}`), lookAt: () => 1000, clock: () => 0 },
    tell: (standing) => told.push(standing),
    play: (move) => {
      const after = move(game);
      if (!after.refused) game = after.value;
      adversary.follow(game);
      return after;
    },
    later: (call, ms) => {
      const timer = { call, ms };
      timers.push(timer);
      return () => timers.splice(timers.indexOf(timer), 1);
    },
  };
  const adversary = new Adversary(around);
  const until = (does: Standing['does']) =>
    expect.poll(() => adversary.standing.does, { timeout: 30_000 }).toBe(does);
  return { adversary, told, timers, until, game: () => game, play: around.play };
}

describe('a computer at the table', () => {
  test('moves when the move before it has been looked at', async () => {
    const at = table(begun(null, 'captain'));
    at.adversary.follow(at.game());
    expect(at.adversary.standing.does).toBe('thinks');
    await at.until('shows');
    expect(at.game().moves.length).toBe(0);
    at.timers[0]!.call();
    expect(at.game().moves.at(0)).toMatchObject({ side: 'east', by: 'captain', reason: expect.any(String) });
  });

  test('skips to the decision of a person', async () => {
    const start = must(act(begun(null, 'captain'), 'west', { do: 'done' }, seeded('a')));
    const at = table(start);
    at.adversary.follow(at.game());
    at.adversary.skip();
    await at.until('rests');
    expect(at.game().moves.length).toBeGreaterThan(start.moves.length);
    expect(dueComputer(at.game())).toBeNull();
  });

  test('plays a whole game against itself, as without the table', async () => {
    const at = table(begun('captain', 'recruit'));
    at.adversary.follow(at.game());
    at.adversary.skip();
    await at.until('rests');
    const counsel = onPage();
    const whole = await played(begun('captain', 'recruit'), () => counsel);
    expect(at.game().moves.slice()).toEqual(whole.moves.slice());
  });

  test('does nothing while it is held, and goes on after it', async () => {
    const at = table(begun('captain', null));
    at.adversary.hold('pause', true);
    at.adversary.follow(at.game());
    expect(at.adversary.standing.does).toBe('waits');
    at.adversary.hold('look', true);
    at.adversary.hold('pause', false);
    expect(at.adversary.standing.does).toBe('waits');
    at.adversary.hold('look', false);
    await at.until('shows');
    at.adversary.hurry();
    expect(at.game().moves.length).toBe(1);
  });

  test('fails in words, and can be taken over from', async () => {
    const broken: Rules = { ...RULES, doctrine: () => Promise.reject(new Error('no doctrine came')) };
    const at = table(begun('captain', null, broken));
    at.adversary.follow(at.game());
    await at.until('failed');
    expect(at.adversary.standing.wrong).toContain('no doctrine came');
    at.play((now) => allow(withSeat(now, 'west', null)));
    expect(at.adversary.standing.does).toBe('rests');
  });

  test('leaves a page alone that may not move', () => {
    const at = table(begun('captain', null));
    at.adversary.follow(null);
    expect(at.adversary.standing.does).toBe('rests');
    expect(at.timers).toEqual([]);
  });
});

describe('what is shown of it', () => {
  test('a step is looked at shortly, and what one may not see not at all', () => {
    const start = begun(null, null);
    const plotted = must(act(start, 'west', { do: 'plot', patrol: 'w1', order: 'advance' }, seeded('a')));
    expect(lookingTime(plotted, 'west', 1000)).toBe(300);
    expect(lookingTime(plotted, 'east', 1000)).toBe(50);
  });

  test('points have one decimal and a true minus', () => {
    expect([1.26, -0.04, 0, -2].map(pointWords)).toEqual(['+1.3', '0.0', '0.0', '−2.0']);
    expect(likelyWords({ mean: 1, low: -0.5, high: 2.5 })).toBe('+1.0 (−0.5 to +2.5)');
  });

  test('what if is summed up in a sentence', () => {
    const of = (low: number, high: number, plays = 10): Prospect => {
      const likely = { mean: (low + high) / 2, low, high };
      return { action: { low }, reason: '', plays, margin: likely, better: likely, wins: 5 };
    };
    const tell = ({ low }: { low: number }) => `the one of ${low}`;
    const words = (...all: readonly Prospect[]) => verdictOf(all, tell as (action: unknown) => string);
    expect(words(of(0, 0), of(1, 3), of(2, 4))).toBe(
      'Better than the first choice by more than chance: the one of 2.',
    );
    expect(words(of(0, 0), of(-1, 3))).toBe('None is better than the first choice by more than chance.');
    expect(words(of(0, 0), of(-3, -1))).toBe(
      'The first choice is better than all others by more than chance.',
    );
    expect(words(of(0, 0))).toBe('Only one move was worth weighing.');
    expect(words(of(0, 0, 0))).toBe('It was stopped before the first play was through.');
  });
});
