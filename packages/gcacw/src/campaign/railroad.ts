/** Railroads of the campaign (19.4.8): journeys of the Confederates, and stations mended. */
import { type Bar, bar, type Procedure } from '@longroll/kernel';
import { isStationAt, railLine, stationKinds } from '../field/rails.ts';
import type { BurntStation } from '../field/state.ts';
import { railGain } from '../procedures/railMovement.ts';
import type { CampaignRules } from '../rulings/campaign/index.ts';
import { rolledDie } from './dice.ts';
import {
  dryPicture,
  isAlongWay,
  isFree,
  isWithin,
  type Standing,
  standing,
  type Theatre,
} from './theatre.ts';

export interface Line {
  /** Which places are stations (5.7b). */
  readonly stations: CampaignRules['stations'];
  readonly burnt: readonly BurntStation[];
  /** Journeys made in this turn. */
  readonly journeys: number;
  readonly movementParalysis: boolean;
}

type Rails = Pick<Line, 'burnt' | 'stations'>;

const isDestroyed = ({ burnt }: Pick<Line, 'burnt'>, hex: number): boolean =>
  burnt.some((one) => one.hex === hex && one.how === 'destroyed');

/** A station at which trains start and stop: neither destroyed nor damaged. */
const isSound = ({ field }: Theatre, { burnt, stations }: Rails, hex: number): boolean =>
  isStationAt(field.ground.map, hex, stationKinds(stations)) && !burnt.some((one) => one.hex === hex);

/** Hexes that a train reaches, by the number of hexes moved. */
export function journeysFrom(theatre: Theatre, line: Rails, from: number): ReadonlyMap<number, number> {
  const picture = dryPicture(theatre);
  const { map } = theatre.field.ground;
  const reached = railLine(
    map,
    from,
    (hex, side) =>
      isAlongWay(theatre, side) && !isDestroyed(line, hex) && isFree(picture, 'confederate', hex),
  );
  return new Map([...reached].filter(([hex, hexes]) => hexes > 0 && isSound(theatre, line, hex)));
}

const UNION = bar('not-union', '19.4.8', 'Only the Confederates move by rail.');
const PARALYSED = bar('movement-paralysis', '19.4.8', 'Nobody moves by rail under Movement Paralysis.');
const JOURNEYS = bar('journeys', '19.4.8', 'No more trains run in this turn.');
const NO_STATION = bar('no-station', '19.4.8', 'It stands at no station from which trains start.');
const UNABLE = bar('unable', '19.4.8', 'A unit that is demoralized or not released takes no train.');
const LARGE = bar('too-large', '16.2b', 'A train carries no unit as large as that.');
const NO_LINE = bar('no-line', '19.4.8', 'No line free of enemies and their zones leads there.');
const TIRED = bar('fatigue', '16.2d', 'The journey would bring it above Fatigue Level 4.');

const MOST_FATIGUE = 4;

function boardBar(theatre: Theatre, line: Line, { unit, piece }: Standing, rules: CampaignRules): Bar | null {
  if (piece.side !== 'confederate') return UNION;
  if (line.movementParalysis) return PARALYSED;
  if (line.journeys >= rules.railJourneys) return JOURNEYS;
  if (!unit.released || unit.demoralized > 0) return UNABLE;
  if (rules.railCapacity !== 'none' && unit.manpower > rules.railCapacity) return LARGE;
  return isSound(theatre, line, unit.hex) ? null : NO_STATION;
}

/** What forbids a journey, or null. */
export const journeyBar = (
  theatre: Theatre,
  line: Line,
  traveller: Standing,
  to: number,
  rules: CampaignRules,
): Bar | null =>
  journeyBarFor(theatre, line, traveller, journeysFrom(theatre, line, traveller.unit.hex).get(to), rules);

/** The same where the length of the journey is known; undefined where no line leads there. */
export function journeyBarFor(
  theatre: Theatre,
  line: Line,
  traveller: Standing,
  hexes: number | undefined,
  rules: CampaignRules,
): Bar | null {
  const cannot = boardBar(theatre, line, traveller, rules);
  if (cannot) return cannot;
  if (hexes === undefined) return NO_LINE;
  return traveller.unit.fatigue + railGain(hexes) > MOST_FATIGUE ? TIRED : null;
}

const WHOLE = bar('not-burnt', '19.4.8.3', 'That station needs no mending.');
const NOT_HELD = bar('not-controlled', '19.4.8.3', 'The Confederates do not control that station.');
const NEAR = bar('enemy-near', '19.4.8.3', 'A Union unit is too near.');

export function mendBar(
  theatre: Theatre,
  { burnt }: Pick<Line, 'burnt'>,
  hex: number,
  isConfederate: boolean,
  { mendClear }: Pick<CampaignRules, 'mendClear'>,
): Bar | null {
  if (!burnt.some((one) => one.hex === hex)) return WHOLE;
  if (!isConfederate) return NOT_HELD;
  return standing(theatre, 'union').some(({ unit }) => isWithin(theatre, unit.hex, hex, mendClear))
    ? NEAR
    : null;
}

/** Stations after the work. */
export const mended =
  (
    burnt: readonly BurntStation[],
    hex: number,
    { mendOn }: Pick<CampaignRules, 'mendOn'>,
  ): Procedure<readonly BurntStation[]> =>
  (u) =>
    rolledDie(u, { name: 'mending die', cite: '19.4.8.3' }).total >= mendOn
      ? burnt.filter((one) => one.hex !== hex)
      : burnt;
