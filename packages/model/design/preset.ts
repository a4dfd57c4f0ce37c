import { z } from 'zod';
import { ClassName, NumberFlag, recordFields, requiredText, text } from '../entities/fields.ts';
import { hasOnlyJson, isRecord } from '../tree/json-value.ts';
import type { Properties } from '../tree/node.ts';
import { PROPERTY_NAME, WIDGET_NAME } from '../tree/property-name.ts';

const VALUE_DEPTH = 64;

/**
 * Widget properties. Only their general shape is checked here; the widget's schema checks the rest.
 */
const PresetProperties = z.custom<Properties>(
  (value) =>
    isRecord(value) &&
    Object.keys(value).every((name) => PROPERTY_NAME.test(name)) &&
    hasOnlyJson(value, VALUE_DEPTH),
  'valueInvalid',
);

const fields = {
  name: requiredText(100),
  widget_name: z.string().regex(WIDGET_NAME),
  class_name: ClassName,
  is_system: NumberFlag.default(0),
  is_responsive: NumberFlag.default(1),
  template: text(255).default(''),
  properties: PresetProperties.default({}),
};

/** The class name of the preset that widgets without a choice have. */
export const DEFAULT_PRESET = 'default';

/** A named style preset of one kind of widget. */
export const PresetFields = z.strictObject(fields);
export type PresetFields = z.infer<typeof PresetFields>;

export const PresetRecord = z.strictObject({
  ...fields,
  /** The properties that the theme supplied; null unless the owner has changed them. */
  original: PresetProperties.nullable(),
  ...recordFields,
});
export type PresetRecord = z.infer<typeof PresetRecord>;

/** `moto-widget-grid-gallery` */
export const widgetClass = (widget: string): string => `moto-widget-${widget.replaceAll('_', '-')}`;

export const presetClass = (className: string): string => `moto-preset-${className}`;

/** The CSS selector for widgets that use a preset. */
export const presetSelector = (preset: Pick<PresetFields, 'widget_name' | 'class_name'>): string =>
  `.${widgetClass(preset.widget_name)}.${presetClass(preset.class_name)}`;
