import { z } from 'zod';
import { documentNode, id, isoTime } from '../shapes.ts';

/** The documents of one owner: its own content, and the header and footer that it shares with others. */
export const designSections = z.strictObject({
  header: documentNode.nullable(),
  content: documentNode.nullable(),
  footer: documentNode.nullable(),
});
export type DesignSections = z.output<typeof designSections>;

/** Revisions of the shared sections that the owner shows. */
export const sharedRevisions = z.strictObject({
  header: z.int().positive().optional(),
  footer: z.int().positive().optional(),
});

export const documentDesign = z.strictObject({
  sections: designSections,
  /** Covers the content alone. */
  revision: z.int().positive(),
  revisions: sharedRevisions,
});
export type DocumentDesign = z.output<typeof documentDesign>;

const count = z.int().min(0);

/** One save of a document: its content, and the shared sections that were saved with it. */
export const documentRevision = z.strictObject({
  revision: z.int().positive(),
  created: isoTime,
  author: z.strictObject({ id, name: z.string() }).nullable(),
  is_current: z.boolean(),
  /** How many widgets this save added, removed and changed or moved; null where nothing precedes it. */
  changes: z.strictObject({ added: count, removed: count, changed: count }).nullable(),
  /** The shared sections among what it changed. */
  shared: z.array(z.enum(['header', 'footer'])),
});

/** All sections as they were when a revision of the content was saved. */
export const designAtRevision = z.strictObject({
  revision: z.int().positive(),
  created: isoTime,
  sections: designSections,
});

const cost = { html: z.int(), css: z.int(), scripts: z.int() };

/** Bytes as they are sent; `widget` is what the document without one widget would save. */
export const documentCost = z.strictObject({
  ...cost,
  widget: z.strictObject(cost).nullable(),
});
export type DocumentCost = z.output<typeof documentCost>;

export const documentRevisions = z.strictObject({ items: z.array(documentRevision) });
export type DocumentRevisions = z.output<typeof documentRevisions>;
export type DesignAtRevision = z.output<typeof designAtRevision>;
