import {
  Background,
  ClassName,
  type DataResult,
  NumberFlag,
  PAGE_TYPES,
  PresetFields,
  requiredText,
  SECTION_NAMES,
  STYLE_TYPES,
  type WidgetNode,
} from '@plinth/model';
import { z } from 'zod';
import { documentNode, isoTime, properties } from '../shapes.ts';
import { defineRecord } from './define-record.ts';

const SORT = ['name', 'created', 'modified'] as const;

const name = requiredText(100);

/** Set by the server. Immutable, because documents reference the class name. */
const system = { class_name: ClassName, is_system: NumberFlag };

/** A text, background, or other style. `StyleFields` validates `properties` by type. */
const styleFields = z.strictObject({
  name,
  type: z.enum(STYLE_TYPES).default('text'),
  is_responsive: NumberFlag.default(1),
  properties: properties.default({}),
});
export const styles = defineRecord({
  name: 'style',
  area: 'design',
  fields: styleFields,
  system,
  search: ['name'],
  sort: SORT,
  filter: { type: z.enum(STYLE_TYPES) },
});
export type StyleRecord = z.output<typeof styles.record>;

export const presets = defineRecord({
  name: 'preset',
  area: 'design',
  fields: PresetFields.omit({ class_name: true, is_system: true }),
  system: { ...system, original: PresetFields.shape.properties.unwrap().nullable() },
  search: ['name'],
  sort: SORT,
});
export type PresetRecord = z.output<typeof presets.record>;

export const backgrounds = defineRecord({
  name: 'background',
  area: 'design',
  fields: z.strictObject({ name, properties: Background.default({}) }),
  system,
  search: ['name'],
  sort: SORT,
});
export type BackgroundRecord = z.output<typeof backgrounds.record>;

const allowedRule = z.strictObject({
  pageType: z.enum(PAGE_TYPES).optional(),
  sectionName: z.enum(SECTION_NAMES).optional(),
});
export const blockAllowed = z.union([z.literal(true), z.array(allowedRule).max(50).readonly()]);

/** A prebuilt or saved block. */
export const blockFields = z.strictObject({
  name,
  category: z.string().max(64).default('more'),
  order: z.int().min(0).max(10_000).default(50),
  allowed: blockAllowed.default(true),
  document: documentNode,
});
export const blockRename = z.strictObject({ id: z.int().positive(), name });
export const blockRecord = z.strictObject({
  ...blockFields.shape,
  id: z.union([z.int().positive(), z.string()]),
  category: z.string(),
  order: z.int(),
  allowed: blockAllowed,
  previewUrl: z.string(),
  /** Height of the preview image divided by its width; null without an image. */
  preview_ratio: z.number().positive().nullable(),
  /** Whether it shows site facts or a menu, so an image of it can't be right for every site. */
  shows_facts: z.boolean(),
  /** Whether it shows images, which are chosen so that a site doesn't repeat its own. */
  shows_images: z.boolean(),
  /** `?shown=3.14` at the URL leaves out images that the open page shows, by id. */
  options: z.strictObject({ templateUrl: z.string() }),
  created_at: isoTime,
});
export type BlockRecord = z.output<typeof blockRecord>;

/**
 * The JSON text at a block's `templateUrl`. `images` has those that aren't in the library, under ids
 * of their own, which previews of other blocks share.
 */
export type BlockTemplate = {
  readonly document: WidgetNode;
  readonly images: readonly DataResult<'media'>[];
};
