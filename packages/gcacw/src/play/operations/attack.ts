/** What the campaign adds to an attack: gunboats, supply, the heart of the garrison, a mine (19.3.2, 19.4.2, 19.4.4, 19.5.6). */
import { cellDistance } from '@longroll/kernel';
import { attackSupport, defenceSupport } from '../../campaign/gunboats.ts';
import { assaultSuffers } from '../../campaign/supply.ts';
import { worksOf } from '../../campaign/works.ts';
import type { Field } from '../../field/field.ts';
import { combatValue } from '../../model/unit.ts';
import type { Side } from '../../model/vocabulary.ts';
import type { Circumstances } from '../../procedures/attack.ts';
import { campaignOf, change, theatreIn } from '../state/campaign.ts';
import type { Fight, PlayState } from '../state/stage.ts';
import { rulesOf, unitsIn } from '../state/standing.ts';
import { isOutOfSupply } from './theDay.ts';
import { worksOnDie } from './works.ts';

type Added = Pick<
  Circumstances,
  'gunboatDefence' | 'gunboatAttack' | 'outOfSupply' | 'garrisonDemoralized' | 'vicksburgWorks' | 'mine'
>;

const NOTHING: Added = {
  ...{ gunboatDefence: 0, gunboatAttack: false, outOfSupply: false, garrisonDemoralized: 0 },
};

/** An attack as far as it is known before its attackers are. */
export type Declared = Pick<Fight, 'target'> & {
  readonly cause: Pick<Fight['cause'], 'type'>;
  readonly attackers?: readonly number[];
};

/** Infantry without supply; in an assault half or more of the attacking Combat Value (19.4.2.4). */
const isSuffering = (field: Field, state: PlayState, attackers: readonly number[]): boolean =>
  attackers.some((i) => isOutOfSupply(field, state, i)) &&
  assaultSuffers(
    attackers.map((i) => ({
      cv: combatValue(state.units[i]!, rulesOf(state)),
      out: isOutOfSupply(field, state, i),
    })),
  );

const NEAR = 1;

/** Pemberton's men in the works or beside them have lost heart. */
export function isHeartless(field: Field, state: PlayState, units: readonly number[]): boolean {
  const { lay } = campaignOf(state);
  const works = worksOf(theatreIn(field, state));
  const { map } = field.ground;
  return units.some(
    (i) =>
      field.pieces.units[i]!.side === 'confederate' &&
      lay.unitArmies[i] !== 'AR' &&
      works.some((hex) => cellDistance(map, state.units[i]!.hex, hex) <= NEAR),
  );
}

function heartOf(field: Field, state: PlayState, side: Side, { target, attackers = [] }: Declared): number {
  const { heart } = campaignOf(state);
  if (heart === 0) return 0;
  const units = side === 'confederate' ? attackers : unitsIn(field, state, target);
  return isHeartless(field, state, units) ? heart : 0;
}

const isMined = ({ campaign, turn }: PlayState, side: Side, { target, cause }: Declared): boolean =>
  side === 'union' &&
  cause.type === 'assault' &&
  campaign?.mine?.hex === target &&
  campaign.mine.turn === turn;

export function addedTo(field: Field, state: PlayState, side: Side, declared: Declared): Added {
  if (!state.campaign) return NOTHING;
  const { gunboats } = state.campaign;
  const works = side === 'union' ? worksOnDie(field, state, declared.target) : 0;
  const theatre = theatreIn(field, state);
  return {
    gunboatDefence: side === 'confederate' ? defenceSupport(field.ground.map, gunboats, declared.target) : 0,
    gunboatAttack: side === 'union' && attackSupport(theatre, gunboats, declared.target) > 0,
    outOfSupply: isSuffering(field, state, declared.attackers ?? []),
    garrisonDemoralized: heartOf(field, state, side, declared),
    ...(works === 0 ? {} : { vicksburgWorks: works }),
    ...(isMined(state, side, declared) ? { mine: campaignOf(state).mine!.die } : {}),
  };
}

/** The first assault on the hex has profited by its mine. */
export const mineSpent = (state: PlayState, side: Side, declared: Declared): PlayState =>
  isMined(state, side, declared) ? change(state, { mine: null }) : state;
