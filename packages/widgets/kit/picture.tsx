import type { SiteContext, SiteMedia } from './view.ts';

export type PictureProps = {
  readonly media: SiteMedia;
  readonly alt: string;
  /** The `sizes` attribute: the displayed width by viewport width. */
  readonly sizes: string;
  readonly site: SiteContext;
  readonly title?: string;
  /** The first image of the page: loaded immediately with high priority. */
  readonly isEager?: boolean;
  /** Lazy-loaded regardless of the site's setting. */
  readonly isLazy?: boolean;
  /** Uses the focal point as `object-position`, for images with `object-fit: cover`. */
  readonly hasFocus?: boolean;
  /** Always renders the `picture` element, which clips the image and holds overlays. */
  readonly isFramed?: boolean;
};

const focus = ({ focal_point: { x, y } }: SiteMedia) =>
  x === 50 && y === 50 ? undefined : { objectPosition: `${x}% ${y}%` };

const loading = ({ isEager, isLazy, site }: PictureProps) => {
  if (isEager) return { fetchPriority: 'high' } as const;
  return isLazy || site.lazyLoading
    ? ({ loading: 'lazy', decoding: 'async' } as const)
    : ({ decoding: 'async' } as const);
};

/** An image in all available formats and sizes. Its dimensions are set to prevent layout shift. */
export const Picture = (props: PictureProps) => {
  const { media, alt, sizes, title } = props;
  const fallback = media.sources.at(-1);
  const image = (
    <img
      {...loading(props)}
      sizes={fallback ? sizes : undefined}
      srcSet={fallback?.srcset}
      src={media.url}
      width={media.width ?? undefined}
      height={media.height ?? undefined}
      alt={alt}
      title={alt === '' ? undefined : title || undefined}
      style={props.hasFocus ? focus(media) : undefined}
    />
  );
  const others = media.sources.slice(0, -1);
  if (others.length === 0 && !props.isFramed) return image;
  return (
    <picture>
      {others.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
};
