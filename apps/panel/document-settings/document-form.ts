import type { UseFormReturnType } from '@mantine/form';
import type { Alternate } from '@plinth/model';
import { all, atMost, required, uri, url } from '../forms/rules.tsx';

/** SEO settings, share image, and custom code, which every kind of document has. */
export type DocumentValues = {
  name: string;
  seo_title: string;
  seo_description: string;
  seo_keywords: string;
  is_noindex: boolean;
  is_nofollow: boolean;
  is_canonical_hidden: boolean;
  canonical_url: string;
  alternates: Alternate[];
  share_image_id: number | null;
  head_code: string;
  body_code: string;
};

/** Picks these values from a record. */
export const documentValuesOf = (record: DocumentValues): DocumentValues => ({
  name: record.name,
  seo_title: record.seo_title,
  seo_description: record.seo_description,
  seo_keywords: record.seo_keywords,
  is_noindex: record.is_noindex,
  is_nofollow: record.is_nofollow,
  is_canonical_hidden: record.is_canonical_hidden,
  canonical_url: record.canonical_url,
  alternates: record.alternates,
  share_image_id: record.share_image_id,
  head_code: record.head_code,
  body_code: record.body_code,
});

/** Validation rules of these values. */
export const documentRules = {
  name: all(required, atMost(255)),
  seo_title: atMost(255),
  seo_description: atMost(1000),
  seo_keywords: atMost(1000),
  canonical_url: all(atMost(2048), uri, url),
  head_code: atMost(65_536),
  body_code: atMost(65_536),
};

/** A form that includes these values. */
export type DocumentForm = {
  readonly values: DocumentValues;
  readonly errors: UseFormReturnType<DocumentValues>['errors'];
  readonly getInputProps: UseFormReturnType<DocumentValues>['getInputProps'];
  readonly insertListItem: UseFormReturnType<DocumentValues>['insertListItem'];
  readonly removeListItem: UseFormReturnType<DocumentValues>['removeListItem'];
};
