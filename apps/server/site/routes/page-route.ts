import { parsePagePath } from '@plinth/model';
import type { Answers } from '../answers.ts';
import type { Answer } from '../cache/answer.ts';
import type { PageNode } from '../facts/page-index.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import { passGate, type Visitor } from '../gate.ts';
import { pathOf } from '../pages/page-facts.ts';
import { isServicePage } from '../pages/service-pages.ts';
import type { PasswordState } from '../password-form.ts';

/** An address as a visitor asked for it. */
export type AskedAddress = { readonly path: string; readonly query: URLSearchParams };

export const addressOf = (url: string): AskedAddress => {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  return { path, query: new URLSearchParams(at < 0 ? '' : url.slice(at + 1)) };
};

export type PageReply =
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** To the same page under its own address: always a path of this site. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** A password is asked for: that of a page, or of the site (null). */
  | { readonly kind: 'password'; readonly page_id: number | null };

/** The page at an address in any of the modes in which addresses can be written. */
export function findPage({ path, query }: AskedAddress, facts: SiteFacts): PageNode | undefined {
  const { settings, pages } = facts;
  const url = query.get('url') ?? undefined;
  const asked = parsePagePath({ path, url }, settings.general);
  const node = asked ? pages.find(asked.chain) : undefined;
  return node && isServicePage(node, facts) ? undefined : node;
}

/** The page's own address, where it is not the one that was asked for; the rest of the query stays. */
function otherAddress(asked: AskedAddress, own: string): string | undefined {
  const url = asked.query.get('url');
  if ((url === null ? asked.path : `/?url=${url}`) === own) return undefined;
  const rest = new URLSearchParams(asked.query);
  rest.delete('url');
  const query = rest.toString();
  return query === '' ? own : `${own}${own.includes('?') ? '&' : '?'}${query}`;
}

export type PageRouteInput = {
  readonly asked: AskedAddress;
  /** The site as it is when asked. */
  readonly readFacts: () => Promise<SiteFacts>;
  readonly answers: Answers;
  readonly visitor: Visitor;
  readonly now: number;
};

const ATTEMPTS = 3;

/** What a visitor gets at an address. A hidden page is answered exactly as one that is not there. */
export async function replyWithPage(input: PageRouteInput, attempt = 1): Promise<PageReply> {
  const { asked, answers } = input;
  const facts = await input.readFacts();
  const node = findPage(asked, facts);
  const { gate, isOpen } = await passGate(facts, node, input);
  const notFound = async (): Promise<PageReply> => ({
    kind: 'answer',
    answer: await answers.service({ kind: 'service.404' }),
  });
  switch (gate) {
    case 'under_construction':
      return {
        kind: 'answer',
        answer: await answers.service({ kind: 'service.under_construction' }),
      };
    case 'site_password':
      return { kind: 'password', page_id: null };
    case 'page_password':
      return { kind: 'password', page_id: node?.id ?? null };
    case 'hidden':
      return notFound();
    case 'show': {
      if (!node) return notFound();
      const path = pathOf(facts.pages.chain(node), facts);
      const to = otherAddress(asked, path);
      if (to !== undefined) return { kind: 'redirect', to };
      const answer = await answers.page(node.id, isOpen ? { path } : 'private');
      if (answer) return { kind: 'answer', answer };
      // It was changed while it was made: what holds now?
      return attempt < ATTEMPTS ? replyWithPage(input, attempt + 1) : notFound();
    }
  }
}

export const passwordAnswer = (answers: Answers, state: PasswordState): Promise<Answer> =>
  answers.service({ kind: 'service.password', state });
