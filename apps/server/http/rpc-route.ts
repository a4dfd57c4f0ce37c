import { REPEAT_KEY, REPEAT_KEY_HEADER, RpcError, type RpcErrorType } from '@plinth/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Logger, onceAMinute } from '../logging.ts';
import type { Dispatcher, RpcExchange, RpcReply } from '../rpc/dispatcher.ts';
import { answerError, idIn, type RpcAnswer } from '../rpc/json-rpc.ts';
import { type JsonReading, readJson } from '../rpc/json-text.ts';
import { fieldAt, refused } from '../rpc/refuse.ts';
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
  /** The origins under which the panel is reached. */
  readonly origins: (request: FastifyRequest) => ReadonlySet<string>;
  /** Whether a request asks under a name of this site. */
  readonly isOwnHost: (request: FastifyRequest) => Promise<boolean>;
  /** Bytes of a file, at most. */
  readonly uploadBytes: number;
};

/** Bytes of a call without a file. */
const BODY_LIMIT = 8 * 1024 * 1024;
/** The same without a session. */
const GUEST_BODY_LIMIT = 64 * 1024;

/** JSON, but none that is looked into: the answer names what was refused, to whom asked. */
function refusal(reading: Extract<JsonReading, { ok: false }>): RpcAnswer {
  if (!('place' in reading)) {
    const isJson = reading.fault === 'tooManyNames';
    const error = isJson ? refused('params', 'unknownField') : new RpcError('PARSE');
    return answerError(null, error.toJSON());
  }
  const { value, place, fault } = reading;
  const field = fieldAt(place.join('.').replace(/^params\./, '')) || 'params';
  const key = fault === 'tooDeep' ? 'tooDeep' : 'unknownField';
  return answerError(idIn(value), refused(field, key).toJSON());
}

/** Too large because there is no session: a panel whose session expired has to hear that. */
class TooLargeForGuests extends RpcError {
  constructor() {
    super('UNAUTHENTICATED');
  }
}

/** The status where a call is refused before it was read; a refusal in JSON-RPC's terms has 200. */
function statusOf(error: RpcError): number {
  if (error instanceof TooLargeForGuests || error.type === 'TOO_LARGE') return 413;
  return error.type === 'REQUEST' ? 400 : 200;
}

const refuse = (reply: FastifyReply, status: number, error: RpcError) =>
  reply.code(status).headers(RPC_HEADERS).send(answerError(null, error.toJSON()));

const isError = (answer: RpcAnswer, type: RpcErrorType): boolean =>
  'error' in answer && answer.error.data.type === type;

/** A file that breaks off shows only while the call reads it. */
const statusOfUpload = (answer: RpcReply): number =>
  [answer].flat().some((one) => one && isError(one, 'REQUEST')) ? 400 : 200;

/**
 * The status is 200 for whatever JSON-RPC can say, but a client that has to wait, or whose file is
 * too large, sees it at once.
 */
function send(reply: FastifyReply, answer: RpcReply): FastifyReply {
  reply.headers(RPC_HEADERS);
  if (answer === undefined) return reply.code(204).send();
  const answers: readonly RpcAnswer[] = Array.isArray(answer) ? answer : [answer];
  const waits = answers.flatMap((one) =>
    'error' in one && one.error.data.type === 'RATE_LIMITED'
      ? [one.error.data.retry_after ?? 1]
      : [],
  );
  if (waits.length === answers.length) {
    reply.code(429).header('retry-after', String(Math.max(...waits)));
  }
  if (answers.every((one) => isError(one, 'TOO_LARGE'))) reply.code(413);
  return reply.send(answer);
}

/** Rounds of the event loop between two requests with calls. */
const ROUNDS_BETWEEN_CALLS = 16;

/** How much of a refused upload is still let in: so many times the largest file. */
const DRAINED_FILES = 2;

/** Statuses of Fastify's own refusals that are passed on. */
const UNREAD = new Set([413, 415]);

/** Asks at most once. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= ask();
    return asked;
  };
}

function exchangeOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { callerOf, origins }: RpcRoutePorts,
): RpcExchange {
  const repeatKey = request.headers[REPEAT_KEY_HEADER];
  if (repeatKey !== undefined && !REPEAT_KEY.test(String(repeatKey))) throw new RpcError('REQUEST');
  return {
    caller: callerOf(request, reply),
    isOwnOrigin: isOwnOrigin(request.headers, origins(request)),
    ...(repeatKey !== undefined && { repeatKey: String(repeatKey) }),
  };
}

/** How bodies come in and refusals go out. */
async function prepareScope(app: FastifyInstance, uploadBytes: number): Promise<void> {
  app.removeAllContentTypeParsers();
  // The handler reads the body: how much it may be depends on the caller.
  app.addContentTypeParser('application/json', (_, payload, done) => done(null, payload));
  const { default: multipart } = await import('@fastify/multipart');
  await app.register(multipart, {
    limits: { fieldNameSize: 64, fieldSize: BODY_LIMIT, fields: 10, files: 1, parts: 12 },
  });

  app.addHook('onSend', async ({ raw }) => drain(raw, DRAINED_FILES * uploadBytes));
  app.setErrorHandler<Error & { statusCode?: number }>((error, _, reply) => {
    if (error instanceof RpcError) return refuse(reply, statusOf(error), error);
    const { statusCode = 500 } = error;
    if (statusCode >= 500) throw error;
    // Fastify would close the connection in front of a sender that still sends.
    reply.removeHeader('connection');
    const type = statusCode === 413 ? 'TOO_LARGE' : 'REQUEST';
    return refuse(reply, UNREAD.has(statusCode) ? statusCode : 400, new RpcError(type));
  });
}

export async function rpcRoute(app: FastifyInstance, ports: RpcRoutePorts): Promise<void> {
  const { dispatcher } = ports;
  const turn = createTurns(ROUNDS_BETWEEN_CALLS);
  await prepareScope(app, ports.uploadBytes);
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: '/',
    handler: (_, reply) => refuse(reply.header('allow', 'POST'), 405, new RpcError('REQUEST')),
  });

  const logMalformed = onceAMinute((leftOut) =>
    ports.log.warn({ leftOut }, 'an upload that cannot be read was refused'),
  );

  app.post('/', async (request, reply) => {
    const exchange = exchangeOf(request, reply, ports);
    if (!(await ports.isOwnHost(request))) {
      throw new RpcError('FORBIDDEN', { message: 'COMMON.MESSAGES.UNKNOWN_HOST' });
    }
    const isSignedIn = once(async () => (await ports.sessions.find(exchange.caller)) !== null);
    if (request.isMultipart()) {
      if (!exchange.isOwnOrigin) throw new RpcError('FORBIDDEN');
      if (!(await isSignedIn())) throw new RpcError('UNAUTHENTICATED');
      const { body, file } = await readMultipart(request, ports.uploadBytes, logMalformed);
      const answer = await dispatcher.reply(body, { ...exchange, file });
      return send(reply.code(statusOfUpload(answer)), answer);
    }
    const body = await readBody(request.raw, async (bytes) => {
      if (bytes > BODY_LIMIT) throw new RpcError('TOO_LARGE');
      if (bytes > GUEST_BODY_LIMIT && !(await isSignedIn())) throw new TooLargeForGuests();
    });
    await turn();
    const reading = readJson(body);
    if (!reading.ok) return reply.code(400).headers(RPC_HEADERS).send(refusal(reading));
    return send(reply, await dispatcher.reply(reading.value, exchange));
  });
}
