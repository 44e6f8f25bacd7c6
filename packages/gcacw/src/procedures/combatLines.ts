/** The explanation of a combat result: what each cell of the chart says, line by line. */
import type { Cell, Grid, Note } from '@longroll/kernel';
import { COMBAT_ATTACKER } from '../charts/combatAttacker.ts';
import { COMBAT_DEFENDER } from '../charts/combatDefender.ts';
import { resultEffect } from '../charts/results.ts';
import type { CombatResult } from '../model/combatResult.ts';

function effectLines(who: string, { printed, value }: Cell<CombatResult>): Note[] {
  const { loss, strain, retreat, advance } = value;
  const letters = [loss > 0 && '#', strain, retreat, advance && 'a'].filter((l) => typeof l === 'string');
  return letters.map((letter) => ({
    cite: '8.6',
    text: `${who}, ${resultEffect(letter)}`,
    value: letter === '#' ? `${loss}` : letter,
    applied: true,
    group: `${who} ${printed}`,
    chart: 'gcacw/results',
  }));
}

function cellLines(who: string, chart: Grid<CombatResult>, cell: Cell<CombatResult>): readonly Note[] {
  const text = `${who}: row ${chart.rows[cell.row]!.head}, column ${chart.columns[cell.column]}`;
  const value = cell.printed;
  const read: Note = { cite: '8.5', text, value, applied: true, group: 'Result', chart: chart.id };
  return [read, ...effectLines(who, cell)];
}

/** The card does not change, so every cell is written out once, when it is loaded. */
const allLines = (who: string, chart: Grid<CombatResult>): readonly (readonly (readonly Note[])[])[] =>
  chart.rows.map((_, row) =>
    chart.columns.map((_, column) => cellLines(who, chart, chart.cell(row, column))),
  );

/** By row and column of the chart. */
export const DEFENDER_LINES = allLines('Defender', COMBAT_DEFENDER);
export const ATTACKER_LINES = allLines('Attacker', COMBAT_ATTACKER);
