import type { DocumentNode } from '@plinth/model';
import { z } from 'zod';
import { id, isoTime, properties } from '../shapes.ts';

const nodeId = z.string().min(1).max(64);

const flatNode: z.ZodType<DocumentNode, DocumentNode> = z.strictObject({
  id: nodeId,
  widget: z.string().max(64),
  properties,
  parent: nodeId.nullable(),
  children: z.array(nodeId),
});

/** An undo step in the editor's own format, which validates what it reads. */
const step: z.ZodType<unknown, unknown> = z.json();
const steps = z.array(step).max(100);

/** The unsaved work of one editor window, in the format of the browser's journal. */
export const unsavedWork = z.strictObject({
  /** ms since 1970. */
  at: z.int().nonnegative(),
  /** Identifies the stored documents that the work builds on. */
  stored: z.string().max(20_000),
  view: z.strictObject({
    selection: z.array(nodeId).max(10_000),
    device: z.string().max(32),
    scroll: z.number(),
  }),
  /** Widgets that differ from their saved state; null where they don't exist. */
  nodes: z
    .array(z.strictObject({ id: nodeId, saved: flatNode.nullable(), now: flatNode.nullable() }))
    .max(50_000),
  /** Null if it is too long to keep. */
  history: z.strictObject({ done: steps, undone: steps }).nullable(),
});
export type UnsavedWorkData = z.output<typeof unsavedWork>;

/** Maximum length of unsaved work as JSON. */
export const MAX_UNSAVED_CHARACTERS = 2_000_000;

/** Unsaved work as of one call of one editor window, whose `revision` increases with each call. */
const version = {
  window: z.string().regex(/^[\w-]{8,64}$/),
  revision: z.int().positive(),
};
export const unsavedVersion = z.strictObject(version);
export type UnsavedVersion = z.output<typeof unsavedVersion>;

const versions = z.array(unsavedVersion).max(50);

export const storedUnsavedWork = z.strictObject({
  ...version,
  modified: isoTime,
  /** The user agent of the browser it was made in, shortened. */
  device: z.string(),
  data: unsavedWork,
});
export type StoredUnsavedWork = z.output<typeof storedUnsavedWork>;

export const saveUnsavedParams = z.strictObject({
  id,
  ...version,
  /** Work of other windows that this window restored or discarded. */
  replaces: versions,
  data: unsavedWork,
});
export type SaveUnsavedWork = z.output<typeof saveUnsavedParams>;

export const deleteUnsavedParams = z.strictObject({ id, versions });
export type DeleteUnsavedWork = z.output<typeof deleteUnsavedParams>;
