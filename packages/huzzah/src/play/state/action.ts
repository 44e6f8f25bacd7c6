/** Everything that a player can do, as plain JSON (17.2). Pieces are named, hexes have the map's numbers, facings the map's names. */
import { LATTICES } from '@longroll/kernel';
import * as z from 'zod';
import { FIRE_MODES, FORMATIONS_IN_PLAY, ORDER_KINDS } from '../../field/state.ts';
import { ARMS, ON_DISRUPT, STATES } from '../../model/vocabulary.ts';

const MOST_TEXT = 40;
const name = z.string().max(MOST_TEXT);
export const FACINGS = LATTICES.pointy.directions;
const side = z.literal(FACINGS as [string, ...string[]]);
const arm = z.literal(ARMS);

const bare = <const D extends string>(word: D) => z.strictObject({ do: z.literal(word) });
const ofHex = <const D extends string>(word: D) => z.strictObject({ do: z.literal(word), hex: name });
const ofPiece = <const D extends string>(word: D) => z.strictObject({ do: z.literal(word), piece: name });
const ofUnit = <const D extends string>(word: D) => z.strictObject({ do: z.literal(word), unit: name });
const ofSide = <const D extends string>(word: D) => z.strictObject({ do: z.literal(word), side });
const ofTarget = <const D extends string>(word: D) => z.strictObject({ do: z.literal(word), target: name });

/** What players may set by agreement. */
const marks = z.strictObject({
  hits: z.literal([0, 1, 2]).optional(),
  reduced: z.boolean().optional(),
  state: z.literal(STATES).optional(),
  formation: z.literal(FORMATIONS_IN_PLAY).optional(),
  facing: side.optional(),
  marker: z.boolean().optional(),
});

export const ACTION = z.discriminatedUnion('do', [
  bare('begin'),
  ofHex('open'),
  ofPiece('enter'),
  ofPiece('leave-out'),
  // At a hex as an action or in a fire segment, out of a hex in reaction, and with neither before an assault.
  z.strictObject({ do: z.literal('fire'), target: name.optional(), from: name.optional(), arm }),
  bare('move'),
  bare('rally'),
  ofUnit('mend'),
  ofSide('reface'),
  ofTarget('assault'),
  ofTarget('charge'),
  bare('stand-down'),
  bare('end-segment'),
  ofHex('step'),
  ofUnit('change'),
  bare('strike'),
  z.strictObject({ do: z.literal('end'), side: side.optional() }),
  bare('take-hit'),
  bare('stay'),
  bare('hold'),
  bare('try'),
  bare('accept'),
  ofUnit('hit'),
  ofHex('rout-step'),
  ofHex('step-back'),
  bare('stand'),
  ofSide('advance'),
  z.strictObject({ do: z.literal('replace'), leader: name, hex: name }),
  z.strictObject({
    do: z.literal('order'),
    hex: name.nullable(),
    kind: z.literal(ORDER_KINDS),
    mode: z.literal([...FIRE_MODES, ...ON_DISRUPT]),
  }),
  bare('resign'),
  z.strictObject({
    do: z.literal('overrule'),
    piece: name,
    hex: name.optional(),
    marks: marks.optional(),
  }),
]);

export type Action = z.output<typeof ACTION>;
export type DeedWord = Action['do'];
export type ActionOf<D extends DeedWord> = Extract<Action, { readonly do: D }>;
export type Overrule = ActionOf<'overrule'>;
export type Marks = z.output<typeof marks>;
