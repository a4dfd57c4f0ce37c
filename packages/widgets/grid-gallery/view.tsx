import type { CSSProperties, ReactNode } from 'react';
import { useImageSizes } from '../kit/available-width.ts';
import { Picture } from '../kit/picture.tsx';
import { textDirection } from '../kit/rich-text/direction.ts';
import type { ResolvedLink, SiteContext, SiteMedia, ViewProps } from '../kit/view.ts';
import type { GalleryItem, GridGalleryProperties } from './schema.ts';

type VisibleItem = {
  readonly item: GalleryItem;
  readonly media: SiteMedia;
  readonly alt: string;
  readonly index: number;
};

/** Items that have an image and aren't hidden. */
const visibleItems = (items: readonly GalleryItem[], site: SiteContext): readonly VisibleItem[] =>
  items.flatMap((item, index) => {
    const media = item.is_hidden || item.image_id === null ? null : site.media(item.image_id);
    return media === null ? [] : [{ item, media, alt: item.alt ?? media.alt, index }];
  });

/** The item's own link, otherwise a link that opens the image in the lightbox. */
const linkOf = ({ item, media }: VisibleItem, hasLightbox: boolean, site: SiteContext) => {
  const own = site.link(item.link);
  const lightbox: ResolvedLink = {
    href: media.url,
    'data-lightbox': site.text('VISITOR.LIGHTBOX.CLOSE'),
  };
  return own ?? (hasLightbox ? lightbox : null);
};

/** Labels of the lightbox's previous and next buttons. */
const lightboxLabels = (site: SiteContext): string =>
  `${site.text('VISITOR.LIGHTBOX.PREVIOUS')}|${site.text('VISITOR.LIGHTBOX.NEXT')}`;

/** The aspect ratio, which determines an image's share of its row. */
const aspectRatioStyle = ({ width, height }: SiteMedia): CSSProperties | undefined =>
  width && height ? ({ '--moto-shape': (width / height).toFixed(3) } as CSSProperties) : undefined;

type LinkedProps = {
  readonly entry: VisibleItem;
  readonly link: ResolvedLink | null;
  readonly children: ReactNode;
};

/** The link has a name also if its image has no alt text. */
const Linked = ({ entry: { item, alt }, link, children }: LinkedProps) =>
  link ? (
    <a
      {...link}
      href={link.href}
      aria-label={alt === '' ? item.caption || link.title || link.href : undefined}
    >
      {children}
    </a>
  ) : (
    children
  );

export const View = ({
  id,
  properties,
  root,
  editable,
  site,
}: ViewProps<GridGalleryProperties>) => {
  const { layout, columns, ratio, has_fixed_height, last_row, captions, has_lightbox } = properties;
  const visible = visibleItems(properties.items, site);
  const sizes = useImageSizes(layout === 'rows' ? null : Math.ceil(1280 / columns.desktop));
  if (visible.length === 0) return <div {...root} />;
  const isCropped = layout === 'grid' ? ratio !== 'original' : has_fixed_height;
  return (
    <div {...root}>
      <ul
        className="moto-gallery"
        data-lightbox-group={has_lightbox ? lightboxLabels(site) : undefined}
        data-grid-gallery={layout === 'rows' && last_row === 'hide' ? 'shown' : undefined}
      >
        {visible.map((entry) => (
          <li
            key={entry.index}
            style={layout === 'rows' ? aspectRatioStyle(entry.media) : undefined}
          >
            <Linked entry={entry} link={linkOf(entry, has_lightbox, site)}>
              <Picture
                media={entry.media}
                alt={entry.alt}
                sizes={sizes}
                site={site}
                isFramed
                isEager={site.eagerImage === id && entry === visible[0]}
                hasFocus={isCropped}
              />
            </Linked>
            {captions !== 'none' && entry.item.caption && (
              <p
                className="moto-gallery-caption"
                dir={textDirection(entry.item.caption)}
                {...editable(`items.${entry.index}.caption`)}
              >
                {entry.item.caption}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
