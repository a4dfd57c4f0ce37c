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

const widget_name = z.string().regex(WIDGET_NAME);
/** A preset that all widgets of a kind got; `key` tells it from the same one applied again. */
const appliedPreset = z.strictObject({ preset: ClassName, key: z.string().min(1).max(64) });

const classNames = z.record(ClassName, ClassName);

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
  /**
   * The preset that was applied last to all widgets of a kind, by widget, and the presets that
   * replaced deleted ones, by widget and class name.
   */
  applied_presets: z.strictObject({
    applied: z.record(widget_name, appliedPreset),
    replaced: z.record(widget_name, classNames),
    revision,
  }),
  /** The text styles that replaced deleted ones, by class name. */
  replaced_text_styles: z.strictObject({ replaced: classNames, revision }),
});
export type SiteDesignRecord = z.output<typeof siteDesign>;

const MAX_CHANGES = 500;
const listOf = <T extends z.ZodType>(item: T) =>
  z.array(item).max(MAX_CHANGES).readonly().default([]);
/** Revisions by id. */
const revisions = z.record(z.string().regex(/^\d{1,15}$/), revision).default({});

/**
 * Changes to the site's design. Records without an id are new. `revisions` has the revision of
 * everything that is changed, deleted, or undone.
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
      widget_name,
      class_name: ClassName,
      name,
      properties: presets.fields.shape.properties,
    }),
  ),
  backgrounds: listOf(
    z.strictObject({
      id: id.optional(),
      class_name: ClassName,
      name,
      properties: backgrounds.fields.shape.properties,
    }),
  ),
  deleted: z
    .strictObject({ text_styles: listOf(id), presets: listOf(id), backgrounds: listOf(id) })
    .default({ text_styles: [], presets: [], backgrounds: [] }),
  replacements: z
    .strictObject({
      /** The text style that everything with a deleted one gets, by class name. */
      text_styles: classNames.default({}),
      /** The preset that widgets with a deleted one get, by widget and class name. */
      presets: z.record(widget_name, classNames).default({}),
    })
    .default({ text_styles: {}, presets: {} }),
  /**
   * Deleted text styles and presets that everything gets back unless it was changed since. Those
   * with another replacement get that.
   */
  restored: z
    .strictObject({
      text_styles: listOf(ClassName),
      presets: z.record(widget_name, listOf(ClassName)).default({}),
    })
    .default({ text_styles: [], presets: {} }),
  /**
   * The preset that all widgets of the site get, by widget. With the key of an earlier one, everything
   * applied since is undone; null undoes all.
   */
  applied_presets: z.record(widget_name, appliedPreset.nullable()).default({}),
  revisions: z
    .strictObject({
      colors: revision.optional(),
      values: revision.optional(),
      applied_presets: revision.optional(),
      replaced_text_styles: revision.optional(),
      text_styles: revisions,
      presets: revisions,
      backgrounds: revisions,
    })
    .default({ text_styles: {}, presets: {}, backgrounds: {} }),
});
export type SiteDesignChanges = z.output<typeof siteDesignChanges>;

const NOTHING = siteDesignChanges.parse({});

/** Whether anything is to be changed. */
export const changesDesign = (changes: SiteDesignChanges): boolean =>
  JSON.stringify({ ...changes, revisions: NOTHING.revisions }) !== JSON.stringify(NOTHING);
