import { blockStyle } from './text-blocks.ts';
import { colorOf, customColorOf, withColor, withCustomColor } from './text-classes.ts';

/** Elements of a text that can have a text style. */
export const TEXT_BLOCKS = 'p, h1, h2, h3, h4, h5, h6, blockquote, li, td, th';

/** Text nodes and site facts, which show text, of the blocks with a text style. */
function wordsIn(root: HTMLElement, style: string): readonly ChildNode[] {
  const walker = root.ownerDocument.createTreeWalker(root);
  const found: ChildNode[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const block = node.parentElement?.closest(TEXT_BLOCKS);
    const isWords = node.nodeName === '#text' ? node.textContent !== '' : node.nodeName === 'DATA';
    if (!isWords || !block || !root.contains(block)) continue;
    if (blockStyle(block.localName, block.getAttribute('class')) === style)
      found.push(node as ChildNode);
  }
  return found;
}

const spanOf = (words: ChildNode): Element | null => words.parentElement?.closest('span') ?? null;

const colorOfWords = (words: ChildNode): string | null => {
  const span = spanOf(words);
  return (
    colorOf(span?.getAttribute('class') ?? null) ??
    customColorOf(span?.getAttribute('style') ?? null)
  );
};

function setOrRemove(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function colorWords(root: HTMLElement, style: string, color: string | null): void {
  const isHex = color?.startsWith('#') ?? false;
  for (const words of wordsIn(root, style)) {
    let span = spanOf(words);
    if (!span && color === null) continue;
    if (!span) {
      span = root.ownerDocument.createElement('span');
      words.replaceWith(span);
      span.append(words);
    }
    const [classes, styles] = [span.getAttribute('class'), span.getAttribute('style')];
    setOrRemove(span, 'class', withColor(classes, isHex ? null : color));
    setOrRemove(span, 'style', withCustomColor(styles, isHex ? color : null));
    if (span.attributes.length === 0) span.replaceWith(...span.childNodes);
  }
}

/** Reads and writes the color of all words of a text with a text style; parses in the page's frame. */
export function blockColors(parser: DOMParser) {
  const parse = (html: string) => parser.parseFromString(html, 'text/html').body;
  return {
    /** null if some words have that of the style, or another one. */
    read: (html: string, style: string): string | null => {
      const colors = new Set(wordsIn(parse(html), style).map(colorOfWords));
      const [color = null] = colors;
      return colors.size === 1 ? color : null;
    },
    /** The text with another color; null for that of the style. */
    write: (html: string, style: string, color: string | null): string => {
      const root = parse(html);
      colorWords(root, style, color);
      return root.innerHTML;
    },
  };
}
