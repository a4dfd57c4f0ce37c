import type { SiteRedirects } from '../../features/redirects/site-redirects.ts';
import type { Answers } from '../answers.ts';
import type { Answer } from '../cache/answer.ts';
import { pathOfPlace } from '../facts/places.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import { passGate, type Visitor } from '../gate.ts';
import { type AskedAddress, findDocument, siteUrls } from '../pages/live-pages.ts';
import type { PasswordState } from '../password-form.ts';

export const addressOf = (url: string): AskedAddress => {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  return { path, query: new URLSearchParams(at < 0 ? '' : url.slice(at + 1)) };
};

export type PageReply =
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** To the page's canonical URL, which is always a path of this site. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** To the target of a redirect record. */
  | { readonly kind: 'moved'; readonly id: number; readonly to: string; readonly code: number }
  | { readonly kind: 'gone'; readonly id: number; readonly answer: Answer }
  /** Shows the password form of a page, or of the site (null). */
  | { readonly kind: 'password'; readonly page_id: number | null };

/**
 * The page's canonical URL if it differs from the requested one. The rest of the query is
 * preserved.
 */
function otherAddress(asked: AskedAddress, own: string): string | undefined {
  const url = asked.query.get('url');
  if ((url === null ? asked.path : `/?url=${url}`) === own) return undefined;
  const rest = new URLSearchParams(asked.query);
  rest.delete('url');
  return withQuery(own, rest);
}

export type PageRouteInput = {
  readonly asked: AskedAddress;
  /** Reads the current facts. */
  readonly readFacts: () => Promise<SiteFacts>;
  readonly answers: Answers;
  readonly redirects: SiteRedirects;
  readonly visitor: Visitor;
  readonly now: number;
};

const ATTEMPTS = 3;

/** The response for a URL. A hidden page looks exactly like a missing one. */
export async function replyWithPage(input: PageRouteInput, attempt = 1): Promise<PageReply> {
  const { asked, answers } = input;
  const facts = await input.readFacts();
  const place = findDocument(asked, facts);
  const { gate, isOpen } = await passGate(facts, place, input);
  const notFound = () => replyWithoutPage(input, facts);
  switch (gate) {
    case 'under_construction':
      return {
        kind: 'answer',
        answer: await answers.service({ kind: 'service.under_construction' }),
      };
    case 'site_password':
      return { kind: 'password', page_id: null };
    case 'page_password':
      return { kind: 'password', page_id: place?.owner.id ?? null };
    case 'hidden':
      return notFound();
    case 'show': {
      if (!place) return notFound();
      const path = pathOfPlace(place, facts);
      const to = otherAddress(asked, path);
      if (to !== undefined) return { kind: 'redirect', to };
      const answer = await answers.document(place.owner, isOpen ? { path } : 'private');
      if (answer) return { kind: 'answer', answer };
      // The document changed during rendering. Check again.
      return attempt < ATTEMPTS ? replyWithPage(input, attempt + 1) : notFound();
    }
  }
}

/** A path without a page: follows a redirect record or responds with the 404 page. */
async function replyWithoutPage(input: PageRouteInput, facts: SiteFacts): Promise<PageReply> {
  const { asked, redirects, now } = input;
  const answer = await input.answers.service({ kind: 'service.404' });
  const found = await redirects.follow(asked.path, siteUrls(facts, now));
  if (found.kind === 'redirect') {
    const to = withQuery(found.target, asked.query);
    return { kind: 'moved', id: found.rule.id, to, code: found.rule.code };
  }
  if (found.kind === 'gone') return { kind: 'gone', id: found.rule.id, answer };
  return { kind: 'answer', answer };
}

/** Appends the request's query to a redirect target. */
function withQuery(target: string, query: URLSearchParams): string {
  const asked = query.toString();
  if (asked === '') return target;
  const [base = '', anchor] = target.split('#', 2);
  const joined = `${base}${base.includes('?') ? '&' : '?'}${asked}`;
  return anchor === undefined ? joined : `${joined}#${anchor}`;
}

export const passwordAnswer = (answers: Answers, state: PasswordState): Promise<Answer> =>
  answers.service({ kind: 'service.password', state });
