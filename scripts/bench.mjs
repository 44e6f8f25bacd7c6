// Bundles the benchmarks, or another file of bench/, as the browser gets the rules (no development transforms), then runs it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const [entry = 'main', ...words] = process.argv.slice(2);
const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = mkdtempSync(join(tmpdir(), 'longroll-bench-'));
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  build: { ssr: join(root, `bench/${entry}.ts`), outDir, target: 'node20', emptyOutDir: true },
  ssr: { noExternal: true },
});
const { status } = spawnSync(process.execPath, [join(outDir, `${entry}.js`), ...words], { stdio: 'inherit' });
rmSync(outDir, { recursive: true });
process.exitCode = status ?? 1;
