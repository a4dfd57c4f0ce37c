import type { CSSProperties, ReactNode } from 'react';
import { usePictureSizes } from '../kit/available-width.ts';
import { Picture } from '../kit/picture.tsx';
import type { ResolvedLink, SiteContext, SiteMedia, ViewProps } from '../kit/view.ts';
import type { GalleryItem, GridGalleryProperties } from './schema.ts';

type Shown = { readonly item: GalleryItem; readonly media: SiteMedia; readonly index: number };

/** Items that have an image and aren't hidden. */
const shownOf = (items: readonly GalleryItem[], site: SiteContext): readonly Shown[] =>
  items.flatMap((item, index) => {
    const media = item.is_hidden || item.image_id === null ? null : site.media(item.image_id);
    return media === null ? [] : [{ item, media, index }];
  });

/** The item's own link, otherwise a link that opens the image in the lightbox. */
const linkOf = ({ item, media }: Shown, hasLightbox: boolean, site: SiteContext) => {
  const own = site.link(item.link);
  const lightbox: ResolvedLink = {
    href: media.url,
    'data-lightbox': site.text('VISITOR.LIGHTBOX.CLOSE'),
  };
  return own ?? (hasLightbox ? lightbox : null);
};

/** Labels of the lightbox's previous and next buttons. */
const groupOf = (site: SiteContext): string =>
  `${site.text('VISITOR.LIGHTBOX.PREVIOUS')}|${site.text('VISITOR.LIGHTBOX.NEXT')}`;

/** The aspect ratio, which determines an image's share of its row. */
const shapeOf = ({ width, height }: SiteMedia): CSSProperties | undefined =>
  width && height ? ({ '--moto-shape': (width / height).toFixed(3) } as CSSProperties) : undefined;

const Linked = ({ link, children }: { link: ResolvedLink | null; children: ReactNode }) =>
  link ? (
    <a {...link} href={link.href}>
      {children}
    </a>
  ) : (
    children
  );

export const View = ({ id, properties, root, site }: ViewProps<GridGalleryProperties>) => {
  const { layout, columns, ratio, captions, has_lightbox } = properties;
  const shown = shownOf(properties.items, site);
  const sizes = usePictureSizes(layout === 'rows' ? null : Math.ceil(1280 / columns.desktop));
  if (shown.length === 0) return <div {...root} />;
  const isCut = layout === 'grid' && ratio !== 'original';
  return (
    <div {...root}>
      <ul className="moto-gallery" data-lightbox-group={has_lightbox ? groupOf(site) : undefined}>
        {shown.map((each) => (
          <li key={each.index} style={layout === 'rows' ? shapeOf(each.media) : undefined}>
            <Linked link={linkOf(each, has_lightbox, site)}>
              <Picture
                media={each.media}
                alt={each.item.alt ?? each.media.alt}
                sizes={sizes}
                site={site}
                isFramed
                isEager={site.eagerPicture === id && each === shown[0]}
                hasFocus={isCut}
              />
            </Linked>
            {captions !== 'none' && each.item.caption && (
              <p className="moto-gallery-caption">{each.item.caption}</p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
