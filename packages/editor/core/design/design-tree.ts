import {
  Background,
  ColorTheme,
  type DocumentNode,
  type DocumentReader,
  type NodeId,
  type PresetRecord,
  type Properties,
  TextStyleProperties,
  type WidgetNode,
} from '@plinth/model';
import type {
  AppliedPresets,
  BackgroundStyleRecord,
  ReplacedPresets,
  Replacements,
  StoredDesign,
  TextStyleRecord,
} from '../ports/design/stored-design.ts';
import { checksum } from './checksum.ts';
import { replacementProperties, replacementsIn } from './replacements.ts';

/**
 * The site's colors, text styles, and presets as nodes in the store of the open page. Changes to
 * them are actions like any others, with the same history, journal, merge, and save.
 */

export const DESIGN_ROOT: NodeId = 'site-design';
export const COLORS_NODE: NodeId = 'site-colors';

/** The `widget` of the nodes. */
export const DESIGN_KIND = {
  root: 'design',
  colors: 'design_colors',
  textStyle: 'design_text_style',
  preset: 'design_preset',
  background: 'design_background',
} as const;

type TextStyleFields = Pick<TextStyleRecord, 'name' | 'class_name' | 'properties'>;
export type PresetFields = Pick<PresetRecord, 'name' | 'class_name' | 'widget_name' | 'properties'>;

const MAX_ID_LENGTH = 64;

/** Long names are cut to the length of a node id; the checksum keeps them apart. */
function idOf(...parts: readonly string[]): NodeId {
  const name = parts.join('-');
  if (name.length <= MAX_ID_LENGTH) return name;
  const end = `-${checksum(name)}`;
  return name.slice(0, MAX_ID_LENGTH - end.length) + end;
}

const leaf = (id: NodeId, widget: string, properties: object): WidgetNode => ({
  id,
  widget,
  properties: properties as Properties,
  children: [],
});

/** `main` as `color1` to `color5`, so that changes of different colors merge. */
export function colorProperties({ main, ...others }: ColorTheme): Properties {
  const numbered = main.map((color, index) => [`color${index + 1}`, color]);
  return { ...Object.fromEntries(numbered), ...others };
}

export const textStyleNode = ({ name, class_name, properties }: TextStyleFields): WidgetNode =>
  leaf(idOf('style', class_name), DESIGN_KIND.textStyle, { ...properties, name, class_name });

export const presetNode = ({ name, class_name, widget_name, properties }: PresetFields) =>
  leaf(idOf('preset', widget_name, class_name), DESIGN_KIND.preset, {
    ...{ name, class_name, widget_name },
    style: properties,
  });

type BackgroundFields = Pick<BackgroundStyleRecord, 'name' | 'class_name' | 'properties'>;

export const backgroundNode = ({ name, class_name, properties }: BackgroundFields): WidgetNode =>
  leaf(idOf('background', class_name), DESIGN_KIND.background, {
    ...{ name, class_name },
    style: properties,
  });

const isTextStyle = (style: StoredDesign['styles'][number]): style is TextStyleRecord =>
  style.type === 'text';

type Choices = Pick<StoredDesign, 'applied_presets' | 'replaced_text_styles'>;

/** Nothing without applied presets, as before the first one, to which undo goes back. */
const rootPropertiesOf = ({
  applied_presets: { applied, replaced },
  replaced_text_styles,
}: Choices): Properties => ({
  ...(Object.keys(applied).length > 0 && { applied_presets: applied }),
  ...replacementProperties({ text_styles: replaced_text_styles.replaced, presets: replaced }),
});

export const designTree = ({
  colors,
  styles,
  presets,
  backgrounds,
  ...choices
}: StoredDesign): WidgetNode => ({
  id: DESIGN_ROOT,
  widget: DESIGN_KIND.root,
  properties: rootPropertiesOf(choices),
  children: [
    leaf(COLORS_NODE, DESIGN_KIND.colors, colorProperties(colors.colors)),
    ...styles.filter(isTextStyle).map(textStyleNode),
    ...presets.map(presetNode),
    ...backgrounds.map(backgroundNode),
  ],
});

/** The inverse of `colorProperties`. Colors that aren't valid leave the theme as it was. */
export function colorsOf(node: DocumentNode | undefined, fallback: ColorTheme): ColorTheme {
  const { color1, color2, color3, color4, color5, ...others } = node?.properties ?? {};
  const main = [color1, color2, color3, color4, color5];
  return ColorTheme.safeParse({ ...others, main }).data ?? fallback;
}

export function textStyleOf({ properties }: DocumentNode): TextStyleFields {
  const { name, class_name, ...formats } = properties;
  return {
    name: String(name),
    class_name: String(class_name),
    properties: TextStyleProperties.safeParse(formats).data ?? {},
  };
}

export const presetOf = ({ properties }: DocumentNode): PresetFields => ({
  name: String(properties.name),
  class_name: String(properties.class_name),
  widget_name: String(properties.widget_name),
  properties: (properties.style ?? {}) as Properties,
});

export const backgroundOf = ({ properties }: DocumentNode): BackgroundFields => ({
  name: String(properties.name),
  class_name: String(properties.class_name),
  properties: Background.safeParse(properties.style).data ?? {},
});

/** The nodes of one kind, in order. */
export function designNodes(
  { nodes }: DocumentReader,
  kind: keyof typeof DESIGN_KIND,
): readonly DocumentNode[] {
  const { children = [] } = nodes.get(DESIGN_ROOT) ?? {};
  return children.flatMap((id) => {
    const node = nodes.get(id);
    return node?.widget === DESIGN_KIND[kind] ? [node] : [];
  });
}

const rootProperties = ({ nodes }: DocumentReader): Properties =>
  nodes.get(DESIGN_ROOT)?.properties ?? {};

/** Replacements of text styles that were deleted, by class name. */
export const replacedStyles = (reader: DocumentReader): Replacements =>
  replacementsIn(rootProperties(reader)).text_styles;

/** Replacements of presets that were deleted. */
export const replacedPresets = (reader: DocumentReader): ReplacedPresets =>
  replacementsIn(rootProperties(reader)).presets;

/** Presets that all widgets of the site get, by widget. */
export const appliedPresets = (reader: DocumentReader) =>
  (rootProperties(reader).applied_presets ?? {}) as AppliedPresets;
