import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteRedirects } from '../../features/redirects/site-redirects.ts';
import { plainPage } from '../../http/plain-page.ts';
import { findRecord } from '../../storage/records/records.ts';
import { sendResponse } from '../cache/send.ts';
import type { SiteResponse } from '../cache/site-response.ts';
import type { ClientScripts } from '../client-scripts.ts';
import type { Facts, SiteFacts } from '../facts/site-facts.ts';
import type { Freshness } from '../freshness.ts';
import { checkGate, type Visitor } from '../gate.ts';
import type { ShareImages } from '../share-images/share-images.ts';
import type { SitePorts } from '../site-port.ts';
import type { SiteResponses } from '../site-responses.ts';
import type { createSiteTexts } from '../texts.ts';

/** Dependencies of the site's routes. */
export type SiteRoutePorts = SitePorts & {
  readonly texts: ReturnType<typeof createSiteTexts>;
  readonly facts: Facts;
  readonly responses: SiteResponses;
  readonly shareImages: ShareImages;
  readonly freshness: Freshness;
  readonly clients: ClientScripts;
  readonly redirects: SiteRedirects;
};

export type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** The site's facts at the time of the request. */
export async function currentFacts({ freshness, facts }: SiteRoutePorts): Promise<SiteFacts> {
  await freshness.ensure();
  return facts.read();
}

/** Sends a response directly, because Fastify would only add overhead. */
export function send(
  request: FastifyRequest,
  reply: FastifyReply,
  response: SiteResponse,
): FastifyReply {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  sendResponse(request.raw, reply.raw, response);
  return reply;
}

export function visitorOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions, pageAccess, store, callerOf }: SiteRoutePorts,
): Visitor {
  const caller = callerOf(request, reply);
  return {
    isSignedIn: async () => (await sessions.find(caller)) !== null,
    knowsSitePassword: () => pageAccess.knowsSitePassword(store.read, caller),
    knowsPagePassword: async (id) => {
      const page = await findRecord(store.read, 'page', id);
      return page !== undefined && pageAccess.knowsPagePassword(store.read, page, caller);
    },
  };
}

/** Answers a URL without content. Shows nothing of a site that the visitor may not see. */
export async function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  site: SiteRoutePorts,
): Promise<FastifyReply> {
  const { responses, clock } = site;
  const visitor = visitorOf(request, reply, site);
  const { gate } = await checkGate(await currentFacts(site), undefined, { visitor, now: clock() });
  if (gate === 'show')
    return send(request, reply, await responses.service({ kind: 'service.404' }));
  if (gate === 'under_construction')
    return send(request, reply, await responses.service({ kind: 'service.under_construction' }));
  return reply
    .code(404)
    .headers(plainPage.headers)
    .type('text/html; charset=utf-8')
    .send(plainPage.notFound);
}
