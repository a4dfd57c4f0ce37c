import { LIST_PAGE_PARAMETER, loosePath, requestedListPage, SEARCH_PATH } from '@plinth/model';
import type { PasswordState } from '@plinth/widgets/kit';
import { isOtherContent } from '../../features/redirects/content-url.ts';
import { leadsBack } from '../../features/redirects/loose-rules.ts';
import type { SiteRedirects } from '../../features/redirects/site-redirects.ts';
import { rawQueryOf, withoutParameter, withQuery } from '../../http/raw-query.ts';
import type { SiteResponse } from '../cache/site-response.ts';
import { type DocumentLocation, pathOf } from '../facts/locations.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import { checkGate, type Visitor } from '../gate.ts';
import { findDocument, findRespelled, type RequestedUrl, siteUrls } from '../pages/site-urls.ts';
import type { Audience, ShownList, SiteResponses } from '../site-responses.ts';
import { SEARCH_PATHS } from './search-route.ts';

/** A requested URL with its query as it was sent. */
type PageUrl = RequestedUrl & { readonly rawQuery: string };

export const parseRequestedUrl = (url: string): PageUrl => {
  const [path = ''] = url.split('?', 1);
  const rawQuery = rawQueryOf(url);
  return { path, rawQuery, query: new URLSearchParams(rawQuery) };
};

const sentUrl = ({ path, rawQuery }: PageUrl): string => withQuery(path, rawQuery);

export type PageReply =
  | { readonly kind: 'response'; readonly response: SiteResponse }
  /** To the page's canonical URL, which is always a path of this site. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** To the target of a redirect record. */
  | { readonly kind: 'moved'; readonly id: number; readonly to: string; readonly code: number }
  | { readonly kind: 'gone'; readonly id: number; readonly response: SiteResponse }
  /** Shows the password form of a page, or of the site (null). */
  | { readonly kind: 'password'; readonly page_id: number | null };

/**
 * The page's canonical URL if it differs from the requested one. The rest of the query is
 * preserved.
 */
function canonicalRedirect(requested: PageUrl, canonicalPath: string): string | undefined {
  const url = requested.query.get('url');
  if ((url === null ? requested.path : `/?url=${url}`) === canonicalPath) return undefined;
  return withQuery(canonicalPath, withoutParameter(requested.rawQuery, 'url'));
}

const withoutListPage = ({ path, rawQuery }: PageUrl): string =>
  withQuery(path, withoutParameter(rawQuery, LIST_PAGE_PARAMETER));

export type PageRouteInput = {
  readonly requested: PageUrl;
  /** Reads the current facts. */
  readonly readFacts: () => Promise<SiteFacts>;
  readonly responses: SiteResponses;
  readonly redirects: SiteRedirects;
  readonly visitor: Visitor;
  readonly now: number;
};

const MAX_ATTEMPTS = 3;

/** `?safe=1` shows signed-in users the site without custom code, which may have broken it. */
const SAFE_PARAMETER = 'safe';

/** The response for a URL. A hidden page looks exactly like a missing one. */
export async function replyWithPage(input: PageRouteInput, attempt = 1): Promise<PageReply> {
  const { requested, responses, visitor } = input;
  const facts = await input.readFacts();
  const location = findDocument(requested, facts);
  const { gate, isOpen } = await checkGate(facts, location, input);
  const notFound = () => replyWithoutPage(input, facts);
  switch (gate) {
    case 'under_construction':
      return {
        kind: 'response',
        response: await responses.service({ kind: 'service.under_construction' }),
      };
    case 'site_password':
      return { kind: 'password', page_id: null };
    case 'page_password':
      return { kind: 'password', page_id: location?.owner.id ?? null };
    case 'hidden':
      return notFound();
    case 'show': {
      if (!location) return notFound();
      const moved = await followQuery(input, location, facts);
      if (moved) return moved;
      const path = pathOf(location, facts);
      const to = canonicalRedirect(requested, path);
      if (to !== undefined) return { kind: 'redirect', to };
      const isSafe = requested.query.get(SAFE_PARAMETER) === '1' && (await visitor.isSignedIn());
      const audience = isSafe ? 'safe' : isOpen ? { path } : 'private';
      const reply = await replyWithDocument(input, location, audience);
      if (reply) return reply;
      // Nothing has the topic.
      if (location.topic) return notFound();
      // The document changed during rendering. Check again.
      return attempt < MAX_ATTEMPTS ? replyWithPage(input, attempt + 1) : notFound();
    }
  }
}

/** The part of its list that a page which exists shows. */
export const shownList = ({ query }: RequestedUrl, { topic }: DocumentLocation): ShownList => ({
  page: requestedListPage(query.getAll(LIST_PAGE_PARAMETER)) ?? 1,
  topic,
});

/**
 * A document, or the requested page of the list it shows. Documents without such a list ignore page
 * numbers, so that they are cached once.
 */
async function replyWithDocument(
  { requested, responses }: PageRouteInput,
  { owner, topic }: DocumentLocation,
  audience: Audience,
): Promise<PageReply | undefined> {
  const first = await responses.document(owner, audience, { topic });
  const page = requestedListPage(requested.query.getAll(LIST_PAGE_PARAMETER));
  if (first?.list_pages === undefined || page === undefined) {
    return first && { kind: 'response', response: first };
  }
  if (page === null || page > first.list_pages) {
    return { kind: 'response', response: await responses.service({ kind: 'service.404' }) };
  }
  if (page === 1) return { kind: 'redirect', to: withoutListPage(requested) };
  const response = await responses.document(owner, audience, { page, topic });
  return response && { kind: 'response', response };
}

/**
 * The canonical URL of the page, or of the search, that a URL without one means. Undefined if there
 * is none, or the visitor may not see it.
 */
async function respelledUrl(input: PageRouteInput, facts: SiteFacts): Promise<string | undefined> {
  const { requested, responses } = input;
  const isSearch = loosePath(requested.path) === loosePath(SEARCH_PATH);
  if (isSearch && !SEARCH_PATHS.includes(requested.path))
    return withQuery(SEARCH_PATH, requested.rawQuery);
  const location = isOtherContent(sentUrl(requested)) ? undefined : findRespelled(requested, facts);
  if (!location) return undefined;
  const { gate, isOpen } = await checkGate(facts, location, input);
  if (gate !== 'show') return undefined;
  const { owner, topic } = location;
  const path = pathOf(location, facts);
  // An archive exists only while posts have its topic.
  if (
    topic &&
    !(await responses.document(owner, isOpen ? { path } : 'private', { page: 1, topic }))
  )
    return undefined;
  return canonicalRedirect(requested, path);
}

type Outcome = Awaited<ReturnType<SiteRedirects['follow']>>;

/** What a redirect record answers, if there is one. */
async function replyWithRedirect(
  outcome: Outcome,
  { responses }: PageRouteInput,
): Promise<PageReply | undefined> {
  if (outcome.kind === 'redirect') {
    const to = withQuery(outcome.target, outcome.rest);
    return { kind: 'moved', id: outcome.rule.id, to, code: outcome.rule.code };
  }
  if (outcome.kind !== 'gone') return undefined;
  const response = await responses.service({ kind: 'service.404' });
  return { kind: 'gone', id: outcome.rule.id, response };
}

/** A redirect of a query that isn't of the page at its path: `/?p=12`. */
async function followQuery(
  input: PageRouteInput,
  { topic }: DocumentLocation,
  facts: SiteFacts,
): Promise<PageReply | undefined> {
  const { requested, redirects, now } = input;
  if (topic || requested.rawQuery === '') return undefined;
  const url = sentUrl(requested);
  const urls = siteUrls(facts, now);
  // The page may be one that only this visitor sees.
  const shown = { ...urls, isLive: (at: string) => at === url || urls.isLive(at) };
  const outcome = await redirects.follow(url, shown);
  return leadsBack(outcome, url, urls) ? undefined : replyWithRedirect(outcome, input);
}

/**
 * A path without a page: follows a redirect record, goes to the page whose URL is spelled
 * differently, or responds with the 404 page.
 */
async function replyWithoutPage(input: PageRouteInput, facts: SiteFacts): Promise<PageReply> {
  const { requested, redirects, responses, now } = input;
  const url = sentUrl(requested);
  const urls = siteUrls(facts, now);
  let outcome = await redirects.follow(url, urls);
  if (outcome.kind === 'none') {
    const to = await respelledUrl(input, facts);
    if (to !== undefined) return { kind: 'redirect', to };
    outcome = await redirects.followLoosely(url, urls);
  }
  const moved = await replyWithRedirect(outcome, input);
  return moved ?? { kind: 'response', response: await responses.service({ kind: 'service.404' }) };
}

export const passwordResponse = (
  responses: SiteResponses,
  state: PasswordState,
): Promise<SiteResponse> => responses.service({ kind: 'service.password', state });
