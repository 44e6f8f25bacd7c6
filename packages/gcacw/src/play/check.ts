/** Untrusted actions (22.1): read, found on the list, or refused with the rule and the nearest thing allowed. */
import { allow, cellDistance, refuse, type Verdict } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import { ACTION, type Action, sameAction, sideWords } from './action.ts';
import { legalIn } from './machine.ts';
import { checkOverrule } from './overruling.ts';
import type { PlayState } from './stage.ts';
import { tellWords } from './tell.ts';
import { whyNot } from './whyNot.ts';

const hexOf = ({ ground }: Field, action: Action): number =>
  'hex' in action && typeof action.hex === 'string' ? (ground.map.cells.get(action.hex) ?? -1) : -1;

/** The same deed done elsewhere, as near as may be; else whatever is listed first. */
function nearestTo(field: Field, legal: readonly Action[], wanted: Action): Action | undefined {
  const alike = legal.filter((action) => action.do === wanted.do);
  const want = hexOf(field, wanted);
  if (want < 0 || alike.length === 0) return alike[0] ?? legal[0];
  const far = (action: Action) => cellDistance(field.ground.map, want, hexOf(field, action));
  return alike.reduce((a, b) => (far(b) < far(a) ? b : a));
}

function instead(field: Field, state: PlayState, legal: readonly Action[], wanted: Action): string {
  const near = nearestTo(field, legal, wanted);
  return near ? ` Allowed: ${tellWords(field, state, near).text}.` : '';
}

export function check(field: Field, state: PlayState, side: string, raw: unknown): Verdict<Action> {
  const { stage } = state;
  if (stage.at === 'game-over') return refuse('game-over', '3.0', 'The game is over.');
  if (side !== stage.side)
    return refuse('not-your-turn', '4.3', `The ${sideWords[stage.side]} side decides now.`);
  const read = ACTION.safeParse(raw);
  if (!read.success)
    return refuse('no-such-action', '5.0', `No action looks like that: ${read.error.issues[0]!.message}.`);
  const action = read.data;
  if (action.do === 'overrule') return checkOverrule(field, state, action);
  const legal = legalIn(field, state);
  const found = legal.find((one) => sameAction(one, action));
  if (found) return allow(found);
  const { code, cite, text } = whyNot(field, state, action);
  return refuse(code, cite, text + instead(field, state, legal, action));
}
