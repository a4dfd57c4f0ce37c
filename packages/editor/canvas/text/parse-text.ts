import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser as SchemaParser } from '@tiptap/pm/model';
import type { createExtensions } from './extensions.ts';

type Extensions = ReturnType<typeof createExtensions>;
type FrameWindow = Window & { readonly DOMParser: typeof DOMParser };

const BLOCK = 'p, h1, h2, h3, h4, h5, h6, blockquote, li, td, th';

/** Removes line breaks at the end of blocks, which the page shows no line for. */
function removeLastBreaks(body: HTMLElement): void {
  for (const lineBreak of body.querySelectorAll('br'))
    if (!lineBreak.nextSibling && lineBreak.parentElement?.matches(BLOCK)) lineBreak.remove();
}

/** Removes the spaces that the page doesn't show: after another one, and where a line starts. */
function collapseSpaces(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body);
  let isAfterSpace = true;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node as Partial<Element>;
    if (element.matches) isAfterSpace = element.matches(`${BLOCK}, br`) || isAfterSpace;
    if (element.matches?.('img, data')) isAfterSpace = false;
    if (node.nodeName !== '#text' || node.parentElement?.closest('pre')) continue;
    const text = (node.nodeValue ?? '').replace(/[ \t\r\n\f]+/g, ' ');
    node.nodeValue = isAfterSpace ? text.replace(/^ /, '') : text;
    if (node.nodeValue !== '') isAfterSpace = node.nodeValue.endsWith(' ');
  }
}

type Parse = {
  /** Keeps all spaces and line breaks, as they are written. */
  readonly written: (html: string) => JSONContent;
  /** Keeps only those that the page shows, so that no line moves when a text is opened. */
  readonly shown: (html: string) => JSONContent;
};

/** Parses stored text with the frame's own parser, because the panel's CSP forbids parsing HTML. */
export function parserIn(view: Window, extensions: Extensions): Parse {
  const parser = SchemaParser.fromSchema(getSchema(extensions));
  const bodyOf = (html: string) =>
    new (view as FrameWindow).DOMParser().parseFromString(html, 'text/html').body;
  // Otherwise a text would lose the space at its end, where writing goes on.
  const parse = (body: HTMLElement): JSONContent =>
    parser.parse(body, { preserveWhitespace: true }).toJSON();
  return {
    written: (html) => parse(bodyOf(html)),
    shown: (html) => {
      const body = bodyOf(html);
      removeLastBreaks(body);
      collapseSpaces(body);
      return parse(body);
    },
  };
}
