/** What the table of a campaign shows besides: the turn bar, tracks, markers, the calendar, formations. */
import type { Table } from '@longroll/kernel';
import type { Field } from '../../../field/field.ts';
import { GONE } from '../../../field/state.ts';
import { campaignOf } from '../../state/campaign.ts';
import type { PlayState } from '../../state/stage.ts';
import { calendarOf } from './calendar.ts';
import { formationsOf } from './formations.ts';
import { gaugesOf } from './gauges.ts';
import { markersOf } from './markers.ts';
import { phasesOf } from './phases.ts';

export const campaignTable = (
  field: Field,
  state: PlayState,
): Pick<Table, 'phases' | 'gauges' | 'markers' | 'calendar' | 'formations'> => ({
  phases: phasesOf(state),
  gauges: gaugesOf(field, state),
  markers: markersOf(field, state),
  calendar: calendarOf(state),
  formations: formationsOf(field, state),
});

/** Counters that lie nowhere: units that have joined others or never left them, leaders who have not appeared. */
export function isNowhere(state: PlayState, who: 'units' | 'leaders', i: number): boolean {
  if (!state.campaign) return false;
  if (who === 'units') return state.units[i]!.hex === GONE && campaignOf(state).records[i]!.muster === 0;
  const { hex, arrives } = state.leaders[i]!;
  return hex < 0 && hex !== GONE && !Number.isSafeInteger(arrives + 1);
}

const ARMIES: Readonly<Partial<Record<string, string>>> = {
  AM: "of Pemberton's army",
  AR: 'of the Army of Relief',
  maneuver: 'of the Army of Maneuver, under Sherman',
};

const SUPPLY = { in: [], foraging: ['lives on the country'], out: ['out of supply'] } as const;

/** Supply, army, what is in it and what it has lost. */
export function campaignRemarks({ pieces }: Field, state: PlayState, i: number): readonly string[] {
  const { records, lay, maneuver, maneuverLed, reliefFormed } = campaignOf(state);
  const { supply, children, lost, back } = records[i]!;
  const army = reliefFormed || lay.unitArmies[i] === 'maneuver' ? ARMIES[lay.unitArmies[i]!] : undefined;
  const assigned = !maneuverLed && maneuver.includes(i);
  return [
    ...(pieces.units[i]!.side === 'union' ? SUPPLY[supply] : []),
    ...(army === undefined ? [] : [army]),
    ...(assigned ? ['assigned to the Army of Maneuver'] : []),
    ...(children.length > 0 ? [`with ${children.join(' and ')}`] : []),
    ...(lost > 0 ? [`has lost ${lost}${back > 0 ? `, ${back} came back` : ''}`] : []),
  ];
}
