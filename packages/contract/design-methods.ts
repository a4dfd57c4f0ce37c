import { ColorTheme, type OwnerKind } from '@plinth/model';
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
import { byId, id, isoTime } from './shapes.ts';

const revision = z.int().positive();
const signedAddress = z.strictObject({ url: z.string(), expires: isoTime });

export const saveDesignParams = z.strictObject({
  id,
  sections: designSections.partial(),
  revision,
  revisions: sharedRevisions.default({}),
});
export type SaveDesign = z.output<typeof saveDesignParams>;

export const draftPreviewParams = z.strictObject({
  id,
  sections: designSections.partial(),
  colors: ColorTheme.optional(),
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
  /** The record as its service answers it: in a design, it has the name of its kind. */
  readonly record: R;
};

/** What the editor needs of the service of a kind of owner; `id` is the owner's in all of them. */
export const designMethods = <K extends OwnerKind, R extends z.ZodType, A extends Area>({
  kind,
  area,
  record,
}: DocumentKind<K, R, A>) => {
  const read = `${area}.read` as const;
  const write = `${area}.write` as const;
  const owner = { [kind]: record } as { [P in K]: R };
  const design = z.strictObject({ ...owner, ...documentDesign.shape });
  return {
    getDesign: { capability: read, params: byId, result: design },
    /**
     * Stores the sections given; a section that is absent or null stays as it is. A header or footer
     * that differs from the stored one needs its own revision.
     */
    saveDesign: { capability: write, params: saveDesignParams, result: design },
    /** The last 20 saves, newest first. */
    getRevisions: { capability: read, params: byId, result: documentRevisions },
    /** All sections as they were when that revision of the content was saved. */
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
    /** A signed URL that shows the document as stored, drafts too, until it expires. */
    getPreviewUrl: { capability: write, params: byId, result: signedAddress },
    /**
     * The same for unsaved work: the document with the sections, and the site's colors, given in place
     * of the stored ones. Nothing is saved. The owner's code runs in it as far as the settings of code
     * injection let it.
     */
    createLook: { capability: write, params: draftPreviewParams, result: signedAddress },
    /**
     * Bytes that the document costs a visitor, compressed as they are sent: the page with the styles
     * in it, the site's style sheet, and the widgets' scripts; `sections` replace the stored ones.
     */
    getCost: { capability: read, params: costParams, result: documentCost },
  };
};
