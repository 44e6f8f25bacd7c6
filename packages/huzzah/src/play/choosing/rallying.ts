/** Rally and the removing of O hits as an action (17.6.5), and by itself for the routed (17.6). */
import { type Bar, bar, happened, type Told, type Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { STATE_WORDS } from '../../model/vocabulary.ts';
import { type RallyOrder, rally } from '../../procedures/rally.ts';
import { heldRules, stackRecord } from '../fire/asking.ts';
import { isCutOff, stackOf } from '../fire/order.ts';
import { changeUnits, writeUnits } from '../state/change.ts';
import type { Group, PlayState } from '../state/stage.ts';
import { bodyOf, isInFireZone, isInZoc, rulesOf, sideOfUnit, situationIn } from '../state/standing.ts';
import { does, groupWords, unitName } from '../state/words.ts';
import { offering } from '../steps/ending.ts';

const NO_UNITS = bar('no-units', '11.4', 'Leaders alone, and those who enter, do not rally.');
const NOT_WHOLE = bar(
  'not-whole',
  '17.6.5',
  'The whole stack must take part: nobody may have acted or be left out.',
);
const STEADY = bar('in-good-order', '11.4', 'It is in good order; it may remove an O hit.');
const SHAKEN = bar('not-in-good-order', '11.5', 'Only a stack in good order removes an O hit.');
const ZONED = bar('in-ezoc', '11.4', 'No stack rallies in an EZOC.');
const UNDER_FIRE = bar('in-fire-zone', '11.5', 'No O hit is removed in an enemy minimum fire zone.');
const UNHURT = bar('no-hit', '11.5', 'It has no O hit.');
const NO_HEALING = bar('no-healing', '11.5', 'By the house rules no O hit is removed.');
const NOT_IN_GROUP = bar('not-in-group', '11.5', 'It is not in the group.');

function wholeBar(field: Field, state: PlayState, { hex, units }: Group): Bar | null {
  if (hex < 0 || units.length === 0) return NO_UNITS;
  return situationIn(field, state).unitsIn(hex).length === units.length ? null : NOT_WHOLE;
}

const isBarredZone = (field: Field, state: PlayState, { units, hex }: Group): boolean =>
  rulesOf(state).rallyInEnemyZoc === 'no' && isInZoc(field, state, sideOfUnit(field, units[0]!), hex);

export function rallyBar(field: Field, state: PlayState, group: Group): Bar | null {
  const whole = wholeBar(field, state, group);
  if (whole) return whole;
  if (bodyOf(state, group.units).state === 'good-order') return STEADY;
  return isBarredZone(field, state, group) ? ZONED : null;
}

export function mendBar(field: Field, state: PlayState, group: Group, unit: number): Bar | null {
  const whole = wholeBar(field, state, group);
  if (whole) return whole;
  if (rulesOf(state).rallyHeals === 'nothing') return NO_HEALING;
  if (!group.units.includes(unit)) return NOT_IN_GROUP;
  if (bodyOf(state, group.units).state !== 'good-order') return SHAKEN;
  if (state.units[unit]!.hits === 0) return UNHURT;
  if (isInZoc(field, state, sideOfUnit(field, unit), group.hex)) return ZONED;
  return isInFireZone(field, state, sideOfUnit(field, unit), group.hex) ? UNDER_FIRE : null;
}

const rallyOrder = (field: Field, state: PlayState, group: Group, unit: number): RallyOrder => ({
  side: sideOfUnit(field, group.units[0]!),
  stack: stackOf(field, state, group, isCutOff(field, state, group)),
  unit,
  houseRules: rulesOf(state),
});

/** The die of a body that rallies, written; whether it passed. */
export function rolled(
  field: Field,
  state: PlayState,
  group: Group,
  unit: number,
  u: Umpire,
): { readonly state: PlayState; readonly passed: boolean } {
  const outcome = rally(rallyOrder(field, state, group, unit))(u);
  const after = changeUnits(writeUnits(state, group.units, outcome.units), group.units, {
    state: outcome.state,
  });
  return { state: after, passed: outcome.passed };
}

const tellRally = (field: Field, group: Group, words: string, u: Umpire): void =>
  u.note(() => [{ ...happened('11.4', `${groupWords(field, group)} ${words}.`), cells: [group.hex] }]);

export function rallied(field: Field, state: PlayState, group: Group, u: Umpire): PlayState {
  const { state: after, passed } = rolled(field, state, group, 0, u);
  const now = STATE_WORDS[bodyOf(after, group.units).state];
  tellRally(
    field,
    group,
    passed ? `${does(group, 'rallies', 'rally')} to ${now}` : `${does(group, 'does', 'do')} not rally`,
    u,
  );
  return offering(after);
}

export function mended(field: Field, state: PlayState, group: Group, unit: number, u: Umpire): PlayState {
  const { state: after, passed } = rolled(field, state, group, group.units.indexOf(unit), u);
  u.note(() => [
    happened(
      '11.5',
      passed ? `${unitName(field, unit)} removes an O hit.` : `${unitName(field, unit)} does not recover.`,
    ),
  ]);
  return offering(after);
}

export function rallyAsks(
  field: Field,
  state: PlayState,
  group: Group,
  unit: number,
): NonNullable<Told['asks']> {
  const { stack, side } = rallyOrder(field, state, group, unit);
  return { question: 'huzzah/rally', input: { ...stackRecord(stack), unit, side, ...heldRules(state) } };
}
