/** The built web application beside the API, and what is said where there is nothing. */
import { sep } from 'node:path';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { noSuchRoute } from './refusals.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** The build puts a hash of the content into the name of everything under assets/. */
const isHashed = (path: string): boolean => path.includes(`${sep}assets${sep}`);

const FILE = /\.(?:js|css|map|json|txt|html|png|svg|ico|webp|woff2?|webmanifest)$/;

/** Pages of the web application have addresses of their own; files and the API that are not there are not. */
function isPage({ method, url }: FastifyRequest): boolean {
  const path = url.split('?')[0]!;
  const asksForPage = method === 'GET' || method === 'HEAD';
  return asksForPage && path !== '/api' && !path.startsWith('/api/') && !FILE.test(path);
}

export async function addWebApp(app: FastifyInstance, staticDir: string | undefined): Promise<void> {
  if (staticDir !== undefined) {
    await app.register(fastifyStatic, {
      root: staticDir,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', isHashed(path) ? FOR_EVER : ASK_AGAIN);
      },
    });
  }
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) =>
    staticDir !== undefined && isPage(request)
      ? reply.code(200).sendFile('index.html')
      : noSuchRoute(request, reply),
  );
}
