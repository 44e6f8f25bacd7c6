/** What the doctrine decides in a campaign that a test has set up. */
import { cellOf, keptBy, STEADY_BEARING } from '@longroll/kernel';
import { expect } from 'vitest';
import { campaignDoctrineOf } from '../src/doctrine/campaign/index.ts';
import type { Side } from '../src/model/vocabulary.ts';
import type { Stage } from '../src/play/state/stage.ts';
import type { CampaignTable } from './campaignTable.ts';
import { VICKSBURG } from './playing.ts';

export const doctrineFor = keptBy((table: CampaignTable) => campaignDoctrineOf(table.start));

export const cells = (...ids: readonly string[]): readonly number[] => ids.map((id) => cellOf(VICKSBURG, id));

/** What the side to move would do at a stage, and why. */
export function decides(table: CampaignTable, stage: Stage = table.state.stage) {
  const state = { ...table.state, stage };
  const view = table.rules.view(state, stage.side);
  const doctrine = doctrineFor(table);
  const { action, reason } = doctrine.move(view, doctrine.plan(view, STEADY_BEARING), STEADY_BEARING);
  expect(table.rules.check(view, action).refused).toBeNull();
  expect(reason).toMatch(/^[A-Z0-9].*\.$/);
  return action;
}

/** The hex to which a unit is sent, if it is. */
export function sentTo(table: CampaignTable, name: string): string | undefined {
  const unit = table.index(name);
  const view = table.rules.view(table.state, table.field.pieces.units[unit]!.side);
  const { goals, posts } = doctrineFor(table).plan(view, STEADY_BEARING);
  const hex = goals[posts[unit]!]?.hexes[0];
  return hex === undefined ? undefined : VICKSBURG.ids[hex];
}

export const choosing = (side: Side): Stage => ({
  ...{ at: 'choose-action', side },
  phase: { winner: side, active: side, passed: false },
});

/** The Union before Vicksburg, the garrison in its works. */
export const GARRISON = { Hebert: 'W2413', Moore: 'W2413', Barton: 'W2514', Shoup: 'W2314', Vaughn: 'W2515' };
