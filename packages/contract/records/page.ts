import { Page, PageFields, type PageStatus } from '@plinth/model';
import { z } from 'zod';
import { documentNode, id, isoTime } from '../shapes.ts';

/** What a page can be saved with (specification, point 3). */
export const pageFields = PageFields;

export const pageRecord = z.strictObject({ ...Page.shape, full_url: z.string() });
export type PageRecord = z.output<typeof pageRecord>;

export const designSections = z.strictObject({
  header: documentNode.nullable(),
  content: documentNode.nullable(),
  footer: documentNode.nullable(),
});
export type DesignSections = z.output<typeof designSections>;

/** Revisions of the shared sections that the page shows. */
export const sharedRevisions = z.strictObject({
  header: z.int().positive().optional(),
  footer: z.int().positive().optional(),
});

export const pageDesign = z.strictObject({
  page: pageRecord,
  sections: designSections,
  revision: z.int().positive(),
  revisions: sharedRevisions,
});
export type PageDesign = z.output<typeof pageDesign>;

export type PageTreeItem = {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly full_url: string;
  readonly status: PageStatus;
  readonly visibility: 'public' | 'password';
  readonly is_home: boolean;
  readonly parent_id: number | null;
  readonly position: number;
  readonly children: readonly PageTreeItem[];
};

export const pageTreeItem: z.ZodType<PageTreeItem> = z.strictObject({
  ...pageRecord.pick({
    id: true,
    name: true,
    url: true,
    full_url: true,
    status: true,
    visibility: true,
    is_home: true,
    parent_id: true,
    position: true,
  }).shape,
  get children() {
    return z.array(pageTreeItem);
  },
});

const count = z.int().min(0);

/** One save of a page: its content, and the shared sections that were saved with it. */
export const pageRevision = z.strictObject({
  revision: z.int().positive(),
  created: isoTime,
  author: z.strictObject({ id, name: z.string() }).nullable(),
  is_current: z.boolean(),
  /** How many widgets this save added, removed and changed or moved; null where nothing precedes it. */
  changes: z.strictObject({ added: count, removed: count, changed: count }).nullable(),
  /** The shared sections among what it changed. */
  shared: z.array(z.enum(['header', 'footer'])),
});

/** A page as it was once: its content, and the header and footer that it shows as they stood then. */
export const pageAtRevision = z.strictObject({
  revision: z.int().positive(),
  created: isoTime,
  sections: designSections,
});
