import { useImageSizes } from '../kit/available-width.ts';
import { altOf } from '../kit/image-alt.ts';
import { imageLink } from '../kit/image-link.ts';
import { Picture } from '../kit/picture.tsx';
import { textDirection } from '../kit/rich-text/direction.ts';
import type { ViewProps } from '../kit/view.ts';
import type { ImageProperties } from './schema.ts';

const pixels = (length: string | null): number | null =>
  length?.endsWith('px') ? Number.parseFloat(length) : null;

export const View = ({ id, properties, root, editable, site }: ViewProps<ImageProperties>) => {
  const sizes = useImageSizes(pixels(properties.max_width.desktop));
  const media = properties.image_id === null ? null : site.media(properties.image_id);
  if (media === null) return <div {...root} />;
  const link = imageLink(properties.link, media, site);
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
