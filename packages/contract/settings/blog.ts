import { accountRef, pageRef, trimmedText } from '@plinth/model';
import { z } from 'zod';
import { defineSettings } from './define-settings.ts';

const schema = z.strictObject({
  blog_page_id: pageRef().nullable().default(null),
  posts_per_page: z.int().min(1).max(50).default(5),
  date_format: trimmedText(32).min(1).default('d.m.Y'),
  short_description_max: z.int().min(1).max(10_000).default(2000),
  default_author_id: accountRef().nullable().default(null),
  allow_comments: z.boolean().default(true),
});

export const blogSettings = defineSettings('blog', schema);
export type BlogSettings = z.output<typeof schema>;
