/** Reads the tables of an order of battle at load. */
import { RuleBug } from '@longroll/kernel';
import { type Side, UNIT_TYPES } from '../model/vocabulary.ts';
import { ALL, type Force, type LeaderCounter, RANKS, SURENESS, type UnitCounter } from './counter.ts';

const HEADING = /^(.+) \/ (.+)$/;
const SIDES_OF_COUNTER = /^(\d+)\/(\d+), reduced (\d+)\/(\d+)$/;
const FORCE = /^(\d+) (men|guns), (\w+)$/;

function oneOf<T extends string>(words: readonly T[], word: string | undefined, where: string): T {
  const found = words.find((one) => one === word);
  if (found === undefined) throw new RuleBug(`${where}: "${word}" is none of ${words.join(', ')}`);
  return found;
}

const orNull = (text: string | undefined): string | null =>
  text === undefined || text === '-' ? null : text;
const partsOf = (line: string): readonly string[] => line.split('|').map((part) => part.trim());

type Values = Pick<UnitCounter, 'sp' | 'morale' | 'reducedSp' | 'reducedMorale'>;

function readValues(text: string, where: string): Values {
  const found = SIDES_OF_COUNTER.exec(text);
  if (!found) throw new RuleBug(`${where}: "${text}" are not both sides of a counter`);
  const [sp, morale, reducedSp, reducedMorale] = found.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
  ];
  if (sp < reducedSp || reducedSp < 1 || morale < reducedMorale)
    throw new RuleBug(`${where}: its reduced side is the better one`);
  return { sp, morale, reducedSp, reducedMorale };
}

type Strength = Pick<UnitCounter, 'men' | 'guns' | 'sureness'>;

function readStrength(text: string, type: UnitCounter['type'], where: string): Strength {
  const [, count, word, sure] = FORCE.exec(text) ?? [];
  if ((word === 'guns') !== (type === 'artillery')) throw new RuleBug(`${where}: ${type} with "${text}"`);
  const [men, guns] = word === 'guns' ? [0, Number(count)] : [Number(count), 0];
  return { men, guns, sureness: oneOf(SURENESS, sure, where) };
}

function readUnit(line: string, side: Side, higherOrganization: string, brigade: string): UnitCounter {
  const [
    id = '',
    label = '',
    name = '',
    typeWord,
    values = '',
    reason = '',
    commander,
    regiments,
    force = '',
    remark,
  ] = partsOf(line);
  const type = oneOf(UNIT_TYPES, typeWord, id);
  return {
    ...{ id, side, type, higherOrganization, brigade, label, name },
    ...readValues(values, id),
    ...{ moraleReason: reason, commander: orNull(commander), organization: orNull(regiments) },
    ...readStrength(force, type, id),
    remark: orNull(remark),
  };
}

function readLeader(line: string, side: Side): LeaderCounter {
  const [id = '', label = '', name = '', word, leads = '', radius, remark] = partsOf(line);
  const rank = oneOf(RANKS, word, id);
  if (!(Number(radius) > 0) || leads === '') throw new RuleBug(`"${line}" is no line of a leader`);
  if ((rank === 'army') !== (leads === ALL))
    throw new RuleBug(`${id}: an army leader leads all, and he alone`);
  return { ...{ id, side, label, name, rank, leads }, radius: Number(radius), remark: orNull(remark) };
}

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A heading "Hamilton / Sanborn" and below it a line for each unit. */
function readUnits(side: Side, text: string): readonly UnitCounter[] {
  let [higher, brigade] = ['', ''];
  return linesOf(text).flatMap((line) => {
    if (line.includes('|')) return [readUnit(line, side, higher, brigade)];
    const heading = HEADING.exec(line);
    if (!heading) throw new RuleBug(`"${line}" is neither a unit nor a heading`);
    [higher, brigade] = [heading[1]!, heading[2]!];
    return [];
  });
}

export function readCounters(side: Side, units: string, leaders: string): Force {
  const force = {
    units: readUnits(side, units),
    leaders: linesOf(leaders).map((line) => readLeader(line, side)),
  };
  const organizations = new Set(force.units.map(({ higherOrganization }) => higherOrganization));
  const stray = force.leaders.find(({ leads }) => leads !== ALL && !organizations.has(leads));
  if (stray) throw new RuleBug(`${stray.id} leads ${stray.leads}, which has no unit`);
  return force;
}
