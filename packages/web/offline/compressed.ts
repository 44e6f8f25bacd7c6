/** Files with a hash in their name never change: compressed once, as well as it can be done, not for every visitor. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const smallest = promisify(brotliCompress);
const WORTH_IT = /\.(?:js|css|txt|svg)$/;

async function compressAll(folder: string): Promise<void> {
  const names = await readdir(folder);
  for (const name of names.filter((one) => WORTH_IT.test(one))) {
    const path = join(folder, name);
    await writeFile(`${path}.br`, await smallest(await readFile(path)));
  }
}

export function compressed(): Plugin {
  return {
    name: 'longroll-compressed',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: ({ dir }) => compressAll(join(dir!, 'assets')),
    },
  };
}
