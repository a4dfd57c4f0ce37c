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
export const htmlWords = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

type Values = readonly (PropertyValue | undefined)[];

const at = (value: PropertyValue | undefined, path: string) => valueAt(value, path.split('.'));

/** The texts that a control sets: its own, or the titles of a list's items. */
function wordsOf(control: Control, properties: Properties): Values {
  if (control.kind === 'text') return [at(properties, control.path)];
  const items = control.kind === 'list' ? at(properties, control.path) : [];
  return control.kind === 'list' && Array.isArray(items)
    ? items.map((item: PropertyValue) => at(item, control.titlePath))
    : [];
}

type Widget = { readonly widget: string; readonly properties: Properties };

/**
 * A widget's own text, without markup: text on the page, otherwise the first in its Content tab,
 * such as alt text or a caption. Empty if it has none.
 */
export function plainText({ widget, properties }: Widget): string {
  const { texts = [], content = [] } = INSPECTORS[widget] ?? {};
  const written = texts.map(({ path, kind }) => {
    const value = at(properties, path);
    return kind === 'rich_text' && typeof value === 'string' ? htmlWords(value) : value;
  });
  const controls = content.flatMap((group) => group.controls);
  const words = [...written, ...controls.flatMap((control) => wordsOf(control, properties))]
    .map((value) => (typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : ''))
    .find((value) => value !== '');
  return words ?? '';
}
