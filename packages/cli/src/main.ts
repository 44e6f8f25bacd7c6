/** The entry file: gives the commands a real process to live in. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { registry } from '@longroll/registry';
import { MAPS } from '@longroll/registry/maps';
import { run } from './program.ts';
import { type World, wantsColour, widthFor } from './world.ts';

/** As sysexits.h has it: the program itself is wrong. */
const OUR_MISTAKE = 70;

const built = fileURLToPath(new URL('../../web/dist', import.meta.url));

const stopSignal = (): Promise<void> =>
  new Promise((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
  });

const program = fileURLToPath(new URL('../bin/longroll.js', import.meta.url));

async function elsewhere(words: readonly string[], input: string): Promise<string> {
  const child = spawn(process.execPath, [program, ...words], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(input);
  return text(child.stdout);
}

const world: World = {
  registry,
  maps: MAPS,
  readMap: (address) => readFile(new URL(address), 'utf8'),
  out: (line) => process.stdout.write(line),
  err: (line) => process.stderr.write(line),
  watched: process.stderr.isTTY,
  colour: wantsColour(process.env, process.stdout.isTTY),
  width: widthFor(process.stdout.columns),
  readText: (path) => (path === '-' ? text(process.stdin) : readFile(path, 'utf8')),
  elsewhere,
  webDir: existsSync(`${built}/index.html`) ? built : undefined,
  clerkAt: fileURLToPath(new URL('../bin/clerk.js', import.meta.url)),
  tableAt: fileURLToPath(new URL('../bin/table.js', import.meta.url)),
  cores: availableParallelism(),
  untilStopped: stopSignal,
  enough: stopSignal,
};

// A reader that has seen enough (`longroll charts | head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  process.exitCode = await run(process.argv.slice(2), world);
} catch (error) {
  world.err(`longroll: a mistake of the program, not yours.\n${(error as Error).stack}\n`);
  process.exitCode = OUR_MISTAKE;
}
