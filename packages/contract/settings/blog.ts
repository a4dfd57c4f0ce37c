import { accountRef, pageRef, trimmedText } from '@plinth/model';
import { z } from 'zod';
import { defineSettings } from './define-settings.ts';

/** Letters, digits, and separators, with at least one letter that stands for a part of the date. */
const DATE_FORMAT = /^(?=.*[djmnYyHi])[\p{L}\p{M}\p{N} .,;:/()'’–-]+$/u;

/** What feeds contain of each post: its short description, or also its whole text. */
export const FEED_CONTENTS = ['short', 'full'] as const;

const schema = z.strictObject({
  blog_page_id: pageRef().nullable().default(null),
  posts_per_page: z.int().min(1).max(50).default(5),
  date_format: trimmedText(32).min(1).default('d.m.Y'),
  short_description_max: z.int().min(1).max(10_000).default(2000),
  default_author_id: accountRef().nullable().default(null),
  allow_comments: z.boolean().default(true),
  feed_content: z.enum(FEED_CONTENTS).default('short'),
});

export const blogSettings = defineSettings('blog', schema, {
  // Not in the schema, which also reads formats that were stored before.
  check: ({ date_format }) =>
    DATE_FORMAT.test(date_format) ? [] : [{ path: 'date_format', key: 'valueInvalid' }],
});
export type BlogSettings = z.output<typeof schema>;
