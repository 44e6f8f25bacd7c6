/** What players read: every action of random games told in words, with a rule of the book and with odds that can be asked for. */
import { readdirSync, readFileSync } from 'node:fs';
import { bookOf, cellDistance, citedIds, Live, type Note, seeded } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../src/play/state/action.ts';
import type { PlayState } from '../src/play/state/stage.ts';
import { RULEBOOK } from '../src/rules/index.ts';
import { questionOf } from './asked.ts';
import { MAPS, rulesNamed, type ScenarioName, scenarioNamed } from './playing.ts';

const { contents } = bookOf(RULEBOOK);
const resolves = (cite: string): boolean => citedIds(cite).every((id) => contents.line(id) !== undefined);

const ODD = /undefined|NaN|\bnull\b|\bnone\b|\[object|good-order| {2}/;

const LIKED: readonly Action['do'][] = [
  'strike',
  'charge',
  'assault',
  'fire',
  'rally',
  'mend',
  'move',
  'open',
];

interface Game {
  readonly look: (state: PlayState, seat: string) => void;
  readonly moves: number;
  readonly every: number;
}

/** A game of those who go towards each other and like to fight, looked at now and then; its notes. */
function looked(name: ScenarioName, seed: string, { look, moves, every }: Game): readonly Note[] {
  const rules = rulesNamed(name);
  const map = MAPS[scenarioNamed(name).map]!;
  const rng = seeded(seed);
  const notes: Note[] = [];
  const begun = rules.begin({});
  if (begun.refused) throw new Error(begun.refused.text);
  let state = begun.value;
  for (let i = 0; i < moves; i++) {
    const side = rules.toMove(state)[0];
    if (side === undefined) break;
    if (i % every === 0) look(state, side);
    const view = rules.view(state, side);
    const legal = rules.legal(view);
    const any = <T>(list: readonly T[]): T => list[rng.int(list.length)]!;
    const enemies = rules.table(view).pieces.filter((piece) => piece.side !== side && piece.cell >= 0);
    const away = (action: Action): number => {
      const cell = 'hex' in action && action.hex ? map.cells.get(action.hex)! : -1;
      return Math.min(...enemies.map((enemy) => cellDistance(map, cell, enemy.cell)));
    };
    const steps = legal.filter((action) => action.do === 'step');
    const dear = LIKED.map((word) => legal.filter((action) => action.do === word)).find(
      (list) => list.length > 0,
    );
    const nearest = steps.length > 0 ? steps.reduce((a, b) => (away(b) < away(a) ? b : a)) : null;
    const action = rng.int(8) === 0 ? any(legal) : (nearest ?? any(dear ?? legal));
    const live = new Live([], rng);
    state = rules.apply(state, side, action, live);
    notes.push(...live.notes);
  }
  return notes;
}

describe.each(['redoubt', 'iuka', 'seven-pines'] as const)('%s', (name) => {
  const rules = rulesNamed(name);
  test('every action is told in a sentence with a rule', () => {
    const notes = looked(name, 'told', {
      moves: 500,
      every: 10,
      look: (state, side) => {
        const view = rules.view(state, side);
        for (const action of rules.legal(view)) {
          const told = rules.tell(view, action);
          expect(told.text).not.toMatch(ODD);
          expect(told.text).toMatch(/^[A-Z0-9]/);
          expect(resolves(told.cite), told.cite).toBe(true);
        }
        const table = rules.table(view);
        expect(table.prompt).not.toMatch(ODD);
        expect(table.prompt).toMatch(/\.$/);
        for (const { text, cite } of table.score) {
          expect(text).not.toMatch(ODD);
          expect(resolves(cite)).toBe(true);
        }
      },
    });
    const stray = notes.filter(({ cite }) => !resolves(cite)).map(({ cite, text }) => `${cite}: ${text}`);
    expect(stray).toEqual([]);
    const story = notes.filter((note) => note.story !== undefined);
    expect(story.length).toBeGreaterThan(10);
    for (const { text } of story) {
      expect(text).not.toMatch(ODD);
      expect(text).toMatch(/\.$/);
    }
  });
  test('the odds of every action can be asked for', () => {
    let asks = 0;
    looked(name, 'asked', {
      moves: 700,
      every: 7,
      look: (state, side) => {
        const view = rules.view(state, side);
        for (const action of rules.legal(view)) {
          const { asks: odds } = rules.tell(view, action);
          if (!odds) continue;
          const verdict = questionOf(odds.question.replace('huzzah/', '')).ask(odds.input);
          expect(verdict.refused, JSON.stringify(action)).toBeNull();
          asks++;
        }
      },
    });
    expect(asks).toBeGreaterThan(10);
  });
  test('whoever can do nothing is told why', () => {
    looked(name, 'idle', {
      moves: 200,
      every: 10,
      look: (state, side) => {
        const view = rules.view(state, side);
        for (const { id, side: whose } of rules.table(view).pieces.slice(0, 12)) {
          const reason = rules.idle!(view, id);
          if (reason === null) continue;
          expect(resolves(reason.cite), reason.cite).toBe(true);
          expect(reason.text).toMatch(/\.$/);
          expect(['union', 'confederate']).toContain(whose);
        }
      },
    });
  });
});

test('every rule that the game cites is in the book', () => {
  const root = new URL('../src/play/', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const cites = files.flatMap((file) => {
    const text = readFileSync(new URL(file, root), 'utf8');
    const found = text.matchAll(/'((?:(?:T|\d+)\.\d+(?:\.\d+)*)(?:, (?:T|\d+)\.\d+(?:\.\d+)*)*)'/g);
    return [...found].map(([, cite]) => cite!);
  });
  expect(cites.length).toBeGreaterThan(150);
  expect([...new Set(cites)].filter((cite) => !resolves(cite))).toEqual([]);
});
