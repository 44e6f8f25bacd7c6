/** Cavalry retreat die roll modifiers (10.2), in printed order. Every row that applies is added. */
import { addUp, type Ledger, modifierList } from '@longroll/kernel';
import { SOURCE } from '../charts/source.ts';
import type { CavalryForce, CavalryRetreatInput } from '../model/cavalryRetreatInput.ts';
import type { Game } from '../model/vocabulary.ts';
import { type DefendedGround, TERRAIN_MODIFIERS } from './terrain.ts';

/** Early games in which Confederate cavalry retreats better. */
const EARLY: readonly Game[] = ['OTR', 'AGA', 'SIV'];
const IN_EARLY = EARLY.join(', ');

const isFavoured = ({ input: { side, game } }: CavalryForce): boolean =>
  side === 'confederate' && EARLY.includes(game);

/** "That same modifier": the rows of combat themselves. */
export const TERRAIN = modifierList<DefendedGround>(
  { id: 'gcacw/defender-modifiers', title: 'Terrain, as in combat', source: SOURCE, cite: '9.9a' },
  TERRAIN_MODIFIERS,
);

/** Without the bluff, where it does not count; a ridge is named and stays. */
export function terrainLedger(input: CavalryRetreatInput): Ledger {
  if (input.houseRules.bluffInCavalryRetreat === 'counts') return addUp(TERRAIN, input);
  const hexside = input.hexside === 'uphill-bluff' ? 'none' : input.hexside;
  return addUp(TERRAIN, { ...input, hexside, alsoUphill: input.alsoUphill === true && !input.alsoBluff });
}

const has = ({ cv }: CavalryForce): string => `Combat Value ${cv}`;

export const CAVALRY_RETREAT_MODIFIERS = modifierList<CavalryForce>(
  {
    id: 'gcacw/cavalry-retreat',
    title: 'Cavalry retreat die roll modifiers',
    source: SOURCE,
    cite: '10.2',
    notes: [{ mark: 'all games', text: 'In place of all earlier modifiers; they are cumulative.' }],
  },
  [
    {
      printed: '+?',
      value: ({ input }) => terrainLedger(input).total,
      cite: '10.2',
      text: 'Terrain: the modifier for mountain, hill, river, creek or ridge that it would have in combat',
      when: ({ input }) => terrainLedger(input).total > 0 || 'no modifier for terrain in combat',
      chart: 'gcacw/defender-modifiers',
    },
    {
      printed: '+2',
      value: (c) => (isFavoured(c) ? 4 : 2),
      cite: '10.2',
      text: `Very large force: Combat Value 3 or more, with entrenchments (Confederate +4 in ${IN_EARLY})`,
      when: (c) => c.cv >= 3 || has(c),
      because: has,
    },
    {
      printed: '+2',
      value: 2,
      cite: '10.2',
      text: `Large force: Combat Value 2 or more and less than 3, with entrenchments (Confederate in ${IN_EARLY} only)`,
      when: (c) => {
        if (!isFavoured(c)) return `for Confederates in ${IN_EARLY} only`;
        return (c.cv >= 2 && c.cv < 3) || has(c);
      },
      because: has,
    },
    {
      printed: '-2',
      value: -2,
      cite: '10.2',
      text: 'Demoralized: all are Demoralize-1 or -2',
      when: ({ input }) => input.units.every((unit) => unit.demoralized > 0) || 'not all are demoralized',
    },
    {
      printed: '-2',
      value: -2,
      cite: '10.2',
      text: 'Fatigue: all are at Fatigue Level 4',
      when: ({ input }) =>
        input.units.every((unit) => unit.fatigue === 4) || 'not all are at Fatigue Level 4',
    },
    {
      printed: '-2',
      value: -2,
      cite: '10.2',
      text: 'Supply: all are out of supply (Advanced Games only, where cavalry can be)',
      when: ({ input }) => input.outOfSupply || 'not all are out of supply',
    },
    {
      printed: '-2',
      value: -2,
      cite: '10.2',
      text: `Small force: Combat Value over ½ and at most 1, with entrenchments (not Confederate in ${IN_EARLY})`,
      when: (c) => {
        if (isFavoured(c)) return `Confederates ignore it in ${c.input.game}`;
        return (c.cv > 0.5 && c.cv <= 1) || has(c);
      },
      because: has,
    },
    {
      printed: '-4',
      value: (c) => (isFavoured(c) ? -2 : -4),
      cite: '10.2',
      text: `Very small force: the only unit has Combat Value ½ (Confederate -2 in ${IN_EARLY})`,
      when: (c) => {
        if (c.input.units.length > 1) return 'more than one unit';
        return c.cv === 0.5 || has(c);
      },
      because: has,
    },
  ],
);
