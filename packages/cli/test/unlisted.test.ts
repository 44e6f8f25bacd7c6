/** fuzz --unlisted: actions that nobody may do, with a game made for tests. */
import {
  type CardSystem,
  type Rules,
  refuse,
  registryOf,
  type ScenarioEntry,
  type UnlistedResult,
} from '@longroll/kernel';
import { describe, expect, it } from 'vitest';
import { PATROL_CONTENTS, PATROL_RULES } from '../../kernel/test/patrol/rules.ts';
import { GROUND, MAPS } from './ground.ts';
import { type Circumstances, longroll, type Printed } from './support.ts';

const scenario = (id: string, rules: Rules): ScenarioEntry => ({
  ...{
    id,
    title: id,
    when: 'at night',
    turns: 2,
    about: 'Patrols.',
    terms: [],
    ours: [],
    map: 'fake/ground',
  },
  open: async () => rules,
});
const CALM = scenario('fake/patrols', PATROL_RULES as Rules);
const MUTE = scenario('fake/mute', {
  ...(PATROL_RULES as Rules),
  check: (view, action) =>
    PATROL_RULES.check(view as never, action).refused
      ? refuse('not-listed', '1.1', 'No.')
      : PATROL_RULES.check(view as never, action),
});
const given = (...scenarios: readonly ScenarioEntry[]): Circumstances => {
  const system: CardSystem = {
    ...{ id: 'fake', version: '1', title: 'Fake', charts: [], questions: [], rulings: [] },
    rulebook: { contents: PATROL_CONTENTS, text: async () => ({ chapters: [], glossary: [] }) },
    scenarios,
  };
  return { registry: registryOf([system]), maps: MAPS, mapTexts: { 'the ground': GROUND } };
};
const answerIn = <T>({ out }: Printed): T => JSON.parse(out) as T;

describe('fuzz --unlisted', () => {
  it('tries so many, dealt to the scenarios in turn, and ends with 0', async () => {
    const words = ['fuzz', 'all', '--unlisted', '101', '--seed', 'x', '--json'];
    const printed = await longroll(words, given(CALM, { ...CALM, id: 'fake/again' }));
    expect(printed).toMatchObject({ status: 0, err: '' });
    const results = answerIn<readonly UnlistedResult[]>(printed);
    expect(results.map(({ scenario: id, tried, faults }) => [id, tried, faults])).toEqual([
      ['fake/patrols', 51, 0],
      ['fake/again', 50, 0],
    ]);
  });

  it('prints how often each code refused', async () => {
    const { status, out } = await longroll(['fuzz', 'fake/patrols', '--unlisted', '200'], given(CALM));
    expect(status).toBe(0);
    expect(out).toMatch(/^fake\/patrols: 200 unlisted and \d+ listed actions in \d+ games, 0 faults$/m);
    expect(out).toMatch(/\d+ no-such-patrol/);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  it('names the first fault and ends with 1', async () => {
    const { status, out } = await longroll(['fuzz', 'all', '--unlisted', '20'], given(CALM, MUTE));
    expect(status).toBe(1);
    expect(out).toMatch(/The first fault: fake\/mute, game \d+, after \d+ moves/);
    expect(out).toContain('is refused by "not-listed", which fits everything');
  });

  it('refuses an unknown scenario', async () => {
    const { status, err } = await longroll(['fuzz', 'fake/patrol', '--unlisted', '20'], given(CALM));
    expect(status).toBe(1);
    expect(err).toContain('did you mean fake/patrols?');
  });
});
