import { keyPart, type Translate } from '@plinth/i18n';
import {
  ColorToken,
  type DocumentNode,
  type DocumentReader,
  FACT_NAMES,
  type PropertyValue,
  walk,
} from '@plinth/model';
import { type Control, INSPECTORS } from '@plinth/widgets/inspectors';
import type { SiteContext } from '@plinth/widgets/kit';
import { htmlText, plainText } from '../properties/plain-text.ts';
import { valueAt } from '../properties/property-path.ts';
import { ownName, plainName } from '../widgets/widget-name.ts';
import { colorName } from './color-name.ts';
import { designName, designPropertyName, isDesignKind } from './design-name.ts';

/** Maximum characters of a value's text. */
const MAX_LENGTH = 120;

const controlsOf = (widget: string): readonly Control[] => {
  const inspector = INSPECTORS[widget];
  const groups = inspector ? [...inspector.content, ...inspector.design] : [];
  return groups.flatMap(({ controls }) => controls);
};

const setsProperty = (property: string, { path, hoverPath }: Control): boolean =>
  [path, hoverPath].some((own) => own === property || own?.startsWith(`${property}.`));

/** A property's label in the inspector, or a readable form of its name if it has no control. */
export function propertyName(t: Translate, widget: string, property: string): string {
  const control = controlsOf(widget).find((candidate) => setsProperty(property, candidate));
  if (control) return t(control.label);
  return (isDesignKind(widget) && designPropertyName(t, property)) || plainName(property);
}

export type FoundControl = {
  readonly control: Control;
  /** Length of the control's path, which may lead to an object around the value. */
  readonly depth: number;
};

/** The control that sets the value at a path of a widget's properties. */
export function controlAt(widget: string, path: readonly string[]): FoundControl | null {
  const controls = controlsOf(widget);
  for (let depth = path.length; depth > 0; depth -= 1) {
    const above = path.slice(0, depth).join('.');
    const control = controls.find((each) => each.path === above || each.hoverPath === above);
    if (control) return { control, depth };
  }
  return null;
}

const truncate = (text: string): string =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;

type Leaf = { readonly path: readonly string[]; readonly value: string | number | boolean | null };

function leaves(value: PropertyValue, path: readonly string[] = []): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name]));
}

/** Site facts in a rich text have no text of their own. */
const withFactNames = (t: Translate, html: string): string =>
  html.replace(/<data value="([a-z_]+)">/g, (tag, name: string) => {
    const fact = FACT_NAMES.find((each) => each === name);
    return fact ? `[${t(`EDITOR.FACT.${keyPart(fact)}`)}]` : tag;
  });

/** A property's value as readable text of any length; undefined is the widget's default. */
export function fullValueText(t: Translate, value: PropertyValue | undefined): string {
  if (value === undefined) return t('EDITOR.VALUE.DEFAULT');
  if (value === null || value === '') return t('EDITOR.VALUE.NONE');
  if (typeof value === 'boolean') return t(value ? 'EDITOR.VALUE.YES' : 'EDITOR.VALUE.NO');
  if (ColorToken.safeParse(value).success) return colorName(t, String(value));
  if (typeof value === 'string') {
    const text = htmlText(withFactNames(t, value));
    return text === '' ? t('EDITOR.VALUE.NONE') : text;
  }
  if (typeof value === 'number') return String(value);
  const parts = leaves(value).map(({ path, value: leaf }) => {
    const name = path
      .filter((step) => !/^\d+$/.test(step))
      .map(plainName)
      .join(' ');
    const isColor = /color$/.test(path.at(-1) ?? '') && typeof leaf === 'string' && leaf !== '';
    const text = isColor ? colorName(t, leaf) : fullValueText(t, leaf);
    return name === '' ? text : `${name}: ${text}`;
  });
  return parts.length === 0 ? t('EDITOR.VALUE.NONE') : parts.join(', ');
}

/** The same, shortened. */
export const valueText = (t: Translate, value: PropertyValue | undefined): string =>
  truncate(fullValueText(t, value));

/** A value as text, by the options or unit of its control. */
export function valueTextOf(
  t: Translate,
  control: Control,
  value: PropertyValue | undefined,
): string {
  const option =
    'options' in control ? control.options.find((each) => each.value === value) : undefined;
  if (option) return t(option.label);
  const unit = 'unit' in control && typeof value === 'number' ? control.unit : undefined;
  return unit ? `${value} ${unit}` : valueText(t, value);
}

/** Maximum characters of a widget's text in its name. */
const MAX_EXCERPT = 40;

/** The beginning of a text, in whole words if possible. */
function excerptOf(node: DocumentNode): string {
  const text = plainText(node);
  if (text.length <= MAX_EXCERPT) return text;
  const start = text.slice(0, MAX_EXCERPT);
  return `${start.replace(/\s+\S*$/, '') || start}…`;
}

/** A widget's layer name, otherwise its type with the beginning of its text. */
export function nodeName(
  t: Translate,
  node: DocumentNode | undefined,
  excerpt = node && excerptOf(node),
) {
  if (!node) return '';
  if (isDesignKind(node.widget)) return designName(t, node);
  const name = ownName(t, node);
  return excerpt && !node.properties.layer_name ? `${name} “${excerpt}”` : name;
}

/** Alt text or name of the first image or file that a widget shows; empty if it has none. */
export function fileText(node: DocumentNode, site: Pick<SiteContext, 'media'>): string {
  const files = controlsOf(node.widget).flatMap((control) => {
    if (control.kind !== 'media') return [];
    const id = valueAt(node.properties, control.path.split('.'));
    const file = typeof id === 'number' ? site.media(id) : null;
    return file ? [file.alt || file.name] : [];
  });
  return files[0] ?? '';
}

/** A widget's name; one without text is named after its image or file. */
export const nodeNameByFile = (
  t: Translate,
  node: DocumentNode,
  site: Pick<SiteContext, 'media'>,
): string => nodeName(t, node, excerptOf(node) || fileText(node, site));

/** The same, but with the first text found in the widget or its descendants. */
export function nodeNameByContent(t: Translate, node: DocumentNode, page: DocumentReader): string {
  const excerpts = walk(page, node.id).map(excerptOf);
  return nodeName(t, node, excerpts.find((text) => text !== '') ?? '');
}
