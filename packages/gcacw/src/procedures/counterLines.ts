/** How the numbers of an attack come off its counters (9.1, 9.5, 9.6), for both sides, as lines of the explanation. */
import type { Note } from '@longroll/kernel';
import type { CombatInput } from '../model/combatInput.ts';
import { highestTactical } from '../model/stack.ts';
import { worksMultiplier } from '../model/strength.ts';
import { combatValue, isOurMarker, type Unit } from '../model/unit.ts';
import type { HouseRules } from '../rulings/index.ts';

const GROUP = 'Off the counters';

/** A number is no modifier here, so it stands as words. */
const line = (cite: string, text: string, value: number): Note => ({
  ...{ cite, text, applied: true, group: GROUP },
  value: `${value}`,
});

const listed = (what: string, parts: readonly string[]): string => `${what}: ${parts.join(', ')}`;

/** "Carr 4 (disorganized)": the smaller number of the marker. */
const strengthOf = (unit: Unit, rules: HouseRules): string =>
  `${unit.name} ${combatValue(unit, rules)}${unit.organized ? '' : ' (disorganized)'}`;

const gunsOf = ({ name, artillery }: Unit): string => `${name} ${artillery}`;

/** "Tracy 4 (2 × 2, breastwork)". */
function gunsBehindWorks(unit: Unit, rules: HouseRules): string {
  const times = rules.worksAndArtillery === 'none' ? 1 : worksMultiplier(unit.entrenchment, rules);
  if (times === 1 || unit.artillery === 0) return gunsOf(unit);
  const { name, artillery, entrenchment } = unit;
  return `${name} ${Math.floor(artillery * times)} (${artillery} × ${times}, ${entrenchment})`;
}

/** Whose Tactical Value counts: a unit's, unless the leader's is higher. */
function tacticalFrom(units: readonly Unit[], leader: number): string {
  const best = highestTactical(units, 0);
  if (leader > best) return `leader ${leader}`;
  const unit = units.find(({ tactical }) => tactical === best)!;
  return `${unit.name} ${best}`;
}

/** Some of the smaller numbers of the markers are known, most are ours. */
function strengthCite(units: readonly Unit[]): string {
  if (units.some(isOurMarker)) return '9.1, 1.6a';
  return units.every(({ organized }) => organized) ? '9.1' : '9.1, 1.6';
}

/** So is what works make of guns. */
const gunsCite = (units: readonly Unit[]): string =>
  units.every(({ entrenchment }) => entrenchment === 'none') ? '9.6' : '9.6, 11.3b';

export interface Forces {
  readonly attackers: readonly Unit[];
  readonly attackerLeader: number;
  readonly defenders: readonly Unit[];
  readonly defenderLeader: number;
}

function attackerLines(forces: Forces, input: CombatInput): readonly Note[] {
  const { attackers, attackerLeader } = forces;
  const tactical =
    input.attack === 'assault'
      ? `the leader who began the assault ${attackerLeader}`
      : tacticalFrom(attackers, attackerLeader);
  return [
    line(
      strengthCite(attackers),
      listed(
        'Attacker Combat Value',
        attackers.map((unit) => strengthOf(unit, input.houseRules)),
      ),
      input.attackerCV,
    ),
    line('9.5', listed('Attacker Tactical Value', [tactical]), input.attackerTV),
    line('9.6', listed('Attacker Artillery Value', attackers.map(gunsOf)), input.attackerAV),
  ];
}

function defenderLines(forces: Forces, input: CombatInput): readonly Note[] {
  const { defenders, defenderLeader } = forces;
  const guns = defenders.map((unit) => gunsBehindWorks(unit, input.houseRules));
  const tactical = tacticalFrom(defenders, defenderLeader);
  return [
    line(
      strengthCite(defenders),
      listed(
        'Defender Combat Value',
        defenders.map((unit) => strengthOf(unit, input.houseRules)),
      ),
      input.defenderCV,
    ),
    line('9.5', listed('Defender Tactical Value', [tactical]), input.defenderTV),
    line(gunsCite(defenders), listed('Defender Artillery Value', guns), input.defenderAV),
  ];
}

/** Written out once, when first read: every outcome of an attack has the same. */
export function counterLines(forces: Forces, input: CombatInput): () => readonly Note[] {
  let lines: readonly Note[] | undefined;
  return () => {
    lines ??= [...attackerLines(forces, input), ...defenderLines(forces, input)];
    return lines;
  };
}
