/**
 * Where property tests begin to draw: the same place in every run, unless LONGROLL_SEED names another. A property that
 * fails prints the seed it was drawn from, and with it can be had again.
 */
import fc from 'fast-check';

const PORT_GIBSON = 18630501;

function seedNamed(words: string | undefined): number {
  if (words === undefined || words === '') return PORT_GIBSON;
  const seed = Number(words);
  if (!Number.isInteger(seed) || seed !== (seed | 0))
    throw new Error(`LONGROLL_SEED is "${words}": it must be an integer of 32 bits`);
  return seed;
}

const SEED = seedNamed(process.env['LONGROLL_SEED']);

fc.configureGlobal({ seed: SEED });

/** Said once, before the first test. */
export function setup(): void {
  process.stdout.write(`property tests draw from seed ${SEED} (another: LONGROLL_SEED=<integer>)\n`);
}
