import { OWNER_KINDS, SECTION_NAMES } from '@plinth/model';
import { z } from 'zod';
import { defineService } from '../method.ts';
import { recordMethods } from '../record-methods.ts';
import { sectionFields, sectionRecord, sectionSettings } from '../records/section.ts';
import { byId, id, patchOf } from '../shapes.ts';

const settings = z.strictObject({ settings: sectionSettings, revision: z.int().positive() });

/** Saved headers and footers. Page content is stored the same way. */
export const ContentSection = defineService({
  ...recordMethods({
    area: 'pages',
    fields: sectionFields,
    record: sectionRecord,
    sort: ['name', 'kind', 'created', 'modified'],
    filter: { kind: z.enum(SECTION_NAMES) },
  }),
  /** The pages and posts that show a header or footer. */
  getUses: {
    capability: 'pages.read',
    params: byId,
    result: z.strictObject({
      items: z.array(z.strictObject({ kind: z.enum(OWNER_KINDS), id, name: z.string() })),
    }),
  },
  /** Shows a header or footer on all pages that choose none. */
  setDefault: {
    capability: 'pages.write',
    params: byId,
    result: z.strictObject({ replaced: id.nullable() }),
  },
  getSettings: { capability: 'pages.read', params: byId, result: settings },
  setSettings: {
    capability: 'pages.write',
    params: z.strictObject({
      id,
      settings: patchOf(sectionSettings),
      revision: z.int().positive().optional(),
    }),
    result: settings,
  },
});
