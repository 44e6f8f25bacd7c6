/** The fields of a shot, as fire and the approach of a charge take them. */
import { oneOf, whole, yesNo } from '@longroll/kernel';
import type * as z from 'zod';
import {
  FIRE_KINDS,
  FIRER_WORKS,
  type FireKind,
  GROUND_WORDS,
  GROUNDS,
  TARGET_ELEVATIONS,
  TARGET_WORKS,
} from '../model/vocabulary.ts';
import { firerRecord } from './stackFields.ts';

const SHOT = 'Shot';
const FIRER = 'Firer';
const GROUND = 'Target hex';

const kindField = <const K extends FireKind>(kinds: readonly [K, ...K[]], standard: K, cite: string) =>
  oneOf(kinds, {
    title: 'Kind of fire',
    description: 'Advance and pre-assault fire: +1; afterwards advance and en passant fire leave a marker.',
    cite,
    group: SHOT,
    default: standard,
  });

export const FIRE_KIND = kindField(FIRE_KINDS, 'action', '8.6, 8.6.2, 8.7');
export const APPROACH_KIND = kindField(['advance', 'en-passant'], 'advance', '8.6.1, 9.2');

export const groundField = (title: string, cite: string, group: string) =>
  oneOf(GROUNDS, {
    title,
    description: 'The ground of the hex.',
    cite,
    group,
    names: GROUND_WORDS,
    default: 'clear',
  });

/** What the firer has to say. */
export const SHOT_FIELDS = {
  range: whole(1, 8, {
    title: 'Range',
    description: 'In hexes; 7 and 8 only for artillery down a slope, without LoS.',
    cite: '8.2',
    group: SHOT,
    default: 1,
  }),
  firer: firerRecord(FIRER),
  firerGround: groundField('Firer in', '3.2, 3.7.1', FIRER),
  firerWorks: oneOf(FIRER_WORKS, {
    title: 'Firing through',
    description: 'Works of its own that the stack is adjacent to and fires through.',
    cite: '3.2.5, 8.7',
    group: FIRER,
    default: 'none',
  }),
  advanceFireMarker: yesNo({
    title: 'Advance fire marker',
    description: 'The firing stack has one: -2.',
    cite: '8.7',
    group: FIRER,
  }),
  noLineOfSight: yesNo({
    title: 'No line of sight',
    description: 'Artillery down a slope at a target out of sight: line 0 at most, target morale +1.',
    cite: '8.3',
    group: SHOT,
  }),
};

/** What its target's hex has to say. */
export const TARGET_FIELDS = {
  targetGround: groundField('Target in', '3.2, 8.7', GROUND),
  targetThoroughfare: yesNo({
    title: 'On a thoroughfare',
    description: 'The target used the bonus of a road or railroad.',
    cite: '3.3.1, 8.7',
    group: GROUND,
  }),
  targetElevation: oneOf(TARGET_ELEVATIONS, {
    title: 'Target is',
    description: 'Its elevation against that of the firer.',
    cite: '8.7',
    group: GROUND,
    default: 'same',
  }),
  targetWorks: oneOf(TARGET_WORKS, {
    title: 'Target behind',
    description: 'Works between it and the firer.',
    cite: '3.2.5, 8.7',
    group: GROUND,
    default: 'none',
  }),
  targetFlanked: yesNo({
    title: 'Through a flank',
    description: 'The fire crosses a flank hexside of the target: line +1, morale -1.',
    cite: '8.7, 10.2',
    group: GROUND,
  }),
};

const ALL = { kind: FIRE_KIND, ...SHOT_FIELDS, ...TARGET_FIELDS };
export type ShotInput = z.output<z.ZodObject<typeof ALL>>;
