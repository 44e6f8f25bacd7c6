/** What holds in every game, whoever plays: here units that make for the enemy. */
import { Fast, firstOption, hashOf, seeded } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { BASIC, type Board, boldAction, scenarioBoard } from './playing.ts';

const MOVES = 400;

const manpower = ({ state }: Board): number => state.units.reduce((sum, unit) => sum + unit.manpower, 0);

/** Books that only ever grow: what is lost stays lost. */
const lost = ({ state: { lost: fell, strayed } }: Board): number =>
  fell.union + fell.confederate + strayed.union + strayed.confederate;

describe('bold games', () => {
  test.each(BASIC.map((scenario) => [scenario.id, scenario] as const))(
    '%s: no state comes twice, manpower never rises, retreats end',
    (_, scenario) => {
      const board = scenarioBoard(scenario);
      const rng = seeded(`laws ${scenario.id}`);
      const seen = new Set([hashOf(board.state)]);
      let fought = 0;
      for (let move = 0; move < MOVES && board.at !== 'game-over'; move++) {
        const [had, gone] = [manpower(board), lost(board)];
        const action = boldAction(board, (n) => rng.int(n));
        board.state = board.rules.apply(board.state, board.side, action, new Fast(rng, firstOption));
        board.keepsItsBooks();
        expect(had - manpower(board)).toBe(lost(board) - gone);
        expect(lost(board)).toBeGreaterThanOrEqual(gone);
        const { stage } = board.state;
        if ('retreat' in stage) expect(stage.retreat.entered.length).toBeLessThanOrEqual(7);
        const hash = hashOf(board.state);
        expect(seen.has(hash), `${JSON.stringify(action)} leads to a state that has been`).toBe(false);
        seen.add(hash);
        if (action.do === 'attack') fought++;
      }
      expect(fought).toBeGreaterThan(0);
    },
  );
});
