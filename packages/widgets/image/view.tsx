import { useImageSizes } from '../kit/available-width.ts';
import { Picture } from '../kit/picture.tsx';
import { textDirection } from '../kit/rich-text/direction.ts';
import type { ResolvedLink, SiteContext, SiteMedia, ViewProps } from '../kit/view.ts';
import type { ImageProperties } from './schema.ts';

/** A lightbox link without an image opens the widget's own image. */
const linkOf = (
  { link }: ImageProperties,
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

const altOf = ({ is_decorative, alt }: ImageProperties, media: SiteMedia): string =>
  is_decorative ? '' : (alt ?? media.alt);

const pixels = (length: string | null): number | null =>
  length?.endsWith('px') ? Number.parseFloat(length) : null;

export const View = ({ id, properties, root, editable, site }: ViewProps<ImageProperties>) => {
  const sizes = useImageSizes(pixels(properties.max_width.desktop));
  const media = properties.image_id === null ? null : site.media(properties.image_id);
  if (media === null) return <div {...root} />;
  const link = linkOf(properties, media, site);
  const alt = altOf(properties, media);
  const image = (
    <Picture
      media={media}
      alt={alt}
      title={properties.title ?? media.title}
      sizes={sizes}
      site={site}
      isFramed
      isEager={site.eagerImage === id || properties.loading === 'eager'}
      isLazy={properties.loading === 'lazy'}
      hasFocus={properties.ratio !== 'original'}
    />
  );
  return (
    <div {...root}>
      {link ? (
        <a
          {...link}
          href={link.href}
          aria-label={alt === '' ? (link.title ?? link.href) : undefined}
        >
          {image}
        </a>
      ) : (
        image
      )}
      {properties.caption && (
        <p
          className="moto-image-caption"
          dir={textDirection(properties.caption)}
          {...editable('caption')}
        >
          {properties.caption}
        </p>
      )}
    </div>
  );
};
