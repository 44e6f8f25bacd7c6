/** What stands before every route: security headers, a limit on requests, compression. */
import { constants } from 'node:zlib';
import { fastifyCompress } from '@fastify/compress';
import { fastifyHelmet } from '@fastify/helmet';
import { fastifyRateLimit } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { RefusedRequest, TOO_MANY } from './refusals.ts';

/** The web application brings all it needs along; `data:` is for small images and fonts inlined by its build. */
const OWN_APPLICATION_ONLY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    baseUri: ["'self'"],
    connectSrc: ["'self'"],
    fontSrc: ["'self'", 'data:'],
    formAction: ["'self'"],
    frameAncestors: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    objectSrc: ["'none'"],
    scriptSrc: ["'self'"],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'"],
    workerSrc: ["'self'"],
  },
};

/** Best quality costs seconds and saves little. */
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const tooMany = (most: number, seconds: number): RefusedRequest => {
  const text = `Too many requests: ${most} a minute are answered. Try again in ${seconds} seconds.`;
  return new RefusedRequest(TOO_MANY, { code: 'too-many', cite: 'T.9', text });
};

const isApi = (url: string): boolean => url.startsWith('/api/');

/** The page is two dozen small files and costs nothing to serve; a club behind one address opens it together. */
const FILES_TO_A_CALL = 20;

export async function addGuards(app: FastifyInstance, requestsPerMinute: number): Promise<void> {
  // Whether there is TLS at all is known to the proxy in front, not to us: so no strict transport from here.
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: OWN_APPLICATION_ONLY,
    strictTransportSecurity: false,
  });
  await app.register(fastifyRateLimit, {
    keyGenerator: (request) => `${isApi(request.url) ? 'api' : 'page'} ${request.ip}`,
    max: (request) => (isApi(request.url) ? requestsPerMinute : requestsPerMinute * FILES_TO_A_CALL),
    timeWindow: '1 minute',
    errorResponseBuilder: (_, { max, ttl }) => tooMany(max, Math.ceil(ttl / 1000)),
  });
  await app.register(fastifyCompress, { brotliOptions: QUICK_BROTLI });
}
