import { z } from 'zod';
import { backgroundRef, pageRef, sectionRef } from '../references/declare.ts';
import { recordFields, requiredText, Slug, Timestamp, text } from './fields.ts';
import { seoFields } from './seo.ts';

export const PAGE_STATUSES = ['publish', 'pending', 'draft', 'future'] as const;
export type PageStatus = (typeof PAGE_STATUSES)[number];

export const PAGE_LAYOUTS = ['header_footer', 'header', 'footer', 'content'] as const;

/** Levels of the page tree, the topmost included. */
export const PAGE_TREE_DEPTH = 5;

const fields = {
  name: requiredText(255),
  url: Slug,
  /** null: a page of the root. */
  parent_id: pageRef().nullable().default(null),
  status: z.enum(PAGE_STATUSES).default('publish'),
  /** When a `future` page goes live. */
  published_at: Timestamp.nullable().default(null),
  visibility: z.enum(['public', 'password']).default('public'),
  /** `general`: the password of the site; `unique`: one of its own. */
  password_mode: z.enum(['general', 'unique']).default('general'),
  ...seoFields,
  layout: z.enum(PAGE_LAYOUTS).default('header_footer'),
  /** null: the site's first header. */
  header_id: sectionRef().nullable().default(null),
  footer_id: sectionRef().nullable().default(null),
  background_id: backgroundRef().nullable().default(null),
};

/** What a page is saved with; without a `url` its name gives one. */
export const PageFields = z.strictObject({
  ...fields,
  url: Slug.optional(),
  /** Write-only. */
  password: text(128).min(1).optional(),
});
export type PageFields = z.infer<typeof PageFields>;

export const Page = z.strictObject({
  ...fields,
  ...recordFields,
  has_password: z.boolean(),
  position: z.number().int().nonnegative(),
  is_home: z.boolean(),
});
export type Page = z.infer<typeof Page>;

export type StatusRefusal = 'homePageHidden' | 'currentPageDraft' | 'publishedAtMissing';

export type StatusChange = {
  readonly status: PageStatus;
  readonly published_at?: Timestamp | null;
  readonly is_home: boolean;
  /** The page that is open in the editor. */
  readonly is_current?: boolean;
};

/**
 * Why a page cannot be saved with a status; null: it can. The home page has to be seen by visitors,
 * the open page cannot become a draft, and `future` needs its time.
 */
export function statusFault(change: StatusChange): StatusRefusal | null {
  const { status, published_at, is_home, is_current = false } = change;
  if (is_home && status !== 'publish') return 'homePageHidden';
  if (is_current && status === 'draft') return 'currentPageDraft';
  return status === 'future' && !published_at ? 'publishedAtMissing' : null;
}

export type AccessRefusal = 'generalPasswordMissing' | 'ownPasswordMissing';

export type AccessChange = Pick<Page, 'visibility' | 'password_mode'> & {
  /** Whether the site has a password, and the page one of its own. */
  readonly has_general_password: boolean;
  readonly has_own_password: boolean;
};

/** Why a page cannot be locked: the password that would open it does not exist; null: it can. */
export function accessFault(change: AccessChange): AccessRefusal | null {
  const { visibility, password_mode, has_general_password, has_own_password } = change;
  if (visibility === 'public') return null;
  if (password_mode === 'general') return has_general_password ? null : 'generalPasswordMissing';
  return has_own_password ? null : 'ownPasswordMissing';
}

type Scheduled = { readonly status: PageStatus; readonly published_at: Timestamp | null };

/** The status that a page has at a time: a `future` page is published once its time has come. */
export function nextStatus({ status, published_at }: Scheduled, now: Timestamp): PageStatus {
  if (status !== 'future' || published_at === null) return status;
  return Date.parse(published_at) <= Date.parse(now) ? 'publish' : 'future';
}

/** Whether visitors see a page or post at a time. */
export const isPublic = (item: Scheduled, now: Timestamp): boolean =>
  nextStatus(item, now) === 'publish';

/** What a visitor is shown instead of a page, or `show`. */
export type Gate = 'show' | 'hidden' | 'under_construction' | 'site_password' | 'page_password';

export type GateRequest = {
  readonly page: Scheduled & { readonly visibility: 'public' | 'password' };
  readonly settings: {
    readonly under_construction: boolean;
    readonly password_protection: boolean;
  };
  readonly visitor: {
    readonly is_signed_in: boolean;
    /** Whether the visitor has given the password of the site, and the one of this page. */
    readonly knows_site_password: boolean;
    readonly knows_page_password: boolean;
  };
  readonly now: Timestamp;
};

/** What a visitor gets; whoever is signed in sees everything. */
export function visitorGate({ page, settings, visitor, now }: GateRequest): Gate {
  if (visitor.is_signed_in) return 'show';
  if (settings.under_construction) return 'under_construction';
  if (settings.password_protection && !visitor.knows_site_password) return 'site_password';
  if (!isPublic(page, now)) return 'hidden';
  return page.visibility === 'password' && !visitor.knows_page_password ? 'page_password' : 'show';
}
