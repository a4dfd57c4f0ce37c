import { ColorTheme, DesignValues, NAMED_SIZES } from '@plinth/model';
import { z } from 'zod';
import { defineService } from '../method.ts';
import { recordMethods } from '../record-methods.ts';
import { backgrounds, presets, styles } from '../records/design.ts';
import { siteDesign } from '../records/site-design.ts';
import { byId, listOf, listParams, noParams } from '../shapes.ts';

const revision = z.int().nonnegative();
/** Number of uses on all pages, headers, and footers. */
const getUsage = {
  capability: 'design.read' as const,
  params: byId,
  result: z.strictObject({ count: z.int().nonnegative() }),
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
  getUsage: { ...getUsage, result: presetUsage },
});

export const StylesService = defineService({
  ...recordMethods(styles),
  getUsage,
  getSiteDesign: { capability: 'design.read', params: noParams, result: siteDesign },
  getColorTheme: { capability: 'design.read', params: noParams, result: colors },
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

export const BackgroundsService = defineService(recordMethods(backgrounds));

export const ThemesService = defineService({
  getList: {
    capability: 'design.read',
    params: noParams,
    result: z.strictObject({
      items: z.array(
        z.strictObject({
          id: z.string(),
          name: z.string(),
          version: z.string(),
          is_active: z.boolean(),
          description: z.string(),
        }),
      ),
    }),
  },
});
