import { Coordinates } from './coordinates.ts';

const NUMBER = '(-?\\d{1,3}(?:\\.\\d+)?)';

/** Coordinates as maps copy them, and in the URLs of OpenStreetMap and Google Maps. */
const FORMATS = [
  `^\\(?${NUMBER}\\s*[,;\\s]\\s*${NUMBER}\\)?$`,
  `[?&#]mlat=${NUMBER}&mlon=${NUMBER}`,
  `#map=\\d+(?:\\.\\d+)?/${NUMBER}/${NUMBER}`,
  `!3d${NUMBER}!4d${NUMBER}`,
  `/@${NUMBER},${NUMBER}`,
  `[?&]q=${NUMBER},${NUMBER}`,
].map((source) => new RegExp(source));

/** Six decimals are about ten centimeters. */
const rounded = (text: string | undefined): number => Number(Number(text).toFixed(6));

/** Reads coordinates from a text or the URL of a map. Null if there are none. */
export function parseCoordinates(text: string): Coordinates | null {
  const [, lat, lng] = FORMATS.map((format) => format.exec(text.trim())).find(Boolean) ?? [];
  const parsed = Coordinates.safeParse({ lat: rounded(lat), lng: rounded(lng) });
  return parsed.success ? parsed.data : null;
}

export const coordinatesText = ({ lat, lng }: Coordinates): string => `${lat}, ${lng}`;
