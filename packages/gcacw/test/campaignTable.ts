/**
 * A campaign on the table of a test: who stands where as the test puts them, and stages of its turn played with dice
 * written down. Whatever is played must be listed and allowed, keep its books and survive being saved.
 */
import {
  type Chance,
  cellOf,
  keptBy,
  Scripted,
  sameJson,
  sideBetween,
  storyOf,
  type Umpire,
} from '@longroll/kernel';
import { expect } from 'vitest';
import { fieldNow } from '../src/campaign/laidOut.ts';
import { wholeSheet } from '../src/campaign/starts/sheet.ts';
import type { CampaignStart } from '../src/campaign/starts/start.ts';
import { WHOLE_CAMPAIGN } from '../src/campaign/starts/whole.ts';
import type { Campaign, UnitRecord } from '../src/campaign/state.ts';
import { type Field, fieldOf } from '../src/field/field.ts';
import { GONE, type LeaderOnField, type UnitOnField, WAITING } from '../src/field/state.ts';
import type { Side } from '../src/model/vocabulary.ts';
import { campaignRulesFor } from '../src/play/rules.ts';
import { MACHINE } from '../src/play/sequence/sequence.ts';
import type { Action } from '../src/play/state/action.ts';
import type { PlayState, Stage } from '../src/play/state/stage.ts';
import { VICKSBURG } from './playing.ts';

/** A hex, or a hex and the manpower with which a unit stands there. */
export type Place = string | readonly [hex: string, manpower: number];
export type Placed = Readonly<Record<string, Place>>;

const NEVER = Number.MAX_SAFE_INTEGER;
const AWAY = { hex: WAITING, arrives: NEVER, entry: -1 } as const;

/** Dice that fall by their names: what a long script needs to be read. */
export type Faces = Readonly<Record<string, number>>;

class ByName extends Scripted {
  readonly #faces: Faces;

  constructor(faces: Faces) {
    super([]);
    this.#faces = faces;
  }
  override draw<T>(chance: Chance<T>): T {
    const faces = chance.dice.map(({ name }) => {
      const face = this.#faces[name];
      if (face === undefined) throw new Error(`the ${name} is missing`);
      return face;
    });
    this.drew(chance, faces);
    return chance.at(faces)!.value;
  }
}

/** Laying out a sheet takes long; nothing in it changes. */
const laidOut = keptBy((of: CampaignStart) => ({
  rules: campaignRulesFor(of, VICKSBURG),
  start: { ...fieldOf(wholeSheet(of), VICKSBURG), terms: of.terms },
}));

export class CampaignTable {
  state: PlayState;
  /** The sentences of what was played last. */
  said: readonly string[] = [];
  /** Stages that were played through without a decision. */
  passed: readonly string[] = [];
  readonly start: Field;
  readonly rules: ReturnType<typeof campaignRulesFor>;

  constructor(of: CampaignStart = WHOLE_CAMPAIGN, houseRules?: Readonly<Record<string, unknown>>) {
    const { rules, start } = laidOut(of);
    this.rules = rules;
    this.start = start;
    const begun = this.rules.begin(houseRules);
    if (begun.refused) throw new Error(begun.refused.text);
    this.state = begun.value;
  }

  get field(): Field {
    return fieldNow(this.start, this.state);
  }
  get campaign(): Campaign {
    return this.state.campaign!;
  }
  get at(): Stage['at'] {
    return this.state.stage.at;
  }
  get side(): Side {
    return this.state.stage.side;
  }
  get turn(): number {
    return this.state.turn;
  }
  get result() {
    return this.rules.result(this.state);
  }

  // Who is where.

  /** By the name that its counter has now; of either side. */
  index(name: string): number {
    const found = this.field.pieces.units.findIndex((piece) => piece.name === name);
    if (found < 0) throw new Error(`no unit ${name}`);
    return found;
  }
  leaderIndex(name: string): number {
    const found = this.field.pieces.leaders.findIndex((piece) => piece.name === name);
    if (found < 0) throw new Error(`no leader ${name}`);
    return found;
  }
  unit = (name: string): UnitOnField => this.state.units[this.index(name)]!;
  leader = (name: string): LeaderOnField => this.state.leaders[this.leaderIndex(name)]!;
  record = (name: string): UnitRecord => this.campaign.records[this.index(name)]!;
  army = (name: string): string => this.campaign.lay.unitArmies[this.index(name)]!;
  hexOf = (name: string): string => this.id(this.unit(name).hex);
  leaderAt = (name: string): string => this.id(this.leader(name).hex);
  id = (hex: number): string => (hex === WAITING ? 'waits' : hex === GONE ? 'gone' : VICKSBURG.ids[hex]!);
  ids = (hexes: readonly number[]): readonly string[] => hexes.map(this.id);
  /** Which of these counters lie on the table. */
  lying = (...names: readonly string[]): readonly string[] =>
    names.filter((name) => this.campaign.lay.units.includes(name));

  // How a test lays it out.

  /** These and nobody else are on the map, released; leaders stand where they are put. */
  only(units: Placed, leaders: Readonly<Record<string, string>> = {}): this {
    this.state = {
      ...this.state,
      units: this.state.units.map((unit) => (unit.hex === GONE ? unit : { ...unit, ...AWAY })),
      leaders: this.state.leaders.map((leader) => ({ ...leader, ...AWAY })),
    };
    for (const [name, place] of Object.entries(units)) this.place(name, place);
    for (const [name, hex] of Object.entries(leaders)) this.seat(name, hex);
    return this;
  }

  /** Whoever is off the map is not sent away but has yet to come. */
  notYetCome(): this {
    const units = this.state.units.map((unit) => (unit.hex === WAITING ? { ...unit, entry: 0 } : unit));
    this.state = { ...this.state, units };
    return this;
  }

  /** A unit somewhere, with other manpower if it is said: it has then mustered that. */
  place(name: string, place: Place, marks: Partial<UnitOnField> = {}): this {
    const [hex, given] = typeof place === 'string' ? [place] : place;
    const before = this.unit(name);
    const manpower = given ?? before.manpower;
    this.setUnit(name, { hex: cellOf(VICKSBURG, hex), manpower, released: true, arrives: 0, ...marks });
    if (manpower === before.manpower) return this;
    const { side } = this.field.pieces.units[this.index(name)]!;
    const struck = this.state.overruled[side] + before.manpower - manpower;
    this.state = { ...this.state, overruled: { ...this.state.overruled, [side]: struck } };
    return this.setRecord(name, { muster: manpower, lost: 0, back: 0 });
  }

  seat(name: string, hex: string): this {
    return this.setLeader(name, { hex: cellOf(VICKSBURG, hex), released: true, arrives: 0 });
  }
  setUnit(name: string, marks: Partial<UnitOnField>): this {
    const at = this.index(name);
    const units = this.state.units.with(at, { ...this.state.units[at]!, ...marks });
    this.state = { ...this.state, units };
    return this;
  }
  setLeader(name: string, marks: Partial<LeaderOnField>): this {
    const at = this.leaderIndex(name);
    const leaders = this.state.leaders.with(at, { ...this.state.leaders[at]!, ...marks });
    this.state = { ...this.state, leaders };
    return this;
  }
  setRecord(name: string, record: Partial<UnitRecord>): this {
    const at = this.index(name);
    const { records } = this.campaign;
    return this.set({ records: records.with(at, { ...records[at]!, ...record }) });
  }
  /** What a unit has lost and got back: its muster follows, so that the account closes. */
  setLost(name: string, lost: number, back = 0): this {
    return this.setRecord(name, { muster: this.unit(name).manpower + lost - back, lost, back });
  }
  set(campaign: Partial<Campaign>): this {
    this.state = { ...this.state, campaign: { ...this.campaign, ...campaign } };
    return this;
  }
  on(turn: number): this {
    this.state = { ...this.state, turn };
    return this;
  }
  control(...union: readonly string[]): this {
    return this.set({ controlled: union.map((id) => cellOf(VICKSBURG, id)).sort((a, b) => a - b) });
  }
  burn(hex: string, how: 'destroyed' | 'damaged' = 'destroyed'): this {
    this.state = { ...this.state, burnt: [...this.state.burnt, { hex: cellOf(VICKSBURG, hex), how }] };
    return this;
  }
  depots(...hexes: readonly string[]): this {
    return this.set({ depots: hexes.map((id) => cellOf(VICKSBURG, id)) });
  }
  wreck(...crossings: readonly (readonly [string, string])[]): this {
    const wrecked = crossings.map(([a, b]) =>
      sideBetween(VICKSBURG, cellOf(VICKSBURG, a), cellOf(VICKSBURG, b)),
    );
    return this.set({ bridges: { ...this.campaign.bridges, wrecked } });
  }

  // Play.

  get legal(): readonly Action[] {
    return this.rules.legal(this.rules.view(this.state, this.side));
  }
  /** What is listed of one kind, by what it names. */
  listed(deed: Action['do']): readonly string[] {
    return this.legal
      .filter((action) => action.do === deed)
      .map((action) => Object.values(action).slice(1).join(' '));
  }
  get deeds(): readonly string[] {
    return [...new Set(this.legal.map((action) => action.do))];
  }

  #with(dice: readonly number[], played: (u: Umpire) => PlayState): this {
    const umpire = new Scripted(dice);
    this.state = played(umpire);
    umpire.finish();
    this.said = storyOf(umpire.notes);
    this.passed = umpire.passed;
    return this.keepsItsBooks();
  }

  /** From a stage on, until somebody decides. */
  run(
    at: 'turn-marker' | Exclude<Stage, { readonly phase: unknown }>['at'],
    ...dice: readonly number[]
  ): this {
    const from = { ...this.state, stage: { at, side: 'union' } as Stage };
    return this.#with(dice, (u) => MACHINE.runOn(this.start, from, u));
  }

  play(action: Action, ...dice: readonly number[]): this {
    const said = `${JSON.stringify(action)} in ${this.at}`;
    expect(
      this.legal.some((one) => sameJson(one, action)),
      `${said} is listed`,
    ).toBe(true);
    const view = this.rules.view(this.state, this.side);
    expect(this.rules.check(view, JSON.parse(JSON.stringify(action))).refused ?? null, said).toBeNull();
    return this.#with(dice, (u) => this.rules.apply(this.state, this.side, action, u));
  }

  /**
   * A day passes without an action: from the siege to the gunboats of the next turn, by dice known by name. Whoever is
   * asked goes on, or takes the first thing listed.
   */
  passDay(faces: Faces): this {
    const umpire = new ByName(faces);
    this.state = { ...this.state, stage: { at: 'siege', side: 'union' } };
    this.state = MACHINE.runOn(this.start, this.state, umpire);
    while (this.at !== 'gunboats' && this.at !== 'game-over') {
      const action = this.legal.find(({ do: deed }) => deed === 'done') ?? this.legal[0]!;
      this.state = this.rules.apply(this.state, this.side, action, umpire);
    }
    this.said = storyOf(umpire.notes);
    this.passed = umpire.passed;
    return this.keepsItsBooks();
  }

  /** The code and rule by which an action is refused. */
  refusal(action: unknown): readonly [code: string, cite: string] {
    const { refused } = this.rules.check(this.rules.view(this.state, this.side), action);
    if (!refused) throw new Error(`${JSON.stringify(action)} is allowed`);
    return [refused.code, refused.cite];
  }

  done = (...dice: readonly number[]): this => this.play({ do: 'done' }, ...dice);

  keepsItsBooks(): this {
    expect(this.rules.audit(this.state)).toEqual([]);
    expect(JSON.parse(JSON.stringify(this.state))).toEqual(this.state);
    return this;
  }
}
