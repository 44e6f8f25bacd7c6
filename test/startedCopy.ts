/**
 * Copies of the project to start in strange circumstances: its own sources and scripts in another folder, the packages
 * that it needs as links. Only the tool that builds the page is a stand-in, which is quick and does as it is told.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const START = 'scripts/start.mjs';
const VITE = 'node_modules/vite/bin/vite.js';

/** As vite is called: its last word is the folder to build into. BUILD=never is a build that takes for ever. */
const STAND_IN = `
  const { mkdirSync, writeFileSync } = require('node:fs');
  const out = process.argv.at(-1);
  mkdirSync(out, { recursive: true });
  writeFileSync(out + '/index.html', '<title>Long Roll</title>');
  if (process.env.BUILD === 'never') setInterval(() => undefined, 1000);
`;

const NOT_COPIED = /^(?:dist.*|node_modules|test|fixtures)$/;

function copySources(to: string): void {
  for (const folder of ['packages', 'scripts'])
    cpSync(join(ROOT, folder), join(to, folder), {
      recursive: true,
      filter: (path) => !NOT_COPIED.test(basename(path)),
    });
  cpSync(join(ROOT, 'package.json'), join(to, 'package.json'));
}

interface Locked {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly link?: boolean }>>;
}

/** What is installed at the top, by the lock file: all of it, or what `--omit=dev` leaves. */
function installed(): readonly string[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Locked;
  const names = Object.entries(packages).flatMap(([path, { dev, link }]) => {
    const [, name] = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
    return name && !dev && !link ? [name] : [];
  });
  const there = new Set(
    readdirSync(join(ROOT, 'node_modules'), { recursive: false }).flatMap((name) =>
      String(name).startsWith('@')
        ? readdirSync(join(ROOT, 'node_modules', String(name))).map((one) => `${String(name)}/${one}`)
        : [String(name)],
    ),
  );
  return names.filter((name) => there.has(name));
}

function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(from, to, 'dir');
}

/** The packages that run it, and its own, which must be those of the copy. */
function linkPackages(to: string): void {
  for (const name of installed()) link(join(ROOT, 'node_modules', name), join(to, 'node_modules', name));
  for (const name of readdirSync(join(to, 'packages')))
    link(join(to, 'packages', name), join(to, 'node_modules/@longroll', name));
}

export interface Copy {
  readonly root: string;
  /** What lies in the folder of the page. */
  inWeb(): readonly string[];
}

/** `withTools`: not as `npm ci --omit=dev` leaves it. */
export function copyOf(name: string, withTools = true): Copy {
  const root = join(mkdtempSync(join(tmpdir(), 'longroll-')), name);
  copySources(root);
  linkPackages(root);
  if (withTools) {
    mkdirSync(dirname(join(root, VITE)), { recursive: true });
    writeFileSync(join(root, VITE), STAND_IN);
    writeFileSync(join(root, 'node_modules/vite/package.json'), '{}');
  }
  const inWeb = () => readdirSync(join(root, 'packages/web')).filter((one) => one.startsWith('dist'));
  return { root, inWeb };
}

export interface Started {
  readonly process: ChildProcess;
  /** Where it says that it listens; null if it has ended instead. */
  readonly address: string | null;
  /** All it has said. */
  said(): string;
  /** Ends it, and resolves to its exit status. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** `npm start` there: resolves when it listens, or has ended. */
export async function start(
  { root }: Copy,
  words: readonly string[] = ['--port', '0'],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Started> {
  const child = spawn(process.execPath, [join(root, START), ...words], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  let said = '';
  const listens = new Promise<string>((found) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += String(chunk);
        const [, address] = /is at (http:\S+?),/.exec(said) ?? [];
        if (address) found(address);
      });
  });
  const address = await Promise.race([listens, ended.then(() => null)]);
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  return { process: child, address, said: () => said, stop };
}
