/**
 * A scenario as it is chosen: its head alone. Rules, counters and set-ups are a part of their own, fetched when a game is begun.
 */
import type { Rules, ScenarioEntry } from '@longroll/kernel';
import { hourOf, type ScenarioHead } from '../scenarios/scenario.ts';

const placeWords = ({ objectives }: ScenarioHead): readonly string[] =>
  objectives.map(({ name, points }) => `${name}: ${points === 1 ? '1 point' : `${points} points`}`);

const termsOf = (head: ScenarioHead): readonly string[] => [
  'An enemy unit reduced counts 1 point, destroyed 3; a leader 2, the army leader 5.',
  ...placeWords(head),
  ...head.hold.map(({ hex, points }) => `Kept at the end of a turn, ${hex}: ${points} for the Union.`),
  'A lead of a tenth of all points wins marginally, one of three tenths decisively.',
];

export const scenarioEntry = (head: ScenarioHead): ScenarioEntry => ({
  id: head.id,
  title: head.title,
  when: `${head.date}, ${hourOf(head, 1)} to ${hourOf(head, head.turns + 1)}`,
  turns: head.turns,
  about: head.about,
  terms: termsOf(head),
  ours: ['places and their points', 'the levels of victory', 'morale of units', 'windows and lengths'],
  map: head.map,
  open: async (map) => {
    const { openScenario } = await import('./opening.ts');
    return openScenario(head.id, map) as Rules;
  },
});
