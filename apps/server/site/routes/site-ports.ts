import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteRedirects } from '../../features/redirects/site-redirects.ts';
import { findRecord } from '../../storage/records/records.ts';
import type { Answers } from '../answers.ts';
import type { Answer } from '../cache/answer.ts';
import { sendAnswer } from '../cache/send.ts';
import type { ClientScripts } from '../client-scripts.ts';
import type { Facts, SiteFacts } from '../facts/site-facts.ts';
import type { Freshness } from '../freshness.ts';
import type { Visitor } from '../gate.ts';
import type { SitePorts } from '../site-port.ts';

/** Dependencies of the site's routes. */
export type SiteRoutePorts = SitePorts & {
  readonly facts: Facts;
  readonly answers: Answers;
  readonly freshness: Freshness;
  readonly clients: ClientScripts;
  readonly redirects: SiteRedirects;
};

/** The site's facts at the time of the request. */
export async function currentFacts({ freshness, facts }: SiteRoutePorts): Promise<SiteFacts> {
  await freshness.ensure();
  return facts.read();
}

/** Sends a response directly, because Fastify would only add overhead. */
export function send(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  sendAnswer(request.raw, reply.raw, answer);
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
    knowsSite: () => pageAccess.knowsSite(store.read, caller),
    knowsPage: async (id) => {
      const page = await findRecord(store.read, 'page', id);
      return page !== undefined && pageAccess.knowsPage(store.read, page, caller);
    },
  };
}
