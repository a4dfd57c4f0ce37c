import { LINK_SCHEMES } from '@plinth/model';
import {
  allowedAttribute,
  BOX_TAGS,
  cleanRichText as cleanByGrammar,
  DROPPED_WITH_CONTENT,
  FACT_TAG,
  isImage,
  RICH_TEXT_TAGS,
} from '@plinth/widgets/kit';
import sanitizeHtml from 'sanitize-html';

/** Maximum nesting of elements. Deeper ones lose their tags. */
const MAX_DEPTH = 100;

type Attributes = { [name: string]: string };

const allowed = (tag: string, attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      const cleaned = allowedAttribute(tag, name, value);
      return cleaned === null ? [] : [[name, cleaned]];
    }),
  );

/**
 * Sanitizes rich text for storage. Toolbar, paste, and rendering use the same grammar. Attributes
 * are checked against it before the sanitizer writes them.
 */
export const cleanRichText = (html: string): string => {
  const cleaned = sanitized(html);
  // The sanitizer can't empty an element, or write line breaks in place of boxes.
  return NEEDS_GRAMMAR.test(cleaned) ? cleanByGrammar(cleaned) : cleaned;
};

const NEEDS_GRAMMAR = new RegExp(`<(?:${[FACT_TAG, ...BOX_TAGS].join('|')})[\\s>]`);

const sanitized = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...RICH_TEXT_TAGS, ...BOX_TAGS],
    allowedAttributes: false,
    allowedSchemesByTag: {},
    allowedSchemes: [...LINK_SCHEMES, 'link'],
    parseStyleAttributes: false,
    nestingLimit: MAX_DEPTH,
    nonTextTags: [...DROPPED_WITH_CONTENT],
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: allowed(tagName, attribs) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isImage(attribs),
  }).replaceAll(' />', '>');
