/**
 * The short description is stored as HTML; its form has plain text with one paragraph per line.
 * Paragraphs and lists that aren't changed keep their formats.
 */

const ENTITIES: { readonly [name: string]: string } = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
  '&amp;': '&',
};

export const descriptionText = (html: string): string =>
  html
    .replace(/<br>|<\/(?:p|li|h[1-6])>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const linesOf = (text: string): readonly string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

type Block = {
  readonly html: string;
  readonly lines: readonly string[];
  readonly isInline: boolean;
};

const INLINE = /^(?:A|B|BR|CODE|EM|I|IMG|S|SMALL|SPAN|STRONG|SUB|SUP|U)$/;

const htmlOf = (node: Node): string =>
  node instanceof Element ? node.outerHTML : escaped(node.textContent ?? '');

/**
 * The paragraphs, lists, and headings of a description, with their lines of text. Text outside of
 * them is a block, too, and what has no text, such as an image, belongs to the block beside it.
 */
function blocksOf(html: string): readonly Block[] {
  const blocks: Block[] = [];
  for (const node of new DOMParser().parseFromString(html, 'text/html').body.childNodes) {
    const part = htmlOf(node);
    const lines = linesOf(descriptionText(part));
    const isInline = !(node instanceof Element) || INLINE.test(node.tagName);
    const last = blocks.at(-1);
    const isOfLast =
      last && (lines.length === 0 || last.lines.length === 0 || (isInline && last.isInline));
    if (isOfLast) {
      const joined = last.html + part;
      blocks.splice(-1, 1, { html: joined, lines: linesOf(descriptionText(joined)), isInline });
    } else blocks.push({ html: part, lines, isInline });
  }
  return blocks;
}

/** The HTML of a text. What is the same as before keeps its formats. */
export function descriptionHtml(text: string, before = ''): string {
  if (text === descriptionText(before)) return before;
  let blocks = blocksOf(before);
  const lines = linesOf(text);
  let html = '';
  for (let at = 0; at < lines.length; ) {
    const index = blocks.findIndex(
      (block) =>
        block.lines.length > 0 && block.lines.every((line, offset) => line === lines[at + offset]),
    );
    const same = blocks[index];
    html += same ? same.html : `<p>${escaped(lines[at] ?? '')}</p>`;
    at += same ? same.lines.length : 1;
    blocks = blocks.filter((block) => block !== same);
  }
  return html;
}
