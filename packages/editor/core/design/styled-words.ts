import { blockStyle } from './text-blocks.ts';
import { textStyleOf } from './text-classes.ts';

/** Elements of a text that can have a text style. */
export const TEXT_BLOCKS = 'p, h1, h2, h3, h4, h5, h6, blockquote, li, td, th';

/** The span around words, which has their formats. */
export const spanOf = (words: ChildNode): Element | null =>
  words.parentElement?.closest('span') ?? null;

/** The text style of words: their own, or that of their block. */
const styleOf = (words: ChildNode, block: Element): string =>
  textStyleOf(spanOf(words)?.getAttribute('class') ?? null) ??
  blockStyle(block.localName, block.getAttribute('class'));

/** Words of a text: a text node, or a site fact, which shows text. */
export type Words = {
  readonly node: ChildNode;
  readonly block: Element;
  /** Their text style. */
  readonly style: string;
};

/** All words of a text. */
export function wordsOf(root: HTMLElement): readonly Words[] {
  const walker = root.ownerDocument.createTreeWalker(root);
  const found: Words[] = [];
  for (let each = walker.nextNode(); each; each = walker.nextNode()) {
    const node = each as ChildNode;
    const block = node.parentElement?.closest(TEXT_BLOCKS);
    const isWords = node.nodeName === '#text' ? node.textContent !== '' : node.nodeName === 'DATA';
    if (isWords && block && root.contains(block))
      found.push({ node, block, style: styleOf(node, block) });
  }
  return found;
}

export function setOrRemove(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Writes the span around words, which is there only as long as it sets something. */
export function formatWords(
  words: ChildNode,
  isSet: boolean,
  write: (span: Element) => void,
): void {
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
