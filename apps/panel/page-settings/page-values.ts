import type { MenuRecord, PageRecord } from '@plinth/contract';
import { friendlyUrl, fromZoned, type PageStatus, toZoned } from '@plinth/model';
import { type DocumentValues, documentValuesOf } from '../document-settings/document-form.ts';
import { menusOf } from '../pages/page-menus.tsx';

/**
 * Form values of a page. The date is a local time in the site's time zone, as the input formats it.
 */
export type PageValues = DocumentValues & {
  url: string;
  parent_id: number | null;
  status: PageStatus;
  published_at: string;
  visibility: PageRecord['visibility'];
  password_mode: PageRecord['password_mode'];
  /** Empty keeps the stored password. */
  password: string;
  layout: PageRecord['layout'];
  header_id: number | null;
  footer_id: number | null;
  background_id: number | null;
  /** Ids of the menus that link to it, in ascending order. */
  menus: readonly number[];
};

type Context = {
  readonly timeZone: string;
  /** The site's menus. */
  readonly menus: readonly MenuRecord[];
};

export const valuesOf = (page: PageRecord, { timeZone, menus }: Context): PageValues => ({
  ...documentValuesOf(page),
  url: page.url,
  parent_id: page.parent_id,
  status: page.status,
  published_at: page.published_at ? toZoned(page.published_at, timeZone) : '',
  visibility: page.visibility,
  password_mode: page.password_mode,
  password: '',
  layout: page.layout,
  header_id: page.header_id,
  footer_id: page.footer_id,
  background_id: page.background_id,
  menus: menusOf(menus, page),
});

/** The changed values to save, with a normalized URL slug and the date of a new status. */
export const itemOf = (
  { name, url, status, published_at }: PageValues,
  { menus: _, ...changed }: Partial<PageValues>,
  timeZone: string,
) => ({
  ...changed,
  ...('url' in changed && { url: friendlyUrl(url) || friendlyUrl(name) }),
  ...(('status' in changed || 'published_at' in changed) && {
    published_at: status === 'future' ? fromZoned(published_at, timeZone) : null,
  }),
});

/** What to change about the menus, for saving. */
export const menuChanges = (before: readonly number[], after: readonly number[]) => [
  ...after.filter((id) => !before.includes(id)).map((id) => ({ id, is_in: true })),
  ...before.filter((id) => !after.includes(id)).map((id) => ({ id, is_in: false })),
];
