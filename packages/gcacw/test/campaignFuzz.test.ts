/**
 * Campaigns at random under watch, one of each sheet: after every action the books, the list, a save; at the end the
 * replay. They stop early here; `npm run bench -- campaignFuzz` plays whole ones.
 */
import { fuzz, Live, NO_GAMES, type Rules, readingsOf, seeded, storyOf, type Temper } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { CAMPAIGNS } from '../src/campaign/starts/index.ts';
import { RANDOM_EVENT_NAMES } from '../src/charts/randomEvents.ts';
import { STRATEGIC_EVENT_NAMES } from '../src/charts/strategicEvents.ts';
import { campaignRulesFor } from '../src/play/rules.ts';
import { MACHINE } from '../src/play/sequence/sequence.ts';
import type { PlayState, Stage } from '../src/play/state/stage.ts';
import { CAMPAIGN_RULING_LIST } from '../src/rulings/campaign/index.ts';
import { RULINGS } from '../src/rulings/index.ts';
import { CampaignTable } from './campaignTable.ts';
import { VICKSBURG } from './playing.ts';
import { adviserOf } from './strategies/match.ts';

const READINGS = readingsOf([...RULINGS, ...CAMPAIGN_RULING_LIST], {});
/** So many turns of each: every five have a Cycle, and that of the last sheet is in its first turn. */
const TURNS = [5, 2, 5, 1];

/** The same game, over after some turns. */
function shortened(rules: Rules<PlayState>, until: number): Rules {
  const isOver = (state: PlayState) => state.turn >= until || rules.toMove(state).length === 0;
  return {
    ...rules,
    toMove: (state) => (isOver(state) ? [] : rules.toMove(state)),
    result: (state) => ({ ...rules.result(state), over: isOver(state) }),
  } as Rules<PlayState> as Rules;
}

describe('random campaigns keep their books, survive being saved and replay', () => {
  const met = { ruled: 0, stages: new Set<string>() };
  // Which games are played by house rules hangs on their names; by this seed the first is.
  const TEMPERS: readonly Temper[] = ['quiet', 'plain', 'quiet', 'advised'];

  test.each(CAMPAIGNS.map((start, at) => [start.scenario.id, start, at] as const))('%s', (id, start, at) => {
    const until = start.scenario.firstTurn + TURNS[at]!;
    const rules = shortened(campaignRulesFor(start, VICKSBURG) as Rules<PlayState>, until);
    const { stages, ruled, actions, refused, agreed, ...faults } = fuzz(rules, {
      ...{ scenario: id, games: 1, seed: 'campaigns', map: VICKSBURG },
      ...{ readings: READINGS, tempers: [TEMPERS[at]!] },
      adviser: () => adviserOf(VICKSBURG, start, null),
    });
    const { stages: _, ruled: _r, actions: _a, refused: _f, agreed: _g, ...none } = NO_GAMES;
    expect(faults).toEqual({ ...none, games: 1, finished: 1 });
    expect(actions).toBeGreaterThan(50);
    expect(refused).toBeGreaterThan(agreed);
    met.ruled += ruled;
    for (const [stage, times] of Object.entries(stages)) if (times > 0) met.stages.add(stage);
  });

  test('by house rules among others, through the whole turn and its Cycle', () => {
    expect(met.ruled).toBeGreaterThan(0);
    expect([...met.stages]).toEqual(
      expect.arrayContaining(['gunboats', 'transfer', 'choose-action', 'march', 'recovery', 'siege']),
    );
    expect([...met.stages]).toEqual(
      expect.arrayContaining(['strategic-event', 'depot', 'supply', 'relief', 'surrender', 'pontoon']),
    );
  });

  test('and through a Cycle of the siege, by players who are advised', () => {
    expect([...met.stages]).toEqual(
      expect.arrayContaining(['next-unit', 'degradation', 'garrison', 'maneuver']),
    );
  });
});

describe('by luck every event comes and is told', () => {
  const table = new CampaignTable();
  const before = table.state;
  /** A stage of a turn, alone, as the dice fall; what is said of it. */
  const rolled = (at: 'random-event' | 'strategic-event', turn: number, seed: string): readonly string[] => {
    const live = new Live([], seeded(`${seed} ${turn}`));
    const days = [{ turn: turn - 1, event: 'No Effect', lost: { union: 0, confederate: 0 }, told: [] }];
    const campaign = { ...before.campaign!, days };
    MACHINE.runOn(table.start, { ...before, turn, campaign, stage: { at, side: 'union' } as Stage }, live);
    return storyOf(live.notes);
  };
  const GAMES = 12;
  const games = Array.from({ length: GAMES }, (_, game) => `luck ${game}`);
  const turns = (step: number) => Array.from({ length: 70 / step }, (_, i) => (i + 1) * step);

  test('of the random ones, with what it does', () => {
    const said = games.flatMap((seed) =>
      turns(1)
        .slice(1)
        .map((turn) => rolled('random-event', turn, seed)[0]!),
    );
    for (const event of RANDOM_EVENT_NAMES)
      expect(said.filter((text) => text.startsWith(`${event}: `)).length, event).toBeGreaterThan(0);
    // On a five in turns 2 to 5 alone, so in about three games of eight.
    const bonus = said.filter((text) => text === 'Movement Bonus: Union infantry +1 MP, cavalry +2.');
    expect(bonus.length).toBeGreaterThan(0);
  });

  test('of the strategic ones, with what came of it', () => {
    const said = games.flatMap((seed) => turns(5).map((turn) => rolled('strategic-event', turn, seed)));
    for (const event of STRATEGIC_EVENT_NAMES) {
      const told = said.filter(([first]) => first!.includes(event));
      expect(told.length, event).toBeGreaterThan(0);
    }
    expect(said.every(([first]) => first!.startsWith('Strategic Cycle of turn '))).toBe(true);
  });
});
