/** Connections: how long they may take, and what is answered to one that does not speak HTTP. */
import type { Socket } from 'node:net';
import { atThisTable } from '@longroll/kernel';
import { MALFORMED, UNREADABLE } from './refusals.ts';

const SECOND = 1000;

/**
 * A request is a few kilobytes. Who sends it byte by byte, or opens a connection and says nothing, is cut off: nobody
 * holds a connection for nothing.
 */
export const timesFor = (requestMs = 20 * SECOND) => ({
  requestTimeout: requestMs,
  keepAliveTimeout: 10 * SECOND,
  connectionTimeout: 30 * SECOND,
  http: { headersTimeout: requestMs / 2, connectionsCheckingInterval: requestMs / 20 },
});

/** The path of an address that may name its server, too: "http://host/api/charts". */
export const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/?#]*(?=[/?#]|$)/i, '') || '/';

const BODY = JSON.stringify({ refused: atThisTable(UNREADABLE) });
const ANSWER = [
  `HTTP/1.1 ${MALFORMED} Bad Request`,
  'content-type: application/json; charset=utf-8',
  `content-length: ${Buffer.byteLength(BODY)}`,
  'connection: close',
  '',
  BODY,
].join('\r\n');

/**
 * Browsers open connections before they have anything to ask. One that has said nothing is cut off without a word: an answer
 * would lie there, and be taken for that to whatever is asked next.
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) return void socket.destroy();
  socket.end(ANSWER, () => socket.destroy());
}
