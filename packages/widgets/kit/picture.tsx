import type { SiteContext, SiteMedia } from './view.ts';

export type PictureProps = {
  readonly media: SiteMedia;
  readonly alt: string;
  /** The `sizes` of the `img`: how wide the picture is drawn at which window width. */
  readonly sizes: string;
  readonly site: SiteContext;
  readonly title?: string;
  /** The page's first picture: loaded at once and before others. */
  readonly isEager?: boolean;
  /** Waits until it is needed, whatever the site's setting says. */
  readonly isLazy?: boolean;
  /** Drawn with `object-fit: cover`: keep the picture's centre of interest in view. */
  readonly hasFocus?: boolean;
  /** The `picture` element is there in any case, to be a frame that cuts off and carries overlays. */
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

/** A picture in every format and size there is of it, with the space it needs known beforehand. */
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
