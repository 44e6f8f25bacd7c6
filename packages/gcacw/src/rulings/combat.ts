/** Open readings of combat: values, modifiers, results. */
import { ruling } from '@longroll/kernel';

export const COMBAT_RULINGS = {
  artilleryAgainstNoGuns: ruling(['no-minus', 'as-printed'], {
    cite: '9.6a',
    text: "With a printed Artillery Value of 0 in the defender's hex, a minus for artillery counts as 0.",
  }),
  flankBonusAgainstRefused: ruling(['none', 'both'], {
    cite: '9.8b',
    text: 'Against refused flanks the attacker has the refusal modifier in place of any flank attack bonus.',
  }),
  columnOfRouteInLoess: ruling(['pays', 'free'], {
    cite: '8.2a',
    text: 'The extra MP for attacking into loess is paid by a column of route attack too.',
  }),
  abatisMultiplier: ruling([1.5, 1, 2], {
    cite: '11.3b',
    text: "An abatis multiplies the defender's Combat Value in the ratio by this.",
  }),
  breastworkMultiplier: ruling([2, 1.5, 3], {
    cite: '11.3b',
    text: "A breastwork multiplies the defender's Combat Value in the ratio by this.",
  }),
  fortMultiplier: ruling([3, 2, 4], {
    cite: '11.3b',
    text: "A fort multiplies the defender's Combat Value in the ratio by this.",
  }),
  attackerCap: ruling([70, 'none'], {
    cite: '9.4a',
    text: 'The most Combat Value that counts in the ratio for an attack from one hex.',
  }),
  defenderCap: ruling([60, 'none'], {
    cite: '9.4a',
    text: 'The most Combat Value that counts in the ratio for a defender without works.',
  }),
  halfEntrenchedCap: ruling([100, 'none'], {
    cite: '9.4a',
    text: 'The same when at least half of the defending infantry units are entrenched.',
  }),
  entrenchedCap: ruling([130, 'none'], {
    cite: '9.4a',
    text: 'The same when all defending infantry units are entrenched.',
  }),
  worksAndArtillery: ruling(['multiply', 'none'], {
    cite: '11.3b',
    text: "Works multiply the defender's Artillery Value as they do his Combat Value, rounded down for each unit.",
  }),
  lossDivision: ruling(['evenly', 'free'], {
    cite: '8.6b',
    text: 'A stack divides its loss as its owner likes, but nobody loses a second point before each has lost one.',
  }),
  worksSoften: ruling([false, true], {
    cite: '11.4',
    text: 'Behind breastwork or fort f, F and D raise fatigue one level less, and R* counts as R.',
  }),
  grandAssaultNumber: ruling(['command-minus-die', 'all'], {
    cite: '14.9a',
    text: "As many units join a grand assault as the army leader's Command Value exceeds a die; or all that are named.",
  }),
} as const;
