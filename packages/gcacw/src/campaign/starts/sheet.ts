/**
 * The whole sheet of a campaign: who stands on its map, who arrives by the lists of the whole campaign after its first
 * turn (19.10.0), and counters that come only by detachment and reorganization (19.1.4): those wait without strength.
 */
import { unitCounter } from '../../counters/index.ts';
import type { Side } from '../../model/vocabulary.ts';
import { armyOf } from '../../scenarios/army.ts';
import { CAMPAIGN } from '../../scenarios/campaign.ts';
import type { Scenario, SetupLine } from '../../scenarios/scenario.ts';
import { WHOLES, WITHIN_UNITS } from '../attachment.ts';
import { inCampaignTurns } from '../laidOut.ts';
import { DIVISIONS, LORINGS, RENAMED } from '../relief.ts';
import type { CampaignStart } from './start.ts';

/** Leaders who appear in play. */
const APPEARING: readonly (readonly [Side, string])[] = [
  ['confederate', 'Walker'],
  ['confederate', 'French'],
  ['union', 'Steele'],
];

/** Every name under which a counter of the lists may lie, the oldest first. */
const RENAMINGS: readonly (readonly [string, string])[] = [
  ...WHOLES,
  ...Object.values(RENAMED).flatMap((names) => Object.entries(names)),
  ...Object.entries(LORINGS),
  ...DIVISIONS.flatMap(({ units }) => Object.entries(units)),
];

/** The counters that may have become this one. */
export function formerly(counter: string): readonly string[] {
  const before = RENAMINGS.filter(([, now]) => now === counter).map(([old]) => old);
  return [...before, ...before.flatMap(formerly)];
}

/** What the lists of the whole campaign give a counter, under whichever name it stands there. */
export function listedManpower(counter: string): number {
  const names = [counter, ...formerly(counter)];
  return CAMPAIGN.setup.find((line) => !line.leader && names.includes(line.counter))?.manpower ?? 0;
}

/** Leaders whose place another takes, or who are called otherwise later. */
const LEADERS: Readonly<Record<string, string>> = { McClernand: 'Ord', 'Loring-A': 'Loring-B' };

/** The counters that may lie later for one of the set-up; those of another side of the same name are not meant. */
export function laterNames({ counter, leader }: Pick<SetupLine, 'counter' | 'leader'>): readonly string[] {
  if (leader) return LEADERS[counter] === undefined ? [] : [LEADERS[counter]];
  const next = RENAMINGS.filter(([old]) => old === counter).map(([, now]) => now);
  return [...new Set([...next, ...next.flatMap((one) => laterNames({ counter: one, leader }))])];
}

const ABSENT: Omit<SetupLine, 'side' | 'counter' | 'leader' | 'army' | 'hex' | 'manpower'> = {
  place: null,
  ...{ exhausted: false, fatigue: 0, organized: true, demoralized: 0, entrenchment: 'none' },
  ...{ release: null, mayEntrench: true, staysInHex: false },
  arrives: { turn: null, entry: 'special', from: null },
};

const absent = (side: Side, counter: string, leader: boolean, hex: string): SetupLine => {
  const named = { side, counter, leader };
  return { ...ABSENT, ...named, army: armyOf(named, []), hex, manpower: leader ? null : 0 };
};

const HEX_OF: Readonly<Record<Side, string>> = { union: 'W5228', confederate: 'E2712' };

const isListed = (lines: readonly SetupLine[], leader: boolean, counter: string): boolean =>
  lines.some((line) => line.leader === leader && line.counter === counter);

/** Counters that a unit on the map has in it, or could let go. */
const kept = ({ joined }: CampaignStart): readonly string[] => [
  ...Object.values(joined).flat(),
  ...WITHIN_UNITS,
];

function sideOfCounter(counter: string): Side {
  return unitCounter('union', counter) ? 'union' : 'confederate';
}

/** Who arrives later: on a turn after the first, by variable or by special entry; unless it is here already. */
function arriving({ scenario }: CampaignStart, here: readonly SetupLine[]): readonly SetupLine[] {
  const isHere = ({ counter, leader }: SetupLine) =>
    here.some(
      (line) => line.leader === leader && [line.counter, ...formerly(line.counter)].includes(counter),
    );
  return CAMPAIGN.setup.filter(
    (line) =>
      line.arrives !== null &&
      (line.arrives.turn === null || line.arrives.turn >= scenario.firstTurn) &&
      !isHere(line),
  );
}

/** The sheet with all its lines, its turns counted as the campaign counts them. */
export function wholeSheet(start: CampaignStart): Scenario {
  const { scenario } = start;
  const onMap = scenario.setup;
  const whole = scenario.id === CAMPAIGN.id || onMap.some(({ arrives }) => arrives !== null);
  const lines = whole ? onMap : [...onMap, ...arriving(start, onMap)];
  const units = [...new Set(kept(start))].filter((counter) => !isListed(lines, false, counter));
  const leaders = APPEARING.filter(([, name]) => !isListed(lines, true, name));
  return inCampaignTurns({
    ...scenario,
    setup: [
      ...lines,
      ...units.map((counter) =>
        absent(sideOfCounter(counter), counter, false, HEX_OF[sideOfCounter(counter)]),
      ),
      ...leaders.map(([side, counter]) => absent(side, counter, true, HEX_OF[side])),
    ],
  });
}
