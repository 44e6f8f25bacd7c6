/** What stands before every route: security headers, a limit on requests, compression. */
import { constants } from 'node:zlib';
import { fastifyCompress } from '@fastify/compress';
import { fastifyHelmet } from '@fastify/helmet';
import { fastifyRateLimit } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MISDIRECTED, RefusedRequest, refuseWith, TOO_MANY } from './refusals.ts';

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

/** By the route that it comes to, however its address is written. */
const isApi = ({ routeOptions: { url = '/api/' } }: FastifyRequest): boolean => url.startsWith('/api/');

/** The page is two dozen small files and costs nothing to serve; a club behind one address opens it together. */
const FILES_TO_A_CALL = 20;

/** A page of a stranger that gives its own name our address must not be answered as if it were ours. */
function addNames(app: FastifyInstance, names: readonly string[]): void {
  app.addHook('onRequest', async ({ hostname }, reply) => {
    if (names.includes(hostname)) return;
    const text = `This server does not answer to the name ${hostname.slice(0, 60)}: it is ${names.join(' or ')}.`;
    return refuseWith(reply, MISDIRECTED, { code: 'wrong-host', cite: 'T.9', text });
  });
}

export async function addGuards(
  app: FastifyInstance,
  requestsPerMinute: number,
  names?: readonly string[],
): Promise<void> {
  if (names) addNames(app, names);
  // Whether there is TLS at all is known to the proxy in front, not to us: so no strict transport from here.
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: OWN_APPLICATION_ONLY,
    strictTransportSecurity: false,
  });
  await app.register(fastifyRateLimit, {
    keyGenerator: (request) => `${isApi(request) ? 'api' : 'page'} ${request.ip}`,
    max: (request) => (isApi(request) ? requestsPerMinute : requestsPerMinute * FILES_TO_A_CALL),
    timeWindow: '1 minute',
    errorResponseBuilder: (_, { max, ttl }) => tooMany(max, Math.ceil(ttl / 1000)),
  });
  await app.register(fastifyCompress, { brotliOptions: QUICK_BROTLI });
}
