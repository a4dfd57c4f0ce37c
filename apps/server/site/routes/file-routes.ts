import type { FastifyInstance } from 'fastify';
import { passGate } from '../gate.ts';
import { currentFacts, type SiteRoutePorts, send, visitorOf } from './site-ports.ts';

/** Files at well-known URLs for search engines. */
export function addFileRoutes(app: FastifyInstance, site: SiteRoutePorts): void {
  const { answers, clock } = site;

  app.get('/robots.txt', async (request, reply) => {
    await currentFacts(site);
    return send(request, reply, await answers.robots());
  });

  app.get<{ Querystring: { part?: string } }>('/sitemap.xml', async (request, reply) => {
    const facts = await currentFacts(site);
    const visitor = visitorOf(request, reply, site);
    const { gate, isOpen } = await passGate(facts, undefined, { visitor, now: clock() });
    if (gate === 'under_construction') {
      return send(request, reply, await answers.service({ kind: 'service.under_construction' }));
    }
    const { part } = request.query;
    const isPart = part === undefined || /^[1-9]\d{0,3}$/.test(part);
    const wanted = part === undefined ? undefined : Number(part);
    const answer = gate === 'show' && isOpen && isPart ? await answers.sitemap(wanted) : undefined;
    return send(request, reply, answer ?? (await answers.service({ kind: 'service.404' })));
  });
}
