import { plainAddress } from '../urls/plain-address.ts';
import { Coordinates } from './coordinates.ts';

const NUMBER = '(-?\\d{1,3}(?:\\.\\d+)?)';

/** Coordinates as maps copy them, and in the URLs of OpenStreetMap and Google Maps. */
const FORMATS = [
  `^\\(?${NUMBER}\\s*[,;\\s]\\s*${NUMBER}\\)?$`,
  `[?&#]mlat=${NUMBER}&mlon=${NUMBER}`,
  `#map=\\d+(?:\\.\\d+)?/${NUMBER}/${NUMBER}`,
  `!3d${NUMBER}!4d${NUMBER}`,
  `[?&](?:q|ll|query|center|destination|daddr)=${NUMBER}(?:,|%2C)(?:%20|\\+)?${NUMBER}`,
  `/@${NUMBER},${NUMBER}`,
  `^geo:${NUMBER},${NUMBER}`,
].map((source) => new RegExp(source));

/** Six decimals are about ten centimeters. */
const rounded = (text: string | undefined): number => Number(Number(text).toFixed(6));

/** Embedded maps of Google name the longitude first. */
const EMBEDDED = new RegExp(`!2d${NUMBER}!3d${NUMBER}`);

/** Reads coordinates from a text, the URL of a map, or its embed code. Null if there are none. */
export function parseCoordinates(text: string): Coordinates | null {
  const plain = plainAddress(text)
    .replace(/\u2212/g, '-')
    .replace(/°/g, '');
  const [, east, north] = EMBEDDED.exec(plain) ?? [];
  const found = FORMATS.map((format) => format.exec(plain)).find(Boolean);
  const [, lat, lng] = found ?? [plain, north, east];
  const parsed = Coordinates.safeParse({ lat: rounded(lat), lng: rounded(lng) });
  return parsed.success ? parsed.data : null;
}

export const coordinatesText = ({ lat, lng }: Coordinates): string => `${lat}, ${lng}`;
