import { type Coordinates, coordinatesText } from '@plinth/model';
import type { Embedded } from '../kit/embed.tsx';
import type { Place } from './place.ts';
import type { MapProperties } from './schema.ts';

type LiveMap = Omit<Embedded, 'title'>;

type Settings = Pick<MapProperties, 'provider' | 'zoom' | 'type'>;

/** px of the world at zoom 0. */
const TILE = 256;
/** Half of the part of the map that fits most frames, in px. */
const HALF = { width: 300, height: 175 };

const degrees = (value: number): string => value.toFixed(5);

/** West, south, east, and north of the part of the map around a place. */
function boundsOf({ lat, lng }: Coordinates, zoom: number): string {
  const perPixel = 360 / (TILE * 2 ** zoom);
  const x = HALF.width * perPixel;
  const y = HALF.height * perPixel * Math.cos((lat * Math.PI) / 180);
  return [lng - x, lat - y, lng + x, lat + y].map(degrees).join(',');
}

function openStreetMap(place: Coordinates, { zoom }: Settings): LiveMap {
  const { lat, lng } = place;
  const query = new URLSearchParams({
    bbox: boundsOf(place, zoom),
    layer: 'mapnik',
    marker: `${lat},${lng}`,
  });
  return {
    service: { id: 'openstreetmap', name: 'OpenStreetMap' },
    src: `https://www.openstreetmap.org/export/embed.html?${query}`,
    href: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${zoom}/${lat}/${lng}`,
  };
}

const GOOGLE_TYPES = { road: 'm', satellite: 'k', hybrid: 'h', terrain: 'p' } as const;

function googleMaps(
  { address, coordinates }: Place,
  { zoom, type }: Settings,
  language: string,
): LiveMap {
  const q = address || (coordinates ? coordinatesText(coordinates) : '');
  const query = new URLSearchParams({
    q: q.replaceAll('\u00a0', ' '),
    ...(coordinates && { ll: `${coordinates.lat},${coordinates.lng}` }),
    ...{ z: String(zoom), t: GOOGLE_TYPES[type], hl: language, output: 'embed' },
  });
  const search = new URLSearchParams({ api: '1', query: q.replaceAll('\u00a0', ' ') });
  return {
    service: { id: 'google-maps', name: 'Google Maps' },
    src: `https://www.google.com/maps?${query}`,
    href: `https://www.google.com/maps/search/?${search}`,
  };
}

/** The provider's map of a place. Null if there is none. */
export function liveMapOf(place: Place, settings: Settings, language: string): LiveMap | null {
  const { coordinates } = place;
  switch (settings.provider) {
    case 'google':
      return googleMaps(place, settings, language);
    case 'openstreetmap':
      return coordinates && openStreetMap(coordinates, settings);
    case 'none':
      return null;
  }
}
