import type { PageRecord } from '@plinth/contract';
import { friendlyUrl, type PageStatus } from '@plinth/model';
import { fromZoned, toZoned } from '../../../time/zoned.ts';

/** A page as its form holds it; the time is of the site's time zone, as its input writes it. */
export type PageValues = {
  name: string;
  url: string;
  parent_id: number | null;
  status: PageStatus;
  published_at: string;
  visibility: PageRecord['visibility'];
  password_mode: PageRecord['password_mode'];
  /** Empty: stays as it is. */
  password: string;
  seo_title: string;
  seo_description: string;
  seo_keywords: string;
  is_noindex: boolean;
  is_nofollow: boolean;
  is_canonical_hidden: boolean;
  canonical_url: string;
  layout: PageRecord['layout'];
  header_id: number | null;
  footer_id: number | null;
  background_id: number | null;
  head_code: string;
  body_code: string;
};

export const valuesOf = (page: PageRecord, timeZone: string): PageValues => ({
  name: page.name,
  url: page.url,
  parent_id: page.parent_id,
  status: page.status,
  published_at: page.published_at ? toZoned(page.published_at, timeZone) : '',
  visibility: page.visibility,
  password_mode: page.password_mode,
  password: '',
  seo_title: page.seo_title,
  seo_description: page.seo_description,
  seo_keywords: page.seo_keywords,
  is_noindex: page.is_noindex,
  is_nofollow: page.is_nofollow,
  is_canonical_hidden: page.is_canonical_hidden,
  canonical_url: page.canonical_url,
  layout: page.layout,
  header_id: page.header_id,
  footer_id: page.footer_id,
  background_id: page.background_id,
  head_code: page.head_code,
  body_code: page.body_code,
});

/** What is sent to be saved: no empty password, which would be refused, and a clean address. */
export const itemOf = (
  { password, url, published_at, ...values }: PageValues,
  timeZone: string,
) => ({
  ...values,
  url: friendlyUrl(url) || friendlyUrl(values.name),
  published_at: values.status === 'future' ? fromZoned(published_at, timeZone) : null,
  ...(password === '' ? {} : { password }),
});
