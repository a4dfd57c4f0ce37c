import type { FastifyInstance } from 'fastify';
import { PREVIEW_HEADERS } from '../../http/headers.ts';
import { currentFacts, type SiteRoutePorts, sendNotFound } from './site-ports.ts';

const PREFIX = '/preview/';

const HEADERS = {
  ...PREVIEW_HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'x-robots-tag': 'noindex',
};

/** A stored or edited page, in any status, for clients with its signed URL. */
export function addPreviewRoute(app: FastifyInstance, site: SiteRoutePorts): void {
  const { previewLinks, responses, clock } = site;
  app.get(`${PREFIX}*`, async (request, reply) => {
    await currentFacts(site);
    const { pathname, searchParams } = new URL(request.raw.url ?? '', 'http://localhost');
    const target = previewLinks.target(pathname.slice(PREFIX.length), clock());
    const title = searchParams.get('title') ?? '';
    const html = target === null ? undefined : await responses.preview(target, title);
    if (html === undefined) return sendNotFound(request, reply, site);
    return reply.headers(HEADERS).send(html);
  });
}
