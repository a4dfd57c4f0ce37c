import { z } from 'zod';
import { ClassName, NumberFlag, recordFields, requiredText } from '../entities/fields.ts';
import { Background } from './background.ts';
import { OtherStyleProperties, TextStyleProperties } from './text-style.ts';

export const STYLE_TYPES = ['background', 'text', 'other'] as const;
export type StyleType = (typeof STYLE_TYPES)[number];

const common = {
  name: requiredText(100),
  /** Generated on creation and never changed, because documents store it. */
  class_name: ClassName,
  /** Belongs to the theme: can be changed but not deleted. */
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

/** A style without storage fields. */
export const StyleFields = z.discriminatedUnion('type', [
  z.strictObject(textStyle),
  z.strictObject(backgroundStyle),
  z.strictObject(otherStyle),
]);
export type StyleFields = z.infer<typeof StyleFields>;
export type TextStyle = Extract<StyleFields, { type: 'text' }>;
export type BackgroundStyle = Extract<StyleFields, { type: 'background' }>;

/** A style as stored. */
export const StyleRecord = z.discriminatedUnion('type', [
  z.strictObject({ ...textStyle, ...recordFields }),
  z.strictObject({ ...backgroundStyle, ...recordFields }),
  z.strictObject({ ...otherStyle, ...recordFields }),
]);
export type StyleRecord = z.infer<typeof StyleRecord>;

const StoredFields = z.discriminatedUnion('type', [
  z.object(textStyle),
  z.object(backgroundStyle),
  z.object(otherStyle),
]);

/** Stored styles and backgrounds as the site's stylesheet takes them. Leaves out invalid ones. */
export const siteStyles = ({
  styles,
  backgrounds,
}: {
  readonly styles: readonly object[];
  readonly backgrounds: readonly object[];
}): StyleFields[] =>
  [...styles, ...backgrounds.map((background) => ({ ...background, type: 'background' }))].flatMap(
    (style) => StoredFields.safeParse(style).data ?? [],
  );

/** Schema of a style's properties, by style type. */
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

/** The CSS class of a style: `moto-text_normal`, `moto-background_night`. */
export const styleClass = ({
  type,
  class_name,
}: Pick<StyleFields, 'type' | 'class_name'>): string => `${PREFIX[type]}_${class_name}`;
