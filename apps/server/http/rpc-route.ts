import { REPEAT_KEY, REPEAT_KEY_HEADER, RpcError, type RpcErrorType } from '@plinth/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher, RpcReply } from '../rpc/dispatcher.ts';
import { answerError, idIn, type RpcAnswer } from '../rpc/json-rpc.ts';
import { type JsonReading, readJson } from '../rpc/json-text.ts';
import { fieldAt, refused } from '../rpc/refuse.ts';
import type { Caller } from '../security/caller.ts';
import { RPC_HEADERS } from './headers.ts';
import { readMultipart } from './multipart.ts';
import { isOwnOrigin } from './origin.ts';

export type RpcRoutePorts = {
  readonly dispatcher: Dispatcher;
  readonly callerOf: (request: FastifyRequest, reply: FastifyReply) => Caller;
  /** The origins under which the panel is reached. */
  readonly origins: (request: FastifyRequest) => ReadonlySet<string>;
  /** Bytes of a file, at most. */
  readonly uploadBytes: number;
};

/** Bytes of a call without a file. */
const BODY_LIMIT = 8 * 1024 * 1024;

/** JSON, but none that is looked into: the answer names what was refused, to whom asked. */
function refusal(reading: Extract<JsonReading, { ok: false }>): RpcAnswer {
  if (reading.fault === 'notJson') return answerError(null, new RpcError('PARSE').toJSON());
  const { value, place, fault } = reading;
  const field = fieldAt(place.join('.').replace(/^params\./, '')) || 'params';
  const key = fault === 'tooDeep' ? 'tooDeep' : 'unknownField';
  return answerError(idIn(value), refused(field, key).toJSON());
}

/** What is refused before the body is read; anything else of the kind is a bad request. */
const UNREAD: { readonly [status: number]: readonly [number, RpcErrorType] } = {
  413: [413, 'TOO_LARGE'],
  415: [415, 'REQUEST'],
};

const refuse = (reply: FastifyReply, status: number, type: RpcErrorType) =>
  reply
    .code(status)
    .headers(RPC_HEADERS)
    .send(answerError(null, new RpcError(type).toJSON()));

/** How long the rest of a refused body is still let in. */
const LINGER_MS = 5_000;

/**
 * A refusal before the body was read. Fastify would close the connection at once; the client, still
 * sending, would find it broken and never see the answer. Node throws away what still comes.
 */
function refuseUnread(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  [status, type]: readonly [number, RpcErrorType],
): FastifyReply {
  const cut = setTimeout(() => raw.destroy(), LINGER_MS);
  raw.once('close', () => clearTimeout(cut));
  return refuse(reply.removeHeader('connection'), status, type);
}

const isTooLarge = (answer: RpcAnswer): boolean =>
  'error' in answer && answer.error.data.type === 'TOO_LARGE';

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
  if (answers.every(isTooLarge)) reply.code(413);
  return reply.send(answer);
}

export async function rpcRoute(app: FastifyInstance, ports: RpcRoutePorts): Promise<void> {
  const { dispatcher } = ports;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => {
    done(null, body);
  });
  const { default: multipart } = await import('@fastify/multipart');
  await app.register(multipart, {
    limits: { fieldNameSize: 64, fieldSize: BODY_LIMIT, fields: 10, files: 1, parts: 12 },
  });

  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) throw error;
    return refuseUnread(request, reply, UNREAD[statusCode] ?? [400, 'REQUEST']);
  });

  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: '/',
    handler: (_, reply) => refuse(reply.header('allow', 'POST'), 405, 'REQUEST'),
  });

  app.post('/', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const repeatKey = request.headers[REPEAT_KEY_HEADER];
    if (repeatKey !== undefined && !REPEAT_KEY.test(String(repeatKey))) {
      return refuse(reply, 400, 'REQUEST');
    }
    const exchange = {
      caller: ports.callerOf(request, reply),
      isOwnOrigin: isOwnOrigin(request.headers, ports.origins(request)),
      ...(repeatKey !== undefined && { repeatKey: String(repeatKey) }),
    };
    if (request.isMultipart()) {
      const { body, file } = await readMultipart(request, ports.uploadBytes);
      return send(reply, await dispatcher.reply(body, { ...exchange, file }));
    }
    const reading = readJson(request.body as Buffer);
    if (!reading.ok) return reply.code(400).headers(RPC_HEADERS).send(refusal(reading));
    return send(reply, await dispatcher.reply(reading.value, exchange));
  });
}
