/** The words of the help pages. */
export const ABOUT =
  'Exact odds and rules for American Civil War wargames, every answer with the rule it rests on.';

const examples = (...lines: readonly string[]): string =>
  `\nExamples:\n${lines.map((line) => `  $ longroll ${line}`).join('\n')}`;

/** The input in words, and as JSON. */
const FIELDS = 'attackerCV=7 defenderCV=2 attack=prepared';
const INPUT = `'{"attackerCV": 7, "defenderCV": 2, "attack": "prepared"}'`;

/** Set to the width of a help page. */
const WRITTEN = `A field is written as field=value, as schema lists it. The field of a record
follows after a dot (houseRules.x=y), that of a list after its place, counted
from 0 (units.0.manpower=5); a list of words is parted by commas. Fields are
laid over the --input or --example. Yes and no are true and false.`;

export const EXAMPLES = {
  longroll: `${examples(
    'charts',
    'chart gcacw/combat-defender',
    'schema gcacw/combat',
    'rules gcacw',
    'odds gcacw/combat --example',
    `roll gcacw/combat ${FIELDS} --dice 4,2`,
  )}

Every command takes --json. Exit status: 0 done, 1 refused by the rules, 2 wrong usage.`,
  charts: examples('charts', 'charts --json'),
  chart: examples('chart gcacw/ratio', 'chart gcacw/combat-attacker --json'),
  rulings: examples('rulings', 'rulings gcacw --json'),
  rules: examples('rules gcacw', 'rules --json'),
  rule: examples('rule gcacw T.3', 'rule gcacw T.3 --json'),
  questions: examples('questions', 'questions --json'),
  schema: examples('schema gcacw/combat', 'schema gcacw/combat --json > combat.schema.json'),
  odds: `${examples(
    'odds gcacw/combat --example',
    `odds gcacw/combat ${FIELDS}`,
    'odds gcacw/attack --example attackers.0.manpower=9 houseRules.artilleryAgainstNoGuns=as-printed',
    `odds gcacw/combat --input ${INPUT}`,
    'odds gcacw/combat --input attack.json --json',
    'odds gcacw/combat --input - < attack.json',
  )}

${WRITTEN}`,
  roll: `${examples(
    'roll gcacw/combat --example',
    `roll gcacw/combat ${FIELDS} --dice 4,2`,
    'roll gcacw/combat --input attack.json --seed Shiloh --json',
  )}

Without --dice or --seed the program rolls.
${WRITTEN}`,
  scenarios: examples('scenarios', 'scenarios --json'),
  fuzz: `${examples(
    'fuzz all --games 1000 --seed Shiloh',
    'fuzz gcacw --games 100 --json',
    'fuzz gcacw/port-gibson --games 1 --from 17 --seed Shiloh',
    'fuzz gcacw --games 100 --replay',
    'fuzz all --unlisted 50000',
  )}

Games take turns at four tempers: plain luck, what was done least, likings drawn for the game, whatever has odds. Half
of them are played by house rules, in a quarter players now and then set a piece by agreement. In every state actions
that do not belong there are tried. What is printed last is how often each stage was come to.

Exit status 1 if any game crashed, stuck, had no end, lost count, showed a seat what it may not know, allowed what is
not listed, or was not the same when read back and replayed.`,
  replay: examples('replay game.json', 'replay game.json --json', 'replay - < game.json'),
  opponents: examples('opponents', 'opponents --json'),
  sim: `${examples(
    'sim gcacw/port-gibson --games 100 --union captain --confederate sergeant --seed Shiloh',
    'sim gcacw/port-gibson --games 50 --union captain --confederate random --duplicate --json',
    'sim gcacw/port-gibson --union captain --confederate captain --csv > games.csv',
    'sim gcacw/port-gibson --union captain --confederate captain --record 17 > game.json',
    'sim huzzah/iuka --union random --confederate random --database postgres://localhost/longroll',
  )}

The same seed plays the same games, on however many threads or machines. With --duplicate every seed is played twice,
with the two opponents exchanged: whoever has the higher margin has won the pair. Intervals are of 95 %. Ctrl-C stops it
and shows what there is. What --record prints opens on the page, and replay plays it again.`,
  ladder: `${examples('ladder gcacw --games 20', 'ladder all --opponents random,recruit,captain --json')}

Whoever stands one or two rungs apart meets, in duplicate pairs. Elo is above the first that is named.`,
  balance: examples('balance gcacw --games 100', 'balance all --opponent captain --json'),
  worker: `${examples('worker --database postgres://localhost/longroll', 'worker --database "$URL" --threads 2')}

Any number of workers may run, on any number of machines. One that dies loses nothing: its slice is played again by
another when its time is up. sim with the same --database puts batches in.`,
  serve: examples('serve', 'serve --port 8080 --host 0.0.0.0 --log info'),
} as const;
