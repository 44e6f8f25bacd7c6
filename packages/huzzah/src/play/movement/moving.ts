/** A group on the move (17.7): step by step, changes of formation, the strike of a charge, the end. */
import { bar, bare, offeredWords } from '@longroll/kernel';
import { type Field, formedOf, marchingOf } from '../../field/field.ts';
import type { UnitFormation } from '../../field/state.ts';
import { assaultAsks } from '../assault/asking.ts';
import { strike } from '../assault/beginning.ts';
import { changeUnits } from '../state/change.ts';
import { type DecisionIn, type DeedIn, withHex, withUnit } from '../state/flow.ts';
import type { In, PlayState } from '../state/stage.ts';
import { to } from '../state/stage.ts';
import { stackIn } from '../state/standing.ts';
import {
  does,
  doneBy,
  ENDS,
  FORMATION_WORDS,
  facingName,
  facingNamed,
  facingWords,
  groupWords,
  hexWords,
  pieceIn,
  told,
  unitName,
  unitPieceId,
} from '../state/words.ts';
import { changeBar, endBar, endsByChange, isBesideTarget, neighboursOf } from '../steps/bars.ts';
import { endMove } from '../steps/ending.ts';
import { anyStepBarred, entriesFor } from '../steps/entering.ts';
import { straggleAsks } from './asking.ts';
import { straggleOrder } from './stepping.ts';

type Stage = In<'move'>;

/** What a unit changes into. */
export function otherFormation(field: Field, state: PlayState, unit: number): UnitFormation {
  const { formation } = state.units[unit]!;
  const piece = field.units[unit]!;
  if (piece.type === 'artillery' || piece.type === 'cavalry')
    return formation === formedOf(piece) ? marchingOf(piece) : formedOf(piece);
  return formation === 'skirmish' ? 'line' : 'skirmish';
}

const FACINGS_COUNT = 6;
const TURNS = [0, 1, 5, 2, 4, 3] as const;

const END: DeedIn<'move', 'end'> = {
  // As it came first, then by how far it would turn.
  candidates: (_, { stage: { moving }, units }) => {
    const first = moving.units[0];
    if (first === undefined) return [{ do: 'end' }];
    return TURNS.map((turn) => ({
      do: 'end' as const,
      side: facingName((units[first]!.facing + turn) % FACINGS_COUNT),
    }));
  },
  bar: (field, state, { side }) =>
    endBar(field, state, state.stage.moving, side === undefined ? null : facingNamed(side)),
  play: (field, state, { side }) =>
    endMove(field, state, state.stage.moving, side === undefined ? null : facingNamed(side)),
  tell: (field, { stage: { moving } }, { side }) => {
    const who = groupWords(field, moving);
    const where = side === undefined ? '' : `, facing ${facingWords(facingNamed(side))}`;
    return told(
      'End the move',
      '17.7.2',
      `${who} ${does(moving, 'ends its', 'end their')} move in ${hexWords(field, moving.hex)}${where}`,
      {
        ...ENDS,
        ...doneBy(field, moving),
        ...(side !== undefined && { facing: facingNamed(side) }),
      },
    );
  },
};

const NOT_BESIDE = bar('not-beside', '9.1, 17.13.1', 'A charge strikes from a hex beside its target.');

const WORDS = {
  strike: 'strike',
  step: 'take a step',
  change: 'change formation',
  end: 'end the move',
} as const;

function stepText(field: Field, { stage: { moving } }: Stage, hex: number): string {
  const verb =
    moving.path.length === 0 ? does(moving, 'enters at', 'enter at') : does(moving, 'goes to', 'go to');
  return `${groupWords(field, moving)} ${verb} ${hexWords(field, hex)}`;
}

export const MOVE: DecisionIn<'move'> = {
  rule: bar('move', '17.7', 'A group is on the move: it steps, changes formation, or ends the move.'),
  prompt: (field, state) =>
    `${groupWords(field, state.stage.moving)}: ${offeredWords(MOVE, WORDS, field, state)}.`,
  deeds: {
    strike: bare(
      { do: 'strike' },
      {
        bar: (field, state) => (isBesideTarget(field, state.stage.moving) ? null : NOT_BESIDE),
        play: (field, state) => strike(field, state, state.stage.moving),
        tell: (field, state) => {
          const { moving } = state.stage;
          const whom = groupWords(field, stackIn(field, state, moving.target));
          return told(
            'Charge',
            '17.13',
            `${groupWords(field, moving)} ${does(moving, 'strikes', 'strike')} ${whom}`,
            {
              ...{ piece: pieceIn(field, moving), cell: moving.target, rolls: true },
              ...assaultAsks(field, state, moving, moving.target, moving),
            },
          );
        },
      },
    ),
    step: withHex<Stage, 'step'>('step', {
      among: (field, state) => {
        const { moving } = state.stage;
        if (moving.stopped) return [];
        return moving.path.length === 0 ? entriesFor(field, state, moving) : neighboursOf(field, moving.hex);
      },
      bar: (field, state, hex) => anyStepBarred(field, state, state.stage.moving, hex),
      play: (_, state, hex) => {
        const { moving, side } = state.stage;
        return to(state, { at: 'straggle', side, moving, to: hex });
      },
      tell: (field, state, hex) => {
        const { moving } = state.stage;
        const order = straggleOrder(field, state, moving, hex);
        return told('Move', '17.7', stepText(field, state, hex), {
          ...{ ...doneBy(field, moving), cell: hex, rolls: order !== null },
          ...(order && { asks: straggleAsks(order, state) }),
        });
      },
    }),
    change: withUnit<Stage, 'change'>('change', {
      among: (_, { stage }) => stage.moving.units,
      bar: (field, state, unit) => changeBar(field, state, state.stage.moving, unit),
      play: (field, state, unit) => {
        const { moving, side } = state.stage;
        const stopped = endsByChange(state, unit);
        const changed = changeUnits(state, [unit], { formation: otherFormation(field, state, unit) });
        return to(changed, { at: 'move', side, moving: { ...moving, changes: moving.changes + 1, stopped } });
      },
      tell: (field, state, unit) =>
        told(
          'Formation',
          '17.7.6',
          `${unitName(field, unit)}: ${FORMATION_WORDS[otherFormation(field, state, unit)]}`,
          {
            piece: unitPieceId(field, unit),
          },
        ),
    }),
    end: END,
  },
};
