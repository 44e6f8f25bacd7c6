/** Every citation of a game can be looked up: actions, notes of the journal, lines of the score, house rules. */
import { basisOf, bookOf, citedIds, Live, type Note, seeded } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { RULEBOOK } from '../src/rules/index.ts';
import { BASIC, boldAction, scenarioBoard } from './playing.ts';

const { contents } = bookOf(RULEBOOK);
const strays = (cites: Iterable<string>): readonly string[] =>
  [...cites].filter((cite) => citedIds(cite).some((id) => contents.line(id) === undefined));

describe('citations of a game', () => {
  test.each(BASIC.map((scenario) => [scenario.id, scenario] as const))('%s', (_, scenario) => {
    const board = scenarioBoard(scenario, { railInBasic: 'on' });
    const rng = seeded(`cites ${scenario.id}`);
    const cites = new Set<string>();
    const notes: Note[] = [];
    for (let move = 0; move < 250 && board.at !== 'game-over'; move++) {
      for (const action of board.legal) cites.add(board.tell(action).cite);
      const live = new Live([], rng);
      board.state = board.rules.apply(
        board.state,
        board.side,
        boldAction(board, (n) => rng.int(n)),
        live,
      );
      notes.push(...live.notes);
    }
    for (const { cite } of [...notes, ...board.table.score]) cites.add(cite);
    expect(strays(cites)).toEqual([]);
    expect(notes.length).toBeGreaterThan(100);
    expect([...cites].every((cite) => basisOf(contents, cite) !== null)).toBe(true);
  });
});
