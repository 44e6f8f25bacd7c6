/** Workers in processes of their own, of whom one hears what they log, and who can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../bin/longroll.js', import.meta.url));

export class Hand {
  readonly #process: ChildProcess;
  #said = '';
  readonly #ended: Promise<unknown>;

  constructor(url: string) {
    const words = ['worker', '--database', url, '--threads', '1'];
    this.#process = spawn(process.execPath, [BIN, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#ended = once(this.#process, 'exit');
    for (const stream of [this.#process.stdout!, this.#process.stderr!])
      stream.on('data', (text) => {
        this.#said += text;
      });
  }

  get said(): string {
    return this.#said;
  }

  get isAlive(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** Resolves when it has logged this, from a place in its log on. */
  async says(words: string, from = 0): Promise<void> {
    while (!this.#said.includes(words, from)) {
      if (!this.isAlive) throw new Error(`the worker ended before it said "${words}": ${this.#said}`);
      const heard = [this.#process.stdout!, this.#process.stderr!].map((stream) => once(stream, 'data'));
      await Promise.race([...heard, this.#ended]);
    }
  }

  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    this.#process.kill(name);
  }

  async end(name: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    if (this.isAlive) this.#process.kill(name);
    await this.#ended;
    return this.#process.exitCode;
  }
}
