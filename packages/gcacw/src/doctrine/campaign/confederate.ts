/** The Confederates in a campaign: the places of the sheet, then the works with as many as are fed there; Johnston as his leash lets him. */
import { leashLimit } from '../../campaign/relief.ts';
import { CITY } from '../../campaign/works.ts';
import type { Goal } from '../goals.ts';
import type { Plan } from '../plan.ts';
import { garrisoned, hope, works } from './garrison.ts';
import { type Order, type Orders, planBy } from './orders.ts';
import { PLACES, spot } from './places.ts';
import {
  cell,
  depotGoals,
  isFieldMan,
  isFoot,
  isHorse,
  sheetGoals,
  type Theme,
  unionNear,
  worksGoals,
} from './theme.ts';

const ALL = Number.POSITIVE_INFINITY;
const [DAY, NEAR_THE_CITY] = [7, 16];

const stay = (theme: Theme, id: string, worth: number): Goal => ({
  kind: 'hold',
  hexes: spot(theme.field, id),
  worth,
});

/** Horsemen go for depots and places that nobody guards (19.4.1.5). */
function raids(theme: Theme): readonly Order[] {
  const open = [...depotGoals(theme), ...sheetGoals(theme).filter(({ kind }) => kind === 'take')];
  return open
    .filter(({ hexes }) => unionNear(theme, hexes[0]!, 1) === 0)
    .map((goal) => ({ goal, need: 1, may: (unit) => isHorse(theme, unit) }));
}

const [LEAST, MOST] = [2, 30];

/** What the sheet pays for is held against whoever may come; what was lost is taken back where it can be. */
function places(theme: Theme): readonly Order[] {
  const all = [...sheetGoals(theme)].sort((a, b) => b.worth - a.worth);
  return all.map((goal) => {
    const against = unionNear(theme, goal.hexes[0]!, DAY);
    const need = Math.min(MOST, LEAST + (goal.worth >= 5 ? 4 : 0) + against);
    return { goal, need, may: (unit: number) => isFoot(theme, unit) };
  });
}

const isThreatened = (theme: Theme): boolean =>
  theme.campaign.besieged || unionNear(theme, cell(theme, CITY), NEAR_THE_CITY) > 0;

/** Few hold the works while the enemy is far: nobody walks in. */
const FEW = 4;
const keepers = (theme: Theme): readonly Order[] => {
  const [city] = worksGoals(theme);
  const against = unionNear(theme, city!.hexes[0]!, NEAR_THE_CITY);
  return [{ goal: city!, need: against > 0 ? FEW + against / 4 : FEW, may: isFieldMan(theme) }];
};

/** Somebody stands in each hex of the line: a regiment of horse that rode into an empty one would wreck it for good (19.5.1.6). */
const inTheLine = (theme: Theme): readonly Order[] =>
  worksGoals(theme)
    .slice(1)
    .map((goal) => ({ goal, need: 1, may: isFieldMan(theme) }));

/** Before the works the rivers: who comes by them is delayed (19.4.6). */
const rivers = (theme: Theme): readonly Order[] => [
  { goal: stay(theme, PLACES.grandGulf, 3), need: 8, may: isFieldMan(theme) },
  { goal: stay(theme, PLACES.hankinsons, 3), need: 14, may: isFieldMan(theme) },
  { goal: stay(theme, PLACES.bridge, 3), need: ALL, may: isFieldMan(theme) },
];

/** Johnston's men: over the river and before it as many as the leash lets, the others at Jackson (19.4.11.6). */
function relief(theme: Theme): readonly Order[] {
  const { box } = theme.campaign;
  const limit = (area: 'right bank' | 'rest of the left bank') => leashLimit(area, box, theme.rules);
  const may = (unit: number) => isFoot(theme, unit);
  return [
    { goal: stay(theme, PLACES.tiffentown, 3), need: limit('right bank'), may },
    {
      goal: stay(theme, PLACES.birdsongs, 2),
      need: limit('rest of the left bank'),
      may,
    },
    { goal: stay(theme, PLACES.jackson, 3), need: ALL, may },
  ];
}

const isForPlaces = ({ terms }: Theme): boolean =>
  terms !== null && terms.perTrack === 0 && terms.perLevel === 0;

function ordersOf(theme: Theme): Orders {
  if (theme.campaign.fell !== null) return [...places(theme), ...relief(theme)];
  if (isForPlaces(theme)) return [...raids(theme), ...keepers(theme), ...places(theme), ...relief(theme)];
  const inside = isThreatened(theme)
    ? works(theme, garrisoned(theme))
    : [...keepers(theme), ...inTheLine(theme), ...rivers(theme)];
  return [...raids(theme), ...inside, ...hope(theme), ...relief(theme)];
}

export const confederatePlan = (theme: Theme): Plan =>
  planBy(theme, ordersOf(theme), [...worksGoals(theme), ...depotGoals(theme), ...sheetGoals(theme)]);
