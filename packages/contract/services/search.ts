import { PAGE_STATUSES, typedText } from '@plinth/model';
import { z } from 'zod';
import { defineService } from '../method.ts';
import { id } from '../shapes.ts';

/** What a search finds, in the order of its groups. */
export const CONTENT_KINDS = ['page', 'post', 'popup', 'menu', 'media'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Results of a search. */
export const MAX_FOUND = 12;

export const MAX_CONTENT_SEARCH = 200;

export const foundContent = z.strictObject({
  kind: z.enum(CONTENT_KINDS),
  id,
  name: z.string(),
  /** Null: it has none. */
  status: z.enum(PAGE_STATUSES).nullable(),
});
export type FoundContent = z.infer<typeof foundContent>;

export const SearchService = defineService({
  /**
   * Finds content by name, drafts too, and published pages and posts by their text. Without a search,
   * what was changed last. Results are grouped by kind, best first in each.
   */
  find: {
    capability: 'pages.read',
    params: z.strictObject({ search: typedText().max(MAX_CONTENT_SEARCH) }),
    result: z.strictObject({ items: z.array(foundContent).max(MAX_FOUND) }),
  },
});
