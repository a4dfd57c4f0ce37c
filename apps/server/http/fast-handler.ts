import type { IncomingMessage, ServerResponse } from 'node:http';

/** Responds before Fastify sees the request, or calls `pass`, synchronously or later. */
export type FastHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  pass: () => void,
) => void;
