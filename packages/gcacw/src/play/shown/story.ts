/** What an action has led to, read off the state before and after it; the dice are told by the rules that throw them. */
import { began, happened, inWords, type Note } from '@longroll/kernel';
import { LINE } from '../../campaign/works.ts';
import type { Field } from '../../field/field.ts';
import { RETREAT_LENGTHS } from '../../model/retreatStep.ts';
import { SIDE_NAMES } from '../../model/vocabulary.ts';
import { pointWords } from '../../scenarios/victory.ts';
import { fateOf, fateWords } from '../../story/fates.ts';
import { does } from '../../story/words.ts';
import { insideHexes } from '../retreat/inside.ts';
import type { PlayState } from '../state/stage.ts';
import { holderOf, leaderName, unitName } from '../state/standing.ts';
import { hexWords } from '../state/words.ts';
import { scoreNow } from './score.ts';

type Told = readonly Note[];
const NOTHING: Told = [];

const sentence = (cite: string, parts: readonly string[], joint = '; '): Told =>
  parts.length === 0 ? NOTHING : [happened(cite, `${parts.join(joint)}.`)];

const unitsThat = (state: PlayState, holds: (i: number) => boolean): readonly number[] =>
  state.units.flatMap((_, i) => (holds(i) ? [i] : []));

/** Works that a unit left behind go without saying. */
function fates(field: Field, before: PlayState, after: PlayState): Told {
  const words = after.units.flatMap((unit, i) => {
    const fate = fateOf(before.units[i]!, unit);
    return fate.length === 0 ? [] : [fateWords(unitName(field, i), fate)];
  });
  return sentence('1.8', words);
}

/** A night's rest is no list of names: the lines of the account have each. */
function rest(before: PlayState, after: PlayState): Told {
  const count = (holds: (was: number, is: number) => boolean, of: 'fatigue' | 'demoralized') =>
    unitsThat(after, (i) => holds(before.units[i]![of], after.units[i]![of])).length;
  const rested = count((was, is) => is < was, 'fatigue');
  const ordered = unitsThat(after, (i) => after.units[i]!.organized && !before.units[i]!.organized).length;
  const dug = unitsThat(
    after,
    (i) => after.units[i]!.entrenchment !== before.units[i]!.entrenchment && after.units[i]!.hex >= 0,
  ).length;
  const parts = [
    rested > 0 && `${rested} ${rested === 1 ? 'unit rests' : 'units rest'}`,
    ordered > 0 && `${ordered} ${ordered === 1 ? 'falls' : 'fall'} in again`,
    dug > 0 && `${dug} ${dug === 1 ? 'improves its' : 'improve their'} works`,
  ].filter((part) => part !== false);
  return sentence('12.0', parts, ', ');
}

function freed(field: Field, before: PlayState, after: PlayState): Told {
  const units = unitsThat(after, (i) => after.units[i]!.released && !before.units[i]!.released);
  const leaders = after.leaders.flatMap((leader, i) =>
    leader.released && !before.leaders[i]!.released ? [i] : [],
  );
  const names = [...units.map((i) => unitName(field, i)), ...leaders.map((i) => leaderName(field, i))];
  return names.length === 0
    ? NOTHING
    : [happened('16.6', `${inWords(names)} ${does(names, 'is', 'are')} released.`)];
}

function taken(field: Field, before: PlayState, after: PlayState): Told {
  const { scoring } = field.scenario;
  return scoring.flatMap(({ hex, place, points }) => {
    const cell = field.ground.map.cells.get(hex)!;
    const at = field.watched.indexOf(cell);
    const side = after.held[at]!;
    if (before.held[at] === side) return [];
    return [
      happened(
        '18.7',
        `${SIDE_NAMES[side]} forces take ${place ?? hexWords(field, cell)} (${pointWords(points)}).`,
      ),
    ];
  });
}

/** A stack that has to go: how far. */
function goes(field: Field, before: PlayState, { stage }: PlayState): Told {
  if (stage.at !== 'retreat' || before.stage.at === 'retreat') return NOTHING;
  const { kind, units } = stage.retreat;
  const { least, most } = RETREAT_LENGTHS[kind];
  const names = units.map((i) => unitName(field, i));
  if (insideHexes(field, before, stage.retreat) !== null)
    return [happened('19.5.1.7', `${inWords(names)} must fall back inside the works.`)];
  const verb =
    kind === 'rout'
      ? 'must rout'
      : kind === 'retreat'
        ? 'must retreat'
        : does(names, 'falls back', 'fall back');
  return [happened('15.1', `${inWords(names)} ${verb} ${least} to ${most} hexes.`)];
}

/** A stack that has halted: where. */
function halted(field: Field, before: PlayState, after: PlayState): Told {
  if (before.stage.at !== 'retreat' || after.stage.at === 'retreat') return NOTHING;
  const { units } = before.stage.retreat;
  const left = units.filter((i) => after.units[i]!.hex >= 0);
  if (left.length === 0) return NOTHING;
  const names = left.map((i) => unitName(field, i));
  const where = hexWords(field, after.units[left[0]!]!.hex);
  return [happened('15.9', `${inWords(names)} ${does(names, 'halts', 'halt')} at ${where}.`)];
}

const isDrop = (before: readonly number[], after: readonly number[], hex: number): boolean =>
  before.includes(hex) && !after.includes(hex);

/** Depots that were destroyed, works that were taken, a redoubt lost, a pontoon lost (19.4.1.5, 19.4.7.2, 19.5.1.6). */
function taking(field: Field, before: PlayState, after: PlayState): Told {
  if (!before.campaign || !after.campaign || before.turn !== after.turn) return NOTHING;
  const [was, is] = [before.campaign, after.campaign];
  const destroyed = was.depots.filter(
    (hex) => isDrop(was.depots, is.depots, hex) && holderOf(field, after, hex) === 'confederate',
  );
  const redoubts = was.redoubts.filter((hex) => isDrop(was.redoubts, is.redoubts, hex));
  const works = LINE.filter((_, i) => was.levels[i]! > 0 && is.levels[i] === 0);
  const bridges = was.bridges.pontoons.filter(
    (side) => isDrop(was.bridges.pontoons, is.bridges.pontoons, side) && before.stage.at !== 'pontoon',
  );
  return [
    ...destroyed.map((hex) => happened('19.4.1.5', `The depot at ${hexWords(field, hex)} is destroyed.`)),
    ...redoubts.map((hex) => happened('19.3.2', `The redoubt in ${hexWords(field, hex)} is lost.`)),
    ...works.map((id) => happened('19.5.1.6', `The works at ${id} are wrecked.`)),
    ...bridges.map(() => happened('19.4.7.2', 'A pontoon is lost.')),
  ];
}

function ending(field: Field, after: PlayState): Told {
  if (after.stage.at !== 'game-over') return NOTHING;
  const { level, union, confederate } = scoreNow(field, after);
  const how = level === null ? '' : `: ${level} victory`;
  return [began('16.7', `The game is over${how}, Union ${union} to Confederate ${confederate}.`)];
}

/** Whether a Recovery Phase has come between: it is over when flanks may be refused, or when the next turn begins. */
function isNight(before: PlayState, after: PlayState): boolean {
  const isRefusing = before.stage.at === 'recovery-refuse';
  // Where nobody can act, a whole day and its night pass while flanks of the night before are refused.
  const next = isRefusing ? before.turn + 1 : before.turn;
  if (after.turn > next || (after.stage.at === 'recovery-refuse' && after.turn === next)) return true;
  const isIdle = before.stage.at === 'choose-action' && before.lost === after.lost;
  return after.stage.at === 'game-over' && (isIdle || (isRefusing && after.turn === next));
}

export function storyBetween(field: Field, before: PlayState, after: PlayState): Told {
  const night = isNight(before, after);
  return [
    ...(night ? rest(before, after) : fates(field, before, after)),
    ...goes(field, before, after),
    ...halted(field, before, after),
    ...taken(field, before, after),
    ...freed(field, before, after),
    ...taking(field, before, after),
    ...ending(field, after),
  ];
}
