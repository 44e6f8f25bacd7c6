/** The question `gcacw/cavalry-retreat`: cavalry gets away before an attack. */
import { allow, type QuestionSpec, question, refuse, signed, type Verdict } from '@longroll/kernel';
import type * as z from 'zod';
import {
  type CavalryRetreatInput,
  isCavalry,
  noRight,
  notCavalryCite,
} from '../model/cavalryRetreatInput.ts';
import { readUnit } from '../model/readUnit.ts';
import type { UnitType } from '../model/unit.ts';
import { stackKey, stackWords } from '../model/unitWords.ts';
import {
  type CavalryRetreatOutcome,
  cavalryRetreat,
  cavalryRetreatModifier,
  RETREAT_HEXES,
} from '../procedures/cavalryRetreat.ts';
import { OUR_RULINGS } from '../rulings/index.ts';
import { CAVALRY_RETREAT_FIELDS } from './cavalryRetreatFields.ts';

type Fields = z.output<z.ZodObject<typeof CAVALRY_RETREAT_FIELDS>>;

/** The rule by which a unit of the type gives cavalry no right to retreat. */
const NO_RIGHT_CITES: Record<UnitType, string> = {
  infantry: '10.1',
  cavalry: '10.1b',
  artillery: '10.1a',
  'mounted-infantry': '1.2b',
  wagon: '8.1a',
};

function settle(fields: Fields): Verdict<CavalryRetreatInput> {
  fields.houseRules ??= OUR_RULINGS;
  const { houseRules } = fields;
  const other = fields.units.findIndex(({ type }) => !isCavalry(type, houseRules));
  if (other >= 0) {
    const { type } = fields.units[other]!;
    const text = `units.${other} is ${type}: only a hex of cavalry alone makes a cavalry retreat.`;
    return refuse('not-cavalry', notCavalryCite(type), text, `units.${other}.type`);
  }
  const why = noRight(fields.activeType, houseRules);
  if (why) {
    const text = `activeType is ${fields.activeType}: ${why}.`;
    return refuse('no-right', NO_RIGHT_CITES[fields.activeType], text, 'activeType');
  }
  return allow({ ...fields, units: fields.units.map(readUnit), houseRules });
}

function taken({ mpTaken, mpLeft, ends }: CavalryRetreatOutcome): string {
  if (ends === 'assault') return 'the assault is void';
  return `active unit loses ${mpTaken} MP, ${ends === 'march' ? 'its march ends' : `has ${mpLeft}`}`;
}

function cavalryWords({ loss, units }: CavalryRetreatOutcome): string {
  if (units.length === 0) return 'cavalry destroyed';
  return loss > 0 ? `cavalry loses ${loss} each` : 'cavalry loses none';
}

/** Those who are left retreat; nobody retreats of cavalry that is destroyed. */
function leftWords({ units, eliminated }: CavalryRetreatOutcome): string {
  if (units.length === 0) return 'cavalry destroyed';
  const gone = eliminated.map((name) => `${name} destroyed; `).join('');
  return `${gone}${stackWords(units)}; retreats ${RETREAT_HEXES}`;
}

function headline({
  from,
  activeMP,
  activeType,
  units,
  defenderTerrain,
  hexside,
}: CavalryRetreatInput): string {
  const before = from === 'assault' ? 'before an assault' : `before ${activeType} with ${activeMP} MP`;
  const who = units.length === 1 ? units[0]!.name : `${units.length} units`;
  const between = hexside === 'none' ? '' : `, ${hexside.replaceAll('-', ' ')} between`;
  return `Cavalry retreat of ${who} ${before}, in ${defenderTerrain.replaceAll('-', ' ')}${between}`;
}

function line(
  input: CavalryRetreatInput,
  outcome: CavalryRetreatOutcome,
  dice: readonly { readonly faces: readonly number[] }[],
): string {
  const die = dice[0]!.faces[0]!;
  const modifier = cavalryRetreatModifier(input);
  const rolled = modifier === 0 ? `die ${die}` : `die ${die}${signed(modifier)} = ${die + modifier}`;
  return `${input.game} cavalry retreat, ${rolled}: ${taken(outcome)}; ${leftWords(outcome)}.`;
}

export const CAVALRY_RETREAT_SPEC: QuestionSpec<
  typeof CAVALRY_RETREAT_FIELDS,
  CavalryRetreatInput,
  CavalryRetreatOutcome
> = {
  id: 'gcacw/cavalry-retreat',
  title: 'Cavalry retreat',
  about:
    'Cavalry gets away before an attack: the die with its modifiers, MP that the active unit loses, losses.',
  fields: CAVALRY_RETREAT_FIELDS,
  example: {
    side: 'confederate',
    units: [{ name: 'Adams', manpower: 2 }],
    activeMP: 3,
    hexside: 'creek',
  },
  settle,
  procedure: cavalryRetreat,
  headline,
  sides: ({ side }) => [side, side === 'union' ? 'confederate' : 'union'],
  key: (o) => `${o.mpTaken} ${stackKey(o.units)}`,
  label: (o) => `${taken(o)}; ${cavalryWords(o)}`,
  short: (o) => (o.ends === 'assault' ? `-${o.loss}` : `${o.mpTaken} MP`),
  line,
  summaries: [
    {
      title: 'Active enemy',
      classes: [
        { label: 'loses no MP', tone: 'worst', holds: (o) => o.ends === null && o.mpTaken === 0 },
        { label: 'loses MP, marches on', tone: 'good', holds: (o) => o.ends === null && o.mpTaken > 0 },
        { label: 'march ends', tone: 'best', holds: (o) => o.ends === 'march' },
        { label: 'assault is void', tone: 'best', holds: (o) => o.ends === 'assault' },
      ],
    },
    {
      title: 'Cavalry',
      classes: [
        { label: 'loses manpower', tone: 'worst', holds: (o) => o.loss > 0 },
        { label: 'loses none', tone: 'best', holds: (o) => o.loss === 0 },
      ],
    },
  ],
  averages: [
    { label: 'MP taken', of: (o) => o.mpTaken },
    { label: 'manpower lost by each unit', of: (o) => o.loss },
  ],
  lit: () => [],
};

export const CAVALRY_RETREAT = question(CAVALRY_RETREAT_SPEC);
