import type { OwnerKind } from '@plinth/model';
import { z } from 'zod';
import type { Area } from './method.ts';
import {
  designAtRevision,
  designSections,
  documentCost,
  documentDesign,
  documentRevisions,
  sharedRevisions,
} from './records/document.ts';
import { shareCard, shareCardParams } from './records/share-card.ts';
import { siteDesign, siteDesignChanges } from './records/site-design.ts';
import {
  deleteUnsavedParams,
  saveUnsavedParams,
  storedUnsavedWork,
} from './records/unsaved-work.ts';
import { byId, done, id, signedUrl } from './shapes.ts';

const revision = z.int().positive();

export const saveDesignParams = z.strictObject({
  id,
  sections: designSections.partial(),
  revision,
  revisions: sharedRevisions.default({}),
  design: siteDesignChanges.optional(),
});
export type SaveDesign = z.output<typeof saveDesignParams>;

const MAX_LOGO_CHARACTERS = 200_000;

/** A logo in place of the stored one: an image of the library, or a drawn one. */
const draftLogo = z.union([
  z.strictObject({ id, has_backdrop: z.boolean().default(false) }),
  z.strictObject({ svg: z.string().startsWith('<svg').max(MAX_LOGO_CHARACTERS) }),
]);
export type DraftLogo = z.output<typeof draftLogo>;

export const draftPreviewParams = z.strictObject({
  id,
  sections: designSections.partial(),
  design: siteDesignChanges.optional(),
  logo: draftLogo.optional(),
});
export type DraftPreview = z.output<typeof draftPreviewParams>;

export const costParams = z.strictObject({
  id,
  sections: designSections.partial().default({}),
  widget_id: z.string().max(64).optional(),
});
export type CostRequest = z.output<typeof costParams>;

type DocumentKind<K extends OwnerKind, R extends z.ZodType, A extends Area> = {
  readonly kind: K;
  readonly area: A;
  /** The record as its service returns it. In a design, its key is the kind's name. */
  readonly record: R;
};

/**
 * Methods that the editor needs from the service of each owner kind. `id` is always the owner's.
 */
export const designMethods = <K extends OwnerKind, R extends z.ZodType, A extends Area>({
  kind,
  area,
  record,
}: DocumentKind<K, R, A>) => {
  const read = `${area}.read` as const;
  const write = `${area}.write` as const;
  const owner = { [kind]: record } as { [P in K]: R };
  const design = z.strictObject({ ...owner, ...documentDesign.shape });
  const saved = z.strictObject({ ...design.shape, design: siteDesign.optional() });
  return {
    getDesign: { capability: read, params: byId, result: design },
    /**
     * Saves the given sections, and changes to the site's design, in one transaction. Absent and
     * null sections stay unchanged. A header or footer that differs from the stored one requires
     * its own revision. The result has the site's design if the call changed it.
     */
    saveDesign: { capability: write, params: saveDesignParams, result: saved },
    /** The signed-in user's unsaved work on the document; null if there is none. */
    getUnsavedWork: {
      capability: read,
      params: byId,
      result: z.strictObject({ work: storedUnsavedWork.nullable() }),
    },
    /**
     * Keeps unsaved work for the signed-in user without changing the document: one row per document,
     * for 90 days. It replaces earlier work of the same window, and work in `replaces` up to that
     * revision. Any other stored work is a conflict. A revision that arrives late stores nothing.
     */
    saveUnsavedWork: { capability: write, params: saveUnsavedParams, result: done },
    /** Deletes unsaved work if it is one of these versions, or an earlier one of the same window. */
    deleteUnsavedWork: { capability: write, params: deleteUnsavedParams, result: done },
    /** The last 20 saves, newest first. */
    getRevisions: { capability: read, params: byId, result: documentRevisions },
    /** All sections as of that revision of the content. */
    getRevision: {
      capability: read,
      params: z.strictObject({ id, revision }),
      result: designAtRevision,
    },
    restoreRevision: {
      capability: write,
      params: z.strictObject({ id, revision }),
      result: design,
    },
    /**
     * A signed URL that shows the stored document, including drafts, until it expires: after ten
     * minutes, or after a day if the owner sends it to someone.
     */
    getPreviewUrl: {
      capability: write,
      params: byId.extend({ is_shared: z.boolean().default(false) }),
      result: signedUrl,
    },
    /**
     * A preview of unsaved work: the given sections, site design, and logo replace the stored ones.
     * Nothing is saved. Custom code runs only if the code injection settings allow it.
     */
    createLook: { capability: write, params: draftPreviewParams, result: signedUrl },
    /**
     * The compressed size in bytes of the document for visitors: the page with its inline styles,
     * the site's stylesheet, and client scripts. `sections` replace the stored ones.
     */
    getCost: { capability: read, params: costParams, result: documentCost },
    /** What social networks and messengers show for the document. */
    getShareCard: { capability: read, params: shareCardParams, result: shareCard },
  };
};
