/** Everything that a player can do, as plain JSON. Units and leaders are named, hexes have the map's numbers. */
import * as z from 'zod';
import { BOATS, REACHES } from '../../campaign/gunboats.ts';
import { MARCH_ATTACKS } from '../../charts/attackTypes.ts';
import { ENTRENCHMENTS } from '../../model/vocabulary.ts';

const MOST_TEXT = 40;
const name = z.string().max(MOST_TEXT);

const bare = <const D extends string>(word: D) => z.strictObject({ do: z.literal(word) });
const ofUnit = <const D extends string>(word: D) => z.strictObject({ do: z.literal(word), unit: name });
const ofHex = <const D extends string>(word: D) => z.strictObject({ do: z.literal(word), hex: name });
const ofLeader = <const D extends string>(word: D) => z.strictObject({ do: z.literal(word), leader: name });

const withChild = <const D extends string>(word: D) =>
  z.strictObject({ do: z.literal(word), unit: name, child: name });
/** A hexside is named by the two hexes that it lies between. */
const overHexside = <const D extends string>(word: D) =>
  z.strictObject({ do: z.literal(word), hex: name, to: name });

/** The markers of a unit that players may set by agreement. */
const marks = z.strictObject({
  manpower: z.int().min(0).max(21).optional(),
  organized: z.boolean().optional(),
  exhausted: z.boolean().optional(),
  fatigue: z.literal([0, 1, 2, 3, 4]).optional(),
  demoralized: z.literal([0, 1, 2]).optional(),
  entrenchment: z.literal(ENTRENCHMENTS).optional(),
});

const overrule = z.strictObject({
  do: z.literal('overrule'),
  side: z.literal(['union', 'confederate']),
  unit: name.optional(),
  leader: name.optional(),
  hex: name.optional(),
  marks: marks.optional(),
});

export const ACTION = z.discriminatedUnion('do', [
  bare('begin'),
  z.strictObject({ do: z.literal('transfer'), leader: name, hex: name }),
  bare('done'),
  ofUnit('march'),
  ofLeader('activate'),
  z.strictObject({ do: z.literal('assault'), leader: name, hex: name }),
  ofUnit('entrench'),
  ofUnit('burn'),
  z.strictObject({ do: z.literal('rail'), unit: name, hex: name }),
  bare('pass'),
  ofUnit('add'),
  bare('roll'),
  ofUnit('dig'),
  bare('end-action'),
  ofLeader('take'),
  ofHex('step'),
  z.strictObject({ do: z.literal('attack'), hex: name, type: z.literal(MARCH_ATTACKS) }),
  bare('force-march'),
  bare('end'),
  bare('end-refused'),
  bare('withdraw'),
  bare('stand'),
  bare('declare'),
  ofUnit('pick'),
  bare('decline'),
  ofUnit('lose'),
  bare('retreat'),
  bare('hold'),
  ofHex('to'),
  bare('halt'),
  ofUnit('advance'),
  ofLeader('send'),
  ofHex('refuse'),
  ofHex('unrefuse'),
  // The campaign, in the order of its sequence of play (19.2).
  ofUnit('shift'),
  ofLeader('shift-leader'),
  z.strictObject({ do: z.literal('sail'), boat: z.literal(BOATS), reach: z.literal(REACHES) }),
  withChild('attach'),
  withChild('detach'),
  z.strictObject({ do: z.literal('land'), unit: name, hex: name }),
  z.strictObject({ do: z.literal('wreck'), unit: name, hex: name }),
  z.strictObject({ do: z.literal('embark'), unit: name, hex: name }),
  ofLeader('ride'),
  ofUnit('choose-unit'),
  ofHex('mine'),
  bare('call-grover'),
  bare('press'),
  ofHex('redoubt'),
  ofHex('disrupt'),
  ofUnit('send-away'),
  ofHex('close'),
  ofHex('open'),
  ofUnit('assign'),
  ofUnit('release'),
  bare('lead'),
  ofUnit('join'),
  ofHex('mend'),
  overHexside('bridge'),
  overHexside('lift'),
  overHexside('repair'),
  overrule,
]);

export type Action = z.output<typeof ACTION>;
export type Deed = Action['do'];
export type Overrule = Extract<Action, { readonly do: 'overrule' }>;
export type Marks = z.output<typeof marks>;
export type ActionOf<D extends Deed> = Extract<Action, { readonly do: D }>;
