/** Lines of the printed lists that rest on a reading of ours in an attack have the reading cited beside them. */
import type { Note } from '@longroll/kernel';
import type { CombatInput } from '../model/combatInput.ts';
import { ratioAttacker, ratioDefender } from '../model/strength.ts';
import { UNION_GUNBOATS } from '../model/vocabulary.ts';
import { isWithoutGuns } from './artillery.ts';

/** The line by its citation, or by how it begins. */
type Reading = readonly [line: string, ours: string, isUsed: (c: CombatInput) => boolean];

const isCapped = (c: CombatInput): boolean =>
  ratioAttacker(c) < c.attackerCV || ratioDefender(c) < c.defenderCV;

const READINGS: readonly Reading[] = [
  ['9.3', '11.3b', (c) => ratioDefender(c) > c.defenderCV],
  ['9.3', '9.4a', isCapped],
  ['9.3', '1.6a', ({ ourMarkers }) => ourMarkers === true],
  ['9.6', '9.6a', isWithoutGuns],
  ['9.7', '9.8b', ({ flankBonus, flanksRefused }) => flankBonus > 0 && flanksRefused > 0],
  ['9.7', '9.7f', ({ flankBonus, cavalryFight }) => flankBonus > 0 && cavalryFight === true],
  [
    'Gunboat defensive support',
    '9.9f',
    ({ game, gunboatDefence }) => gunboatDefence > 0 && UNION_GUNBOATS.includes(game),
  ],
];

export function withReadings(lines: readonly Note[], input: CombatInput): readonly Note[] {
  const used = READINGS.filter(([, , isUsed]) => isUsed(input));
  if (used.length === 0) return lines;
  return lines.map((note) => {
    const ours = used
      .filter(([line]) => line === note.cite || note.text.startsWith(line))
      .map(([, cite]) => cite);
    return ours.length === 0 ? note : { ...note, cite: [note.cite, ...ours].join(', ') };
  });
}
