import { FACT_NAMES, type Properties, type PropertyValue } from '@plinth/model';
import { type Control, INSPECTORS } from '@plinth/widgets/inspectors';
import { FACT_TAG, type SiteContext } from '@plinth/widgets/kit';
import { valueAt } from './property-path.ts';

const ENTITIES: { readonly [entity: string]: string } = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** Tags inside of words and before punctuation; others separate words. */
const INLINE = /<\/?(?:a|b|code|em|i|mark|s|small|span|strong|sub|sup|u)(?:\s[^>]*)?>/gi;

/** The text of HTML, without markup. */
export const htmlText = (html: string): string =>
  html
    .replace(INLINE, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** The text of a site fact, such as the phone number; null if there is none. */
export type FactText = (name: string) => string | null;

/** The texts of a site's facts as its pages show them. */
export const factTextIn =
  ({ fact }: Pick<SiteContext, 'fact'>): FactText =>
  (name) => {
    const known = FACT_NAMES.find((each) => each === name);
    return known ? (fact(known)?.text ?? null) : null;
  };

const FACT = new RegExp(`<${FACT_TAG} value="(\\w+)">`, 'g');

/** Site facts in rich text have no text of their own. */
const withFacts = (html: string, factText: FactText): string =>
  html.replace(FACT, (tag, name: string) => factText(name)?.replaceAll('<', '&lt;') ?? tag);

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
 * such as alt text or a caption. Empty if it has none. Without `factText`, site facts are left out.
 */
export function plainText({ widget, properties }: Widget, factText: FactText = () => null): string {
  const { texts = [], content = [] } = INSPECTORS[widget] ?? {};
  const inlineTexts = texts.map(({ path, kind }) => {
    const value = valueAtPath(properties, path);
    return kind === 'rich_text' && typeof value === 'string'
      ? htmlText(withFacts(value, factText))
      : value;
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
