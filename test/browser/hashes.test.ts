/** Games that Node has played come out the same in the browser: every state of them. `npm run hashes` plays a hundred. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundle, goldenGames, inChromium, inNode, unlike } from '../../scripts/hashes.mjs';

const NAMES = [
  '12-port-gibson.json',
  '18-champion-hill.json',
  '04-yankee-blitzkrieg.json',
  '07-morning.json.gz',
];

test('Chromium and a new process of Node agree on every state of recorded games', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'longroll-hashes-'));
  try {
    const text = await bundle(folder);
    const games = goldenGames().filter(({ name }) => NAMES.includes(name));
    const answers = [inNode(process.execPath, folder, games), await inChromium(text, games)];
    expect(answers.map(({ hashes }) => hashes.length)).toEqual([NAMES.length, NAMES.length]);
    expect(new Set(answers[0]!.hashes.map(({ hash }: { hash: string }) => hash)).size).toBe(NAMES.length);
    expect(unlike(answers)).toEqual([]);
    const [[first]] = answers.map(({ hashes }) => hashes);
    const other = { hashes: [{ ...first, hash: 'another' }, ...answers[1]!.hashes.slice(1)] };
    expect(unlike([answers[0], other])).toHaveLength(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
