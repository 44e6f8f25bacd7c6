/** What the running action is about: its units and leaders, and the hex that it is aimed at. */
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
