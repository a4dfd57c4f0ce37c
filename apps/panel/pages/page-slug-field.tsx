import type { TextInputProps } from '@mantine/core';
import { SlugField } from '../forms/fields/slug-field.tsx';
import { pageSlugCheck, type SlugPlace } from './page-slug-check.ts';

type PageSlugFieldProps = TextInputProps &
  SlugPlace & {
    readonly name: string;
    readonly fixedAddress?: string | undefined;
  };

/** A page's URL slug, checked among its siblings. */
export const PageSlugField = ({ parentId, pageId, ...props }: PageSlugFieldProps) => (
  <SlugField check={pageSlugCheck({ parentId, pageId })} {...props} />
);
