import type { FastifyInstance } from 'fastify';
import { type Answer, makeAnswer } from '../cache/answer.ts';
import { readFont } from '../fonts.ts';
import { DESIGN_SHEET } from '../pages/render-site-page.ts';
import { currentFacts, type SiteRoutePorts, send } from './site-ports.ts';

/** The stylesheet, favicon, widget scripts, and theme fonts. */
export function addAssetRoutes(app: FastifyInstance, site: SiteRoutePorts): void {
  const { answers, clients, themes } = site;
  const fixed = new Map<string, Promise<Answer>>();

  app.get(DESIGN_SHEET, async (request, reply) => {
    await currentFacts(site);
    return send(request, reply, await answers.sheet());
  });

  app.get('/favicon.ico', async (request, reply) => {
    await currentFacts(site);
    return send(request, reply, await answers.favicon());
  });

  app.get('/assets/*', async (request, reply) => {
    const url = (request.raw.url ?? '').split('?')[0] ?? '';
    const known = fixed.get(url);
    if (known) return send(request, reply, await known);
    const content = clients.read(url) ?? readFont(themes, url);
    if (!content) return send(request, reply, await answers.service({ kind: 'service.404' }));
    const answer = makeAnswer(content);
    fixed.set(url, answer);
    return send(request, reply, await answer);
  });
}
