// Finds the programs of a PostgreSQL for the tests, or installs them; starts one in a folder of its own.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
const NEEDED = ['initdb', 'postgres'];

const say = (text) => console.log(`postgres: ${text}`);
const isRoot = () => process.getuid?.() === 0;
const run = (command, ...words) => spawnSync(command, words, { stdio: 'inherit' }).status === 0;

const hasAll = (folder) => NEEDED.every((name) => existsSync(join(folder, name)));

/** Debian keeps one folder per version; elsewhere the programs are on the path. */
function onSystem() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    process.env.LONGROLL_POSTGRES,
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => folder && hasAll(folder));
}

function installDebianPackage() {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return;
  say("none found; installing Debian's package postgresql");
  if (run('apt-get', 'update', '-qq'))
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'postgresql');
}

/** The folder of its programs; installs them where they are missing and may be installed. */
export function findPostgres() {
  const there = onSystem();
  if (there) return there;
  installDebianPackage();
  const now = onSystem();
  if (!now)
    throw new Error(
      'no PostgreSQL: install it (on Debian the package postgresql), or set LONGROLL_POSTGRES to the folder of initdb and postgres',
    );
  return now;
}

/** It does not run as root: then as the user whom its package made, else as nobody. */
function userToRunAs() {
  if (!isRoot()) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? [];
  if (uid === undefined) throw new Error('PostgreSQL does not run as root, and there is no other user');
  return { uid: Number(uid), gid: Number(gid) };
}

const SETTINGS = {
  listen_addresses: '',
  // Nothing of a test is worth a wait for the disk.
  fsync: 'off',
  synchronous_commit: 'off',
  max_connections: '200',
};

function made(programs, folder, user) {
  const words = [
    '-D',
    join(folder, 'data'),
    '-U',
    'longroll',
    '--auth=trust',
    '--encoding=UTF8',
    '--no-sync',
  ];
  const { status, stderr } = spawnSync(join(programs, 'initdb'), words, { ...user, cwd: folder });
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
}

/** Resolves when it lets clients in, which it says on standard error. */
function ready(server) {
  return new Promise((done, failed) => {
    let said = '';
    server.stderr.on('data', (text) => {
      said += text;
      if (said.includes('database system is ready to accept connections')) done();
    });
    server.once('exit', (status) => failed(new Error(`postgres ended with ${status}: ${said}`)));
  });
}

/** A server of its own, without a port: its socket is in its folder. `stop` ends it and takes the folder away. */
export async function startPostgres() {
  const programs = findPostgres();
  const user = userToRunAs();
  const folder = mkdtempSync(join(tmpdir(), 'longroll-pg-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  made(programs, folder, user);
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(programs, 'postgres'), ['-D', join(folder, 'data'), '-k', folder, ...settings], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await ready(server);
  return {
    url: `postgres://longroll@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: () =>
      new Promise((done) => {
        server.removeAllListeners('exit');
        server.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          done();
        });
        server.kill('SIGINT');
      }),
  };
}

if (process.argv[1]?.endsWith('postgres.mjs')) say(`using ${findPostgres()}`);
