import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { setTimeout as waitFor } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import { type FastifyInstance, type FastifyReply, fastify } from 'fastify';
import type { Logger } from '../logging.ts';
import type { Store } from '../storage/database/store.ts';
import { StorageFull, StoreUnavailable, toStoreError } from '../storage/errors.ts';
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  limitBody,
  limitConnections,
  serverOptions,
} from './connections.ts';
import type { FastHandler } from './fast-handler.ts';
import { COMMON_HEADERS } from './headers.ts';
import { mayPass } from './local-path.ts';
import { plainPage } from './plain-page.ts';

export type AppPorts = {
  readonly log: Logger;
  readonly trustedProxies: readonly string[];
  readonly limits?: ConnectionLimits;
};

export type HttpApp = {
  readonly app: FastifyInstance;
  readonly setFastHandler: (answer: FastHandler) => void;
};

const MAX_URL_LENGTH = 8_192;
/** Seconds in which a restarting database usually recovers. */
const RETRY_AFTER = '5';

const sendNotFound = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .headers(plainPage.headers)
    .type('text/html; charset=utf-8')
    .send(plainPage.notFound);

/** The HTTP server with settings for all routes: timeouts, size limits, errors, cookies. */
export async function createApp({
  log,
  trustedProxies,
  limits = CONNECTION_LIMITS,
}: AppPorts): Promise<HttpApp> {
  let fastHandler: FastHandler = (_request, _response, pass) => pass();
  const app = fastify({
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: 1_048_576,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply: FastifyReply) =>
      reply
        .code(400)
        .headers(plainPage.headers)
        .type('text/html; charset=utf-8')
        .send(plainPage.notFound),
    serverFactory: (handler) => {
      const server = createServer(serverOptions(limits), (request, response) => {
        if (isClosing()) response.setHeader('connection', 'close');
        limitBody(request, response, limits);
        fastHandler(request, response, () => handler(request, response));
      });
      const isClosing = limitConnections(server, limits);
      return server;
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    const { url = '' } = request.raw;
    if (url.length > MAX_URL_LENGTH) {
      await reply.code(414).headers(COMMON_HEADERS).send();
    } else if (!mayPass(request)) await sendNotFound(reply);
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).headers(COMMON_HEADERS).send();
    const storeFailure = toStoreError(error);
    if (storeFailure instanceof StorageFull) {
      log.error(
        { reason: storeFailure.message, url: request.raw.url },
        'the disk is full; nothing was stored',
      );
      return reply
        .code(507)
        .headers(plainPage.headers)
        .type('text/html; charset=utf-8')
        .send(plainPage.unavailable);
    }
    if (storeFailure instanceof StoreUnavailable) {
      log.warn({ err: error, url: request.raw.url }, 'the database does not respond');
      return reply
        .code(503)
        .headers({ ...plainPage.headers, 'retry-after': RETRY_AFTER })
        .type('text/html; charset=utf-8')
        .send(plainPage.unavailable);
    }
    const incident = randomUUID();
    log.error({ err: error, incident, url: request.raw.url }, 'a request failed');
    return reply
      .code(500)
      .headers(plainPage.headers)
      .type('text/html; charset=utf-8')
      .send(plainPage.failure(incident));
  });
  app.setNotFoundHandler((_, reply) => sendNotFound(reply));
  await app.register(cookie);
  return {
    app,
    setFastHandler: (answer) => {
      fastHandler = answer;
    },
  };
}

/** Timeout of the database check in ms. */
const DATABASE_TIMEOUT_MS = 1_000;

/** Whether the database responds. Concurrent checks share one query. */
function createReadinessCheck(store: Store): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  const query = () =>
    store.read
      .selectFrom('migration')
      .select('name')
      .limit(1)
      .execute()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        running = undefined;
      });
  return async () => {
    running ??= query();
    const timeout = new AbortController();
    const { signal } = timeout;
    const late = waitFor(DATABASE_TIMEOUT_MS, false, { signal }).catch(() => false);
    return Promise.race([running, late]).finally(() => timeout.abort());
  };
}

/** Responds with 200 while alive (`/healthz`) and while able to serve (`/readyz`). */
export function healthRoutes(app: FastifyInstance, store: Store): void {
  const ready = createReadinessCheck(store);
  app.get('/healthz', (_, reply) =>
    reply.headers({ ...COMMON_HEADERS, 'cache-control': 'no-store' }).send({ status: 'ok' }),
  );
  app.get('/readyz', async (_, reply) => {
    const isReady = await ready();
    return reply
      .code(isReady ? 200 : 503)
      .headers({ ...COMMON_HEADERS, 'cache-control': 'no-store' })
      .send({ status: isReady ? 'ready' : 'unavailable' });
  });
}
