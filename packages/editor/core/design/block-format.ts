import { formatWords, setOrRemove, spanOf, wordsOf } from './styled-words.ts';
import { colorOf, customColorOf, withColor, withCustomColor } from './text-classes.ts';

/** Text nodes and site facts with a text style. */
const wordsIn = (root: HTMLElement, style: string): readonly ChildNode[] =>
  wordsOf(root).flatMap((words) => (words.style === style ? [words.node] : []));

/** What the span around words sets for them. */
export type SpanFormat<Value> = {
  /** null if it sets nothing. */
  readonly read: (classes: string | null, styles: string | null) => Value | null;
  readonly write: (span: Element, value: Value | null) => void;
};

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
