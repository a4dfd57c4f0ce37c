import type { IncomingMessage, ServerResponse } from 'node:http';

/** Responds before Fastify sees the request, or calls `pass`, synchronously or later. */
export type FastAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  pass: () => void,
) => void;
