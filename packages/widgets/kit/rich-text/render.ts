import type { FactName } from '@plinth/model';
import { ICON_MARKUP } from '../icons.tsx';
import type { SiteContext, SiteFact, SiteMedia } from '../view.ts';
import { hasOwnDirection, textDirection } from './direction.ts';
import { FACT_TAG } from './grammar.ts';
import { referenceToLink } from './link-reference.ts';
import { type Attributes, escapeAttribute, rewriteRichText } from './rewrite.ts';

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

const logoHtml = ({ url, width, height }: SiteMedia, { text, hasBackdrop }: SiteFact): string => {
  const size = width && height ? ` width="${width}" height="${height}"` : '';
  const name = hasBackdrop ? 'moto-logo moto-logo-backdrop' : 'moto-logo';
  return `<img class="${name}" src="${escapeAttribute(url)}"${size} alt="${escapeAttribute(text)}">`;
};

/** An icon, which is decorative without alt text. */
const iconHtml = (path: string | null, alt: string | undefined): string | null => {
  if (path === null) return null;
  const meaning = alt ? `role="img" aria-label="${escapeAttribute(alt)}"` : 'aria-hidden="true"';
  return `<svg ${ICON_MARKUP} ${meaning}><path d="${escapeAttribute(path)}"></path></svg>`;
};

/** The current value of a site fact. */
const factHtml = (name: FactName, site: SiteContext): string => {
  const fact = site.fact(name);
  if (fact === null) return '';
  const { text, image, isMissing } = fact;
  if (image) return logoHtml(image, fact);
  const html = escapeAttribute(text).replaceAll('\n', '<br>');
  if (name === 'logo') return `<span class="moto-logo">${html}</span>`;
  if (isMissing) return `<span class="moto-fact-missing">${html}</span>`;
  // Where there's no space for it, an email breaks before the “@” rather than within a word.
  if (name === 'email') return html.replace('@', '<wbr>@');
  return name === 'phone' ? `<span class="moto-phone">${html}</span>` : html;
};

/**
 * Renders rich text for visitors: resolves links, inserts site facts and images from the media library,
 * removes anything outside the grammar, and lets each block follow the direction of its letters.
 */
export const renderRichText = (html: string, site: SiteContext): string => {
  const dir = textDirection(html);
  return rewriteRichText(html, (tag, attributes, outer) => {
    if (tag === FACT_TAG) {
      return attributes.value ? factHtml(attributes.value as FactName, site) : null;
    }
    if (tag === 'a') return anchorAttributes(attributes, site);
    if (dir && hasOwnDirection(tag, outer)) return { ...attributes, dir };
    if (tag !== 'img') return attributes;
    const { 'data-icon': icon } = attributes;
    if (icon !== undefined) return iconHtml(site.icon(icon), attributes.alt);
    const media = site.media(Number(attributes['data-media']));
    return media === null ? null : imageAttributes(attributes, media, site);
  });
};
