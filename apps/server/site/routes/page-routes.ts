import { RpcError } from '@plinth/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SITE_HEADERS } from '../../http/headers.ts';
import { PASSWORD_FIELD, type PasswordState } from '../password-form.ts';
import { addressOf, type PageReply, passwordAnswer, replyWithPage } from './page-route.ts';
import { currentFacts, type SiteRoutePorts, send, visitorOf } from './site-ports.ts';

const FORM_BYTES = 4096;
const GONE = 410;

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

const ask = async ({ request, reply }: Exchange, site: SiteRoutePorts): Promise<PageReply> => {
  await currentFacts(site);
  return replyWithPage({
    ...{ answers: site.answers, redirects: site.redirects },
    ...{ now: site.clock(), readFacts: site.facts.read },
    asked: addressOf(request.raw.url ?? '/'),
    visitor: visitorOf(request, reply, site),
  });
};

async function finish(
  { request, reply }: Exchange,
  answer: PageReply,
  { answers, hits }: SiteRoutePorts,
): Promise<FastifyReply> {
  switch (answer.kind) {
    case 'answer':
      return send(request, reply, answer.answer);
    case 'password':
      return send(request, reply, await passwordAnswer(answers, 'ask'));
    case 'redirect':
      return reply
        .headers({ ...SITE_HEADERS, 'cache-control': 'no-cache' })
        .redirect(answer.to, 301);
    case 'moved':
      hits.count(answer.id);
      return reply
        .headers({ ...SITE_HEADERS, 'cache-control': 'no-cache' })
        .redirect(answer.to, answer.code);
    case 'gone':
      hits.count(answer.id);
      return send(request, reply, { ...answer.answer, status: GONE });
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
    return finish(exchange, await ask(exchange, site), site);
  });

  scope.post('/*', async (request, reply) => {
    const exchange = { request, reply };
    const answer = await ask(exchange, site);
    if (answer.kind !== 'password') return finish(exchange, answer, site);
    const state = await tryPassword(exchange, answer.page_id, site);
    if (state !== 'right') {
      return send(request, reply, await passwordAnswer(site.answers, state));
    }
    return reply
      .headers({ ...SITE_HEADERS, 'cache-control': 'private, no-store' })
      .redirect(request.raw.url ?? '/', 303);
  });
}
