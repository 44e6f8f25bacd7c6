/** What a unit fires with, read from its fields; a mode or a number that does not fit the weapon is refused. */
import { allow, type Refusal, refuse, type Verdict } from '@longroll/kernel';
import type * as z from 'zod';
import { costColumn, priceOf } from '../charts/operationCosts.ts';
import type { Firer } from '../model/shot.ts';
import { isGun, MODES_OF, type Mode } from '../model/vocabulary.ts';
import type { HouseRules } from '../rulings/index.ts';
import type { ARMS_FIELDS } from './fields.ts';

type Fields = z.output<z.ZodObject<typeof ARMS_FIELDS>>;
export type Arms = Omit<Firer, 'range' | 'targetHigher' | 'shootingBack' | 'defending'>;

const [USUAL_MEN, USUAL_GUNS] = [500, 6] as const;
const FOOT_AND_HORSE: readonly Mode[] = [...MODES_OF.infantry, ...MODES_OF.cavalry];

const WHY_NOT: Partial<Record<Mode, readonly [cite: string, why: string]>> = {
  limbered: ['6.9', 'Limbered artillery may not fire'],
  routed: ['9.3.5', 'Routed guns count as limbered and may not fire'],
};

function gunsMode(mode: Mode | undefined, path: string): { refused: Refusal } | null {
  if (mode === undefined || mode === 'unlimbered') return null;
  const [cite, why] = WHY_NOT[mode] ?? ['5.3', `Guns are never in ${mode} mode`];
  return refuse('guns-unlimbered', cite, `${why}: set ${path}.mode to unlimbered.`, `${path}.mode`);
}

function smallArmsMode(mode: Mode | undefined, path: string): { refused: Refusal } | null {
  if (mode === undefined || FOOT_AND_HORSE.includes(mode)) return null;
  const text = `${mode} is a mode of artillery: with small arms ${path}.mode is one of ${[...new Set(FOOT_AND_HORSE)].join(', ')}.`;
  return refuse('mode-of-guns', '5.3', text, `${path}.mode`);
}

/** The number that does not belong to the weapon; men may stand beside guns where they are shot at too. */
function wrongNumber({ weapon, men, guns }: Fields, path: string, menServe: boolean) {
  if (!isGun(weapon) && guns !== undefined) {
    return refuse('no-guns', '7.2', `${weapon} is a small arm: give ${path}.men, not guns.`, `${path}.guns`);
  }
  if (!isGun(weapon) || men === undefined || menServe) return null;
  return refuse('guns-fire', '7.2', `${weapon} fires by the gun: give ${path}.guns, not men.`, `${path}.men`);
}

export interface ReadArms {
  readonly path: string;
  /** Men of a battery are asked for too: it is a target. */
  readonly menServe: boolean;
  /** A limbered battery is no mistake: it does not fire. */
  readonly mayBeLimbered?: boolean;
}

const modeFault = ({ weapon, mode }: Fields, { path, mayBeLimbered }: ReadArms) => {
  if (!isGun(weapon)) return smallArmsMode(mode, path);
  return mayBeLimbered && mode === 'limbered' ? null : gunsMode(mode, path);
};

export function readArms(fields: Fields, read: ReadArms): Verdict<Arms> {
  const { weapon, leaderFactor, operationPoints, ammo } = fields;
  const fault = modeFault(fields, read) ?? wrongNumber(fields, read.path, read.menServe);
  if (fault) return fault;
  const gun = isGun(weapon);
  const mode = fields.mode ?? (gun ? 'unlimbered' : 'normal');
  const price = priceOf('fire', costColumn(gun ? 'artillery' : 'infantry', gun ? 'unlimbered' : 'normal'));
  return allow({
    ...{ weapon, leaderFactor, operationPoints, ammo, mode },
    strength: gun ? (fields.guns ?? USUAL_GUNS) : (fields.men ?? USUAL_MEN),
    fireCost: Number(price),
  });
}

/** Whoever fires of his own will pays for it; only defensive fire is made without the points (7.1.2). */
export function cannotPay({ operationPoints, fireCost }: Arms, path: string) {
  if (operationPoints >= fireCost) return null;
  const field = `${path}.operationPoints`;
  const text = `Fire costs ${fireCost} operation points, and ${field} is ${operationPoints}: only defensive fire is made without them.`;
  return refuse('too-dear', '5.2.13', text, field);
}

/** The men of a unit: those who fire, or those who serve its guns. */
export const menOfArms = (fields: Fields, { weapon, strength }: Arms, { menPerGun }: HouseRules): number =>
  fields.men ?? (isGun(weapon) ? strength * menPerGun : strength);
