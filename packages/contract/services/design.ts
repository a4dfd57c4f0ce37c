import { ClassName, ColorTheme, DesignValues, NAMED_SIZES } from '@plinth/model';
import { z } from 'zod';
import { defineService } from '../method.ts';
import { recordMethods } from '../record-methods.ts';
import { backgrounds, presets, styles } from '../records/design.ts';
import { changesDesign, siteDesign, siteDesignChanges } from '../records/site-design.ts';
import {
  byId,
  byIds,
  deletedCount,
  documentNode,
  id,
  listOf,
  listParams,
  noParams,
} from '../shapes.ts';

const revision = z.int().nonnegative();
/** Number of uses on all pages, headers, and footers. */
const getUsage = {
  capability: 'design.read' as const,
  params: byId,
  result: z.strictObject({ count: z.int().nonnegative() }),
};
/** The same of all records. */
const getAllUsage = {
  capability: 'design.read' as const,
  params: noParams,
  result: z.array(getUsage.result.extend({ id })),
};
/** Refuses records in use, unless everything with them gets the replacement. */
const deleteReplaced = {
  capability: 'design.write' as const,
  params: byIds.extend({ replacement: id.optional() }),
  result: deletedCount,
};
const presetUsage = getUsage.result.extend({
  /** Number of pages and posts with a use. */
  pages: z.int().nonnegative(),
});
const colors = z.strictObject({ colors: ColorTheme, revision });
const values = z.strictObject({ values: DesignValues, revision });

export const PresetsService = defineService({
  ...recordMethods(presets),
  getList: {
    capability: 'design.read',
    params: listParams(presets.sort, {}).extend({ widget_name: z.string().max(64).optional() }),
    result: listOf(presets.record),
  },
  delete: deleteReplaced,
  getUsage: { ...getUsage, result: presetUsage },
  getAllUsage,
  /** A widget of the site to show presets on, if possible one with this preset; null without one. */
  getSample: {
    capability: 'design.read',
    params: z.strictObject({ widget_name: z.string().max(64), class_name: ClassName }),
    result: z.strictObject({ document: documentNode.nullable() }),
  },
});

export const StylesService = defineService({
  ...recordMethods(styles),
  delete: deleteReplaced,
  getUsage,
  getAllUsage,
  getSiteDesign: { capability: 'design.read', params: noParams, result: siteDesign },
  /** Saves changes that were made without a document. Refuses to delete what is in use. */
  saveSiteDesign: {
    capability: 'design.write',
    params: z.strictObject({ design: siteDesignChanges.refine(changesDesign, 'isEmpty') }),
    result: siteDesign,
  },
  getColorTheme: { capability: 'design.read', params: noParams, result: colors },
  /** The number of uses of each custom color, by its number. */
  getColorUsage: {
    capability: 'design.read',
    params: noParams,
    result: z.array(getUsage.result.extend({ number: z.int().positive() })),
  },
  setColorTheme: {
    capability: 'design.write',
    params: z.strictObject({ colors: ColorTheme, revision: revision.optional() }),
    result: colors,
  },
  /** How many pages and posts use each spacing size. */
  getSpacingUsage: {
    capability: 'design.read',
    params: noParams,
    result: z.record(z.enum(NAMED_SIZES), z.int().nonnegative()),
  },
  getValues: { capability: 'design.read', params: noParams, result: values },
  setValues: {
    capability: 'design.write',
    params: z.strictObject({ values: DesignValues, revision: revision.optional() }),
    result: values,
  },
});

export const BackgroundsService = defineService({
  ...recordMethods(backgrounds),
  getAllUsage,
});
