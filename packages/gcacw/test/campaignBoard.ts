/** Positions of the campaign, played: who stands where, whose word it is, and what the campaign keeps besides. */
import { cellOf, Scripted, sameJson } from '@longroll/kernel';
import { expect } from 'vitest';
import { fieldNow } from '../src/campaign/laidOut.ts';
import { wholeSheet } from '../src/campaign/starts/sheet.ts';
import { WHOLE_CAMPAIGN } from '../src/campaign/starts/whole.ts';
import type { Campaign } from '../src/campaign/state.ts';
import { fieldOf } from '../src/field/field.ts';
import { type UnitOnField, WAITING } from '../src/field/state.ts';
import type { Side } from '../src/model/vocabulary.ts';
import { campaignRulesFor } from '../src/play/rules.ts';
import type { Action } from '../src/play/state/action.ts';
import type { PlayState } from '../src/play/state/stage.ts';
import { AS_RECKONED } from './campaigning.ts';
import { choosing, VICKSBURG } from './playing.ts';

type Where = string | (Partial<Omit<UnitOnField, 'hex'>> & { readonly at: string });
type Placed = Readonly<Record<string, Where>>;

export interface CampaignPosition {
  readonly turn?: number;
  readonly side?: Side;
  readonly union?: Placed;
  readonly confederate?: Placed;
  readonly leaders?: Readonly<Record<string, string>>;
  readonly campaign?: Partial<Campaign>;
  /** Names of counters that lie for others, by the name on the sheet. */
  readonly lay?: Readonly<Record<string, string>>;
  /** Units of the Army of Relief. */
  readonly relief?: readonly string[];
}

const RULES = campaignRulesFor(WHOLE_CAMPAIGN, VICKSBURG);
const SHEET = { ...fieldOf(wholeSheet(WHOLE_CAMPAIGN), VICKSBURG), terms: null };
const NEVER = 1000;

export const at = (id: string): number => cellOf(VICKSBURG, id);
export const named = (name: string): number => SHEET.pieces.units.findIndex((unit) => unit.name === name);
const leaderNamed = (name: string): number =>
  SHEET.pieces.leaders.findIndex((leader) => leader.name === name);

function begun(): PlayState {
  const state = RULES.begin(AS_RECKONED);
  if (state.refused) throw new Error(state.refused.text);
  return state.value;
}

/** Everybody else waits for a day that does not come. */
function unitPlaced(unit: UnitOnField, where: Where | undefined): UnitOnField {
  if (where === undefined) return unit.manpower === 0 ? unit : { ...unit, hex: WAITING, arrives: NEVER };
  const { at: hex, ...marks } = typeof where === 'string' ? { at: where } : where;
  return {
    ...unit,
    hex: at(hex),
    entry: -1,
    arrives: 0,
    released: true,
    entrenchment: 'none',
    fatigue: 0,
    ...marks,
  };
}

/** Manpower that a position changes is struck off by agreement, so that the books close. */
function booked(before: PlayState, state: PlayState): PlayState {
  const records = state.campaign!.records.slice();
  const overruled = { ...state.overruled };
  state.units.forEach(({ manpower }, i) => {
    const struck = before.units[i]!.manpower - manpower;
    overruled[SHEET.pieces.units[i]!.side] += struck;
    records[i] = { ...records[i]!, muster: records[i]!.muster - struck };
  });
  return { ...state, overruled, campaign: { ...state.campaign!, records } };
}

export class CampaignBoard {
  state: PlayState;

  constructor(position: CampaignPosition) {
    const {
      turn = 1,
      side = 'union',
      union = {},
      confederate = {},
      leaders = {},
      lay = {},
      relief = [],
    } = position;
    const first = begun();
    const by = { union, confederate };
    const units = first.units.map((unit, i) => {
      const { side: whose, name } = SHEET.pieces.units[i]!;
      return unitPlaced(unit, by[whose][name]);
    });
    const everybody = first.leaders.map((leader, i) => {
      const hex = leaders[SHEET.pieces.leaders[i]!.name];
      if (hex === undefined) return { ...leader, hex: WAITING, entry: -1, arrives: NEVER };
      return { ...leader, hex: at(hex), entry: -1, arrives: 0, released: true };
    });
    const laid = first.campaign!.lay;
    const campaign: Campaign = {
      ...first.campaign!,
      lay: {
        ...laid,
        units: laid.units.map((name) => lay[name] ?? name),
        unitArmies: laid.unitArmies.map((army, i) => (relief.includes(laid.units[i]!) ? 'AR' : army)),
      },
      ...position.campaign,
    };
    this.state = booked(first, {
      ...first,
      turn,
      units,
      leaders: everybody,
      campaign,
      stage: choosing(side),
    });
    this.keepsItsBooks();
  }

  get campaign(): Campaign {
    return this.state.campaign!;
  }
  get field() {
    return fieldNow(SHEET, this.state);
  }
  get at(): PlayState['stage']['at'] {
    return this.state.stage.at;
  }
  get view() {
    return RULES.view(this.state, this.state.stage.side);
  }
  get legal(): readonly Action[] {
    return RULES.legal(this.view);
  }
  /** What is listed of one kind, without the word. */
  listed(deed: Action['do']): readonly string[] {
    return this.legal
      .filter((action) => action.do === deed)
      .map((action) => Object.values(action).slice(1).join(' '));
  }
  tell = (action: Action) => RULES.tell(this.view, action);
  unit = (name: string): UnitOnField => this.state.units[this.nowNamed(name)]!;
  hexOf = (name: string): string => VICKSBURG.ids[this.unit(name).hex] ?? `${this.unit(name).hex}`;
  leaderAt = (name: string): string => VICKSBURG.ids[this.state.leaders[leaderNamed(name)]!.hex] ?? 'off';
  nowNamed(name: string): number {
    return this.field.pieces.units.findIndex((unit) => unit.name === name);
  }

  keepsItsBooks(): void {
    expect(RULES.audit(this.state)).toEqual([]);
    expect(JSON.parse(JSON.stringify(this.state))).toEqual(this.state);
  }

  /** Changes what the campaign keeps, against the rules. */
  keep(change: Partial<Campaign>): this {
    this.state = { ...this.state, campaign: { ...this.campaign, ...change } };
    return this;
  }

  play(action: Action, ...dice: readonly (number | string)[]): this {
    const said = `${JSON.stringify(action)} in ${this.at}`;
    expect(
      this.legal.some((one) => sameJson(one, action)),
      `${said} is listed`,
    ).toBe(true);
    const umpire = new Scripted(dice);
    this.state = RULES.apply(this.state, this.state.stage.side, action, umpire);
    umpire.finish();
    this.notes = umpire.notes.map(({ text }) => text);
    this.keepsItsBooks();
    return this;
  }
  notes: readonly string[] = [];

  /** Why something is refused: its code and its rule. */
  refusal(action: Action): readonly [string, string] {
    const { refused } = RULES.check(this.view, action);
    if (!refused) throw new Error(`${JSON.stringify(action)} is allowed`);
    return [refused.code, refused.cite];
  }
}

export const campaign = (position: CampaignPosition): CampaignBoard => new CampaignBoard(position);
