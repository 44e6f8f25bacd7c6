// npm start: builds the page if its sources are newer than the last build, then serves it, in this one process: who
// stops it stops all of it.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPage, isStale } from './builtPage.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

if (isStale(root)) {
  console.error('Building the page …');
  const wrong = await buildPage(root);
  if (wrong) console.error(wrong);
}
process.argv.splice(1, 1, join(root, 'packages/cli/bin/longroll.js'), 'serve');
await import('../packages/cli/bin/longroll.js');
