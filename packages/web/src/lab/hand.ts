/** Plays games of batches, one after another. */
import {
  type Batch,
  type Doctrine,
  headIn,
  matchIn,
  playerOf,
  playSlice,
  type Rules,
  recordOfMatch,
  type Seating,
} from '@longroll/kernel';
import type { Done, Errand } from './errands.ts';

interface Laid {
  readonly rules: Rules;
  readonly seat: Seating;
}

async function laidOut(rules: Rules): Promise<Laid> {
  const doctrine: Doctrine | null = (await rules.doctrine?.()) ?? null;
  return { rules, seat: (opponent, side, seed) => playerOf(rules, doctrine, opponent, side, seed) };
}

function doneIn({ rules, seat }: Laid, batch: Batch, { game, wants }: Errand): Done {
  if (wants === 'record')
    return { record: recordOfMatch(headIn(batch, game), matchIn(rules, seat, batch, game)) };
  const [row] = playSlice(rules, seat, batch, { from: game, to: game });
  return { row: row! };
}

export class Hand {
  readonly #rulesOf: (scenario: string) => Promise<Rules>;
  readonly #say: (done: Done) => void;
  readonly #laid = new Map<string, Promise<Laid>>();

  constructor(rulesOf: (scenario: string) => Promise<Rules>, say: (done: Done) => void) {
    this.#rulesOf = rulesOf;
    this.#say = say;
  }

  async run(errand: Errand): Promise<void> {
    const { batch } = errand;
    try {
      this.#say(doneIn(await this.#laidFor(batch.scenario), batch, errand));
    } catch (e) {
      this.#laid.delete(batch.scenario);
      this.#say({ failed: e instanceof Error ? e.message : String(e) });
    }
  }

  #laidFor(scenario: string): Promise<Laid> {
    const laid = this.#laid.get(scenario) ?? this.#rulesOf(scenario).then(laidOut);
    this.#laid.set(scenario, laid);
    return laid;
  }
}
