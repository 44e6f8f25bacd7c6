/**
 * `npm run leaks [-- GAMES [SEED]]`: many random games of the patrols, every door of every state and move tried with
 * doubles. The tests play five hundred; this is for more.
 */
import { fuzz } from '../packages/kernel/src/index.ts';
import { PATROL_RULES } from '../packages/kernel/test/patrol/rules.ts';

const [games = '10000', seed = 'leaks'] = process.argv.slice(2);
const result = fuzz(PATROL_RULES, { scenario: 'fake/patrols', games: Number(games), seed });
console.log(JSON.stringify(result, null, 2));
process.exitCode = result.finished === result.games ? 0 : 1;
