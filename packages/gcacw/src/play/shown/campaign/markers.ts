/** What lies on the map of a campaign and is no counter: depots, gunboats, crossings, stations, works. */
import type { Marker } from '@longroll/kernel';
import { banksOf } from '../../../campaign/crossings.ts';
import { isLanding } from '../../../campaign/depots.ts';
import { type Reach, watersOf } from '../../../campaign/gunboats.ts';
import { lineOf } from '../../../campaign/works.ts';
import type { Field } from '../../../field/field.ts';
import { campaignOf, controlledSet, theatreIn } from '../../state/campaign.ts';
import type { PlayState } from '../../state/stage.ts';
import { hexWords } from '../../state/words.ts';

const depots = (field: Field, state: PlayState): readonly Marker[] =>
  campaignOf(state).depots.map((cell) => ({
    ...{ cell, side: 'union', kind: 'depot', letter: 'D' },
    title: `Union depot, ${isLanding(theatreIn(field, state), cell) ? 'on the river' : 'inland'}`,
  }));

/** Gunboats lie in the middle of their reach. */
function berth({ ground: { map } }: Field, reach: Reach): number {
  const waters = watersOf(map, reach);
  const middle = waters[Math.floor(waters.length / 2)]!;
  return reach.endsWith('Yazoo') ? Math.floor(middle / map.sides) : middle;
}

const ships = (field: Field, state: PlayState): readonly Marker[] =>
  campaignOf(state).gunboats.flatMap(({ reach }, i) =>
    reach === null
      ? []
      : [
          {
            ...({ cell: berth(field, reach), side: 'union', kind: 'ships', letter: 'G' } as const),
            title: `Union gunboats, ${i === 0 ? 'those that began below' : 'those that began above'} Vicksburg: ${reach === 'Vicksburg' ? 'reach of Vicksburg' : reach}`,
          },
        ],
  );

function crossings(field: Field, state: PlayState): readonly Marker[] {
  const { bridges } = campaignOf(state);
  const at = (side: number) => {
    const [cell, over] = banksOf(field, side);
    return { cell, over };
  };
  return [
    ...bridges.wrecked.map((side) => ({
      ...({ ...at(side), side: null, kind: 'broken', letter: '×' } as const),
      title: `Wrecked crossing at ${hexWords(field, at(side).cell)}`,
    })),
    ...bridges.pontoons.map((side) => ({
      ...({ ...at(side), side: 'union', kind: 'bridge', letter: 'P' } as const),
      title: `Pontoon at ${hexWords(field, at(side).cell)}`,
    })),
  ];
}

const stations = (field: Field, { burnt }: PlayState): readonly Marker[] =>
  burnt.map(({ hex, how }) => ({
    ...{ cell: hex, side: 'union', kind: 'burnt', letter: '✕' },
    title: `Station at ${hexWords(field, hex)}: ${how}`,
  }));

const LEVELS = ['wrecked', 'breached', 'sapped', 'scarred', 'sound'];

function works(field: Field, state: PlayState): readonly Marker[] {
  const { levels } = campaignOf(state);
  const controlled = controlledSet(state);
  return lineOf(theatreIn(field, state)).map((cell, at) => ({
    ...{ cell, side: controlled.has(cell) ? 'union' : 'confederate', kind: 'works', letter: `${levels[at]}` },
    title: `Works of Vicksburg, level ${levels[at]}: ${LEVELS[levels[at]!]}`,
  }));
}

const redoubts = (_: Field, state: PlayState): readonly Marker[] =>
  campaignOf(state).redoubts.map((cell) => ({
    ...{ cell, side: 'confederate', kind: 'redoubt', letter: 'R' },
    title: 'Confederate redoubt: counts as a fort',
  }));

/** A mine that laid open more than its level: the next turn's assault gains by it (19.3.2). */
const mines = (field: Field, state: PlayState): readonly Marker[] => {
  const { mine } = campaignOf(state);
  if (mine === null) return [];
  return [
    {
      ...({ cell: mine.hex, side: 'union', kind: 'mine', letter: 'M' } as const),
      title: `A mine was sprung: +${mine.die} for the first assault on ${hexWords(field, mine.hex)} in turn ${mine.turn}`,
    },
  ];
};

export const markersOf = (field: Field, state: PlayState): readonly Marker[] =>
  [works, redoubts, mines, depots, ships, crossings, stations].flatMap((of) => of(field, state));
