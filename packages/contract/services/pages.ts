import { FRAMINGS, FrameUrl, PAGE_STATUSES, PageTemplate } from '@plinth/model';
import { z } from 'zod';
import { designMethods } from '../design-methods.ts';
import { defineService } from '../method.ts';
import { recordMethods } from '../record-methods.ts';
import { pageFields, pageRecord, pageTreeItem } from '../records/page.ts';
import { byId, done, id } from '../shapes.ts';

const PAGE_SORT = ['name', 'url', 'status', 'created', 'modified', 'position'] as const;

const { name, url, parent_id, status } = pageFields.shape;

const records = recordMethods({
  area: 'pages',
  fields: pageFields,
  record: pageRecord,
  sort: PAGE_SORT,
  filter: { status: z.enum(PAGE_STATUSES), parent_id: id.nullable() },
});

export const PagesService = defineService({
  ...records,
  /** Also adds the page to menus and removes it from others, in the same transaction. */
  save: {
    ...records.save,
    params: records.save.params.safeExtend({
      menus: z
        .array(z.strictObject({ id, is_in: z.boolean() }))
        .max(200)
        .default([]),
    }),
  },
  ...designMethods({ kind: 'page', area: 'pages', record: pageRecord }),
  /** The templates of new pages. Each `preview_url` shows one with the site's design and facts. */
  getTemplates: {
    capability: 'pages.read',
    params: z.strictObject({}),
    result: z.strictObject({
      items: z.array(z.strictObject({ template: PageTemplate, preview_url: z.string() })),
    }),
  },
  /**
   * Creates a page, from a template or blank, and adds it to a menu, in one transaction. The page's
   * name becomes its main heading.
   */
  create: {
    capability: 'pages.write',
    params: z.strictObject({
      item: z.strictObject({ name, url: url.optional(), parent_id, status }),
      template: PageTemplate.nullable().default(null),
      menu_id: id.nullable().default(null),
    }),
    result: pageRecord,
  },
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
  /** Marks a page as open or closed in an editor window. Repeat every minute. */
  keepOpen: {
    capability: 'pages.write',
    params: z.strictObject({
      id,
      tab: z.string().regex(/^[\w-]{8,64}$/),
      is_open: z.boolean(),
    }),
    result: done,
  },
  setHome: { capability: 'pages.write', params: byId, result: pageRecord },
  /** Whether a slug is available among its siblings. Returns the normalized slug. */
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
   * Checks the headers of another site to determine whether it can be embedded. The server sends a
   * request, so this requires write access, which demo mode doesn't have.
   */
  checkFrame: {
    capability: 'pages.write',
    params: z.strictObject({ url: FrameUrl }),
    result: z.strictObject({ state: z.enum(FRAMINGS) }),
    limit: { calls: 20, minutes: 1, per: 'session' },
  },
});
