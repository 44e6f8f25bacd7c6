/**
 * Whatever goes wrong is answered with a refusal in a sentence. What a visitor did wrong is information for the
 * visitor and no event for us; only our own mistakes are logged as errors.
 */
import { atThisTable, type Refusal } from '@longroll/kernel';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

export const OK = 200;
export const MALFORMED = 400;
export const NOT_FOUND = 404;
export const TOO_LARGE = 413;
export const WRONG_TYPE = 415;
export const MISDIRECTED = 421;
export const REFUSED = 422;
export const TOO_MANY = 429;
export const OUR_FAULT = 500;

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Thrown where only an exception can carry an answer out of a plugin. */
export class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest';
  readonly statusCode: number;
  readonly refusal: Refusal;
  constructor(statusCode: number, refusal: Refusal) {
    super(refusal.text);
    this.statusCode = statusCode;
    this.refusal = refusal;
  }
}

export const refuseWith = (reply: FastifyReply, status: number, refused: Refusal): FastifyReply =>
  reply
    .code(status)
    .type(JSON_TYPE)
    .send({ refused: atThisTable(refused) });

const ofRequest = (code: string, text: string): Refusal => ({ code, cite: 'T.9', text });

const BY_CODE: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: ofRequest(
    'empty-body',
    'The body is empty: it must be a JSON object with the input.',
  ),
  FST_ERR_CTP_INVALID_JSON_BODY: ofRequest(
    'bad-json',
    'The body is not JSON: it must be an object such as {"field": 1}; NaN and comments are no JSON.',
  ),
};

const BY_STATUS: Readonly<Record<number, Refusal>> = {
  [TOO_LARGE]: ofRequest('too-large', 'The body is too large: an input is a few kilobytes at most.'),
  [WRONG_TYPE]: ofRequest('wrong-type', 'The body must be JSON, sent with content-type application/json.'),
};

export const UNREADABLE = ofRequest(
  'bad-request',
  'The request cannot be read: its address or its headers are broken.',
);

const refusalFor = (error: FastifyError | RefusedRequest, status: number): Refusal =>
  error instanceof RefusedRequest ? error.refusal : (BY_CODE[error.code] ?? BY_STATUS[status] ?? UNREADABLE);

const isTheirs = (status: number): boolean => status >= MALFORMED && status < OUR_FAULT;

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? OUR_FAULT;
  if (isTheirs(status)) return refuseWith(reply, status, refusalFor(error, status));
  request.log.error(error);
  const text = `Something went wrong on our side, not with your input. It is noted under ${request.id}.`;
  return refuseWith(reply, OUR_FAULT, { code: 'our-mistake', cite: 'T.9', text });
}

export function noSuchRoute({ method, url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = url.split('?')[0]!.slice(0, 80);
  const text = `There is no ${method} ${path}: /api/docs lists what can be asked.`;
  return refuseWith(reply, NOT_FOUND, { code: 'unknown-route', cite: 'T.9', text });
}
