// A file of bench/ as the browser gets the rules: bundled, without development transforms. Whoever is done with it drops it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

export async function bundled(entry) {
  const outDir = mkdtempSync(join(tmpdir(), 'longroll-bench-'));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { ssr: join(root, `bench/${entry}.ts`), outDir, target: 'node20', emptyOutDir: true },
    ssr: { noExternal: true },
  });
  return { path: join(outDir, `${entry}.js`), drop: () => rmSync(outDir, { recursive: true }) };
}
