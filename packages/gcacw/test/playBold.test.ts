/**
 * A bold game of every Basic scenario, played by the same luck each time: how it ends, and every sentence that the game
 * says on the way (what is to do, what may be done, what happened and why, what is refused), with names, hexes and figures
 * taken out. Where a rule or a sentence is changed on purpose, read what changed and write the files anew:
 *   LONGROLL_WRITE=bold npx vitest run --project unit packages/gcacw/test/playBold.test.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { hashOf, type Note, play, type Refusal, StrangeActions, seeded, type Told } from '@longroll/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import type { Scenario } from '../src/scenarios/scenario.ts';
import { BASIC, type Board, boldAction, scenarioBoard } from './playing.ts';

const FOLDER = new URL('../fixtures/play/', import.meta.url);
const [ENDS, SAID] = ['boldEnds.json', 'boldPhrases.txt'].map((name) => new URL(name, FOLDER));
const isWriting = process.env['LONGROLL_WRITE'] === 'bold';
const MOVES = 260;
/** All that may be done is told only now and then, and so are refusals tried. */
const TOLD_EVERY = 4;
const REFUSED_EVERY = 3;
const TRIES = 4;
const LOOKED_EVERY = 13;

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Sentences without whom, where and how many. */
function bareWords({ field }: Board): (text: string) => string {
  const { map } = field.ground;
  const names = [...field.pieces.units, ...field.pieces.leaders].map(({ name }) => name);
  const places = map.places.map(({ name }) => name).filter((name) => name !== '');
  const longestFirst = (list: readonly string[]) =>
    [...new Set(list)]
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|');
  const whom = new RegExp(`(?<![\\w-])(?:${longestFirst(names)})(?![\\w-])`, 'g');
  const where = new RegExp(`\\b[WE]\\d{4}\\b(?: (?:${longestFirst(places)}))?`, 'g');
  const place = new RegExp(`(?<![\\w-])(?:${longestFirst(places)})(?![\\w-])`, 'g');
  return (text) =>
    text
      .replace(where, 'HEX')
      .replace(whom, 'NAME')
      .replace(/NAME(?:(?:, NAME)* and NAME)?/g, 'NAME')
      .replace(/NAME(?:, NAME)+/g, 'NAME')
      .replace(place, 'HEX')
      .replace(/HEX(?:, HEX)+/g, 'HEX')
      .replace(/NAME [^;.]*(?:; NAME [^;.]*)+/g, (all) => all.split('; ').sort()[0]!)
      .replace(/[+-]?\d+(?:\.\d+)?½?/g, '#');
}

/** What kind of sentence, by which rule; and its words. */
type Said = readonly [head: string, text: string];

const toldWords = ({ group, cite, text, ...told }: Told): Said => {
  const more = Object.entries(told).map(([what, value]) =>
    what === 'asks'
      ? `asks ${told.asks!.question}`
      : what === 'mark'
        ? `marked ${value}`
        : `${what} ${value === true}`,
  );
  return [`told (${cite})`, [`${group}: ${text}`, ...more].join(' | ')];
};

const noteWords = ({ story, group, cite, text, value, applied, reason }: Note): Said => {
  if (story) return [`${story} (${cite})`, text];
  const figure = typeof value === 'number' ? '#' : value;
  const words = `${group ?? ''}: ${text} = ${figure}${reason ? `, ${reason}` : ''}`;
  return [`${applied ? 'line' : 'no line'} (${cite})`, words];
};

const refusedWords = ({ code, cite, text }: Refusal): Said => [
  `refused ${code} (${cite})`,
  text.replace(/ Allowed: .*/, ''),
];

/** All that is said before a move: what is to do, now and then what may be done and what may not. */
function before(board: Board, moves: number, strange: StrangeActions): readonly Said[] {
  const { legal, table, rules, view } = board;
  for (const action of legal) strange.learn(action);
  const told = moves % TOLD_EVERY === 0 ? legal.map((action) => toldWords(board.tell(action))) : [];
  const tries = moves % REFUSED_EVERY === 0 ? Array.from({ length: TRIES }, () => strange.draw(legal)) : [];
  const refusals = tries.flatMap((action) => rules.check(view, action).refused ?? []);
  return [['asked', table.prompt], ...told, ...refusals.map(refusedWords)];
}

/** All that a page would show of a state, as one hash: the table, every action told, ways, plans, overlays, reasons. */
function looked({ rules, view, legal, table }: Board): string {
  const pieces = table.pieces.map(({ id }) => id);
  return hashOf({
    table: JSON.parse(JSON.stringify(table)),
    told: legal.map((action) => JSON.parse(JSON.stringify(rules.tell(view, action)))),
    ways: pieces.map((piece) => rules.reach(view, piece)),
    idle: pieces.map((piece) => rules.idle?.(view, piece) ?? null),
    overlays: rules.overlays?.map(({ id }) => rules.overlay?.(view, id, null)),
    plans: rules.plans?.(view),
  });
}

function boldGame(scenario: Scenario) {
  const board = scenarioBoard(scenario);
  const [rng, strange] = [
    seeded(`bold ${scenario.id}`),
    new StrangeActions(seeded(`strange ${scenario.id}`)),
  ];
  const said = new Set<string>();
  const bare = bareWords(board);
  const say = ([head, text]: Said) => said.add(`${head}: ${bare(text)}`);
  const looks: string[] = [];
  let moves = 0;
  for (; moves < MOVES && board.at !== 'game-over'; moves++) {
    for (const words of before(board, moves, strange)) say(words);
    if (moves % LOOKED_EVERY === 0) looks.push(looked(board));
    const action = boldAction(board, (n) => rng.int(n));
    const made = play(board.rules, board.state, board.side, action, [], rng);
    board.state = made.state;
    for (const note of made.notes) say(noteWords(note));
  }
  for (const fact of board.table.score) say(noteWords(fact));
  for (const { text, more } of board.table.aims) for (const words of [text, ...more]) say(['aim', words]);
  return { end: { moves, at: board.at, hash: hashOf(board.state), looks: hashOf(looks) }, said };
}

const ends: Record<string, unknown> = isWriting ? {} : JSON.parse(readFileSync(ENDS!, 'utf8'));
const known = new Set(isWriting ? [] : readFileSync(SAID!, 'utf8').split('\n'));
const heard = new Set<string>();

describe('a bold game', () => {
  test.each(BASIC.map((scenario) => [scenario.id, scenario] as const))('%s', (id, scenario) => {
    const { end, said } = boldGame(scenario);
    for (const words of said) heard.add(words);
    if (isWriting) ends[id] = end;
    else expect([...said].filter((words) => !known.has(words))).toEqual([]);
    expect(end).toEqual(ends[id]);
  });

  test('nothing that was said before is missing', () => {
    if (!isWriting) expect([...known].filter((words) => words !== '' && !heard.has(words))).toEqual([]);
    expect(heard.size).toBeGreaterThan(300);
  });
});

afterAll(() => {
  if (!isWriting) return;
  writeFileSync(ENDS!, `${JSON.stringify(ends, null, 2)}\n`);
  writeFileSync(SAID!, `${[...heard].sort().join('\n')}\n`);
});
