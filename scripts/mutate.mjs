// npm run mutate: mutation testing of the sequence of play. A sample of all mutants, drawn by a seed that is printed;
// --all takes every one (hours), --sample N another number, --seed TEXT another sample, --only TEXT files with it in the name.
// Before them come the named rule breaks (breaks.mjs), all of which must be caught; --breaks makes those alone.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { breakRules } from './breakRules.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const MUTATED = ['packages/gcacw/src/play', 'packages/gcacw/src/field', 'packages/kernel/src/sequence'];

const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    // A sixth of those that are drawn are set before any test runs, and left out.
    sample: { type: 'string', default: '800' },
    seed: { type: 'string', default: 'stairs' },
    only: { type: 'string', default: '' },
    breaks: { type: 'boolean', default: false },
  },
});

const livedBreaks = options.breaks || options.only === '' ? breakRules(options.only) : 0;
if (options.breaks) process.exit(livedBreaks === 0 ? 0 : 1);

const files = MUTATED.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, file)),
)
  .filter((file) => file.endsWith('.ts') && file.includes(options.only))
  .sort();

/** Every mutant there is, as a range of its file. */
async function everyMutant() {
  const silent = new Proxy({}, { get: () => () => false });
  const sources = files.map((name) => ({
    name: join(root, name),
    content: readFileSync(join(root, name), 'utf8'),
    mutate: true,
  }));
  const settings = { plugins: null, excludedMutations: [], ignorers: [] };
  const { mutants } = await new Instrumenter(silent).instrument(sources, settings);
  return mutants.map(({ fileName, location }) => ({ file: relative(root, fileName), ...location }));
}

const hashOf = (text) => createHash('sha256').update(text).digest('hex');

const isBefore = (a, b) => a.line < b.line || (a.line === b.line && a.column <= b.column);
const isWithin = (a, b) => a.file === b.file && isBefore(b.start, a.start) && isBefore(a.end, b.end);
const rangeOf = ({ file, start, end }) =>
  `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;

/**
 * A range takes all mutants inside it along, so the sample is drawn from ranges with none inside them but their own:
 * conditions, figures, words. Emptied blocks, which any test notices, are left to --all.
 */
function drawable(all) {
  const ranges = new Map(all.map((one) => [rangeOf(one), one]));
  const each = [...ranges.values()];
  const innermost = each.filter((one) => !each.some((other) => other !== one && isWithin(other, one)));
  const count = new Map();
  for (const one of all) count.set(rangeOf(one), (count.get(rangeOf(one)) ?? 0) + 1);
  return innermost.map((one) => ({
    range: rangeOf(one),
    text: textAt(one),
    mutants: count.get(rangeOf(one)),
  }));
}

const linesOf = new Map(files.map((name) => [name, readFileSync(join(root, name), 'utf8').split('\n')]));

/** What stands there, with as much of its line before it as tells it from its like. */
function textAt({ file, start, end }) {
  const line = linesOf.get(file)[start.line];
  return `${file} ${(end.line === start.line ? line.slice(0, end.column) : line).trim()}`;
}

/**
 * The same sample for the same seed: each place has a number of its own by the text that stands there, and those with
 * the least are drawn. A change of one file leaves the rest of the sample as it was.
 */
function sampled(from, size) {
  const numbered = from.map((one) => ({ ...one, number: hashOf(`${options.seed} ${one.text}`) }));
  numbered.sort((a, b) => (a.number < b.number ? -1 : 1));
  const drawn = [];
  let mutants = 0;
  for (const one of numbered) {
    if (mutants >= size) break;
    drawn.push(one.range);
    mutants += one.mutants;
  }
  return { drawn, mutants };
}

const all = await everyMutant();
const { drawn, mutants } = sampled(drawable(all), Number(options.sample));
console.log(
  options.all
    ? `All ${all.length} mutants of ${files.length} files`
    : `${mutants} of ${all.length} mutants of ${files.length} files, drawn by the seed "${options.seed}"`,
);

const run = (mutate, configFile) =>
  new Stryker({
    mutate,
    testRunner: 'vitest',
    vitest: { configFile, related: false },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    concurrency: 2,
    timeoutMS: 30_000,
    timeoutFactor: 3,
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
    tempDirName: 'node_modules/.stryker',
    allowConsoleColors: false,
  }).runMutationTest();

const isKilled = ({ status }) => status === 'Killed' || status === 'Timeout';
const isLiving = ({ status }) => status === 'Survived' || status === 'NoCoverage';
const placeOf = ({ fileName, location: { start, end } }) =>
  `${relative(root, fileName)}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;

const nameOf = (one) => `${placeOf(one)} ${one.mutatorName} ${one.replacement}`;

// Scripted cases first; whole games cost seconds each and are played only against what those have let live.
const scripted = await run(options.all ? files : drawn, 'vitest.mutate.config.ts');
const left = new Map(scripted.filter(isLiving).map((one) => [nameOf(one), placeOf(one)]));
console.log(`${left.size} mutants live on after the scripted cases; now whole games.`);
const games = left.size === 0 ? [] : await run([...new Set(left.values())], 'vitest.mutateGames.config.ts');

// A place may hold others that are dead already.
for (const one of games) if (isKilled(one)) left.delete(nameOf(one));
const lived = left.size;
const killed = scripted.filter((one) => isKilled(one) || isLiving(one)).length - lived;
const share = (100 * killed) / (killed + lived);
console.log(`${killed} killed, ${lived} lived: ${share.toFixed(1)} % (85 % wanted)`);
process.exitCode = share >= 85 && livedBreaks === 0 ? 0 : 1;
