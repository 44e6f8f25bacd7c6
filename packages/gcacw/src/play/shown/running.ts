/** What the running action is about: its units and leaders, and the hex that it is aimed at. */
import type { Table } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import type { Activation, Assault, Fight, Marching, PlayState, Stage } from '../state/stage.ts';
import { leaderPieceId, unitPieceId } from '../state/words.ts';

interface Concerned {
  readonly units: readonly number[];
  readonly leaders: readonly number[];
}

const NOBODY: Concerned = { units: [], leaders: [] };

const ofMarch = ({ unit, along, activation }: Marching): Concerned => ({
  units: [unit],
  leaders: [...along, ...(activation ? [activation.leader] : [])],
});
const ofAssault = ({ named, leader }: Assault): Concerned => ({ units: named, leaders: [leader] });
const ofList = ({ list, leader }: Pick<Activation, 'list' | 'leader'>): Concerned => ({
  units: list,
  leaders: [leader],
});
const ofFight = ({ cause, attackers }: Fight): Concerned =>
  cause.by === 'march' ? ofMarch(cause.march) : { units: attackers, leaders: [cause.leader] };

function concernedIn(stage: Stage): Concerned {
  if ('retreat' in stage) return stage.retreat;
  if ('march' in stage) return ofMarch(stage.march);
  if ('offer' in stage)
    return stage.offer.before === 'march' ? ofMarch(stage.offer.march) : ofAssault(stage.offer.assault);
  if ('fight' in stage) return ofFight(stage.fight);
  if ('fought' in stage) return ofFight(stage.fought);
  if ('advancing' in stage) return ofFight(stage.advancing.fought);
  if ('assault' in stage) return ofAssault(stage.assault);
  if ('journey' in stage) return { units: [stage.journey.unit], leaders: [] };
  if ('listing' in stage) return ofList(stage.listing);
  return 'activation' in stage ? ofList(stage.activation) : NOBODY;
}

/** Ids of the pieces, units first. */
export function concerned(field: Field, { stage }: PlayState): readonly string[] {
  const { units, leaders } = concernedIn(stage);
  return [
    ...units.map((i) => unitPieceId(field, i)),
    ...[...new Set(leaders)].map((i) => leaderPieceId(field, i)),
  ];
}

/** Who is on the list that is being made, and how many may be. */
function listingIn(stage: Stage): readonly [title: string, units: readonly number[], most: number] | null {
  switch (stage.at) {
    case 'activation-list':
      return ['On the list', stage.listing.list, Number.POSITIVE_INFINITY];
    case 'assault-names':
      return ['Named for the assault', stage.assault.named, Number.POSITIVE_INFINITY];
    case 'grand-names':
      return ['Named to join', stage.joining, Number.POSITIVE_INFINITY];
    case 'assault-pick':
    case 'grand-pick':
      return ['Takes part', stage.pick.picked, stage.pick.most];
    default:
      return null;
  }
}

export function listingOf(field: Field, { stage }: PlayState): Pick<Table, 'listing'> {
  const listing = listingIn(stage);
  if (!listing) return {};
  const [title, units, most] = listing;
  const pieces = units.map((i) => unitPieceId(field, i));
  return { listing: { title, pieces, most: Math.min(most, field.pieces.units.length) } };
}

function targetIn(stage: Stage): number | undefined {
  if ('offer' in stage) return stage.offer.hex;
  if ('fight' in stage) return stage.fight.target;
  if ('fought' in stage) return stage.fought.target;
  if ('advancing' in stage) return stage.advancing.fought.target;
  if ('assault' in stage) return stage.assault.target;
  if (!('retreat' in stage)) return undefined;
  const { afterwards } = stage.retreat;
  if (afterwards.after === 'fight') return afterwards.fought.target;
  return afterwards.offer.before === 'assault' ? afterwards.offer.hex : undefined;
}

export function aimedAt({ stage }: PlayState): readonly number[] {
  const target = targetIn(stage);
  return target === undefined ? [] : [target];
}
