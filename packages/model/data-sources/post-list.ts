import { z } from 'zod';
import { listedPost } from '../entities/listed-post.ts';
import { ownerRef } from '../entities/owner.ts';
import { MAX_LIST_PAGE } from '../urls/list-page.ts';
import { defineDataSource } from './define.ts';

/** All published posts in pages, newest first. The blog settings have the length of a page. */
export const source = defineDataSource({
  name: 'post_list',
  request: {
    page: z.int().min(1).max(MAX_LIST_PAGE),
    /** Contains the list. */
    owner: ownerRef.nullable(),
  },
  result: z.strictObject({
    /** Empty after the last page. */
    items: z.array(
      z.strictObject({
        ...listedPost.shape,
        /** Null if the author's account is gone. */
        author: z.string().nullable(),
      }),
    ),
    page: z.int(),
    /** At least 1. */
    pages: z.int(),
    /** The path of the owner, whose URL all pages share. Null while it's hidden. */
    path: z.string().nullable(),
  }),
});
