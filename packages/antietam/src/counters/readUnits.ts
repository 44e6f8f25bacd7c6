/** Reads the tables of the order of battle at load. */
import { RuleBug } from '@longroll/kernel';
import { ARMS, type Arm, isArtillery, isGun, type Side, WEAPONS, type Weapon } from '../model/vocabulary.ts';
import type { Evidence, Sureness, UnitCounter } from './counter.ts';
import { MEN_PER_GUN } from './crews.ts';

const STRENGTHS: Readonly<Record<string, string>> = {
  remembered: 'a remembered figure',
  'remembered, sum found': 'a remembered figure; the sum of its division was found',
  shared: "its share of the division's total",
  split: 'the guns of its corps or division, split by our estimate',
  found: 'found in a text',
};
const SURENESS: readonly Sureness[] = ['high', 'medium', 'low', 'known'];

const EVIDENCE = /^(.+), (\w+)\/(\w+)\/(\w+)(?:, brigade (\d+))?$/;
const FORCE = /^(\d+) (men|guns), (\S+), (\d+)(?:, released (\d+)(?: by (\d+) %)?)?$/;

const NEVER_HELD = 1;
const CERTAIN = 100;

function oneOf<T extends string>(words: readonly T[], word: string | undefined, where: string): T {
  const found = words.find((one) => one === word);
  if (found === undefined) throw new RuleBug(`${where}: "${word}" is none of ${words.join(', ')}`);
  return found;
}

function readEvidence(text: string, remark: string | undefined, where: string): Evidence {
  const [, source = '', men, weapon, place, brigade] = EVIDENCE.exec(text) ?? [];
  const strength = STRENGTHS[source];
  if (strength === undefined) throw new RuleBug(`${where}: "${text}" does not say how sure it is`);
  return {
    strength,
    men: oneOf(SURENESS, men, where),
    weapon: oneOf(SURENESS, weapon, where),
    place: oneOf(SURENESS, place, where),
    brigade: brigade === undefined ? null : Number(brigade),
    remark: remark ?? null,
  };
}

type Force = Pick<UnitCounter, 'men' | 'guns' | 'weapon' | 'efficiency' | 'release' | 'releasePercent'>;

function readForce(text: string, arm: Arm, where: string): Force {
  const [, count, word, code, efficiency, release, percent] = FORCE.exec(text) ?? [];
  const weapon: Weapon = oneOf(WEAPONS, code, where);
  const hasGuns = word === 'guns';
  if (hasGuns !== isArtillery(arm) || hasGuns !== isGun(weapon))
    throw new RuleBug(`${where}: ${arm} with ${count} ${word} of ${weapon}`);
  return {
    men: Number(count) * (hasGuns ? MEN_PER_GUN : 1),
    guns: hasGuns ? Number(count) : 0,
    weapon,
    efficiency: Number(efficiency),
    release: Number(release ?? NEVER_HELD),
    releasePercent: Number(percent ?? CERTAIN),
  };
}

const orNull = (text: string | undefined): string | null =>
  text === undefined || text === '-' ? null : text;

function readUnit(line: string, side: Side, corps: string, division: string): UnitCounter {
  const [id = '', name = '', armWord, force = '', reason = '', commander, regiments, evidence = '', remark] =
    line.split('|').map((part) => part.trim());
  const arm = oneOf(ARMS, armWord, id);
  return {
    ...{ id, side, corps, division, name, arm },
    ...readForce(force, arm, id),
    efficiencyReason: reason,
    commander: orNull(commander),
    organization: orNull(regiments),
    evidence: readEvidence(evidence, remark, id),
  };
}

/** A heading "I Corps / Doubleday" and below it a line for each unit. */
export function readUnits(side: Side, text: string): readonly UnitCounter[] {
  let [corps, division] = ['', ''];
  return text.split('\n').flatMap((line) => {
    const words = line.trim();
    if (words === '') return [];
    if (words.includes('|')) return [readUnit(words, side, corps, division)];
    [corps = '', division = ''] = words.split(' / ');
    corps = corps.replace(/ Corps$/, '');
    return [];
  });
}
