import {
  IDEMPOTENCY_KEY,
  IDEMPOTENCY_KEY_HEADER,
  RpcError,
  type RpcErrorType,
} from '@plinth/contract';
import { SHIPPED_UPLOAD_SIZE } from '@plinth/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Logger, onceAMinute } from '../logging.ts';
import type { Dispatcher, RpcExchange, RpcReply } from '../rpc/dispatcher.ts';
import { fieldError, formField } from '../rpc/field-errors.ts';
import { errorResponse, idIn, type RpcResponse } from '../rpc/json-rpc.ts';
import { type JsonResult, readJson } from '../rpc/json-text.ts';
import type { Caller } from '../security/caller.ts';
import type { Sessions } from '../security/sessions.ts';
import { drain } from './connections.ts';
import { RPC_HEADERS } from './headers.ts';
import { readMultipart } from './multipart.ts';
import { isOwnOrigin } from './origin.ts';
import { readBody } from './read-body.ts';
import { createTurns } from './turns.ts';

export type RpcRoutePorts = {
  readonly dispatcher: Dispatcher;
  readonly sessions: Pick<Sessions, 'find'>;
  readonly log: Logger;
  readonly callerOf: (request: FastifyRequest, reply: FastifyReply) => Caller;
  /** The origins at which the panel is served. */
  readonly origins: (request: FastifyRequest) => ReadonlySet<string>;
  /** Whether the request's host is one of the site's. */
  readonly isOwnHost: (request: FastifyRequest) => Promise<boolean>;
  /** Maximum file size in bytes. */
  readonly uploadBytes: () => Promise<number>;
};

/** Maximum size of a call without a file, in bytes. */
const BODY_LIMIT = 8 * 1024 * 1024;
/** The same for clients without a session. */
const GUEST_BODY_LIMIT = 64 * 1024;

/**
 * The response to JSON that was rejected before it was parsed. Includes the path and the call's id
 * if they can be read.
 */
function invalidJsonResponse(parsed: Extract<JsonResult, { ok: false }>): RpcResponse {
  if (!('path' in parsed)) {
    const isJson = parsed.fault === 'tooManyNames';
    const error = isJson ? fieldError('params', 'unknownField') : new RpcError('PARSE');
    return errorResponse(null, error.toJSON());
  }
  const { value, path, fault } = parsed;
  const field = formField(path.join('.').replace(/^params\./, '')) || 'params';
  const key = fault === 'tooDeep' ? 'tooDeep' : 'unknownField';
  return errorResponse(idIn(value), fieldError(field, key).toJSON());
}

/**
 * The body exceeds the limit for clients without a session. A panel whose session expired has to
 * recognize that.
 */
class TooLargeForGuests extends RpcError {
  constructor() {
    super('UNAUTHENTICATED');
  }
}

/** HTTP status of calls that are rejected before they are read. JSON-RPC errors have status 200. */
function statusOf(error: RpcError): number {
  if (error instanceof TooLargeForGuests || error.type === 'TOO_LARGE') return 413;
  return error.type === 'REQUEST' ? 400 : 200;
}

const sendError = (reply: FastifyReply, status: number, error: RpcError) =>
  reply.code(status).headers(RPC_HEADERS).send(errorResponse(null, error.toJSON()));

const isError = (response: RpcResponse, type: RpcErrorType): boolean =>
  'error' in response && response.error.data.type === type;

/** An incomplete file is detected only while the handler reads it. */
const uploadStatus = (response: RpcReply): number =>
  [response].flat().some((one) => one && isError(one, 'REQUEST')) ? 400 : 200;

/**
 * JSON-RPC errors have status 200, except rate limits and sizes, which HTTP clients handle by
 * status.
 */
function send(reply: FastifyReply, response: RpcReply): FastifyReply {
  reply.headers(RPC_HEADERS);
  if (response === undefined) return reply.code(204).send();
  const responses: readonly RpcResponse[] = Array.isArray(response) ? response : [response];
  const retryDelays = responses.flatMap((one) =>
    'error' in one && one.error.data.type === 'RATE_LIMITED'
      ? [one.error.data.retry_after ?? 1]
      : [],
  );
  if (retryDelays.length === responses.length) {
    reply.code(429).header('retry-after', String(Math.max(...retryDelays)));
  }
  if (responses.every((one) => isError(one, 'TOO_LARGE'))) reply.code(413);
  return reply.send(response);
}

/** Event loop rounds between two requests with calls. */
const ROUNDS_BETWEEN_CALLS = 16;

/** How much of a rejected upload is read and discarded, as a multiple of the maximum file size. */
const MAX_DRAINED_FILES = 2;

/** Statuses of Fastify errors that are passed on. The others become 400. */
const PASSED_STATUSES = new Set([413, 415]);

function memoize<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}

function readExchange(
  request: FastifyRequest,
  reply: FastifyReply,
  { callerOf, origins }: RpcRoutePorts,
): RpcExchange {
  const idempotencyKey = request.headers[IDEMPOTENCY_KEY_HEADER];
  if (idempotencyKey !== undefined && !IDEMPOTENCY_KEY.test(String(idempotencyKey)))
    throw new RpcError('REQUEST');
  return {
    caller: callerOf(request, reply),
    isOwnOrigin: isOwnOrigin(request.headers, origins(request)),
    ...(idempotencyKey !== undefined && { idempotencyKey: String(idempotencyKey) }),
  };
}

/** Sets up body parsing and error handling. */
async function prepareScope(
  app: FastifyInstance,
  { uploadBytes }: Pick<RpcRoutePorts, 'uploadBytes'>,
): Promise<void> {
  app.removeAllContentTypeParsers();
  // The handler reads the body, because its size limit depends on the caller.
  app.addContentTypeParser('application/json', (_, payload, done) => done(null, payload));
  const { default: multipart } = await import('@fastify/multipart');
  await app.register(multipart, {
    limits: { fieldNameSize: 64, fieldSize: BODY_LIMIT, fields: 10, files: 1, parts: 12 },
  });

  app.addHook('onSend', async ({ raw }) => {
    if (raw.complete) return;
    // Without the database, the limit isn't known.
    const size = await uploadBytes().catch(() => SHIPPED_UPLOAD_SIZE * 1024);
    drain(raw, MAX_DRAINED_FILES * size);
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, _, reply) => {
    if (error instanceof RpcError) return sendError(reply, statusOf(error), error);
    const { statusCode = 500 } = error;
    if (statusCode >= 500) throw error;
    // Fastify would close the connection while the client still sends.
    reply.removeHeader('connection');
    const type = statusCode === 413 ? 'TOO_LARGE' : 'REQUEST';
    return sendError(reply, PASSED_STATUSES.has(statusCode) ? statusCode : 400, new RpcError(type));
  });
}

export async function rpcRoute(app: FastifyInstance, ports: RpcRoutePorts): Promise<void> {
  const { dispatcher } = ports;
  const turn = createTurns(ROUNDS_BETWEEN_CALLS);
  await prepareScope(app, ports);
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: '/',
    handler: (_, reply) => sendError(reply.header('allow', 'POST'), 405, new RpcError('REQUEST')),
  });

  const logMalformed = onceAMinute((skipped) =>
    ports.log.warn({ leftOut: skipped }, 'a malformed upload was rejected'),
  );

  app.post('/', async (request, reply) => {
    const exchange = readExchange(request, reply, ports);
    if (!(await ports.isOwnHost(request))) {
      throw new RpcError('FORBIDDEN', { message: 'COMMON.MESSAGES.UNKNOWN_HOST' });
    }
    const isSignedIn = memoize(async () => (await ports.sessions.find(exchange.caller)) !== null);
    if (request.isMultipart()) {
      if (!exchange.isOwnOrigin) throw new RpcError('FORBIDDEN');
      const fieldSize = (await isSignedIn()) ? BODY_LIMIT : GUEST_BODY_LIMIT;
      const limits = { fieldSize, fileSize: await ports.uploadBytes() };
      const { body, file } = await readMultipart(request, limits, logMalformed);
      const response = await dispatcher.reply(body, { ...exchange, file });
      return send(reply.code(uploadStatus(response)), response);
    }
    const body = await readBody(request.raw, async (bytes) => {
      if (bytes > BODY_LIMIT) throw new RpcError('TOO_LARGE');
      if (bytes > GUEST_BODY_LIMIT && !(await isSignedIn())) throw new TooLargeForGuests();
    });
    await turn();
    const parsed = readJson(body);
    if (!parsed.ok) return reply.code(400).headers(RPC_HEADERS).send(invalidJsonResponse(parsed));
    return send(reply, await dispatcher.reply(parsed.value, exchange));
  });
}
