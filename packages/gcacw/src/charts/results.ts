/** Summary of Combat Results: what each letter does to a unit, in our own words. */
import { grid } from '@longroll/kernel';
import { SOURCE } from './source.ts';

export const RESULTS = grid({
  id: 'gcacw/results',
  title: 'Summary of Combat Results',
  source: SOURCE,
  cite: '8.6',
  rowsAre: 'Code',
  rowHeads: 'words',
  columnHeads: 'words',
  columns: ['Result', 'Effect on the unit'],
  read: (printed) => printed,
  card: `
    #   Manpower Value loss                  That much Manpower Value is lost.
    D   Disorganized/Fatigued (& ammo loss)  Strength marker to its disorganized side; 3 fatigue levels, at most level 4; an active unit's march ends.
    F   Fatigue-2                            2 fatigue levels, at most level 4; an active unit's march ends.
    f   Fatigue-1                            1 fatigue level, at most level 4; an active unit's march ends.
    E   End action                           An active unit's march ends.
    r   Retreat                              Retreats 2 to 4 hexes.
    R   Rout/Demoralized-1                   Routs 4 to 6 hexes; gains Demoralize-1, or Demoralize-1 becomes Demoralize-2; no more if already Demoralize-2.
    R*  Rout/Demoralized-2                   Routs 4 to 6 hexes; gains Demoralize-2; if it already had it, 1 more manpower point is lost.
    a   Advance                              May advance after combat.
  `,
});

const EFFECTS = new Map(RESULTS.rows.map(({ head, cells }) => [head, `${cells[0]}: ${cells[1]}`]));

/** Name and effect of a letter, for explanations. */
export const resultEffect = (code: string): string => EFFECTS.get(code) ?? '';
