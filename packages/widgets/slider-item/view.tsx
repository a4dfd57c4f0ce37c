import { useImageSizes } from '../kit/available-width.ts';
import { altOf } from '../kit/image-alt.ts';
import { imageLink } from '../kit/image-link.ts';
import { Picture } from '../kit/picture.tsx';
import { SlideContext, type SlideContextValue } from '../kit/slides/slide-context.ts';
import { ownValues } from '../kit/values/responsive.ts';
import type { SiteMedia, ViewProps } from '../kit/view.ts';
import type { SliderItemProperties } from './schema.ts';

type ImageProps = Pick<ViewProps<SliderItemProperties>, 'id' | 'properties' | 'site'> & {
  readonly media: SiteMedia;
  readonly ratio: SlideContextValue['ratio'];
};

/** Whether slides have another aspect ratio than their image on any device. */
const isCropped = ({ media: { width, height }, ratio }: ImageProps): boolean =>
  ownValues(ratio).some(([, own]) => {
    const [across = 0, down = 0] = own.split('/').map(Number);
    return own !== 'original' && (!width || !height || width * down !== height * across);
  });

const SlideImage = (props: ImageProps) => {
  const { id, properties, site, media } = props;
  const link = imageLink(properties.link, media, site);
  const alt = altOf(properties, media);
  const image = (
    <Picture
      media={media}
      alt={alt}
      sizes={useImageSizes(null)}
      site={site}
      isEager={site.eagerImage === id}
      hasFocus={isCropped(props)}
    />
  );
  if (!link) return <div className="moto-slide-image">{image}</div>;
  return (
    <a
      {...link}
      href={link.href}
      className="moto-slide-image"
      aria-label={alt === '' ? (link.title ?? link.href) : undefined}
    >
      {image}
    </a>
  );
};

export const View = ({ id, properties, root, site, children }: ViewProps<SliderItemProperties>) => {
  const { captions, ratio, place, count } = SlideContext.use();
  const media = properties.image_id === null ? null : site.media(properties.image_id);
  const hasContent = children !== undefined && (media === null || captions !== 'none');
  const isOver = media !== null && captions === 'over';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      {...root}
      role="group"
      aria-roledescription={site.text('VISITOR.SLIDES.SLIDE')}
      aria-label={`${place} / ${count}`}
    >
      {media && <SlideImage {...{ id, properties, site, media, ratio }} />}
      {hasContent && (
        <div className={isOver ? 'moto-slide-content moto-tone-inverse' : 'moto-slide-content'}>
          {children}
        </div>
      )}
    </div>
  );
};
