import { cleanRichText, withoutComments } from '@plinth/widgets/kit';
import type { Editor } from '@tiptap/core';
import { DOMParser as SchemaParser } from '@tiptap/pm/model';
import { parseHtml } from '../paste/clean-html.ts';
import { storedHtml } from './stored-html.ts';

const ROWS = 'ul|ol|table|thead|tbody|tr|blockquote';
const BLOCKS = `p|h[1-6]|li|th|td|${ROWS}`;

const LINE_END = new RegExp(`(</(?:${BLOCKS}|pre)>|<(?:${ROWS})(?: [^>]*)?>|<hr>)(?=<)`, 'g');
const SPACE_AFTER = new RegExp(
  `(</(?:${BLOCKS}|pre)\\s*>|<(?:${ROWS})(?:\\s[^>]*)?>|<hr\\s*/?>)\\s+(?=<)`,
  'gi',
);
const SPACE_BEFORE = new RegExp(`\\s*\\n\\s*(?=</?(?:${BLOCKS}|hr)\\b)`, 'gi');

/** Stored text with each block on a line of its own. */
export const formatSource = (html: string): string => html.replace(LINE_END, '$1\n');

/**
 * What is stored for a source that somebody typed: cleaned like pasted HTML, and in the form that the
 * text editor gives it. Lines and indents between blocks are only for reading.
 */
export function sourceHtml({ schema, view }: Editor, source: string): string {
  const blocks = withoutComments(source)
    .trim()
    .replace(SPACE_AFTER, '$1')
    .replace(SPACE_BEFORE, '');
  const frame = view.dom.ownerDocument.defaultView ?? window;
  const body = parseHtml(frame, cleanRichText(blocks));
  if (body.childNodes.length === 0) return '';
  const parsed = SchemaParser.fromSchema(schema).parse(body, { preserveWhitespace: true });
  return storedHtml(parsed.content, schema);
}
