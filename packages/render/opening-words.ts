/** Shorter paragraphs, such as labels and prices, say too little about a page. */
const MIN_LENGTH = 50;
/** What search engines show of a description. */
const MAX_LENGTH = 155;

const PARAGRAPH = /<p(?:\s[^>]*)?>(.*?)<\/p>/gs;

const ENTITIES: { readonly [entity: string]: string } = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&nbsp;': ' ',
};

/** The text of sanitized HTML, on one line. */
export const plainText = (html: string): string =>
  html
    .replace(/<br\s*\/?>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|#x27|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

const characters = new Intl.Segmenter();

/** Ends after a word, unless that drops more than half: not all languages have spaces. */
function shorten(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  let kept = '';
  for (const { segment } of characters.segment(text.slice(0, 2 * MAX_LENGTH))) {
    if (kept.length + segment.length >= MAX_LENGTH) break;
    kept += segment;
  }
  const end = text.charAt(kept.length) === ' ' ? kept.length : kept.lastIndexOf(' ');
  return `${(end > MAX_LENGTH / 2 ? kept.slice(0, end) : kept).trimEnd()}…`;
}

/** The first paragraph of rendered content that can describe it. Empty if there is none. */
export function openingWords(html: string): string {
  for (const [, words = ''] of html.matchAll(PARAGRAPH)) {
    const text = plainText(words);
    if (text.length >= MIN_LENGTH) return shorten(text);
  }
  return '';
}
