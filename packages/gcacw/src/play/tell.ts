/** Every action in words, with its rule, the piece that it is done with and the hex that it is aimed at. */
import { NO_STEP, RuleBug, type Told } from '@longroll/kernel';
import type { MarchAttack } from '../charts/attackTypes.ts';
import type { Field } from '../field/field.ts';
import { type Action, type ActionOf, type Deed, sideWords } from './action.ts';
import { asksOf } from './asks.ts';
import { attackMP } from './attacking.ts';
import { askedHex } from './cavalryOffer.ts';
import { railWords } from './rail.ts';
import { retreatPrice } from './retreating.ts';
import type { PlayState } from './stage.ts';
import { leaderNamed, unitName, unitNamed } from './standing.ts';
import { priceOf } from './stepping.ts';
import { hexWords, leaderPieceId, namesOf, points, stackIn, unitPieceId } from './words.ts';

type Words = Omit<Told, 'piece' | 'cell' | 'asks'>;
type Teller<D extends Deed> = (field: Field, state: PlayState, action: ActionOf<D>) => Words;

const words = (group: string, cite: string, text: string, more: Partial<Words> = {}): Words => ({
  ...{ group, cite, text },
  rolls: false,
  ...more,
});
const ROLLS = { rolls: true } as const;
const ENDS = { ends: true } as const;

const cellOf = ({ ground }: Field, hex: string): number => ground.map.cells.get(hex)!;
const at = (field: Field, hex: string): string => hexWords(field, cellOf(field, hex));

const marcher = (field: Field, { stage }: PlayState): string => unitName(field, stage.march!.unit);
const asked = (field: Field, state: PlayState): string => stackIn(field, state, askedHex(state));
const defence = (field: Field, state: PlayState): string => stackIn(field, state, state.stage.fight!.target);
const retreaters = (field: Field, { stage }: PlayState): string => namesOf(field, stage.retreat!.units);

const ATTACK_WORDS: Readonly<Record<MarchAttack, string>> = {
  'column-of-route': 'column of route attack',
  hasty: 'hasty attack',
  normal: 'normal attack',
  prepared: 'prepared attack',
};

function stepWords(field: Field, state: PlayState, { hex }: ActionOf<'step'>): Words {
  const price = priceOf(field, state, cellOf(field, hex));
  const { mp } = state.stage.march!;
  const cost = price === NO_STEP || price > mp ? 'its one hex, all MP' : points(price);
  return words('Go on', '6.1', `${marcher(field, state)} to ${at(field, hex)}: ${cost}`);
}

function attackWords(field: Field, state: PlayState, { hex, type }: ActionOf<'attack'>): Words {
  const cost = points(attackMP(field, state, cellOf(field, hex), type));
  const whom = `${stackIn(field, state, cellOf(field, hex))} in ${at(field, hex)}`;
  return words(
    `Attack ${hex}`,
    'Attack Summary',
    `${marcher(field, state)}: ${ATTACK_WORDS[type]} on ${whom}: ${cost}`,
    ROLLS,
  );
}

const DONE_WORDS: Readonly<Partial<Record<PlayState['stage']['at'], readonly [cite: string, text: string]>>> =
  {
    transfer: ['6.3', 'No more leaders transfer'],
    advance: ['7.6', 'No further advance'],
    vacated: ['7.7', 'Nobody else follows'],
    'recovery-refuse': ['7.8', 'Flanks stay as they are'],
    'assault-pick': ['5.3', 'Nobody else takes part'],
    'grand-pick': ['5.3', 'Nobody else joins'],
  };

const doneWords = ({ stage }: PlayState): Words =>
  words('Done', ...(DONE_WORDS[stage.at] ?? ['4.4', 'Done']), ENDS);

const addWords = (state: PlayState, unit: string): Words => {
  const at = state.stage.at;
  if (at === 'activation-list') return words('On the list', '5.2', `${unit} is to march`);
  if (at === 'grand-names') return words('Grand assault', '5.3', `${unit} is to join`);
  return words('Named', '5.3', `${unit} is to take part`);
};

const rollWords = (state: PlayState): Words =>
  state.stage.at === 'grand-names'
    ? words('Grand assault', '5.3', 'Roll for those who join', ROLLS)
    : words('Roll', 'Movement Summary', 'The list is complete: roll the Movement Allowance', ROLLS);

const TELLERS: { readonly [D in Deed]: Teller<D> } = {
  begin: () => words('Begin', '3.0', 'Begin', ENDS),
  transfer: (f, _, { leader, hex }) => words('Transfer', '6.3', `${leader} transfers to ${at(f, hex)}`),
  done: (_, s) => doneWords(s),
  march: (_, s, { unit }) => words('March', '5.1', `${unit} marches`, s.stage.activation ? {} : ROLLS),
  activate: (_, __, { leader }) => words('Activate a leader', '5.2', `${leader} is activated`),
  assault: (f, s, { leader, hex }) =>
    words('Assault', '5.3', `${leader} assaults ${stackIn(f, s, cellOf(f, hex))} in ${at(f, hex)}`),
  entrench: (_, __, { unit }) => words('Entrench', '5.5', `${unit} digs in: abatis`),
  burn: (_, __, { unit }) => words('Burn a station', '5.4', `${unit} burns the station`),
  rail: (f, s, { unit, hex }) => {
    const price = railWords(f, s, unitNamed(f, s.stage.side, unit), cellOf(f, hex));
    return words('Rail movement', 'RR Movement Table', `${unit} by rail to ${at(f, hex)}: ${price}`);
  },
  pass: () => words('Pass', '4.2', 'Pass', { ...ROLLS, ...ENDS }),
  add: (_, s, { unit }) => addWords(s, unit),
  roll: (_, s) => rollWords(s),
  dig: (_, __, { unit }) => words('Entrench', '5.2', `${unit} digs in instead: abatis`),
  'end-action': () => words('End', '5.2', 'The others stay', ENDS),
  take: (_, __, { leader }) => words('Leaders', '6.3', `${leader} goes along`),
  step: stepWords,
  attack: attackWords,
  'force-march': (f, s) => words('Force march', 'Force March', `${marcher(f, s)} force marches`, ROLLS),
  end: (f, s) => words('End', '6.1', `${marcher(f, s)} ends its march`, ENDS),
  'end-refused': (f, s) => words('End', '7.8', `${marcher(f, s)} ends its march, flanks refused`),
  withdraw: (f, s) => words('Cavalry retreat', '7.7', `${asked(f, s)} withdraws before the attack`, ROLLS),
  stand: (f, s) => words('Cavalry retreat', '7.7', `${asked(f, s)} stands`, ENDS),
  declare: () => words('Declare', '5.3', 'Declare the assault: roll the command die', ROLLS),
  pick: (_, __, { unit }) => words('Takes part', '5.3', `${unit} takes part`),
  decline: () => words('Grand assault', '5.3', 'No grand assault', { ...ROLLS, ...ENDS }),
  lose: (_, __, { unit }) => words('Losses', '7.5', `${unit} loses a point`),
  retreat: (f, s) => words('Voluntary retreat', '7.6', `${defence(f, s)} falls back 2 to 4 hexes`),
  hold: (f, s) => words('Voluntary retreat', '7.6', `${defence(f, s)} holds the ground`, ENDS),
  to: (f, s, { hex }) =>
    words('Retreat', '7.6', `${retreaters(f, s)} to ${at(f, hex)}${retreatPrice(f, s, cellOf(f, hex))}`),
  halt: (f, s) => words('Retreat', '7.6', `${retreaters(f, s)} halts`, ENDS),
  advance: (_, __, { unit }) => words('Advance', '7.6', `${unit} advances`),
  send: (_, __, { leader }) => words('Advance', '7.6', `${leader} goes with it`),
  refuse: (f, s, { hex }) =>
    words('Flanks', '7.8', `${stackIn(f, s, cellOf(f, hex))} in ${at(f, hex)}: refuse flanks`),
  unrefuse: (f, s, { hex }) =>
    words('Flanks', '7.8', `${stackIn(f, s, cellOf(f, hex))} in ${at(f, hex)}: flanks no longer refused`),
  overrule: (f, _, action) => words('By agreement', 'overruled', overruleWords(f, action), { agreed: true }),
};

function overruleWords(field: Field, { side, unit, leader, hex, marks }: ActionOf<'overrule'>): string {
  const changes = [
    hex === undefined ? '' : `to ${at(field, hex)}`,
    ...Object.entries(marks ?? {}).map(([mark, value]) => `${mark} ${value}`),
  ].filter((change) => change !== '');
  return `By agreement, against the rules: ${sideWords[side]} ${unit ?? leader}: ${changes.join(', ')}`;
}

/** The piece that an action is done with: the one it names, else the one on the march. */
function pieceOf(field: Field, state: PlayState, action: Action): string | undefined {
  const { march, retreat } = state.stage;
  const side = action.do === 'overrule' ? action.side : state.stage.side;
  if ('unit' in action && action.unit !== undefined)
    return unitPieceId(field, unitNamed(field, side, action.unit));
  if ('leader' in action && action.leader !== undefined)
    return leaderPieceId(field, leaderNamed(field, side, action.leader));
  if (retreat && retreat.units.length > 0) return unitPieceId(field, retreat.units[0]!);
  const marching = march !== null && state.stage.side === state.stage.active;
  return marching ? unitPieceId(field, march.unit) : undefined;
}

/** Where it leads: the hex it names; advancing, the hex that was attacked. */
function cellFor(field: Field, { stage }: PlayState, action: Action): number | undefined {
  if ('hex' in action && action.hex !== undefined) return cellOf(field, action.hex);
  if (action.do !== 'advance' && action.do !== 'send') return undefined;
  return stage.fight?.target ?? stage.assault?.target;
}

export function tellWords<D extends Deed>(field: Field, state: PlayState, action: ActionOf<D>): Words {
  const teller = TELLERS[action.do as D] as Teller<D> | undefined;
  if (!teller) throw new RuleBug(`nobody can tell "${action.do}"`);
  return teller(field, state, action);
}

export function tell(field: Field, state: PlayState, action: Action): Told {
  const piece = pieceOf(field, state, action);
  const cell = cellFor(field, state, action);
  const asks = asksOf(field, state, action);
  return {
    ...tellWords(field, state, action),
    ...(piece === undefined ? {} : { piece }),
    ...(cell === undefined ? {} : { cell }),
    ...(asks === undefined ? {} : { asks }),
  };
}
