import type { TextInputProps } from '@mantine/core';
import { SlugField } from '../forms/fields/slug-field.tsx';
import { client } from '../rpc/client.ts';

type PageSlugFieldProps = TextInputProps & {
  readonly name: string;
  readonly parentId: number | null;
  readonly pageId?: number;
  readonly fixedAddress?: string | undefined;
};

/** A page's URL slug, checked among its siblings. */
export const PageSlugField = ({ parentId, pageId, ...props }: PageSlugFieldProps) => (
  <SlugField
    check={(url) => {
      const params = { url, parent_id: parentId, ...(pageId ? { id: pageId } : {}) };
      return {
        queryKey: ['pages', 'url', params],
        queryFn: () => client.PagesService.checkUrl(params),
      };
    }}
    {...props}
  />
);
