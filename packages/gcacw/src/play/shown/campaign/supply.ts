/** Supply on the map (19.4.2): what the depots reach, the line of every unit to one, and why a unit has none. */
import { type Overlay, type Shaded, type Trace, UNREACHED } from '@longroll/kernel';
import { servingDepots } from '../../../campaign/depots.ts';
import { supplyWays } from '../../../campaign/supply.ts';
import { isInfantry, type Standing, standing } from '../../../campaign/theatre.ts';
import type { Field } from '../../../field/field.ts';
import { campaignOf, rulesIn, theatreIn } from '../../state/campaign.ts';
import type { PlayState } from '../../state/stage.ts';
import { hexWords, unitPieceId } from '../../state/words.ts';

export const SUPPLY_OVERLAY: Overlay = {
  id: 'supply',
  title: 'Union supply',
  about:
    'Hexes that an open depot would supply now, and the line of every Union infantry unit to it; who has none is ringed.',
  traces: true,
  broken: 'Out of supply',
};

const depotsNow = (field: Field, state: PlayState): readonly number[] => {
  const { depots, disrupted } = campaignOf(state);
  return servingDepots(theatreIn(field, state), depots, disrupted, rulesIn(state)).serving;
};

export function suppliedHexes(field: Field, state: PlayState): readonly Shaded[] {
  const { depotRange } = rulesIn(state);
  const { reached, count } = supplyWays(theatreIn(field, state), depotsNow(field, state), depotRange);
  return [...reached.subarray(0, count)].map((cell) => ({ cell, side: 'union' }));
}

const SUPPLIED: Readonly<Record<'in' | 'foraging' | 'out', string>> = {
  in: 'in supply at the last Cycle',
  foraging: 'living on the country since the last Cycle',
  out: 'out of supply since the last Cycle',
};

const whyNot = (far: number, range: number, depots: number): string => {
  if (depots === 0) return 'no depot is open';
  return far === UNREACHED
    ? 'enemies, their zones or the ground bar every way to a depot'
    : `the shortest way to a depot costs ${far}, and ${range} is the limit`;
};

/** All lines at once, each with how it was judged last. */
export function supplyTraces(field: Field, state: PlayState): readonly Trace[] {
  const theatre = theatreIn(field, state);
  const depots = depotsNow(field, state);
  const { depotRange } = rulesIn(state);
  const ways = supplyWays(theatre, depots, Number.POSITIVE_INFINITY);
  const { records } = campaignOf(state);
  const traceOf = ({ index, unit, piece }: Standing): Trace => {
    const far = ways.cost[unit.hex]!;
    const judged = SUPPLIED[records[index]!.supply];
    if (far > depotRange)
      return {
        ...{ side: 'union', piece: unitPieceId(field, index), path: [unit.hex], broken: true },
        text: `${piece.name}, ${judged}: ${whyNot(far, depotRange, depots.length)}.`,
      };
    const path = ways.pathTo(unit.hex);
    const depot = hexWords(field, path[0]!);
    return {
      ...{ side: 'union', piece: unitPieceId(field, index), path },
      text: `${piece.name}, ${judged}: from ${depot}, ${far} of ${depotRange}.`,
    };
  };
  return standing(theatre, 'union')
    .filter(({ piece }) => isInfantry(piece))
    .map(traceOf);
}
