/** Depots follow the army (19.4.1): one is opened where most are fed by it, one that feeds nobody makes room. */
import { servingDepots } from '../../campaign/depots.ts';
import { supplyPaths } from '../../campaign/supply.ts';
import { isInfantry } from '../../campaign/theatre.ts';
import { campaignOf, rulesIn, theatreIn } from '../../play/state/campaign.ts';
import type { In } from '../../play/state/stage.ts';
import { hexNamed } from '../../play/state/standing.ts';
import { hexWords } from '../../play/state/words.ts';
import { aimsOf } from '../aims.ts';
import { judged } from '../answering.ts';
import type { Look } from '../look.ts';
import type { Thought } from '../thought.ts';

/** Manpower of infantry that depots would feed as all stand (19.4.2). */
export function servedBy({ field, state }: Look, depots: readonly number[]): number {
  const theatre = theatreIn(field, state);
  const rules = rulesIn(state);
  const { serving } = servingDepots(theatre, depots, campaignOf(state).disrupted, rules);
  const paths = supplyPaths(theatre, serving, rules.depotRange);
  return field.own.units.union.reduce((sum, i) => {
    const { hex, manpower } = state.units[i]!;
    return hex >= 0 && isInfantry(field.pieces.units[i]!) && paths.has(hex) ? sum + manpower : sum;
  }, 0);
}

/** How much nearer to what the army is after than the nearest depot: who goes on will be fed there. */
const AHEAD = 0.02;
const PER_MANPOWER = 0.1;

function ahead(look: Look, hex: number): number {
  const { field, state } = look;
  const { depots } = campaignOf(state);
  const aims = aimsOf(look);
  let sum = 0;
  for (const i of field.own.units.union) {
    const { away } = aims[i]!;
    if (away === null || !isInfantry(field.pieces.units[i]!) || state.units[i]!.hex < 0) continue;
    const nearest = depots.reduce((least, one) => Math.min(least, away[one]!), 100);
    sum += Math.max(0, nearest - away[hex]!) * AHEAD;
  }
  return sum;
}

/** The sheet may pay for a landing (19.10). */
const paidAt = ({ field }: Look, id: string): number =>
  field.terms?.depot?.at.includes(id) === true ? field.terms.depot.points : 0;

/** A depot that feeds nobody makes room only where something else could be opened. */
function closing(look: Look, { stage }: In<'depot'>, hex: number): number {
  const { depots } = campaignOf(look.state);
  const { depotsMost } = rulesIn(look.state);
  const others = depots.filter((one) => one !== hex);
  if (stage.opened || depots.length < depotsMost || paidAt(look, look.field.ground.map.ids[hex]!) > 0)
    return -1;
  const lost = servedBy(look, depots) - servedBy(look, others);
  return lost === 0 ? 0.05 + nearness(look, hex) / 1000 : -lost * PER_MANPOWER;
}

/** How far the army's goals are from a depot, on the average: the farthest is given up first. */
function nearness(look: Look, hex: number): number {
  const ways = aimsOf(look).flatMap(({ away }) => (away === null ? [] : [Math.min(100, away[hex]!)]));
  return ways.reduce((sum, one) => sum + one, 0) / Math.max(1, ways.length);
}

export function depotThoughts(look: Look, state: In<'depot'>): readonly Thought[] {
  const { depots } = campaignOf(state);
  const before = servedBy(look, depots);
  return judged(look, (action) => {
    if (action.do === 'open') {
      const hex = hexNamed(look.field, action.hex);
      const more = servedBy(look, [...depots, hex]) - before;
      const value = more * PER_MANPOWER + ahead(look, hex) + paidAt(look, action.hex);
      return [
        value,
        () => `A depot at ${hexWords(look.field, hex)} feeds ${more} manpower more, and whoever goes on.`,
      ];
    }
    if (action.do !== 'close') return [0.01, 'The depots are where the army needs them.'];
    const hex = hexNamed(look.field, action.hex);
    return [
      closing(look, state, hex),
      () => `The depot at ${hexWords(look.field, hex)} feeds nobody any more.`,
    ];
  });
}
