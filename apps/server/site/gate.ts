import { type Gate, visitorGate } from '@plinth/model';
import type { DocumentLocation } from './facts/locations.ts';
import type { SiteFacts } from './facts/site-facts.ts';

/** What a visitor is authorized for. Evaluated only when needed. */
export type Visitor = {
  readonly isSignedIn: () => Promise<boolean>;
  readonly knowsSitePassword: () => Promise<boolean>;
  readonly knowsPagePassword: (id: number) => Promise<boolean>;
};

/** `isOpen`: everyone gets the same response, so it may be cached for all. */
export type GateResult = { readonly gate: Gate; readonly isOpen: boolean };

const ANONYMOUS = {
  is_signed_in: false,
  knows_site_password: false,
  knows_page_password: false,
};

/** Access checks for a URL without a page. */
const NO_PAGE = { status: 'publish', published_at: null, visibility: 'public' } as const;

type Gated = Parameters<typeof visitorGate>[0]['page'];

/** Whether a page is shown to everyone. */
export const isOpenToAll = ({ settings }: SiteFacts, page: Gated, now: number): boolean =>
  visitorGate({
    page,
    settings: settings.general,
    visitor: ANONYMOUS,
    now: new Date(now).toISOString(),
  }) === 'show';

/** Whether everyone sees the site, as far as no page of it is hidden. */
export const isOpenSite = (facts: SiteFacts, now: number): boolean =>
  isOpenToAll(facts, NO_PAGE, now);

/** Decides what a visitor gets for a page or a URL without one. */
export async function checkGate(
  facts: SiteFacts,
  location: DocumentLocation | undefined,
  { visitor, now }: { readonly visitor: Visitor; readonly now: number },
): Promise<GateResult> {
  const { general } = facts.settings;
  const request = {
    page: location?.node ?? NO_PAGE,
    settings: general,
    now: new Date(now).toISOString(),
  };
  if (isOpenToAll(facts, request.page, now)) return { gate: 'show', isOpen: true };
  if (await visitor.isSignedIn()) return { gate: 'show', isOpen: false };
  const known = {
    is_signed_in: false,
    knows_site_password: general.password_protection && (await visitor.knowsSitePassword()),
    knows_page_password:
      location?.node.visibility === 'password' &&
      (await visitor.knowsPagePassword(location.owner.id)),
  };
  return { gate: visitorGate({ ...request, visitor: known }), isOpen: false };
}
