/** Recovery Phase (12): rest, order, works; then flanks may be refused or freed, once per hex (9.8c). */
import { type Bar, bar, bare, type Note, terrainOf, type Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import type { UnitOnField } from '../../field/state.ts';
import { recovery } from '../../procedures/recovery.ts';
import { refuseBar, refuseIn } from '../movement/refusing.ts';
import { fortsDug, isFortSite } from '../operations/forts.ts';
import { changeLeaders, changeUnits } from '../state/change.ts';
import { type DecisionIn, SILENT, withHex } from '../state/flow.ts';
import { type In, type PlayState, to } from '../state/stage.ts';
import { rulesOf, unitOf, unitsOfSide, weatherOf } from '../state/standing.ts';
import { ENDS, hexWords, stackIn, told } from '../state/words.ts';
import { nextSide } from './frame.ts';

/** A line for every fact of every unit would drown what changed, so nobody listens. */
function recovered(field: Field, state: PlayState, unit: number, u: Umpire): Partial<UnitOnField> {
  const { hex, moved, released } = state.units[unit]!;
  const rain = weatherOf(field, state) === 'rain';
  const terrain = terrainOf(field.ground.map, hex);
  const inSwamp = terrain === 'swamp' || (terrain === 'provisional-swamp' && rain);
  const mayDig = released || field.unitLines[unit]!.mayEntrench;
  const { unit: after } = recovery({
    unit: unitOf(field, state, unit),
    ...{ rain, movedThisTurn: moved, inSwamp, fortSite: isFortSite(field, state, hex) },
    houseRules: mayDig ? rulesOf(state) : { ...rulesOf(state), worksRise: 'by-action' },
  })({ ...SILENT, draw: (chance) => u.draw(chance) });
  const { organized, exhausted, fatigue, demoralized, entrenchment } = after;
  return { organized, exhausted, fatigue, demoralized, entrenchment, moved: false };
}

export function recover(field: Field, state: In<'recovery'>, u: Umpire): PlayState {
  const standing = state.units.flatMap((unit, i) => (unit.hex >= 0 ? [i] : []));
  const recovering = changeUnits(state, standing, (_, i) => recovered(field, state, i, u));
  const rested = fortsDug(state, recovering);
  const everyLeader = rested.leaders.map((_, i) => i);
  const fresh = changeLeaders(rested, everyLeader, { spent: false });
  u.note(() => recoveryLines(field, state, rested));
  return to(fresh, { at: 'offer-refusals', side: rulesOf(state).transfersFirst });
}

/** What recovery made of a unit, each change with its rule. */
function changesOf(was: UnitOnField, unit: UnitOnField): readonly (readonly [cite: string, words: string])[] {
  return [
    was.fatigue !== unit.fatigue && (['12.0', `fatigue ${was.fatigue} to ${unit.fatigue}`] as const),
    was.exhausted !== unit.exhausted && (['12.0', unit.exhausted ? 'exhausted' : 'normal side'] as const),
    was.organized !== unit.organized && (['12.1', 'organized'] as const),
    was.demoralized !== unit.demoralized &&
      (['12.2', `demoralization ${was.demoralized} to ${unit.demoralized}`] as const),
    was.entrenchment !== unit.entrenchment && (['12.3', unit.entrenchment] as const),
  ].filter((change) => change !== false);
}

function recoveryLines(field: Field, before: PlayState, after: PlayState): readonly Note[] {
  return after.units.flatMap((unit, i) => {
    const changes = changesOf(before.units[i]!, unit);
    if (changes.length === 0) return [];
    const cite = [...new Set(changes.map(([rule]) => rule))].join(', ');
    const value = changes.map(([, words]) => words).join(', ');
    return [{ cite, text: field.pieces.units[i]!.name, value, applied: true, group: 'Recovery' }];
  });
}

// Refused flanks.

type Refusing = In<'recovery-refuse'>;

const isRefused = ({ units }: PlayState, at: number): boolean =>
  units.some(({ hex, flanksRefused }) => hex === at && flanksRefused);

const NOBODY = bar('no-stack', '9.8c', 'No stack of that side stands there.');
const SETTLED = bar('settled', '9.8c', 'The flanks of that hex are settled for this turn.');
const REFUSED = bar('refused', '9.8c', 'The flanks of that stack are refused already.');
const NOT_REFUSED = bar('not-refused', '9.8c', 'The flanks of that stack are not refused.');

const stacksOf = (field: Field, { units, stage }: PlayState): readonly number[] => [
  ...new Set(
    unitsOfSide(field, stage.side)
      .map((i) => units[i]!.hex)
      .filter((hex) => hex >= 0),
  ),
];

function hexBar(field: Field, state: PlayState, settled: readonly number[], hex: number): Bar | null {
  if (settled.includes(hex)) return SETTLED;
  return stacksOf(field, state).includes(hex) ? null : NOBODY;
}

function mayRefuse(field: Field, state: PlayState, settled: readonly number[], hex: number): Bar | null {
  const here = hexBar(field, state, settled, hex);
  if (here) return here;
  return isRefused(state, hex) ? REFUSED : refuseBar(field, state, hex);
}

const mayFree = (field: Field, state: PlayState, settled: readonly number[], hex: number): Bar | null =>
  hexBar(field, state, settled, hex) ?? (isRefused(state, hex) ? null : NOT_REFUSED);

/** A side that has nothing to refuse or to free is not asked. */
export function offerRefusals(field: Field, state: In<'offer-refusals'>): PlayState {
  const may = stacksOf(field, state).some(
    (hex) => mayRefuse(field, state, [], hex) === null || mayFree(field, state, [], hex) === null,
  );
  return may
    ? to(state, { at: 'recovery-refuse', side: state.stage.side, settled: [] })
    : nextSide(state, 'offer-refusals', 'turn-end');
}

const settledIn = (field: Field, state: Refusing, hex: number, refused: boolean): PlayState =>
  to(refuseIn(field, state, hex, refused), { ...state.stage, settled: [...state.stage.settled, hex] });

const stackAt = (field: Field, state: PlayState, hex: number): string =>
  `${stackIn(field, state, hex)} in ${hexWords(field, hex)}`;

export const RECOVERY_REFUSE: DecisionIn<'recovery-refuse'> = {
  rule: bar('flanks', '9.8c', 'It is the Recovery Phase: flanks are refused or freed, or the side goes on.'),
  prompt: () => 'refuse flanks or free them, then go on.',
  deeds: {
    refuse: withHex<Refusing, 'refuse'>('refuse', {
      among: stacksOf,
      bar: (field, state, hex) => mayRefuse(field, state, state.stage.settled, hex),
      play: (field, state, hex) => settledIn(field, state, hex, true),
      tell: (field, state, hex) => told('Flanks', '9.8c', `${stackAt(field, state, hex)}: refuse flanks`),
    }),
    unrefuse: withHex<Refusing, 'unrefuse'>('unrefuse', {
      among: stacksOf,
      bar: (field, state, hex) => mayFree(field, state, state.stage.settled, hex),
      play: (field, state, hex) => settledIn(field, state, hex, false),
      tell: (field, state, hex) =>
        told('Flanks', '9.8c', `${stackAt(field, state, hex)}: flanks no longer refused`),
    }),
    done: bare(
      { do: 'done' },
      {
        play: (_, state) => nextSide(state, 'offer-refusals', 'turn-end'),
        tell: () => told('Done', '9.8c', 'Flanks stay as they are', ENDS),
      },
    ),
  },
};
