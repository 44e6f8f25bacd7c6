/** Retreats on the map (15): hex by hex, as the charts leave the owner a choice; then the stack stands where it halted. */
import {
  type Bar,
  bar,
  bare,
  happened,
  offeredWords,
  RuleBug,
  type Told,
  type Umpire,
} from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { NOT_BEGUN, type RetreatOrder } from '../../model/retreatOrder.ts';
import { RETREAT_LENGTHS } from '../../model/retreatStep.ts';
import { HALT, RETREAT as HEXES, type Walk, walkAt, walkOf } from '../../procedures/retreat.ts';
import { offerLines } from '../../procedures/retreatLines.ts';
import { type RetreatOffer, type RetreatOffers, retreatOffers } from '../../procedures/retreatOffers.ts';
import { does } from '../../story/words.ts';
import { settleLeaders } from '../movement/leaders.ts';
import { stoodIn } from '../operations/standing.ts';
import { changeLeaders, changeUnits, removeUnits, takeHex, unrefuse, writeUnit } from '../state/change.ts';
import { type DecisionIn, withHex } from '../state/flow.ts';
import { type Acting, type In, type Phase, type PlayState, type Retreating, to } from '../state/stage.ts';
import { leadersIn, rulesOf, survivors, unitName, unitOf, unitsOf } from '../state/standing.ts';
import { ENDS, hexWords, namesOf, told, unitPieceId } from '../state/words.ts';
import { retreatGround } from './ground.ts';
import { insideHexes } from './inside.ts';

/** Who goes, from where, before whom. */
export type Leaving = Pick<Retreating, 'kind' | 'side' | 'units' | 'from' | 'before'>;

/** The owner treats bluffs with neither way nor ferry as he likes, from hex to hex (2.8). */
function orderFor(field: Field, state: PlayState, leaving: Leaving): RetreatOrder {
  const { kind, side, units, from, before } = leaving;
  return {
    ground: retreatGround(field, state, side),
    ...{ kind, side },
    units: unitsOf(field, state, units),
    start: from,
    activeEnemy: before,
    bluffsImpassable: 'either',
    houseRules: rulesOf(state),
  };
}

/** Whether the least length could be gone at all (8.9, 10.6). */
export function canRetreat(field: Field, state: PlayState, leaving: Leaving): boolean {
  const inside = insideHexes(field, state, leaving);
  if (inside !== null) return inside.length > 0;
  if (rulesOf(state).willingSurrender === 'allowed') return true;
  return retreatOffers(orderFor(field, state, leaving), NOT_BEGUN).hexes.length > 0;
}

/** A stack begins to retreat; when it is over the game goes on with `afterwards`. */
export function retreating(
  state: PlayState,
  phase: Phase,
  leaving: Leaving,
  afterwards: Retreating['afterwards'],
): PlayState {
  const { kind, side, units, from, before } = leaving;
  const [leaders, entered, overrode] = [leadersIn(state, from), [], false];
  const retreat = { kind, side, units, from, before, leaders, entered, overrode, afterwards };
  return to(state, { at: 'retreat-on', side, phase, retreat });
}

/** Where the walk has come to: asked on, halted, or at its end. */
function carried(field: Field, state: Acting, retreat: Retreating, walk: Walk, u: Umpire): PlayState {
  const { phase } = state.stage;
  const { side } = retreat;
  if (walk.ended === null) return asked(state, retreat, walk);
  const over = { at: 'retreat-over', side, phase, retreat } as const;
  if (walk.ended === 'halted') return to(halted(field, state, retreat), over);
  if (walk.ended === 'destroyed') return to(state, over);
  return surrendered(field, state, retreat, '15.3', u);
}

/** The walk has looked already where it may go, by the state that it set out in: the same, unless units were lost. */
function asked(state: Acting, retreat: Retreating, walk: Walk): PlayState {
  const { phase } = state.stage;
  const next = to(state, { at: 'retreat', side: retreat.side, phase, retreat });
  if (walk.offers !== null && walk.eliminated.length === 0 && isUnhurt(walk)) offersOf.set(next, walk.offers);
  return next;
}

const isUnhurt = ({ steps }: Walk): boolean => steps.every(({ loss }) => loss === 0);

function surrendered(field: Field, state: Acting, retreat: Retreating, cite: string, u: Umpire): PlayState {
  const { phase } = state.stage;
  u.note(() => [happened(cite, `${namesOf(field, retreat.units)} can get nowhere and must surrender.`)]);
  const gone = removeUnits(field, state, retreat.units);
  return to(gone, { at: 'retreat-over', side: retreat.side, phase, retreat });
}

/** Inside the works: one hex, and it stands (19.5.1.7). */
function fellBack(field: Field, state: Acting, retreat: Retreating, hex: number): PlayState {
  const { phase } = state.stage;
  const there = { ...retreat, entered: [hex] };
  return to(halted(field, state, there), { at: 'retreat-over', side: retreat.side, phase, retreat: there });
}

function goInside(
  field: Field,
  state: Acting,
  retreat: Retreating,
  hexes: readonly number[],
  u: Umpire,
): PlayState {
  const { phase } = state.stage;
  if (hexes.length === 0) return surrendered(field, state, retreat, '19.5.1.7', u);
  if (hexes.length === 1) return fellBack(field, state, retreat, hexes[0]!);
  return to(state, { at: 'retreat', side: retreat.side, phase, retreat });
}

export function goOn(field: Field, state: In<'retreat-on'>, u: Umpire): PlayState {
  const { retreat } = state.stage;
  const inside = insideHexes(field, state, retreat);
  if (inside !== null) return goInside(field, state, retreat, inside, u);
  return carried(field, state, retreat, walkOf(orderFor(field, state, retreat), retreat, u), u);
}

/** The stack stands in its last hex: it holds it, its markers stay behind; who was there keeps his (15.9). */
function halted(
  field: Field,
  state: PlayState,
  { units, leaders, from, entered, side }: Retreating,
): PlayState {
  const hex = entered.at(-1);
  if (hex === undefined) throw new RuleBug('a retreat has halted before it began');
  const moved = changeUnits(unrefuse(state, from), units, () => ({
    ...{ hex, moved: true, flanksRefused: false },
    entrenchment: 'none',
  }));
  const there = takeHex(field, changeLeaders(moved, leaders, { hex }), hex, side);
  return units.reduce((now, unit) => stoodIn(field, now, unit), there);
}

/** The walk's losses are written; one without manpower is removed, the rest go on (15.9a). Works go when it halts. */
function entered(field: Field, state: PlayState, { units }: Retreating, walk: Walk): PlayState {
  return units.reduce((now, i) => {
    const { manpower } = walk.units.find(({ name }) => name === unitName(field, i)) ?? { manpower: 0 };
    const unit = unitOf(field, now, i);
    return manpower === unit.manpower ? now : writeUnit(field, now, i, { ...unit, manpower }, 'lost');
  }, state);
}

function taken(field: Field, state: In<'retreat'>, option: RetreatOffer | typeof HALT, u: Umpire): PlayState {
  const { retreat, phase, side } = state.stage;
  const walk = HEXES.take(walkAt(orderFor(field, state, retreat), retreat), option, u);
  const worn = entered(field, state, retreat, walk);
  const { entered: path, overrode } = walk;
  const on = { ...retreat, units: survivors(worn, retreat.units), entered: path, overrode };
  return carried(field, to(worn, { at: 'retreat-on', side, phase, retreat: on }), on, walk, u);
}

/** A march whose points the cavalry has taken is over (10.3). */
function afterOffer(state: PlayState, { stage: { phase, retreat } }: In<'retreat-over'>): PlayState {
  if (retreat.afterwards.after !== 'offer') return state;
  const { offer } = retreat.afterwards;
  const stage = { side: phase.active, phase };
  if (offer.before === 'assault') return to(state, { ...stage, at: 'vacated', assault: offer.assault });
  const { march } = offer;
  return to(state, { ...stage, at: march.mp === 0 ? 'march-end' : 'offers', march });
}

/** What called for the retreat goes on from here. */
export function afterRetreat(field: Field, state: In<'retreat-over'>): PlayState {
  const { retreat, phase } = state.stage;
  const over = settleLeaders(field, state);
  if (retreat.afterwards.after === 'offer') return afterOffer(over, state);
  const { fought } = retreat.afterwards;
  const advancing = { fought, advanced: [], from: fought.from };
  const at = retreat.kind === 'voluntary' ? 'after-combat' : 'offer-advance';
  return to(over, { at, side: phase.active, phase, advancing });
}

const offersOf = new WeakMap<object, RetreatOffers>();

/** Listing, bars and words of one state all ask for them, and to look ahead to the end of a retreat is long work. */
function offersIn(field: Field, state: In<'retreat'>): RetreatOffers {
  const known = offersOf.get(state);
  if (known) return known;
  const found = retreatOffers(orderFor(field, state, state.stage.retreat), state.stage.retreat);
  offersOf.set(state, found);
  return found;
}

/** What a hex that is offered costs: its priority, and what each unit loses by entering it. */
function price({ priority, loss, overrides }: RetreatOffer): string {
  const lost = loss === 0 ? 'no loss' : `each unit loses ${loss}`;
  return `priority ${priority}, ${lost}${overrides ? ', overriding the priorities' : ''}`;
}

const NOT_ADJACENT = bar('not-adjacent', '15.1', 'A retreat goes from hex to adjacent hex.');

const INSIDE = bar(
  'inside-works',
  '19.5.1.7',
  'In the works it falls back to a hex of them without enemies.',
);

const insideIn = (field: Field, state: In<'retreat'>): readonly number[] | null =>
  insideHexes(field, state, state.stage.retreat);

/** Why a hex may not be entered next, in the words of the charts. */
function hexBar(field: Field, state: In<'retreat'>, hex: number): Bar | null {
  const inside = insideIn(field, state);
  if (inside !== null) return inside.includes(hex) ? null : INSIDE;
  const offers = offersIn(field, state);
  if (offers.hexes.some((offer) => offer.hex === hex)) return null;
  const at = offers.neighbours.findIndex((step) => step.hex === hex);
  if (at < 0) return NOT_ADJACENT;
  const { retreat } = state.stage;
  const { cite, reason } = offerLines(orderFor(field, state, retreat), retreat, offers)[at]!;
  return bar('retreat-priority', cite, `Not there: ${reason}.`);
}

function haltBar(field: Field, state: In<'retreat'>): Bar | null {
  if (insideIn(field, state) !== null) return INSIDE;
  if (offersIn(field, state).mayHalt) return null;
  const { least } = RETREAT_LENGTHS[state.stage.retreat.kind];
  return bar('too-short', '15.1, 15.8', `It must go ${least} hexes at least, and not end among the enemy.`);
}

const offerOf = (field: Field, state: In<'retreat'>, hex: number): RetreatOffer => {
  const offer = offersIn(field, state).hexes.find((one) => one.hex === hex);
  if (!offer) throw new RuleBug(`a retreat is not offered ${hexWords(field, hex)}`);
  return offer;
};

/** The first unit of the stack stands for it. */
const stack = (field: Field, { stage: { retreat } }: In<'retreat'>) => ({
  piece: unitPieceId(field, retreat.units[0]!),
});
const names = (field: Field, { stage }: In<'retreat'>): string => namesOf(field, stage.retreat.units);

const GOING = { rout: ['routs', 'rout'], retreat: ['retreats', 'retreat'] } as const;
const FALLS_BACK = ['falls back', 'fall back'] as const;
const WORDS = { to: 'choose the next hex', halt: 'halt' } as const;

/** "Green-A routs, hex 2 of 4 to 6". */
function goingWords(field: Field, state: In<'retreat'>): string {
  const { kind, units, entered: gone } = state.stage.retreat;
  if (insideIn(field, state) !== null)
    return `${namesOf(field, units)} ${does(units, 'falls', 'fall')} back inside the works`;
  const { least, most } = RETREAT_LENGTHS[kind];
  const [one, several] = kind === 'rout' || kind === 'retreat' ? GOING[kind] : FALLS_BACK;
  return `${namesOf(field, units)} ${does(units, one, several)}, hex ${gone.length + 1} of ${least} to ${most}`;
}

/** In the hex itself. */
const markOf = ({ priority, loss }: RetreatOffer): string =>
  `priority ${priority}${loss === 0 ? '' : `, loses ${loss}`}`;

function tellHex(field: Field, state: In<'retreat'>, hex: number): Told {
  const where = `${names(field, state)} to ${hexWords(field, hex)}`;
  if (insideIn(field, state) !== null) return told('Retreat', '19.5.1.7', where, stack(field, state));
  const offer = offerOf(field, state, hex);
  return told('Retreat', '15.4', `${where}: ${price(offer)}`, {
    ...stack(field, state),
    mark: markOf(offer),
  });
}

export const RETREAT: DecisionIn<'retreat'> = {
  rule: bar('retreats', '15.1', 'A stack retreats: its owner chooses the next hex, or halts it.'),
  prompt: (field, state) => `${goingWords(field, state)}: ${offeredWords(RETREAT, WORDS, field, state)}.`,
  deeds: {
    to: withHex('to', {
      among: (field, state) => insideIn(field, state) ?? offersIn(field, state).hexes.map(({ hex }) => hex),
      bar: hexBar,
      play: (field, state, hex, u) =>
        insideIn(field, state) === null
          ? taken(field, state, offerOf(field, state, hex), u)
          : fellBack(field, state, state.stage.retreat, hex),
      tell: tellHex,
    }),
    halt: bare(
      { do: 'halt' },
      {
        bar: haltBar,
        play: (field, state, u) => taken(field, state, HALT, u),
        tell: (field, state) =>
          told(
            'Retreat',
            '15.1',
            `${names(field, state)} ${does(state.stage.retreat.units, 'halts', 'halt')}`,
            { ...ENDS, ...stack(field, state) },
          ),
      },
    ),
  },
};
