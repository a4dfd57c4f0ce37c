import { FORM_CHALLENGE_URL } from '@plinth/model';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { COMMON_HEADERS } from '../../http/headers.ts';
import { prepareResponse, type SiteResponse } from '../cache/site-response.ts';
import { CLIENTS_PATH } from '../client-scripts.ts';
import { fontResponse } from '../fonts.ts';
import { READABLE_ANYWHERE } from '../headers.ts';
import { DESIGN_STYLESHEET } from '../pages/render-site-page.ts';
import { currentFacts, type SiteRoutePorts, send, sendNotFound } from './site-ports.ts';

const sendUnknownScript = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .headers({ ...COMMON_HEADERS, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send('Unknown script. Reload the page.');

/** The stylesheet, favicon, widget scripts, fonts, and challenges for forms. */
export function addAssetRoutes(app: FastifyInstance, site: SiteRoutePorts): void {
  const { responses, clients } = site;
  const cache = new Map<string, Promise<SiteResponse>>();

  app.get(DESIGN_STYLESHEET, async (request, reply) => {
    await currentFacts(site);
    return send(request, reply, await responses.stylesheet());
  });

  app.get('/favicon.ico', async (request, reply) => {
    await currentFacts(site);
    return send(request, reply, await responses.favicon());
  });

  app.get(FORM_CHALLENGE_URL, (_, reply) =>
    reply
      .headers({ ...COMMON_HEADERS, ...READABLE_ANYWHERE, 'cache-control': 'no-store' })
      .type('application/json')
      .send(JSON.stringify(site.forms.challenge())),
  );

  app.get('/assets/*', async (request, reply) => {
    const url = (request.raw.url ?? '').split('?')[0] ?? '';
    const cached = cache.get(url);
    if (cached) return send(request, reply, await cached);
    const content = clients.read(url) ?? (await fontResponse(site, url));
    if (!content && url.startsWith(CLIENTS_PATH)) return sendUnknownScript(reply);
    if (!content) return sendNotFound(request, reply, site);
    const response = prepareResponse(content);
    cache.set(url, response);
    return send(request, reply, await response);
  });
}
