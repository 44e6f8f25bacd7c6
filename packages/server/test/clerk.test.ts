/** Who works answers out, on which thread, and what it may cost. */
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { answering, type Clerk, clerksAt, type ThreadLimits } from '../src/index.ts';
import { ask, askRaw, COMBAT, refusalIn, registry, watched } from './support.ts';

const THREAD = fileURLToPath(new URL('./threads/clerk.mjs', import.meta.url));
/** Much more than an answer takes: it is reached only by one that never comes, however busy the machine is. */
const PATIENCE_MS = 60_000;
const open: { close(): Promise<unknown> }[] = [];
afterEach(() => Promise.all(open.splice(0).map((one) => one.close())));

async function server(clerk: Clerk, workMsPerMinute?: number) {
  const { app } = await watched({ clerk, limits: workMsPerMinute === undefined ? {} : { workMsPerMinute } });
  open.push(app);
  return app;
}

const onThreads = async (limits: ThreadLimits) => server(await clerksAt(THREAD, { threads: 1, ...limits }));

/** The thread of the tests never answers about combat, and always about the flank. */
const [NEVER, AT_ONCE] = ['/api/odds/gcacw/combat', '/api/odds/gcacw/flank'];

describe('clerks on threads of their own', () => {
  it('answer what they are asked', async () => {
    const app = await onThreads({ answerMs: PATIENCE_MS });
    expect((await ask(app, AT_ONCE, {})).json()).toEqual({ id: 'gcacw/flank', asked: 'odds' });
    expect((await ask(app, '/api/roll/gcacw/flank', {})).json()).toEqual({
      id: 'gcacw/flank',
      asked: 'roll',
    });
  });

  it('leave the server free to answer others, and are given up in the end', async () => {
    const app = await onThreads({ answerMs: 500 });
    const never = ask(app, NEVER, COMBAT);
    expect((await app.inject('/api/charts')).statusCode).toBe(200);
    const given = await never;
    expect(given.statusCode).toBe(429);
    expect(refusalIn(given)).toMatchObject({ code: 'too-busy', text: expect.stringContaining('given up') });
    expect((await ask(app, AT_ONCE, {})).statusCode).toBe(200);
  });

  it('have all the time they need to load: the limit is for answers', async () => {
    const slow = fileURLToPath(new URL('./threads/slowClerk.mjs', import.meta.url));
    const app = await server(await clerksAt(slow, { threads: 1, answerMs: 500 }));
    expect((await ask(app, AT_ONCE, {})).statusCode).toBe(200);
  });

  it('are not stopped by what cannot be sent to them: others behind it are answered', async () => {
    const app = await onThreads({ answerMs: PATIENCE_MS });
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const asked = [
      ask(app, AT_ONCE, {}),
      askRaw(app, AT_ONCE, deep),
      ask(app, AT_ONCE, {}),
      ask(app, AT_ONCE, {}),
    ];
    expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([200, 422, 200, 200]);
  });

  it('are not stopped either by what cannot be written', async () => {
    const clerk = await clerksAt(THREAD, { threads: 1, answerMs: PATIENCE_MS });
    open.push(clerk);
    const inquiry = { asked: 'odds', id: 'gcacw/flank', query: {} } as const;
    const strange = clerk.answer({ ...inquiry, body: 1n });
    const others = Promise.all([1, 2, 3].map(() => clerk.answer({ ...inquiry, body: {} })));
    await expect(strange).rejects.toThrow('BigInt');
    expect((await others).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('let only so many wait', async () => {
    const app = await onThreads({ answerMs: 2_000, queue: 2 });
    const asked = Array.from({ length: 6 }, () => ask(app, NEVER, COMBAT));
    const answers = await Promise.all(asked);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(429));
    const waiting = answers.filter((answer) => refusalIn(answer).text.includes('waiting'));
    expect(waiting.length).toBeGreaterThanOrEqual(3);
  });
});

describe('what questions cost', () => {
  /** Every answer has taken ten seconds. */
  const slow = (): Clerk => {
    const answer = answering(registry);
    return { answer: async (inquiry) => ({ ...answer(inquiry), ms: 10_000 }), close: async () => {} };
  };
  const from = (app: Awaited<ReturnType<typeof server>>, remoteAddress: string) =>
    app.inject({ method: 'POST', url: '/api/odds/gcacw/combat', payload: COMBAT, remoteAddress });

  it('is counted for each visitor; who has used up his minute waits, others do not', async () => {
    const app = await server(slow(), 20_000);
    const [first, second, third] = [
      await from(app, '10.0.0.1'),
      await from(app, '10.0.0.1'),
      await from(app, '10.0.0.1'),
    ];
    expect([first.statusCode, second.statusCode, third.statusCode]).toEqual([200, 200, 429]);
    expect(refusalIn(third)).toMatchObject({
      code: 'too-dear',
      text: expect.stringMatching(/Try again in \d+ seconds\.$/),
    });
    expect((await from(app, '10.0.0.2')).statusCode).toBe(200);
  });

  it('is sent once it is worked out, though it was more than was left', async () => {
    const app = await server(slow(), 5_000);
    expect((await from(app, '10.0.0.1')).statusCode).toBe(200);
    expect((await from(app, '10.0.0.1')).statusCode).toBe(429);
  });
});
