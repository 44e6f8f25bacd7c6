/**
 * An attack whose dice have fallen: the defender's losses are divided and the letters fall on his units, then the
 * attacker's (8.4). A question runs it through, a game stops where an owner has a choice.
 */
import type { Choice } from '@longroll/kernel';
import { resultOf } from '../model/combatResult.ts';
import type { Unit } from '../model/unit.ts';
import { otherSide, type Side } from '../model/vocabulary.ts';
import type { HouseRules } from '../rulings/index.ts';
import { type Dividing, dividing, LOSSES } from './losses.ts';
import { suffer } from './stackResult.ts';

export const PARTIES = ['defender', 'attacker'] as const;
export type Party = (typeof PARTIES)[number];

export interface Clashed {
  readonly attackerSide: Side;
  readonly rules: HouseRules;
  /** Units of each party; those who have suffered are as they are afterwards, the destroyed with no manpower. */
  readonly units: Readonly<Record<Party, readonly Unit[]>>;
  /** Codes of the Combat Chart. */
  readonly results: Readonly<Record<Party, string>>;
}

export interface Suffering extends Clashed {
  /** Whose losses are being divided; over when both have suffered. */
  readonly party: Party | 'over';
  readonly toLose: number;
  readonly lost: readonly number[];
}

const ownerOf = ({ attackerSide }: Clashed, party: Party): Side =>
  party === 'attacker' ? attackerSide : otherSide(attackerSide);

const divides = (at: Suffering, party: Party): Dividing => ({
  side: ownerOf(at, party),
  units: at.units[party],
  toLose: at.toLose,
  lost: at.lost,
  rules: at.rules,
});

/** The letters fall on every unit with its share of the loss. */
function suffered(at: Clashed, party: Party, lost: readonly number[]): Clashed['units'] {
  const result = resultOf(at.results[party]);
  const after = at.units[party].map((unit, i) => suffer(unit, result, lost[i]!, at.rules));
  const { attacker, defender } = at.units;
  return party === 'defender' ? { defender: after, attacker } : { defender, attacker: after };
}

/** Written out, as combats are: a playout makes several in each. */
const sufferingBy = (
  { attackerSide, rules, results }: Clashed,
  units: Clashed['units'],
  { party, toLose, lost }: Pick<Suffering, 'party' | 'toLose' | 'lost'>,
): Suffering => ({ attackerSide, rules, units, results, party, toLose, lost });

/** On to the next choice: a party without one suffers unasked. */
function goOn(at: Clashed, party: Party, { toLose, lost }: Dividing): Suffering {
  if (toLose > 0) return sufferingBy(at, at.units, { party, toLose, lost });
  const after = sufferingBy(at, suffered(at, party, lost), { party: 'over', toLose: 0, lost: [] });
  return party === 'defender' ? begun(after, 'attacker') : after;
}

const begun = (at: Clashed, party: Party): Suffering =>
  goOn(at, party, dividing(ownerOf(at, party), at.units[party], resultOf(at.results[party]).loss, at.rules));

export const sufferingOf = (clashed: Clashed): Suffering => begun(clashed, 'defender');

/** Options are places among the units of the party that suffers. */
export const SUFFERING: Choice<Suffering, number> = {
  id: LOSSES.id,
  side: (at) => (at.party === 'over' ? at.attackerSide : ownerOf(at, at.party)),
  options: (at) => (at.party === 'over' ? [] : LOSSES.options(divides(at, at.party))),
  name: (at, i) => (at.party === 'over' ? '' : LOSSES.name(divides(at, at.party), i)),
  take: (at, i, u) =>
    at.party === 'over' ? at : goOn(at, at.party, LOSSES.take(divides(at, at.party), i, u)),
};
