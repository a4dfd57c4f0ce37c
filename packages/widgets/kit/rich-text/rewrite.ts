import {
  allowedAttribute,
  BOX_TAGS,
  DROPPED_WITH_CONTENT,
  endsLine,
  FACT_TAG,
  isImage,
  RICH_TEXT_TAGS,
  VOID_TAGS,
} from './grammar.ts';
import { scanRichText } from './scan.ts';

export type Attributes = { readonly [name: string]: string };

/**
 * Returns the attributes of an allowed element, which is in these others. Null removes the tag but
 * preserves its content. A string is HTML that replaces the element and its content.
 */
export type ElementRewriter = (
  tag: string,
  attributes: Attributes,
  outer: readonly string[],
) => Attributes | string | null;

const MAX_OPEN_TAGS = 100;

const ESCAPES: { readonly [character: string]: string } = {
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '&': '&amp;',
};

export const escapeAttribute = (text: string): string =>
  text.replace(/[<>"&]/g, (character) => ESCAPES[character] ?? '');

/** Escapes text. Existing character references are preserved. */
const escapeText = (text: string): string =>
  text.replace(
    /[<>]|&(?!(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});)/gi,
    (attributes) => ESCAPES[attributes] ?? '',
  );

const sanitizeAttributes = (tag: string, attributes: ReadonlyMap<string, string>): Attributes =>
  Object.fromEntries(
    [...attributes].flatMap(([name, value]) => {
      const allowed = allowedAttribute(tag, name, value);
      return allowed === null ? [] : [[name, allowed]];
    }),
  );

const serializeAttributes = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');

/**
 * Rebuilds rich text from allowed elements, allowed attributes, and escaped text, with every
 * element closed. The result can't run scripts or close surrounding elements.
 */
export const rewriteRichText = (html: string, rewrite: ElementRewriter): string => {
  const open: string[] = [];
  const skipping: { until: string | null } = { until: null };
  let output = '';
  /** Whether a line has words, and whether a removed box ended it. */
  const line = { hasWords: false, isEnded: false };

  const startWords = (): void => {
    if (line.hasWords && line.isEnded) output += '<br>';
    Object.assign(line, { hasWords: true, isEnded: false });
  };

  const passTag = (tag: string): void => {
    if (BOX_TAGS.has(tag)) line.isEnded = true;
    else if (endsLine(tag)) Object.assign(line, { hasWords: false, isEnded: false });
  };

  const openTag = (tag: string, attributes: ReadonlyMap<string, string>): void => {
    if (DROPPED_WITH_CONTENT.has(tag)) skipping.until = tag;
    passTag(tag);
    if (!RICH_TEXT_TAGS.has(tag) || open.length >= MAX_OPEN_TAGS) return;
    if (tag === 'a' && open.includes('a')) return;
    const rewritten = rewrite(tag, sanitizeAttributes(tag, attributes), open);
    if (rewritten === null) return;
    if (typeof rewritten === 'string') {
      startWords();
      output += rewritten;
      if (!VOID_TAGS.has(tag)) skipping.until = tag;
      return;
    }
    if (tag === 'img') startWords();
    output += `<${tag}${serializeAttributes(rewritten)}>`;
    if (!VOID_TAGS.has(tag)) open.push(tag);
  };

  const closeTag = (tag: string): void => {
    passTag(tag);
    const index = open.lastIndexOf(tag);
    if (index === -1) return;
    for (const inner of open.splice(index).reverse()) output += `</${inner}>`;
  };

  for (const token of scanRichText(html)) {
    if (skipping.until !== null) {
      if (token.kind === 'close' && token.tag === skipping.until) skipping.until = null;
    } else if (token.kind === 'text') {
      if (token.text.trim() !== '') startWords();
      output += escapeText(token.text);
    } else if (token.kind === 'open') openTag(token.tag, token.attributes);
    else closeTag(token.tag);
  }
  for (const tag of open.reverse()) output += `</${tag}>`;
  return output;
};

/** A stored fact has no content. Null for other data. */
const factTag = (name: string | undefined): string | null =>
  name === undefined ? null : `<${FACT_TAG} value="${name}"></${FACT_TAG}>`;

/** A link without a target, which isn't one either. */
const leadsNowhere = ({ href, id }: Attributes): boolean => href === undefined && id === undefined;

/** A link without content, which nobody could follow. */
const EMPTY_LINK = /<a(?: [^>]*)?><\/a>/g;

const withoutEmptyLinks = (html: string): string =>
  html.replace(EMPTY_LINK, (link) => (/ id="/.test(link) ? link : ''));

/** Sanitizes rich text for storage. Removes everything outside the grammar, and empty links. */
export const cleanRichText = (html: string): string =>
  withoutEmptyLinks(
    rewriteRichText(html, (tag, attributes) => {
      if (tag === FACT_TAG) return factTag(attributes.value);
      if (tag === 'a' && leadsNowhere(attributes)) return null;
      return tag === 'img' && !isImage(attributes) ? null : attributes;
    }),
  );
