// Bundles the benchmarks, or another file of bench/, as the browser gets the rules, then runs it.
import { spawnSync } from 'node:child_process';
import { bundled } from './bundled.mjs';

const [entry = 'main', ...words] = process.argv.slice(2);
const { path, drop } = await bundled(entry);
const { status } = spawnSync(process.execPath, [path, ...words], { stdio: 'inherit' });
drop();
process.exitCode = status ?? 1;
