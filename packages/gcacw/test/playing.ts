/**
 * Positions on a map, and scripts played on them. Positions are made up: a sheet of clear ground with what a test puts
 * on it, and a set-up sheet as scenarios have it. Every action of a script must be listed and allowed, every state
 * must keep its books and survive being saved.
 */
import { readFileSync } from 'node:fs';
import {
  cellDistance,
  type GridMap,
  type Note,
  parseMap,
  type Reached,
  type Rules,
  Scripted,
  sameJson,
  type Table,
  type Told,
} from '@longroll/kernel';
import { expect, test } from 'vitest';
import type { MarchAttack } from '../src/charts/attackTypes.ts';
import { fieldOf } from '../src/field/field.ts';
import type { LeaderOnField, UnitOnField } from '../src/field/state.ts';
import type { Side } from '../src/model/vocabulary.ts';
import { rulesFor, type Sight } from '../src/play/rules.ts';
import type { Action } from '../src/play/state/action.ts';
import type {
  Activation,
  Fought,
  Marching,
  Offer,
  PlayState,
  Retreating,
  StageName,
} from '../src/play/state/stage.ts';
import { type ScenarioSheet, scenario } from '../src/scenarios/define.ts';
import { SCENARIOS } from '../src/scenarios/index.ts';
import type { Scenario } from '../src/scenarios/scenario.ts';

export const VICKSBURG = parseMap(
  readFileSync(new URL('../maps/vicksburg.map.txt', import.meta.url), 'utf8'),
);

export const BASIC = SCENARIOS.filter(({ game }) => game === 'basic');

const LINES = 12;
const two = (n: number): string => `${n}`.padStart(2, '0');

/** Twelve by twelve hexes of clear ground, E0101 in the north-east; odd ground by hex, edges and ways as a map has them. */
export function groundWith(odd: Readonly<Record<string, string>> = {}, more = ''): GridMap {
  const rows = Array.from({ length: LINES }, (_, line) => {
    const cells = Array.from({ length: LINES }, (__, i) => odd[`E${two(line + 1)}${two(LINES - i)}`] ?? '.');
    return `    ${two(line + 1)} ${cells.join('')}`;
  });
  return parseMap(`map test
grid pointy
legend
  . clear
  r rolling
  h hill
  w woods
  l loess
  s swamp
  ~ water
sheet E
  lines 1-12 from north
  columns 1-12 from east
  even lines shifted
  at 0 0
  terrain
${rows.join('\n')}
${more}
`);
}

export interface Position extends Partial<ScenarioSheet> {
  readonly turns?: number;
  readonly ground?: GridMap;
  /** Whose word it is, to choose an action; null: the set-up, before anything. */
  readonly side?: Side | null;
  readonly houseRules?: Readonly<Record<string, unknown>>;
}

/** Somewhere out of the way, so that no side is without units. */
const FAR = { union: '  Marine  E0112  1', confederate: '  Taylor  E1201  1' };

const sheetOf = ({
  union = FAR.union,
  confederate = FAR.confederate,
  turns = 3,
  ...more
}: Position): Scenario =>
  scenario(
    {
      ...{ id: 'gcacw/test', number: 0, title: 'Test', dates: '', firstTurn: 1, turns },
      ...{ length: 'ours', game: 'basic', about: '', ours: [] },
    },
    { map: 'E whole', par: 0, step: 5, union, confederate, ...more },
  );

/** An action phase in which a side has the word. */
export const choosing = (side: Side): PlayState['stage'] => ({
  at: 'choose-action',
  side,
  phase: { winner: side, active: side, passed: false },
});

/** A table in a given position. */
export function position({ ground = groundWith(), side = 'union', houseRules, ...sheet }: Position): Board {
  const board = new Board(sheetOf(sheet), ground, houseRules);
  if (side !== null) board.state = { ...board.state, stage: choosing(side) };
  board.keepsItsBooks();
  return board;
}

/** A scenario of the game at its set-up. */
export const scenarioBoard = (which: Scenario, houseRules?: Readonly<Record<string, unknown>>): Board =>
  new Board(which, VICKSBURG, houseRules);

/** Initiative dice that follow an action: Union, Confederate. */
export const UNION: readonly [number, number] = [6, 1];
export const CONFEDERATE: readonly [number, number] = [1, 6];

/** The march that is under way, if one is: its attack and what follows from it are within it. */
export function marchIn(state: PlayState): Marching | null {
  const { stage } = state;
  if ('march' in stage) return stage.march;
  const offer = offerIn(state);
  if (offer) return offer.before === 'march' ? offer.march : null;
  const fight = 'fight' in stage ? stage.fight : foughtIn(state);
  return fight?.cause.by === 'march' ? fight.cause.march : null;
}

/** The offer to cavalry that is open, or that it has taken. */
function offerIn({ stage }: PlayState): Offer | null {
  if ('offer' in stage) return stage.offer;
  return 'retreat' in stage && stage.retreat.afterwards.after === 'offer'
    ? stage.retreat.afterwards.offer
    : null;
}

/** The attack whose dice have fallen, if the stage is part of one. */
export function foughtIn({ stage }: PlayState): Fought | null {
  if ('fought' in stage) return stage.fought;
  if ('advancing' in stage) return stage.advancing.fought;
  return 'retreat' in stage && stage.retreat.afterwards.after === 'fight'
    ? stage.retreat.afterwards.fought
    : null;
}

export class Board {
  state: PlayState;
  notes: readonly Note[] = [];
  readonly rules: Rules<PlayState, Action, Sight>;
  readonly field: ReturnType<typeof fieldOf>;

  constructor(of: Scenario, map: GridMap, houseRules?: Readonly<Record<string, unknown>>) {
    this.rules = rulesFor(of, map);
    this.field = fieldOf(of, map);
    const begun = this.rules.begin(houseRules);
    if (begun.refused) throw new Error(begun.refused.text);
    this.state = begun.value;
  }

  get at(): StageName {
    return this.state.stage.at;
  }
  get side(): Side {
    return this.state.stage.side;
  }
  get mp(): number {
    return this.march.mp;
  }
  /** What the stage remembers, which must be of a kind that does. */
  get march(): Marching {
    const found = marchIn(this.state);
    if (!found) throw new Error(`nobody marches in ${this.at}`);
    return found;
  }
  get activation(): Activation {
    const { stage } = this.state;
    const found = 'activation' in stage ? stage.activation : this.march.activation;
    if (!found) throw new Error(`no leader is activated in ${this.at}`);
    return found;
  }
  get retreat(): Retreating {
    const { stage } = this.state;
    if ('retreat' in stage) return stage.retreat;
    throw new Error(`nobody retreats in ${this.at}`);
  }
  get fought(): Fought {
    const found = foughtIn(this.state);
    if (!found) throw new Error(`nobody has fought in ${this.at}`);
    return found;
  }
  get view(): Sight {
    return this.rules.view(this.state, this.side);
  }
  get table(): Table {
    return this.rules.table(this.rules.view(this.state, null));
  }
  get legal(): readonly Action[] {
    return this.rules.legal(this.view);
  }
  tell(action: Action): Told {
    return this.rules.tell(this.view, action);
  }
  reach(piece: string): readonly Reached[] {
    return this.rules.reach(this.view, piece);
  }
  /** What is listed of one kind, by the thing it names. */
  listed(deed: Action['do']): readonly string[] {
    return this.legal
      .filter((action) => action.do === deed)
      .map((action) => {
        const { unit, leader, hex, type } = action as Readonly<Record<string, string | undefined>>;
        return [unit, leader, hex, type].filter((word) => word !== undefined).join(' ');
      });
  }
  /** The kinds of action that are listed, each once. */
  get deeds(): readonly string[] {
    return [...new Set(this.legal.map((action) => action.do))];
  }

  unit(name: string): UnitOnField {
    const at = this.field.pieces.units.findIndex((piece) => piece.name === name);
    if (at < 0) throw new Error(`no unit ${name}`);
    return this.state.units[at]!;
  }
  leader(name: string): LeaderOnField {
    const at = this.field.pieces.leaders.findIndex((piece) => piece.name === name);
    if (at < 0) throw new Error(`no leader ${name}`);
    return this.state.leaders[at]!;
  }
  idOf = (hex: number): string => (hex < 0 ? `${hex}` : this.field.ground.map.ids[hex]!);
  hexOf = (name: string): string => this.idOf(this.unit(name).hex);
  leaderAt = (name: string): string => this.idOf(this.leader(name).hex);

  /** Changes a unit against the rules; manpower must stay, or the books are wrong. */
  set(name: string, change: Partial<UnitOnField>): this {
    const at = this.field.pieces.units.findIndex((piece) => piece.name === name);
    this.state = { ...this.state, units: this.state.units.with(at, { ...this.state.units[at]!, ...change }) };
    return this;
  }

  keepsItsBooks(): void {
    expect(this.rules.audit(this.state)).toEqual([]);
    expect(JSON.parse(JSON.stringify(this.state))).toEqual(this.state);
  }

  /** Plays one action with the dice that fall in it, those of the next initiative included. */
  play(action: Action, ...dice: readonly number[]): this {
    const { side } = this;
    const said = `${JSON.stringify(action)} in ${this.at}`;
    if (action.do !== 'overrule')
      expect(
        this.legal.some((one) => sameJson(one, action)),
        `${said} is listed`,
      ).toBe(true);
    const checked = this.rules.check(this.rules.view(this.state, side), JSON.parse(JSON.stringify(action)));
    expect(checked.refused ?? null, said).toBeNull();
    const umpire = new Scripted(dice);
    this.state = this.rules.apply(this.state, side, action, umpire);
    umpire.finish();
    this.notes = umpire.notes;
    this.keepsItsBooks();
    return this;
  }

  /** Begins the game; nobody transfers a leader. The dice are those of the first initiative. */
  begin(...dice: readonly number[]): this {
    const umpire = new Scripted(dice);
    for (
      let action: Action = { do: 'begin' };
      this.at === 'set-up' || this.at === 'transfer';
      action = { do: 'done' }
    )
      this.state = this.rules.apply(this.state, this.side, action, umpire);
    umpire.finish();
    this.keepsItsBooks();
    return this;
  }

  /** A refused action: the state stays as it is. */
  refusal(action: unknown, side: string = this.side) {
    const { refused } = this.rules.check(this.rules.view(this.state, side), action);
    if (!refused) throw new Error(`${JSON.stringify(action)} is allowed`);
    return refused;
  }
}

/** Something tried that a rule forbids: the code of the refusal, and the rule. */
export type Barred = readonly [action: Action, code: string, cite: string];

/** In a position of a stage each of these is refused with its rule; none is listed. */
export function refuses(
  at: StageName,
  words: string,
  position: () => Board,
  barred: readonly Barred[],
): void {
  let board: Board | undefined;
  test.each(barred)(`${words}: %o: %s, %s`, (action, code, cite) => {
    board ??= position();
    expect(board.at).toBe(at);
    expect(board.legal.some((one) => sameJson(one, action))).toBe(false);
    const { code: why, cite: rule } = board.refusal(action);
    expect([why, rule]).toEqual([code, cite]);
  });
}

// Actions, short.

export const march = (unit: string): Action => ({ do: 'march', unit });
export const activate = (leader: string): Action => ({ do: 'activate', leader });
export const add = (unit: string): Action => ({ do: 'add', unit });
export const pick = (unit: string): Action => ({ do: 'pick', unit });
export const take = (leader: string): Action => ({ do: 'take', leader });
export const step = (hex: string): Action => ({ do: 'step', hex });
export const attack = (hex: string, type: MarchAttack = 'normal'): Action => ({ do: 'attack', hex, type });
export const assault = (leader: string, hex: string): Action => ({ do: 'assault', leader, hex });
export const rail = (unit: string, hex: string): Action => ({ do: 'rail', unit, hex });
export const burn = (unit: string): Action => ({ do: 'burn', unit });
export const dig = (unit: string): Action => ({ do: 'dig', unit });
export const refuse = (hex: string): Action => ({ do: 'refuse', hex });
export const unrefuse = (hex: string): Action => ({ do: 'unrefuse', hex });
export const entrench = (unit: string): Action => ({ do: 'entrench', unit });
export const lose = (unit: string): Action => ({ do: 'lose', unit });
export const to = (hex: string): Action => ({ do: 'to', hex });
export const advance = (unit: string): Action => ({ do: 'advance', unit });
export const send = (leader: string): Action => ({ do: 'send', leader });
export const transfer = (leader: string, hex: string): Action => ({ do: 'transfer', leader, hex });
export const bare = (
  deed:
    | 'begin'
    | 'done'
    | 'pass'
    | 'roll'
    | 'end'
    | 'end-refused'
    | 'end-action'
    | 'force-march'
    | 'withdraw'
    | 'stand'
    | 'declare'
    | 'decline'
    | 'retreat'
    | 'hold'
    | 'halt',
): Action => ({ do: deed });

/** The value of a line of the last action's ledger, if it applied. */
export const noted = (board: Board, text: string): unknown =>
  board.notes.find((note) => note.applied && note.text.startsWith(text))?.value;

/** A retreat by the first hex listed, so many times; a halt then, unless the length was the longest. */
export function goBack(board: Board, hexes: number, ...dice: readonly number[]): Board {
  for (let i = 0; i < hexes - 1; i++) board.play(to(board.listed('to')[0]!));
  const last = to(board.listed('to')[0]!);
  if (board.retreat.entered.length === 5) return board.play(last, ...dice);
  board.play(last);
  return board.at === 'retreat' ? board.play(bare('halt'), ...dice) : board;
}

/** Both sides pass and leave their flanks as they are; the dice are those of the next day's initiative. */
export const passOn = (board: Board, ...dice: readonly number[]): Board =>
  board
    .play(bare('pass'))
    .play(bare('pass'))
    .play(bare('done'))
    .play(bare('done'), ...dice);

/** How far the hex of a step is from the nearest enemy. */
function awayFromEnemies({ field, state, side }: Board, hex: string): number {
  const { map } = field.ground;
  const enemies = state.units.filter((unit, i) => unit.hex >= 0 && field.pieces.units[i]!.side !== side);
  return Math.min(...enemies.map((unit) => cellDistance(map, unit.hex, map.cells.get(hex)!)));
}

const IDLE = ['pass', 'end', 'end-refused', 'entrench', 'dig', 'burn', 'end-action', 'transfer', 'activate'];

/** Bolder than chance: units make for the enemy and attack, or hardly any attack would be seen. */
export function boldAction(board: Board, int: (n: number) => number): Action {
  const { legal } = board;
  const attacks = legal.filter((action) => action.do === 'attack' || action.do === 'withdraw');
  if (attacks.length > 0 && int(2) === 0) return attacks[int(attacks.length)]!;
  const steps = legal.flatMap((action) =>
    action.do === 'step' ? [{ action, away: awayFromEnemies(board, action.hex) }] : [],
  );
  if (steps.length > 0) return steps.reduce((a, b) => (b.away < a.away ? b : a)).action;
  const bold = legal.filter((action) => !IDLE.includes(action.do));
  const from = bold.length > 0 && int(8) > 0 ? bold : legal;
  return from[int(from.length)]!;
}
