import { allowedAttribute, DROPPED_WITH_CONTENT, RICH_TEXT_TAGS } from '@plinth/widgets/kit';
import sanitizeHtml from 'sanitize-html';

/** Maximum nesting of elements. Deeper ones lose their tags. */
const DEEPEST = 100;

type Attributes = { [name: string]: string };

const allowed = (tag: string, attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      const kept = allowedAttribute(tag, name, value);
      return kept === null ? [] : [[name, kept]];
    }),
  );

/**
 * Sanitizes rich text for storage. Toolbar, paste, and rendering use the same grammar. Attributes
 * are checked against it before the sanitizer writes them.
 */
export const cleanRichText = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...RICH_TEXT_TAGS],
    allowedAttributes: false,
    allowedSchemesByTag: {},
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'link'],
    parseStyleAttributes: false,
    nestingLimit: DEEPEST,
    nonTextTags: [...DROPPED_WITH_CONTENT],
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: allowed(tagName, attribs) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['data-media'] === undefined,
  }).replaceAll(' />', '>');
