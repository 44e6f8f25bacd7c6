/** The order of battle of a campaign: its set-up, and the counters that come to lie in play (19.1.4). */
import type { Counter, Sheet, SheetWords } from '@longroll/kernel';
import { detachedFigure } from '../campaign/attachment.ts';
import { laterNames, listedManpower, wholeSheet } from '../campaign/starts/sheet.ts';
import type { CampaignStart } from '../campaign/starts/start.ts';
import { campaignTerms } from '../campaign/starts/terms.ts';
import { OUR_CAMPAIGN_RULES } from '../rulings/campaign/index.ts';
import type { SetupLine } from '../scenarios/scenario.ts';
import { counterOf, sheetOf } from './sheets.ts';

/** What a player who has never seen a campaign should know before the first turn. */
const WORDS: readonly SheetWords[] = [
  {
    title: 'The Strategic Cycle',
    text: 'Every turn whose number ends in 5 or 0 closes with a Strategic Cycle (19.2): an event, Union depots and supply, the works and the garrison of Vicksburg, men who come back, the Army of Relief and the Army of Maneuver.',
  },
  {
    title: 'Supply',
    text: 'Only Union infantry needs it: a way to an open depot, judged in each Cycle (19.4.2). The table shows who has one at any time.',
  },
  {
    title: 'Reinforcements',
    text: 'The Union lands where a river depot is open, else at Bruinsburg. Confederates enter at the first open hex of the list of the place they come from (19.1.2a, 19.1.3a).',
  },
];

const IN_PLAY = 'comes by joining, detachment or reorganization';

/** With the strength that it would have fresh; on the table its own is shown. */
function inPlay(line: SetupLine, counter: string): Counter {
  const manpower = line.leader ? null : Math.max(1, detachedFigure(counter) ?? listedManpower(counter));
  return { ...counterOf({ ...line, counter, manpower }), place: IN_PLAY, remarks: [], uncounted: true };
}

/** The lists of the whole campaign go on after a short one has ended. */
function listed({ scenario: { firstTurn, turns } }: CampaignStart, line: SetupLine): Counter {
  const tooLate = (line.arrives?.turn ?? 0) >= firstTurn + turns;
  return { ...counterOf(line), ...(tooLate ? { uncounted: true as const } : {}) };
}

export function campaignSheet(start: CampaignStart): Sheet {
  const { setup } = wholeSheet(start);
  const isAbsent = ({ manpower, arrives, leader }: SetupLine) =>
    leader ? arrives?.entry === 'special' : manpower === 0;
  const counters = setup.flatMap((line) => [
    isAbsent(line) ? inPlay(line, line.counter) : listed(start, line),
    ...laterNames(line).map((counter) => inPlay(line, counter)),
  ]);
  return {
    ...sheetOf(start.scenario),
    terms: campaignTerms(start, OUR_CAMPAIGN_RULES),
    words: WORDS,
    counters: [...new Map(counters.map((counter) => [counter.id, counter])).values()],
  };
}
