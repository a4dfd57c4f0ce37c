import { LINK_SCHEMES, type Owner } from '@plinth/model';
import { createSite, type RenderDocumentInput, renderDocument } from '@plinth/render';
import sanitizeHtml from 'sanitize-html';
import type { StoredPost } from '../storage/database/record-types.ts';
import { getRecord } from '../storage/records/records.ts';
import { loadPageData } from './data/page-data.ts';
import type { SiteLoadPorts } from './data/site-loader.ts';

export type FeedContentPorts = SiteLoadPorts & Required<Pick<RenderDocumentInput, 'onBroken'>>;

/** What feed readers show. Everything else loses its tags. */
const TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'code'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'figure', 'figcaption', 'img'],
];

/** Neither they nor their texts say anything outside the page. */
const DROPPED = [
  ...['script', 'style', 'noscript', 'template', 'svg', 'iframe', 'video', 'audio'],
  ...['form', 'button', 'select', 'textarea', 'dialog', 'nav'],
];

const ATTRIBUTES = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};

/** Null if it isn't a URL. */
function absoluteUrl(url: string | undefined, base: string): string | null {
  try {
    return new URL(url ?? '', base).href;
  } catch {
    return null;
  }
}

/** Page HTML as feed readers can show it: without scripts, forms, and classes, and with full URLs. */
export const readerHtml = (html: string, base: string): string => {
  const withUrl = (name: string) => (tagName: string, attribs: sanitizeHtml.Attributes) => {
    const { [name]: url, ...others } = attribs;
    const full = url === undefined ? null : absoluteUrl(url, base);
    return { tagName, attribs: full === null ? others : { ...others, [name]: full } };
  };
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: ATTRIBUTES,
    allowedSchemes: [...LINK_SCHEMES],
    nonTextTags: DROPPED,
    transformTags: { a: withUrl('href'), img: withUrl('src') },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  }).trim();
};

/** The content of a post, without what its template has around it. */
export async function renderFeedContent(
  post: StoredPost,
  url: string,
  ports: FeedContentPorts,
): Promise<string> {
  const owner: Owner = { kind: 'post', id: post.id };
  ports.tag(`section:${post.content_id}`);
  const { document } = await getRecord(ports.db, 'section', post.content_id);
  const page = { owner, list_page: 1, topic: undefined };
  const sections = { header: null, content: document, footer: null };
  const get = await loadPageData({ sections, page, references: [] }, ports);
  const site = createSite({ get, page, loadsIframes: false });
  const { onBroken } = ports;
  const { html } = renderDocument({ tree: document, scope: 'content', site, onBroken });
  return readerHtml(html, url);
}
