/** Open readings of morale: rout, rally, fatigue, leaders. */
import { ruling } from '@longroll/kernel';

export const MORALE_RULINGS = {
  routBase: ruling([50, 40, 60], {
    cite: '9.2.1',
    text: 'Morale under this adds the difference to the rout check.',
  }),
  routFlank: ruling([15, 10, 20], {
    cite: '9.2.3',
    text: 'Added to the rout check if any of the losses came from the flank.',
  }),
  routLeader: ruling([-10, 0, -20], {
    cite: '9.2.4',
    text: 'Added to the rout check if a leader is attached.',
  }),
  routMost: ruling([95, 100], { cite: '9.2.5', text: 'The highest chance to rout.' }),
  efficiencyLossTenth: ruling([3, 0, 5], {
    cite: '9.1.2',
    text: 'Efficiency lost for each full tenth of the men it started with.',
  }),
  efficiencyLossRout: ruling([5, 0, 10], {
    cite: '9.1.1',
    text: 'Efficiency lost by routing, after the check.',
  }),
  rallyBase: ruling([20, 10, 30], { cite: '9.4.1', text: 'Added to morale for the chance to rally.' }),
  rallyMost: ruling([90, 100], { cite: '9.4.1', text: 'The highest chance to rally without a leader.' }),
  rallyLeader: ruling([10, 0, 20], { cite: '9.4.2', text: 'Added for a leader; it counts once.' }),
  casualtiesPerFatigue: ruling(['eases-from-600', 'always-2'], {
    cite: '18.3',
    text: 'Losses for one point of fatigue: 2 under 600 men, men/200 up to 1,000, then 5; or always 2.',
  }),
  fatigueCap: ruling([99, 100], { cite: '10.1.4', text: 'Fatigue never passes this.' }),
  recover: ruling([10, 5, 15], {
    cite: '10.3',
    text: 'Fatigue recovered in a recovery phase; half in mid-turn.',
  }),
  recoverIdle: ruling([20, 15, 30], {
    cite: '10.3.1',
    text: 'The same for a unit that neither moved, fired, meleed nor lost men since the last recovery.',
  }),
  leaderRiskPer: ruling([10, 5, 20], { cite: '12.4', text: 'Losses for each 1 % that the leader is hit.' }),
  leaderRiskMost: ruling([20, 10, 50], {
    cite: '12.4',
    text: 'The highest chance in percent that a leader is hit.',
  }),
} as const;
