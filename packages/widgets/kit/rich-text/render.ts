import type { SiteContext, SiteMedia } from '../view.ts';
import { referenceToLink } from './link-reference.ts';
import { type Attributes, rewriteRichText } from './rewrite.ts';

const omitUndefined = (attributes: { readonly [name: string]: string | undefined }): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** Adds `noopener`, so that a new tab can't access the page that opened it. */
const safeTarget = (attributes: Attributes): Attributes =>
  attributes.target === '_blank'
    ? { ...attributes, rel: ['noopener', attributes.rel].filter(Boolean).join(' ') }
    : attributes;

const anchorAttributes = (attributes: Attributes, site: SiteContext): Attributes => {
  const { href, ...others } = attributes;
  const link = href === undefined ? null : referenceToLink(href);
  if (link === null) {
    return safeTarget(href?.startsWith('link:') ? others : attributes);
  }
  const resolved = site.link(link);
  return safeTarget(omitUndefined({ ...others, ...(resolved ?? {}) }));
};

const imageAttributes = (
  attributes: Attributes,
  media: SiteMedia,
  site: SiteContext,
): Attributes => {
  const { 'data-media': _id, ...others } = attributes;
  const source = media.sources.at(-1);
  return omitUndefined({
    ...others,
    src: media.url,
    srcset: source?.srcset,
    sizes: source && '(width <= 767px) 100vw, 50vw',
    width: media.width?.toString(),
    height: media.height?.toString(),
    alt: attributes.alt ?? media.alt,
    loading: site.lazyLoading ? 'lazy' : undefined,
  });
};

/**
 * Renders rich text for visitors: resolves links, inserts images from the media library, and
 * removes anything outside the grammar.
 */
export const renderRichText = (html: string, site: SiteContext): string =>
  rewriteRichText(html, (tag, attributes) => {
    if (tag === 'a') return anchorAttributes(attributes, site);
    if (tag !== 'img') return attributes;
    const media = site.media(Number(attributes['data-media']));
    return media === null ? null : imageAttributes(attributes, media, site);
  });
