import { ColorTheme, FRAMINGS, FrameUrl, PAGE_STATUSES } from '@plinth/model';
import { z } from 'zod';
import { defineService } from '../method.ts';
import { recordMethods } from '../record-methods.ts';
import {
  designSections,
  pageAtRevision,
  pageDesign,
  pageFields,
  pageRecord,
  pageRevision,
  pageTreeItem,
  sharedRevisions,
} from '../records/page.ts';
import { byId, id, isoTime } from '../shapes.ts';

const PAGE_SORT = ['name', 'url', 'status', 'created', 'modified', 'position'] as const;
const revision = z.int().positive();
const signedAddress = z.strictObject({ url: z.string(), expires: isoTime });

const cost = { html: z.int(), css: z.int(), scripts: z.int() };

export const PagesService = defineService({
  ...recordMethods('pages', {
    item: pageFields,
    record: pageRecord,
    sort: PAGE_SORT,
    filter: { status: z.enum(PAGE_STATUSES), parent_id: id.nullable() },
  }),
  getTree: {
    capability: 'pages.read',
    params: z.strictObject({}),
    result: z.strictObject({ items: z.array(pageTreeItem) }),
  },
  move: {
    capability: 'pages.write',
    params: z.strictObject({ id, parent_id: id.nullable(), position: z.int().min(0).max(100_000) }),
    result: pageRecord,
  },
  setHome: { capability: 'pages.write', params: byId, result: pageRecord },
  /** Whether the slug is free among its siblings; answers the slug as it would be stored. */
  checkUrl: {
    capability: 'pages.read',
    params: z.strictObject({
      url: z.string().max(2048),
      parent_id: id.nullable().default(null),
      id: id.optional(),
    }),
    result: z.strictObject({ url: z.string(), full_url: z.string(), is_available: z.boolean() }),
  },
  /**
   * Whether the site may show an address of another site in a frame, as far as that site's headers
   * tell. The server asks it, so the right to write is needed: demo mode sends nothing.
   */
  checkFrame: {
    capability: 'pages.write',
    params: z.strictObject({ url: FrameUrl }),
    result: z.strictObject({ state: z.enum(FRAMINGS) }),
    limit: { calls: 20, minutes: 1, per: 'session' },
  },
  getDesign: { capability: 'pages.read', params: byId, result: pageDesign },
  /**
   * Stores the sections given; a section that is absent or null stays as it is. A header or footer
   * that differs from the stored one needs its own revision.
   */
  saveDesign: {
    capability: 'pages.write',
    params: z.strictObject({
      id,
      sections: designSections.partial(),
      revision,
      revisions: sharedRevisions.default({}),
    }),
    result: pageDesign,
  },
  /** The last 20 saves of a page, newest first. */
  getRevisions: {
    capability: 'pages.read',
    params: byId,
    result: z.strictObject({ items: z.array(pageRevision) }),
  },
  /** All sections as they stood when that revision of the content was saved. */
  getRevision: {
    capability: 'pages.read',
    params: z.strictObject({ id, revision }),
    result: pageAtRevision,
  },
  restoreRevision: {
    capability: 'pages.write',
    params: z.strictObject({ id, revision }),
    result: pageDesign,
  },
  /** A signed address that shows the page as stored, drafts too, until it expires. */
  getPreviewUrl: {
    capability: 'pages.write',
    params: byId,
    result: signedAddress,
  },
  /**
   * The same for unsaved work: the page with the sections, and the site's colours, given in place of
   * the stored ones. Nothing is saved. The owner's code runs in it as far as the settings of code injection let it.
   */
  createLook: {
    capability: 'pages.write',
    params: z.strictObject({
      id,
      sections: designSections.partial(),
      colors: ColorTheme.optional(),
    }),
    result: signedAddress,
  },
  /**
   * Bytes that the page costs a visitor, compressed as they are sent: its document with the styles in
   * it, the site's style sheet, and the widgets' scripts; `sections` stand in place of the stored
   * ones. `widget` is the part of one widget: what the page without it would save.
   */
  getCost: {
    capability: 'pages.read',
    params: z.strictObject({
      id,
      sections: designSections.partial().default({}),
      widget_id: z.string().max(64).optional(),
    }),
    result: z.strictObject({ ...cost, widget: z.strictObject(cost).nullable() }),
  },
});
