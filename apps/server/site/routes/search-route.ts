import { RpcError } from '@plinth/contract';
import { SEARCH_PATH } from '@plinth/model';
import type { FastifyInstance } from 'fastify';
import { checkGate } from '../gate.ts';
import { readSearch } from '../search/search-site.ts';
import { currentFacts, type SiteRoutePorts, send, sendNotFound, visitorOf } from './site-ports.ts';

/** Searches by one address. People rarely search this often. */
const SEARCH_LIMIT = { calls: 120, minutes: 1 };

export const SEARCH_PATHS: readonly string[] = [SEARCH_PATH, SEARCH_PATH.slice(0, -1)];

type Query = { Querystring: { readonly [name: string]: unknown } };

/** The page of results, for those who may see the site. */
export function addSearchRoute(app: FastifyInstance, site: SiteRoutePorts): void {
  const { responses, clock, limits } = site;

  /** Seconds to wait. 0: none. */
  const takeTurn = async (ip: string): Promise<number> => {
    try {
      await limits.takeBatched(`search ${ip}`, SEARCH_LIMIT);
      return 0;
    } catch (error) {
      if (!(error instanceof RpcError) || error.type !== 'RATE_LIMITED') throw error;
      return error.data.retry_after ?? 1;
    }
  };

  for (const url of SEARCH_PATHS) {
    app.get<Query>(url, async (request, reply) => {
      const facts = await currentFacts(site);
      const visitor = visitorOf(request, reply, site);
      const { gate } = await checkGate(facts, undefined, { visitor, now: clock() });
      if (gate !== 'show') return sendNotFound(request, reply, site);
      const search = readSearch(request.query);
      const wait = search.query === '' ? 0 : await takeTurn(site.callerOf(request, reply).ip);
      if (wait > 0) reply.header('retry-after', String(wait));
      return send(request, reply, await responses.search(search, wait > 0 ? 'refused' : 'allowed'));
    });
  }
}
