import { type Coordinates, coordinatesText, directionsUrl } from '@plinth/model';
import type { SiteContext } from '../kit/view.ts';
import type { MapProperties } from './schema.ts';

/** What a map shows. */
export type Place = {
  readonly title: string;
  /** Empty if only coordinates are known. */
  readonly address: string;
  readonly coordinates: Coordinates | null;
  /** URL of directions to it. */
  readonly directions: string;
};

/** A fact that the site has. */
const knownFact = (name: 'address' | 'name', site: SiteContext): string => {
  const fact = site.fact(name);
  return fact && !fact.isMissing ? fact.text : '';
};

/** The place that the owner entered, or that of the site facts. Null if neither is known. */
export function placeOf(properties: MapProperties, site: SiteContext): Place | null {
  const { marker_title, place: coordinates } = properties;
  const isOwn = properties.address !== '';
  const address = isOwn ? properties.address : knownFact('address', site);
  if (address === '' && !coordinates) return null;
  return {
    title: marker_title || (isOwn ? '' : knownFact('name', site)),
    address,
    coordinates,
    directions: directionsUrl(coordinates ? coordinatesText(coordinates) : address),
  };
}
