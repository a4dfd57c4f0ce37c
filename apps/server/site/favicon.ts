import { colorRoles, resolveColor } from '@plinth/model';
import { drawIcon } from '../features/logos/draw-logo.ts';
import { readHeadingFont } from '../features/logos/heading-font.ts';
import { createOutliner, type ReadFont } from '../features/logos/outline-text.ts';
import { mediaUrl } from '../features/media/media-url.ts';
import type { Reader } from '../storage/database/store.ts';
import type { Recorder } from './cache/dependency-log.ts';
import type { Content } from './cache/site-response.ts';
import type { SiteFacts } from './facts/site-facts.ts';
import { LIVE_ASSET_HEADERS, TEXT_HEADERS } from './headers.ts';

/** The product's icon in 32 × 32, for a site whose icon is gone. */
const ICON =
  'AAABAAEAICAAAAEAIAAqAQAAFgAAAIlQTkcNChoKAAAADUlIRFIAAAAgAAAAIAQDAAAAgVRnxwAAADBQTFRFKlXUM1DRNFDRM1DRNFDQM1DRNFHR////zNPzTmfXPlrUp7Trv8jxkaDndYngW3LaFWiKHwAAAAZ0Uk5TAcyP8yuVfbIgqAAAAAlwSFlzAAALEwAACxMBAJqcGAAAAI5JREFUKM9jYGBwEk6DAkMVBiBgTUMCAUABMWSBRDQFICVuqAIpDGqoAkkQI7JmAsEyiCFmICq7HAi2gVjJDGmoAmmDSwDhdIjAyplgMAsu8KIDDPpwC/y9Cwb3EYYiAZDAnTNQcBYkAAygHR1Q0A0KIDFUgURQIK+CA1AgY0QDWkQpYEYlqhIFUPSjJgcALsbZT0YV7BoAAAAASUVORK5CYII=';

export const DEFAULT_FAVICON: Content = {
  status: 200,
  headers: { ...LIVE_ASSET_HEADERS, 'content-type': 'image/x-icon' },
  body: Buffer.from(ICON, 'base64'),
};

type FaviconPorts = {
  readonly db: Reader;
  readonly recorder: Recorder;
  readonly readFont: ReadFont;
};

/** Longer logos are illegible at the size of an icon. */
const MAX_RATIO = 1.25;

const BLACK = '#000000';
const BOLD = 700;

const redirectTo = (fileKey: string): Content => ({
  status: 302,
  headers: { ...TEXT_HEADERS, location: mediaUrl(fileKey) },
  body: '',
});

const readImage = async (id: number, { db, recorder }: FaviconPorts) => {
  recorder.tag(`media:${id}`);
  return db
    .selectFrom('media')
    .select(['file_key', 'width', 'height'])
    .where('id', '=', id)
    .executeTakeFirst();
};

/** The initials of the business in the site's main color. */
async function drawnIcon({ settings }: SiteFacts, ports: FaviconPorts): Promise<Content> {
  const { general, facts, colors } = settings;
  ports.recorder.tag('setting:colors');
  ports.recorder.tag('setting:fonts');
  const font = await readHeadingFont(ports.db);
  const body = await drawIcon({
    name: facts.name || general.site_name,
    color: resolveColor(colors, colorRoles(colors).primary) ?? BLACK,
    weight: font?.weight ?? BOLD,
    outline: font && createOutliner(font.faces, ports.readFont).outline,
  });
  const headers = { ...LIVE_ASSET_HEADERS, 'content-type': 'image/svg+xml' };
  return { status: 200, headers, body };
}

/** The owner's favicon, otherwise the logo if it's about square, otherwise drawn initials. */
export async function favicon(facts: SiteFacts, ports: FaviconPorts): Promise<Content> {
  const { general, facts: business } = facts.settings;
  ports.recorder.tag('setting:general');
  if (general.favicon_id !== null) {
    const own = await readImage(general.favicon_id, ports);
    return own ? redirectTo(own.file_key) : DEFAULT_FAVICON;
  }
  ports.recorder.tag('setting:site_facts');
  const logo = business.logo_id === null ? undefined : await readImage(business.logo_id, ports);
  const { width = null, height = null } = logo ?? {};
  const isSquare = width && height && Math.max(width / height, height / width) <= MAX_RATIO;
  return logo && isSquare ? redirectTo(logo.file_key) : drawnIcon(facts, ports);
}
