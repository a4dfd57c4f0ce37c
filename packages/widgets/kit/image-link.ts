import type { LinkAction } from '@plinth/model';
import type { ResolvedLink, SiteContext, SiteMedia } from './view.ts';

/** The link of an image. A lightbox link without an image opens this one. */
export const imageLink = (
  link: LinkAction,
  media: SiteMedia,
  site: SiteContext,
): ResolvedLink | null =>
  link.action === 'lightbox' && link.image_id === undefined
    ? {
        href: media.url,
        'data-lightbox': site.text('VISITOR.LIGHTBOX.CLOSE'),
        ...(link.title && { title: link.title }),
      }
    : site.link(link);
