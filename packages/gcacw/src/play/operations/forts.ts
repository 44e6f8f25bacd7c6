/** Digging on to a fort at the campaign's sites (19.5.3): it takes two recoveries more than a breastwork. */
import { worksTopAt } from '../../campaign/works.ts';
import type { Field } from '../../field/field.ts';
import { campaignOf, change, rulesIn } from '../state/campaign.ts';
import { changeUnits } from '../state/change.ts';
import type { PlayState } from '../state/stage.ts';
import { hexId } from '../state/standing.ts';

export const isFortSite = (field: Field, state: PlayState, hex: number): boolean =>
  state.campaign !== undefined && worksTopAt(hexId(field, hex), rulesIn(state)) === 'fort';

/** A recovery has passed: a fort that was only begun is a breastwork still. */
export function fortsDug(before: PlayState, after: PlayState): PlayState {
  if (!after.campaign) return after;
  const { records } = campaignOf(after);
  const rises = (i: number) =>
    after.units[i]!.entrenchment === 'fort' && before.units[i]!.entrenchment === 'breastwork';
  const begun = after.units.flatMap((_, i) => (rises(i) && !records[i]!.fortBegun ? [i] : []));
  const next = records.map((record, i) => {
    const fortBegun =
      begun.includes(i) || (record.fortBegun && after.units[i]!.entrenchment === 'breastwork');
    return fortBegun === record.fortBegun ? record : { ...record, fortBegun };
  });
  return change(
    changeUnits(after, begun, () => ({ entrenchment: 'breastwork' })),
    { records: next },
  );
}
