/** Flank attack bonus (9.7): covered hexes, basic bonus, reductions, floor; or refused flanks (9.8). No dice. */
import type { Note, Procedure } from '@longroll/kernel';
import { againstRefused } from '../model/flankBonus.ts';
import { BY_UNITS, type FlankHex, type FlankInput } from '../model/flankInput.ts';
import { worksMultiplier } from '../model/strength.ts';
import type { HouseRules } from '../rulings/index.ts';

export interface FlankOutcome {
  /** Of the six. */
  readonly covered: number;
  readonly basic: number;
  readonly reductions: number;
  /** Final flank attack bonus. */
  readonly bonus: number;
  /** What it would be if the flanks were not refused. */
  readonly unrefused: number;
  /** What the attacker has for refused flanks, in place of a bonus. */
  readonly refused: number;
}

const CITE = '9.7';
/** Units that reach a hex must together have this part of the defender's Combat Value. */
const PART = 4;
const WEAK = 4;

const BASIC: Readonly<Record<number, number>> = { 6: 4, 5: 2 };
const FLOOR: Readonly<Record<number, number>> = { 4: 1 };

export const COVER_WORDS: Record<FlankHex['cover'], string> = {
  occupied: "occupied by the attacker's side",
  zoc: 'in ZOC',
  'restricted-zoc': 'in restricted ZOC only',
  'swamp-or-mountain': 'swamp or mountain without a way',
  river: 'across a river without a crossing',
  'off-map': 'off the map',
  open: 'open',
};

const entrenchedCV = ({ defenderCV, defenderEntrenchment, houseRules }: FlankInput): number =>
  defenderCV * worksMultiplier(defenderEntrenchment, houseRules);

/** At least one quarter, or the units cover nothing. */
export const isQuarter = (coveringCV: number, defenderCV: number): boolean => coveringCV * PART >= defenderCV;

const isStrongEnough = ({ coveringCV }: FlankHex, defenderCV: number): boolean =>
  isQuarter(coveringCV, defenderCV);

/** Beyond the edge of the map a hex is covered, unless players hold that nothing is there. */
function isCovered(hex: FlankHex, defenderCV: number, { flankOffMap }: HouseRules): boolean {
  if (BY_UNITS.includes(hex.cover)) return isStrongEnough(hex, defenderCV);
  return hex.cover === 'off-map' ? flankOffMap !== 'not-covered' : hex.cover !== 'open';
}

const nameOf = ({ name }: FlankHex, at: number): string => name ?? `Hex ${at + 1}`;

function coverCite({ cover, ourMarkers }: FlankHex): string {
  if (cover === 'off-map') return '9.7a, 9.7c';
  return ourMarkers && BY_UNITS.includes(cover) ? '9.7a, 1.6a' : '9.7a';
}

function coverLine(hex: FlankHex, at: number, defenderCV: number, rules: HouseRules): Note {
  const applied = isCovered(hex, defenderCV, rules);
  const line = {
    cite: coverCite(hex),
    text: `${nameOf(hex, at)}: ${COVER_WORDS[hex.cover]}`,
    group: 'Covered hexes',
  };
  const value = applied ? 'covered' : 'not covered';
  if (!BY_UNITS.includes(hex.cover)) {
    return applied ? { ...line, value, applied } : { ...line, value, applied, reason: 'nothing covers it' };
  }
  const part = isStrongEnough(hex, defenderCV) ? 'at least ¼' : 'less than ¼';
  return { ...line, value, applied, reason: `Combat Value ${hex.coveringCV} against ${defenderCV}: ${part}` };
}

interface Reduction {
  readonly cite: string;
  readonly text: string;
  readonly when: (hex: FlankHex, rules: HouseRules) => true | string;
}

/** What takes 1 off for a covered hex. */
const REDUCTIONS: readonly Reduction[] = [
  {
    cite: '9.7b',
    text: "held by an undemoralized unit of the defender's side",
    when: ({ defenderFriend }) => defenderFriend || 'no such unit there',
  },
  {
    cite: '9.7b',
    text: 'unoccupied and reached across woods or loess only',
    when: ({ cover }) => cover === 'restricted-zoc' || COVER_WORDS[cover],
  },
  {
    cite: '9.7b',
    text: 'covered only as swamp or mountain',
    when: ({ cover }) => cover === 'swamp-or-mountain' || COVER_WORDS[cover],
  },
  {
    cite: '9.7b',
    text: 'covered only by a river',
    when: ({ cover }) => cover === 'river' || COVER_WORDS[cover],
  },
  {
    cite: '9.7c',
    text: 'covered only as off the map',
    when: ({ cover }, { flankOffMap }) => {
      if (cover !== 'off-map') return COVER_WORDS[cover];
      return flankOffMap === 'reduces' || 'no reduction for it';
    },
  },
];

/** Ground that would cover the hex by itself, were it not in a zone of control (9.7e). */
const CLOSED_IN_ZONE: Reduction = {
  cite: '9.7e',
  text: 'swamp, mountain or across a river, though in a zone of control too',
  when: ({ cover }, { closedGroundInZoc }) => {
    if (cover !== 'zoc') return COVER_WORDS[cover];
    return closedGroundInZoc === 'reduces' || 'the zone of control covers it';
  },
};

const reductionsFor = ({ closedGround }: FlankHex): readonly Reduction[] =>
  closedGround ? [...REDUCTIONS, CLOSED_IN_ZONE] : REDUCTIONS;

/** Which reduction a covered hex meets first; one hex reduces by at most 1. */
const reductionOf = (hex: FlankHex, rules: HouseRules): Reduction | undefined =>
  reductionsFor(hex).find(({ when }) => when(hex, rules) === true);

function reductionLines(hex: FlankHex, at: number, rules: HouseRules): Note[] {
  const taken = reductionOf(hex, rules);
  return reductionsFor(hex).map((reduction): Note => {
    const { cite, text } = reduction;
    const line = { cite, text: `${nameOf(hex, at)}: ${text}`, group: 'Reductions' };
    if (reduction === taken) return { ...line, value: -1, applied: true };
    const why = reduction.when(hex, rules);
    const reason = why === true ? 'a hex reduces by at most 1' : why;
    return { ...line, value: -1, applied: false, reason };
  });
}

function refusedModifier(defenderCV: number, { refusedFlanksModifier }: HouseRules): number {
  if (refusedFlanksModifier !== '2-below-cv-4') return refusedFlanksModifier === 'always-1' ? 1 : 2;
  return defenderCV < WEAK ? 2 : 1;
}

function outcomeOf(input: FlankInput, coveredHexes: readonly FlankHex[]): FlankOutcome {
  const { flanksRefused, houseRules } = input;
  const covered = coveredHexes.length;
  const basic = BASIC[covered] ?? 0;
  const reductions = coveredHexes.filter((hex) => reductionOf(hex, houseRules)).length;
  const reduced = Math.max(FLOOR[basic] ?? 0, basic - reductions);
  return {
    covered,
    basic,
    reductions,
    bonus: flanksRefused ? againstRefused(reduced, houseRules) : reduced,
    unrefused: reduced,
    refused: flanksRefused ? refusedModifier(entrenchedCV(input), houseRules) : 0,
  };
}

function sumLines({ flanksRefused }: FlankInput, o: FlankOutcome): Note[] {
  const group = 'Flank bonus';
  const floor = FLOOR[o.basic] ?? 0;
  const low = o.basic - o.reductions < floor;
  const refusal = flanksRefused
    ? { value: o.refused, applied: true }
    : { value: '+1 or +2', applied: false, reason: 'not refused' };
  return [
    { cite: CITE, text: `Basic bonus, ${o.covered} hexes covered`, value: o.basic, applied: true, group },
    { cite: '9.7b', text: 'Reductions', value: -o.reductions, applied: true, group },
    low
      ? {
          cite: '9.7d',
          text: `Never below +${floor} from +${o.basic}`,
          value: `+${floor}`,
          applied: true,
          group,
        }
      : { cite: '9.7d', text: 'Floor', value: `+${floor}`, applied: false, reason: 'not reached', group },
    { cite: '9.8b', text: 'Flanks refused', ...refusal, group },
    {
      cite: o.bonus === o.unrefused ? CITE : `${CITE}, 9.8b`,
      text: 'Final flank bonus',
      value: o.bonus,
      applied: true,
      group,
    },
  ];
}

export function flank(input: FlankInput): Procedure<FlankOutcome> {
  const defenderCV = entrenchedCV(input);
  const { hexes, houseRules } = input;
  const outcome = outcomeOf(
    input,
    hexes.filter((hex) => isCovered(hex, defenderCV, houseRules)),
  );
  return (u) => {
    u.note(() => hexes.map((hex, at) => coverLine(hex, at, defenderCV, houseRules)));
    u.note(() =>
      hexes.flatMap((hex, at) =>
        isCovered(hex, defenderCV, houseRules) ? reductionLines(hex, at, houseRules) : [],
      ),
    );
    u.note(() => sumLines(input, outcome));
    return outcome;
  };
}
