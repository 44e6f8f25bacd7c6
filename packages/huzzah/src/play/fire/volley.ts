/** A shot is fired (17.9): its line, the combat die, and the body that the result falls on. */
import { happened, once, type Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import type { Code, FireKind } from '../../model/vocabulary.ts';
import { lineOfShot } from '../../procedures/fireLine.ts';
import { columnsOfShot, tableRoll } from '../../procedures/tableRoll.ts';
import type { PlayState, Suffering, Then } from '../state/stage.ts';
import { to } from '../state/stage.ts';
import { sideOfUnit } from '../state/standing.ts';
import { does, groupWords, hexWords, namesOf } from '../state/words.ts';
import { fireOrder, type Shooting } from './order.ts';

/** What a result threatens, as one would say it; what comes of it is told after. */
export const RESULT_SAID: Readonly<Record<Code, string>> = {
  NE: 'no effect',
  D: 'disruption, or a hit in its place',
  '1': '1 O hit and a morale check',
  '2': '2 O hits and a morale check',
  '3': '3 O hits and a morale check',
};

/** Said of one, and of several. */
const OCCASION: Readonly<Record<FireKind, readonly [one: string, several: string]>> = {
  segment: ['', ''],
  action: ['', ''],
  advance: [' as it comes near', ' as they come near'],
  'en-passant': [' as it passes by', ' as they pass by'],
  'pre-assault': [' before the assault', ' before the assault'],
};

/** Nobody was asked: the stack had its order. */
const isByOrder = ({ stage }: PlayState): boolean => stage.at === 'trigger' || stage.at === 'offer-fire';

function shotSentence(
  field: Field,
  state: PlayState,
  { kind, body, target, from }: Shooting,
  code: Code,
): string {
  const who = namesOf(field, body);
  const verb = does({ units: body, leaders: [] }, 'fires', 'fire');
  const whom = `${groupWords(field, target)} in ${hexWords(field, target.hex)}`;
  const occasion = does(target, ...OCCASION[kind]);
  const order = isByOrder(state) ? 'By standing order ' : '';
  return `${order}${who} in ${hexWords(field, from)} ${verb} at ${whom}${occasion}: ${RESULT_SAID[code]}.`;
}

const sufferingFrom = (field: Field, { target }: Shooting, code: Code): Omit<Suffering, 'circumstances'> => ({
  ...target,
  side: sideOfUnit(field, target.units[0]!),
  ...{ code, hits: 0, role: 'target', combat: 'fire', onDisrupt: null, picks: [] },
});

/** The combat die falls; what it does to the target comes next. */
export function fired(
  field: Field,
  state: PlayState,
  shooting: Shooting,
  afterwards: Then,
  u: Umpire,
): PlayState {
  const order = fireOrder(field, state, shooting, false);
  const { row, lines } = lineOfShot(order);
  const table = tableRoll('combat die', row, columnsOfShot(order), '');
  u.note(once(lines));
  const code = u.draw(table.chance);
  u.note(table.lines[code]);
  u.note(() => [
    {
      ...happened('17.9', shotSentence(field, state, shooting, code)),
      cells: [shooting.from, shooting.target.hex],
    },
  ]);
  const { targetFlanked: flanked, targetAction, noLineOfSight } = order;
  const circumstances = { flanked, attacking: targetAction !== 'none', noLineOfSight };
  const suffering: Suffering = { ...sufferingFrom(field, shooting, code), circumstances };
  return to(state, { at: 'suffer', side: suffering.side, sufferings: [suffering], afterwards });
}
