import { RpcError } from '@plinth/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SITE_HEADERS } from '../../http/headers.ts';
import { PASSWORD_FIELD, type PasswordState } from '../password-form.ts';
import {
  type PageReply,
  parseRequestedUrl,
  passwordResponse,
  replyWithPage,
} from './page-route.ts';
import { currentFacts, type SiteRoutePorts, send, visitorOf } from './site-ports.ts';

const FORM_BYTES = 4096;
const GONE = 410;

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

const resolvePage = async (
  { request, reply }: Exchange,
  site: SiteRoutePorts,
): Promise<PageReply> => {
  await currentFacts(site);
  return replyWithPage({
    ...{ responses: site.responses, redirects: site.redirects },
    ...{ now: site.clock(), readFacts: site.facts.read },
    requested: parseRequestedUrl(request.raw.url ?? '/'),
    visitor: visitorOf(request, reply, site),
  });
};

async function sendPage(
  { request, reply }: Exchange,
  page: PageReply,
  { responses, hits }: SiteRoutePorts,
): Promise<FastifyReply> {
  switch (page.kind) {
    case 'response':
      return send(request, reply, page.response);
    case 'password':
      return send(request, reply, await passwordResponse(responses, 'ask'));
    case 'redirect':
      return reply.headers({ ...SITE_HEADERS, 'cache-control': 'no-cache' }).redirect(page.to, 301);
    case 'moved':
      hits.count(page.id);
      return reply
        .headers({ ...SITE_HEADERS, 'cache-control': 'no-cache' })
        .redirect(page.to, page.code);
    case 'gone':
      hits.count(page.id);
      return send(request, reply, { ...page.response, status: GONE });
  }
}

/** Verifies the password for the page or site at the form's URL. */
async function tryPassword(
  { request, reply }: Exchange,
  page_id: number | null,
  site: SiteRoutePorts,
): Promise<PasswordState | 'right'> {
  const { pageAccess } = site;
  const caller = site.callerOf(request, reply);
  const given = new URLSearchParams(String(request.body ?? '')).get(PASSWORD_FIELD) ?? '';
  try {
    if (page_id === null) await pageAccess.loginSite(given, caller);
    else await pageAccess.login(page_id, given, caller);
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    if (error.type === 'FORBIDDEN') return 'wrong';
    if (error.type !== 'RATE_LIMITED') throw error;
    reply.header('retry-after', String(error.data.retry_after ?? 1));
    return 'too_many';
  }
  return 'right';
}

/** Pages and password forms. */
export function addPageRoutes(scope: FastifyInstance, site: SiteRoutePorts): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    (_, body, done) => done(null, body),
  );

  scope.get('/*', async (request, reply) => {
    const exchange = { request, reply };
    return sendPage(exchange, await resolvePage(exchange, site), site);
  });

  scope.post('/*', async (request, reply) => {
    const exchange = { request, reply };
    const page = await resolvePage(exchange, site);
    if (page.kind !== 'password') return sendPage(exchange, page, site);
    const state = await tryPassword(exchange, page.page_id, site);
    if (state !== 'right') {
      return send(request, reply, await passwordResponse(site.responses, state));
    }
    return reply
      .headers({ ...SITE_HEADERS, 'cache-control': 'private, no-store' })
      .redirect(request.raw.url ?? '/', 303);
  });
}
