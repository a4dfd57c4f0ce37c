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

/** The paragraphs, lists, and headings of a description, with their lines of text. */
const blocksOf = (html: string) =>
  [...new DOMParser().parseFromString(html, 'text/html').body.children].map(({ outerHTML }) => ({
    html: outerHTML,
    lines: linesOf(descriptionText(outerHTML)),
  }));

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
