import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { setTimeout as waitFor } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import type { Logger } from '../logging.ts';
import { StoreUnavailable, storeError } from '../storage/errors.ts';
import type { Store } from '../storage/store.ts';
import { COMMON_HEADERS } from './headers.ts';
import { plainPage } from './plain-page.ts';
import type { FastAnswer } from './site-port.ts';

export type AppPorts = {
  readonly log: Logger;
  readonly trustedProxies: readonly string[];
};

export type HttpApp = {
  readonly app: FastifyInstance;
  readonly answerFast: (answer: FastAnswer) => void;
};

const LONGEST_URL = 8_192;
const HEADERS_MS = 10_000;
/** The slowest upload that is waited for. */
const REQUEST_MS = 600_000;
/** Silence of a connection in the middle of a request. */
const SILENCE_MS = 20_000;
/** From a connection to the reading of its first request, when the machine is busy. */
const UNREAD_MS = 250;
/** The whole of a request that is no upload. */
const BODY_MS = 15_000;
/** s; a database that restarts is back by then. */
const RETRY_AFTER = '5';

/** The HTTP server with what all its routes share: limits of time and size, errors, cookies. */
export async function createApp({ log, trustedProxies }: AppPorts): Promise<HttpApp> {
  let fast: FastAnswer = (_request, _response, pass) => pass();
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
      const server = createServer(
        {
          headersTimeout: HEADERS_MS,
          requestTimeout: REQUEST_MS,
          connectionsCheckingInterval: 5000,
        },
        (request, response) => {
          if (!server.listening) response.setHeader('connection', 'close');
          fast(request, response, () => handler(request, response));
        },
      );
      keepUnread(server);
      return server;
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.raw.url && request.raw.url.length > LONGEST_URL) {
      await reply.code(414).headers(COMMON_HEADERS).send();
      return;
    }
  });
  limitSlowness(app);
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).headers(COMMON_HEADERS).send();
    if (storeError(error) instanceof StoreUnavailable) {
      log.warn({ err: error, url: request.raw.url }, 'the database does not answer');
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
  app.setNotFoundHandler((_, reply) =>
    reply
      .code(404)
      .headers(plainPage.headers)
      .type('text/html; charset=utf-8')
      .send(plainPage.notFound),
  );
  await app.register(cookie);
  return {
    app,
    answerFast: (answer) => {
      fast = answer;
    },
  };
}

/**
 * When a server closes, Node drops connections that seem idle at once, also those whose request has
 * arrived and was not read yet. They get a moment to be read; each is closed with its answer.
 */
function keepUnread(server: Server): void {
  const closeIdle = server.closeIdleConnections.bind(server);
  let sweep: NodeJS.Timeout | undefined;
  server.closeIdleConnections = () => {
    sweep ??= setInterval(closeIdle, UNREAD_MS);
  };
  server.once('close', () => clearInterval(sweep));
}

/** Who sends a request drop by drop is let go; uploads may take long, but not pause for long. */
function limitSlowness(app: FastifyInstance): void {
  const deadlines = new WeakMap<object, NodeJS.Timeout>();
  app.addHook('onRequest', async ({ raw }) => {
    raw.socket.setTimeout(SILENCE_MS);
    if (raw.headers['content-type']?.startsWith('multipart/')) return;
    const giveUp = () =>
      raw.socket.end('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n');
    deadlines.set(raw, setTimeout(giveUp, BODY_MS));
  });
  const settle = async ({ raw }: FastifyRequest) => {
    clearTimeout(deadlines.get(raw));
    raw.socket.setTimeout(0);
  };
  app.addHook('preHandler', settle);
  app.addHook('onResponse', settle);
  app.addHook('onRequestAbort', settle);
}

/** A database that says nothing for so long does not answer: ms. */
const SILENCE_OF_DATABASE_MS = 1_000;

/** Whether the database answers now; all who ask while it is asked share the answer. */
function readiness(store: Store): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  const ask = () =>
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
    running ??= ask();
    const silence = new AbortController();
    const { signal } = silence;
    const late = waitFor(SILENCE_OF_DATABASE_MS, false, { signal }).catch(() => false);
    return Promise.race([running, late]).finally(() => silence.abort());
  };
}

/** 200 while alive, and while it can serve. */
export function healthRoutes(app: FastifyInstance, store: Store): void {
  const ready = readiness(store);
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
