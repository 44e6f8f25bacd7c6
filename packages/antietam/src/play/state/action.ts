/** Everything that a player can do, as plain JSON. Units and leaders go by their ids, squares by the map's numbers. */
import * as z from 'zod';
import { MODES } from '../../model/vocabulary.ts';

const MOST_TEXT = 20;
const name = z.string().max(MOST_TEXT);
/** 1 is north, then clockwise (4.1). */
const direction = z.literal([1, 2, 3, 4, 5, 6, 7, 8]);

const bare = <const D extends string>(word: D) => z.strictObject({ do: z.literal(word) });
const ofUnit = <const D extends string>(word: D) => z.strictObject({ do: z.literal(word), unit: name });
const standing = <const D extends string>(word: D) =>
  z.strictObject({ do: z.literal(word), unit: name, on: z.boolean() });

/** The marks of a unit that players may set by agreement. */
const marks = z.strictObject({
  men: z.int().min(0).max(5000).optional(),
  fatigue: z.int().min(0).max(99).optional(),
  efficiency: z.int().min(0).max(99).optional(),
  ammo: z.int().min(0).max(6).optional(),
  fort: z.int().min(0).max(5).optional(),
  mode: z.literal(MODES).optional(),
  facing: direction.optional(),
});

const overrule = z.strictObject({
  do: z.literal('overrule'),
  unit: name,
  square: name.optional(),
  marks: marks.optional(),
});

export const ACTION = z.discriminatedUnion('do', [
  bare('begin'),
  z.strictObject({ do: z.literal('attach'), leader: name, unit: name }),
  bare('done'),
  z.strictObject({ do: z.literal('step'), unit: name, direction, force: z.literal(true).optional() }),
  z.strictObject({ do: z.literal('face'), unit: name, facing: direction }),
  z.strictObject({ do: z.literal('mode'), unit: name, mode: z.literal(MODES) }),
  ofUnit('fortify'),
  z.strictObject({ do: z.literal('plot-fire'), unit: name, square: name }),
  ofUnit('plot-melee'),
  ofUnit('unplot'),
  standing('hold-fire'),
  standing('melee-advance'),
  bare('end-operations'),
  bare('resign'),
  overrule,
]);

export type Action = z.output<typeof ACTION>;
export type Deed = Action['do'];
export type ActionOf<D extends Deed> = Extract<Action, { readonly do: D }>;
export type Overrule = ActionOf<'overrule'>;
export type Marks = z.output<typeof marks>;
