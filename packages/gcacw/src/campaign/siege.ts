/** The siege of Vicksburg, every turn (19.5.4): cut off, besieged, the track, an open ring, bombardment. */
import { type Choice, type Procedure, Walker } from '@longroll/kernel';
import type { Unit } from '../model/unit.ts';
import { type Dividing, dividing, LOSSES } from '../procedures/losses.ts';
import type { CampaignRules } from '../rulings/campaign/index.ts';
import { areasOf } from './areas.ts';
import { rolledDie } from './dice.ts';
import {
  dryPicture,
  isFree,
  isInfantry,
  isMarched,
  isWithin,
  manpowerIn,
  NO_WAY,
  standing,
  type Theatre,
} from './theatre.ts';
import { cityOf, garrisonSize } from './works.ts';

/** The way out that is left, or null if the city is cut off (19.5.4.1). */
export function wayOut(theatre: Theatre, { siegeReach }: Pick<CampaignRules, 'siegeReach'>): number | null {
  const { map } = theatre.field.ground;
  const [city, picture] = [cityOf(theatre), dryPicture(theatre)];
  const { reached, count } = new Walker(map).reach(city, Number.POSITIVE_INFINITY, (hex, to, direction) =>
    isMarched(theatre, hex * map.sides + direction) && isFree(picture, 'confederate', to) ? 1 : NO_WAY,
  );
  const out = reached.subarray(0, count).find((hex) => !isWithin(theatre, hex, city, siegeReach - 1));
  return out ?? null;
}

/** Whether a Confederate in a hex can trace to Vicksburg, however far (19.4.11.2). */
export function tracesToCity(theatre: Theatre, hex: number): boolean {
  const { map } = theatre.field.ground;
  const picture = dryPicture(theatre);
  const walker = new Walker(map);
  walker.reach(hex, Number.POSITIVE_INFINITY, (from, to, direction) =>
    isMarched(theatre, from * map.sides + direction) && isFree(picture, 'confederate', to) ? 1 : NO_WAY,
  );
  return walker.pathTo(cityOf(theatre)).length > 0;
}

/** Union manpower that counts for the ring: near, on the right bank, undemoralized, and not Sherman's (19.5.4.2). */
export function ringManpower(
  theatre: Theatre,
  assigned: ReadonlySet<number>,
  { siegeNear }: Pick<CampaignRules, 'siegeNear'>,
): number {
  const { right } = areasOf(theatre.field.ground.map);
  const city = cityOf(theatre);
  const ring = standing(theatre, 'union').filter(
    ({ index, unit, piece }) =>
      isInfantry(piece) &&
      unit.demoralized === 0 &&
      !assigned.has(index) &&
      right.has(unit.hex) &&
      isWithin(theatre, unit.hex, city, siegeNear),
  );
  return manpowerIn(ring);
}

export const isRingStrong = (ring: number, size: number, { siegeRatio }: Pick<CampaignRules, 'siegeRatio'>) =>
  ring >= siegeRatio * size;

/** There is a siege to look at: men in the works, and no Union unit in the city (19.5.4). */
export const mayBeBesieged = (theatre: Theatre): boolean =>
  garrisonSize(theatre) > 0 && dryPicture(theatre).holder(cityOf(theatre)) !== 'union';

export function isBesieged(
  theatre: Theatre,
  assigned: ReadonlySet<number>,
  rules: Pick<CampaignRules, 'siegeReach' | 'siegeNear' | 'siegeRatio'>,
): boolean {
  if (!mayBeBesieged(theatre) || wayOut(theatre, rules) !== null) return false;
  return isRingStrong(ringManpower(theatre, assigned, rules), garrisonSize(theatre), rules);
}

/** The track of the siege. */
export interface SiegeTrack {
  readonly siege: number;
  /** Turns running for which the ring was open. */
  readonly broken: number;
  /** It scores once in a game. */
  readonly relieved: boolean;
}

export const trackAtStart = ({ siegeGrace }: Pick<CampaignRules, 'siegeGrace'>): SiegeTrack => ({
  siege: 0,
  broken: siegeGrace + 1,
  relieved: false,
});

export const isRingBroken = ({ broken }: SiegeTrack, { siegeGrace }: Pick<CampaignRules, 'siegeGrace'>) =>
  broken > siegeGrace;

type TrackRules = Pick<
  CampaignRules,
  'siegeMouths' | 'siegeFew' | 'siegeGrace' | 'siegeEase' | 'reliefFrom' | 'reliefPoints'
>;

export interface SiegeTurn {
  readonly turn: number;
  readonly besieged: boolean;
  readonly garrison: number;
  readonly track: SiegeTrack;
  readonly rules: TrackRules;
}

/** A garrison that is large eats faster, one that is small slower (19.5.4.3). */
function siegeStep({ turn, garrison, rules }: SiegeTurn): number {
  if (turn % 3 === 0 && garrison > rules.siegeMouths) return 2;
  return turn % 4 === 0 && garrison < rules.siegeFew ? 0 : 1;
}

export interface Tracked {
  readonly track: SiegeTrack;
  /** What the Confederates score for relief. */
  readonly points: number;
}

function openRing({ track, rules }: SiegeTurn): Tracked {
  const broken = track.broken + 1;
  if (broken <= rules.siegeGrace) return { track: { ...track, broken }, points: 0 };
  const relief = broken === rules.siegeGrace + 1 && track.siege >= rules.reliefFrom && !track.relieved;
  return {
    track: {
      siege: Math.max(0, track.siege - rules.siegeEase),
      broken,
      relieved: track.relieved || relief,
    },
    points: relief ? rules.reliefPoints : 0,
  };
}

/** The track after a turn (19.5.4.3, 19.5.4.4). */
export function siegeTracked(asked: SiegeTurn): Tracked {
  if (!asked.besieged) return openRing(asked);
  const { track } = asked;
  return { track: { ...track, siege: track.siege + siegeStep(asked), broken: 0 }, points: 0 };
}

/** Points that bombardment costs the garrison: 0 or 1. */
export const bombardment =
  ({ bombardOn }: Pick<CampaignRules, 'bombardOn'>): Procedure<number> =>
  (u) =>
    rolledDie(u, { name: 'bombardment die', cite: '19.5.4.3' }).total >= bombardOn ? 1 : 0;

/** Losses of the garrison are divided like those of any stack: the owner chooses, nobody twice before each once. */
export const garrisonLoss = (units: readonly Unit[], points: number, rules: CampaignRules): Dividing =>
  dividing('confederate', units, points, rules);
export const GARRISON_LOSSES: Choice<Dividing, number> = { ...LOSSES, id: 'garrison loses a point' };
