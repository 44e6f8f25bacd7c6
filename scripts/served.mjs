// The product as a person starts it, for scripts that look at it: its server on a free port, and the address.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export async function served() {
  const server = spawn(process.execPath, ['packages/cli/bin/longroll.js', 'serve', '--port', '0'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.on('exit', () => server.kill());
  const address = await new Promise((found, failed) => {
    server.on('exit', (code) => failed(new Error(`the server ended with ${code} before it had an address`)));
    server.stdout.on('data', (text) => {
      const said = /http:\/\/[\w.]+:\d+/.exec(String(text));
      if (said) found(said[0]);
    });
  });
  return { address, close: () => server.kill() };
}
