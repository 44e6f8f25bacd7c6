/**
 * Special lines of a day, in which both sides attack (9.9f). Those with a side of their own on the card look to it
 * themselves; the others were said of the stack, and do not serve its enemy.
 */
import { otherSide, UNION_GUNBOATS } from '../model/vocabulary.ts';
import type { Circumstances } from './attack.ts';

/** The stack attacks. */
export const whenAttacking = (c: Circumstances): Circumstances => ({
  ...c,
  gunboatDefence: UNION_GUNBOATS.includes(c.game) ? c.gunboatDefence : 0,
});

/** Its enemy does. In AGA the panicked army is the stack's; in SJW it is the Union's whoever attacks. */
export const whenAttacked = (c: Circumstances): Circumstances => ({
  ...c,
  attackerSide: otherSide(c.attackerSide),
  outOfSupply: false,
  surpriseOrCharge: false,
  insubordinate: false,
  unionPanic: c.unionPanic && c.game !== 'AGA',
});
