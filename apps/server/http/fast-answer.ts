import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request before Fastify sees it, or passes it on, at once or later. */
export type FastAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  pass: () => void,
) => void;
