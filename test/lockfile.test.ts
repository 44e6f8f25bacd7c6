/** What is installed is what was locked: every package of ours has its hash, and none names where it is fetched from. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  readonly link?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};

const fetched = Object.entries(packages).filter(
  ([path, { link }]) => path.startsWith('node_modules/') && !link,
);

/** Whether it is for a machine like those that build and test this: Linux, x64, the GNU library. */
const isForUs = ({ os, cpu, libc }: Locked): boolean =>
  (os ?? ['linux']).includes('linux') &&
  (cpu ?? ['x64']).includes('x64') &&
  (libc ?? ['glibc']).includes('glibc');

test('every package that is installed here has its hash', () => {
  expect(fetched.length).toBeGreaterThan(100);
  const bare = fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(bare.filter(([, locked]) => isForUs(locked)).map(([path]) => path)).toEqual([]);
  // Compiled parts for other machines, of which one takes only its own: npm writes their hashes where it can fetch them.
  expect(bare.filter(([, { optional }]) => !optional).map(([path]) => path)).toEqual([]);
});

test('no address of a registry is in it', () => {
  expect(fetched.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});
