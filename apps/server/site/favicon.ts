import type { Content } from './cache/site-response.ts';
import { LIVE_ASSET_HEADERS } from './headers.ts';

/** The product's icon in 32 × 32, for sites without a favicon. */
const ICON =
  'AAABAAEAICAAAAEAIAAqAQAAFgAAAIlQTkcNChoKAAAADUlIRFIAAAAgAAAAIAQDAAAAgVRnxwAAADBQTFRFKlXUM1DRNFDRM1DRNFDQM1DRNFHR////zNPzTmfXPlrUp7Trv8jxkaDndYngW3LaFWiKHwAAAAZ0Uk5TAcyP8yuVfbIgqAAAAAlwSFlzAAALEwAACxMBAJqcGAAAAI5JREFUKM9jYGBwEk6DAkMVBiBgTUMCAUABMWSBRDQFICVuqAIpDGqoAkkQI7JmAsEyiCFmICq7HAi2gVjJDGmoAmmDSwDhdIjAyplgMAsu8KIDDPpwC/y9Cwb3EYYiAZDAnTNQcBYkAAygHR1Q0A0KIDFUgURQIK+CA1AgY0QDWkQpYEYlqhIFUPSjJgcALsbZT0YV7BoAAAAASUVORK5CYII=';

export const DEFAULT_FAVICON: Content = {
  status: 200,
  headers: { ...LIVE_ASSET_HEADERS, 'content-type': 'image/x-icon' },
  body: Buffer.from(ICON, 'base64'),
};
