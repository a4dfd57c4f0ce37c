import type { FastifyInstance } from 'fastify';
import { checkGate } from '../gate.ts';
import { currentFacts, type SiteRoutePorts, send, visitorOf } from './site-ports.ts';

/** Files at well-known URLs for search engines. */
export function addFileRoutes(app: FastifyInstance, site: SiteRoutePorts): void {
  const { responses, clock } = site;

  app.get('/robots.txt', async (request, reply) => {
    await currentFacts(site);
    return send(request, reply, await responses.robots());
  });

  app.get<{ Querystring: { part?: string } }>('/sitemap.xml', async (request, reply) => {
    const facts = await currentFacts(site);
    const visitor = visitorOf(request, reply, site);
    const { gate, isOpen } = await checkGate(facts, undefined, { visitor, now: clock() });
    if (gate === 'under_construction') {
      return send(request, reply, await responses.service({ kind: 'service.under_construction' }));
    }
    const { part } = request.query;
    const isValidPart = part === undefined || /^[1-9]\d{0,3}$/.test(part);
    const partNumber = part === undefined ? undefined : Number(part);
    const response =
      gate === 'show' && isOpen && isValidPart ? await responses.sitemap(partNumber) : undefined;
    return send(request, reply, response ?? (await responses.service({ kind: 'service.404' })));
  });
}
