/**
 * A long answer that is always the same: written and compressed when it is first asked for, and kept. The best compression
 * takes a second, so it is not done on the thread that serves.
 */
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { once } from '@longroll/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { JSON_TYPE } from './refusals.ts';

type Encoding = 'br' | 'gzip';

const PACKED: Readonly<Record<Encoding, (text: string) => Promise<Buffer>>> = {
  br: promisify<string, Buffer>(brotliCompress),
  gzip: promisify<string, Buffer>(gzip),
};

/** `br;q=0` is a way to say no. */
const accepts = (header: string, encoding: Encoding): boolean =>
  header.split(',').some((one) => {
    const [name, ...weights] = one.split(';').map((part) => part.trim());
    return name === encoding && !weights.some((weight) => /^q=0(\.0*)?$/.test(weight));
  });

export function compressedOnce(write: () => object) {
  const text = once(() => JSON.stringify(write()));
  const packed = { br: once(() => PACKED.br(text())), gzip: once(() => PACKED.gzip(text())) };
  return async ({ headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const header = String(headers['accept-encoding'] ?? '');
    const encoding = (['br', 'gzip'] as const).find((one) => accepts(header, one));
    reply.type(JSON_TYPE).header('vary', 'accept-encoding');
    return encoding
      ? reply.header('content-encoding', encoding).send(await packed[encoding]())
      : reply.send(text());
  };
}
