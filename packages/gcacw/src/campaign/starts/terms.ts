/** How a campaign is won, in words (19.6, 19.10), by the figures that are in force. */
import type { CampaignRules } from '../../rulings/campaign/index.ts';
import { LAST_CAMPAIGN_TURN } from '../../scenarios/calendar.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import type { ShortTerms } from '../../scenarios/shortTerms.ts';
import { heldTerms, levelTerms } from '../../scenarios/terms.ts';
import { pointWords } from '../../scenarios/victory.ts';
import { JACKSON } from '../areas.ts';
import { ARMY_LOST_FROM, levelsFromOf } from '../victory.ts';
import type { CampaignStart } from './start.ts';

type Said = readonly string[];

function campaignLevels(rules: CampaignRules): string {
  const [decisive, substantive, marginal, lost, routed] = levelsFromOf(rules).from;
  return (
    `The Union wins if its points less the Confederates' come to ${marginal} or more: ` +
    `marginal from ${marginal}, substantive from ${substantive}, decisive from ${decisive}. ` +
    `With fewer the Confederates win: marginal from ${lost}, substantive from ${routed}, decisive below that.`
  );
}

const theCity = ({ vicksburgPoints, vicksburgPerTurn, besiegedPoints }: CampaignRules): string =>
  `The Union scores ${pointWords(vicksburgPoints)} if Vicksburg has fallen and is the Union's at the end, and ` +
  `${vicksburgPerTurn} more for each turn by which it fell before the ${LAST_CAMPAIGN_TURN}th. ` +
  `If it has not fallen but is besieged at the end, the Union scores ${besiegedPoints}.`;

/** What Vicksburg is worth in a short campaign. */
export function cityTerms({ vicksburgHeld, besieged, perTrack, perLevel }: ShortTerms): string {
  const track = perTrack === 0 ? '' : `, and ${perTrack} more for each point of the siege track`;
  const levels =
    perLevel === 0 ? '' : `; and ${perLevel} for each level that its works have lost, besieged or not`;
  return (
    `Vicksburg held at the end is worth ${pointWords(vicksburgHeld)} to the Union. ` +
    `If it is not held, but besieged, the Union scores ${besieged}${track}${levels}.`
  );
}

const depotTerms = ({ depot }: ShortTerms): Said =>
  depot === null
    ? []
    : [
        `The Union scores ${pointWords(depot.points)} for an open depot on the Yazoo at the end: at ${depot.at.slice(0, -1).join(', ')} or ${depot.at.at(-1)}.`,
      ];

const manpowerTerms = ({ outOfSupplyEach, overTheRiverEach }: ShortTerms): Said => [
  ...(outOfSupplyEach === null
    ? []
    : [
        `The Confederates score 1 point for every ${outOfSupplyEach} manpower of Union infantry that is out of supply at the end.`,
      ]),
  ...(overTheRiverEach === null
    ? []
    : [
        `The Confederates score 1 point for every ${overTheRiverEach} manpower of the Army of Relief's infantry, if not demoralized, on the right bank of the Big Black at the end.`,
      ]),
];

const shortTerms = (scenario: Scenario, terms: ShortTerms): Said => [
  ...levelTerms(scenario),
  ...heldTerms(scenario, 'union'),
  cityTerms(terms),
  ...depotTerms(terms),
  ...heldTerms(scenario, 'confederate'),
  ...manpowerTerms(terms),
];

/** What is scored when it happens: Jackson only where its station still stands. */
function onTheWay({ destroyed }: CampaignStart, rules: CampaignRules): Said {
  const hudson = `${rules.portHudsonPoints} when Port Hudson falls`;
  const station = destroyed.includes(JACKSON)
    ? ''
    : `${rules.jacksonPoints} when Jackson's station is first destroyed and `;
  return [
    `During the game the Union scores ${station}${hudson}.`,
    `During the game the Confederates score ${rules.reliefPoints} when Vicksburg is relieved, ${rules.depotPoints} for each depot that they destroy, ` +
      `${rules.groverPoints} if Grover is called from Port Hudson, ${rules.maneuverPoints} each time that no Army of Maneuver watches Johnston, ` +
      `and ${rules.millikenPoints} if nobody can be sent to Milliken's Bend.`,
  ];
}

const LOSSES =
  'Each manpower point that the enemy loses in combat, retreats and surrenders scores 1, and for the Union also what bombardment, attrition and mines take. Nothing is scored for losses on the march, sickness and hunger, nor for the men who surrender with Vicksburg.';

function armyLost({ scenario }: CampaignStart, { armyLost: least }: CampaignRules): string {
  const from = scenario.firstTurn < ARMY_LOST_FROM ? `From turn ${ARMY_LOST_FROM} on the` : 'The';
  return `${from} Confederates win decisively at once if the Union has less than ${least} manpower of infantry left.`;
}

const lastTurn = ({ scenario, terms }: CampaignStart, { pursuit }: CampaignRules): string =>
  terms === null
    ? `It ends after turn ${LAST_CAMPAIGN_TURN}, or ${pursuit} turns after Vicksburg has fallen.`
    : `It ends after turn ${scenario.firstTurn + scenario.turns - 1}, whether or not Vicksburg has fallen.`;

export const campaignTerms = (start: CampaignStart, rules: CampaignRules): Said => [
  ...(start.terms === null
    ? [campaignLevels(rules), theCity(rules)]
    : shortTerms(start.scenario, start.terms)),
  ...onTheWay(start, rules),
  LOSSES,
  armyLost(start, rules),
  lastTurn(start, rules),
];
