import { z } from 'zod';
import { ClassName, NumberFlag, recordFields, requiredText } from '../entities/fields.ts';
import { Background } from './background.ts';
import { OtherStyleProperties, TextStyleProperties } from './text-style.ts';

export const STYLE_TYPES = ['background', 'text', 'other'] as const;
export type StyleType = (typeof STYLE_TYPES)[number];

const common = {
  name: requiredText(100),
  /** Made when the style is created and never changed: documents hold it. */
  class_name: ClassName,
  /** Of the theme: may be changed, not deleted. */
  is_system: NumberFlag.default(0),
  is_responsive: NumberFlag.default(1),
};

const textStyle = {
  ...common,
  type: z.literal('text'),
  properties: TextStyleProperties.default({}),
};
const backgroundStyle = {
  ...common,
  type: z.literal('background'),
  properties: Background.default({}),
};
const otherStyle = {
  ...common,
  type: z.literal('other'),
  properties: OtherStyleProperties.default({}),
};

/** A class style without the fields of storage. */
export const StyleFields = z.discriminatedUnion('type', [
  z.strictObject(textStyle),
  z.strictObject(backgroundStyle),
  z.strictObject(otherStyle),
]);
export type StyleFields = z.infer<typeof StyleFields>;
export type TextStyle = Extract<StyleFields, { type: 'text' }>;
export type BackgroundStyle = Extract<StyleFields, { type: 'background' }>;

/** A class style as stored. */
export const StyleRecord = z.discriminatedUnion('type', [
  z.strictObject({ ...textStyle, ...recordFields }),
  z.strictObject({ ...backgroundStyle, ...recordFields }),
  z.strictObject({ ...otherStyle, ...recordFields }),
]);
export type StyleRecord = z.infer<typeof StyleRecord>;

/** The schema of a style's properties by its type. */
export const STYLE_PROPERTIES = {
  text: TextStyleProperties,
  background: Background,
  other: OtherStyleProperties,
} as const;

const PREFIX: Record<StyleType, string> = {
  text: 'moto-text',
  background: 'moto-background',
  other: 'moto-style',
};

/** The class that a style stands for: `moto-text_normal`, `moto-background_night`. */
export const styleClass = ({
  type,
  class_name,
}: Pick<StyleFields, 'type' | 'class_name'>): string => `${PREFIX[type]}_${class_name}`;
