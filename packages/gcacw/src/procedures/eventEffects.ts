/**
 * What the events of the Advanced Game do. The card names them, the rulebook tells them: the effects are our own
 * reading (ruling eventEffects), except Heat and Rain, whose modifiers the card prints.
 */
import { signed } from '@longroll/kernel';
import { RANDOM_EVENTS, type RandomEventName } from '../charts/randomEvents.ts';
import { STRATEGIC_EVENTS, type StrategicEventName } from '../charts/strategicEvents.ts';
import type { HouseRules } from '../rulings/index.ts';

export type RainOf = 'none' | 'late' | 'this turn' | 'this turn and next';

export interface EventEffect {
  readonly effect: string;
  readonly rain: RainOf;
  /** On the Extended March Table. */
  readonly extendedMarch: number;
  /** The card names the event only: what it does is our reading. */
  readonly ours: boolean;
}

/** Behind an effect that the card does not print. */
export const OUR_EFFECT = ' (our reading)';
type Told = Omit<EventEffect, 'ours'>;

const dry = (effect: string, extendedMarch = 0): Told => ({ effect, rain: 'none', extendedMarch });
const wet = (effect: string, rain: RainOf): Told => ({ effect, rain, extendedMarch: 0 });

/** Turns by which an arrival is shifted, unless players of a campaign agree otherwise. */
const ENTRY_SHIFT = 2;
type ShiftName = 'Delay Unit Entry' | 'Accelerate Unit Entry';
const SHIFTED: Readonly<Record<ShiftName, string>> = {
  'Delay Unit Entry': 'The Union puts off one Confederate arrival by',
  'Accelerate Unit Entry': 'The Confederates hasten one arrival by',
};

/** Units that a leader lists at most under Command Paralysis, unless players of a campaign agree otherwise. */
const PARALYSED_LIST = 2;
export const paralysisEffect = (listed: number): string =>
  `Command Paralysis: Confederate leaders list at most ${listed} unit${listed === 1 ? '' : 's'}, command die +1`;

/** What the event does where an arrival is shifted by so many turns. */
export const shiftEffect = (event: ShiftName, turns: number): string =>
  `${SHIFTED[event]} ${turns} turn${turns === 1 ? '' : 's'}`;

const RANDOM: Record<RandomEventName, (rules: HouseRules) => Told> = {
  'Late Rain': ({ lateRainOn }) => wet(`Rain once the initiative dice total ${lateRainOn}`, 'late'),
  Rain: () => wet('A rain turn', 'this turn'),
  'Heavy Rain': ({ heavyRain }) =>
    heavyRain === 'this-turn'
      ? wet('A rain turn', 'this turn')
      : wet('A rain turn, and the next one too', 'this turn and next'),
  Heat: () => dry('Extended March +1', 1),
  'Extreme Heat': ({ extremeHeat }) => dry(`Extended March ${signed(extremeHeat)}`, extremeHeat),
  'Union Water Crisis': ({ unionWaterCrisis }) =>
    dry(
      `Extended March ${signed(unionWaterCrisis)} for Union units not beside a river or creek`,
      unionWaterCrisis,
    ),
  'Confederate CP': () => dry(paralysisEffect(PARALYSED_LIST)),
  'Confederate MP': ({ movementEventMP }) =>
    dry(`Movement Paralysis: Confederate infantry -${movementEventMP} MP, cavalry -${2 * movementEventMP}`),
  'Union Intelligence': () => dry('The Union wins initiative ties'),
  'Movement Bonus': ({ movementEventMP }) =>
    dry(`Union infantry +${movementEventMP} MP, cavalry +${2 * movementEventMP}`),
  'Grant Drunk': () =>
    dry('Grant makes no grand assault and may not transfer; the Confederates win initiative ties'),
  'Delay Unit Entry': () => dry(shiftEffect('Delay Unit Entry', ENTRY_SHIFT)),
  'Accelerate Unit Entry': () => dry(shiftEffect('Accelerate Unit Entry', ENTRY_SHIFT)),
};

/** Heat and Rain are the card's own: their modifiers stand on other tables of it. */
const ON_THE_CARD: readonly RandomEventName[] = ['Heat', 'Rain'];
const UNTOLD: Told = dry('See the Advanced Game rules');

export function randomEffect(name: RandomEventName, rules: HouseRules): EventEffect {
  const ours = rules.eventEffects === 'ours' && !ON_THE_CARD.includes(name);
  return { ...(ours || ON_THE_CARD.includes(name) ? RANDOM[name](rules) : UNTOLD), ours };
}

/** The rule of each effect that the card does not print. */
const RANDOM_RULES: Partial<Record<RandomEventName, string>> = {
  'Late Rain': '17.3b',
  'Heavy Rain': '17.3b',
  'Extreme Heat': '17.3c',
  'Union Water Crisis': '17.3c',
  'Confederate MP': '17.3d',
  'Movement Bonus': '17.3d',
};

/** What is told of an event rests on this; where only its name is told, on the table itself. */
export function randomEffectCite(name: RandomEventName, rules: HouseRules): string {
  if (ON_THE_CARD.includes(name)) return '17.3a';
  return rules.eventEffects === 'ours' ? (RANDOM_RULES[name] ?? '17.3e') : RANDOM_EVENTS.cite;
}

const STRATEGIC: Record<StrategicEventName, (rules: HouseRules) => string> = {
  'Variable Reinforcement': () => 'd6: 1-3 the Confederates, 4-6 the Union take a unit of their pool',
  'Siege Attrition': () => 'If Vicksburg is besieged, its garrison loses as much manpower as a d6 shows',
  'Union Mine Operations': () =>
    'Once the siege has lasted: d6, on 4-6 a hex of the Vicksburg line loses a level',
  'Union Extended March Bonus': ({ unionExtendedMarchBonus }) =>
    `Union Extended March ${unionExtendedMarchBonus} until the next Strategic Cycle`,
  'Port Hudson': () => 'The Union calls Grover, or d6 + (turn - 25) / 5: on 8 or more Port Hudson falls',
  'Johnston Sick': () => 'Army of Relief -1',
  'Jackson Confederate Redoubt': () => 'A redoubt in or next to Jackson, if Confederate-held',
  'French Arrives Early': () => 'French comes to his division',
  'President Davis Pushes Johnston': () => 'Army of Relief +2',
  'McClernand Relieved': () => 'Ord replaces McClernand',
  "CSA Attacks Milliken's Bend": () =>
    'Before turn 20 the next Union arrivals come 2 turns later; then d6: 1-2 a depot fails, 3-4 a unit is sent away',
};
const RELIEF: readonly StrategicEventName[] = ['Johnston Sick', 'President Davis Pushes Johnston'];

/** What an event does, marked where the card does not print it. */
export function strategicEffect(name: StrategicEventName, rules: HouseRules): string {
  if (RELIEF.includes(name)) return STRATEGIC[name](rules);
  return rules.eventEffects === 'ours' ? STRATEGIC[name](rules) + OUR_EFFECT : UNTOLD.effect;
}

export function strategicEffectCite(name: StrategicEventName, rules: HouseRules): string {
  if (RELIEF.includes(name)) return '17.4a';
  if (rules.eventEffects !== 'ours') return STRATEGIC_EVENTS.cite;
  return name === 'Union Extended March Bonus' ? '17.4b' : '17.4c';
}
