// The server of bench/requests.ts, a process of its own with its clerks on threads, the page if it is built, and no
// limit on requests.
import { existsSync } from 'node:fs';
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { register } from 'tsx/esm/api';

register();
// Not as a flag of the process: its threads would not start with it.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const { buildServer, clerksAt } = await import('../packages/server/src/index.ts');
const { registry } = await import('../packages/registry/src/index.ts');
const clerk = await clerksAt(new URL('../packages/cli/bin/clerk.js', import.meta.url).pathname);
const limits = { requestsPerMinute: 10 ** 9, workMsPerMinute: 10 ** 12 };
const errors = [];
const logger = { level: 'error', stream: { write: (line) => errors.push(line) } };
const staticDir = new URL('../packages/web/dist', import.meta.url).pathname;
const page = existsSync(staticDir) ? { staticDir } : {};
const app = await buildServer({ registry, clerk, limits, logger, ...page });
const address = await app.listen({ port: 0, host: '127.0.0.1' });

process.on('message', async (asked) => {
  if (asked === 'end') {
    await app.close();
    process.disconnect();
    return;
  }
  collect();
  const { rss, heapUsed } = process.memoryUsage();
  process.send({ rss, heapUsed, errors: errors.splice(0) });
});
process.send({ address });
