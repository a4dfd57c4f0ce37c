import { RpcError } from '@plinth/contract';
import { FORM_FIELD, PASSWORD_FIELD } from '@plinth/model';
import type { PasswordState } from '@plinth/widgets/kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { NotFoundRequest } from '../../features/redirects/not-found-log.ts';
import { type FormPost, valuesOnly } from '../../features/submissions/form-post.ts';
import { addMultipart, withMultipart } from '../../features/submissions/read-multipart.ts';
import { SITE_HEADERS } from '../../http/headers.ts';
import { isLocalPath, withOneSlash } from '../../http/local-path.ts';
import { withQuery } from '../../http/raw-query.ts';
import { checkGate } from '../gate.ts';
import type { BuiltInPage } from '../pages/built-in-page.ts';
import { findDocument } from '../pages/site-urls.ts';
import { answerForm } from './form-route.ts';
import { sendJson, wantsJson } from './json-reply.ts';
import {
  type PageReply,
  parseRequestedUrl,
  passwordResponse,
  replyWithPage,
} from './page-route.ts';
import { SEARCH_PATHS } from './search-route.ts';
import { currentFacts, type Exchange, type SiteRoutePorts, send, visitorOf } from './site-ports.ts';

/** Of a form without files. */
const FORM_BYTES = 128 * 1024;
const NOT_FOUND = 404;
const GONE = 410;

/** Service pages that are shown as responses, by their status. */
const BUILT_IN_PAGES: ReadonlyMap<number, BuiltInPage> = new Map([
  [NOT_FOUND, 'service.404'],
  [503, 'service.under_construction'],
]);

/** Characters of a path that is stored. */
const MAX_REFERRER = 512;

/** A request for a path without a page, with the page of this site that led there. */
const notFoundRequest = ({ raw, headers, host }: FastifyRequest): NotFoundRequest => {
  const from = URL.parse(headers.referer ?? '');
  return {
    path: raw.url ?? '/',
    referrer: from?.host === host && from.pathname.length <= MAX_REFERRER ? from.pathname : null,
  };
};

const resolvePage = async (
  { request, reply }: Exchange,
  site: SiteRoutePorts,
  url = request.raw.url ?? '/',
): Promise<PageReply> => {
  await currentFacts(site);
  return replyWithPage({
    ...{ responses: site.responses, redirects: site.redirects },
    ...{ now: site.clock(), readFacts: site.facts.read },
    requested: parseRequestedUrl(url),
    visitor: visitorOf(request, reply, site),
  });
};

async function sendPage(
  { request, reply }: Exchange,
  page: PageReply,
  { responses, hits, notFound }: SiteRoutePorts,
): Promise<FastifyReply> {
  switch (page.kind) {
    case 'response':
      if (page.response.status === NOT_FOUND) notFound.count(notFoundRequest(request));
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

/** A password that a visitor entered. */
type Entered = {
  readonly password: string;
  /** Null: the site. */
  readonly page_id: number | null;
};

/** Verifies the password for the page or site at the form's URL. */
async function tryPassword(
  { request, reply }: Exchange,
  { password, page_id }: Entered,
  site: SiteRoutePorts,
): Promise<Exclude<PasswordState, 'ask'> | 'right'> {
  const { pageAccess } = site;
  const caller = site.callerOf(request, reply);
  try {
    if (page_id === null) await pageAccess.loginSite(password, caller);
    else await pageAccess.login(page_id, password, caller);
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    if (error.type === 'FORBIDDEN') return 'wrong';
    if (error.type !== 'RATE_LIMITED') throw error;
    reply.header('retry-after', String(error.data.retry_after ?? 1));
    return 'too_many';
  }
  return 'right';
}

/** Goes to a page that its password has opened. */
function sendOpened(exchange: Exchange): FastifyReply {
  const { request, reply } = exchange;
  const redirect = request.raw.url ?? '/';
  if (wantsJson(exchange)) return sendJson(exchange, 200, { redirect });
  return reply
    .headers({ ...SITE_HEADERS, 'cache-control': 'private, no-store' })
    .redirect(redirect, 303);
}

const PASSWORD_ANSWERS = {
  wrong: { status: 403, body: { issues: { [PASSWORD_FIELD]: 'wrong' } } },
  too_many: { status: 429, body: { failure: 'too_many' } },
} as const;

/** Answers the form of a protected page. */
async function answerPassword(
  exchange: Exchange,
  entered: Entered,
  site: SiteRoutePorts,
): Promise<FastifyReply> {
  const state = await tryPassword(exchange, entered, site);
  if (state === 'right') return sendOpened(exchange);
  const { request, reply } = exchange;
  const { status, body } = PASSWORD_ANSWERS[state];
  if (wantsJson(exchange)) return sendJson(exchange, status, body);
  return send(request, reply, await passwordResponse(site.responses, state));
}

/** What the visitor sees at the URL, if that isn’t a document. */
async function builtInPageAt(
  { request, reply }: Exchange,
  page: PageReply,
  site: SiteRoutePorts,
): Promise<BuiltInPage | undefined> {
  const { path } = parseRequestedUrl(request.raw.url ?? '/');
  if (SEARCH_PATHS.includes(path)) {
    const visitor = visitorOf(request, reply, site);
    const facts = await currentFacts(site);
    const { gate } = await checkGate(facts, undefined, { visitor, now: site.clock() });
    if (gate === 'show') return 'search';
  }
  if (page.kind === 'password') return 'service.password';
  if (page.kind === 'gone') return 'service.404';
  if (page.kind !== 'response') return undefined;
  return BUILT_IN_PAGES.get(page.response.status);
}

/** Answers a form of a page, or that for its password. A post of anything else gets the page. */
async function answerPost(
  exchange: Exchange,
  page: PageReply,
  { post, site }: { readonly post: FormPost; readonly site: SiteRoutePorts },
): Promise<FastifyReply> {
  const { values } = post;
  if (!values.has(FORM_FIELD)) {
    if (page.kind === 'password') {
      const { page_id } = page;
      return answerPassword(
        exchange,
        { password: values.get(PASSWORD_FIELD) ?? '', page_id },
        site,
      );
    }
    return values.has(PASSWORD_FIELD) ? sendOpened(exchange) : sendPage(exchange, page, site);
  }
  const builtIn = await builtInPageAt(exchange, page, site);
  if (builtIn) return answerForm(exchange, { from: builtIn, post }, site);
  const requested = parseRequestedUrl(exchange.request.raw.url ?? '/');
  const location = findDocument(requested, await currentFacts(site));
  return answerForm(
    exchange,
    { from: page.kind === 'response' ? location : undefined, post },
    site,
  );
}

/**
 * Goes to what is at a URL without the further slashes at its start. Never shows anything there,
 * because browsers read a link to it as one to another host.
 */
async function answerDoubledSlashes(
  exchange: Exchange,
  site: SiteRoutePorts,
): Promise<FastifyReply> {
  const { request, reply } = exchange;
  const url = withOneSlash(request.raw.url ?? '/');
  const page = url === undefined ? undefined : await resolvePage(exchange, site, url);
  if (page?.kind === 'redirect' || page?.kind === 'moved') return sendPage(exchange, page, site);
  if (url === undefined || page?.kind !== 'response' || page.response.status !== 200) {
    reply.callNotFound();
    return reply;
  }
  const { path, rawQuery } = parseRequestedUrl(url);
  return sendPage(exchange, { kind: 'redirect', to: withQuery(path, rawQuery) }, site);
}

/** Pages, their forms, and password forms. */
export async function addPageRoutes(scope: FastifyInstance, site: SiteRoutePorts): Promise<void> {
  scope.removeAllContentTypeParsers();
  await addMultipart(scope);
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    (_, body, done) => done(null, body),
  );

  scope.get('/*', { config: { answersDoubledSlashes: true } }, async (request, reply) => {
    const exchange = { request, reply };
    if (!isLocalPath(request.raw.url ?? '/')) return answerDoubledSlashes(exchange, site);
    return sendPage(exchange, await resolvePage(exchange, site), site);
  });

  scope.post('/*', async (request, reply) => {
    const exchange = { request, reply };
    const page = await resolvePage(exchange, site);
    const answer = (post: FormPost) => answerPost(exchange, page, { post, site });
    if (request.isMultipart()) return withMultipart(request, site.mediaFiles.staging, answer);
    return answer(valuesOnly(new URLSearchParams(String(request.body ?? ''))));
  });
}
