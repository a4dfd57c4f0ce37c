import type { TextInputProps } from '@mantine/core';
import { SlugField } from '../forms/fields/slug-field.tsx';
import { client } from '../rpc/client.ts';

type PostSlugFieldProps = TextInputProps & { readonly name: string; readonly postId?: number };

/** A post's URL slug, checked in the blog. */
export const PostSlugField = ({ postId, ...props }: PostSlugFieldProps) => (
  <SlugField
    check={(url) => {
      const params = { url, ...(postId ? { id: postId } : {}) };
      return {
        queryKey: ['PostsService', 'url', params],
        queryFn: () => client.PostsService.checkUrl(params),
      };
    }}
    {...props}
  />
);
