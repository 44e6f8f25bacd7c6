/** The tracks of the campaign beside the map: the siege, the garrison's heart, the Army of Relief, the Army of Maneuver. */
import type { Gauge } from '@longroll/kernel';
import { maneuverCap, maneuverManpower } from '../../../campaign/maneuver.ts';
import { LAST_BOX } from '../../../campaign/relief.ts';
import { isRingStrong, ringManpower, wayOut } from '../../../campaign/siege.ts';
import { garrisonSize } from '../../../campaign/works.ts';
import type { Field } from '../../../field/field.ts';
import type { CampaignRules } from '../../../rulings/campaign/index.ts';

import { campaignOf, isSiegeOn, rulesIn, theatreIn } from '../../state/campaign.ts';
import type { PlayState } from '../../state/stage.ts';
import { hexWords } from '../../state/words.ts';

/** As far as a track is drawn; it may go on. */
const SIEGE_DRAWN = 60;

/** Why Vicksburg is besieged, or is not. */
export function siegeWords(field: Field, state: PlayState): string {
  const { fell, besieged, maneuver } = campaignOf(state);
  if (fell !== null) return `Vicksburg fell on turn ${fell}.`;
  const theatre = theatreIn(field, state);
  const rules = rulesIn(state);
  const size = garrisonSize(theatre);
  if (size === 0) return 'Nobody is in the works.';
  const out = wayOut(theatre, rules);
  const ring = ringManpower(theatre, new Set(maneuver), rules);
  const needs = Math.ceil(size * rules.siegeRatio);
  const strength = `${ring} Union manpower near the works, ${needs} needed against a garrison of ${size}`;
  if (out !== null) return `Not cut off: a way leads out to ${hexWords(field, out)}. ${strength}.`;
  const strong = isRingStrong(ring, size, rules);
  if (besieged) return `Besieged: ${strength}.`;
  return strong
    ? `Cut off, and to be besieged tonight: ${strength}.`
    : `Cut off, but the ring is too weak: ${strength}.`;
}

function siegeGauge(field: Field, state: PlayState): Gauge {
  const { siege } = campaignOf(state).track;
  const { sickFrom, mineFrom, sapFrom, surrenderFrom } = rulesIn(state);
  return {
    ...{ title: 'Siege of Vicksburg', cite: '19.5.4', at: siege, most: Math.max(SIEGE_DRAWN, siege) },
    text: siegeWords(field, state),
    marks: [
      { at: mineFrom, text: 'mines may be dug' },
      { at: sickFrom, text: 'sickness takes a point in each Cycle' },
      { at: sapFrom, text: 'saps have +1 where the Union is strong' },
      { at: surrenderFrom, text: 'surrender is rolled for in every turn' },
    ],
  };
}

const HEARTS = ['steady', 'losing heart: −1 in and about the works', 'in despair: −2 in and about the works'];

/** How far Johnston's leash lets his army go, box by box (19.4.11.6). */
const leashes = ({ reliefBox1, reliefBox2, reliefBox4, reliefBox5 }: CampaignRules): readonly string[] => [
  'all of it stays in the Jackson district',
  `${reliefBox1} manpower may leave the Jackson district`,
  `${reliefBox2} manpower may leave the Jackson district`,
  'all of it may go anywhere on the left bank',
  `${reliefBox4} manpower may cross the Big Black`,
  `${reliefBox5} manpower may cross the Big Black`,
  'it goes where it likes',
];

function reliefGauge(state: PlayState): Gauge {
  const { box, reliefFormed, fell } = campaignOf(state);
  const words = leashes(rulesIn(state));
  const leash = fell === null ? words[box]! : words[LAST_BOX]!;
  return {
    ...{ title: 'Army of Relief', cite: '19.4.11', at: box, most: LAST_BOX, side: 'confederate' },
    text: reliefFormed ? `Box ${box}: ${leash}.` : 'Johnston forms it in the Cycle of turn 15.',
    marks: words.slice(1).map((text, i) => ({ at: i + 1, text })),
  };
}

function maneuverGauge(field: Field, state: PlayState): readonly Gauge[] {
  if (!isSiegeOn(state)) return [];
  const { maneuver, box, maneuverLed } = campaignOf(state);
  const manpower = maneuverManpower(theatreIn(field, state), new Set(maneuver));
  const cap = maneuverCap(box, rulesIn(state));
  const most = Number.isFinite(cap) ? cap : Math.max(manpower, 60);
  return [
    {
      ...{ title: 'Army of Maneuver', cite: '19.4.12.2', at: manpower, most, side: 'union' },
      text: `${manpower} manpower${Number.isFinite(cap) ? ` of at most ${cap}` : ''}${maneuverLed ? ', under Sherman' : ''}.`,
    },
  ];
}

export function gaugesOf(field: Field, state: PlayState): readonly Gauge[] {
  const { heart, fell } = campaignOf(state);
  const siege: readonly Gauge[] = [
    siegeGauge(field, state),
    {
      ...{ title: 'Heart of the garrison', cite: '19.5.6', at: heart, most: 2, side: 'confederate' },
      text: `The garrison is ${HEARTS[heart]}.`,
    },
    ...maneuverGauge(field, state),
  ];
  return [...(fell === null ? siege : [siege[0]!]), reliefGauge(state)];
}
