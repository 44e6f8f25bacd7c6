/** A question whose every answer says what it rests on. */
import { once } from '../plain/once.ts';
import type { Stamp } from '../rulebook/stamp.ts';
import type { Asking, RollAnswer } from './asking.ts';
import type { Question } from './question.ts';

function stampedRoll(stamp: Stamp, roll: RollAnswer): RollAnswer {
  const notes = stamp.notes(roll.notes);
  return { ...roll, notes, line: stamp.line(roll.line, notes) };
}

function stampedAsking(stamp: Stamp, asking: Asking): Asking {
  return {
    ...asking,
    odds(options) {
      const odds = asking.odds(options);
      for (const { notes } of odds.outcomes) stamp.notes(notes);
      return odds;
    },
    outcome(key) {
      const outcome = asking.outcome(key);
      return outcome && { ...outcome, notes: stamp.notes(outcome.notes) };
    },
    roll: (rng) => stampedRoll(stamp, asking.roll(rng)),
    rollWith(faces) {
      const verdict = stamp.verdict(asking.rollWith(faces));
      return verdict.refused ? verdict : { refused: null, value: stampedRoll(stamp, verdict.value) };
    },
    likeliest: once(() => stampedRoll(stamp, asking.likeliest())),
  };
}

/** Its schema and what a form begins with are not copied: that would be to make them before they are wanted. */
export const stampedQuestion = (stamp: Stamp, question: Question): Question => ({
  id: question.id,
  title: question.title,
  about: question.about,
  example: question.example,
  get schema() {
    return question.schema;
  },
  get neutral() {
    return question.neutral;
  },
  alternatives: question.alternatives,
  ask(raw) {
    const verdict = stamp.verdict(question.ask(raw));
    return verdict.refused ? verdict : { refused: null, value: stampedAsking(stamp, verdict.value) };
  },
});
