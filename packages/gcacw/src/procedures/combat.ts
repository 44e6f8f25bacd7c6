/**
 * Combat (8.4): artillery die if called for, both modifier lists, the two dice, both halves of the chart.
 *
 * All that luck does not touch is added up once, before the first die; what is left of the procedure is its
 * draws. Not here: where the numbers come from (units, leaders, map), what the result does to them
 * (procedures/combatEffects.ts), retreats and advances.
 */
import {
  ANSWERING,
  addUp,
  type Chance,
  d6,
  joined,
  type Ledger,
  type Note,
  opposedDice,
  type Procedure,
  rollOn,
  signed,
  type Umpire,
} from '@longroll/kernel';
import { COMBAT_ATTACKER } from '../charts/combatAttacker.ts';
import { COMBAT_DEFENDER } from '../charts/combatDefender.ts';
import type { CombatInput } from '../model/combatInput.ts';
import { ATTACKER_MODIFIERS } from '../modifiers/attacker.ts';
import { DEFENDER_MODIFIERS } from '../modifiers/defender.ts';
import { type ArtilleryModifier, artilleryChance, readArtillery } from './artillery.ts';
import { mpCost, priceLines } from './attackPrice.ts';
import { withReadings } from './combatCites.ts';
import { ATTACKER_LINES, DEFENDER_LINES } from './combatLines.ts';

export interface CombatOutcome {
  /** Attacker's modified die minus defender's. */
  readonly difference: number;
  /** Result codes as printed. */
  readonly attacker: string;
  readonly defender: string;
  readonly attackerLoss: number;
  readonly defenderLoss: number;
  readonly mpCost: number;
}

/** An attack with its modifiers added up: only the two dice are missing. */
interface Clash {
  readonly attackerColumn: number;
  readonly defenderColumn: number;
  /** Both lists, row by row, and their net. */
  readonly lines: () => readonly Note[];
  readonly dice: Chance<CombatOutcome>;
}

const COMBAT_DICE = opposedDice(d6("attacker's die"), d6("defender's die", ANSWERING));

/** A value between two columns (3½) is rounded up by ½ (note under the chart). */
export const defenderColumn = (cv: number): number => COMBAT_DEFENDER.columnOf(Math.ceil(cv));
export const attackerColumn = (cv: number): number => COMBAT_ATTACKER.columnOf(Math.ceil(cv));
export const combatRow = (difference: number): number => COMBAT_DEFENDER.rowOf(difference);

function diceOf(net: number, defending: number, attacking: number, cost: number): Chance<CombatOutcome> {
  return rollOn('combat dice', COMBAT_DICE, (rolled) => {
    const row = combatRow(rolled + net);
    const defender = COMBAT_DEFENDER.cell(row, defending);
    const attacker = COMBAT_ATTACKER.cell(row, attacking);
    return {
      difference: rolled + net,
      attacker: attacker.printed,
      defender: defender.printed,
      attackerLoss: attacker.value.loss,
      defenderLoss: defender.value.loss,
      mpCost: cost,
    };
  });
}

/** Dice by all that they are read with: a game throws the same ones again and again. */
const known = new Map<number, Chance<CombatOutcome>>();
const MOST_KNOWN = 20_000;
const RANGE = 128;

function combatDice(net: number, defending: number, attacking: number, cost: number): Chance<CombatOutcome> {
  const key = (((net + RANGE / 2) * RANGE + defending) * RANGE + attacking) * RANGE + cost;
  const before = known.get(key);
  if (before) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const made = diceOf(net, defending, attacking, cost);
  known.set(key, made);
  return made;
}

/** Both dice with all that is added to them. */
type Totals = Readonly<Record<'attacker' | 'defender', number>>;

/** What rules of the campaign add beside the card's lists. */
const besidesLines = ({ vicksburgWorks = 0, mine = 0 }: CombatInput): readonly Note[] =>
  [
    { cite: '19.5.1.3', text: 'The works of Vicksburg', value: vicksburgWorks },
    { cite: '19.3.2', text: 'A mine was sprung under the works', value: mine },
  ].flatMap((line) => (line.value === 0 ? [] : [{ ...line, applied: true, group: 'Campaign' }]));

function makeReady(input: CombatInput, { modifier, reason }: ArtilleryModifier): Clash {
  const attacker = addUp(ATTACKER_MODIFIERS, { input, artillery: modifier, artilleryReason: reason });
  const defender = addUp(DEFENDER_MODIFIERS, input);
  const totals = {
    attacker: attacker.total + (input.mine ?? 0),
    defender: defender.total + (input.vicksburgWorks ?? 0),
  };
  const attacking = attackerColumn(input.attackerCV);
  const defending = defenderColumn(input.defenderCV);
  return {
    attackerColumn: attacking,
    defenderColumn: defending,
    lines: ledgerLines(input, attacker, defender, totals),
    dice: combatDice(totals.attacker - totals.defender, defending, attacking, mpCost(input)),
  };
}

/** Written out once, when first read: every outcome of an attack has the same ledger. */
function ledgerLines(
  input: CombatInput,
  attacker: Ledger,
  defender: Ledger,
  totals: Totals,
): () => readonly Note[] {
  let lines: readonly Note[] | undefined;
  return () => {
    lines ??= joined([
      withReadings(defender.lines(), input),
      withReadings(attacker.lines(), input),
      besidesLines(input),
      [netLine(totals.attacker, totals.defender)],
      priceLines(input),
    ]);
    return lines;
  };
}

function netLine(attack: number, defence: number): Note {
  const text = `Net modifier: attacker ${signed(attack)}, defender ${signed(defence)}`;
  return { cite: '9.9', text, value: attack - defence, applied: true, group: 'Net' };
}

function clash(u: Umpire, ready: Clash): CombatOutcome {
  u.note(ready.lines);
  const outcome = u.draw(ready.dice);
  const row = combatRow(outcome.difference);
  u.note(() => DEFENDER_LINES[row]![ready.defenderColumn]!);
  u.note(() => ATTACKER_LINES[row]![ready.attackerColumn]!);
  return outcome;
}

export function combat(input: CombatInput): Procedure<CombatOutcome> {
  const reading = readArtillery(input);
  const artillery = artilleryChance(reading, (modifier) => makeReady(input, modifier));
  if (artillery) return (u) => clash(u, u.draw(artillery));
  const ready = makeReady(input, { modifier: reading.entry.even, reason: reading.reading });
  return (u) => clash(u, ready);
}
