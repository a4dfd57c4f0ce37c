import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';

export type ConnectionLimits = {
  /** From a connection, or from the first byte of a further request, to the end of its headers: ms. */
  readonly headersMs: number;
  /** Between two requests: ms. */
  readonly keepAliveMs: number;
  /** Without a byte in the middle of a body: ms. */
  readonly silenceMs: number;
  /** Without a byte of an answer that is being made or is not read: ms. */
  readonly answerMs: number;
  /** A body may take so long (ms), and longer only as it brings so many bytes a second. */
  readonly bodyMs: number;
  readonly bytesPerSecond: number;
  /** The longest request, whatever it brings: ms. */
  readonly requestMs: number;
  readonly connections: number;
};

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 10_000,
  keepAliveMs: 20_000,
  silenceMs: 20_000,
  answerMs: 120_000,
  bodyMs: 15_000,
  bytesPerSecond: 16 * 1024,
  requestMs: 600_000,
  connections: 5_000,
};

/** Node asks all connections together whether one is late: ms. */
const CHECKING_MS = 5_000;

export const serverOptions = (limits: ConnectionLimits): ServerOptions => ({
  headersTimeout: limits.headersMs,
  requestTimeout: limits.requestMs,
  keepAliveTimeout: limits.keepAliveMs,
  connectionsCheckingInterval: Math.min(CHECKING_MS, limits.headersMs),
});

/** Answers whether the server has begun to close. */
export function limitConnections(server: Server, limits: ConnectionLimits): () => boolean {
  server.timeout = limits.answerMs;
  server.maxConnections = limits.connections;
  // Otherwise processes that share a port pass a connection over the number on to each other.
  Object.assign(server, { dropMaxConnection: true });
  keepUnread(server);
  return closeWhenQuiet(server);
}

/** Rounds of the event loop in which no connection came: then none waits to be accepted. */
const QUIET_ROUNDS = 3;
/** The longest wait for them. */
const QUIET_MS = 3_000;

/**
 * The system has connections, and requests on them, before the event loop accepts them, one in each
 * round. A server that closes at once would cut them off.
 */
function closeWhenQuiet(server: Server): () => boolean {
  const close = server.close.bind(server);
  let isClosing = false;
  let accepted = 0;
  server.on('connection', () => {
    accepted += 1;
  });
  server.close = (done) => {
    isClosing = true;
    const until = performance.now() + QUIET_MS;
    const look = (before: number, quiet: number): void => {
      const rounds = accepted === before ? quiet + 1 : 0;
      if (rounds > QUIET_ROUNDS || performance.now() > until) close(done);
      else setImmediate(look, accepted, rounds);
    };
    look(accepted, 0);
    return server;
  };
  return () => isClosing;
}

/** From a connection to the reading of its first request, when the machine is busy. */
const UNREAD_MS = 250;

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

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function giveUp({ socket }: IncomingMessage, response: ServerResponse): void {
  if (!response.headersSent)
    socket.write('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n');
  socket.destroySoon();
}

/** Drops clients that send a body too slowly, or stop in the middle of it. */
export function limitBody(
  request: IncomingMessage,
  response: ServerResponse,
  limits: ConnectionLimits,
): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  const began = Date.now();
  const before = socket.bytesRead;
  let timer: NodeJS.Timeout;
  const check = () => {
    const earned = ((socket.bytesRead - before) / limits.bytesPerSecond) * 1000;
    const left = began + limits.bodyMs + earned - Date.now();
    if (left > 0) timer = setTimeout(check, left);
    else giveUp(request, response);
  };
  const settle = () => {
    clearTimeout(timer);
    // After the answer Node has already set the limit between two requests.
    if (!response.writableFinished) socket.setTimeout(limits.answerMs);
  };
  socket.setTimeout(limits.silenceMs);
  timer = setTimeout(check, limits.bodyMs);
  request.once('end', settle);
  request.once('close', settle);
}

/**
 * Lets the rest of a refused body in, unread: a browser that finds its connection closed while it
 * still sends never sees the answer. Beyond `limit` bytes the connection is closed.
 */
export function drain(request: IncomingMessage, limit: number): void {
  if (request.complete) return;
  let size = 0;
  request.unpipe();
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > limit) request.socket.destroySoon();
  });
  request.resume();
}
