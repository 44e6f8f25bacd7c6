/** The field of a campaign as it is now: other counters may lie for its units, crossings may be wrecked or laid. */
import { keptBy } from '@longroll/kernel';
import { type Field, namedOf, ownOf } from '../field/field.ts';
import { leaderPiece, type Pieces, unitPiece } from '../field/pieces.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { fieldAcross } from './crossings.ts';
import type { Bridges, Campaign, Lay } from './state.ts';

function piecesLaid({ unitLines, leaderLines }: Field, lay: Lay): Pieces {
  return {
    units: unitLines.map(({ side }, i) =>
      unitPiece({ side, counter: lay.units[i]!, army: lay.unitArmies[i]! }),
    ),
    leaders: leaderLines.map(({ side }, i) =>
      leaderPiece({ side, counter: lay.leaders[i]!, army: lay.leaderArmies[i]! }),
    ),
  };
}

/** Of the field at the start; kept, because counters and crossings change seldom. */
function laidWith(start: Field, lay: Lay, bridges: Bridges): Field {
  const pieces = piecesLaid(start, lay);
  const named = { units: namedOf(pieces.units), leaders: namedOf(pieces.leaders) };
  const own = { units: ownOf(named.units), leaders: ownOf(named.leaders) };
  return { ...fieldAcross({ ...start, pieces, named, own }, bridges), start };
}

/** The same counters and crossings read from a file are other objects: they are known by what they say. */
interface Kept {
  readonly byText: Map<string, Field>;
  readonly byLay: WeakMap<Lay, WeakMap<Bridges, Field>>;
}
const MOST_KEPT = 12;
const keptOf = keptBy((_: Field): Kept => ({ byText: new Map(), byLay: new WeakMap() }));

function textually({ byText }: Kept, start: Field, lay: Lay, bridges: Bridges): Field {
  const text = JSON.stringify([lay, bridges]);
  const known = byText.get(text);
  if (known) return known;
  const made = laidWith(start, lay, bridges);
  if (byText.size >= MOST_KEPT) byText.delete(byText.keys().next().value!);
  byText.set(text, made);
  return made;
}

/** The field of a state; a game without a campaign has one field from beginning to end. */
export function fieldNow(field: Field, { campaign }: { readonly campaign?: Campaign }): Field {
  if (campaign === undefined) return field;
  const start = field.start ?? field;
  const kept = keptOf(start);
  const { lay, bridges } = campaign;
  const byBridges = kept.byLay.get(lay) ?? new WeakMap<Bridges, Field>();
  if (!kept.byLay.has(lay)) kept.byLay.set(lay, byBridges);
  const known = byBridges.get(bridges);
  if (known) return known;
  const found = textually(kept, start, lay, bridges);
  byBridges.set(bridges, found);
  return found;
}

/** A sheet whose turns are the campaign's own: its field counts them from the first of the whole campaign. */
export const inCampaignTurns = (scenario: Scenario): Scenario => ({
  ...scenario,
  firstTurn: 1,
  turns: scenario.firstTurn + scenario.turns - 1,
});
