/** A shot as the rules know it, and what they refuse in one. */
import { rangeFactor } from '../charts/rangeFactors.ts';
import type { Shot } from '../model/orders.ts';
import { type FireKind, GROUND_WORDS, isMarsh, type UnitType } from '../model/vocabulary.ts';
import type { HouseRules } from '../rulings/index.ts';
import { firstObjection, type Objection, objection, readUnit, unitsObjection } from './readStack.ts';
import type { ShotInput } from './shotFields.ts';

/** From here artillery fires without LoS or not at all (8.3). */
const FAR = 7;

const isBlind = ({ noLineOfSight, range }: ShotInput): boolean => noLineOfSight || range >= FAR;
const isGun = ({ type }: { readonly type: UnitType }): boolean => type === 'artillery';

export function readShot(shot: ShotInput): Shot {
  const { units, state } = shot.firer;
  return { ...shot, firer: { units: units.map(readUnit), state }, noLineOfSight: isBlind(shot) };
}

/** Small arms and artillery of one hex are separate shots (8.1.1). */
function twoArms({ firer }: ShotInput, path: string): Objection {
  const { units } = firer;
  const other = units.findIndex((unit) => isGun(unit) !== isGun(units[0]!));
  if (other < 0) return null;
  const field = `${path}firer.units.${other}.type`;
  const text = `${field} is ${units[other]!.type}: small arms and artillery of one hex fire as separate shots.`;
  return objection('two-arms', '8.1.1', text, field);
}

const longest = (type: UnitType): number =>
  [1, 2, 3, 4, 5, 6, 7, 8].filter((range) => rangeFactor(type, range) !== null).length;

function outOfRange({ range, firer }: ShotInput, path: string): Objection {
  const short = firer.units.find(({ type }) => rangeFactor(type, range) === null);
  if (!short) return null;
  const text = `${path}range is ${range}: ${short.type} fires at ${longest(short.type)} hexes at most.`;
  return objection('out-of-range', '8.2', text, `${path}range`);
}

/** Kinds of fire that reach a minimum fire zone or the next hex only; no MFZ is larger than 2. */
const REACH: Partial<Record<FireKind, readonly [number, string, string]>> = {
  advance: [2, '3.5.1, 8.6.1', 'advance fire is into the minimum fire zone, 2 hexes at most'],
  'en-passant': [2, '3.5.1, 8.6.1', 'en passant fire is into the minimum fire zone, 2 hexes at most'],
  'pre-assault': [1, '9.2.1', 'pre-assault fire is at 1 hex'],
};

function beyondKind({ kind, range }: ShotInput, path: string): Objection {
  const [most, cite, words] = REACH[kind] ?? [range, '', ''];
  if (range <= most) return null;
  return objection('out-of-zone', cite, `${path}range is ${range}: ${words}.`, `${path}range`);
}

/** Artillery may not enter marsh (note g); guns that passed by road stay limbered there (3.2.6). */
function gunsInMarsh({ firer, firerGround }: ShotInput, path: string): Objection {
  if (!isGun(firer.units[0]!) || !isMarsh(firerGround)) return null;
  const field = `${path}firerGround`;
  const text = `${field} is ${GROUND_WORDS[firerGround]}: artillery may not enter marsh, so none fires out of it.`;
  return objection('guns-in-marsh', '3.2.1', text, field);
}

/** Fire without LoS: guns in good order, at a target on lower ground (8.3, 8.3.1). */
function blindFire(shot: ShotInput, path: string, rules: HouseRules): Objection {
  if (!isBlind(shot)) return null;
  const no = (cite: string, field: string, text: string) =>
    objection('no-line-of-sight', cite, `${path}${field} ${text}`, path + field);
  const { firer, targetElevation } = shot;
  if (!isGun(firer.units[0]!))
    return no('8.3', 'noLineOfSight', 'is true: only artillery fires without LoS.');
  if (targetElevation !== 'lower') {
    return no(
      '8.3',
      'targetElevation',
      `is ${targetElevation}: fire without LoS or at 7 or 8 hexes needs a lower target.`,
    );
  }
  if (firer.state === 'good-order' || rules.noLineOfSightFirer === 'any-state') return null;
  return no('8.3.1', 'firer.state', `is ${firer.state}: fire without LoS needs artillery in good order.`);
}

export const shotObjection = (shot: ShotInput, path: string, rules: HouseRules): Objection =>
  firstObjection(
    () => unitsObjection(shot.firer.units, `${path}firer.`, rules),
    () => twoArms(shot, path),
    () => gunsInMarsh(shot, path),
    () => outOfRange(shot, path),
    () => beyondKind(shot, path),
    () => blindFire(shot, path, rules),
  );
