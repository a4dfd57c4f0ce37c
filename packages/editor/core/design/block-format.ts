import { blockStyle } from './text-blocks.ts';
import {
  colorOf,
  customColorOf,
  sizeOf,
  textStyleOf,
  withColor,
  withCustomColor,
  withSize,
} from './text-classes.ts';

/** Elements of a text that can have a text style. */
export const TEXT_BLOCKS = 'p, h1, h2, h3, h4, h5, h6, blockquote, li, td, th';

const spanOf = (words: ChildNode): Element | null => words.parentElement?.closest('span') ?? null;

/** The text style of words: their own, or that of their block. */
const styleOf = (words: ChildNode, block: Element): string =>
  textStyleOf(spanOf(words)?.getAttribute('class') ?? null) ??
  blockStyle(block.localName, block.getAttribute('class'));

/** Text nodes and site facts, which show text, with a text style. */
function wordsIn(root: HTMLElement, style: string): readonly ChildNode[] {
  const walker = root.ownerDocument.createTreeWalker(root);
  const found: ChildNode[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const block = node.parentElement?.closest(TEXT_BLOCKS);
    const isWords = node.nodeName === '#text' ? node.textContent !== '' : node.nodeName === 'DATA';
    if (!isWords || !block || !root.contains(block)) continue;
    if (styleOf(node as ChildNode, block) === style) found.push(node as ChildNode);
  }
  return found;
}

/** What the span around words sets for them. */
export type SpanFormat<Value> = {
  /** null if it sets nothing. */
  readonly read: (classes: string | null, styles: string | null) => Value | null;
  readonly write: (span: Element, value: Value | null) => void;
};

function setOrRemove(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** A color of the theme, or a custom one as hex. */
export const SPAN_COLOR: SpanFormat<string> = {
  read: (classes, styles) => colorOf(classes) ?? customColorOf(styles),
  write: (span, color) => {
    const isHex = color?.startsWith('#') ?? false;
    const [classes, styles] = [span.getAttribute('class'), span.getAttribute('style')];
    setOrRemove(span, 'class', withColor(classes, isHex ? null : color));
    setOrRemove(span, 'style', withCustomColor(styles, isHex ? color : null));
  },
};

/** A size in px. */
export const SPAN_SIZE: SpanFormat<number> = {
  read: (_, styles) => sizeOf(styles),
  write: (span, size) => setOrRemove(span, 'style', withSize(span.getAttribute('style'), size)),
};

function formatWords(words: ChildNode, isSet: boolean, write: (span: Element) => void): void {
  let span = spanOf(words);
  if (!span && !isSet) return;
  if (!span) {
    span = words.ownerDocument?.createElement('span') ?? null;
    if (!span) return;
    words.replaceWith(span);
    span.append(words);
  }
  write(span);
  if (span.attributes.length === 0) span.replaceWith(...span.childNodes);
}

/** Reads and writes a format of all words of a text with a text style; parses in the page's frame. */
export function blockFormat<Value>(parser: DOMParser, format: SpanFormat<Value>) {
  const parse = (html: string) => parser.parseFromString(html, 'text/html').body;
  const readSpan = (span: Element | null) =>
    format.read(span?.getAttribute('class') ?? null, span?.getAttribute('style') ?? null);
  /** Without duplicates; null is that of the style. */
  const readAll = (html: string, style: string): readonly (Value | null)[] => [
    ...new Set(wordsIn(parse(html), style).map((words) => readSpan(spanOf(words)))),
  ];
  return {
    readAll,
    /** null if some words have that of the style, or another one. */
    read: (html: string, style: string): Value | null => {
      const [value = null, ...others] = readAll(html, style);
      return others.length === 0 ? value : null;
    },
    /** The text with another value; null for that of the style. */
    write: (html: string, style: string, value: Value | null): string => {
      const root = parse(html);
      for (const words of wordsIn(root, style))
        formatWords(words, value !== null, (span) => format.write(span, value));
      return root.innerHTML;
    },
  };
}
