import type { UseFormReturnType } from '@mantine/form';

/** What the settings of every document say to search engines, and their code. */
export type DocumentValues = {
  name: string;
  seo_title: string;
  seo_description: string;
  seo_keywords: string;
  is_noindex: boolean;
  is_nofollow: boolean;
  is_canonical_hidden: boolean;
  canonical_url: string;
  head_code: string;
  body_code: string;
};

/** A form that has these values among others. */
export type DocumentForm = {
  readonly values: DocumentValues;
  readonly getInputProps: UseFormReturnType<DocumentValues>['getInputProps'];
};
