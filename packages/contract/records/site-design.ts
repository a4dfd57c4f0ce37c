import {
  ClassName,
  ColorTheme,
  DesignValues,
  requiredText,
  SiteFont,
  WIDGET_NAME,
} from '@plinth/model';
import { z } from 'zod';
import { id, properties } from '../shapes.ts';
import { backgrounds, presets, styles } from './design.ts';

const name = requiredText(100);
const revision = z.int().nonnegative();

/** Everything that the site's stylesheet is made of, as stored. */
export const siteDesign = z.strictObject({
  colors: z.strictObject({ colors: ColorTheme, revision }),
  values: DesignValues,
  fonts: z.array(SiteFont),
  styles: z.array(styles.record),
  backgrounds: z.array(backgrounds.record),
  presets: z.array(presets.record),
  /** URLs of the images in backgrounds. */
  images: z.array(z.strictObject({ id, url: z.string() })),
});
export type SiteDesignRecord = z.output<typeof siteDesign>;

const MAX_CHANGES = 500;
const listOf = <T extends z.ZodType>(item: T) =>
  z.array(item).max(MAX_CHANGES).readonly().default([]);
/** Revisions by id. */
const revisions = z.record(z.string().regex(/^\d{1,15}$/), revision).default({});

/**
 * Changes to the site's design. Records without an id are new. `revisions` has the revision of
 * everything that is changed or deleted.
 */
export const siteDesignChanges = z.strictObject({
  colors: ColorTheme.optional(),
  values: DesignValues.optional(),
  text_styles: listOf(
    z.strictObject({ id: id.optional(), class_name: ClassName, name, properties }),
  ),
  presets: listOf(
    z.strictObject({
      id: id.optional(),
      widget_name: z.string().regex(WIDGET_NAME),
      class_name: ClassName,
      name,
      properties: presets.fields.shape.properties,
    }),
  ),
  deleted: z
    .strictObject({ text_styles: listOf(id), presets: listOf(id) })
    .default({ text_styles: [], presets: [] }),
  revisions: z
    .strictObject({
      colors: revision.optional(),
      values: revision.optional(),
      text_styles: revisions,
      presets: revisions,
    })
    .default({ text_styles: {}, presets: {} }),
});
export type SiteDesignChanges = z.output<typeof siteDesignChanges>;
