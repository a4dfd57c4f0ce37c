import { FONT_PATH } from '@plinth/model';
import { readFileIfExists } from '../storage/files/read-file.ts';
import type { Themes } from '../storage/folders/themes-folder.ts';
import type { Content } from './cache/site-response.ts';
import { ASSET_HEADERS } from './headers.ts';

const FILE = /^([a-z0-9-]{1,64})\/([a-z0-9-]{1,64}\.woff2)$/;

const HEADERS = { ...ASSET_HEADERS, 'content-type': 'font/woff2' };

/** A font file in the theme's `fonts/` folder, by the name in its face: `harbor/inter-latin.woff2`. */
export function readFont(themes: Themes, name: string): Buffer | undefined {
  const [, theme = '', file] = FILE.exec(name) ?? [];
  return themes.has(theme) ? readFileIfExists(themes.path(theme, `fonts/${file}`)) : undefined;
}

/** The response of a font's URL. */
export function fontResponse(themes: Themes, url: string): Content | undefined {
  const body = readFont(themes, url.slice(FONT_PATH.length));
  return body && { status: 200, headers: HEADERS, body };
}
