import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';

export type ConnectionLimits = {
  /**
   * From opening a connection, or from the first byte of a later request, to the end of its
   * headers, in ms.
   */
  readonly headersMs: number;
  /** Between two requests, in ms. */
  readonly keepAliveMs: number;
  /** Pause within a body, in ms. */
  readonly silenceMs: number;
  /** Pause while a response is prepared or not read, in ms. */
  readonly answerMs: number;
  /** Time for a body in ms. It is extended while the client sends `bytesPerSecond`. */
  readonly bodyMs: number;
  readonly bytesPerSecond: number;
  /** Maximum duration of a request in ms. */
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

/** Interval in ms at which Node checks all connections for timeouts. */
const CHECK_INTERVAL_MS = 5_000;

export const serverOptions = (limits: ConnectionLimits): ServerOptions => ({
  headersTimeout: limits.headersMs,
  requestTimeout: limits.requestMs,
  keepAliveTimeout: limits.keepAliveMs,
  connectionsCheckingInterval: Math.min(CHECK_INTERVAL_MS, limits.headersMs),
});

/** Returns a function that tells whether the server has started to close. */
export function limitConnections(server: Server, limits: ConnectionLimits): () => boolean {
  server.timeout = limits.answerMs;
  server.maxConnections = limits.connections;
  // Otherwise, processes that share a port pass connections over the limit on to each other.
  Object.assign(server, { dropMaxConnection: true });
  delayIdleClose(server);
  return closeWhenIdle(server);
}

/** After this many event loop rounds without a connection, none is waiting to be accepted. */
const QUIET_ROUNDS = 3;
/** Maximum wait for a quiet period, in ms. */
const QUIET_MS = 3_000;

/**
 * The OS queues connections and their requests before the event loop accepts them, one per round.
 * Closing immediately would reset them.
 */
function closeWhenIdle(server: Server): () => boolean {
  const close = server.close.bind(server);
  let isClosing = false;
  let accepted = 0;
  server.on('connection', () => {
    accepted += 1;
  });
  server.close = (done) => {
    isClosing = true;
    const until = performance.now() + QUIET_MS;
    const poll = (bytesBefore: number, quiet: number): void => {
      const rounds = accepted === bytesBefore ? quiet + 1 : 0;
      if (rounds > QUIET_ROUNDS || performance.now() > until) close(done);
      else setImmediate(poll, accepted, rounds);
    };
    poll(accepted, 0);
    return server;
  };
  return () => isClosing;
}

/** Time on a busy machine from accepting a connection to reading its first request, in ms. */
const UNREAD_GRACE_MS = 250;

/**
 * When a server closes, Node immediately drops connections that seem idle, even if a request has
 * arrived but has not been read yet. This delays the drop, so that they can be read. Each closes
 * after its response.
 */
function delayIdleClose(server: Server): void {
  const closeIdle = server.closeIdleConnections.bind(server);
  let sweep: NodeJS.Timeout | undefined;
  server.closeIdleConnections = () => {
    sweep ??= setInterval(closeIdle, UNREAD_GRACE_MS);
  };
  server.once('close', () => clearInterval(sweep));
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function abort({ socket }: IncomingMessage, response: ServerResponse): void {
  if (!response.headersSent)
    socket.write('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n');
  socket.destroySoon();
}

/** Drops clients that send a body too slowly or stop sending. */
export function limitBody(
  request: IncomingMessage,
  response: ServerResponse,
  limits: ConnectionLimits,
): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  const started = Date.now();
  const bytesBefore = socket.bytesRead;
  let timer: NodeJS.Timeout;
  const check = () => {
    const extension = ((socket.bytesRead - bytesBefore) / limits.bytesPerSecond) * 1000;
    const left = started + limits.bodyMs + extension - Date.now();
    if (left > 0) timer = setTimeout(check, left);
    else abort(request, response);
  };
  const settle = () => {
    clearTimeout(timer);
    // After the response, Node has already set the keep-alive timeout.
    if (!response.writableFinished) socket.setTimeout(limits.answerMs);
  };
  socket.setTimeout(limits.silenceMs);
  timer = setTimeout(check, limits.bodyMs);
  request.once('end', settle);
  request.once('close', settle);
}

/**
 * Reads and discards the rest of a rejected body: browsers whose connection closes while they send
 * never see the response. Closes the connection after `limit` bytes.
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
