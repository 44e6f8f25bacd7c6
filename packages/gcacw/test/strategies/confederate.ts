/** The plain Confederates: the river, the Big Black, then the works; Johnston gathers and comes as he may. */
import { areaOf } from '../../src/campaign/areas.ts';
import { leashLimit, reliefIn } from '../../src/campaign/relief.ts';
import { reliefSet, rulesIn, theatreIn } from '../../src/play/state/campaign.ts';
import { isHorse, type Man, type Sight } from './game.ts';

const LINE = ['W2413', 'W2514', 'W2314', 'W2515', 'W2414'] as const;
export const linePost = ({ index }: Man): string => LINE[index % LINE.length]!;

const [JACKSON, EDWARDS, BIG_BLACK_BRIDGE, PORT_GIBSON] = ['E2712', 'E2533', 'W2404', 'W5119'] as const;
const [BIRDSONGS, TIFFENTOWN] = ['E1832', 'W2004'] as const;
/** Boxes from which all of Johnston's may stand on the Big Black, and some go over it (19.4.11.6). */
const [TO_THE_RIVER, OVER_IT] = [3, 4];

/** Whether the leash lets one more over the river, or he is over it. */
function mayCross({ field, state, campaign: { box } }: Sight, { unit }: Man): boolean {
  const over = 'right bank';
  if (unit.hex >= 0 && areaOf(field.ground.map, unit.hex) === over) return true;
  const there = reliefIn(theatreIn(field, state), reliefSet(state), over);
  return there + unit.manpower <= leashLimit(over, box, rulesIn(state));
}

function reliefObjective(sight: Sight, man: Man): string {
  const { box } = sight.campaign;
  if (box >= OVER_IT && (isHorse(man) || mayCross(sight, man))) return TIFFENTOWN;
  return box >= TO_THE_RIVER ? BIRDSONGS : JACKSON;
}

const [THREATENED_FROM, NEAR_VICKSBURG] = [15, 12];

const isVicksburgThreatened = (sight: Sight): boolean =>
  sight.turn >= THREATENED_FROM ||
  sight
    .men('union')
    .some((one) => !isHorse(one) && sight.hexes(one.unit.hex, sight.cell('W2414')) <= NEAR_VICKSBURG);

const FORTS: readonly (string | null)[] = ['FOR', 'SMI'];
const BOWEN_TO = 4;

/** Pemberton's men: the Big Black until the town is threatened, then the works; Loring's go to Jackson. */
function pembertonsObjective(sight: Sight, man: Man): string {
  const { command } = man.piece;
  const isThreatened = isVicksburgThreatened(sight);
  if (command === 'L' && isThreatened) return JACKSON;
  if (isThreatened || FORTS.includes(command)) return linePost(man);
  return command === 'BOW' && sight.turn < BOWEN_TO ? PORT_GIBSON : BIG_BLACK_BRIDGE;
}

const JOHNSTONS_FROM = 9;

export function confederateObjective(sight: Sight, man: Man): string {
  const { turn, campaign } = sight;
  const army = campaign.lay.unitArmies[man.index];
  if (campaign.fell !== null) return JACKSON;
  if (army === 'AR' || (army === 'AM or AR' && turn >= JOHNSTONS_FROM)) return reliefObjective(sight, man);
  return isHorse(man) ? EDWARDS : pembertonsObjective(sight, man);
}
