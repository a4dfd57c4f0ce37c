import { z } from 'zod';
import { documentNode, id, isoTime } from '../shapes.ts';

/** The documents of an owner: its own content, and the shared header and footer. */
export const designSections = z.strictObject({
  header: documentNode.nullable(),
  content: documentNode.nullable(),
  footer: documentNode.nullable(),
});
export type DesignSections = z.output<typeof designSections>;

/** Revisions of the shared sections that the owner uses. */
export const sharedRevisions = z.strictObject({
  header: z.int().positive().optional(),
  footer: z.int().positive().optional(),
});

export const documentDesign = z.strictObject({
  sections: designSections,
  /** Only covers the content. */
  revision: z.int().positive(),
  revisions: sharedRevisions,
});
export type DocumentDesign = z.output<typeof documentDesign>;

const count = z.int().min(0);

/** A save of a document: its content, and the shared sections saved with it. */
export const documentRevision = z.strictObject({
  revision: z.int().positive(),
  created: isoTime,
  author: z.strictObject({ id, name: z.string() }).nullable(),
  is_current: z.boolean(),
  /** Whether the document was published with this version, which may be later than its save. */
  is_published: z.boolean(),
  /** Whether the site was launched with this version. */
  is_launched: z.boolean(),
  /** When the earlier version was saved that this save returned to. */
  restored_from: isoTime.nullable(),
  /**
   * Number of widgets that this save added, removed, and changed or moved. Null for the first save.
   */
  changes: z.strictObject({ added: count, removed: count, changed: count }).nullable(),
  /** What the changes are in: parts of the document, with the names that the owner gave them. */
  parts: z.array(z.strictObject({ widget: z.string(), name: z.string().nullable() })),
  /** The shared sections that this save changed. */
  shared: z.array(z.enum(['header', 'footer'])),
});

/** All sections as of a revision of the content. */
export const designAtRevision = z.strictObject({
  revision: z.int().positive(),
  created: isoTime,
  sections: designSections,
});

const cost = { html: z.int(), css: z.int(), scripts: z.int() };

/** Compressed sizes in bytes. `widget` is the share of one widget. */
export const documentCost = z.strictObject({
  ...cost,
  widget: z.strictObject(cost).nullable(),
});
export type DocumentCost = z.output<typeof documentCost>;

export const documentRevisions = z.strictObject({ items: z.array(documentRevision) });
export type DocumentRevisions = z.output<typeof documentRevisions>;
export type DesignAtRevision = z.output<typeof designAtRevision>;
