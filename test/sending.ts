/** Sends a request as it is: a client that corrects what it is to try would try nothing. */
import { Agent, request } from 'node:http';
import type { DrawnRequest } from './drawnRequest.ts';

export interface Answered {
  readonly status: number;
  readonly bytes: number;
  readonly ms: number;
  /** Its beginning. */
  readonly text: string;
}

const AT_ONCE = 64;
const SHOWN = 300;
/** Longer than any time limit of a server: whoever is not answered by then never is. */
const NEVER_MS = 60_000;

export class Sender {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  readonly #address: string;
  constructor(address: string) {
    this.#address = address;
  }
  send({ method, url, headers, body }: DrawnRequest): Promise<Answered> {
    const start = performance.now();
    return new Promise((done, failed) => {
      const options = { method, path: url, headers, agent: this.#agent, timeout: NEVER_MS };
      const sent = request(`${this.#address}/`, options, (response) => {
        let [bytes, text] = [0, ''];
        response.on('data', (chunk: Buffer) => {
          if (bytes === 0) text = String(chunk.subarray(0, SHOWN));
          bytes += chunk.length;
        });
        response.on('error', failed);
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, bytes, ms: performance.now() - start, text }),
        );
      });
      sent.on('timeout', () => sent.destroy(new Error('no answer')));
      sent.on('error', failed);
      sent.end(body);
    });
  }
  close(): void {
    this.#agent.destroy();
  }
}
