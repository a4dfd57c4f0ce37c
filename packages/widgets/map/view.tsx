import { type DataResult, MAP_PICTURE_WIDTH } from '@plinth/model';
import type { ReactNode } from 'react';
import { useImageSizes } from '../kit/available-width.ts';
import { Embed } from '../kit/embed.tsx';
import { Icon } from '../kit/icons.tsx';
import { Picture } from '../kit/picture.tsx';
import { textDirection } from '../kit/rich-text/direction.ts';
import type { SiteMedia, ViewProps } from '../kit/view.ts';
import { liveMapOf } from './live-map.ts';
import { type Place, placeOf } from './place.ts';
import type { MapProperties } from './schema.ts';

type MapViewProps = ViewProps<MapProperties, DataResult<'map'>>;

type PartProps = Pick<MapViewProps, 'id' | 'properties' | 'data' | 'editable' | 'site'> & {
  readonly place: Place;
};

/** Title, address, and directions. */
const Card = ({ place: { title, address, directions }, properties, editable, site }: PartProps) => {
  const { marker_text, has_directions } = properties;
  return (
    <div className="moto-map-card">
      {title && (
        <b
          dir={textDirection(title)}
          {...(properties.marker_title ? editable('marker_title') : {})}
        >
          {title}
        </b>
      )}
      {address && (
        <address dir={textDirection(address)} {...(properties.address ? editable('address') : {})}>
          {address}
        </address>
      )}
      {marker_text && (
        <p dir={textDirection(marker_text)} {...editable('marker_text')}>
          {marker_text}
        </p>
      )}
      {has_directions && (
        <a href={directions} target="_blank" rel="noopener">
          <Icon name="arrow_up_right" />
          {site.text('VISITOR.MAP.DIRECTIONS')}
        </a>
      )}
    </div>
  );
};

type ImageProps = Pick<PartProps, 'id' | 'site'> & {
  readonly media: SiteMedia;
  readonly alt: string;
};

const OwnImage = ({ id, site, ...image }: ImageProps) => (
  <Picture {...image} sizes={useImageSizes(null)} site={site} isEager={site.eagerImage === id} />
);

type CreditProps = { readonly text: string; readonly url: string };

const Credit = ({ text, url }: CreditProps) => (
  <small className="moto-map-credit" dir={textDirection(text)}>
    {url === '' ? (
      text
    ) : (
      <a href={url} target="_blank" rel="noopener">
        {text}
      </a>
    )}
  </small>
);

type TilesProps = ImageProps & { readonly credit: ReactNode };

/** The picture of the map out of tiles, whose middle is the place. */
const TilesImage = ({ id, site, credit, ...image }: TilesProps) => (
  <span className="moto-map-tiles">
    {/* Shown in its own size: a rendition for the width of the map would be blurred. */}
    <Picture
      {...image}
      sizes={`${MAP_PICTURE_WIDTH}px`}
      site={site}
      isEager={site.eagerImage === id}
    />
    <span className="moto-map-marker">
      <Icon name="pin" />
    </span>
    {credit}
  </span>
);

/** The provider's map, or an image. */
const MapArea = ({ id, place, properties, data, site }: PartProps) => {
  const { image_id, is_click_to_load, has_card } = properties;
  const live = liveMapOf(place, properties, site.language);
  const title = `${site.text('VISITOR.MAP.TITLE')}: ${place.title || place.address}`;
  const shown = image_id ?? data?.image_id ?? null;
  const media = shown === null ? null : site.media(shown);
  const ports = media && { id, site, media };
  const credit = data && <Credit text={data.attribution} url={data.attribution_url} />;
  // The poster is a link, which can't contain another one.
  const isBeside = live !== null && Boolean(data?.attribution_url);
  const image =
    ports &&
    (image_id === null ? (
      <TilesImage {...ports} alt={title} credit={!isBeside && credit} />
    ) : (
      <OwnImage {...ports} alt={live ? '' : ports.media.alt} />
    ));
  if (!live) return image && <div className="moto-map-image">{image}</div>;
  return (
    <Embed
      embedded={{ ...live, title }}
      isClickToLoad={is_click_to_load}
      action={{ icon: 'pin', label: site.text('VISITOR.MAP.LOAD') }}
      heading={has_card ? undefined : place.title || place.address}
      beside={isBeside && image_id === null && image && credit}
      site={site}
    >
      {image}
    </Embed>
  );
};

export const View = ({ root, ...props }: MapViewProps) => {
  const { properties, site } = props;
  const place = placeOf(properties, site);
  if (!place) return <div {...root} />;
  const { has_card, has_scroll_zoom } = properties;
  return (
    <div {...root}>
      {/* Takes the focus on a click, after which the map takes the wheel. */}
      <div className="moto-map" tabIndex={has_scroll_zoom ? undefined : -1}>
        <MapArea {...props} place={place} />
        {has_card && <Card {...props} place={place} />}
      </div>
    </div>
  );
};
