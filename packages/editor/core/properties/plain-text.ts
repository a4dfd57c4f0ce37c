import type { Properties, PropertyValue } from '@plinth/model';
import { type Control, INSPECTORS } from '@plinth/widgets/inspectors';
import { valueAt } from '../commands/properties.ts';

const ENTITIES: { readonly [entity: string]: string } = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The text of HTML, without markup. */
export const htmlText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

type Values = readonly (PropertyValue | undefined)[];

const valueAtPath = (value: PropertyValue | undefined, path: string) =>
  valueAt(value, path.split('.'));

/** The texts that a control sets: its own, or the titles of a list's items. */
function controlTexts(control: Control, properties: Properties): Values {
  if (control.kind === 'text' || control.kind === 'media_text')
    return [valueAtPath(properties, control.path)];
  const items = control.kind === 'list' ? valueAtPath(properties, control.path) : [];
  return control.kind === 'list' && Array.isArray(items)
    ? items.map((item: PropertyValue) => valueAtPath(item, control.titlePath))
    : [];
}

type Widget = { readonly widget: string; readonly properties: Properties };

/**
 * A widget's own text, without markup: text on the page, otherwise the first in its Content tab,
 * such as alt text or a caption. Empty if it has none.
 */
export function plainText({ widget, properties }: Widget): string {
  const { texts = [], content = [] } = INSPECTORS[widget] ?? {};
  const inlineTexts = texts.map(({ path, kind }) => {
    const value = valueAtPath(properties, path);
    return kind === 'rich_text' && typeof value === 'string' ? htmlText(value) : value;
  });
  const controls = content.flatMap((group) => group.controls);
  const words = [
    ...inlineTexts,
    ...controls.flatMap((control) => controlTexts(control, properties)),
  ]
    .map((value) => (typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : ''))
    .find((value) => value !== '');
  return words ?? '';
}
