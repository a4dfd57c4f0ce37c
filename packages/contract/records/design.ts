import {
  Background,
  ClassName,
  PresetFields,
  requiredText,
  STYLE_TYPES,
  PresetRecord as StoredPreset,
} from '@plinth/model';
import { z } from 'zod';
import { documentNode, isoTime, properties, storedFields } from '../shapes.ts';

const name = requiredText(100);

/** Made by the server, never changed: documents hold it. */
const made = { class_name: ClassName, is_system: z.boolean() };

/** Text style, background style or other; `properties` are those of the type (`StyleFields`). */
export const styleFields = z.strictObject({
  name,
  type: z.enum(STYLE_TYPES).default('text'),
  is_responsive: z.boolean().default(true),
  properties: properties.default({}),
});
export const styleRecord = z.strictObject({
  ...styleFields.shape,
  ...storedFields,
  ...made,
  type: z.enum(STYLE_TYPES),
  is_responsive: z.boolean(),
  properties,
});
export type StyleRecord = z.output<typeof styleRecord>;

export const presetFields = PresetFields.omit({ class_name: true, is_system: true });
export const presetRecord = StoredPreset;
export type PresetRecord = z.output<typeof presetRecord>;

/** A background style: `properties` is a `Background`. */
export const backgroundFields = z.strictObject({ name, properties: Background.default({}) });
export const backgroundRecord = z.strictObject({
  ...storedFields,
  ...made,
  name,
  properties: Background,
});
export type BackgroundRecord = z.output<typeof backgroundRecord>;

const allowedRule = z.strictObject({
  pageType: z.string().max(64).optional(),
  sectionName: z.string().max(64).optional(),
});

/** A prebuilt or saved block. */
export const blockFields = z.strictObject({
  name,
  category: z.string().max(64).default('user_blocks'),
  order: z.int().min(0).max(10_000).default(50),
  allowed: z.union([z.literal(true), z.array(allowedRule).max(50)]).default(true),
  document: documentNode,
});
export const blockRename = z.strictObject({ id: z.int().positive(), name });
export const blockRecord = z.strictObject({
  ...blockFields.shape,
  id: z.union([z.int().positive(), z.string()]),
  category: z.string(),
  order: z.int(),
  allowed: z.union([z.literal(true), z.array(allowedRule)]),
  previewUrl: z.string(),
  options: z.strictObject({ templateUrl: z.string() }),
  created_at: isoTime,
});
export type BlockRecord = z.output<typeof blockRecord>;
