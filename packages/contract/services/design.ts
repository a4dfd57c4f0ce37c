import { ColorTheme, DesignValues, STYLE_TYPES } from '@plinth/model';
import { z } from 'zod';
import { defineService } from '../method.ts';
import { recordMethods } from '../record-methods.ts';
import {
  backgroundFields,
  backgroundRecord,
  presetFields,
  presetRecord,
  styleFields,
  styleRecord,
} from '../records/design.ts';
import { byId, listOf, listParams, noParams } from '../shapes.ts';

const SORT = ['name', 'created', 'modified'] as const;
const revision = z.int().nonnegative();
/** In how many places of all pages, headers and footers it stands. */
const usage = {
  capability: 'design.read' as const,
  params: byId,
  result: z.strictObject({ count: z.int().nonnegative() }),
};
const colors = z.strictObject({ colors: ColorTheme, revision });
const values = z.strictObject({ values: DesignValues, revision });

export const PresetsService = defineService({
  ...recordMethods('design', { item: presetFields, record: presetRecord, sort: SORT, filter: {} }),
  getList: {
    capability: 'design.read',
    params: listParams(SORT, {}).extend({ widget_name: z.string().max(64).optional() }),
    result: listOf(presetRecord),
  },
  getUsage: usage,
});

export const StylesService = defineService({
  ...recordMethods('design', {
    item: styleFields,
    record: styleRecord,
    sort: SORT,
    filter: { type: z.enum(STYLE_TYPES) },
  }),
  getUsage: usage,
  getColorTheme: { capability: 'design.read', params: noParams, result: colors },
  setColorTheme: {
    capability: 'design.write',
    params: z.strictObject({ colors: ColorTheme, revision: revision.optional() }),
    result: colors,
  },
  /** Grid and spacings. */
  getValues: { capability: 'design.read', params: noParams, result: values },
  setValues: {
    capability: 'design.write',
    params: z.strictObject({ values: DesignValues, revision: revision.optional() }),
    result: values,
  },
});

export const BackgroundsService = defineService(
  recordMethods('design', {
    item: backgroundFields,
    record: backgroundRecord,
    sort: SORT,
    filter: {},
  }),
);

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
