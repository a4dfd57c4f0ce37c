import { allowedAttribute, DROPPED_WITH_CONTENT, RICH_TEXT_TAGS } from '@plinth/widgets/kit';
import sanitizeHtml from 'sanitize-html';

/** Elements inside elements; what is deeper loses its tags. */
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
 * Rich text as it may be stored. What it may consist of is the grammar that toolbar, paste and
 * rendering share; each attribute has passed the grammar before the sanitizer writes it.
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
