/** Cavalry may get away before it is attacked (10): the offer, its die, and what the active side loses by it. */
import { bar, bare, happened, type Told, type Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { isCavalry, noRight } from '../../model/cavalryRetreatInput.ts';
import { otherSide } from '../../model/vocabulary.ts';
import { cavalryRetreat } from '../../procedures/cavalryRetreat.ts';
import { does } from '../../story/words.ts';
import { overSideBar } from '../combat/hexside.ts';
import { sideFrom } from '../movement/entering.ts';
import { canRetreat, retreating } from '../retreat/retreating.ts';
import { heldRules, recordsOf } from '../state/asking.ts';
import { removeUnits, writeUnit } from '../state/change.ts';
import type { DecisionIn } from '../state/flow.ts';
import { GAME } from '../state/game.ts';
import { type Assault, type In, type Marching, type Offer, type PlayState, to } from '../state/stage.ts';
import {
  hexId,
  isEnemyIn,
  neighboursOf,
  rulesOf,
  sideOfUnit,
  survivors,
  terrainIn,
  unitsIn,
  unitsOf,
  weatherOf,
} from '../state/standing.ts';
import { ENDS, hexWords, ROLLS, stackIn, told } from '../state/words.ts';
import { arrived } from './marching.ts';

const isOnlyCavalry = (field: Field, state: PlayState, hex: number): boolean =>
  unitsIn(field, state, hex).every((i) => isCavalry(field.pieces.units[i]!.type, rulesOf(state)));

const givesRight = ({ pieces }: Field, state: PlayState, unit: number): boolean =>
  noRight(pieces.units[unit]!.type, rulesOf(state)) === null;

const wasAsked = (offered: Marching['offered'], from: number, to: number): boolean =>
  offered.some((one) => one.from === from && one.to === to);

/** Cavalry in a hex as it would leave it before an enemy. */
const leaving = (field: Field, state: PlayState, hex: number, before: number) => {
  const units = unitsIn(field, state, hex);
  return { kind: 'cavalry', side: sideOfUnit(field, units[0]!), units, from: hex, before } as const;
};

/** A hex whose cavalry the marching unit could attack from where it stands, not yet asked; lowest number first. */
function nextOffer(field: Field, state: PlayState, { unit, moved, offered }: Marching): number {
  const { hex } = state.units[unit]!;
  const side = sideOfUnit(field, unit);
  const asked = neighboursOf(field, hex).filter(
    (to) =>
      isEnemyIn(field, state, side, to) &&
      !wasAsked(offered, hex, to) &&
      isOnlyCavalry(field, state, to) &&
      overSideBar(field, state, unit, to, !moved) === null &&
      canRetreat(field, state, leaving(field, state, to, hex)),
  );
  return asked.reduce((a, b) => (a < 0 || hexId(field, b) < hexId(field, a) ? b : a), -1);
}

/** One enemy hex after another is asked; then the unit is free or in contact (6.8.5, 6.8.6). */
export function makeOffers(field: Field, state: In<'offers'>): PlayState {
  const { march, phase } = state.stage;
  const hex = givesRight(field, state, march.unit) ? nextOffer(field, state, march) : -1;
  if (hex < 0) return arrived(field, state);
  const asked = { from: state.units[march.unit]!.hex, to: hex };
  const offer = { before: 'march', hex, march: { ...march, offered: [...march.offered, asked] } } as const;
  return to(state, { at: 'cavalry-offer', side: otherSide(phase.active), phase, offer });
}

/** Whether cavalry is asked before the command die of an assault (10.7). */
export function isAskedFirst(field: Field, state: PlayState, { named, target, leader }: Assault): boolean {
  if (!isOnlyCavalry(field, state, target) || !named.some((i) => givesRight(field, state, i))) return false;
  return canRetreat(field, state, leaving(field, state, target, state.leaders[leader]!.hex));
}

/** Where the active enemy stands, and what he is. */
const activeHex = ({ units, leaders }: PlayState, offer: Offer): number =>
  offer.before === 'assault' ? leaders[offer.assault.leader]!.hex : units[offer.march.unit]!.hex;
const activeUnit = (offer: Offer): number =>
  offer.before === 'assault' ? offer.assault.named[0]! : offer.march.unit;

function withdrawalOf(field: Field, state: In<'cavalry-offer'>) {
  const { offer, phase } = state.stage;
  const { attackedOver, between } = field.ground;
  const from = activeHex(state, offer);
  const side = sideFrom(field, from, offer.hex);
  const { hexside, alsoUphill } = attackedOver[side]!;
  return {
    game: GAME,
    side: otherSide(phase.active),
    units: unitsOf(field, state, unitsIn(field, state, offer.hex)),
    activeType: field.pieces.units[activeUnit(offer)]!.type,
    from: offer.before,
    activeMP: offer.before === 'march' ? offer.march.mp : 0,
    attackerTerrain: terrainIn(field, from),
    defenderTerrain: terrainIn(field, offer.hex),
    ...{ hexside, alsoUphill, alsoBluff: alsoUphill && between[side]!.bluff },
    rain: weatherOf(field, state) === 'rain',
    outOfSupply: false,
    houseRules: rulesOf(state),
  };
}

/** The odds of getting away are those of the question with the same records. */
function asks(field: Field, state: In<'cavalry-offer'>): NonNullable<Told['asks']> {
  const { houseRules: _, units, alsoUphill, alsoBluff, ...input } = withdrawalOf(field, state);
  const slope = alsoUphill ? { alsoUphill, ...(alsoBluff ? { alsoBluff } : {}) } : {};
  const form = { ...input, units: recordsOf(units), ...slope };
  return { question: 'gcacw/cavalry-retreat', input: { ...form, ...heldRules(state, 'cavalry-retreat') } };
}

function withdraw(field: Field, state: In<'cavalry-offer'>, u: Umpire): PlayState {
  const { offer, phase } = state.stage;
  const away = leaving(field, state, offer.hex, activeHex(state, offer));
  const { units, mpLeft } = cavalryRetreat(withdrawalOf(field, state))(u);
  u.note(() => [happened('10.1', `${asked(field, state, 'withdraws', 'withdraw')} before the attack.`)]);
  const shaken = away.units.reduce<PlayState>((now, i) => {
    const after = units.find(({ name }) => name === field.pieces.units[i]!.name);
    return after ? writeUnit(field, now, i, after, 'lost') : removeUnits(field, now, [i]);
  }, state);
  const slowed = offer.before === 'march' ? { ...offer, march: { ...offer.march, mp: mpLeft } } : offer;
  const left = { ...away, units: survivors(shaken, away.units) };
  return retreating(shaken, phase, left, { after: 'offer', offer: slowed });
}

function stand(state: In<'cavalry-offer'>): PlayState {
  const { offer, phase } = state.stage;
  const stage = { side: phase.active, phase };
  return offer.before === 'assault'
    ? to(state, { ...stage, at: 'command-die', assault: offer.assault })
    : to(state, { ...stage, at: 'offers', march: offer.march });
}

/** Who is asked, with a verb that fits them. */
const asked = (field: Field, state: In<'cavalry-offer'>, one: string, several: string): string => {
  const { hex } = state.stage.offer;
  return `${stackIn(field, state, hex)} ${does(unitsIn(field, state, hex), one, several)}`;
};

export const CAVALRY_OFFER: DecisionIn<'cavalry-offer'> = {
  rule: bar('cavalry-offer', '10.1', 'Cavalry is asked whether it withdraws before the attack.'),
  prompt: (field, { stage }) =>
    `does the cavalry in ${hexWords(field, stage.offer.hex)} withdraw before the attack?`,
  deeds: {
    stand: bare(
      { do: 'stand' },
      {
        play: (_, state) => stand(state),
        tell: (field, state) => told('Cavalry retreat', '10.1', asked(field, state, 'stands', 'stand'), ENDS),
      },
    ),
    withdraw: bare(
      { do: 'withdraw' },
      {
        play: withdraw,
        tell: (field, state) =>
          told(
            'Cavalry retreat',
            '10.1',
            `${asked(field, state, 'withdraws', 'withdraw')} before the attack`,
            {
              ...ROLLS,
              asks: asks(field, state),
            },
          ),
      },
    ),
  },
};
