/** The page is built beside the one that is there, and replaces it whole. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildPage, isStale } from '../scripts/builtPage.mjs';

/** As vite is called: its last word is the folder to build into. */
const TOOL = `
  const { mkdirSync, writeFileSync } = require('node:fs');
  const out = process.argv.at(-1);
  mkdirSync(out, { recursive: true });
  writeFileSync(out + '/index.html', 'new');
  process.exit(process.env.FAILS ? 1 : 0);
`;

function project(): { readonly root: string; readonly tool: string; page(): string | null } {
  const root = mkdtempSync(join(tmpdir(), 'long roll '));
  for (const name of ['kernel', 'gcacw', 'antietam', 'huzzah', 'registry', 'web'])
    mkdirSync(join(root, 'packages', name), { recursive: true });
  const tool = join(root, 'tool.cjs');
  writeFileSync(tool, TOOL);
  const index = join(root, 'packages/web/dist/index.html');
  return { root, tool, page: () => (existsSync(index) ? readFileSync(index, 'utf8') : null) };
}

function withOldPage(root: string): void {
  mkdirSync(join(root, 'packages/web/dist'));
  writeFileSync(join(root, 'packages/web/dist/index.html'), 'old');
  utimesSync(join(root, 'packages/web/dist/index.html'), 1, 1);
}

const inWeb = (root: string) => readdirSync(join(root, 'packages/web'));

describe('the page', () => {
  test('is stale when there is none, or a source is newer', async () => {
    const { root, tool } = project();
    expect(isStale(root)).toBe(true);
    expect(await buildPage(root, tool)).toBeNull();
    expect(isStale(root)).toBe(false);
    const source = join(root, 'packages/web/page.ts');
    writeFileSync(source, '');
    const later = Date.now() / 1000 + 60;
    utimesSync(source, later, later);
    expect(isStale(root)).toBe(true);
  });

  test('is replaced when it is built again, also by several at once', async () => {
    const { root, tool, page } = project();
    withOldPage(root);
    expect(await buildPage(root, tool)).toBeNull();
    expect(page()).toBe('new');
    expect(await Promise.all([buildPage(root, tool), buildPage(root, tool)])).toEqual([null, null]);
    expect([page(), inWeb(root)]).toEqual(['new', ['dist']]);
  });

  test('that cannot be built stays as it was, and a sentence says so', async () => {
    const { root, tool, page } = project();
    expect(await buildPage(root, join(root, 'no-such-tool'))).toMatch(
      /^The page cannot be built without its tools \(.*\)\.$/,
    );
    withOldPage(root);
    process.env['FAILS'] = 'yes';
    expect(await buildPage(root, tool)).toMatch(/could not be built: it is served as it was built before\.$/);
    delete process.env['FAILS'];
    expect([page(), inWeb(root)]).toEqual(['old', ['dist']]);
  });
});
