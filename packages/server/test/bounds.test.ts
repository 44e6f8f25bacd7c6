/** No answer is too long, whatever is asked, and what is left out is said and can be had. */
import { type OddsOutcome, othersLast } from '@longroll/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WholeOdds } from '../src/index.ts';
import { ask, refusalIn, registry, type Watched, watched } from './support.ts';

let server: Watched;
beforeAll(async () => {
  server = await watched({ limits: { workMsPerMinute: 10 ** 9, requestsPerMinute: 10 ** 6 } });
});
afterAll(() => server.app.close());

const MOST_BYTES = 1_000_000;

const UNIT = { men: 3000, operationPoints: 12, leaderFactor: 1.5 };
/** The longest answers that were ever found. */
const LONGEST = [
  ['antietam/exchange', { attacker: { ...UNIT, men: 2000 }, defender: UNIT }],
  ['antietam/exchange', { attacker: { ...UNIT, men: 900 }, defender: { ...UNIT, men: 900 } }],
  ['antietam/engagement', { attacker: UNIT, defender: { ...UNIT, weapon: 'R/M', fort: 1 } }],
  ['antietam/melee', { attackers: [{ men: 800 }], defenders: [{ men: 1863 }], detail: 'men' }],
  [
    'gcacw/day',
    {
      units: [1, 2, 3, 4].map((n) => ({ name: `u${n}`, manpower: 10 + n, tactical: 3, artillery: 4 })),
      steps: Array.from({ length: 8 }, (_, i) => ({
        ...{ kind: i % 2 ? 'attack' : 'defend', attack: 'prepared', enemyCV: 20 + i, enemyTV: 2 },
      })),
    },
  ],
  ...registry.questions.map(({ id, example }) => [id, example] as const),
] as const;

describe('an answer of odds', () => {
  it.each(LONGEST)('%s stays under a megabyte and is whole', async (id, input) => {
    const response = await ask(server.app, `/api/odds/${id}`, input);
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.length).toBeLessThan(MOST_BYTES);
    const { outcomes } = response.json<WholeOdds>();
    expect(outcomes.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 9);
    expect(outcomes.map(({ p }) => p)).toEqual(outcomes.map(({ p }) => p).sort((a, b) => b - a));
    expect(outcomes.filter(({ others }) => others !== undefined).length).toBeLessThanOrEqual(1);
    for (const { explained, notes } of outcomes) expect(notes.length > 0).toBe(explained);
  });
});

describe('one outcome', () => {
  const url = '/api/outcome/antietam/exchange';
  const input = registry.question('antietam/exchange')!.example;
  const odds = async () =>
    (await ask(server.app, '/api/odds/antietam/exchange', input)).json<WholeOdds>().outcomes;

  it('is explained for the asking where the odds had no room for it', async () => {
    const { notes: _, explained: __, ...outcome } = (await odds()).findLast(({ others }) => !others)!;
    const one = (await ask(server.app, url, { input, outcome: outcome.key })).json<OddsOutcome>();
    expect(one).toMatchObject({ ...outcome, explained: true });
    expect(one.notes).toContainEqual(expect.objectContaining({ cite: expect.any(String), basis: 'printed' }));
  });

  it('is there too if the odds do not list it', async () => {
    const whole = { attacker: { men: 900 }, defender: { men: 900 } };
    const { outcomes } = (await ask(server.app, '/api/odds/antietam/exchange', whole)).json<WholeOdds>();
    const listed = othersLast(outcomes).filter(({ others }) => others === undefined);
    const last = listed.at(-1)!.result as { attackerLoss: number; defenderLoss: number };
    const unlisted = `${last.attackerLoss} ${last.defenderLoss} true true`;
    expect(listed.map(({ key }) => key)).not.toContain(unlisted);
    const one = await ask(server.app, url, { input: whole, outcome: unlisted });
    expect(one.json()).toMatchObject({ key: unlisted, explained: true });
  });

  it.each([
    ['unknown-outcome', { input, outcome: 'nothing' }],
    ['unknown-outcome', { input, outcome: 'others' }],
    ['no-outcome', { input }],
    ['no-outcome', { input, outcome: 3 }],
    ['unknown-field', { input: { men: 3 }, outcome: '0 0 false false' }],
  ])('is refused as %s', async (code, body) => {
    const response = await ask(server.app, url, body);
    expect(response.statusCode).toBe(422);
    expect(refusalIn(response).code).toBe(code);
  });
});
