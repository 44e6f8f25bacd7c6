/** Actions that only a campaign has: stations burnt, landings chosen, trains, transports, crossings wrecked (19.1.3a, 19.4.5 to 19.4.8). */
import { cellDistance } from '@longroll/kernel';
import { riverDepots } from '../../campaign/depots.ts';
import { EMBARK, LAND, WRECK } from '../../play/actions/operations.ts';
import { railBar, stationsFor } from '../../play/actions/rail.ts';
import { burnBar } from '../../play/actions/works.ts';
import { landingsOf } from '../../play/operations/arriving.ts';
import { campaignOf, theatreIn } from '../../play/state/campaign.ts';
import type { In } from '../../play/state/stage.ts';
import { hexId, isDue, neighboursOf, unitName } from '../../play/state/standing.ts';
import { hexWords } from '../../play/state/words.ts';
import { railGain } from '../../procedures/railMovement.ts';
import { aimsOf } from '../aims.ts';
import type { Look } from '../look.ts';
import { pullAt } from '../outlook.ts';
import { placeOf } from '../survey.ts';
import type { Thought } from '../thought.ts';
import { FATIGUE_COST, WORTHWHILE } from '../weights.ts';
import { PLACES, spot } from './places.ts';

type Choosing = In<'choose-action'>;

/** What a station is worth: Jackson's scores once and holds Johnston back (19.4.8.2, 19.4.11.1). */
const [FOR_GOOD, AGAIN] = [1.5, 0.5];

function burning(look: Look): readonly Thought[] {
  const { field, state } = look;
  const [jackson] = spot(field, PLACES.jackson);
  const worth = campaignOf(state).jacksonScored ? AGAIN : FOR_GOOD + 3;
  return field.own.units.union.flatMap((unit): readonly Thought[] => {
    if (state.units[unit]!.hex !== jackson || burnBar(field, state, unit) !== null) return [];
    if (field.pieces.units[unit]!.type === 'cavalry') return [];
    const why = () =>
      `${unitName(field, unit)} burns the station of Jackson: it scores, and Johnston needs it.`;
    return [{ action: { do: 'burn', unit: unitName(field, unit) }, value: worth, why }];
  });
}

/** What a unit gains by being elsewhere. */
const gainAt = (look: Look, unit: number, from: number, to: number): number =>
  from < 0 ? 0 : pullAt(look, unit, to) - pullAt(look, unit, from);

/** To choose a landing costs nothing. */
function landing(look: Look, state: Choosing): readonly Thought[] {
  const { field } = look;
  const due = field.own.units.union.filter((unit) => isDue(state, state.units[unit]!));
  return due.flatMap((unit) =>
    landingsOf(field, state, unit).flatMap((hex): readonly Thought[] => {
      const action = { do: 'land', unit: unitName(field, unit), hex: hexId(field, hex) } as const;
      const value = gainAt(look, unit, placeOf(look, unit), hex) * 2;
      if (value <= 0 || LAND.bar(field, state, action) !== null) return [];
      return [{ action, value, why: () => `${hexWords(field, hex)} is nearer to where it is wanted.` }];
    }),
  );
}

/** By river from landing to landing; a turn is lost, so that it must save more than a march or two (19.4.5). */
const A_TURN = 1.2;

function embarking(look: Look, state: Choosing): readonly Thought[] {
  const { field } = look;
  const landings = riverDepots(theatreIn(field, state), campaignOf(state).depots);
  if (landings.length < 2) return [];
  const here = field.own.units.union.filter((unit) => landings.includes(state.units[unit]!.hex));
  return here.flatMap((unit) =>
    landings.flatMap((hex): readonly Thought[] => {
      const action = { do: 'embark', unit: unitName(field, unit), hex: hexId(field, hex) } as const;
      const value = gainAt(look, unit, state.units[unit]!.hex, hex) - A_TURN;
      if (value <= 0 || EMBARK.bar(field, state, action) !== null) return [];
      return [
        { action, value, why: () => `By river ${unitName(field, unit)} is sooner where it is wanted.` },
      ];
    }),
  );
}

/** A journey tires by its length (19.4.8.1). */
function travelling(look: Look, state: Choosing): readonly Thought[] {
  const { field } = look;
  return field.own.units.confederate.flatMap((unit) => {
    const { hex: from, fatigue } = state.units[unit]!;
    const { away } = aimsOf(look)[unit]!;
    if (from < 0 || away === null || away[from]! < FAR_ENOUGH) return [];
    return stationsFor(field, state, unit).flatMap((hex): readonly Thought[] => {
      const gain = gainAt(look, unit, from, hex);
      if (gain <= WORTHWHILE || railBar(field, state, unit, hex) !== null) return [];
      const tired = Math.min(4, fatigue + railGain(cellDistance(field.ground.map, from, hex)));
      const value = gain - FATIGUE_COST.other[tired]! - WORTHWHILE;
      const action = { do: 'rail', unit: unitName(field, unit), hex: hexId(field, hex) } as const;
      return [{ action, value, why: () => `A train brings ${unitName(field, unit)} nearer to its post.` }];
    });
  });
}
const FAR_ENOUGH = 8;

/** A crossing is wrecked before those who come, if nobody of our own is beyond it (19.4.6). */
const [COMING, WORTH] = [6, 0.9];

function wrecking(look: Look, state: Choosing): readonly Thought[] {
  const { field } = look;
  const { map } = field.ground;
  const coming = field.own.units.union.map((i) => state.units[i]!.hex).filter((hex) => hex >= 0);
  return field.own.units.confederate.flatMap((unit) => {
    const { hex, fatigue } = state.units[unit]!;
    if (hex < 0 || fatigue > 2 || !coming.some((one) => cellDistance(map, one, hex) <= COMING)) return [];
    const { away } = aimsOf(look)[unit]!;
    return neighboursOf(field, hex).flatMap((to): readonly Thought[] => {
      if (away === null || away[to]! <= away[hex]!) return [];
      const beyond = coming.some((one) => cellDistance(map, one, to) < cellDistance(map, one, hex));
      const action = { do: 'wreck', unit: unitName(field, unit), hex: hexId(field, to) } as const;
      if (!beyond || field.ground.between[sideOf(field, hex, to)]!.crossing === 'none') return [];
      if (WRECK.bar(field, state, action) !== null) return [];
      const why = () => `The enemy comes by ${hexWords(field, to)}: without its crossing he is delayed.`;
      return [{ action, value: WORTH - FATIGUE_COST.other[fatigue + 1]!, why }];
    });
  });
}

const sideOf = ({ ground: { map } }: Look['field'], from: number, to: number): number =>
  from * map.sides + map.neighbours.subarray(from * map.sides, (from + 1) * map.sides).indexOf(to);

export function campaignActions(look: Look): readonly Thought[] {
  const { state } = look;
  if (state.stage.at !== 'choose-action') return [];
  const choosing = { ...state, stage: state.stage };
  return look.side === 'union'
    ? [...burning(look), ...landing(look, choosing), ...embarking(look, choosing)]
    : [...travelling(look, choosing), ...wrecking(look, choosing)];
}
