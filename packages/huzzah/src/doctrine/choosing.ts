/** Which stack is opened next, who enters, when a segment is over. */
import { asSentence, bestFirst, type Reasoned } from '@longroll/kernel';
import { canOpen, groupIn, ownHexes } from '../play/choosing/groups.ts';
import type { Action } from '../play/state/action.ts';
import { pieceId } from '../play/state/flow.ts';
import type { Group, In } from '../play/state/stage.ts';
import { distance, hexId, isGun, segmentIn } from '../play/state/standing.ts';
import { does, groupWords, hexWords } from '../play/state/words.ts';
import { enterBar, enteringWith, entryCell, waitingOf } from '../play/steps/entering.ts';
import { shotsOf } from './groups.ts';
import { aimOf, type Look } from './look.ts';
import { stepsToGoal } from './ways.ts';

type Weighed = Reasoned<Action>;

const endSegment = (look: Look): Weighed => ({
  action: { do: 'end-segment' },
  value: 0,
  reason: asSentence(`Nobody else has anything to do in the segment (${segmentIn(look.state).title})`),
});

/** The best shot first: what it does may spare the others theirs. */
function firesFirst(look: Look): readonly Weighed[] {
  const { field, state } = look;
  const open = ownHexes(field, state).filter((hex) => canOpen(field, state, hex));
  return bestFirst([
    ...open.flatMap((hex) => {
      const best = bestFirst(shotsOf(look, groupIn(field, state, hex)))[0];
      return best
        ? [
            {
              action: { do: 'open', hex: hexId(field, hex) } as const,
              value: best.value,
              reason: best.reason,
            },
          ]
        : [];
    }),
    endSegment(look),
  ]);
}

function entering(look: Look): readonly Weighed[] {
  const { field, state } = look;
  const piece = waitingOf(field, state).find((one) => enterBar(field, state, one) === null);
  if (piece === undefined) return [];
  const group = enteringWith(field, state, piece);
  const reason = asSentence(
    `${groupWords(field, group)} ${does(group, 'comes', 'come')} in at ${hexWords(field, entryCell(field, group))}`,
  );
  return [{ action: { do: 'enter', piece: pieceId(field, piece) }, value: 20, reason }];
}

/** Guns fire before the foot goes forward; who is near to the enemy acts before those behind him; who is near his goal before others. */
function urgency(look: Look, group: Group): number {
  const { field, enemies } = look;
  const near = enemies.reduce((least, enemy) => Math.min(least, distance(field, group.hex, enemy)), 50);
  const guns = group.units.length > 0 && group.units.every((unit) => isGun(field, unit)) ? 3 : 0;
  const aim = aimOf(look, group.units);
  const far = aim ? stepsToGoal(field, aim.goal)[group.hex]! : near;
  const waits = near === 1 ? 2 : 0;
  return 10 + guns - near / 8 - far / 100 - waits;
}

/** In a horse segment only those who have somewhere to go. */
function isWanted(look: Look, group: Group): boolean {
  const { field, state, situation } = look;
  if (group.units.length > 0)
    return group.units.some((unit) => !isGun(field, unit) || state.units[unit]!.formation === 'limbered');
  return situation.firstIn(group.hex) < 0;
}

function actsNext(look: Look, isHorse: boolean): readonly Weighed[] {
  const { field, state } = look;
  const open = ownHexes(field, state).flatMap((hex): Weighed[] => {
    const group = groupIn(field, state, hex);
    if (group.units.length === 0 && (group.leaders.length === 0 || !isWanted(look, group))) return [];
    if (isHorse && !isWanted(look, group)) return [];
    const reason = asSentence(`Looks to ${groupWords(field, group)} in ${hexWords(field, hex)} next`);
    return [{ action: { do: 'open', hex: hexId(field, hex) }, value: urgency(look, group), reason }];
  });
  return bestFirst([...entering(look), ...open, endSegment(look)]);
}

export function chooseAnswers(
  look: Look,
  state: In<'fire-choose' | 'horse-choose' | 'action-choose'>,
): readonly Weighed[] {
  if (state.stage.at === 'fire-choose') return firesFirst(look);
  return actsNext(look, state.stage.at === 'horse-choose');
}
