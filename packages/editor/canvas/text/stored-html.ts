import { cleanRichText } from '@plinth/widgets/kit';
import { DOMSerializer, type Fragment, type Schema } from '@tiptap/pm/model';

const isList = ({ localName }: Element): boolean => localName === 'ul' || localName === 'ol';

/** Whether a paragraph contains all words of its item or cell, apart from nested lists. */
const isAlone = ({ attributes, parentElement }: Element): boolean =>
  attributes.length === 0 && [...(parentElement?.children ?? [])].slice(1).every(isList);

/**
 * Rich text as it is stored. The editor has paragraphs in all items and cells, and numbers for all
 * spans of cells: those that say nothing are left out, so that what isn't changed stays as it was.
 */
export function storedHtml(content: Fragment, schema: Schema): string {
  const page = document.implementation.createHTMLDocument();
  const { body } = page;
  body.append(DOMSerializer.fromSchema(schema).serializeFragment(content, { document: page }));
  for (const words of body.querySelectorAll(':is(li, td, th) > p:first-child'))
    if (isAlone(words)) words.replaceWith(...words.childNodes);
  for (const span of ['colspan', 'rowspan'])
    for (const cell of body.querySelectorAll(`[${span}="1"]`)) cell.removeAttribute(span);
  return cleanRichText(body.innerHTML);
}
