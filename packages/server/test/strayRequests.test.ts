/** Whatever is sent is answered, in a few kilobytes or a refusal, and never by a mistake of ours. */
import { type Rng, seeded } from '@longroll/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DrawnRequest, drawnRequest } from '../../../test/drawnRequest.ts';
import { Sender } from '../../../test/sending.ts';
import { ERROR, registry, type Watched, watched } from './support.ts';

const REQUESTS = 600;
const MOST_BYTES = 1_000_000;

let server: Watched;
let sender: Sender;
beforeAll(async () => {
  server = await watched({ limits: { workMsPerMinute: 10 ** 9, requestsPerMinute: 10 ** 6 } });
  sender = new Sender(await server.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => {
  sender.close();
  return server.app.close();
});

async function faultIn(request: DrawnRequest): Promise<string | null> {
  const { status, bytes, text } = await sender.send(request);
  if (status >= 500) return `${status} ${text}`;
  return bytes > MOST_BYTES ? `${bytes} bytes` : null;
}

it(`${REQUESTS} stray requests`, async () => {
  const seed = 'stray requests';
  const rng: Rng = seeded(seed);
  for (let i = 0; i < REQUESTS; i++) {
    const request = drawnRequest(registry, rng);
    const fault = await faultIn(request);
    expect(fault, `request ${i} of seed "${seed}": ${JSON.stringify(request).slice(0, 500)}`).toBeNull();
  }
  expect(server.log.filter(({ level }) => level >= ERROR)).toEqual([]);
});
