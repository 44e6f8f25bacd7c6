/** A shot is fired (17.9): its line, the combat die, and the body that the result falls on. */
import { happened, once, type Umpire } from '@longroll/kernel';
import { printedLine } from '../../charts/combatResults.ts';
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

/** Of a kind of fire, at whom it is given. */
const AT_WHOM: Readonly<Record<FireKind, string>> = {
  segment: 'at',
  action: 'at',
  advance: 'at the approaching',
  'en-passant': 'at the passing',
  'pre-assault': 'before the assault at',
};

/** Nobody was asked: the stack had its order. */
const isByOrder = ({ stage }: PlayState): boolean => stage.at === 'trigger' || stage.at === 'offer-fire';

function shotSentence(field: Field, state: PlayState, shooting: Shooting, line: string, code: Code): string {
  const { kind, body, target, from } = shooting;
  const who = `${namesOf(field, body)} in ${hexWords(field, from)}`;
  const verb = does({ units: body, leaders: [] }, 'fires', 'fire');
  const whom = `${groupWords(field, target)} in ${hexWords(field, target.hex)}`;
  const order = isByOrder(state) ? 'By standing order ' : '';
  return `${order}${who} ${verb} ${AT_WHOM[kind]} ${whom}, line ${line}: ${RESULT_SAID[code]}.`;
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
      ...happened('17.9', shotSentence(field, state, shooting, printedLine(row), code)),
      cells: [shooting.from, shooting.target.hex],
    },
  ]);
  const { targetFlanked: flanked, targetAction, noLineOfSight } = order;
  const circumstances = { flanked, attacking: targetAction !== 'none', noLineOfSight };
  const suffering: Suffering = { ...sufferingFrom(field, shooting, code), circumstances };
  return to(state, { at: 'suffer', side: suffering.side, sufferings: [suffering], afterwards });
}
