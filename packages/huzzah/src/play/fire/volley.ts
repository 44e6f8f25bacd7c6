/** A shot is fired (17.9): its line, the combat die, and the body that the result falls on. */
import { happened, once, type Umpire } from '@longroll/kernel';
import { printedLine } from '../../charts/combatResults.ts';
import { resultWords } from '../../charts/resultSummary.ts';
import type { Field } from '../../field/field.ts';
import type { Code, FireKind } from '../../model/vocabulary.ts';
import { lineOfShot } from '../../procedures/fireLine.ts';
import { columnsOfShot, tableRoll } from '../../procedures/tableRoll.ts';
import type { PlayState, Suffering, Then } from '../state/stage.ts';
import { to } from '../state/stage.ts';
import { sideOfUnit } from '../state/standing.ts';
import { groupWords, hexWords, namesOf } from '../state/words.ts';
import { fireOrder, type Shooting } from './order.ts';

/** Of a kind of fire, how it is given. */
const VERBS: Readonly<Record<FireKind, string>> = {
  segment: 'fire at',
  action: 'fire at',
  advance: 'meet with advance fire',
  'en-passant': 'fire in passing at',
  'pre-assault': 'fire before the assault at',
};

function shotSentence(field: Field, { kind, body, target }: Shooting, line: string, code: Code): string {
  const whom = `${groupWords(field, target)} in ${hexWords(field, target.hex)}`;
  return `${namesOf(field, body)} ${VERBS[kind]} ${whom}, line ${line}: ${resultWords(code)}.`;
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
      ...happened('17.9', shotSentence(field, shooting, printedLine(row), code)),
      cells: [shooting.from, shooting.target.hex],
    },
  ]);
  const { targetFlanked: flanked, targetAction, noLineOfSight } = order;
  const circumstances = { flanked, attacking: targetAction !== 'none', noLineOfSight };
  const suffering: Suffering = { ...sufferingFrom(field, shooting, code), circumstances };
  return to(state, { at: 'suffer', side: suffering.side, sufferings: [suffering], afterwards });
}
