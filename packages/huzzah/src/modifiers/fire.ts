/** Fire Line Modifiers Schedule, fire combat only (8.7), in printed order. Every row that applies counts. */
import { rangeFactor } from '../charts/rangeFactors.ts';
import { SOURCE } from '../charts/source.ts';
import type { FireOrder } from '../model/orders.ts';
import { isMixed, targetArm } from '../model/stack.ts';
import { armOf, strengthPoints, totalSp } from '../model/unit.ts';
import { GROUND_WORDS } from '../model/vocabulary.ts';
import { type ReadRow, readList } from './readings.ts';

type Row = ReadRow<FireOrder>;
const CITE = '8.7';

const firesGuns = ({ firer }: FireOrder): boolean => armOf(firer.units[0]!) === 'artillery';
const aimsAtGuns = ({ target, houseRules }: FireOrder): boolean =>
  targetArm(target.units, houseRules) === 'artillery';

const onThoroughfare = ({ targetThoroughfare, houseRules }: FireOrder): boolean =>
  targetThoroughfare && houseRules.thoroughfareTarget === 'plus-one';

/** Works that the card names, and breastworks if they are held to be a wall (3.2.5). */
const areWorks = (works: string, { houseRules }: FireOrder): boolean =>
  works !== 'none' && (works !== 'breastwork' || houseRules.breastworks === 'as-wall');
const readWorks = (works: string): string | null => (works === 'breastwork' ? '3.2.5' : null);

/** What a target with both arms is, is ours (8.4.1). */
const readTarget = ({ target }: FireOrder): string | null => (isMixed(target.units) ? '8.4.1' : null);

/** The schedule's "fire factor points" are SP, or what the target itself would fire with at 1 hex (14.7). */
const densityOf = ({ target, houseRules }: FireOrder): number =>
  houseRules.density === 'strength-points'
    ? totalSp(target.units)
    : target.units.reduce((sum, unit) => sum + strengthPoints(unit) * (rangeFactor(unit.type, 1) ?? 0), 0);
const densityWords = (c: FireOrder): string =>
  `${densityOf(c)} ${c.houseRules.density === 'strength-points' ? 'SP' : 'fire factor points'}`;

const TERRAIN: readonly Row[] = [
  {
    printed: '-1',
    value: -1,
    cite: CITE,
    text: 'Target in a woods or marsh hex',
    when: ({ targetGround }) =>
      ['woods', 'marsh', 'marsh-run'].includes(targetGround) ||
      `the target is in ${GROUND_WORDS[targetGround]}`,
    because: ({ targetGround }) => GROUND_WORDS[targetGround],
  },
  {
    printed: '+1',
    value: 1,
    cite: CITE,
    text: 'Target in a clear hex or using a thoroughfare; not for artillery at 2 hexes or more',
    when: (c) => {
      if (firesGuns(c) && c.range >= 2) return 'artillery at 2 hexes or more';
      if (c.targetGround === 'clear' || onThoroughfare(c)) return true;
      return `the target is in ${GROUND_WORDS[c.targetGround]} and uses no thoroughfare`;
    },
    because: ({ targetGround }) => (targetGround === 'clear' ? 'clear' : 'thoroughfare'),
    reading: ({ targetGround }) => (targetGround === 'clear' ? null : '14.11'),
  },
  {
    printed: '+1',
    value: 1,
    cite: CITE,
    text: 'Target on a lower elevation; not for fire without LoS',
    when: ({ targetElevation, noLineOfSight }) => {
      if (noLineOfSight) return 'fire without LoS';
      return (
        targetElevation === 'lower' || `the target is ${targetElevation === 'same' ? 'level' : 'higher'}`
      );
    },
  },
  {
    printed: '-1',
    value: -1,
    cite: CITE,
    text: 'Target protected by abatis or stone wall',
    when: (c) => areWorks(c.targetWorks, c) || 'no works protect the target',
    because: ({ targetWorks }) => targetWorks,
    reading: ({ targetWorks }) => readWorks(targetWorks),
  },
];

const TARGET: readonly Row[] = [
  {
    printed: '+1',
    value: 1,
    cite: CITE,
    text: 'Target fired at through a flank hexside',
    when: ({ targetFlanked }) => targetFlanked || 'the fire comes through its front',
  },
  {
    printed: '+1',
    value: 1,
    cite: CITE,
    text: 'Advance or pre-assault fire',
    when: ({ kind }) => kind === 'advance' || kind === 'pre-assault' || `${kind} fire`,
    because: ({ kind }) => kind,
  },
  {
    printed: '+1',
    value: 1,
    cite: CITE,
    text: 'Target is charging; besides the former',
    when: ({ targetAction }) => targetAction === 'charge' || 'the target is not charging',
  },
  {
    printed: '-1',
    value: -1,
    cite: '8.7, 8.7.2',
    text: 'Small arms against artillery',
    when: (c) => {
      if (firesGuns(c)) return 'artillery fires';
      return aimsAtGuns(c) || 'the target is no artillery alone';
    },
    reading: readTarget,
  },
  {
    printed: '+1',
    value: 1,
    cite: '8.7, 14.7',
    text: 'Target density: 5 fire factor points',
    when: (c) => densityOf(c) >= c.houseRules.densityFrom || `the target has ${densityWords(c)}`,
    because: densityWords,
  },
];

const FIRER: readonly Row[] = [
  {
    printed: '-3',
    value: -3,
    cite: CITE,
    text: 'Firing stack disrupted',
    when: ({ firer }) => firer.state === 'disrupted' || 'the firing stack is in good order',
  },
  {
    printed: '-2',
    value: -2,
    cite: CITE,
    text: 'Firing stack has an advance fire marker',
    when: ({ advanceFireMarker }) => advanceFireMarker || 'no marker',
  },
  {
    printed: '+1',
    value: 1,
    cite: CITE,
    text: 'Firing stack behind an abatis, fence or stone wall, firing through it',
    when: (c) => areWorks(c.firerWorks, c) || 'it fires through no works',
    because: ({ firerWorks }) => firerWorks,
    reading: ({ firerWorks }) => readWorks(firerWorks),
  },
  {
    printed: '+1',
    value: 1,
    cite: '8.2, 8.7',
    text: 'Artillery against small arms at 1 hex',
    when: (c) => {
      if (!firesGuns(c)) return 'small arms fire';
      if (c.range > 1) return `the range is ${c.range}`;
      return !aimsAtGuns(c) || 'the target is artillery';
    },
    reading: readTarget,
  },
  {
    printed: '0 max',
    value: 0,
    cite: '8.3, 8.7',
    text: 'Artillery fire without LoS down a slope: line 0 at most',
    when: ({ noLineOfSight }) => noLineOfSight || 'the target is in sight',
  },
];

export const FIRE_MODIFIERS = readList<FireOrder>(
  {
    id: 'huzzah/fire-modifiers',
    title: 'Fire Line Modifiers, fire combat',
    source: SOURCE,
    cite: CITE,
    notes: [
      { mark: 'order', text: 'All positive modifiers come before the negative ones.' },
      { mark: '0 max', text: 'The morale of the target is 1 higher.' },
    ],
  },
  [...TERRAIN, ...TARGET, ...FIRER],
);
