import { allowedAttribute, RICH_TEXT_TAGS } from './grammar.ts';
import { scanRichText } from './scan.ts';

const COMMENT = /<!--[\s\S]*?-->/g;

export const withoutComments = (html: string): string => html.replace(COMMENT, '');

/** Writes the same values in the same way. */
const normal = (value: string): string => value.toLowerCase().replace(/[\s;]+/g, '');

/** The tags, attributes, and comments of a source that rich text doesn't keep, such as `<p onclick>`. */
export function removedMarkup(html: string): readonly string[] {
  const removed = new Set<string>();
  const source = withoutComments(html);
  if (source !== html) removed.add('<!-- -->');
  for (const token of scanRichText(source)) {
    if (token.kind !== 'open') continue;
    const { tag, attributes } = token;
    if (!RICH_TEXT_TAGS.has(tag)) removed.add(`<${tag}>`);
    else
      for (const [name, value] of attributes) {
        const allowed = allowedAttribute(tag, name, value);
        // Other spellings of a link lead to the same place.
        const isOther = name !== 'href' && normal(allowed ?? '') !== normal(value);
        if (allowed === null || isOther) removed.add(`<${tag} ${name}>`);
      }
  }
  return [...removed];
}
