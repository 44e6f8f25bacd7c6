/** The score of a campaign (19.6, 19.10): every line of the ledger, losses, and Vicksburg. */
import type { Note } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import type { Score } from '../field/scoring.ts';
import type { FieldState } from '../field/state.ts';
import { SIDE_NAMES, type Side } from '../model/vocabulary.ts';
import type { CampaignRules } from '../rulings/campaign/index.ts';
import type { ShortTerms } from '../scenarios/shortTerms.ts';
import { type Level, levelOf } from '../scenarios/victory.ts';
import { areasOf } from './areas.ts';
import { type ShortEnd, shortLines } from './shortScore.ts';
import type { Campaign } from './state.ts';
import { dryPicture, isInfantry, manpowerIn, standing, type Theatre } from './theatre.ts';
import { campaignLevel, type Entry, lossEntry, vicksburgLine } from './victory.ts';
import { cityOf, LINE } from './works.ts';

export interface CampaignScored {
  readonly field: Field;
  readonly state: FieldState;
  readonly campaign: Campaign;
  readonly terms: ShortTerms | null;
  readonly rules: CampaignRules;
  /** An army of the Union is lost: the Confederates have won, whatever the points (19.6.3). */
  readonly armyLost: boolean;
}

const SOUND = 4 * LINE.length;

const theatreOf = ({ field, state }: CampaignScored): Theatre => ({ field, units: state.units });

function holdsCity(asked: CampaignScored): boolean {
  const theatre = theatreOf(asked);
  const holder = dryPicture(theatre).holder(cityOf(theatre));
  return holder === null ? asked.campaign.controlled.includes(cityOf(theatre)) : holder === 'union';
}

/** Manpower that counts at the end of a short campaign. */
function shortEnd(asked: CampaignScored): ShortEnd {
  const { field, campaign } = asked;
  const theatre = theatreOf(asked);
  const { map } = field.ground;
  const { right } = areasOf(map);
  const { records, lay } = campaign;
  const out = standing(theatre, 'union').filter(
    ({ index, piece }) => isInfantry(piece) && records[index]!.supply === 'out',
  );
  const over = standing(theatre, 'confederate').filter(
    ({ index, unit, piece }) =>
      isInfantry(piece) && unit.demoralized === 0 && lay.unitArmies[index] === 'AR' && right.has(unit.hex),
  );
  const ids = (hexes: readonly number[]) => hexes.map((hex) => map.ids[hex]!);
  return {
    held: holdsCity(asked),
    besieged: campaign.besieged,
    track: campaign.track.siege,
    levelsLost: SOUND - campaign.levels.reduce<number>((sum, level) => sum + level, 0),
    depots: ids(campaign.depots),
    outOfSupply: manpowerIn(out),
    overTheRiver: manpowerIn(over),
    union: ids(campaign.controlled),
  };
}

const losses = ({ state: { lost, turn } }: CampaignScored): readonly Entry[] => [
  lossEntry(turn, 'confederate', lost.confederate),
  lossEntry(turn, 'union', lost.union),
];

function endLines(asked: CampaignScored): readonly Entry[] {
  const { field, state, campaign, terms, rules } = asked;
  if (terms !== null) return shortLines(field.scenario, terms, state.turn, shortEnd(asked));
  const { fell, besieged } = campaign;
  return vicksburgLine({ turn: state.turn, fell, unionHolds: holdsCity(asked), besieged }, rules);
}

const noteOf = ({ side, points, cite, text }: Entry): Note => ({
  ...{ cite, text, value: side === 'union' ? points : -points, applied: points !== 0 },
  group: SIDE_NAMES[side],
});

/** One line for what happened several times. */
function ledgerLines(ledger: readonly Entry[]): readonly Note[] {
  const sums = new Map<string, Entry & { readonly times: number }>();
  for (const one of ledger) {
    const before = sums.get(one.text);
    sums.set(one.text, {
      ...one,
      points: one.points + (before?.points ?? 0),
      times: (before?.times ?? 0) + 1,
    });
  }
  return [...sums.values()].map(({ times, ...one }) =>
    times === 1
      ? { ...noteOf(one), reason: `turn ${one.turn}` }
      : { ...noteOf(one), reason: `${times} times` },
  );
}

function levelIn(asked: CampaignScored, net: number): Level {
  const { field, rules, armyLost } = asked;
  const { par, step } = field.scenario;
  if (armyLost) return 'Confederate decisive';
  return par === null || step === null ? campaignLevel(net, rules) : levelOf(net, par, step);
}

export function campaignScore(asked: CampaignScored): Score {
  const { campaign, field } = asked;
  const end = [...losses(asked), ...endLines(asked)];
  const total = (side: Side) =>
    [...campaign.ledger, ...end].reduce((sum, one) => sum + (one.side === side ? one.points : 0), 0);
  const [union, confederate] = [total('union'), total('confederate')];
  const level = levelIn(asked, union - confederate);
  const cite = field.scenario.par === null ? '19.6.2' : '18.9';
  const net: Note = {
    ...{ cite, text: 'Union less Confederate', value: union - confederate },
    ...{ applied: true, reason: level, group: 'Net' },
  };
  return { union, confederate, level, lines: [...end.map(noteOf), ...ledgerLines(campaign.ledger), net] };
}
