/** The strategic cycle from supply to the Army of Relief (19.2, 7B to 7G): depots by choice, the rest by the dice. */

import { bar, bare, inWords, type Umpire } from '@longroll/kernel';
import { JACKSON } from '../../campaign/areas.ts';
import { degradation, sappedHexes } from '../../campaign/degradation.ts';
import { LANDINGS, openBar, servingDepots } from '../../campaign/depots.ts';
import { garrisonHeart } from '../../campaign/garrison.ts';
import { isReliefRolled, reliefMarker } from '../../campaign/relief.ts';
import { isRingBroken } from '../../campaign/siege.ts';
import { judgedSupply, supplyPaths } from '../../campaign/supply.ts';
import { hexOf, isInfantry, standing } from '../../campaign/theatre.ts';
import { BREACHED, type Levels, LINE, lineOf } from '../../campaign/works.ts';
import type { Field } from '../../field/field.ts';
import { campaignOf, change, controlledSet, rulesIn, tells, theatreIn } from '../state/campaign.ts';
import { type DecisionIn, withHex } from '../state/flow.ts';
import { type In, type PlayState, to } from '../state/stage.ts';
import { ENDS, hexWords, told } from '../state/words.ts';

// Depots (7B).

type Depot = In<'depot'>;

const depotsOf = (state: PlayState, openedNow: boolean) => ({
  open: campaignOf(state).depots,
  openedNow,
  controlled: controlledSet(state),
});

const openedBar = (field: Field, state: PlayState, openedNow: boolean, hex: number) =>
  openBar(theatreIn(field, state), depotsOf(state, openedNow), hex, rulesIn(state));

/** Landings, and places that the Union controls; Johnson's Landing may be opened without. */
function sites(field: Field, state: PlayState): readonly number[] {
  const theatre = theatreIn(field, state);
  const landings = LANDINGS.map((id) => hexOf(theatre, id));
  return [...new Set([...landings, ...campaignOf(state).controlled])];
}

const openable = (field: Field, state: PlayState, openedNow: boolean): readonly number[] =>
  openedNow ? [] : sites(field, state).filter((hex) => openedBar(field, state, false, hex) === null);

const supplyNext = (state: PlayState): PlayState => to(state, { at: 'supply', side: 'union' });

export const offerDepots = (field: Field, state: In<'offer-depots'>): PlayState =>
  campaignOf(state).depots.length > 0 || openable(field, state, false).length > 0
    ? to(state, { at: 'depot', side: 'union', opened: false })
    : supplyNext(state);

const NO_DEPOT = bar('no-depot', '19.4.1', 'There is no open depot.');

export const DEPOT: DecisionIn<'depot'> = {
  rule: bar('depots', '19.4.1', 'The Depot Segment: depots are closed, one is opened, or the Union goes on.'),
  prompt: () => 'close depots, open one, or go on.',
  deeds: {
    open: withHex<Depot, 'open'>('open', {
      among: (field, state) => openable(field, state, state.stage.opened),
      bar: (field, state, hex) => openedBar(field, state, state.stage.opened, hex),
      play: (field, state, hex, u) =>
        to(
          tells(
            change(state, { depots: [...campaignOf(state).depots, hex] }),
            u,
            '19.4.1',
            `A depot is opened at ${hexWords(field, hex)}.`,
          ),
          { ...state.stage, opened: true },
        ),
      tell: (field, _, hex) => told('Open a depot', '19.4.1', `Open a depot at ${hexWords(field, hex)}`),
    }),
    close: withHex<Depot, 'close'>('close', {
      among: (_, state) => campaignOf(state).depots,
      bar: (_, state, hex) => (campaignOf(state).depots.includes(hex) ? null : NO_DEPOT),
      play: (field, state, hex, u) =>
        tells(
          change(state, { depots: campaignOf(state).depots.filter((one) => one !== hex) }),
          u,
          '19.4.1',
          `The depot at ${hexWords(field, hex)} is closed.`,
        ),
      tell: (field, _, hex) => told('Close a depot', '19.4.1', `Close the depot at ${hexWords(field, hex)}`),
    }),
    done: bare(
      { do: 'done' },
      { play: (_, state) => supplyNext(state), tell: () => told('Done', '19.4.1', 'The depots stand', ENDS) },
    ),
  },
};

// Supply (7C).

/** Every Union unit of infantry is judged by its path to a depot that serves. */
export function judgeSupply(field: Field, state: In<'supply'>, u: Umpire): PlayState {
  const theatre = theatreIn(field, state);
  const { depots, disrupted, records: before } = campaignOf(state);
  const rules = rulesIn(state);
  const { open, serving } = servingDepots(theatre, depots, disrupted, rules);
  const paths = supplyPaths(theatre, serving, rules.depotRange);
  const records = before.slice();
  for (const { index, unit, piece } of standing(theatre, 'union')) {
    if (!isInfantry(piece)) continue;
    const path = paths.get(unit.hex) ?? null;
    records[index] = {
      ...before[index]!,
      ...judgedSupply({ turn: state.turn, path, before: before[index]!, rules }),
    };
  }
  const judged = change(state, { records, depots: open, disrupted: [] });
  const known = depots
    .filter((hex) => !open.includes(hex))
    .reduce((now, hex) => tells(now, u, '19.4.1.3', closedWords(field, hex)), judged);
  return to(tells(known, u, '19.4.2', supplyWords(field, judged)), { at: 'degradation', side: 'union' });
}

const closedWords = (field: Field, hex: number): string =>
  `The depot at ${hexWords(field, hex)} closes: no path leads to a river depot.`;

function supplyWords(field: Field, state: PlayState): string {
  const { records } = campaignOf(state);
  const count = (supply: 'foraging' | 'out') =>
    standing(theatreIn(field, state), 'union').filter(
      ({ index, piece }) => isInfantry(piece) && records[index]!.supply === supply,
    ).length;
  const [foraging, out] = [count('foraging'), count('out')];
  if (foraging + out === 0) return 'All Union infantry is in supply.';
  const units = (n: number) => (n === 1 ? '1 unit' : `${n} units`);
  const parts = [
    foraging > 0 ? `${units(foraging)} living on the country` : '',
    out > 0 ? `${units(out)} out of supply` : '',
  ].filter((part) => part !== '');
  return `Union infantry: ${parts.join(', ')}.`;
}

// Degradation (7D) and the heart of the garrison (7E).

export function degrade(field: Field, state: In<'degradation'>, u: Umpire): PlayState {
  const on = (now: PlayState) => to(now, { at: 'garrison', side: 'union' });
  const { besieged, fell, levels, track } = campaignOf(state);
  if (!besieged || fell !== null) return on(state);
  const theatre = theatreIn(field, state);
  // What can fall no further is not rolled for (19.2.1).
  const sapped = sappedHexes(theatre, controlledSet(state)).filter(({ at }) => levels[at]! > BREACHED);
  const after = degradation(levels, sapped, track.siege, rulesIn(state))(u);
  const now = change(state, { levels: after });
  return on(sapped.length === 0 ? now : tells(now, u, '19.5.5', sapWords(levels, after)));
}

function sapWords(before: Levels, after: Levels): string {
  const lower = LINE.flatMap((id, at) =>
    after[at]! < before[at]! ? [`${id} falls to level ${after[at]}`] : [],
  );
  return lower.length === 0 ? 'The works of Vicksburg hold.' : `The works of Vicksburg: ${inWords(lower)}.`;
}

const HEARTS = ['The garrison takes heart again', 'The garrison loses heart', 'The garrison is in despair'];

export function askGarrison(field: Field, state: In<'garrison'>, u: Umpire): PlayState {
  const on = (now: PlayState) => to(now, { at: 'manpower', side: 'union' });
  const { besieged, fell, levels, track, heart, portHudson, box } = campaignOf(state);
  if (fell !== null) return on(state);
  const rules = rulesIn(state);
  const controlled = controlledSet(state);
  const after = garrisonHeart({
    ...{ heart, siege: track.siege, besieged, ringBroken: isRingBroken(track, rules), levels, box, rules },
    lineLost: lineOf(theatreIn(field, state)).some((hex) => controlled.has(hex)),
    portHudsonFallen: portHudson === 'fallen',
  })(u);
  const now = change(state, { heart: after });
  if (after !== heart)
    return on(tells(now, u, '19.5.6', `${HEARTS[after < heart ? 0 : after]}: level ${after}.`));
  return on(besieged && heart < 2 ? tells(now, u, '19.5.6', 'The garrison keeps its heart.') : now);
}

// The Army of Relief (7G).

export function rollRelief(field: Field, state: In<'relief'>, u: Umpire): PlayState {
  const on = (now: PlayState) => to(now, { at: 'offer-maneuver', side: 'union' });
  const { fell, box, johnston } = campaignOf(state);
  if (fell !== null || !isReliefRolled(state.turn, box, rulesIn(state))) return on(state);
  const jackson = hexOf(theatreIn(field, state), JACKSON);
  const after = reliefMarker(
    {
      turn: state.turn,
      box,
      johnstonSick: johnston === 'sick',
      davisPushesJohnston: johnston === 'pushed',
      jacksonStationDestroyed: state.burnt.some(({ hex, how }) => hex === jackson && how === 'destroyed'),
    },
    rulesIn(state),
  )(u);
  const now = change(state, { box: after });
  const words = after === box ? `stays in box ${box}` : `moves to box ${after}`;
  return on(tells(now, u, '19.4.11', `The Army of Relief ${words}.`));
}
