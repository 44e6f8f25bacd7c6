/** The rules of a scenario, laid out on its map, as anybody may play them. */
import {
  allow,
  type GridMap,
  heldOtherwise,
  type Rules,
  readingsFault,
  refuse,
  type Told,
  type Verdict,
} from '@longroll/kernel';
import * as z from 'zod';
import { type Field, fieldOf } from '../field/field.ts';
import { setUp } from '../field/setup.ts';
import { SIDES, type Side } from '../model/vocabulary.ts';
import { CONTENTS } from '../rules/contents.ts';
import { FIELD_HOUSE_RULES, OUR_FIELD_RULES } from '../rulings/index.ts';
import {
  AMMUNITION,
  ARRIVALS,
  COMMITMENTS,
  LEVELS,
  type Options,
  type Scenario,
} from '../scenarios/scenario.ts';
import { audit } from './books/audit.ts';
import { overruled, overruleOf, tellOverrule } from './books/overruling.ts';
import { expand, ORDERS } from './operations/orders.ts';
import { secretsOf } from './seen/secrets.ts';
import { type View, viewOf } from './seen/viewing.ts';
import { check } from './sequence/check.ts';
import { plansOf } from './sequence/plans.ts';
import { MACHINE } from './sequence/sequence.ts';
import { idleOf } from './shown/idle.ts';
import { lineOf, OVERLAYS, overlayOf } from './shown/overlays.ts';
import { reachOf } from './shown/reach.ts';
import { tableOf } from './shown/table.ts';
import type { Action } from './state/action.ts';
import type { PlayState } from './state/stage.ts';
import { told } from './state/words.ts';
import { resign } from './victory/ending.ts';
import { resultOf } from './victory/totals.ts';

const CHOICES = z.object({
  level: z.literal(LEVELS).optional(),
  hidden: z.boolean().optional(),
  commitment: z.literal(COMMITMENTS).optional(),
  arrival: z.literal(ARRIVALS).optional(),
  ammunition: z.literal(AMMUNITION).optional(),
});
const isChoice = (name: string): boolean => name in CHOICES.shape;

const part = (raw: object, isOf: (name: string) => boolean): object =>
  Object.fromEntries(Object.entries(raw).filter(([name]) => isOf(name)));

/** The basic game has no hidden units (21.17). */
function readOptions(scenario: Scenario, raw: object): Verdict<Options> {
  const read = CHOICES.safeParse(part(raw, isChoice));
  if (!read.success) return readingsFault(read.error);
  const chosen = Object.fromEntries(Object.entries(read.data).filter(([, value]) => value !== undefined));
  const options: Options = { ...scenario.options, ...chosen };
  return allow(options.level === 'basic' ? { ...options, hidden: false } : options);
}

function begin(field: Field, raw: unknown): Verdict<PlayState> {
  const given = raw ?? {};
  if (typeof given !== 'object' || Array.isArray(given))
    return refuse('house-rules', 'T.3', 'House rules are a record of names and values.', 'houseRules');
  const options = readOptions(field.scenario, given);
  if (options.refused) return options;
  const held = part(given, (name) => !isChoice(name));
  const houseRules = heldOtherwise(FIELD_HOUSE_RULES, OUR_FIELD_RULES, held);
  if (houseRules.refused) return houseRules;
  const stage = { at: 'set-up', side: field.scenario.first } as const;
  return allow({ ...setUp(field, options.value), houseRules: houseRules.value, stage });
}

function tell(field: Field, view: View, action: Action): Told {
  if (action.do === 'overrule') return tellOverrule(field, action);
  if (action.do === 'resign') return told('End', '21.15.3', 'Resigns', { ends: true });
  return MACHINE.tell(field, view, action);
}

export function rulesFor(scenario: Scenario, map: GridMap): Rules<PlayState, Action, View> {
  const field = fieldOf(scenario, map);
  return {
    sides: SIDES,
    inPlay: field.inPlay,
    contents: CONTENTS,
    sequence: MACHINE,
    begin: (houseRules) => begin(field, houseRules),
    toMove: ({ stage }) => (stage.at === 'game-over' ? [] : [stage.side]),
    apply: (state, side, action, u) => {
      if (action.do === 'overrule') return overruled(field, state, action);
      if (action.do === 'resign') return resign(field, state, side as Side, u);
      return MACHINE.play(field, state, action, u);
    },
    view: (state, seat) => viewOf(field, state, seat),
    legal: (view) => (view.seat === view.stage.side ? MACHINE.legal(field, view) : []),
    check: (view, action) => check(field, view, action),
    table: (view) => tableOf(field, view),
    tell: (view, action) => tell(field, view, action),
    pieceOf: (action) => ('leader' in action ? action.leader : 'unit' in action ? action.unit : null),
    reach: (view, piece) => reachOf(field, view, piece),
    idle: (view, piece) => idleOf(field, view, piece),
    overlays: OVERLAYS,
    overlay: (view, id, piece) => overlayOf(field, view, id, piece),
    line: (view, piece, cell) => lineOf(field, view, piece, cell),
    orders: ORDERS,
    expand: (view, order) => expand(field, view, order),
    plans: (view) => (view.seat === view.stage.side ? plansOf(field, view) : []),
    result: (state) => resultOf(field, state),
    secrets: secretsOf(field),
    doctrine: async () => (await import('../doctrine/index.ts')).doctrineOf(field),
    overrule: (change) => overruleOf(field, change),
    audit: (state) => audit(field, state),
  };
}
