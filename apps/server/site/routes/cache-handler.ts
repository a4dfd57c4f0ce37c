import type { FastHandler } from '../../http/fast-handler.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendResponse } from '../cache/send.ts';
import type { Freshness } from '../freshness.ts';
import { oncePerRound } from './once-per-round.ts';

/** Sends a cached response before Fastify runs: one freshness check and one write. */
export function createCacheHandler({
  cache,
  freshness,
}: {
  readonly cache: ResponseCache;
  readonly freshness: Freshness;
}): FastHandler {
  const isCurrent = oncePerRound(freshness.isCurrent);
  return (request, response, next) => {
    const { method, url = '', socket } = request;
    const cached = method === 'GET' || method === 'HEAD' ? cache.find(url) : undefined;
    if (!cached) return next();
    if (isCurrent(socket)) return sendResponse(request, response, cached);
    void freshness.ensure().then(() => {
      const current = cache.find(url);
      if (current) sendResponse(request, response, current);
      else next();
    });
  };
}
