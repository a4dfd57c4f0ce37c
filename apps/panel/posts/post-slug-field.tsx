import type { TextInputProps } from '@mantine/core';
import { SlugField } from '../forms/fields/slug-field.tsx';
import { postSlugCheck } from './post-slug-check.ts';

type PostSlugFieldProps = TextInputProps & { readonly name: string; readonly postId?: number };

/** A post's URL slug, checked in the blog. */
export const PostSlugField = ({ postId, ...props }: PostSlugFieldProps) => (
  <SlugField check={postSlugCheck(postId)} {...props} />
);
