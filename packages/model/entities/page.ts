import { z } from 'zod';
import { backgroundRef, pageRef, sectionRef } from '../references/declare.ts';
import { recordFields, requiredText, Slug, Timestamp, text } from './fields.ts';
import { seoFields } from './seo.ts';

export const PAGE_STATUSES = ['publish', 'pending', 'draft', 'future'] as const;
export type PageStatus = (typeof PAGE_STATUSES)[number];

/** The pages that the site shows in place of others. */
export const PAGE_SERVICES = ['not_found', 'under_construction', 'password'] as const;
export type PageService = (typeof PAGE_SERVICES)[number];

export const PAGE_LAYOUTS = ['header_footer', 'header', 'footer', 'content'] as const;

/** Maximum depth of the page tree, including the top level. */
export const PAGE_TREE_DEPTH = 5;

const fields = {
  name: requiredText(255),
  url: Slug,
  /** Null: a top-level page. */
  parent_id: pageRef().nullable().default(null),
  status: z.enum(PAGE_STATUSES).default('publish'),
  /** When a page with status `future` goes live. */
  published_at: Timestamp.nullable().default(null),
  visibility: z.enum(['public', 'password']).default('public'),
  /** `general`: the site's password. `unique`: the page's own password. */
  password_mode: z.enum(['general', 'unique']).default('general'),
  ...seoFields,
  layout: z.enum(PAGE_LAYOUTS).default('header_footer'),
  /** Null: the site's default header. */
  header_id: sectionRef().nullable().default(null),
  footer_id: sectionRef().nullable().default(null),
  background_id: backgroundRef().nullable().default(null),
};

/** Fields for saving a page. Without a `url`, one is generated from the name. */
export const PageFields = z.strictObject({
  ...fields,
  url: Slug.optional(),
  /** Write-only. */
  password: text(128).min(1).normalize('NFC').optional(),
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
  /** Whether the page is open in the editor. */
  readonly is_current?: boolean;
};

/**
 * Why a page can't be saved with a status, or null if it can. The home page must be published, the
 * page open in the editor can't become a draft, and `future` requires a date.
 */
export function statusFault(change: StatusChange): StatusRefusal | null {
  const { status, published_at, is_home, is_current = false } = change;
  if (is_home && status !== 'publish') return 'homePageHidden';
  if (is_current && status === 'draft') return 'currentPageDraft';
  return status === 'future' && !published_at ? 'publishedAtMissing' : null;
}

export type AccessRefusal = 'generalPasswordMissing' | 'ownPasswordMissing';

export type AccessChange = Pick<Page, 'visibility' | 'password_mode'> & {
  /** Whether the site, and the page, has a password. */
  readonly has_general_password: boolean;
  readonly has_own_password: boolean;
};

/** Why a page can't be password-protected: the required password isn't set. Null if it can. */
export function accessFault(change: AccessChange): AccessRefusal | null {
  const { visibility, password_mode, has_general_password, has_own_password } = change;
  if (visibility === 'public') return null;
  if (password_mode === 'general') return has_general_password ? null : 'generalPasswordMissing';
  return has_own_password ? null : 'ownPasswordMissing';
}

type Scheduled = { readonly status: PageStatus; readonly published_at: Timestamp | null };

/** The status of a page at a given time. A `future` page is published once its date has passed. */
export function nextStatus({ status, published_at }: Scheduled, now: Timestamp): PageStatus {
  if (status !== 'future' || published_at === null) return status;
  return Date.parse(published_at) <= Date.parse(now) ? 'publish' : 'future';
}

/** Whether visitors can see a page or post at a given time. */
export const isPublic = (item: Scheduled, now: Timestamp): boolean =>
  nextStatus(item, now) === 'publish';

/** What a visitor sees instead of a page, or `show`. */
export type Gate = 'show' | 'hidden' | 'under_construction' | 'site_password' | 'page_password';

export type GateRequest = {
  readonly page: Scheduled & { readonly visibility: 'public' | 'password' };
  readonly settings: {
    readonly under_construction: boolean;
    readonly password_protection: boolean;
  };
  readonly visitor: {
    readonly is_signed_in: boolean;
    /** Whether the visitor has entered the site's password, and this page's password. */
    readonly knows_site_password: boolean;
    readonly knows_page_password: boolean;
  };
  readonly now: Timestamp;
};

/** Decides what a visitor sees. Signed-in users see everything. */
export function visitorGate({ page, settings, visitor, now }: GateRequest): Gate {
  if (visitor.is_signed_in) return 'show';
  if (settings.under_construction) return 'under_construction';
  if (settings.password_protection && !visitor.knows_site_password) return 'site_password';
  if (!isPublic(page, now)) return 'hidden';
  return page.visibility === 'password' && !visitor.knows_page_password ? 'page_password' : 'show';
}
